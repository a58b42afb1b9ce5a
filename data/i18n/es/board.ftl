### Español: el tablero de todos los juegos.

board-label = Tablero
board-keys = Las flechas recorren los hexágonos, Intro actúa, las cifras del 1 al 9 eligen una ficha de la pila, N va al siguiente hexágono donde se puede actuar, I abre los datos, Escape cancela.
board-choose = Elige qué hacer
board-card = Datos
board-stack = Fichas en { $space }
board-why-not = Por qué no
board-hex = Hexágono { $name }
board-fire = Fuego sobre el hexágono
board-rule = Regla { $number }: { $title }

## Lo que se sabe de una ficha

board-some-counter = { $kind } ({ $seat })
board-unknown-counter = Se desconoce su fuerza.
board-full-strength = a plena fuerza
board-reduced = reducida

## De dónde sale un dato

board-source-rules = reglas
board-source-public = fuentes públicas
board-source-estimate = estimación

## Lo que se puede hacer

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
board-ways =
    { $n ->
        [one] Un rodeo
       *[other] { $n } rodeos
    }
board-via = { $label } por { $space }
board-straight = { $label }, directamente
board-deed-select = elegirla
board-deed-instead = elegir esta en su lugar
board-deed-retract = quitarla

## Impreso en el mapa

board-turns = Turnos
board-points = Puntos
board-link = Carretera fuera del mapa de { $from } a { $to }: como { $hexes } hexágonos.
board-legend = Leyenda
