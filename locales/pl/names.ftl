# Jednostki tak, jak nazywają je teksty.
unit-named = { $name } ({ $hex })
unit-headquarters = { $name } ({ $army }, { $hex })
