# Загони так, як їх називають тексти.
unit-named = { $name } ({ $hex })
unit-headquarters = { $name } ({ $army }, { $hex })
unit-scoped = { $unit } під контролем гакера
source-explosion = { $place ->
    [start] Вибух
   *[within] вибух
 } на клітинці { $hex }
