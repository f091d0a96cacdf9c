# Attacks that go other ways than straight at the first enemy: on cards and in questions.
fact-shotgun = Shotgun
edges-shotgun = Hits the first enemy in line with strength 3, 2 or 1 at distance 1, 2 or 3; nothing can raise it: { $edges }.
fact-rocket = Rocket
edges-rocket = Strength { $amount }, nothing can raise it: { $edges }. Its player steers it: onto the hex in front of the edge, then up to two more steps in any direction. It hits the first enemy on its way.
fact-sharpshooter = Sharpshooter
feature-sharpshooter = Its ranged attack hits any enemy in line, not only the first.
fact-mortar = Mortar
feature-mortar = Its ranged attack hits only the enemy exactly two hexes away, over everything between.
fact-shadow = Shadow
feature-shadow = When it acts, it hits any one enemy on the board with melee strength 1. No armour helps.

question-target = At which enemy should { $unit } shoot?
question-target-anywhere = Which enemy should { $unit } hit?
question-rocket = Where should the rocket of { $unit } fly?
option-rocket = { $target }, over { $way }
option-rocket-nobody = Hit nobody
