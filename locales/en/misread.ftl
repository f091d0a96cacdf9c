# What was typed and is not understood; several rules that fit

misread-hex = There's no hex “{ $word }” on this board. Did you mean { $near }?
misread-hex-plain = There's no hex “{ $word }” on this board: they run from { $first } to { $last }.
misread-other-army = { $tile } is a tile of { $army }, and you play { $own }: choose one of your own tiles.
misread-near = I don't know “{ $word }”. Did you mean { $near }?
misread-plain = I don't know “{ $word }”: choose one of the suggestions.
rule-list = Several rules fit, the likeliest one first. Press one to read it.
