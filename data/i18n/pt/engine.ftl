### Português: palavras comuns a todos os jogos.

## O que uma peça já fez

state-moved = movida
state-fought = já combateu
state-engaged = engajada
state-committed = participa
