### Español: D-Day at Omaha Beach.
### Las unidades son femeninas y singulares: un evento puede nombrar el tipo si el jugador no puede conocer la unidad.

## Juego y escenario

game-omaha = D-Day at Omaha Beach
    .about = Una mañana, una playa, trece puntos fuertes: saca dos divisiones del agua y súbelas a los escarpes, compañía por compañía.
    .dates = 6 de junio de 1944, 6:15–10:00
scenario-first-wave = La primera oleada
    .about = Llevas a tierra la 1.ª y la 29.ª División en Omaha: toma puntos fuertes, alturas y vaguadas por diecinueve puntos antes de las diez, dieciséis turnos y una velada de juego, antes de que ocho compañías de una división queden agotadas.

## Jugador y opciones

seat-us = Estadounidenses
seat-german = Alemanes
option-letter = La letra del resumen de las reglas
    .about = Quien se mueve recibe fuego junto a una posición o en su campo (no ambas cosas) y también de los cuadrados dobles, el fuego naval aporta armas o fuerza, los generales van adonde quieren, con marea alta las minas están donde se desembarca, quien está en una vaguada controla las alturas, y el terreno que solo alcanzan los estadounidenses no puntúa.

## Lo que puede hacer el jugador

action-begin = Empezar: barajar y desplegar a los alemanes
action-draw-landing = Robar la carta de desembarco
action-draw-event = Robar la carta de evento
action-draw-fire = Robar la carta de fuego
action-follow = Seguir a { $unit }
action-stay-in-box = Quedarse en la casilla
action-no-attrition = No ceder nada
action-no-sacrifice = Conservar al héroe
action-stay = { $unit } se queda en { $at }
action-no-drift = Sin deriva
action-drift =
    { $points ->
        [one] Derivar { $points } casilla al este
       *[other] Derivar { $points } casillas al este
    }
action-place = { $unit } a { $at }
action-delay = Aplazar { $unit } un turno
action-mine = { $unit } choca con la mina
action-hero = El héroe va con { $unit }
action-regroup = { $unit } recupera un paso
action-hit = Alcanzada: { $unit }
action-leader-hit = Alcanzar a { $unit }
action-give-step = { $unit } cede un paso
action-lose = Perder { $unit }
action-reveal = Revelar { $at }
action-sacrifice = Sacrificar al héroe
action-clear = Despejar { $at }
action-end-engineers = Fin de los ingenieros
action-end-landing = Terminar el desembarco
action-end-actions = Fin de las acciones
action-take = Mover { $unit }
action-with = Junto con { $unit }
action-go = Ir a { $at }
action-go-bluff = Por el escarpe hasta { $at }
action-go-cliff = Por las cuerdas hasta { $at }
action-pay-1 = Paga la 1.ª División
action-pay-29 = Paga la 29.ª División
action-go-on = { $unit } sigue hacia { $at }
action-scale = { $unit } fija las cuerdas
action-recover = { $unit } se reorganiza
action-recover-climb = { $unit } termina la subida
action-recover-cliff = { $unit } retira las cuerdas
action-attack = Atacar { $at }
action-join = { $unit } participa
action-shells = Añadir fuego naval
action-commit = Atacar
action-barrage = Barrera de { $unit } sobre { $at }
action-bombard = Barrera naval sobre { $at }

## Por qué se pide una decisión

reason-set-up = Las guarniciones y los marcadores se barajan y se ponen boca abajo.
reason-landing =
    { $n ->
        [one] Una unidad espera su comprobación en las casillas.
       *[other] { $n } unidades esperan su comprobación en las casillas.
    }
reason-tide = Se desembarca con { $tide }.
reason-follow = Una unidad de su casilla ha ido a la deriva.
reason-rangers = Desde el turno 4 los Rangers a los que no les pasa nada pueden derivar a propósito.
reason-mine = Desembarcan en hexágonos sin despejar.
reason-arrivals =
    { $n ->
        [one] Llega una unidad. Desembarca el próximo turno.
       *[other] Llegan { $n } unidades. Desembarcan el próximo turno.
    }
reason-waits = { $unit } espera: un general embarca después de los demás, nunca solo.
reason-box-limit = Dos unidades por casilla; los cuarteles generales y los generales no cuentan.
reason-may-delay = Desde el turno 7 se puede aplazar una llegada.
reason-event = Cuenta la fila de la carta para este turno.
reason-hero = El héroe permanece con la unidad y la hace actuar gratis.
reason-hero-depth = Después los alemanes reciben un marcador de profundidad, si es posible en el mismo sector.
reason-regroup = Una compañía regular con un solo paso recupera uno; si la división de la carta no tiene ninguna, una de la otra.
reason-scream = Los cohetes caen de tres a siete hexágonos de WN69, sobre quien tiene más pasos.
reason-patrol = La patrulla descubre a los alemanes boca abajo más cercanos.
reason-prisoner = El prisionero habla de una posición boca abajo de su sector.
reason-fire =
    { $n ->
        [one] Una unidad alemana del sector puede disparar.
       *[other] { $n } unidades alemanas del sector pueden disparar.
    }
reason-plunge = El fuego esporádico encuentra también a los que están a cubierto: allí vale como sostenido.
reason-hits-left =
    { $n ->
        [one] A { $at } ({ $colour }) le queda un impacto.
       *[other] A { $at } ({ $colour }) le quedan { $n } impactos.
    }
reason-equal = Son iguales: fuego { $fire }, distancia { $hexes }, pasos { $steps }.
reason-star = La estrella alcanza a un líder bajo fuego intenso o sostenido.
reason-artillery = Hay { $guns } piezas que pueden disparar; hacen falta { $value }.
reason-artillery-equal = Entre blancos iguales en orden y pasos decides tú.
reason-sacrifice = Sería su último paso.
reason-engineers = Hexágonos que aún se pueden despejar: { $east } en el Este, { $west } en el Oeste.
reason-engineers-east =
    { $n ->
        [0] Ya no puede despejarse ningún hexágono, en el este.
        [one] Aún puede despejarse un hexágono, en el este.
       *[other] Aún pueden despejarse { $n } hexágonos, en el este.
    }
reason-engineers-west =
    { $n ->
        [0] Ya no puede despejarse ningún hexágono, en el oeste.
        [one] Aún puede despejarse un hexágono, en el oeste.
       *[other] Aún pueden despejarse { $n } hexágonos, en el oeste.
    }
reason-engineers-fire = Donde dispara un color de la carta de fuego no se trabaja.
reason-actions = Acciones que quedan: { $east } a la 1.ª División, { $west } a la 29.ª.
reason-free-units =
    { $n ->
        [one] Una unidad puede actuar gratis.
       *[other] { $n } unidades pueden actuar gratis.
    }
reason-naval =
    { $n ->
        [one] Hay un marcador de fuego naval.
       *[other] Hay { $n } marcadores de fuego naval.
    }
reason-drowning =
    { $n ->
        [one] Una unidad se ahoga al final del turno si se queda donde está.
       *[other] { $n } unidades se ahogan al final del turno si se quedan donde están.
    }
