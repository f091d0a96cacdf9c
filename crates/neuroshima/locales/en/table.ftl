# The table: posts, buttons, private answers.

post-leader = Each side chooses its Leader in secret.
post-place-hq = { $player }, place your HQ ({ $faction }).
post-draw = { $player }, it's your turn ({ $faction }, turn { $turn }). Draw your tiles.
post-discard = { $player }, it's your turn ({ $faction }, turn { $turn }). Discard one of your three tiles.
post-discard-reinforced = { $player }, it's your turn ({ $faction }, turn { $turn }). Discard one of your six tiles.
post-play = { $player }, it's your turn ({ $faction }, turn { $turn }). Play your tiles, then end your turn.
post-battle = ⚔️ Battle.
post-battle-nothing = Nobody hits anything.

second-move-open = { $unit } may make its second move now. Doing anything else first forfeits it.
second-move-of = Again: { $unit }
terror-rules = Terror: this turn you can't put tiles from your hand on the board. Instants and abilities work as usual.
under-none = Units
discard-of = Discard { $tile }

# Buttons
verb-place-hq = Place HQ
verb-place = Play
verb-draw = Draw
verb-fetch = Take from Base
verb-redraw = Redraw
verb-discard = Discard
verb-lay = Lay on Base
verb-build = Place the Structure
verb-battle = Battle
verb-move = Move
verb-push = Push Back
verb-grenade = Grenade
verb-sniper = Sniper
verb-bomb = Air Strike
verb-terror = Terror
verb-smoke-screen = Smoke Screen
verb-transposition = Transposition
verb-paralysis = Paralysis
verb-castle = Castling
verb-rotation = Rotation
verb-small-bomb = Small Bomb
verb-use = Ability
verb-tactic = Tactic card
verb-leader = Choose a Leader
ask-leader = Choose a Leader
verb-lead = Leader
verb-choose = Decide
ability-mobility = Mobility
ability-transport = Transport
ability-replace = Question mark
ability-underground = Underground castling
ability-drag = Hole
ability-steel-net = Steel Net
ability-push = Push
ability-rotate = Turn a unit
ability-turn = Turn the Structure

# Guide
ask-tile = Which tile?
ask-ability = Which ability?
ask-tactic = Play the card as what?
ask-lead = What does your Leader do?
ask-unit = Which unit?
ask-enemy = Which enemy?
ask-hex = Which hex?
ask-facing = Facing which way?
ask-direction = Which direction?
ask-face = Which side up?
face-label = Side { $face }
build-begun = The first token of the Structure is placed on { $hex }. Place the second one next to it.
ask-centre = Which hex is the centre?
ask-area = Which three hexes? Start with the first in alphabetical order.
ask-option = Which option?
ask-transport = Which Transport?
ask-under = The unit or the Foundation under it?
no-transport = None: make the second move
under-some = Foundation: { $tiles }
stay = { $hex } (stay)
hand-of = **{ $army }**: { $tiles }. Pile { $pile }, discard { $discard }.
hand-empty = no tiles
hand-counts = Pile { $pile } · discard { $discard }
card-base = Base
card-base-with = Base with { $tile }
card-medic = Medic
card-tactic = Tactic
cards-none = none left
hand-cards = { $hand } Tactic cards: { $cards }.

# Directions
direction-n = N
direction-ne = NE
direction-se = SE
direction-s = S
direction-sw = SW
direction-nw = NW

# Actions
action-place-hq = HQ to { $hex }
action-draw = Draw
action-redraw = Discard all and draw again
action-fetch = Take { $tile } from the Base, draw the rest
action-discard = Discard { $tile }
action-lay = Lay { $tile } on the Base
action-build = { $tile }, token { $number }: { $hex }, side { $face }, facing { $facing }
action-tactic = Tactic card: { $action }
action-leader = choose the Leader { $leader }
action-lead = { $leader }: { $action }
action-lead-draw = draw
action-lead-mend = heal { $unit }
action-lead-heal = restore HQ points
action-place = { $tile } to { $hex }, facing { $facing }
action-battle = Start a Battle
action-move = Move { $unit } to { $hex }, facing { $facing }
action-move-turn = Turn { $unit } to face { $facing }
action-mobility-move = Mobility: { $unit } to { $hex }, facing { $facing }
action-mobility-turn = Mobility: turn { $unit } to face { $facing }
action-transport-move = Transport: { $unit } to { $hex }, facing { $facing }
action-transport-turn = Transport: turn { $unit } to face { $facing }
action-again-move = Second move: { $unit } to { $hex }, facing { $facing }
action-again-turn = Second move: turn { $unit } to face { $facing }
action-via = { $transport }: { $action }
action-via-move = { $unit } to { $hex }, facing { $facing }
action-via-turn = turn { $unit } to face { $facing }
action-place-alike = { $tile } to { $hex }
action-move-alike = Move { $unit } to { $hex }
action-mobility-move-alike = Mobility: { $unit } to { $hex }
action-transport-move-alike = Transport: { $unit } to { $hex }
action-again-move-alike = Second move: { $unit } to { $hex }
action-via-move-alike = { $unit } to { $hex }
action-push = { $unit } pushes { $target } back
action-grenade = Grenade at { $target }
action-sniper = Sniper at { $target }
action-bomb = Air Strike on { $hex }
action-execute = { $tile } in place of { $target }, facing { $facing }: costs 1 HQ point
action-terror = Terror
action-smoke-screen = Smoke Screen: turn { $target }, facing { $facing }
action-transposition = Transposition: { $tile } in place of { $unit }, facing { $facing }
action-paralysis = Paralyse { $target }
action-castle = { $unit } and { $other } change places
action-rotation = Rotation: turn { $unit } to face { $facing }
action-small-bomb = Small Bomb on { $hexes }
action-use-replace = { $tile } in place of { $unit }, facing { $facing }
action-use-underground = Your HQ and { $unit } change places underground
action-use-drag = Drag { $target } into the Hole on { $hex }
action-use-steel-net = Steel Net at { $target }
action-use-push = { $unit } pushes { $target } (ability)
action-use-rotate = HQ: turn { $unit } to face { $facing }
action-use-turn = Rotation: turn { $unit } to face { $facing }
action-end = End the turn
action-under = { $action } (Foundation: { $tiles })

