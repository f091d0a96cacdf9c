# The rules, paragraph by paragraph, in short sentences of our own. The numbers are those of the specification. "Our value" marks
# a number that no source gives.

rule-section-0 = Conventions
rule-tem-0-5 = "Must" and "may" mean just that. A "must" that can't be done is skipped.
rule-tem-0-6 = What can only turn out one way happens by itself; nobody is asked.

rule-section-1 = Terms and the arena
rule-tem-1-1 = The arena is a grid of square zones: columns A to E from west to east, rows 1 to 5 from north to south. North is the same for everyone.
rule-tem-1-2 = The Mech bay is C3. Four players have bases on C1, A3, E3 and C5, three those without C5 (and without row 5), two only A3 and E3 (rows 2 to 4). All other zones of the arena are resource zones; the corners are never part of it.
rule-tem-1-3 = Directions are n, e, s and w, and diagonally ne, se, sw and nw.
rule-tem-1-4 = Two zones are adjacent if they share a side. Diagonal neighbours aren't adjacent.
rule-tem-1-5 = A line runs from a zone straight n, e, s or w to the end of the arena. Distance in it is counted in zones.
rule-tem-1-6 = A resource zone shows one resource, energy or credit, and a value of 1 to 4 (our values). Bases (2) and the Mech bay (4) show both resources (our values).
rule-tem-1-7 = You control a zone if your pilot, one of your mines or one of your turrets is in it.
rule-tem-1-8 = A zone holds one mine or one turret at most, never both.
rule-tem-1-9 = A zone is unoccupied for you if it holds no enemy pilot, mine or turret and not the empty Mech. Your own mines and turrets don't count.
rule-tem-1-10 = A zone is empty if it holds no pilot, no mine, no turret and not the empty Mech.
rule-tem-1-11 = You are a Pilot (up to 6 health), in Power Armor (up to 9) or in the Mighty Mech (up to 11).
rule-tem-1-12 = Energy and credits go from 0 to 10 (our value). Anything beyond is lost.
rule-tem-1-13 = Points have no upper limit and never fall below 0.

rule-section-2 = Components
rule-tem-2-1 = There are eight pilots. Each has one ability, which works as Pilot and in Power Armor.
rule-tem-2-2 = Each player has 8 program cards, 3 turrets, and 4 mines numbered 1 to 4 on their hidden side.
rule-tem-2-3 = Program cards: two Collect Resources, and one each of Deploy Mine, Deploy Turret, Buy a Weapon, Power Up, Diagonal Jump and Double Jump. The second Collect is ours.
rule-tem-2-4 = The arrow of a card points where you turn it: n, e, s or w, or diagonally on Diagonal Jump. A slot of a program is a card with a direction.
rule-tem-2-5 = There are four kinds of basic weapons, one of each kind for every player, and 16 advanced weapons, each different.
rule-tem-2-6 = A weapon has a type (melee, ranged, area), a price, points, and two rows: normal attack and power attack, each with damage and maybe a text. Nearly all damage is our value.
rule-tem-2-7 = There is one Mighty Mech. Its card has two sides: Trojan 3000 and Sparta 3000.

rule-section-3 = Set-up
rule-tem-3-1 = Two to four play, or one against two robots. The first player of the first round, X, is chosen at random; Y, Z and W follow clockwise.
rule-tem-3-2 = Everyone gets two pilots at random and keeps one. Only you know yours. The choices are opened together; the other pilot stays unseen.
rule-tem-3-3 = Everyone starts as Pilot with 6 health, 3 energy, 3 credits and 0 points.
rule-tem-3-4 = The resource zones are shuffled and dealt to their spaces. Any left over are out of the game.
rule-tem-3-5 = The Mech starts empty in its bay.
rule-tem-3-6 = Players choose their bases one by one, from the player to the right of the first player, counter-clockwise. The first player gets the last space. The pilot starts on the base.
rule-tem-3-7 = Everyone secretly puts one mine on their base, free of charge. Only its owner knows the number.
rule-tem-3-8 = Everyone secretly keeps one of the four basic weapons and equips it. They are opened together.
rule-tem-3-9 = Mine and weapon are chosen at the same time, by all players.
rule-tem-3-10 = The other basic weapons form open piles. Every player can buy each kind once, so they never run out.
rule-tem-3-11 = The advanced weapons are shuffled. Four lie open in a row, the others are the deck. The row is opened after the basic weapons.

