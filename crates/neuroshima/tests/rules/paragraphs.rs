//! The paragraphs of sections 1 to 12, the variants of sections 13 and 15, and the keywords of section 14 that are in
//! use, each with its subject.
//!
//! A reason after a second bar explains why a paragraph can never apply in a game of Borgo, Hegemony, Moloch and
//! Outpost; every other paragraph must have a test.

/// One paragraph per line: `number | subject` or `number | subject | reason`.
pub const PARAGRAPHS: &str = "
1.1 | the nineteen hexes
1.2 | coordinates
1.3 | directions
1.4 | rotations
1.5 | distances and lines
1.6 | beyond the board
1.7 | kinds of tile
1.8 | one unit a hex
1.9 | what an army consists of
1.10 | whose a unit is
1.11 | Toughness and HQ points
1.12 | initiative
2.1 | piles and HQ points
2.2 | replacement tiles
2.3 | placing the HQs
2.4 | nobody's turn yet
2.5 | opening draws
2.6 | what is public
3.1 | drawing
3.2 | unlucky draw
3.3 | a redraw that empties the pile
3.4 | compulsory discard
3.5 | acts in any order
3.6 | play, discard or keep
3.7 | placing a unit
3.8 | abilities, once a turn
3.9 | the look at the board after each change
3.10 | only the position counts
3.11 | mobility
3.12 | turning jumps
3.13 | instants without a target
3.14 | the end of a turn
4.1 | causes of Battles
4.2 | no Battle tile after a last tile
4.3 | a Battle is nobody's turn
4.4 | who caused it
4.5 | the full board
4.6 | deaths before the full board
4.7 | no ability after filling it
4.8 | fought again
4.9 | impasse
4.10 | how an impasse is found
4.11 | points off an HQ alone
4.12 | a full page of the Map Atlas
5.1 | order of segments
5.2 | effects at the start of a Battle
5.3 | initiative unspent again
5.4 | a segment
5.5 | compulsory and automatic
5.6 | the Battle after an HQ fell
5.7 | hits on the dying
5.20 | the order of declarations
5.21 | decisions and deciders
5.22 | units of two controllers at odds | one side decides over all Medics that serve it
5.40 | after segment 0
5.41 | what follows a Battle
6.1 | attacks of all edges
6.2 | melee attacks
6.3 | ranged attacks
6.4 | attacks on HQs
6.5 | the HQ's own melee attacks
6.6 | HQ against HQ
6.7 | armour
6.8 | armour once per ranged attack, under nets too
6.9 | melee and ranged attack on one edge
6.10 | one attack an edge
6.11 | bonuses to strength
6.12 | Gauss
6.13 | attacks of strength 0
6.14 | surplus wounds, lasting wounds
6.15 | explosions are no attacks
6.16 | the Clown's choice
6.17 | HQs beside a Clown
6.18 | a dying Clown
6.19 | a netted Clown
7.1 | what a net switches off
7.2 | what it leaves
7.3 | always at work
7.4 | netted HQs
7.5 | dying netters
7.6 | moves and pushes of the netted
7.7 | coming in front of a net
7.10 | who looks at whom
7.11 | chains, pairs and rings worked out
7.12 | what follows for them
7.13 | free in every respect
7.20 | one system
7.21 | what a netter lives on
7.22 | nets against supports
7.23 | takeovers
7.24 | netters that lose their Toughness
7.25 | circles on boards of other tiles
8.1 | no Toughness
8.2 | lent Toughness and its loss
8.3 | own Toughness is enough
8.4 | nothing lent to HQs
8.10 | what a Medic absorbs
8.11 | compulsory
8.12 | whole Grenades, own Bombs, and what is no wound
8.13 | a packet for each victim
8.14 | netted and used Medics
8.15 | wounded Medics
8.16 | chains of Medics
8.20 | the Medic step
8.21 | no duty to save the most
8.22 | scoped Medics
8.23 | Medics beside Spies
8.23a | Medics that fight | no Field Medic
8.24 | points for absorbed hits | no points mode
9.1 | whom a module serves
9.2 | effects add up
9.3 | not itself, but each other
9.4 | netted and dying modules
9.5 | giving is no action
9.6 | HQ abilities
9.7 | Officers, Scouts, Boss, Brain
9.8 | modules for the whole board
9.10 | Saboteur
9.11 | Recon Centre
9.12 | Transport
9.13 | two moves in a row
9.14 | Mother Module
9.15 | Quartermaster
9.16 | what can be converted
9.20 | Scoper
9.21 | a Scoper gives nothing itself
9.22 | a scoped module is still an enemy
9.23 | what a Scoper leaves
9.24 | two Scopers, netted Scopers
9.25 | scoped poison and paralysis
9.30 | initiative values
9.31 | spent initiative
9.32 | changes in mid-Battle
9.33 | which value is added
9.34 | an additional value is a full one
9.35 | a source lost
9.36 | automatic
9.37 | HQs
10.1 | instants in general
10.2 | targets
10.3 | hexes with a Foundation
10.10 | Battle
10.11 | Move
10.12 | Push Back
10.13 | Grenade
10.14 | Sniper
10.15 | Bomb
10.16 | Small Bomb
10.17 | Castling
10.18 | Castling with the Opponent | no such tile
10.19 | Rotation
10.20 | Terror
10.21 | Grab | no such tile
10.22 | Smoke Screen
10.23 | Transposition
10.24 | Ray | no such tile
10.25 | Avalanche | no such tile
10.26 | Paralysis
10.27 | Double Move | no such tile
10.28 | Return | no such tile
10.29 | Hunt | no such tile
10.30 | Sandstorm | no such tile
10.31 | Order | no such tile
10.32 | Action | no such tile
10.33 | instants partly unknown | no such tile
10.40 | where a push leads
10.41 | a push turns nobody
10.42 | where a Bomb may fall
10.43 | swaps
10.44 | none once a Battle began
11.1 | last turns
11.2 | full boards in them
11.3 | tiles back into a pile
11.4 | destroyed HQs
11.5 | the Final Battle decides
11.6 | ties
11.7 | full boards in extra turns
11.8 | tiles left in hand
11.9 | impasse
11.10 | Dancer | not at the table
11.11 | the stages of a game
12.1 | opening draws of more players
12.2 | last turns of more players
12.3 | an HQ destroyed among more players
12.4 | ties of more players
12.10 | points mode
12.11 | ties and own damage in it
12.12 | costs in it
12.20 | one against a team
12.21 | how it ends
12.22 | its last turns
12.30 | teams
12.31 | allied units as own ones
12.32 | what allies do not share
12.33 | area instants and allies
12.34 | victory of a team
12.35 | talk and decisions in a team
12.36 | Moloch and its ally
12.37 | poison of allies
12.40 | the larger board
13.1 | Alternative start
13.2 | Reinforcements
13.3 | an unlucky draw with Reinforcements
13.10 | the two tokens of a Structure
13.11 | a Structure is one unit
13.12 | displacing one token
13.13 | one attack counts once
13.14 | the traits of Structures
13.15 | Structures among variants
13.20 | Leaders
13.30 | pages of the Map Atlas
13.50 | terrain tiles
13.51 | Jungle
13.52 | Misty Swamps
13.53 | Hills
13.54 | Mountains
13.40 | Tactic cards
13.60 | replacement tiles
14.8 | a tile back on its pile
14.10 | Boiler
14.15 | Underground Castling
14.12 | Breath of Death
14.24 | Execution
14.26 | Explosive
14.28 | Foundations
14.34 | Hole
14.41 | modules that paralyse
14.44 | Mine
14.45 | movement by an HQ
14.46 | Mortar
14.49 | paralysis
14.50 | Poisoning
14.52 | push abilities
14.53 | question marks
14.56 | redirection
14.57 | poison
14.58 | Reflection
14.61 | Rocket
14.65 | Shadow, sharpshooter, shotgun
14.42 | long connections
14.43 | the Matrix
14.66 | Steel Net
14.67 | Spies
14.68 | takeover
14.74 | underground
14.71 | Toxic Bomb
14.72 | Traps
14.77 | the Zone
14.78 | Roots
15.1 | older rules: no unlucky draw
15.2 | older rules: ties
15.3 | older rules: Battles in the end sequence
15.4 | older rules: a Battle belongs to the turn
15.5 | older rules: a destroyed HQ
15.6 | older rules: repeated full boards
15.7 | older rules: armour
15.8 | older rules: nets, armour and Toughness
15.9 | older rules: Transports
15.13 | older rules: a wounded Medic
";
