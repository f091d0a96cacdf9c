# What was typed and is not understood; several rules that fit

misread-hex = There's no hex “{ $word }” on this board. Did you mean { $near }?
misread-hex-plain = There's no hex “{ $word }” on this board: they run from { $first } to { $last }.
misread-other-army = { $tile } is a tile of { $army }, and you play { $own }: choose one of your own tiles.
misread-near = I don't know “{ $word }”. Did you mean { $near }?
misread-plain = I don't know “{ $word }”: choose one of the suggestions.
misread-terrain = “{ $word }” isn't a terrain. Write `jungle`, `hills`, `mountains`, `swamps`, `mixed` or `none` after `terrain=`, or lay it hex by hex: `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-part = “{ $word }” needs a kind of terrain, a colon and hexes, as in `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-kind = “{ $word }” isn't a kind of terrain. Hex by hex there are `jungle`, `hills`, `mountains` and `swamps`, as in `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-pieces = The hexes of one terrain tile have to touch. Write hexes that don't as two tiles, with a comma between them: `terrain=jungle:A1,jungle:C3`.
misread-terrain-twice = A hex can have only one terrain, and you've named one twice. Name each hex once.
misread-terrain-room = With so many Mountains there's no room left for the HQs. Lay fewer of them.
misread-reading = “{ $word }” has no second reading here, or stands there twice. The rulings that have one: { $rulings }. Write them with commas, as in `readings=O-01,O-20`.
misread-no-readings = With these armies no ruling has a second reading: leave `readings=` out.
rule-list = Several rules fit, the likeliest one first. Press one to read it.
