# Units as texts name them.
unit-named = { $name } ({ $hex })
unit-headquarters = { $army } { $name } ({ $hex })