reason-free = La unidad mueve gratis.
reason-cover = Gratis por la playa hacia un abrigo; por otro camino cuesta una acción a su división.
reason-paid = El movimiento cuesta una acción a su división.
reason-together =
    { $n ->
        [one] Otra de su hexágono puede acompañarla.
       *[other] Otras { $n } de su hexágono pueden acompañarla.
    }
reason-barrages = También puede tirar una barrera: pulsa uno de los alemanes marcados.
reason-paying = Puede pagar una u otra división: se cruza el límite, o actúan juntas unidades de ambas.
reason-under-fire = La han alcanzado al moverse; la acción está gastada de todos modos.
reason-muster = Primero la infantería junto al blanco, luego quien pueda apoyarla.
reason-muster-hidden = Primero la infantería junto al blanco. Los alemanes se revelan al atacar.
reason-muster-depth = Debajo hay un marcador de profundidad.
reason-attrition = La fuerza bastaba, las armas no: un paso de un atacante adyacente puede retirar el marcador.
reason-overstack = Hay { $n } unidades, y dos como máximo pueden quedarse.
reason-landing-card = Carta de desembarco { $number }.
reason-event-card = Carta de evento { $number }.
reason-fire-card = Carta de fuego { $number }.

## What is at stake

stake-lost = { $unit } se pierde.
stake-step =
    { $left ->
        [one] { $unit } pierde un paso: le queda uno.
       *[other] { $unit } pierde un paso: le quedan { $left }.
    }
stake-catastrophe = La { $division } tendría { $n } compañías agotadas: la partida se pierde en el acto.
stake-never-comes = { $unit } ya no llega: es el último turno.
stake-hero = { $hero } va con { $unit } desde ahora: actúa gratis, ataca con uno más o con un arma que falta, y él puede morir en su lugar.
stake-hero-dies = { $unit } muere en lugar de su unidad.
stake-uncleared =
    { $n ->
        [one] Podría despejarse un hexágono más.
       *[other] Podrían despejarse { $n } hexágonos más.
    }
stake-crowds = En { $at } habría { $n } unidades: las que pasen de dos deben salir o se pierden al acabar las acciones.
stake-naval =
    { $left ->
        [one] Se gasta un marcador de fuego naval; queda uno.
       *[other] Se gasta un marcador de fuego naval; quedan { $left }.
    }
stake-actions =
    { $n ->
        [one] Cuesta una acción.
       *[other] Cuesta { $n } acciones.
    }
stake-barraged = { $at } ya no puede ser atacada en este turno.
stake-bombard = Los alemanes en { $at } quedan desorganizados con certeza.
stake-bombard-depth = Los alemanes en { $at } quedan desorganizados y pierden su marcador de profundidad con certeza.
stake-drowns =
    { $n ->
        [one] Una ficha está bajo la línea de marea y se pierde ahora.
       *[other] { $n } fichas están bajo la línea de marea y se pierden ahora.
    }
stake-overstacked =
    { $n ->
        [one] Sobra una unidad: se pierde.
       *[other] { $n } unidades están en hexágonos demasiado llenos: las que pasen de dos se pierden.
    }
stake-tide-next =
    { $n ->
        [one] Una ficha deberá mover el próximo turno o se la llevará la marea.
       *[other] { $n } fichas deberán mover el próximo turno o se las llevará la marea.
    }
stake-free-unused =
    { $n ->
        [one] Una ficha aún puede actuar gratis.
       *[other] { $n } fichas aún pueden actuar gratis.
    }
stake-actions-unused =
    { $n ->
        [one] Aún se podría usar una acción.
       *[other] Aún se podrían usar { $n } acciones.
    }
stake-naval-unused =
    { $n ->
        [one] Se podría pedir fuego naval: el marcador sigue disponible.
       *[other] Se podría pedir fuego naval: siguen disponibles { $n } marcadores.
    }
prospect-landing-lost = { $unit } se pierde en el oleaje
prospect-landing-lost-many =
    { $n ->
        [2] { $a } y { $b } se pierden en el oleaje
        [3] { $a }, { $b } y { $c } se pierden en el oleaje
        [4] { $a }, { $b }, { $c } y { $d } se pierden en el oleaje
       *[other] { $a }, { $b }, { $c }, { $d } y { $more } más se pierden en el oleaje
    }
prospect-landing-hurt = { $unit } pierde un paso en el oleaje
prospect-landing-hurt-many =
    { $n ->
        [2] { $a } y { $b } pierden un paso en el oleaje
        [3] { $a }, { $b } y { $c } pierden un paso en el oleaje
        [4] { $a }, { $b }, { $c } y { $d } pierden un paso en el oleaje
       *[other] { $a }, { $b }, { $c }, { $d } y { $more } más pierden un paso en el oleaje
    }
prospect-landing-late = { $unit } se retrasa
prospect-landing-late-many =
    { $n ->
        [2] { $a } y { $b } se retrasan
        [3] { $a }, { $b } y { $c } se retrasan
        [4] { $a }, { $b }, { $c } y { $d } se retrasan
       *[other] { $a }, { $b }, { $c }, { $d } y { $more } más se retrasan
    }
prospect-landing-drifts = { $unit } deriva a otra casilla
prospect-landing-drifts-many =
    { $n ->
        [2] { $a } y { $b } derivan a otras casillas
        [3] { $a }, { $b } y { $c } derivan a otras casillas
        [4] { $a }, { $b }, { $c } y { $d } derivan a otras casillas
       *[other] { $a }, { $b }, { $c }, { $d } y { $more } más derivan a otras casillas
    }
prospect-mines = Estallan las minas
prospect-target = { $unit } está a tiro
prospect-hit-moving = { $unit } recibe fuego al mover y pierde un paso
prospect-lost-moving = { $unit } recibe fuego al mover y se pierde
prospect-hit-by = { $unit } recibe fuego de { $at } ({ $colour })
prospect-catastrophe = La { $division } tiene { $n } compañías agotadas: la partida está perdida

## Las cartas del mazo

card-calibre-mm = Calibre en mm
card-armoured = Blindada: solo la daña el fuego intenso o una carta con el signo de blindado
card-mined = sin despejar
card-zone-number = Zona y número
card-part-landing = Desembarco
card-part-event = Evento
card-part-fire = Fuego
card-part-artillery = Artillería
card-landing-letter = { $target }: { $letter }
card-mine = Mina
card-shot = { $colour }: disparan todas
card-shot-depth = { $colour }: disparan las que tienen profundidad
card-star = { $colour }: puede alcanzar a un líder
card-armour = { $colour }: el blindaje no protege
card-guns =
    { $n ->
        [one] Artillería si hay al menos { $n } pieza
       *[other] Artillería si hay al menos { $n } piezas
    }
card-calibre = { $calibre } mm
card-event-reinforce =
    { $n ->
        [0] Refuerzos alemanes
        [1] Refuerzos alemanes: zona { $a }
        [2] Refuerzos alemanes: zonas { $a }, { $b }
        [3] Refuerzos alemanes: zonas { $a }, { $b }, { $c }
        [4] Refuerzos alemanes: zonas { $a }, { $b }, { $c }, { $d }
       *[other] Refuerzos alemanes: zonas { $a }, { $b }, { $c }, { $d } (+{ $more })
    }
