# Jednostki tak, jak nazywają je teksty.
unit-named = { $name } ({ $hex })
unit-headquarters = { $name } ({ $army }, { $hex })
unit-scoped = { $unit } pod kontrolą Skopera
source-explosion = { $place ->
    [start] Wybuch
   *[within] wybuch
 } na polu { $hex }
