### Español: lo que dice la línea de órdenes por sí misma.

## Ficheros

cli-file = { $file }: { $why }
cli-file-line = { $file }, línea { $line }: { $why }
cli-file-missing = no existe ese fichero
cli-file-unreadable = este fichero no se puede leer
cli-file-folder = esto es una carpeta, no un fichero
cli-file-special = esto no es un fichero corriente
cli-file-read-only = este fichero es de solo lectura
cli-file-dangling = esto es un enlace que no lleva a ninguna parte
cli-file-no-text = esto no es texto
cli-file-too-long = el fichero de una partida tiene como máximo { $most } MB
cli-file-unwritten = { $file }: no se puede escribir: { $why }
cli-file-there = { $file }: el fichero ya existe; elige otro nombre
cli-file-force = { $file }: el fichero ya existe; --force lo sobrescribe
cli-file-other-writer = { $file }: mientras tanto otra persona ha jugado en este fichero; no se ha escrito nada
cli-file-cut-short = { $file }: el registro no tiene la línea "end": está cortado, o nunca se escribió hasta el final
cli-other-game = esta es una partida de { $game }
cli-kept-in = guardada en { $file }
cli-earlier = { $file }: jugada con la edición { $edition } de las reglas; las de hoy son la edición { $today }, y todas las acciones siguen siendo legales
cli-unproven = { $file }: un registro de un formato anterior: todas las acciones son legales; no se puede comparar si termina como entonces
cli-earlier-elsewhere = { $file }: jugada con la edición { $edition } de las reglas; con las de hoy, edición { $today }, todas las acciones son legales, pero la partida acaba en otra situación
cli-earlier-stopped = { $file }: jugada con la edición { $edition } de las reglas; con las de hoy, edición { $today }, llega hasta la línea { $line }: { $why }
cli-record-unsaved = { $file }: lo que se siguiera jugando sería otra partida y este registro se perdería: escríbelo en un archivo nuevo con "replay --output" y sigue allí
cli-output-unwritten = no se puede escribir la salida: { $why }
cli-input-unread = no se puede leer la entrada: { $why }
cli-input-no-text = la entrada no es texto
cli-no-terminal = no se puede usar el terminal: { $why }

## Acciones y reglas

cli-rule = regla { $number }
cli-legal = legal
cli-not-legal = "{ $action }" no es legal ahora: { $why } (regla { $rule })
cli-played-nothing = { $file }: { $why }; no se guarda nada
cli-played-in-part = { $file }: { $why }; se guarda lo anterior
cli-forced = sin otra opción
cli-taken-back =
    { $count ->
        [one] deshecha: una acción de { $all }
       *[other] deshechas: { $count } de { $all } acciones
    }
cli-no-undo-start = no hay nada que deshacer
cli-no-undo-barrier = se ha tirado un dado, se ha mostrado algo oculto o le ha tocado a otro bando: lo anterior se mantiene
cli-no-redo = no hay nada que rehacer
cli-other-seat = ahora decide otro puesto
cli-state-enforced = aplicada
cli-state-component = componente
cli-state-optional = opcional
cli-state-missing = falta
cli-no-rule = el reglamento no tiene la regla "{ $number }"
cli-no-rule-of = el reglamento de { $game } no tiene la regla { $number }

## Juegos y puestos

cli-begun = { $file }: { $scenario } de { $game }
cli-seats = puestos: { $seats }
cli-on = activada
cli-off = desactivada
cli-no-seat = no hay ningún puesto "{ $word }"; hay: { $seats }
cli-no-seat-bot = "{ $word }" no dice PUESTO=BOT, por ejemplo { $seat }=level3
cli-no-random = el sistema no da números aleatorios ({ $why }): elige un --seed
cli-over = La partida ha terminado.
cli-over-won = La partida ha terminado: victoria, { $winner } ({ $scores }).
cli-over-drawn = La partida ha terminado: empate ({ $scores }).
cli-verified =
    { $count ->
        [one] verificado: una acción, hash { $hash }
       *[other] verificado: { $count } acciones, hash { $hash }
    }
cli-replayed =
    { $count ->
        [one] Una acción, hash { $hash }: como dice el registro
       *[other] { $count } acciones, hash { $hash }: como dice el registro
    }
cli-replayed-unsealed =
    { $count ->
        [one] Una acción, hash { $hash }: el registro no indica su final
       *[other] { $count } acciones, hash { $hash }: el registro no indica su final
    }
cli-replayed-unproven =
    { $count ->
        [one] Una acción, hash { $hash }: el final registrado es de un formato anterior y no se ha comparado
       *[other] { $count } acciones, hash { $hash }: el final registrado es de un formato anterior y no se ha comparado
    }
cli-replayed-earlier =
    { $count ->
        [one] Una acción, hash { $hash }: con las reglas de hoy
       *[other] { $count } acciones, hash { $hash }: con las reglas de hoy
    }

## Lo que se ve

cli-turn = turno { $turn } de { $last }
cli-turn-alone = turno { $turn }
cli-seen-by = visto por: { $eyes }
cli-referee = árbitro
cli-stacks = Apilamientos
cli-marks = Marcadores
cli-one-step = un paso
cli-no-hexes = este mapa no tiene hexágonos que mostrar
cli-no-hex = en este mapa no está el hexágono "{ $name }"
cli-no-space = en este mapa no está la casilla "{ $name }"
cli-no-counter = ninguna ficha, o más de una, se llama "{ $name }"
cli-nowhere = { $name } no está donde puedas verla
cli-empty = { $name } está vacío
cli-cannot-move = { $counter } no puede mover ahora
cli-no-fight = no se prepara ningún combate
cli-odds-attack = ataque
cli-odds-defence = defensa
cli-odds-shifts = cambios de columna
cli-odds-before = columna { $column } antes de los cambios
cli-odds-column = columna { $column }
cli-odds-worst = con la defensa más fuerte
cli-odds-best = con la defensa más débil
cli-odds-or = o bien