card-event-depth = Un marcador de profundidad
card-event-depth-both = Un marcador de profundidad en cada sector
card-event-hero-1 = Un héroe de la 1.ª División
card-event-hero-29 = Un héroe de la 29.ª División
card-event-hero-depth = y un marcador de profundidad en su sector
card-event-naval = Un marcador de fuego naval
card-event-smoke =
    { $n ->
        [1] El humo oculta { $a }
        [2] El humo oculta { $a } y { $b }
        [3] El humo oculta { $a }, { $b } y { $c }
       *[other] El humo oculta { $a }, { $b }, { $c }, { $d } (+{ $more })
    }
card-event-scream = Cohetes desde WN69
card-event-rocket-kill = Cohetes destruidos, si se los ha oído
card-event-plunge = Fuego desde lo alto
card-event-rally = Todos los alemanes se reorganizan
card-event-initiative = Iniciativa: una acción más por división
card-event-reduce = Confusión: una acción por división
card-event-regroup-1 = Una compañía de la 1.ª División recupera un paso
card-event-regroup-29 = Una compañía de la 29.ª División recupera un paso
card-event-patrol-1 = Patrulla de la 1.ª División
card-event-patrol-29 = Patrulla de la 29.ª División
card-event-prisoner-1 = Prisionero de la 1.ª División
card-event-prisoner-29 = Prisionero de la 29.ª División
card-event-meyer = La Kampfgruppe Meyer envía tropas
card-event-engineers-stop = Bases de ingenieros detenidas (turnos posteriores)
card-event-later = Nada antes de la tarde

## What a card does

means-landing = { $who }, { $target } ({ $letter }): { $result }.
means-mine = Con marea media o alta, uno de los que desembarcan entre obstáculos pierde un paso.
means-fires =
    { $n ->
        [one] { $at } ({ $colour }) dispara: un impacto como mucho.
       *[other] { $at } ({ $colour }) dispara: { $n } impactos como mucho.
    }
means-scored =
    { $n ->
        [one] { $at } ({ $colour }) ha logrado un impacto.
       *[other] { $at } ({ $colour }) ha logrado { $n } impactos.
    }
means-symbol = Busca el símbolo { $target }; el fuego intenso alcanza a todos.
means-targets =
    { $n ->
        [0] Nadie más puede ser alcanzado.
        [1] Aún puede ser alcanzada: { $a }.
        [2] Aún pueden ser alcanzadas: { $a } y { $b }.
        [3] Aún pueden ser alcanzadas: { $a }, { $b } y { $c }.
        [4] Aún pueden ser alcanzadas: { $a }, { $b }, { $c } y { $d }.
       *[other] Aún pueden ser alcanzadas: { $a }, { $b }, { $c }, { $d } y { $more } más.
    }
means-hit =
    { $n ->
        [1] Alcanzada: { $a }.
        [2] Alcanzadas: { $a } y { $b }.
        [3] Alcanzadas: { $a }, { $b } y { $c }.
        [4] Alcanzadas: { $a }, { $b }, { $c } y { $d }.
       *[other] Alcanzadas: { $a }, { $b }, { $c }, { $d } y { $more } más.
    }
means-move =
    { $n ->
        [1] Robada por el movimiento a { $at }: { $a }.
        [2] Robada por el movimiento a { $at }: { $a } y { $b }.
        [3] Robada por el movimiento a { $at }: { $a }, { $b } y { $c }.
       *[other] Robada por el movimiento a { $at }: { $a }, { $b }, { $c } y otras ({ $n } en total).
    }
means-moving = Quien tiene el símbolo { $target } es alcanzado, si una posición de estos colores dispara a quien mueve.
means-action = Alcanza a quien mueve con el símbolo { $target } ante una posición de estos colores; en una barrera cuentan color y símbolo.
means-artillery = Piezas de estos calibres que pueden disparar: { $guns }; hacen falta { $value }.
means-reinforce = A cada una de estas zonas llegan alemanes: junto a los americanos si pueden, si no cerca, si no al número más bajo.
means-depth = Los alemanes más cercanos a los americanos que no lo tienen reciben un marcador de profundidad.
means-depth-both = En cada sector, los alemanes más cercanos a los americanos que no lo tienen reciben un marcador de profundidad.
means-hero = Una unidad de la { $division }, en tierra o en sus lanchas, recibe un héroe.
means-naval =
    { $n ->
        [one] Ahora hay un marcador de fuego naval disponible.
       *[other] Ahora hay { $n } marcadores de fuego naval disponibles.
    }
means-smoke = Estos puntos fuertes no disparan en este turno.
means-scream = Los cohetes de WN69 quitan un paso a la unidad más fuerte a su alcance.
means-rocket-kill = Si los cohetes de WN69 se han oído, quedan destruidos.
means-plunge = En este turno el fuego esporádico cuenta como constante contra quienes están tras guijarros, muro o escarpe.
means-rally = Ninguna unidad alemana sigue desorganizada.
means-actions = Acciones en este turno: { $east } para la 1.ª División, { $west } para la 29.ª.
means-regroup = Una compañía de la { $division } reducida al último paso recupera uno.
means-patrol = Se revelan los alemanes ocultos más cercanos a la { $division }.
means-prisoner = Se revelan, a elección, alemanes ocultos en el sector de la { $division }.
means-meyer = El Kampfgruppe Meyer se suma a los refuerzos divisionarios alemanes.
means-nothing = No tiene efecto en este escenario.

## Fichas

card-strength = Fuerza
card-needs = Pide
card-may-retreat = Se retira si la vencen estando comunicada: División
card-never-retreats = No se retira nunca: División
card-tactical = Pide un refuerzo táctico
card-fires-at = Dispara al sector
card-observers = Observada desde
card-with-steps =
    { $n ->
        [one] { $n } paso
       *[other] { $n } pasos
    }
card-steps = Pasos de { $of }
card-range = Alcance en hexágonos
card-tank-near = A tres hexágonos o menos, también
card-target = Símbolo de blanco
card-division = A las órdenes de
card-arrival = En la casilla de desembarco en el turno { $turn }
card-leads = Manda en su hexágono y en los de alrededor mientras no se mueva
card-free = Actúa gratis
card-drowns = Se ahoga al final del turno si se queda aquí
card-terrain = Entrar: { $ground }
card-shelter = Duplica para el defensor alemán
card-sector = Sector
card-band = Línea de marea
card-flooded = Bajo el agua desde el turno
card-obstacles = Obstáculos
card-lands = Con { $tide } desembarca en
card-no-letters = Sin letras: solo se llega a la deriva
card-draw = Vaguada, y sus puntos
card-exit = Salida alemana
card-strongpoint = Punto fuerte
card-position = Posición de refuerzo
card-blank = Sin número: aquí solo llega el refuerzo que pide un punto fuerte
card-field = Hexágonos bajo fuego { $fire }
card-points = Puntos de victoria
card-could-be =
    { $n ->
        [one] Oculta: fuerza { $least }
       *[other] Oculta, una de { $n }: fuerza de { $least } a { $most }
    }
card-must-be = Oculta: fuerza { $least }
card-depth =
    { $n ->
        [one] Marcador de profundidad oculto: fuerza de { $least } a { $most }
       *[other] Marcador de profundidad oculto, uno de { $n }: fuerza de { $least } a { $most }
    }
