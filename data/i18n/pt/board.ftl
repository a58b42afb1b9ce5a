### Português: o tabuleiro de todos os jogos.

board-label = Tabuleiro
board-keys = As setas percorrem os hexágonos, Enter age, os números de 1 a 9 escolhem uma peça da pilha, N vai ao próximo hexágono em que se pode agir, I abre a ficha, Escape cancela.
board-choose = Escolha o que fazer
board-card = Dados
board-stack = Peças em { $space }
board-why-not = Por que não
board-hex = Hexágono { $name }
board-fire = Fogo sobre o hexágono
board-rule = Regra { $number }: { $title }

## O que se sabe de uma peça

board-some-counter = { $kind } ({ $seat })
board-unknown-counter = Não se conhece sua força.
board-full-strength = força plena
board-reduced = reduzida

## De onde vem um dado

board-source-rules = regras
board-source-public = fontes públicas
board-source-estimate = estimativa

## O que se pode fazer

board-counters =
    { $n ->
        [one] { $n } peça
       *[other] { $n } peças
    }
board-offers =
    { $n ->
        [0] nada a fazer
        [one] { $n } jogada legal
       *[other] { $n } jogadas legais
    }
board-cost = custo { $points }
board-space-button =
    { $n ->
        [one] { $space }: { $n } jogada legal
       *[other] { $space }: { $n } jogadas legais
    }
board-ways =
    { $n ->
        [one] Uma volta
       *[other] { $n } voltas
    }
board-via = { $label } por { $space }
board-straight = { $label }, direto
board-deed-select = escolher
board-deed-instead = escolher esta no lugar
board-deed-retract = retirar

## Impresso no mapa

board-turns = Turnos
board-points = Pontos
board-link = Estrada fora do mapa de { $from } a { $to }: como { $hexes } hexágonos.
board-legend = Legenda
