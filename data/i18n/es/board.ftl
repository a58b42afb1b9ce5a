### Español: el tablero de todos los juegos.

board-label = Tablero
board-keys = Las flechas recorren los hexágonos, Intro actúa, de 1 a 9 se elige una ficha de la pila, N va al siguiente hexágono en el que se puede actuar, I abre la ficha de datos, Escape cancela.
board-choose = Elige qué hacer
board-card = Datos
board-stack = Fichas en { $space }
board-why-not = Por qué no
board-hex = Hexágono { $name }
board-rule = Regla { $number }: { $title }

## What is known of a counter

board-some-counter = { $kind } ({ $seat })
board-unknown-counter = Su fuerza no se conoce.
board-full-strength = a plena fuerza
board-reduced = reducida

## Where a fact comes from

board-source-rules = reglas
board-source-public = fuentes públicas
board-source-estimate = estimación

## What can be done

board-counters =
    { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }
board-offers =
    { $n ->
        [0] nada que hacer
        [one] { $n } jugada legal
       *[other] { $n } jugadas legales
    }
board-cost = coste { $points }
board-space-button =
    { $n ->
        [one] { $space }: { $n } jugada legal
       *[other] { $space }: { $n } jugadas legales
    }
board-via = { $label } por { $space }
board-straight = { $label }, directamente
board-deed-select = elegirla
board-deed-instead = tomar esta en su lugar
board-deed-retract = retirarla

## Printed on the sheet

board-turns = Turnos
board-points = Puntos
board-legend = Leyenda