rule-section-4 = Rounds
rule-tem-4-1 = There are six rounds of programming and execution. Rounds 2, 4 and 6 end with a scoring.
rule-tem-4-2 = X is the first player in round 1. After that it is always the next player clockwise.
rule-tem-4-3 = At the end of every round but the last, all cards return to their players and ad hoc mode ends.

rule-section-5 = Programming
rule-tem-5-1 = All players at once put four of their eight cards into slots 1 to 4 and give each a direction, in secret.
rule-tem-5-2 = You fill one slot at a time, in any order, and may change it. A card you have no copy of left is taken from the slot that holds it (of two copies, the lower slot), which is then vacant.
rule-tem-5-3 = With four slots filled you say that you are ready. Until the last player is ready you may still change a slot, and aren't ready then.
rule-tem-5-4 = When all are ready, execution begins. Unused cards aren't shown.

rule-section-6 = Execution and movement
rule-tem-6-1 = From the first player clockwise, everyone opens and carries out slot 1; then slots 2, 3 and 4 in the same way. One slot carried out is a turn.
rule-tem-6-2 = On your turn you must move as the card says. Then you may take its action, unless something has cancelled it.
rule-tem-6-3 = Collect, Mine, Turret, Buy and Power Up: a normal move of one zone n, e, s or w.
rule-tem-6-4 = Double Jump: two zones in a straight line. The zone in between has no effect.
rule-tem-6-5 = Diagonal Jump: one zone ne, se, sw or nw.
rule-tem-6-6 = If you would leave the arena, you stay. That isn't entering a zone, and the action stays available. For Double Jump only the second zone counts.
rule-tem-6-7 = On entering a zone, in this order: an enemy mine explodes; an enemy pilot is fought, and the action is lost; an enemy turret fires; the empty Mech may be taken. A knock-out or retreat ends the turn there.
rule-tem-6-8 = If a mine or turret doesn't knock you out, you may still take the action.
rule-tem-6-9 = Your own mines and turrets never affect you.
rule-tem-6-10 = A retreat, a knock-out or the Flash Spire moves you without entering: nothing in the zone affects you.

rule-section-7 = Actions
rule-tem-7-1 = Collect: you gain the resource of each zone you control, each zone once. A base and the Mech bay give 1 energy and 1 credit. Values don't matter.
rule-tem-7-2 = Collecting happens by itself and can't be declined.
rule-tem-7-3 = Mine: pay the zone's value in credits and put one of your mines in your pilot's zone, number hidden. If all four are out, move one of them here for the same price.
rule-tem-7-4 = Turret: pay the zone's value in energy and put one of your turrets in your pilot's zone. If all three are out, move one of them here for the same price.
rule-tem-7-5 = It takes the full price and a zone without mine, turret or empty Mech. Other players' bases and the Mech bay are allowed.
rule-tem-7-6 = Buy: take a basic weapon of a kind you don't own or one of the open advanced ones, and pay for it. One weapon per action. Your status doesn't matter, and you may own any number.
rule-tem-7-7 = The gap in the row is filled at once from the deck while it lasts, in the same place.
rule-tem-7-8 = Power Up: repair or upgrade, not both.
rule-tem-7-9 = Repair (Pilot, Power Armor): 2 health for each energy you pay, up to your maximum. You can't pay more than is useful.
rule-tem-7-10 = Upgrade (Pilot only): pay 5 energy for Power Armor with 9 health.
rule-tem-7-11 = The Mighty Mech can be neither repaired nor upgraded.
rule-tem-7-12 = The two jumps have no action.
rule-tem-7-13 = Every action except Collect may be declined.

