# Tips of a first game, by what is asked
tip-hq = Place your HQ first. It can attack too, but if it loses all 20 points you lose: leave room around it for units that protect it.
tip-draw = Draw: each turn you fill your hand up to three tiles.
tip-discard = You hold three tiles, and one of them has to go. Discard the one that helps least now.
tip-play = Press a tile to place it. Units stay on the board; instant tiles act once. You can also keep a tile for later.
tip-hex = Choose a hex from which the unit's attacks reach an enemy. Ranged attacks pass over friendly units.
tip-preview = This is a preview that only you see. Turn the unit until its attacks point at what you want to hit, then confirm.
tip-preview-hq = This is a preview that only you see. An HQ attacks the six hexes around it, so its direction doesn't matter. Confirm, or choose another hex.
tip-instant = An instant tile acts at once and is used up. Look at the board afterwards: you can still place your other tiles.
tip-unit-first = You hold a Battle tile. Place your unit first, so that it can fight; then press *{ verb-battle }*.
tip-battle = You can start a Battle, and it ends your turn. Units act by initiative, highest first; a unit destroyed earlier doesn't act. *{ whatif-button }* shows the outcome before you decide.
tip-decision = The Battle needs a decision from you. Each answer shows what happens.
tip-end = Nothing more to do? End the turn; Sztab plays next, and I ping you when it's your turn again.
tip-final = Your pile is empty. After the last turns comes the Final Battle; then the HQ with more points wins.
