# Companion mode: the map lies on a table, and people answer.

call-table = What does your table show? { $player }
table-test-near = { $figure }: is a COG at most { $number } { $number ->
    [one] area
   *[other] areas
} of movement away?
table-test-reach = { $figure }: does it see a COG within range { $number }?
table-test-sight = { $figure }: does it see a COG?
table-test-here = { $figure }: is a COG in its area?
table-test-weak = { $figure }: is a COG with at most { $cards } cards within { $number } areas?
table-test-hurt = { $figure }: is another wounded Locust within { $number } areas?
table-test-marker = { $figure }: does a dropped weapon lie within { $number } areas?
table-test-apart = { $figure }: are all COGs at least { $number } areas away?
table-test-near-you = Is a Locust at most { $number } areas away from { $cog }?
table-test-some-sight = Does one of these Locust see a COG?
table-test-no-hole = Is the area of { $cog } without an open hole?
table-all-covered = Are all COGs in cover?
table-in-cover = { $figure }: does it stand in cover?
table-nearest = Which COG is nearest to { $figure }?
table-nearest-any = Which COG is nearest?
table-nearest-bare = Which COG outside cover is nearest to { $figure }?
table-aim-nearest = { $figure } attacks the nearest COG, if it sees it. Whom?
table-aim-seen = { $figure } attacks the nearest COG that it sees. Whom?
table-aim-reach = { $figure } attacks a COG that it sees within range { $number }. Whom?
table-aim-here = { $figure } attacks a COG in its own area. Whom?
table-aim-weakest = { $figure } attacks the COG with the fewest cards in its own area. Whom?
table-aim-bare = { $figure } attacks a COG in its own area that isn't in cover. Whom?
table-aim-sight = { $figure } attacks, if it sees its target. Whom?
table-move-toward = Move { $figure } up to { $number } { $number ->
    [one] area
   *[other] areas
} toward { $goal }{ $covers ->
    [yes] , then into cover
   *[no] {""}
}.
table-move-near = Move { $figure } toward { $goal } until { $stop } areas are left between them{ $covers ->
    [yes] , then into cover
   *[no] {""}
}.
table-move-away = Move { $figure } 1 area away from { $goal }{ $covers ->
    [yes] , then into cover
   *[no] {""}
}.
table-move-cover = Move { $figure } to the nearest free cover space.
table-guard = { $figure } is about to act. Does anyone guard?
table-shelter = { $figure }: defence dice for its cover and for areas beyond the range?
table-cover = { $cog }: defence dice for cover against { $figure }?
table-dodges = { $figure } attacks { $cog } with { $dice } { $dice ->
    [one] die
   *[other] dice
}. Does { $cog } dodge?
table-roll = { $by } attacks { $at }: roll { $attack } attack and { $defence } defence dice.
table-omens = { $cog } rolled { $count ->
    [one] an omen
   *[other] { $count } omens
}. With which weapon?
table-here-ask = { $wounds ->
    [0] Who else stands in that area?
    [one] Who stands in that area? Each takes 1 wound.
   *[other] Who stands in that area? Each takes { $wounds } wounds.
}
table-put-exit = Put a figure on the map exit: { $kind }.
table-put-hole-near = Put a figure on the open hole nearest to { $goal }: { $kind }.
table-put-holes = Is there another open hole within { $number } areas of { $goal }? Put a figure there: { $kind }.
table-put-area = Put a figure into the area of { $goal }: { $kind }.
table-put-tile = Put a figure on tile { $goal }: { $kind }.
table-put-even = Put a figure on the open hole with the fewest new ones: { $kind }.
table-put-entrance = Put a figure into the first area of the COGs: { $kind }.
table-put-marker = Put a figure where the weapon lay: { $kind }.
table-hole = Is there another hole on tile { $tile }? Put there: { $kinds }.
table-lay = Lay tile { $tile }. Does it fit?
table-friend = { $figure } joins a wounded Locust: the nearest one?
table-healed = { $figure } heals a Locust in its area. Which one?
table-marker = { $figure } brings a figure back: which dropped weapon is nearest?
table-crowd-toward = { $far ->
    [0] Move each figure up to { $number } { $number ->
        [one] area
       *[other] areas
    } toward { $goal }, then into cover if it takes cover: { $kind }.
   *[other] Move each figure that is at least { $far } areas away from all COGs: up to { $number } { $number ->
        [one] area
       *[other] areas
    } toward { $goal }, then into cover if it takes cover ({ $kind }). Which have you moved?
}
table-crowd-near = { $far ->
    [0] Move each figure toward { $goal } until { $stop } areas are left, then into cover if it takes cover: { $kind }.
   *[other] Move each figure that is at least { $far } areas away from all COGs: toward { $goal } until { $stop } areas are left, then into cover if it takes cover ({ $kind }). Which have you moved?
}
table-all-locust = all Locust
table-nearest-goal = its nearest COG
table-on-way = You can guard before each area and before it takes cover.
table-against = Which figure is the Guard against?
table-equipment = On which tile is the equipment?

