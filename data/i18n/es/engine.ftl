### Español: palabras comunes a todos los juegos.

## Lo que ha hecho una ficha

state-moved = movida
state-fought = ya ha combatido
state-engaged = en contacto
state-committed = participa

## Ordinales

nth = { $unit }.º
    .feminine = { $unit }.ª

## Tamaños de unidad, según la marca sobre su símbolo

size-I = Compañía
    .nth = { $nth_f } Compañía
size-II = Batallón
    .nth = { $nth } Batallón
size-III = Regimiento
    .nth = { $nth } Regimiento
size-X = Brigada
    .nth = { $nth_f } Brigada
size-XX = División
    .nth = { $nth_f } División
size-XXX = Cuerpo de ejército
    .nth = { $nth } Cuerpo de ejército
size-XXXX = Ejército
    .nth = { $nth } Ejército

## De dónde sale un valor

source-rules = del reglamento
source-public = fuentes públicas
source-estimate = estimación nuestra

## Lo que sopesa un bot

term-score = Puntos de victoria
