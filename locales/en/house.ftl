# Games against Sztab: the bot plays a side itself.
house-name = Sztab ({ $strength })
house-strength-casual = casual
house-strength-club = club
house-strength-strong = strong
house-strength-easy = easy
house-strength-medium = medium
house-strength-hard = hard
house-next = { $number ->
    [one] { $players } is next.
   *[other] { $players } are next.
 }
house-begun = Your game against Sztab has begun.
house-too-many = You already have { $number } unfinished games against Sztab, the maximum. Finish or resign one first; /mygames lists them.
house-not-here = Sztab doesn't play this game at that strength.
house-strength-alone = Strength is for games against Sztab. Leave it out, or leave out the opponent.
house-no-draft = Sztab doesn't ban and pick. Choose your army, or let both be random.
house-no-mirror = Sztab doesn't play mirrored matches. Leave that option out.
house-unrated = Games against Sztab aren't rated on this server. Leave that option out.
house-no-draw = Sztab doesn't agree to draws. Play on, or resign.
draw-none = This game knows no draw by agreement. Play on, or resign.
hint-button = Hint
hint-title = **Hint.** What Sztab would consider in your place, best first:
hint-pictures = The pictures show the Battle after each of these turns, in the same order.
hint-none = Sztab has no hint for this position.
hint-step = Hint { $number }/{ $all }: { $action }
why-button = Why?
why-expected = **Why?** { $player } judges a turn by the Battle that would begin right after it. It expected:
why-fought = **Why?** { $player } expected the Battle that this turn led to. That Battle has its own post.
why-aim-win = This turn won the game.
why-aim-threat = It threatened to win the game in the next Battle.
why-aim-race = It was after HQ points: in a Battle, { $number ->
    [one] 1 point
   *[other] { $number } points
    } more than before the turn.
why-aim-guard = It guarded its HQ: a Battle costs it { $number ->
    [one] 1 point
   *[other] { $number } points
    } less than before the turn.
why-aim-net = { $number ->
    [one] It netted an enemy unit: that unit does nothing in a Battle.
   *[other] It netted { $number } enemy units: they do nothing in a Battle.
    }
why-aim-units = It was after units: a Battle destroys { $number ->
    [one] 1 enemy unit
   *[other] { $number } enemy units
    } more than before the turn.
why-aim-position = It prepared for later Battles: right now nothing on the board changes hands.
settings-house-rated = Games against Sztab may be rated.
command-game-new-option-strength = strength
command-game-new-option-strength-about = How well Sztab plays if it's your opponent
command-game-new-option-strength-choice-casual = casual
command-game-new-option-strength-choice-club = club
command-game-new-option-strength-choice-strong = strong
command-settings-server-option-rated-sztab = rated-sztab
command-settings-server-option-rated-sztab-about = May games against Sztab be rated? Default: no
