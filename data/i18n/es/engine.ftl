### Español: palabras comunes a todos los juegos.

## Lo que ha hecho una ficha

state-moved = movida
state-fought = ya ha combatido
state-engaged = en contacto
state-committed = participa

## Tamaños de unidad, según la marca sobre su símbolo

size-I = Compañía
size-II = Batallón
size-III = Regimiento
size-X = Brigada
size-XX = División
size-XXX = Cuerpo de ejército
size-XXXX = Ejército

## De dónde sale un valor

source-rules = del reglamento
source-public = fuentes públicas
source-estimate = estimación nuestra

## Lo que sopesa un bot

term-score = Puntos de victoria
