### Italiano: la mappa di ogni gioco.

board-label = Mappa
board-keys = Le frecce spostano da un esagono all’altro, Invio agisce, le cifre da 1 a 9 scelgono una pedina della pila, N va al prossimo esagono in cui si può agire, I apre la scheda, Esc annulla.
board-choose = Scegli che cosa fare
board-card = Dati
board-stack = Pedine in { $space }
board-why-not = Perché no
board-hex = Esagono { $name }
board-fire = Fuoco sull'esagono
board-rule = Regola { $number }: { $title }

## Che cosa si sa di una pedina

board-some-counter = { $kind } ({ $seat })
board-unknown-counter = La sua forza non è nota.
board-full-strength = a piena forza
board-reduced = ridotta

## Da dove viene un dato

board-source-rules = regole
board-source-public = fonti pubbliche
board-source-estimate = stima

## Che cosa si può fare

board-counters =
    { $n ->
        [one] { $n } pedina
       *[other] { $n } pedine
    }
board-offers =
    { $n ->
        [0] niente da fare
        [one] { $n } mossa legale
       *[other] { $n } mosse legali
    }
board-cost = costo { $points }
board-space-button =
    { $n ->
        [one] { $space }: { $n } mossa legale
       *[other] { $space }: { $n } mosse legali
    }
board-ways =
    { $n ->
        [one] Un giro più lungo
       *[other] { $n } giri più lunghi
    }
board-via = { $label } passando per { $space }
board-straight = { $label }, direttamente
board-deed-select = sceglila
board-deed-instead = scegli questa al suo posto
board-deed-retract = toglila

## Stampato sulla mappa

board-turns = Turni
board-points = Punti
board-link = Strada fuori mappa da { $from } a { $to }: lunga come { $hexes } esagoni.
board-legend = Legenda
