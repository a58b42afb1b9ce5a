### English: words that every game shares.

## What a counter has done, in its view

state-moved = moved
state-fought = fought
state-engaged = engaged
state-committed = takes part

## Sizes of a unit, by the mark above its symbol

size-I = Company
size-II = Battalion
size-III = Regiment
size-X = Brigade
size-XX = Division
size-XXX = Corps
size-XXXX = Army

## Where a value comes from

source-rules = from the rules
source-public = public sources
source-estimate = our estimate

## What a bot weighs

term-score = Victory points
