### Português: palavras comuns a todos os jogos.

## O que uma peça já fez

state-moved = movida
state-fought = já combateu
state-engaged = engajada
state-committed = participa

## Ordinais

nth = { $unit }.º
    .feminine = { $unit }.ª

## Tamanhos de unidade, pela marca acima do símbolo

size-I = Companhia
    .nth = { $nth_f } Companhia
size-II = Batalhão
    .nth = { $nth } Batalhão
size-III = Regimento
    .nth = { $nth } Regimento
size-X = Brigada
    .nth = { $nth_f } Brigada
size-XX = Divisão
    .nth = { $nth_f } Divisão
size-XXX = Corpo de exército
    .nth = { $nth } Corpo de exército
size-XXXX = Exército
    .nth = { $nth } Exército

## De onde vem um valor

source-rules = das regras
source-public = fontes públicas
source-estimate = estimativa nossa

## O que um bot pesa

term-score = Pontos de vitória