table-yes = Yes
table-yes-cog = Yes, { $cog }
table-no = No
table-done = Done
table-arrived = Done: it's in the same area
table-none-left = No place or no figure left
table-nobody = None
table-guards = { $cog } guards with { $count } { $count ->
    [one] die
   *[other] dice
}
table-dice = { $count } { $count ->
    [one] die
   *[other] dice
}
table-dodge = { $cog } dodges
table-here = { $figures }
table-laid = It fits
table-overlap = It overlaps another tile
table-goal = Goal met
table-hit = { $count } { $count ->
    [one] die
   *[other] dice
} against { $figure } (cover and range { $shelter })
table-rolled = { $figure }: hits { $hits }, omens { $omens }, shields { $shields }
table-wounds = { $figure }: { $count } { $count ->
    [one] wound
   *[other] wounds
}
table-ammo = { $cog }, { $weapon }: { $tokens } ammo
table-draw = { $cog } draws { $count } { $count ->
    [one] card
   *[other] cards
}
table-spend = { $cog } discards a card
table-by = { $weapon }
table-follow = { $cog } follows
table-solo = { $cog } goes 1 area further by Follow
table-extra = 1 area further
table-tile = { $equipment } on tile { $tile }
table-any-equipment = equipment
table-card = a card of the box
table-count-dice = { $count } { $count ->
    [one] attack die
   *[other] attack dice
}
table-count-over = { $count } beyond range
table-count-cover = cover { $count }
table-count-hits = hits { $count }
table-count-omens = omens { $count }
table-count-shields = shields { $count }

verb-hit = Attack: roll …
verb-rolled = Attack: what we rolled …
verb-wounds = Wounds …
verb-draw = Draw …
verb-heal = Heal a Locust …
verb-spend = Discard a card …
verb-yes = Yes …
verb-here = They stand there …
verb-by = Weapon …
verb-cover = Dice …
verb-target = COG …
verb-tile = Tile …
verb-next = Figure …

refused-held-figures = { $count ->
    [0] No Locust is in play for Sztab. Take back the line by which it left.
   *[other] That figure isn't in play for Sztab. In play: { $figures }.
}
refused-held-cards = { $side } has { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} for Sztab. Say at most one wound more than that.
refused-held-bleeding = { $side } is bleeding out already and takes no more wounds.
refused-held-tokens = { $side } has { $count } ammo on that weapon for Sztab.

story-shot = { $side } attacks { $figure }.
story-appeared = New on the map: { $figures }.
story-hole-on-table = Put a hole token into that area.
story-moved-on-table = { $side } moves.
story-followed-on-table = { $side } follows.
story-crawled-on-table = { $side } crawls.

terms-companion-label = Map
terms-companion-no = Sztab's map
terms-companion-no-about = Sztab knows the map and does everything
terms-companion-yes = our own box
terms-companion-yes-about = Map and figures lie on your table; Sztab keeps decks, turns and books
terms-hands-label = Order cards
terms-hands-bot = dealt by Sztab
terms-hands-bot-about = Each hand is private here
terms-hands-table = from the box
terms-hands-table-about = Sztab knows only how many each holds
terms-dice-label = Dice
terms-dice-bot = rolled by Sztab
terms-dice-bot-about = From the seed of the game
terms-dice-table = from the box
terms-dice-table-about = You roll and say what came up