rule-section-8 = Equipment
rule-tem-8-1 = A Pilot wears 2 basic weapons, Power Armor 2 basic and 2 advanced ones, the Mighty Mech 4 advanced ones. A weapon never takes a place of the other kind.
rule-tem-8-2 = Only equipped weapons fight. Those in stock still score at the end.
rule-tem-8-3 = Equipment can change at the start and end of your turn, when you buy a weapon and when your status changes, but never in a combat.
rule-tem-8-4 = Your weapons have an order; at each such moment the first ones that fit are equipped. You may change the order whenever you're asked something outside a combat and all through programming. A weapon you buy comes first.
rule-tem-8-5 = As many weapons are equipped as there are places.
rule-tem-8-6 = Weapons are never lost.
rule-tem-8-7 = In the Mighty Mech without advanced weapons you have none to attack with, and retreat when you should.

rule-section-9 = Mines and turrets
rule-tem-9-1 = Only the owner knows the numbers of mines in the arena and in stock. A number is opened only when its mine explodes.
rule-tem-9-2 = Everyone sees where mines and turrets are and how many. A mine that is moved shows where it came from.
rule-tem-9-3 = An enemy who enters a mine's zone takes damage: the zone's value plus the number. The mine returns to its owner, who scores 1 point for a knock-out. The mine is gone before the pilot is placed; then the Wasp is asked.
rule-tem-9-4 = An enemy who enters a turret's zone takes the zone's value as damage. On a knock-out the owner scores 1 point and the turret stays; otherwise it returns to its owner.
rule-tem-9-5 = Damage by mines and turrets doesn't score by itself.
rule-tem-9-6 = Combat beside a turret: it fires afterwards at the mover, if its owner was the enemy and lost, and the mover is still there.
rule-tem-9-7 = Combat beside a mine: it explodes before the combat and hurts only the mover.
rule-tem-9-8 = A knock-out by mine or turret follows the usual rules. Nobody scores the points of a knock-out in combat for it.

rule-section-10 = Combat
rule-tem-10-1 = The mover scores 2 points (our value) and attacks first. Then the two attack in turn, one weapon each time.
rule-tem-10-2 = You can't choose to retreat. A combat ends with a knock-out, or when a fighter should attack and has no usable weapon left.
rule-tem-10-3 = An attack: choose an equipped weapon that isn't exhausted and exhaust it; deal its damage; score 1 point for each health the enemy really loses; carry out the rest of the text; then check for knock-outs.
rule-tem-10-4 = Damage beyond the enemy's health doesn't score.
rule-tem-10-5 = It is a power attack (second row) if your weapon counters the type the enemy has just used, or if you came by a jump and it is your first attack, or if it is the Preemptive Shield and the enemy has just attacked. Shock Knuckles can't be countered.
rule-tem-10-6 = Area counters ranged, ranged counters melee, melee counters area.
rule-tem-10-7 = Where a power attack is possible, it is made; you can't choose the first row.
rule-tem-10-8 = When the combat ends, all weapons are ready again.
rule-tem-10-9 = Extra points of a text come on top of those for damage.
rule-tem-10-10 = With the enemy at 0 health, the text is still carried out, except what moves the enemy or concerns their weapons. If your own weapon takes your last health, you are knocked out too, after the enemy, and nobody scores for it.
rule-tem-10-11 = Paying for a text is always optional: as much as you have, up to its limit.
rule-tem-10-12 = Texts take only what the enemy has. What you gain stops at the end of the track.

