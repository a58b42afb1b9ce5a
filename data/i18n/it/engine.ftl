### Italiano: parole comuni a tutti i giochi.

## Che cosa ha fatto una pedina

state-moved = mossa
state-fought = ha già combattuto
state-engaged = a contatto
state-committed = partecipa

## Dimensioni di un'unità, secondo il segno sopra il simbolo

size-I = Compagnia
size-II = Battaglione
size-III = Reggimento
size-X = Brigata
size-XX = Divisione
size-XXX = Corpo d'armata
size-XXXX = Armata

## Da dove viene un valore

source-rules = dal regolamento
source-public = fonti pubbliche
source-estimate = stima nostra

## Che cosa soppesa un bot

term-score = Punti vittoria