card-depth-alike = Marcador de profundidad oculto: fuerza { $least }
card-depth-known = Marcador de profundidad, fuerza
card-line = Comunicada con la retaguardia
card-us-line = Una línea estadounidense llega a la playa
card-no-us-line = Ninguna línea estadounidense llega a la playa
card-no-line = Aislada de la retaguardia
card-under-fire = Bajo fuego { $fire } de
card-stacked = Unidades en el hexágono (máximo { $of })
range-unlimited = sin límite

## Dónde están las cartas

pile-deck = Mazo
pile-discards = Descar{ "\u00AD" }tes
pile-landing-east = Desem{ "\u00AD" }barco, Este
pile-landing-west = Desem{ "\u00AD" }barco, Oeste
pile-event = Evento
pile-fire-east = Fuego, Este
pile-fire-west = Fuego, Oeste
pile-action = Fuego sobre un movimiento o barrera

## Modos de llegada

way-1st = playas de la 1.ª División
way-29th = playas de la 29.ª División
way-fg = Fox Green
way-er = Easy Red
way-eg = Easy Green
way-dr = Dog Red
way-dw = Dog White
way-dg = Dog Green
way-ch = Charlie
way-event = por un evento

## Un paso por el mapa

leg-action = Una acción
leg-leader = Gratis: un líder
leg-ranger = Gratis: Rangers
leg-hero = Gratis: con un héroe
leg-command = Gratis: bajo mando
leg-cover = Gratis: hacia el abrigo
leg-ropes = Gratis: en las cuerdas
leg-bluff = escarpe: la próxima acción se gasta arriba
leg-cliff = acantilado: la próxima acción se gasta arriba
leg-under-fire = bajo el fuego de { $at }
leg-chance =
    { $n ->
        [0] ninguna carta de { $of } alcanza
        [one] una carta de { $of } alcanza
       *[other] { $n } cartas de { $of } alcanzan
    }

## Capas

overlay-fields = Campos de fuego
overlay-fields-now = Disparan con estas cartas
overlay-fields-east = Campos de fuego, Este
overlay-fields-west = Campos de fuego, Oeste
overlay-control = Control estadounidense
overlay-german-lines = Posiciones alemanas comunicadas
overlay-command = Bajo mando
overlay-tide = Lo que se lleva el mar al final del turno
overlay-tide-next = Lo que se lleva el mar al final del próximo turno
overlay-obstacles = Obstáculos
overlay-steps = Pasos en el hexágono
overlay-under-fire = Posiciones que disparan a quien se mueve

## Leyenda

legend-infantry = a pie
legend-leaders = líderes
legend-vehicles = vehículos
legend-defence = duplica
move-yes = sí
move-no = no
move-climb-2 = 2 acciones
move-climb-3 = 3 acciones
shelter-none = nada
shelter-unit = la unidad
shelter-both = todo
shelter-forbidden = sin ataque

## Terreno

terrain-sea = Mar
terrain-beach = Playa
terrain-pavilion = Explanada
terrain-draw = Vaguada
terrain-high-ground = Altura
terrain-bocage = Bocage
terrain-woods = Bosques y huertos
terrain-buildings = Edificios
terrain-rough = Terreno quebrado
side-shingle = Guijarros
side-seawall = Malecón
side-slope = Ladera
side-bluff = Escarpe
side-cliff = Acantilado escalable
side-sheer = Acantilado a pique
side-barrier = Foso o muro contracarro

## Casillas

space-track = Registro de turnos
space-eliminated = Bajas estadounidenses
space-later = Fuera de juego
space-hand = Héroes
space-tactical = Refuerzos tácticos alemanes
space-division = Refuerzos divisionarios alemanes
space-meyer = Kampfgruppe Meyer
space-wn_depth = Profundidad de los puntos fuertes
space-building_depth = Profundidad de los edificios
space-mobile_depth = Profundidad móvil
space-guns_east = Artillería alemana, Este
space-guns_west = Artillería alemana, Oeste
space-lost = Bajas alemanas

## Bandos y sectores

sector-east = Este
sector-west = Oeste
shore-east = playa del sector Este
shore-west = playa del sector Oeste
division-1 = 1.ª División
division-29 = 29.ª División
nation-us = Estados Unidos
nation-de = Ejército alemán

## Tipos de unidad

kind-infantry = Infantería
    .name = Compañía { $unit } ({ $formation })
kind-heavy-infantry = Infantería pesada
    .name = Compañía { $unit } ({ $formation })
kind-ranger = Unidad de Rangers
    .name = Compañía { $unit } ({ $formation })
kind-tank = Unidad de carros
kind-antitank = Unidad contracarro
kind-antiair = Artillería antiaérea
kind-sp-antiair = Antiaérea autopropulsada
kind-sp-artillery = Artillería autopropulsada
kind-dukw-artillery = Artillería en DUKW
kind-artillery = Unidad de morteros pesados
kind-hq = Cuartel general
kind-general = General
kind-hero = Héroe
kind-wn = Guarnición de punto fuerte
    .name = Guarnición n.º { $unit }
kind-wn-75 = Guarnición con pieza de 75
    .name = Guarnición n.º { $unit }, pieza de 75
kind-wn-88 = Guarnición con pieza de 88
    .name = Guarnición n.º { $unit }, pieza de 88
kind-wn-rocket = Guarnición con lanzacohetes
    .name = Batería de cohetes ({ $unit })
kind-reinforcement = Unidad de refuerzo
    .name = Compañía { $unit } ({ $formation })
kind-gun = Batería fuera del mapa
kind-depth-wn = Profundidad de los puntos fuertes
    .name = Marcador de profundidad { $unit }
kind-depth-building = Profundidad de los edificios
    .name = Marcador de profundidad { $unit }
kind-depth-mobile = Profundidad móvil
    .name = Marcador de profundidad { $unit }

## Colores, símbolos, fuego y armas

target-diamond = Rombo
target-triangle = Triángulo
target-circle = Círculo
colour-orange = naranja
colour-red = rojo
colour-purple = morado
colour-blue = azul
colour-green = verde
colour-brown = marrón
weapon-BZ = bazuca
weapon-BG = bangalore
weapon-BR = BAR
weapon-DE = carga de demolición
weapon-MO = mortero
weapon-RD = radio
weapon-MG = ametralladora
weapon-AR = artillería
weapon-NA = fuego naval
weapon-FL = flanqueo
fire-intense = intenso
fire-steady = sostenido
fire-sporadic = esporádico

## Mareas y fases

tide-low = marea baja
tide-mid = marea media
tide-high = marea alta
turn-low = marea baja
turn-artillery = marea baja; dispara la artillería alemana
turn-low-shuffle = marea baja; se baraja
turn-mid = marea media
turn-mid-shuffle = marea media; se baraja
turn-high = marea alta; el final
phase-set-up = Preparación
phase-amphibious = I Operaciones anfibias
phase-event = II Evento
phase-fire = III Fuego alemán
phase-engineers = IV Ingenieros
phase-actions = V Acciones
phase-end = VI Fin del turno
phase-over = Fin de la partida

## Registros