rule-section-11 = Retreat and knock-out
rule-tem-11-1 = Retreat: if you should attack and can't, the combat ends and the enemy scores 2 points (our value). You move to the nearest free place and enter ad hoc mode. Status and health stay.
rule-tem-11-2 = Knock-out: at 0 health you enter ad hoc mode. A Pilot gets full health and at least 2 energy and 2 credits and goes to the base, or near it if it is occupied. In Power Armor or the Mech you become a Pilot with full health and go to a free place nearby.
rule-tem-11-3 = A knock-out by an attack gives the attacker 2 points (our value).
rule-tem-11-4 = Only a knocked-out Pilot is topped up to 2 energy and 2 credits.
rule-tem-11-5 = A change of status is a moment to change equipment.
rule-tem-11-6 = The free place is the nearest unoccupied zone in a line n, e, s or w. Occupied zones are passed over, and the zone you start from doesn't count. Of equally near ones you choose.
rule-tem-11-7 = If no line has one, it is the nearest unoccupied zone by steps; if the arena has none, the nearest without pilot and empty Mech, where mines and turrets do nothing to you.
rule-tem-11-8 = After a combat: points, then ad hoc mode and status of the loser, the loser's place, the Mech, and last a turret.

rule-section-12 = Ad hoc mode
rule-tem-12-1 = It begins at once after a retreat or knock-out and lasts to the end of the round. You take back all your program cards.
rule-tem-12-2 = On each of your turns you choose any card and direction and carry it out, even the same card again.
rule-tem-12-3 = On your first such turn you can't choose a way into an enemy pilot's zone. Others may attack you.
rule-tem-12-4 = Another retreat or knock-out starts ad hoc mode anew.
rule-tem-12-5 = Cards of slots never carried out stay closed until the game is over.

rule-section-13 = The Mighty Mech
rule-tem-13-1 = The empty Mech stands in a zone. Nothing can be deployed there.
rule-tem-13-2 = If you enter its zone in Power Armor with full health, you may take it: score 2 points (our value), choose a side of its card, and have 11 health.
rule-tem-13-3 = Taking the Mech doesn't cost the action; a combat before it does.
rule-tem-13-4 = In the Mech your pilot's ability doesn't work, but that of the chosen side does. You can't leave the Mech by choice.
rule-tem-13-5 = The side stays the same until you lose the Mech.
rule-tem-13-6 = If you knock out the Mech in combat, you may take it in any status and score for entering it. After any other knock-out, or if you decline, it stays empty where its player was.
rule-tem-13-7 = A Mech you declined can be taken only by entering its zone again.
rule-tem-13-8 = Trojan 3000: after a normal move you may pay 1 energy to move one more zone the same way, as often as you like. Everything in each zone affects you. A combat or the wall ends it.
rule-tem-13-9 = Sparta 3000: each attack against the Mech deals 1 damage less, which doesn't score either (our text).
rule-tem-13-10 = That protects against attacks only, not against mines, turrets and the Rail Gun's line.
rule-tem-13-11 = If your own weapon knocks you out in the same attack, you can't take the Mech: it stays empty there.

rule-section-14 = Pilots
rule-tem-14-1 = Tsunami: before opening the card of slot 4, you may pay 2 energy to play that turn in ad hoc mode, without attacking.
rule-tem-14-2 = Magma: the first damage from an attack in each combat costs 1 energy instead of 1 health, if there is any, and doesn't score. You switch this on and off ahead.
rule-tem-14-3 = Brawler: when collecting, you gain 1 more of the resource in your pilot's zone; where there are two, you choose.
rule-tem-14-4 = Wasp: when one of your mines or turrets leaves the arena other than by your own action, you may at once put one of the same kind in an empty zone next to your pilot, for the zone's value + 1.
rule-tem-14-5 = Maverick: when a combat begins, you may pay 2 energy; the first weapon you use then isn't exhausted by it.
rule-tem-14-6 = Diamond: a repair first gives up to 5 health free of charge, then 2 for each energy. Paying nothing is allowed.
rule-tem-14-7 = Kitty: when one of your cards is opened, you may pay 1 energy to turn it in any other direction.
rule-tem-14-8 = Tank: you take 1 less damage from turrets and 2 less from mines, never below 0.

