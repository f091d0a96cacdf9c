# What-ifs: the way back to the turn, the other side, playing and sharing what was tried out

whatif-to-turn = Back to my turn
whatif-as-help = “As { $faction }” tries out the tiles of that army, as if it were their turn.
whatif-as-opponent = You're trying out your opponent's tiles ({ $faction }), as if it were their turn.
whatif-as-another = You're trying out the tiles of { $faction }, as if it were their turn.
share-there = That's shared already, and is up to date now: { $link }
share-enough = That's enough sharing from this game for today: describe the rest in words, or share more tomorrow.
