# A tile in words: what is printed on it and what that does. Names stand alone, so that they need no case.
tile-of = { $name } ({ $army })
tile-line = { $army } · { $kind } · { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
said-of = { $label }: { $text }
tile-unknown = I know no such tile. Choose one of the suggestions.
tile-several = Several tiles are called that: { $tiles }. Choose one of the suggestions.
kind-hq = HQ
kind-warrior = Warrior
kind-module = Module
kind-instant = Instant tile
rulings-title = Rulings
list-last = { $first } and { $last }

# Labels
fact-initiative = Initiative
fact-points = HQ points
fact-toughness = Toughness
fact-melee = Melee
fact-ranged = Ranged
fact-gauss = Gauss shot
fact-armour = Armour
fact-net = Net
fact-connections = Connections
fact-effect = Effect
fact-mobility = Mobility
fact-explosion = Explosion
fact-instant = When played

# Numbers
initiative-none = None: it never acts in a Battle.
initiative-always = None: it works all the time.
initiative-values = { $count ->
    [one] Acts at { $values }.
    [2] Acts at { $values }: twice in a Battle.
   *[other] Acts at { $values }: { $count } times in a Battle.
 }
points-of-hq = 20: at 0 the HQ is destroyed.
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
edges-armour = Takes 1 off each shot that arrives here: { $edges }.
edges-net = Holds the enemy unit there: { $edges }.
edges-connection = Reaches the units there: { $edges }.

# What modules and HQs give
own-connected = Own units connected to it
own-beside = Own units next to it
enemy-connected = Enemy units connected to it
enemy-beside = Enemy units next to it
effect-melee = { $whom }: +{ $amount } to the strength of each melee attack.
effect-ranged = { $whom }: +{ $amount } to the strength of each ranged attack.
effect-initiative = { $whom }: +{ $amount } to every initiative.
effect-initiative-loss = { $whom }: −{ $amount } to every initiative, never below 0.
effect-extra-action = { $whom }: one additional initiative, on the next lower value that is free.
effect-toughness = { $whom }: +{ $amount } toughness, except HQs.
effect-medic = { $whom }: when an attack wounds one of them, the Medic takes all wounds of that attack and is destroyed instead.
effect-transport = { $whom }: each may move once per own turn by it, as with Mobility.
effect-quartermaster = { $whom }: once per Battle each may make one melee attack as a ranged one, or a ranged one as melee.
effect-scoper = Enemy modules connected to it work for your side instead of their own.
effect-recon = On the whole board: each own unit moved by a Move tile or by Mobility may make two such moves in succession.

# Abilities
feature-mobility = Once per own turn it may move to a free hex next to it, turn, or do both at once.
feature-explosion = When it acts it may explode instead of attacking. It is destroyed then, and every unit next to it takes 1 wound, except HQs.

# Instants
played-battle = Ends your turn and starts a Battle.
played-move = One of your units moves to a free hex next to it, turns, or does both at once.
played-push-back = One of your units pushes an enemy unit next to it one hex away.
played-grenade = Destroys an enemy unit next to your HQ.
played-sniper = 1 wound to any enemy unit, wherever it stands.
played-bomb = 1 wound to every unit on a hex and on the six around it.

# An army at a glance
army-unknown = I know no such army. Choose one of the suggestions.
army-several = Several armies are called that: { $armies }. Choose one of the suggestions.
sheet-warriors = Warriors
sheet-modules = Modules
sheet-instants = Instant tiles
sheet-all = { $count ->
    [one] { $count } tile with the HQ
   *[other] { $count } tiles with the HQ
 }
sheet-left = Still in the pile: { $left } of { $count }
sheet-entry = { $name } ×{ $count }
sheet-entry-left = { $name } { $left } of { $count }
sheet-group = { $title }: { $tiles }.
