### Español: palabras comunes a todos los juegos.

## Lo que ha hecho una ficha

state-moved = movida
state-fought = ya ha combatido
state-engaged = en contacto
state-committed = participa
