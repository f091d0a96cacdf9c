# The table: questions, buttons, lobby, pictures, refusals, plans. `$figure` is a Locust, `$cog` a COG by its short name.

# Questions
ask-order = Play a card: for its actions, to run, or to attack.
ask-action = { $card }: what next?
ask-place = Do you take cover at the entrance?
ask-crawl = You're bleeding out. Do you crawl one area?
ask-follow = { $cog } moves on. Do you follow?
ask-follow-to = { $cog } moves to { $place }. Do you follow?
ask-guard = { $figure } is about to act. Do you guard?
ask-dodge = { $figure } attacks you with { $dice } { $dice ->
    [one] die
   *[other] dice
 }. Do you dodge?
ask-dodge-blast = You're in the area of this attack. Do you dodge?
ask-discard = You take { $wounds } { $wounds ->
    [one] wound. Which card do you discard?
   *[other] wounds. Which cards do you discard?
 }
ask-tie = Several fit. Which one?
ask-next = Which Locust acts next?
ask-target = Several COGs are as near. Whom does it go for?
ask-hole = Several holes are as near. At which one does it appear?
ask-choose = Several want to guard. Who does?
ask-own = Your choice:
ask-keep = Which weapon do you keep?
ask-lose = Which weapon loses 1 ammo?
ask-ammo = Which weapons get the ammo?
ask-unlock = Which level do you unlock?
ask-hammer = Who gets the Hammer of Dawn?
ask-where = Where to?
ask-card-order = For its actions: play which card?
ask-card-run = To run: discard which card?
ask-card-shoot = To attack: discard which card?
ask-weapon = With which weapon?
ask-manner = How do you attack?
ask-target-of = Whom do you attack?
ask-price = Which card do you discard for it?
panel-left = Left on your card: { $steps }.
panel-goal = Stage { $stage }: { $goal }

# Calls in the public message, with a mention
call-order = { $player }, it's { $cog }'s turn.
call-action = { $player }, { $cog }'s turn continues.
call-place = { $player }, choose where { $cog } begins.
call-crawl = { $player }, { $cog } can crawl.
call-follow = Follow or stay: { $player }.
call-guard = Guard? { $player }
call-dodge = Dodge? { $player }
call-discard = Wounds! Choose cards to discard: { $player }.
call-tie = { $player }, choose for the Locust.
call-own = { $player }, you have a choice to make.

# Lines, as buttons and in sentences
line-order = { $card }: { $steps }
line-run = Run: discard { $card }
line-shoot = Attack: discard { $card }
line-move = Move to { $place }
line-extra = 1 area further: { $place }
line-attack = { $attack } → { $target }
line-guard = Guard: { $attack } ({ $card })
line-chance = { $line } · kills { $chance } %
line-ammo = Ammo: { $weapons }
line-draw = Draw cards
line-help = { $cog } draws cards
line-rally = Every COG draws cards
line-shift = Move { $figure } to { $area }
line-expose = Drive { $figure } out of cover
line-skip = No Locust Activation this turn
line-team = { $cog } plays a card
line-revive = Revive { $cog } ({ $card })
line-take = Take the { $weapon } ({ $card })
line-take-free = Take the { $weapon }
line-use = Use { $equipment } ({ $card })
line-use-free = Use { $equipment }
line-explore = Open the door
line-troika = Fire the Troika at { $figure }
line-follow = Follow ({ $card })
line-follow-place = 1 area further: { $place } ({ $card })
line-swap = Exchange { $card }
line-drop = Discard the { $weapon }
line-end = End the turn
line-stay = Stay here
line-cover = Take cover: { $place }
line-crawl = Crawl to { $place }
line-wait = Not yet
line-pass = No
line-hold = No Guard in this step
line-dodge = Dodge ({ $card })
line-discard = Discard { $cards }
line-heal = Heal { $figure }
line-auto = Decide for me
line-lose = 1 ammo off the { $weapon }
line-keep = Keep the { $weapon }
line-unlock = Unlock level { $level }
line-resign = Give up the seat
verb-move = Move …
verb-run = Run (any card) …
verb-shoot = Attack (any card) …
verb-attack = Attack …
verb-ammo = Gain ammo …
verb-help = Let a COG draw …
verb-shift = Move a Locust …
verb-expose = Drive out of cover …
verb-team = A COG plays a card …
verb-revive = Revive …
verb-take = Take a weapon …
verb-use = Use equipment …
verb-extra = 1 area further …
verb-troika = Troika …
verb-follow = 1 area further …
verb-swap = Exchange a card …
verb-drop = Discard a weapon …
verb-guard = Guard …
verb-discard = Discard …
verb-choose = Choose …
word-free = No card
place-cover = { $place } · { $distance } · cover
place-open = { $place } · { $distance }
place-seen = Seen by { $figures }.
place-danger = { $count } of { $all } AI cards would attack you here.
place-unseen = No Locust sees this place.
hand = { $side }:
hand-card = • { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
 }**{ $card }** ({ $reaction }): { $steps }
hand-hidden = { $side }: { $count } { $count ->
    [one] card
   *[other] cards
 }

# Headlines and pictures
headline = { $mission } · stage { $stage }
glance = Stage { $stage }: { $goal } AI deck: { $cards } { $cards ->
    [one] card
   *[other] cards
 }.
label-bleeding = bleeding out
label-gone = gone
label-deck = AI deck
label-values = Values: { $title }{ $owner ->
    [0] {""}
    [one] , with 1 entry of the owner
   *[other] , with { $owner } entries of the owner
 }
