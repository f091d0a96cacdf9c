# Загони так, як їх називають тексти.
unit-named = { $name } ({ $hex })
unit-headquarters = { $name } ({ $army }, { $hex })
