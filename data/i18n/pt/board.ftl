### Português: o tabuleiro de todos os jogos.

board-label = Tabuleiro
board-keys = As setas percorrem os hexágonos, Enter age, de 1 a 9 escolhe-se uma unidade da pilha, N vai ao próximo hexágono em que se pode agir, I abre a ficha, Escape cancela.
board-choose = Escolha o que fazer
board-card = Dados
board-stack = Unidades em { $space }
board-why-not = Por que não
board-hex = Hexágono { $name }
board-rule = Regra { $number }: { $title }

## What is known of a counter

board-some-counter = { $kind } ({ $seat })
board-unknown-counter = A sua força não é conhecida.
board-full-strength = com força total
board-reduced = reduzida

## Where a fact comes from

board-source-rules = regras
board-source-public = fontes públicas
board-source-estimate = estimativa

## What can be done

board-counters =
    { $n ->
        [one] { $n } unidade
       *[other] { $n } unidades
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
board-via = { $label } por { $space }
board-straight = { $label }, diretamente
board-deed-select = escolher
board-deed-instead = pegar esta em seu lugar
board-deed-retract = retirar

## Printed on the sheet

board-turns = Turnos
board-points = Pontos
board-legend = Legenda