track-turn = Turno
track-rises = Turnos hasta que suba la marea
track-actions-1 = Acciones, 1.ª Div.
track-actions-29 = Acciones, 29.ª Div.
track-naval = Fuego naval
track-spent-1 = Agotadas, 1.ª Div.
track-spent-29 = Agotadas, 29.ª Div.
track-points = Puntos de victoria
track-deck = Cartas en el mazo

## Marcadores y estados

state-acted = ya ha actuado
state-disrupted = desorganizada
state-climb = trepando
state-cliff = cuerdas fijadas
state-hero = con un héroe
state-inspired = inspirada por su héroe
state-wounded = herido
state-transferred = bajo la otra división
state-revealed = revelada
state-active = en acción
state-inactive = sin observadores
mark-cleared = Obstáculos despejados
mark-smoke = Humo
mark-attacked = Atacada en esta fase
mark-barraged = Bajo barrera en esta fase
mark-target = Blanco

## Peticiones

prompt-begin = Baraja y empieza.
prompt-landing-east = Roba la carta de desembarco del Este.
prompt-landing-west = Roba la carta de desembarco del Oeste.
prompt-follow = Elige a quién sigue { $unit }, o déjalo en la casilla.
prompt-rangers = Elige cuántas casillas deriva { $unit } al este.
prompt-mine = Elige quién choca con la mina.
prompt-arrivals = Coloca las unidades que llegan en las casillas de desembarco.
prompt-event = Roba la carta de evento.
prompt-hero-1 = Elige la unidad de la 1.ª División que recibe un héroe.
prompt-hero-29 = Elige la unidad de la 29.ª División que recibe un héroe.
prompt-regroup-1 = Elige la compañía de la 1.ª División que recupera un paso.
prompt-regroup-29 = Elige la compañía de la 29.ª División que recupera un paso.
prompt-scream = Elige a cuál de las unidades iguales alcanzan los cohetes.
prompt-patrol = Elige la posición que revela la patrulla.
prompt-prisoner = Elige la posición de la que habla el prisionero.
prompt-fire-east = Roba la carta de fuego del Este.
prompt-fire-west = Roba la carta de fuego del Oeste.
prompt-hit = Elige a cuál de las unidades iguales alcanza la posición de { $at }.
prompt-leader-hit = Elige al líder alcanzado por la posición de { $at }.
prompt-artillery-hit = Elige a cuál de las unidades iguales alcanza la artillería.
prompt-sacrifice = Sacrifica al héroe o pierde { $unit }.
prompt-engineers = Elige un hexágono que despejar o termina la fase de ingenieros.
prompt-actions = Elige quién actúa o termina las acciones.
prompt-moving = Elige adónde va { $unit }, o quién la acompaña.
prompt-moving-tank = Elige adónde va { $unit }, o a qué alemanes bombardea.
prompt-paying = Elige qué división paga.
prompt-under-fire = { $unit }: sigue bajo el fuego o quédate donde estás.
prompt-muster = Elige quién ataca { $at } y confirma.
prompt-attrition = Elige quién cede un paso para retirar el marcador de { $at }, o no cedas nada.
prompt-overstack = Demasiadas unidades en { $at }: elige cuál se pierde.
prompt-over = La partida ha terminado.

## Sucesos

event-turn = Comienza el turno { $turn }: { $tide }.
event-card = Se descubre la carta { $number }.
event-shuffled = Los descartes vuelven al mazo y se baraja.
event-end =
    { $points ->
        [one] La mañana termina con { $points } punto.
       *[other] La mañana termina con { $points } puntos.
    }
event-catastrophe = Ocho compañías de la { $division } están agotadas: el desembarco ha fracasado.
event-landing-check = { $unit } lee la letra { $letter }.
event-landing-no-row = { $unit } no tiene fila en la tabla este turno: no pasa nada.
event-no-drift = { $unit } mantiene el rumbo.
event-out-of-play = { $unit } ya no llegará.
event-drifts-east =
    { $boxes ->
        [one] { $unit } deriva { $boxes } casilla al este, hasta { $to } ({ $beach }).
       *[other] { $unit } deriva { $boxes } casillas al este, hasta { $to } ({ $beach }).
    }
event-drifts-west =
    { $boxes ->
        [one] { $unit } deriva { $boxes } casilla al oeste, hasta { $to } ({ $beach }).
       *[other] { $unit } deriva { $boxes } casillas al oeste, hasta { $to } ({ $beach }).
    }
event-drifts-off = { $unit } deriva fuera del mapa.
event-no-beach = { $unit } no encuentra playa delante.
event-delayed = { $unit } llegará en el turno { $turn }.
event-follows = { $unit } sigue hasta { $to }.
event-mine-harmless = La mina del sector { $sector } no encuentra a nadie.
event-mine = { $unit } choca con una mina.
event-lands = { $unit } desembarca en { $to } ({ $beach }).
event-command-transfer = { $unit } pasa a las órdenes de la { $division }.
event-boards = { $unit } se prepara para desembarcar desde { $to }.
event-drowned = { $unit } queda bajo el mar en { $at }.
event-no-hero = Nadie de la { $division } puede convertirse en héroe.
event-hero = { $unit } da un paso al frente con { $with }.
event-hero-dies = { $unit } muere.
event-naval =
    { $markers ->
        [one] La flota está lista: { $markers } marcador de fuego naval.
       *[other] La flota está lista: { $markers } marcadores de fuego naval.
    }
event-plunge = Fuego desde lo alto: este turno el abrigo de la playa no basta.
event-initiative = Iniciativa: una acción más para cada división.
event-reduce = Confusión: una sola acción para cada división.
event-regroups = { $unit } recupera un paso.
event-nobody-regroups = Ninguna compañía puede recuperar un paso.
event-nothing-to-reveal = No hay nada que revelar.
event-engineers-stop = Las bases de ingenieros están detenidas: en este escenario no se construye ninguna.
event-smoke = El humo oculta { $at }: este turno no dispara.
event-german-rallies = Los alemanes de { $at } se reorganizan.
event-rockets = Los cohetes salen aullando de { $at }.
event-rockets-hit = { $unit } recibe los cohetes.
event-rockets-miss = Los cohetes no encuentran a nadie.
event-rockets-silent = Los lanzacohetes callan.
event-rockets-not-found = Nadie encuentra los lanzacohetes.
event-meyer = La Kampfgruppe Meyer envía unidades y marcadores a la reserva divisionaria.
event-reinforced = Un refuerzo táctico ocupa { $at }.
event-division-reinforces = Un refuerzo divisionario ocupa { $at }.
event-no-reinforcements = No llega ningún refuerzo alemán.
event-zone-closed = En la zona { $zone } ninguna posición está abierta a refuerzos.
event-next-to-us = { $at } está junto a los estadounidenses; número { $number }, elegida entre { $of }.
event-within-two = { $at } está a dos hexágonos de los estadounidenses; número { $number }, elegida entre { $of }.
event-lowest-number = { $at } tiene el número más bajo, { $number }, entre { $of }.
event-chosen-because = { $at } va primero entre { $of }: distancia a los estadounidenses { $distance }, { $class }, número { $number }.
event-depth-placed = Un marcador de profundidad va a { $at }.
event-no-depth = Ninguna posición puede recibir un marcador de profundidad.
event-depth-removed = Se retira el marcador de { $at }: era { $marker }.
event-depth-revealed = El marcador de { $at } es { $marker }.
event-revealed = En { $at } está { $unit }.
event-crowded = En { $at } hay cinco o más pasos: todos son blanco.
event-fires =
    { $limit ->
        [one] { $at } dispara ({ $colour }): { $limit } impacto como máximo.
       *[other] { $at } dispara ({ $colour }): { $limit } impactos como máximo.
    }
