### Italiano: parole comuni a tutti i giochi.

## Che cosa ha fatto una pedina

state-moved = mossa
state-fought = ha già combattuto
state-engaged = a contatto
state-committed = partecipa

## Ordinali

nth = { $unit }º
    .feminine = { $unit }ª

## Dimensioni di un'unità, secondo il segno sopra il simbolo

size-I = Compagnia
    .nth = { $nth_f } Compagnia
size-II = Battaglione
    .nth = { $nth } Battaglione
size-III = Reggimento
    .nth = { $nth } Reggimento
size-X = Brigata
    .nth = { $nth_f } Brigata
size-XX = Divisione
    .nth = { $nth_f } Divisione
size-XXX = Corpo d'armata
    .nth = { $nth } Corpo d'armata
size-XXXX = Armata
    .nth = { $nth_f } Armata

## Da dove viene un valore

source-rules = dal regolamento
source-public = fonti pubbliche
source-estimate = stima nostra

## Che cosa soppesa un bot

term-score = Punti vittoria
