### English: words that every game shares.

## What a counter has done, in its view

state-moved = moved
state-fought = fought
state-engaged = engaged
state-committed = takes part

## Ordinals

nth =
    { $form ->
        [one] { $unit }st
        [two] { $unit }nd
        [few] { $unit }rd
       *[other] { $unit }th
    }
    .feminine = { nth }

## Sizes of a unit, by the mark above its symbol

size-I = Company
    .nth = { $nth } Company
size-II = Battalion
    .nth = { $nth } Battalion
size-III = Regiment
    .nth = { $nth } Regiment
size-X = Brigade
    .nth = { $nth } Brigade
size-XX = Division
    .nth = { $nth } Division
size-XXX = Corps
    .nth = { $nth } Corps
size-XXXX = Army
    .nth = { $nth } Army

## Where a value comes from

source-rules = from the rules
source-public = public sources
source-estimate = our estimate

## What a bot weighs

term-score = Victory points