event-silent-disrupted = { $at } calla ({ $colour }): desorganizada.
event-silent-depth = { $at } calla ({ $colour }): el cuadrado doble pide un marcador de profundidad.
event-silent-smoke = { $at } calla ({ $colour }): humo.
event-sees-nobody = { $at } no tiene a nadie en su campo.
event-sees-intense = { $unit } en { $at }: fuego intenso.
event-sees-steady = { $unit } en { $at }: fuego sostenido, y tiene el símbolo.
event-sees-sporadic = { $unit } en { $at }: fuego esporádico, y tiene el símbolo.
event-spared-armour = { $unit } en { $at } se libra: blindada.
event-spared-symbol = { $unit } en { $at } se libra: otro símbolo.
event-spared-already = { $unit } en { $at } se libra: ya ha perdido un paso en esta fase.
event-spared-disrupted = { $unit } en { $at } se libra: ya desorganizada.
event-hit-intense = { $unit } recibe en { $at } el fuego intenso de { $from }.
event-hit-steady = { $unit } recibe en { $at } el fuego sostenido de { $from }.
event-hit-sporadic = { $unit } queda clavada en { $at } por el fuego esporádico de { $from }.
event-leader-hit = { $unit } recibe el fuego de { $from } en { $at }.
event-inspired = { $unit } cae herido, y los suyos siguen su ejemplo.
event-wounded = { $unit } está herido.
event-sacrifice = { $unit } se salva: el héroe cae en su lugar y la inspira.
event-step-lost =
    { $left ->
        [one] { $unit } pierde un paso: le queda uno.
       *[other] { $unit } pierde un paso: le quedan { $left }.
    }
event-eliminated = { $unit } queda fuera de combate.
event-disrupted = { $unit } queda desorganizada.
event-artillery = La artillería alemana abre fuego: { $guns } piezas, hacían falta { $value }.
event-artillery-too-few = La artillería alemana calla: { $guns } piezas, hacían falta { $value }.
event-artillery-not-yet = La artillería alemana solo dispara desde el turno 4.
event-artillery-nobody = La artillería no encuentra a nadie con ese símbolo.
event-artillery-hits = { $unit } recibe en { $at } el fuego de la artillería.
event-cleared = Los ingenieros despejan { $at }.
event-action-spent =
    { $left ->
        [0] La { $division } ha gastado su última acción.
        [one] A la { $division } le queda { $left } acción.
       *[other] A la { $division } le quedan { $left } acciones.
    }
event-moves = { $unit } mueve de { $from } a { $to }.
event-sets-out = { $unit } sale de { $from } hacia { $to } bajo el fuego.
event-arrives = { $unit } alcanza { $to }.
event-climbs = { $unit } trepa hacia { $to }.
event-climbed = { $unit } está arriba.
event-ropes = { $unit } fija las cuerdas.
event-ropes-down = { $unit } retira las cuerdas.
event-recovers = { $unit } se reorganiza.
event-stays = { $unit } se queda donde está.
event-watched = { $at } ({ $colour }) bate el recorrido.
event-passes-colours = { $unit } pasa sin daño: la carta no tiene el color de quienes disparan al movimiento.
event-passes-symbol = { $unit } pasa sin daño: la carta muestra otro símbolo.
event-hit-moving = { $unit } recibe el fuego de { $from } al dejar { $at }.
event-attack =
    { $points ->
        [one] Ataque a { $at } con { $points } punto.
       *[other] Ataque a { $at } con { $points } puntos.
    }
event-attacker = { $unit } ataca con { $points }.
event-attack-shells = Los barcos apoyan el ataque con su fuego.
event-attack-compare = { $attack } contra { $defence }: { $compare }; { $column }.
event-defends = { $unit } se defiende con { $points }.
event-depth-defends = { $marker } suma { $points }.
sheet-marker-calls = El marcador de { $at } pidió un refuerzo: se retiró y no añadió nada.
event-unit-doubled = La unidad vale el doble: { $by }.
event-both-doubled = Unidad y marcador valen el doble: { $by }.
event-shells-strength = El fuego naval suma { $points }.
event-hero-strength = { $unit } suma { $points }.
event-weapon-missing = Falta: { $weapon }.
event-weapon-brought = { $unit } aporta: { $weapon }.
event-radio-of-hq = { $unit } tiene del cuartel general: { $weapon }.
event-weapon-of-ships = Los barcos aportan: { $weapon }.
event-weapon-of-hero = { $unit } vale por: { $weapon }.
event-flanked = El blanco está flanqueado.
event-attack-result = En { $at }: { $result }.
event-no-line-no-depth = { $at } está incomunicada: sin marcador de profundidad.
event-no-depth-left = Ya no quedan marcadores para { $at }.
event-german-hidden = Los alemanes de { $at } vuelven a quedar boca abajo.
event-german-disrupted = Los alemanes de { $at } quedan desorganizados.
event-german-retreats = { $unit } deja { $at } y vuelve a la reserva divisionaria.
event-german-defeated = { $unit } queda destruida en { $at }.
event-barrage = { $unit } hace una barrera sobre { $at }.
event-barrage-card = La carta muestra { $shows } ({ $colour }); fuerza { $points }.
event-barrage-nothing = La barrera sobre { $at } no tiene efecto.
event-barrage-result = Barrera sobre { $at }: { $result }.
event-bombard = Los barcos hacen una barrera sobre { $at }.

## Palabras de los sucesos

class-wn-single = punto fuerte de un hexágono
class-wn-double = punto fuerte de dos hexágonos
class-reinforcement = posición de refuerzo
barrage-shows-neither = ni color ni símbolo
barrage-shows-symbol = el símbolo, no el color
barrage-shows-colour = el color, no el símbolo
barrage-shows-both = color y símbolo
column-alone = unidad sola
column-unrevealed = con profundidad boca abajo
column-revealed = con profundidad revelada
compare-less = menos
compare-equal = igual
compare-more = más, pero no el doble
compare-double = al menos el doble

## Lo que se roba

roll-card = Carta robada
roll-depth = Marcador de profundidad
roll-garrison = Guarnición
roll-reinforcement = Refuerzo alemán
roll-imagine = Conjetura sobre lo que está boca abajo

## Resultados de las tablas

result-NONE = Sin efecto
    .short = Nada
result-REPULSED = Rechazados: los atacantes adyacentes quedan desorganizados
    .short = Rechazados
result-REPULSED-DEPTH = Rechazados y reforzada: los atacantes adyacentes quedan desorganizados y la unidad alemana recibe un marcador
    .short = Rechazados, reforzada