rule-section-15 = Weapons
rule-tem-15-1 = Energy Sword, basic, melee. Power: the enemy loses 1 energy and 1 credit.
rule-tem-15-2 = Grenade Launcher, basic, area. Power: instead of its damage, you may remove another player's mine or turret from an adjacent zone.
rule-tem-15-3 = Pulse Pistol, basic, ranged. Normal: as your first weapon in this combat it deals its power damage.
rule-tem-15-4 = Preemptive Shield, basic, melee. Power: counters every type. Both rows: pay up to 3 energy and gain 1 health for each, not more than is useful.
rule-tem-15-5 = Flash Spire, advanced, melee. Both rows: both fighters move to an adjacent zone of your choice without another pilot; a mine or turret there returns to its owner. The combat continues there. Not if the enemy is at 0 health.
rule-tem-15-6 = EMP Mace, advanced, melee. Power: exhaust a weapon of the enemy. Normal: the same for 2 energy.
rule-tem-15-7 = Warhammer, advanced, melee. Both rows: 1 extra point.
rule-tem-15-8 = Shock Knuckles, advanced, melee. Both rows: can't be countered, even by the Preemptive Shield.
rule-tem-15-9 = Laser Blaster, advanced, ranged. Both rows: +1 damage for each of your turrets in the arena.
rule-tem-15-10 = Energy Crossbow, advanced, ranged. Power: you may ready one of your other exhausted weapons.
rule-tem-15-11 = Rotary Cannon, advanced, ranged. Both rows: pay up to 3 energy, +1 damage for each.
rule-tem-15-12 = Gauss Rifle, advanced, ranged. Power: gain 2 energy or 2 credits. Normal: gain 1 energy or 1 credit.
rule-tem-15-13 = Sniper Rifle, advanced, ranged. Power: pay up to 3 energy; the enemy loses 1 point for each (our value), but never more than they have.
rule-tem-15-14 = Rail Gun, advanced, ranged. Power: choose a line from your zone. Each other enemy in it takes 1 damage, and you score 1 point for each (our value), and for knock-outs too. If some direction has other enemies, choose such a one.
rule-tem-15-15 = Lightning Coil, advanced, area. Both rows: pay up to 3 energy, +1 damage for each.
rule-tem-15-16 = Particle Phaser, advanced, area. Power: steal 1 energy and 1 credit. Normal: steal 1 energy or 1 credit.
rule-tem-15-17 = Flamethrower, advanced, area. Both rows: extra damage equal to the value of your zone.
rule-tem-15-18 = Plasma Cannon, advanced, area. Normal: +2 damage if the enemy has just attacked with an area weapon.
rule-tem-15-19 = Rocket Battery, advanced, area. You lose 2 health (power) or 1 (normal). The enemy scores nothing for it.
rule-tem-15-20 = Automatic Turret, advanced, area. Power: you may at once put a turret from your stock in an empty adjacent zone, free of charge.
rule-tem-15-21 = Extra damage is part of the attack: it scores, and it counts even where the row's damage is 0.
rule-tem-15-22 = "Just attacked" means the last attack of this combat, by either row. At the first attack nobody has just attacked.

rule-section-16 = Points and the end
rule-tem-16-1 = During play you score for starting a combat, damage, retreats and knock-outs of enemies, knock-outs by your mines and turrets (1 each), entering the Mech, and texts of weapons.
rule-tem-16-2 = After rounds 2, 4 and 6: the zone's value for each of your mines, twice the value for each turret, the value of your pilot's zone as well, and 2 points for being in the Mech (our value).
rule-tem-16-3 = After the last scoring, add the points of all weapons you own, equipped or not, including the one kept at set-up.
rule-tem-16-4 = Most points win. A tie goes to the player in the Mech, then to the one with more weapons; then the victory is shared. The same holds for the other places.

