### English: words that every game shares.

## What a counter has done, in its view

state-moved = moved
state-fought = fought
state-engaged = engaged
state-committed = takes part