result-REPULSED-HIDDEN = Rechazados y oculta: los atacantes adyacentes quedan desorganizados y la unidad alemana vuelve a quedar boca abajo
    .short = Rechazados, oculta
result-DEPTH = Reforzada: la unidad alemana recibe un marcador de profundidad, si está comunicada
    .short = Reforzada
result-DISRUPTED = Desorganizada: no dispara hasta que se recupera
    .short = Desorganizada
result-ATTRITION = Desgaste: la unidad alemana queda desorganizada, y un paso de un atacante adyacente puede retirar el marcador
    .short = Desgaste
result-REVEAL = Revelar: se descubre el marcador y se compara de nuevo
    .short = Revelar
result-DEPTH-REMOVED = Quebrantada: se retira el marcador y la unidad alemana queda desorganizada
    .short = Quebrantada
result-DEFEATED = Vencida: la unidad alemana se retira o se pierde
    .short = Vencida
result-OTHER = Otro efecto
    .short = Otro
result-STEP = La unidad pierde un paso
    .short = −1 paso
result-STEP2 = La unidad pierde dos pasos
    .short = −2 pasos
result-STEP-DISRUPTED = La unidad pierde un paso y queda desorganizada
    .short = −1, desorg.
result-STEP-E2 = La unidad pierde un paso y deriva dos casillas al este
    .short = −1, E 2
result-LOST = La unidad queda eliminada
    .short = Perdida
result-OUT = La unidad ya no llega, sin contar como perdida
    .short = Fuera de juego
result-DELAY3 = La unidad vuelve tres turnos después
    .short = +3 turnos
result-TURN2 = La unidad vuelve en el turno 2
    .short = Turno 2
result-E1 = Deriva de una casilla al este
    .short = E 1
result-E2 = Deriva de dos casillas al este
    .short = E 2
result-E3 = Deriva de tres casillas al este
    .short = E 3
result-E4 = Deriva de cuatro casillas al este
    .short = E 4
result-E9 = Deriva de nueve casillas al este
    .short = E 9
result-W1 = Deriva de una casilla al oeste
    .short = O 1

## Tablas, sumas y exigencias

table-landing = Tabla de desembarcos
table-fire = Efectos del fuego
table-attack = Tabla de ataques
table-barrage = Tabla de barreras
table-turns = Registro de turnos
table-weapons = Quién lleva qué armas

## Heads of the tables

landers-tanks = Carros
landers-dukw = Artillería en DUKW
landers-guns = Cañones y morteros
landers-foot = Infantería y Rangers
landers-foot-green = Infantería y Rangers en Dog Green y Charlie
landers-foot-other = Infantería en las demás playas
landing-1-tanks = Turno 1: carros
landing-2-tanks = Turnos 2–3: carros
landing-1-foot-other = Turnos 1–3: infantería, demás playas
landing-1-foot-green = Turnos 1–3: infantería y Rangers, Dog Green y Charlie
landing-4-foot = Turnos 4–14: infantería y Rangers
landing-4-dukw = Turnos 4–14: artillería en DUKW
landing-4-guns = Turnos 4–14: cañones y morteros
landing-15-foot = Turnos 15–16: infantería y Rangers
landing-15-dukw = Turnos 15–16: artillería en DUKW
landing-15-guns = Turnos 15–16: cañones y morteros
row-lacking-less = faltan armas, no más fuerte
row-lacking-more = faltan armas, más fuerte
row-lacking-double = faltan armas, el doble de fuerte
row-less = más débil
row-equal = igual
row-more = más fuerte
row-double = doble
barrage-weak = fuerza 1–2
barrage-fair = fuerza 3–5
barrage-strong = fuerza 6 o más
barrage-deep-both = color y símbolo, con marcador
barrage-deep-colour = el color, con marcador
barrage-deep-symbol = el símbolo, con marcador
barrage-deep-neither = ninguno, con marcador
fire-known = de un punto fuerte o una unidad revelada
fire-hidden = de un refuerzo oculto
turns-time = Hora
turns-tide = Mar
turns-due = Unidades que llegan
turns-shuffle = Mazo
turns-shuffled = se baraja
weapons-bearers = Las llevan
tally-attacker = { $unit } ataca
    .short = { $unit }
tally-shells = Fuego naval
tally-shells-open = Fuego naval: fuerza o armas, según se vea
tally-shells-weapons = Fuego naval como armas
tally-hero = El héroe { $unit } suma fuerza
tally-hero-open = El héroe { $unit }: fuerza o un arma, según se vea
tally-hero-weapon = El héroe { $unit } vale por un arma
tally-german = { $unit } se defiende
    .short = { $unit }
tally-german-unknown = Unidad boca abajo
tally-doubled = Unidad duplicada: { $by }
tally-depth = { $marker }
tally-depth-unknown = Marcador boca abajo
tally-depth-doubled = Marcador duplicado: { $by }
need-weapon = { $weapon }
need-unknown = aún no se sabe
asked-german = { $unit }
asked-depth = { $marker }
asked-face-down = la unidad boca abajo
asked-depth-face-down = el marcador boca abajo
met-unit = { $unit }
met-headquarters = el cuartel general que manda a { $unit }
met-shells = fuego naval
met-hero = el héroe { $unit }
met-flank = ataque desde varios lados

## Words that clients use otherwise for this game

word-case = Línea
word-first = Antes de revelar el marcador
word-final = Lo que cuenta
word-rows = De { $before } a { $after }
word-cases =
    { $of ->
        [one] una posibilidad
       *[other] { $of } posibilidades igual de probables
    }
word-undo = Se robó una carta o se mostró algo oculto: lo anterior queda como está.
word-outcome = Cartas y resultados
word-show = Mostrar las cartas
word-next = Segundo mejor plan, con las mismas cartas
word-sums = En puntos de victoria. Suerte: las cartas frente a su media. Habilidad: lo elegido frente a los mejores planes hallados.
word-mattered = Cartas que más importaron
word-note-undo = Lo que no ha decidido ninguna carta se puede deshacer, paso a paso. Prueba sin miedo.

## Negativas

