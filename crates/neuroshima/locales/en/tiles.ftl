# A tile in words: what is printed on it and what that does. Names stand alone, so that they need no case.
tile-of = { $name } ({ $army })
tile-line = { $army } · { $kind } · { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
said-of = { $label }: { $text }
kind-hq = HQ
kind-warrior = Warrior
kind-module = Module
kind-instant = Instant tile
kind-foundation = Foundation
rulings-title = Rulings
list-last = { $first } and { $last }

# Labels
fact-initiative = Initiative
fact-points = HQ points
fact-toughness = Toughness
fact-melee = Melee
fact-ranged = Ranged
fact-gauss = Gauss shot
fact-reflection = Reflection
fact-armour = Armour
fact-net = Net
fact-connections = Connections
fact-long = Long connections
fact-takeover = Takeover
fact-effect = Effect
fact-mobility = Mobility
fact-explosion = Explosion
fact-spy = Spy
fact-matrix = Matrix
fact-foundation = On the board
fact-return = Return
fact-replaceable = Question mark
fact-underground = Underground
fact-underground-castling = Underground castling
fact-execution = Execution
fact-steel-net = Steel Net
fact-push = Push
fact-rotate = Turning units
fact-rotation = Turning
fact-boarding = Boarding
fact-heavy = Heavy
fact-instant = When played

# Numbers
initiative-none = None: it never acts in a Battle.
initiative-always = None: it always works.
initiative-start = None: it acts only at the start of a Battle.
initiative-values = { $count ->
    [one] Acts at { $values }.
    [2] Acts at { $values }: twice in a Battle.
   *[other] Acts at { $values }: { $count } times in a Battle.
 }
points-of-hq = 20; at 0 the HQ is destroyed.
toughness-none = None: the first wound destroys it.
toughness-some = { $amount }: survives { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
 }.

# Edges of the tile as it lies on the card
edge-0 = top
edge-1 = upper right
edge-2 = lower right
edge-3 = bottom
edge-4 = lower left
edge-5 = upper left
edges-all = all six edges
edges-some = { $count ->
    [one] { $edges } edge
   *[other] { $edges } edges
 }
edges-strength = Strength { $amount }: { $edges }.
edges-gauss = Strength 1 against every enemy in line: { $edges }.
edges-reflection = Reflects every attack from that side by one hex; it hits an enemy standing there: { $edges }.
edges-armour = Reduces each ranged attack from there by 1: { $edges }.
edges-net = Nets the adjacent enemy: { $edges }.
edges-connection = Reaches adjacent units: { $edges }.
edges-long = Reaches units on two hexes in that direction, even past other units: { $edges }.
edges-takeover = Takes over the enemy unit on the adjacent hex, but not an HQ: { $edges }. It counts as your own as long as it stays there; when you take it over, you may turn it.

# What modules and HQs give
own-connected = Connected friendly units
own-beside = Adjacent friendly units
enemy-connected = Connected enemy units
enemy-beside = Adjacent enemy units
effect-melee = { $whom }: +{ $amount } strength to each melee attack.
effect-ranged = { $whom }: +{ $amount } strength to each ranged attack.
effect-initiative = { $whom }: +{ $amount } to each initiative.
effect-initiative-loss = { $whom }: −{ $amount } to each initiative, never below 0.
effect-extra-action = { $whom }: one extra action, at the next lower free initiative.
effect-toughness = { $whom }: +{ $amount } toughness, except HQs.
leader-chosen = You have chosen { $leader }. You can change that until everyone has chosen.
leader-card = { $leader } ({ $moment }): { $effects }
leader-moment-after-draw = after the draw
leader-moment-turn = on your turn
leader-moment-battle-start = at the start of a Battle
leader-moment-segment = in a segment
leader-moment-battle-end = at the end of a Battle
leader-step-as = as { $instant }
leader-step-discard = tiles discarded: { $amount }
leader-step-draw = tiles drawn: { $amount }
leader-step-mend = up to { $amount } wounds less on one of your units
leader-step-heal = up to { $amount } HQ points back
leader-step-initiative = +{ $amount } to each initiative in this Battle
leader-step-slow = −{ $amount } to each initiative in this Battle, never below 0
leader-step-toughness = +{ $amount } toughness in this Battle
leader-step-strength = +{ $amount } strength to each melee and ranged attack in this segment
leader-step-melee = +{ $amount } strength to each melee attack in this segment
leader-step-ranged = +{ $amount } strength to each ranged attack in this segment
leader-step-extra = one extra action in this Battle, at the next lower free initiative
effect-medic = { $whom }: when an attack wounds one of them, the Medic absorbs all wounds of that attack and is destroyed instead.
effect-transport = { $whom }: each may use it once per turn to move, as with Mobility.
effect-quartermaster = { $whom }: once per Battle each may make one melee attack as a ranged one, or the reverse.
effect-scoper = Connected enemy modules work for your side instead of their own.
effect-free-net = On the whole board: your HQ throws the Steel Net without paying a point.
effect-recon = On the whole board: each friendly unit moved by a Move tile or Mobility may make two such moves in a row.
effect-underground = On the whole board: all friendly units are underground.
effect-zone = { $whom }: every initiative is 0, whatever raises it.

# Abilities
feature-mobility = Once per turn it may move to an adjacent free hex, turn, or both.
feature-explosion = When it acts it may explode instead of attacking. It is destroyed then, and every adjacent unit except HQs takes 1 wound.
feature-spy = Enemy modules connected to it and enemy HQs next to it give it their bonuses too, as if it were theirs. A module with a long connection has to be adjacent.
feature-matrix = Friendly units linked to it by adjacent friendly units form the Matrix. A helpful module of yours that is connected to one of them works on all of them, this HQ included, as long as this HQ is not netted.
feature-return = When it is destroyed, it returns to the top of its owner's pile: it is the next tile drawn.
feature-replaceable = On your turn you may discard it and put another unit from your hand on its hex, facing any way, even under Terror. Wounds are not passed on.
feature-underground = Your HQ may change places with it when they are adjacent.
feature-underground-castling = Once per turn it may change places with an adjacent underground tile of yours. Neither turns. Not possible while either is netted.
feature-execution = When you place it, you may put it in the place of any enemy unit except an HQ, for 1 point of your HQ. That unit is removed: neither toughness nor a Medic helps.
feature-steel-net = On your turn, for 1 point, the HQ throws its only Steel Net at any enemy unit on the board except an HQ: that unit is netted. The net comes back when the unit leaves the board or becomes yours, or when the HQ is netted.
feature-push = Once per turn it may push an adjacent enemy unit one hex away, as a Push Back tile would.
feature-rotate = Once per turn you may turn one of your units anywhere on the board to face any way. Not possible while that unit or this HQ is netted.
feature-rotation = Once per turn you may turn one of its tokens to face any way. Not possible while it is netted.
feature-boarding = When it is placed, a Battle starts at once, unless it is netted or taken over.
feature-heavy = Nothing moves its tokens to other hexes. They may be turned.

# Instants
played-battle = Ends your turn and starts a Battle.
played-move = One of your units moves to an adjacent free hex, turns, or both.
played-push-back = One of your units pushes an adjacent enemy unit one hex away.
played-grenade = Destroys an enemy unit next to your HQ.
played-sniper = 1 wound to any enemy unit except an HQ.
played-bomb = 1 wound to every unit except HQs on a hex and the six around it.
played-terror = On their next turn your enemies can't put tiles from hand on the board. They may still play instants and use abilities.
played-smoke-screen = You turn any enemy unit to any facing. It may be an HQ, but not a netted unit.
played-transposition = You discard one of your units other than the HQ and put another unit from your hand on its hex, facing any way, even under Terror. Wounds are not passed on. The unit must not be netted.
played-paralysis = One enemy unit or HQ gets a paralysis marker: it makes no attack until the end of the next Battle. Everything else that it does continues.
played-castling = Two adjacent units of yours change places and keep their facing. Your HQ may be one of them, but not a netted unit.
played-rotation = One of your units turns to face any direction. It may be your HQ, but not a netted unit.
played-small-bomb = 1 wound to every unit except HQs on three hexes that are all adjacent to each other.

# Foundations
foundation-rules = Placed on an empty hex. It isn't a unit and leaves the hex free: any unit may enter. Only instants that deal damage can destroy it.
foundation-mine = Goes off when a unit enters its hex, friendly or enemy: 1 wound, none for an HQ. Then it is discarded.
foundation-hole = Once per turn it may drag an adjacent enemy unit onto itself, if nobody stands on it and no enemy stood there when the turn began. An enemy unit that stands on it at the end of a Battle is destroyed; no Medic helps. HQs are safe.
foundation-toxic-bomb = At initiative 1 of a Battle you may set it off: 1 wound to the unit on it and to every adjacent unit, friendly or enemy, HQs included. Then it is discarded.
foundation-roots = Extends the Matrix of the HQ to the units on it and next to it.
sheet-warriors = Warriors
sheet-modules = Modules
sheet-instants = Instant tiles
sheet-foundations = Foundations
sheet-all = { $count ->
    [one] { $count } tile including the HQ
   *[other] { $count } tiles including the HQ
 }
sheet-left = Still in the pile: { $left } of { $count }
sheet-entry = { $name } ×{ $count }
sheet-entry-left = { $name } { $left } of { $count }
sheet-group = { $title }: { $tiles }.