values-open-1 = Open values 1 (ours, not the publisher's)
values-open-2 = Open values 2 (ours, balanced for one to four players)
alt-cog = { $side } at { $place } with { $count } { $count ->
    [one] card
   *[other] cards
 }.
alt-cog-bleeding = { $side } is bleeding out in { $place }.
alt-figure = { $number } (health { $health })
alt-locusts = { $kind } at { $place }: { $figures }.
alt-holes = Open holes: { $places }.
alt-sealed = Sealed holes: { $places }.
alt-dropped = In { $place } there's: { $weapons }.
alt-deck = AI deck: { $count } { $count ->
    [one] card
   *[other] cards
 }.
outcome-won = 🏁 { $mission }: won! ({ $cause })
outcome-lost = { $mission }: lost in stage { $stage }. ({ $cause })

# The result
score-kills = Kills
score-wounds = Wounds
score-reactions = Reactions
score-revived = Revivals
score-bled = Bled out
score-note = Turns: { $turns } · AI cards: { $cards } · { $values }
film-locust = Locust
film-turn = Turn { $turn } · { $who }

# Terms of a table
terms-mission-label = Mission
terms-seats-label = COGs
terms-seats-about = Number of players
terms-seats-one = 1 COG
terms-seats-two = 2 COGs
terms-seats-three = 3 COGs
terms-seats-four = 4 COGs
terms-insane-label = Insane
terms-insane-no = normal rules
terms-insane-no-about = Bleeding COGs can be revived
terms-insane-yes = insane
terms-insane-yes-about = You discard for wounds at random, and bleeding COGs can be executed
terms-vote-label = Votes
terms-vote-no = no votes
terms-vote-no-about = Each player decides alone
terms-vote-yes = votes on cards
terms-vote-yes-about = The others are asked about each card; it's played when they agree, or after an hour
terms-values-label = Values
terms-values-about = { $owner ->
    [0] Maps and most numbers are ours
    [one] 1 entry comes from the owner's copy, the rest is ours
   *[other] { $owner } entries come from the owner's copy, the rest is ours
 }
terms-difficulty-label = Difficulty
terms-difficulty-about = Sets the map and its equipment

# Tips for a first game
tip-order = Your cards are your health, too: each wound costs one. Play one for its actions, or any card to run 2 areas or to attack once.
tip-action = Do the card's actions in their order; you may leave some out. Special actions cost another card each, once a turn.
tip-move = Cover with an arrow toward the Locust gives more defence dice. A place that no Locust sees is safest.
tip-attack = Overkill costs 1 ammo and rolls more dice. A Bolo Grenade thrown into an area with a hole can seal it.
tip-place = Cover right at the beginning costs nothing.
tip-crawl = A teammate in your area can revive you by discarding a card.
tip-follow = Following costs a card, but you keep together without using your own turn.
tip-guard = The group can guard once in a Locust Activation. Wait for a Locust that you're likely to kill.
tip-dodge = Dodging adds 2 defence dice. It's worth a card against many dice.
tip-discard = Keep a card to guard or dodge with. Without a card left, the next wound makes you bleed out.
tip-tie = The Locust are nobody's: choose what hurts least, or let Sztab decide.

# Refusals
refused = { $sentence } ({ $rule })
refused-over = The game is over.
refused-not-asked = { $side } isn't asked anything now. Wait for your question.
refused-gone = { $side } has given up and does nothing more.
refused-not-listed = That can't be said now. Press one of the buttons.
refused-no-move = No move is left, or this place can't be reached. Choose another one.
refused-no-attack = This attack isn't possible now: out of sight, no ammo, or no action for it. Choose one of those offered.
refused-no-card = You've played a card already, or it isn't in your hand.
refused-no-draw = There's nothing to draw: cards of the Heal step and AI cards are drawn by themselves.
refused-no-end = Play a card first, for example to run.
refused-no-special = This special action isn't possible now. Each costs a card and works once a turn.
refused-no-door = There's no door that you could open here now.
refused-unknown = Nobody can know that before the card is drawn or the dice are rolled.
refused-no-face = A die has no such face.
refused-together = You win or lose together: there's no draw and no claim. You can give up your seat.

# Plans
plans-label = Plans
plans-about = Plans answer for you while you're away. Nobody else sees them.
plans-first = Dodge, Guard, Follow, wounds
plans-second = Ties of the Locust, end of turn
plan-dodge-ask = Dodge: ask me
plan-dodge-dice = Dodge: from { $number } attack dice on
plan-dodge-never = Dodge: never
plan-guard-ask = Guard: ask me once for each Locust
plan-guard-every = Guard: ask me at every moment
plan-guard-chance = Guard: if it kills with { $number } % or more
plan-guard-never = Guard: never
plan-follow-ask = Follow: ask me
plan-follow-always = Follow: always
plan-follow-never = Follow: never
plan-discard-ask = Wounds: ask me which cards
plan-discard-always = Wounds: discard the least useful cards
plan-tie-always = Ties of the Locust: decide for me
plan-tie-ask = Ties of the Locust: ask me
plan-end-ask = End of turn: ask me if an action is left
plan-end-never = End of turn: never ask

# The lobby
lobby-cog = Your COG
lobby-cog-open = no COG yet
lobby-cog-choose = Still to choose a COG: { $players }.
cog-random = Random COG