rule-section-17 = Solo
rule-tem-17-1 = You are X and play against the robots Y and Z in the arena of three players. Bases: you C1, Y A3, Z E3. The order is always X, Y, Z.
rule-tem-17-2 = You set up as in a game of three.
rule-tem-17-3 = A robot begins in Power Armor with 9 health, 3 energy and 3 credits, facing north, without a pilot. Y owns Pulse Pistol and Energy Sword, Z Pulse Pistol and Grenade Launcher. A random mine lies on each robot's base.
rule-tem-17-4 = A robot's eight cards are shuffled. It opens the top one each turn; they are shuffled again after each round.
rule-tem-17-5 = A robot sees the zones ahead, to its left and to its right. It turns the way it moves; jumps don't turn it.
rule-tem-17-6 = Collect: forward. Mine and Turret: to the seen zone of the highest value. Buy and Power Up: to the lowest. Zones outside the arena or with the other robot don't count; of equal ones it goes forward.
rule-tem-17-7 = If it can't go forward, or no zone counts, it turns round and goes forward; if that fails too, it stays.
rule-tem-17-8 = Diagonal Jump: to your zone, if that lies on one of its diagonals at any distance. Double Jump: the same in its row and column. Otherwise it doesn't move.
rule-tem-17-9 = A robot enters zones by the usual rules, with you as its only enemy. The other robot's mines and turrets do nothing to it.
rule-tem-17-10 = Its actions, if it hasn't fought: Collect, Mine (a random one) and Turret as usual; Buy: the first advanced weapon from the left that it can pay; Power Up: repair as much as is useful. Jumps have none.
rule-tem-17-11 = It collects instead if the action can't be done: too poor, nothing in stock, no room in the zone, four advanced weapons, full health, or in the Mech.
rule-tem-17-12 = A robot takes the empty Mech at any health when it enters its zone, with 11 health and the points for entering. It ignores both abilities. It also takes the Mech if it knocks you out in it.
rule-tem-17-13 = A robot equips what it buys. With more than two advanced weapons in Power Armor, two are drawn at random at each purchase and change of status.
rule-tem-17-14 = In combat it draws its equipped weapons at random, one by one, and begins again when all are used; it never retreats. It pays as much as a text usefully allows; other choices it doesn't make.
rule-tem-17-15 = If you enter a robot's zone with a mine or turret of the other robot, that one too damages you before the combat.
rule-tem-17-16 = A robot never enters ad hoc mode. After a combat it survives, it faces north.
rule-tem-17-17 = A knocked-out robot loses its action and returns to its base in Power Armor with 9 health, facing north, or facing you if you stand next to the base in its row. You score as usual, and may take its Mech.
rule-tem-17-18 = If its base is occupied, it opens its remaining cards and moves by them from the base, without effects and without jumps, to the first empty zone. If they run out, it goes to the nearest empty one. Robots' mines and turrets don't occupy the base.
rule-tem-17-19 = A robot without cards does nothing on its turn.
rule-tem-17-20 = Robots score like players. You win with more points than each of them, ties broken as usual; a tie that stays is no win.
rule-tem-17-21 = A robot in the Mech without advanced weapons skips its attacks.
rule-tem-17-22 = Where it would pay first and then choose, it does neither.

rule-section-18 = Leaving and absence
rule-tem-18-1 = A player who leaves or loses on time is out: pilot, mines and turrets leave the arena, the Mech stays empty where it was, the base stays as a zone. They come after all others, the first to leave last (our rule).
rule-tem-18-2 = If only one player is left, that player wins (our rule).
rule-tem-18-3 = If a fighter leaves, the combat ends without further points (our rule).
rule-tem-18-4 = Turns of players who are out are skipped, also as first player (our rule).
rule-tem-18-5 = A player who is absent in a live game stays in the arena. Defaults answer: random cards, no optional actions or payments, the first weapon that can be used, the first zone, no Mech (our rule).
rule-tem-18-6 = All who still play can agree on a draw (our rule).
