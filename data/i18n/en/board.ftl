### English: the board of every game.

board-label = Board
board-keys = Arrow keys move over the hexes, Enter acts, 1 to 9 choose a counter of the stack, N goes to the next hex where something can be done, I opens the card, Escape cancels.
board-choose = Choose what to do
board-card = Facts
board-stack = Counters in { $space }
board-why-not = Why not
board-hex = Hex { $name }
board-fire = Fire on this hex
board-rule = Rule { $number }: { $title }

## What is known of a counter

board-some-counter = { $kind } ({ $seat })
board-unknown-counter = Its strength is not known.
board-full-strength = full strength
board-reduced = reduced

## Where a fact comes from

board-source-rules = rules
board-source-public = public record
board-source-estimate = estimate

## What can be done

board-counters =
    { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    }
board-offers =
    { $n ->
        [0] nothing to do
        [one] { $n } legal move
       *[other] { $n } legal moves
    }
board-cost = cost { $points }
board-space-button =
    { $n ->
        [one] { $space }: { $n } legal move
       *[other] { $space }: { $n } legal moves
    }
board-ways =
    { $n ->
        [one] One way round
       *[other] { $n } ways round
    }
board-via = { $label } by way of { $space }
board-straight = { $label }, straight
board-deed-select = choose it
board-deed-instead = take it instead
board-deed-retract = take it out again

## Printed on the sheet

board-turns = Turns
board-points = Points
board-link = Road off the map from { $from } to { $to }: as long as { $hexes } hexes.
board-legend = Legend