# Decisions
question-push = { $pusher } pushes { $unit }: where to?
question-medic = Which attack should the Medic absorb?
question-medic-card = Should your Medic card absorb an attack?
question-leader = Use your Leader, { $leader }: { $effects }?
question-leader-target = Whom or what does your Leader act on?
question-explosion = Should { $unit } explode instead of attacking? It is destroyed then, and every adjacent unit except HQs takes 1 wound.
option-explosion-not = No, attack
option-explosion = Yes, explode
question-rotation = You took over { $unit }. Which way should it face?
question-rotation-token = You took over { $unit }. Do you turn one of its tokens?
option-rotation-none = Turn neither token
option-rotation-token = Turn the token on { $hex } to face { $facing }
option-rotation-keep = Leave it facing { $facing }
option-rotation = Turn it to face { $facing }
question-move-on = The first move takes over a unit. Should { $unit } make its second move right away? Then nothing that was taken over can be turned.
option-move-on = Yes, move again
option-move-on-not = No, stay and turn what was taken over
question-convert = Should { $unit } change the type of its attack (thanks to { $module })?
question-order = Which army declares next in this segment?
question-payee = Which army gets the point you pay?
question-redraw = Which three tiles do you discard for others?
question-structure-price = Which three tiles do you discard for the Structure?
blast-nobody = It would hit nothing.
blast-foundations = It would destroy: { $tiles }.
blast-enemies = It would hit { $enemies }.
blast-own = It would hit only your own: { $own }.
blast-both = It would hit { $enemies }, and of your own { $own }.
blast-allies = It would hit allied units too: { $units }.
option-push = To { $hex }
option-medic = { $medic } saves { $patient } from { $source } (wounds: { $wounds })
option-medic-outright = { $medic } saves { $patient } from { $source }
option-medic-card-not = No, keep the card
option-leader-not = No, keep the Leader
option-medic-card = Save { $patient } from { $source } (wounds: { $wounds })
option-medic-card-outright = Save { $patient } from { $source }
option-saved = { $patient } ← { $source } (−{ $wounds })
option-saved-outright = { $patient } ← { $source }
option-saved-by = { $saved }, Medic { $hex }
option-convert-not = No, attack as printed
option-convert-ranged = Ranged { $direction }
option-convert-melee = Melee { $direction }
option-order = { $army }
expected-hex = a hex on the board, such as C3
expected-rotation = a facing as a number from 0 to 5
expected-direction = a direction as a number from 0 to 5
expected-face = a or b, the side of the token that is up
expected-tile = a tile of your army
expected-ability = an ability: Mobility, Transport, question mark, Steel Net or push (`mobility`, `transport`, `replace`, `steel_net`, `push`)
expected-tactic = what the Tactic card counts as: Move, Battle or Push Back (`move`, `battle`, `push`)
expected-leader = one of the Leaders offered to you, by its id
expected-lead = what your Leader does, such as `move` or `discard`
expected-answer = the number of an answer

end-nothing-played = You haven't played anything this turn. You could play: { $tiles }.
orders-ends-unasked = Your turns end without a question.

several-mode-ffa = Free-for-all
several-mode-points = For points
several-mode-one-vs-team = 1 against a team
several-mode-teams = Teams

misread-hex = There's no hex “{ $word }” on this board. Did you mean { $near }?
misread-hex-plain = There's no hex “{ $word }” on this board: they run from { $first } to { $last }.
misread-other-army = { $tile } is a tile of { $army }, and you play { $own }: choose one of your own tiles.
misread-terrain = “{ $word }” isn't a terrain. Write `jungle`, `hills`, `mountains`, `swamps`, `mixed` or `none` after `terrain=`, or lay it hex by hex: `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-part = “{ $word }” needs a kind of terrain, a colon and hexes, as in `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-kind = “{ $word }” isn't a kind of terrain. Hex by hex there are `jungle`, `hills`, `mountains` and `swamps`, as in `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-pieces = The hexes of one terrain tile have to touch. Write hexes that don't as two tiles, with a comma between them: `terrain=jungle:A1,jungle:C3`.
misread-terrain-twice = A hex can have only one terrain, and you've named one twice. Name each hex once.
misread-terrain-room = With so many Mountains there's no room left for the HQs. Lay fewer of them.
misread-reading = “{ $word }” has no second reading here, or stands there twice. The rulings that have one: { $rulings }. Write them with commas, as in `readings=O-01,O-20`.
misread-no-readings = With these armies no ruling has a second reading: leave `readings=` out.
