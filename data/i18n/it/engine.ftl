### Italiano: parole comuni a tutti i giochi.

## Che cosa ha fatto una pedina

state-moved = mossa
state-fought = ha già combattuto
state-engaged = a contatto
state-committed = partecipa