refuse-not-now = Esto no se puede hacer en este momento del turno.
refuse-not-the-action-phase = Solo se puede hacer en la fase de acciones.
refuse-not-the-engineer-phase = Solo se puede hacer en la fase de ingenieros.
refuse-not-the-landing-phase = Solo se puede hacer en la fase anfibia.
refuse-units-are-due = Antes hay que embarcar las unidades que llegan.
refuse-attack-in-hand = Hay un ataque en preparación: ejecútalo o deshazlo antes.
refuse-move-in-hand = Hay una unidad en la mano: termina su movimiento o deshazlo antes.
refuse-other-division = La unidad sirve a la otra división.
refuse-other-sector = La posición está en el otro sector.
refuse-not-in-a-box = No está en una casilla de desembarco.
refuse-did-not-drift-from-here = Esa unidad no ha derivado desde esta casilla.
refuse-rangers-four-boxes = Los Rangers derivan cuatro casillas como máximo.
refuse-not-on-a-mine = No puede chocar con una mina.
refuse-not-due = No llega este turno.
refuse-not-a-landing-box = No es una casilla de desembarco.
refuse-box-without-letters = A una casilla sin letras solo se llega a la deriva.
refuse-charlie-for-rangers = Las casillas Charlie son solo para los Rangers.
refuse-another-beach = La unidad está destinada a otra playa.
refuse-box-full = La casilla ya contiene dos unidades.
refuse-general-alone = Un general no puede colocarse solo.
refuse-no-delay-yet = Las llegadas solo se aplazan desde el turno 7.
refuse-hero-needs-a-unit = Un héroe va con una unidad en el mapa.
refuse-hero-goes-with-his-unit = Un héroe va adonde va su unidad.
refuse-has-a-hero = La unidad ya tiene un héroe.
refuse-one-step-infantry = Solo vale para una compañía regular de la división con un paso.
refuse-rockets-do-not-reach = Los cohetes no llegan hasta ahí.
refuse-rockets-most-steps = Los cohetes alcanzan a quien tiene más pasos.
refuse-no-german-there = Ahí no hay alemanes.
refuse-nothing-face-down = Ahí no hay nada boca abajo.
refuse-nearest-first = Otra posición boca abajo está más cerca.
refuse-not-the-first-hit = Según el orden del fuego, otra va antes.
refuse-no-obstacles = Ahí no hay obstáculos.
refuse-cleared-already = El hexágono ya está despejado.
refuse-enough-cleared = En este sector no se puede despejar más este turno.
refuse-engineers-under-fire = El hexágono está bajo el fuego de un color de la carta.
refuse-not-ashore = No está en tierra.
refuse-has-acted = La unidad ya ha actuado este turno.
refuse-disrupted = La unidad está desorganizada: solo puede recuperarse.
refuse-climbing = La unidad está trepando: solo puede quitarse el marcador.
refuse-on-the-ropes = Tiene las cuerdas fijadas: puede subir o retirarlas.
refuse-no-actions-left = A la división no le quedan acciones.
refuse-one-hex = Una unidad mueve un solo hexágono.
refuse-nowhere-to-go = No puede ir a ninguna parte.
refuse-submerged = El mar cubre ese hexágono.
refuse-no-way-back-to-sea = Al mar no se vuelve.
refuse-german-there = En ese hexágono hay alemanes.
refuse-rough = El terreno quebrado no se cruza.
refuse-sheer-cliff = El acantilado a pique no se escala.
refuse-ropes-first = Antes hay que fijar las cuerdas.
refuse-leaders-do-not-climb = Los líderes no escalan acantilados.
refuse-infantry-climbs = Solo la infantería y los Rangers escalan un acantilado.
refuse-no-cliff-here = Aquí no hay un acantilado escalable.
refuse-vehicles-side = Los vehículos no cruzan ese lado.
refuse-vehicles-ground = Los vehículos no entran en ese terreno.
refuse-leaders-alone-under-fire = Los cuarteles generales y los generales solo mueven bajo el fuego con una unidad.
refuse-not-stacked-with-it = No está en el mismo hexágono.
refuse-two-together = Actúan juntas dos unidades como máximo.
refuse-no-common-way = Juntas no pueden ir a ninguna parte.
refuse-nothing-to-recover = No tiene marcadores que quitarse.
refuse-not-in-the-hex = No está en ese hexágono.
refuse-attacked-already = La posición ya ha sido atacada en esta fase.
refuse-barraged-already = La posición ya ha sufrido una barrera en esta fase.
refuse-no-infantry-adjacent = Ninguna infantería adyacente puede atacar ese hexágono.
refuse-barrage-only = Ninguna infantería adyacente puede atacar ese hexágono, pero sí se le puede tirar una barrera: suelta lo que tienes en la mano y púlsalo.
refuse-no-attack-no-barrage = Ninguna infantería adyacente puede atacar ese hexágono y ningún carro puede batirlo: hace falta un carro a su alcance, a dos hexágonos o más, y un observador en su campo de fuego.
refuse-no-attack-no-ships = Ninguna infantería adyacente puede atacar ese hexágono, y ni carros ni barcos pueden batirlo: nadie lo observa para ellos.
refuse-leaders-do-not-attack = Los cuarteles generales, los generales y los héroes no atacan por sí mismos.
refuse-joined-already = Ya participa.
refuse-out-of-range = El blanco está fuera de alcance.
refuse-infantry-first = Antes hace falta una infantería adyacente que pueda atacar.
refuse-side-bars = Un escarpe o un acantilado impide el ataque desde ahí.
refuse-heavy-needs-infantry = La infantería pesada solo tira de lejos si otra infantería ataca de cerca.
refuse-needs-command = Hace falta un cuartel general o un general, o una infantería atacante al lado.
refuse-artillery-adjacent = La artillería no participa junto al blanco.
refuse-artillery-needs-hq = La artillería solo participa bajo un cuartel general que mande también a una infantería atacante.
refuse-artillery-under-fire = La artillería no blindada no participa desde un campo de fuego alemán.
refuse-target-above = Desde abajo no se tira a una altura que no bate la playa.
refuse-no-naval-marker = No hay marcadores de fuego naval.
refuse-no-radio = Ninguna infantería atacante tiene radio ni un cuartel general al lado.
refuse-adjacent-attackers-only = Solo un atacante adyacente puede ceder el paso.
refuse-only-tanks-barrage = Solo los carros hacen barreras.
refuse-barrage-adjacent = Una barrera no bate un hexágono adyacente.
refuse-target-face-down = Un refuerzo sin revelar no es blanco.
refuse-target-not-spotted = El carro no está en el campo de fuego del blanco, y ninguna infantería que esté en él puede guiarlo.
refuse-no-observer = Ninguna infantería con radio o bajo un cuartel general está en el campo de fuego del blanco.

## Bots: los términos de una valoración, y lo que ninguno hace

term-points = Puntos
term-held = Ocupado, pero batido por el fuego
term-reach = Al alcance
term-steps = Hombres
term-peril = Compañías agotadas
term-fire = Fuego esperado
term-germans = Alemanes en el camino
term-command = Mandos y héroes
term-heights = Compañías en las alturas
term-support = Fuego naval y orden
measure-points = Puntos
measure-spent = Compañías agotadas
measure-steps = Pasos estadounidenses perdidos
measure-germans = Unidades alemanas derrotadas
guard-catastrophe = La octava compañía agotada de una división pierde la partida al instante.
guard-drowning = Se dejaría a la marea a alguien que aún puede salir.
guard-stacking = Las unidades que superan el límite de un hexágono se pierden.

## What wins

goal-aim =
    Se gana con { $points } puntos al final del turno { $turn }.
    { $companies } compañías agotadas de una división pierden en el acto.
goal-standing = { $points } de { $of } puntos; agotadas: { $east } de { $companies } en la 1.ª División, { $west } de { $companies } en la 29.ª
    .short = Puntos { $points }/{ $of } · agotadas { $east }/{ $companies } (1.ª), { $west }/{ $companies } (29.ª)
goal-catastrophe = Catástrofe en el turno { $turn }: { $companies } compañías de la { $division } están reducidas a un paso o perdidas.
goal-points-moot = { $points } de { $of } puntos; ya no cuentan.
goal-points-won = { $points } puntos al final: hacían falta { $of }.
goal-points-lost = Solo { $points } puntos al final: hacían falta { $of }.