## Bots

cli-would = { $bot } haría: { $action }
cli-nothing-to-decide = no hay nada que decidir
cli-analyse-hidden = el análisis se abre al acabar la partida: antes diría lo que está oculto
cli-bot-refused = el bot eligió "{ $action }", pero no se jugó: { $why }
cli-bot-played =
    { $count ->
        [one] una acción jugada, { $all } en total
       *[other] { $count } acciones jugadas, { $all } en total
    }

## La mesa en el terminal

cli-greet-type = Escribe una acción, unas letras de ella o su número; caben varias en una línea separadas por ;
cli-greet-help = "help" dice qué más se puede escribir, "?" explica el mapa, "why ACCIÓN" cita la regla, "hint" aconseja.
cli-greet-resumed = La partida sigue desde { $file } y se guarda ahí después de cada acción.
cli-greet-kept = La partida se guarda en { $file } después de cada acción.
cli-greet-unkept = La partida no se guarda mientras no escribas "save FICHERO".
cli-greet-end = "undo" deshace, "quit" sale.
cli-seat-you = { $seat }: tú
cli-seat-bot = { $seat }: el bot { $bot }
cli-could-be =
    { $more ->
        [0] "{ $line }" puede ser: { $first }
       *[other] "{ $line }" puede ser: { $first } y { $more } más
    }
cli-not-understood = { $why }; "help" dice qué se puede escribir
cli-no-verb = ninguna acción legal empieza por "{ $verb }"
cli-more = { $more } más: "{ $next }"
cli-hint-how = escribe "hint", o "hint not ACCIÓN"
cli-save-where = ¿guardar dónde? "save FICHERO"
cli-help = Una acción se escribe como la muestra "list"; bastan unas letras de cada palabra si solo encaja una.
cli-help-help = esta lista
cli-help-signs = qué significan los signos del mapa
cli-help-list = las acciones legales, numeradas
cli-help-map = el mapa alrededor de la acción, o de un hexágono
cli-help-map-off = si el mapa aparece por sí solo
cli-help-stack = las fichas de una casilla
cli-help-unit = una ficha y dónde está
cli-help-reach = adónde puede ir una ficha, con el coste
cli-help-odds = el combate en preparación, explicado
cli-help-why = la regla que prohíbe una acción
cli-help-rule = una regla con nuestras palabras
cli-help-log = lo que ha pasado
cli-help-tracks = turno, puntos y otros números
cli-help-hint = qué haría un bot fuerte, y por qué
cli-help-hint-not = por qué no haría otra cosa
cli-help-phase = deja jugar al bot hasta el final de la fase
cli-help-undo = deshace, hasta el último dado o revelación
cli-help-redo = rehace lo deshecho
cli-help-save = guarda la partida en un fichero desde ahora
cli-help-quit = deja la mesa

## El servidor

cli-served = Sandtable está en { $address } (Ctrl-C lo detiene)
cli-port-taken = El puerto { $port } está ocupado; se usa el { $other }.
cli-open-to-all = Todo aparato que alcance esta máquina alcanza la mesa.
cli-no-port = los puertos { $first } a { $last } están todos ocupados; elige otro con --port
cli-tables-in = Las mesas por enlace se guardan en { $place }.
cli-no-tables = No hay mesas por enlace: { $why }
cli-broken-promise = { $file }: los dados no son los prometidos al abrir la mesa
cli-backed-up = hay una copia de las mesas en { $file }

## Consejos y análisis

cli-analysing = análisis
cli-thinking = reflexión
cli-stake-chance = en puntos de probabilidad de victoria
cli-stake-points = en puntos de victoria
cli-study-chance = Probabilidad de victoria, { $seat }, en porcentaje
cli-study-points = Puntos que { $seat } puede esperar al final
cli-study-measured = { "  " }{ $name }: { $came }; turno a turno cabía esperar { $expected }
cli-study-sums = Suerte y habilidad, { $stake }
cli-study-sum = { "  " }{ $seat }: suerte { $luck }, habilidad { $skill } (errores de abajo { $listed }, todo lo demás { $rest }), precisión { $accuracy } %
cli-study-rolls = Dados y cartas que más importaron a { $seat }
cli-study-roll = { "  " }acción { $action }, turno { $turn }: { $gain } { $place }
cli-study-mistakes = Los errores más costosos
cli-study-no-mistakes = En ningún turno se halló un plan claramente mejor.
cli-study-mistake = { "  " }turno { $turn }, acción { $action }, { $seat }: { $grade }, { $loss } (± { $error })
cli-study-ended = aquí se terminó la fase
cli-grade-inaccuracy = una imprecisión
cli-grade-mistake = un error
cli-grade-blunder = un error grave
cli-played = jugado
cli-better = mejor
cli-arrow = { $what } a { $to }
cli-arrow-to = a { $to }
cli-arrow-attack = ataque a { $to }
cli-arrow-more = y { $more } más
cli-prefers = { $bot } prefiere "{ $action }"
cli-ruled-out = descartado: { $why }
cli-promise-points = { $points } puntos esperados (probabilidad de victoria { $chance })
cli-why-chance = tras este turno y la respuesta que espera: { $chance } ± { $error }
cli-why-next = el segundo mejor plan, con los mismos dados: { $chance }
cli-why-expected = { $name }: ahora { $now }, luego unos { $mean } (de { $least } a { $most })
cli-plan = plan
cli-feared = temido
cli-other-plan = otro plan { $number }
cli-it-does = hace
cli-effort = { $plans } planes juzgados, { $actions } acciones probadas con el pensamiento
