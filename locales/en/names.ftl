# Units as texts name them.
unit-named = { $name } ({ $hex })
unit-headquarters = { $army } { $name } ({ $hex })
unit-scoped = the scoped { $unit }
source-explosion = { $place ->
    [start] The
   *[within] the
 } explosion at { $hex }
