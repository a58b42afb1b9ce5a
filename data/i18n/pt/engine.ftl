### Português: palavras comuns a todos os jogos.

## O que uma peça já fez

state-moved = movida
state-fought = já combateu
state-engaged = engajada
state-committed = participa

## Tamanhos de unidade, pela marca acima do símbolo

size-I = Companhia
size-II = Batalhão
size-III = Regimento
size-X = Brigada
size-XX = Divisão
size-XXX = Corpo de exército
size-XXXX = Exército

## De onde vem um valor

source-rules = das regras
source-public = fontes públicas
source-estimate = estimativa nossa

## O que um bot pesa

term-score = Pontos de vitória
