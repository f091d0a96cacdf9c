# The table: questions, buttons, pictures, terms, refusals.

# Questions
ask-pilot = Which pilot do you keep?
ask-base = Where is your base?
ask-arm = Choose the mine on your base and the weapon you keep.
arm-chosen = Chosen: { $chosen }.
ask-arm-mine = Which mine lies on your base?
ask-arm-weapon = Which weapon do you keep?
ask-program = Program your four slots.
ask-program-card = Slot { $slot }: which card?
ask-program-direction = Slot { $slot }, { $card }: which way?
ask-commander = Play slot 4 in ad hoc mode? (Cost: { $cost })
ask-adhoc = Which card do you carry out now?
ask-adhoc-first = Which card do you carry out now? It must not lead to an enemy pilot.
ask-adhoc-direction = { $card }: which way?
ask-rotate = Turn the card { $card } { $arrow }? (Cost: { $cost })
ask-mech = Take the Mech? Choose its side.
ask-drive = Drive on to { $zone }? (Cost: { $cost })
ask-action-mine = Which mine do you put on { $zone }? (Cost: { $cost })
ask-action-mine-move = All your mines are out. Move one to { $zone }? (Cost: { $cost })
ask-action-turret = Put a turret on { $zone }? (Cost: { $cost })
ask-action-turret-move = All your turrets are out. Move one to { $zone }? (Cost: { $cost })
ask-action-buy = Which weapon do you buy?
ask-action-power = Repair or upgrade?
ask-action = What do you do on { $zone }?
ask-collect = Which resource do you take as your extra?
ask-expert = Pay so that your first weapon stays ready? (Cost: { $cost })
ask-attack = Your attack on { $enemy }: which weapon?
ask-attack-paid = { $weapon }: how much do you pay?
ask-attack-zone = { $weapon }: which zone?
ask-attack-weapon = { $weapon }: which weapon?
ask-attack-resource = { $weapon }: energy or credits?
ask-attack-direction = { $weapon }: which line?
ask-place = Where do you go from { $zone }?
ask-deploy-mine = Put another mine next to your pilot?
ask-deploy-turret = Put another turret next to your pilot?
ask-mine = Which mine do you put on { $zone }?

# Calls in the public message, with a mention
call-pilot = Choose your pilots: { $players }.
call-base = { $player }, choose your base.
call-arm = Choose your mine and weapon: { $players }.
call-program = Round { $round }: program your slots: { $players }.
call-program-waiting = Still programming: { $players }.
call-commander = { $player }, slot 4: will you take command?
call-adhoc = { $player }, choose a card (ad hoc mode).
call-rotate = { $player }, you can turn your card.
call-mech = { $player }, the Mech is yours to take.
call-drive = { $player }, you can drive on.
call-action = { $player }, choose your action.
call-collect = { $player }, choose your extra resource.
call-expert = { $player }, you can use the weapon expert.
call-attack = { $player }, it's your attack.
call-place = { $player }, choose where to go.
call-deploy-mine = { $player }, you can put another mine.
call-deploy-turret = { $player }, you can put another turret.
call-mine = { $player }, choose a mine.

# Buttons, and lines in lists
line-pilot = { $pilot }
line-base = { $zone }
line-mine = Mine { $number }
line-mine-move = Mine { $number } from { $zone }
line-weapon = { $weapon }
line-program = { $slot }: { $card } { $arrow }
line-program-vacant = { $slot }: –
program-same = Same as last round
program-suggest = Suggest
line-ready = Ready
line-commander = Take command
line-adhoc = { $card } { $arrow }
line-rotate = { $arrow }
line-drive = Drive on
line-mech = { $mech }
line-mech-none = Leave it
line-collect = { $resource }
line-turret = Put a turret
line-turret-move = Turret from { $zone }
line-buy = { $weapon }: { $cost }
line-buy-about = { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $type }, { $damage }/{ $power }
line-repair = +{ $health } health: { $cost }
line-upgrade = Power Armor: { $cost }
line-expert = Weapon expert
line-attack = { $weapon } — { $damage } damage
line-attack-power = 💪 { $weapon } — { $damage } damage
line-attack-paid = Pay { $amount }
line-attack-nothing = Without
line-place = { $zone }
line-equip = Equip first: { $weapon }
line-shield-on = Shield on
line-shield-off = Shield off
line-pass = Pass
line-pass-commander = Open the card
line-pass-rotate = Leave the card
line-pass-drive = Stop here
line-pass-action = No action
line-pass-expert = Don't pay
line-pass-deploy = Nothing
action-program = slot { $slot }: { $card } { $arrow }
action-attack = attack with { $weapon }

