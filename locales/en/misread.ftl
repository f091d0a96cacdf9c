# What was typed and is not understood; several rules that fit

misread-near = I don't know “{ $word }”. Did you mean { $near }?
misread-plain = I don't know “{ $word }”: choose one of the suggestions.
rule-list = Several rules fit, the likeliest one first. Press one to read it.