# Programming
program-wall = → wall
attack-outlook = { $weapon }: { $damage } damage, enemy then { $health } health
attack-counters = counters { $weapon }
attack-countered = countered by { $weapons }
attack-enemy-left = { $side } can still use: { $weapons }

# Headlines and panels of pictures
headline-setup = Set-up · { $values }
headline-program = Round { $round } of { $rounds } · programming
headline-turn = Round { $round } of { $rounds } · slot { $slot } · { $side }
headline-combat = Combat on { $zone }
headline-over = Game over
label-adhoc = ad hoc
label-stock = Stock
label-ready = ready
label-left = left
label-robot = robot
label-values = Values: { $title }
values-open-1 = Open values 1 (ours, not the publisher's)

# Terms of a table
terms-players-label = Players
terms-players-about = How many play
terms-players-solo = 1 against two robots
terms-players-two = 2 players
terms-players-three = 3 players
terms-players-four = 4 players
terms-pilots-label = Pilots
terms-pilots-two = two to choose from
terms-pilots-two-about = Everyone gets two pilots in secret and keeps one
terms-pilots-any = any
terms-pilots-any-about = Each player picks one of all eight, the first player last
terms-pilots-random = random
terms-pilots-random-about = Everyone gets one pilot at random
terms-mech-label = Mech
terms-mech-both = both sides
terms-mech-both-about = Trojan 3000, or Sparta 3000 with a text of ours
terms-mech-trojan = Trojan only
terms-mech-trojan-about = Without Sparta 3000, whose text is ours
terms-o-18-label = Weapon kept at set-up (O-18)
terms-o-18-first = scores
terms-o-18-first-about = At the end, all weapons you own score
terms-o-18-second = doesn't score
terms-o-18-second-about = At the end, only weapons you have bought score
terms-o-29-label = Tsunami's ad hoc turn (O-29)
terms-o-29-first = no combat
terms-o-29-first-about = It must not lead to an enemy pilot
terms-o-29-second = combat allowed
terms-o-29-second-about = It may start a combat
terms-seat = { $pilot }, base { $zone }

# Tips for a first game
tip-pilot = Keep the pilot whose ability you like. Nobody sees the other one.
tip-base = Your pilot starts on the base and comes back there after a knock-out. The bases differ little: just pick one.
tip-arm = A mine protects your base: 4 hurts most. Among the weapons, the Pulse Pistol is easy to use.
tip-program = Give each slot a card and a direction. You move first, then the card acts where you stand. The dotted line shows your way if nobody gets in it.
tip-commander = Ad hoc mode lets you choose slot 4 now. It's worth it if the arena has changed since you programmed.
tip-adhoc = Ad hoc mode: each turn you choose any card, even the same one again. In your first turn you can't attack.
tip-rotate = For a little energy you can turn your card, for example away from a wall or a mine.
tip-mech = The Mech has { $health } health and four advanced weapons, and it scores. But it can't be repaired, and your pilot's ability rests.
tip-drive = Each further zone costs energy, and everything in it happens to you.
tip-action = The action is optional. A turret scores twice the zone's value, a mine once, but nobody knows its number.
tip-buy = A weapon scores at the end as well. Pilots can use only basic ones; advanced ones need Power Armor.
tip-power = Power Armor gives you 9 health and two advanced weapons. Upgrade as soon as you can.
tip-collect = Take what your next cards will cost.
tip-expert = With the weapon expert your first weapon can be used twice.
tip-attack = Each weapon works once per combat. Area counters ranged, ranged counters melee, melee counters area: a counter is a power attack. A fighter without weapons has to retreat.
tip-place = Your pilot scores the value of its zone. A valuable zone is a good place to land.
tip-deploy = You can put it back at once for a little more than usual.
tip-mine = High numbers hurt most. Only you know which mine lies where.
tip-scoring = Zones score after rounds 2, 4 and 6: your pilot, mines and turrets should stand on valuable zones then.

# Pictures in words
alt-turn = Round { $round }, slot { $slot }: { $side } is to act.
alt-program = Round { $round }: programming. Ready: { $ready }.
alt-pilot = { $side }: { $status } on { $zone }.
alt-pilot-waiting = { $side }: { $status }, not in the arena.
alt-mech = The empty Mech is on { $zone }.
alt-mine = Mine of { $side }: { $zones }.
alt-turret = Turret of { $side }: { $zones }.
alt-zones = Zones: { $zones }.
alt-zone = { $zone } { $value } { $resources }
alt-panel = { $side } ({ $pilot }): health { $health }, energy { $energy }, credits { $credits }, points { $points }, equipped: { $weapons }.
alt-stock = In stock: { $weapons }.
alt-row = On sale: { $weapons }.
alt-path = Planned way: { $zones }.
alt-combat = Combat on { $zone }: { $side } against { $enemy }.
alt-offered = On the buttons: { $zones }.
alt-film = Animation of what happened. { $story }
course-title = Points by round
course-round = Round { $round }
alt-chart = Points by round: { $points }.

# Refusals
refused = { $sentence } ({ $rule })
refused-over = The game is over.
refused-not-asked = { $side } isn't asked anything now. Wait for your question.
refused-robot = { $side } is a robot and plays by itself.
refused-has-left = { $side } has left the game.
refused-not-waited = Nobody is waiting for { $side } right now.
refused-other-question = You're asked something else now. Press one of the buttons.
refused-unknown = Nobody can know that in this position.
refused-not-offered = You weren't offered this pilot. Choose one of yours.
refused-no-free-base = There's no free base space there. Choose one of the free ones.
refused-no-such-mine = You can't take this mine. Choose one of those on the buttons.
refused-not-basic = At set-up you keep a basic weapon. Choose one of the four.
refused-same-card = The slot has this card and direction already.
refused-vacant = A slot is still vacant, or you're ready already.
refused-peace = This turn mustn't lead into an enemy pilot's zone. Choose another card or direction.
refused-same-direction = The card can't be turned that way. Choose another direction.
refused-no-such-mech = This table plays without that side of the Mech. Choose the other one.
refused-no-room = A mine, a turret or the Mech is there already. Nothing else fits.
refused-no-such-turret = Turrets in stock come first; only when all are out can you move one from its zone.
refused-too-dear = That costs more than you have. Choose something cheaper or pass.
refused-not-for-sale = You can't buy this weapon: you own it, or it isn't on sale.
refused-no-repair = That repair is no use. Pay only as much as you're missing.
refused-no-upgrade = Only a Pilot with enough energy can upgrade.
refused-mech-repair = The Mighty Mech can be neither repaired nor upgraded.
refused-other-action = Your card has another action.
refused-not-usable = This weapon is exhausted or not equipped. Choose another one.
refused-argument = This weapon can't be used like that now. Choose one of the offered ways.
refused-not-nearest = You can't go there. Choose one of the nearest free zones.
refused-no-deploy = Nothing can be put there. Choose an empty zone next to your pilot that you can pay for.
refused-not-optional = This can't be declined.
refused-not-owned = This weapon is first already, or you don't own it.
refused-in-combat = Equipment can't be changed during a combat.
refused-no-switch = You have no such switch, or it's set like that already.

# Standing orders and plans
order-buy-label = Buying
order-place-label = Where to go
order-equip-label = Equipment
