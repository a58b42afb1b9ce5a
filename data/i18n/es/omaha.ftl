### Español: D-Day at Omaha Beach.
### Las unidades son femeninas y singulares: un evento puede nombrar el tipo si el jugador no puede conocer la unidad.

## Juego y escenario

game-omaha = D-Day at Omaha Beach
    .about = Una mañana, una playa, trece puntos fuertes: saca dos divisiones del agua y súbelas a los escarpes, compañía por compañía.
    .dates = 6 de junio de 1944, 6:15–10:00
scenario-first-wave = La primera oleada
    .about = Las compañías de la 1.ª y la 29.ª División desembarcan bajo el fuego de trece puntos fuertes, y cada carta hace disparar a algunos. Sal de la playa, sube los escarpes y llega detrás de las vaguadas antes de que ocho compañías de una división estén agotadas. Con diecinueve puntos se gana. Un jugador; a los alemanes los juegan las reglas.

## Jugador y opciones

seat-us = Estadounidenses
seat-german = Alemanes
option-infiltration = Movimiento bajo el fuego: solo cuentan los hexágonos que están a la vez junto a la posición y en su campo de fuego, y un cuadrado doble solo alcanza si hay marcador de profundidad
option-naval_both = El fuego naval en un ataque aporta a la vez sus armas y nueve puntos de fuerza
option-generals_by_chart = Los generales siguen la tabla de terreno como los cuarteles generales
option-mines_passed = Con marea alta las minas son las del hexágono de obstáculos que se atraviesa, que puede estar despejado
option-draws_are_low = Quien está en una vaguada no controla las alturas contiguas
option-control_by_reach = Al final cuentan también los hexágonos que solo alcanzan los estadounidenses y que nadie bate con su fuego

## Lo que puede hacer el jugador

action-begin = Empezar
action-draw-landing = Robar la carta de desembarco
action-draw-event = Robar la carta de evento
action-draw-fire = Robar la carta de fuego
action-follow = Seguir a { $unit }
action-stay-in-box = Quedarse en la casilla
action-no-attrition = No ceder nada
action-no-sacrifice = Conservar al héroe
action-stay = Quedarse
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
action-end-actions = Fin de las acciones
action-take = Mover { $unit }
action-with = Junto con { $unit }
action-go = Ir a { $at }
action-go-bluff = Por el escarpe hasta { $at }
action-go-cliff = Por las cuerdas hasta { $at }
action-go-on = Seguir adelante
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

reason-actions = Acciones que quedan: { $east } a la 1.ª División, { $west } a la 29.ª.
reason-arrivals =
    { $n ->
        [one] Una unidad llega este turno.
       *[other] { $n } unidades llegan este turno.
    }
reason-artillery = Hay { $guns } piezas que pueden disparar; hacen falta { $value }.
reason-artillery-equal = Entre blancos iguales en orden y pasos decides tú.
reason-attrition = La fuerza bastaba, las armas no: un paso de un atacante adyacente puede retirar el marcador.
reason-box-limit = Dos unidades por casilla; los cuarteles generales y los generales no cuentan.
reason-drowning =
    { $n ->
        [one] Una unidad se ahoga al final del turno si se queda donde está.
       *[other] { $n } unidades se ahogan al final del turno si se quedan donde están.
    }
reason-engineers = Hexágonos que aún se pueden despejar: { $east } en el Este, { $west } en el Oeste.
reason-engineers-fire = Donde dispara un color de la carta de fuego no se trabaja.
reason-equal = Son iguales: fuego { $fire }, distancia { $hexes }, pasos { $steps }.
reason-event = Cada turno desde el segundo trae un evento.
reason-event-card = Es la carta { $number }.
reason-fire =
    { $n ->
        [one] Una unidad alemana del sector puede disparar.
       *[other] { $n } unidades alemanas del sector pueden disparar.
    }
reason-fire-card = Es la carta { $number }.
reason-follow = Una unidad de su casilla ha ido a la deriva.
reason-free = La unidad mueve gratis.
reason-free-units =
    { $n ->
        [one] Una unidad puede actuar gratis.
       *[other] { $n } unidades pueden actuar gratis.
    }
reason-hero = El héroe permanece con la unidad y la hace actuar gratis.
reason-hero-depth = Después los alemanes reciben un marcador de profundidad, si es posible en el mismo sector.
reason-hits-left =
    { $n ->
        [one] A { $at } ({ $colour }) le queda un impacto.
       *[other] A { $at } ({ $colour }) le quedan { $n } impactos.
    }
reason-landing =
    { $n ->
        [one] Una unidad espera su comprobación en las casillas.
       *[other] { $n } unidades esperan su comprobación en las casillas.
    }
reason-landing-card = Es la carta { $number }.
reason-may-delay = Desde el turno 7 se puede aplazar una llegada.
reason-mine = Desembarcan en hexágonos sin despejar.
reason-muster = Cuentan la fuerza y las armas que piden los alemanes.
reason-muster-depth = Debajo hay un marcador de profundidad.
reason-muster-hidden = La unidad está boca abajo: se revela al confirmar el ataque.
reason-naval =
    { $n ->
        [one] Hay un marcador de fuego naval.
       *[other] Hay { $n } marcadores de fuego naval.
    }
reason-overstack = Hay { $n } unidades, y dos como máximo pueden quedarse.
reason-paid = El movimiento cuesta una acción, salvo hacia el abrigo de la playa.
reason-patrol = La patrulla descubre a los alemanes boca abajo más cercanos.
reason-plunge = El fuego esporádico encuentra también a los que están a cubierto: allí vale como sostenido.
reason-prisoner = El prisionero habla de una posición boca abajo de su sector.
reason-rangers = Desde el turno 4 los Rangers a los que no les pasa nada pueden derivar a propósito.
reason-regroup = Una compañía regular con un solo paso reencuentra a sus hombres.
reason-sacrifice = Sería su último paso.
reason-scream = Los cohetes caen de tres a siete hexágonos de WN69, sobre quien tiene más pasos.
reason-set-up = Las guarniciones y los marcadores se barajan y se ponen boca abajo.
reason-star = La estrella alcanza a un líder bajo fuego intenso o sostenido.
reason-tide = Se desembarca con { $tide }.
reason-together =
    { $n ->
        [one] Otra de su hexágono puede acompañarla.
       *[other] Otras { $n } de su hexágono pueden acompañarla.
    }
reason-under-fire = La han alcanzado al moverse; la acción está gastada de todos modos.

## Las cartas del mazo

card-armour = { $colour }: el blindaje no protege
card-armoured = Blindada
card-calibre = { $calibre } mm
card-calibre-mm = Calibre en mm
card-event-depth = Un marcador de profundidad
card-event-depth-both = Un marcador de profundidad en cada sector
card-event-engineers-stop = Ingenieros detenidos
card-event-hero-1 = Un héroe de la 1.ª División
card-event-hero-29 = Un héroe de la 29.ª División
card-event-hero-depth = y un marcador de profundidad en su sector
card-event-initiative = Iniciativa: una acción más por división
card-event-later = No ocurre en este escenario
card-event-meyer = Kampfgruppe Meyer
card-event-naval = Un marcador de fuego naval
card-event-patrol-1 = Patrulla de la 1.ª División
card-event-patrol-29 = Patrulla de la 29.ª División
card-event-plunge = Fuego desde lo alto
card-event-prisoner-1 = Prisionero de la 1.ª División
card-event-prisoner-29 = Prisionero de la 29.ª División
card-event-rally = Todos los alemanes se reorganizan
card-event-reduce = Confusión: una acción por división
card-event-regroup-1 = Una compañía de la 1.ª División recupera un paso
card-event-regroup-29 = Una compañía de la 29.ª División recupera un paso
card-event-reinforce = Refuerzos en las zonas
card-event-rocket-kill = Cohetes destruidos, si se los ha oído
card-event-scream = Cohetes desde WN69
card-event-smoke = Humo: no disparan
card-guns =
    { $n ->
        [one] Artillería si hay al menos { $n } pieza
       *[other] Artillería si hay al menos { $n } piezas
    }
card-landing-letter = { $target }: { $letter }
card-letter = { $colour }: letra del juego extendido, aquí sin efecto
card-mine = Mina
card-mined = minado
card-part-artillery = Artillería
card-part-event = Evento
card-part-fire = Fuego
card-part-landing = Desembarco
card-shot = { $colour }: disparan todas
card-shot-depth = { $colour }: disparan las que tienen profundidad
card-smoke-at = { $wn }
card-star = { $colour }: puede alcanzar a un líder
card-zone = { $zone }
card-zone-number = Zona y número

## Fichas

card-arrival = Llega en el turno { $turn }
card-band = Línea de marea
card-blank = Sin número: ningún evento trae refuerzos aquí
card-could-be = Boca abajo, una de { $n }: fuerza mínima y máxima
card-division = División
card-draw = Vaguada: puntos para quien la tiene entera
card-drowns = Se ahoga al final del turno si se queda aquí
card-exit = Salida alemana
card-field = Hexágonos bajo fuego { $fire }
card-fires-at = Dispara al sector
card-flooded = Bajo el agua desde el turno
card-free = Actúa gratis
card-lands = Desembarca con { $tide }
card-leads = Da acciones gratuitas a quien está con él o al lado, mientras no se mueva
card-line = Tiene comunicación alemana
card-may-retreat = Se retira si la vencen estando comunicada: División
card-needs = Pide
card-never-retreats = No se retira nunca: División
card-no-letters = Sin letras: solo se llega a la deriva
card-no-line = Sin comunicación alemana
card-observers = Observadores
card-obstacles = Obstáculos
card-points = Puntos de victoria
card-position = Posición de refuerzo
card-range = Alcance en hexágonos
card-sector = Sector
card-shelter = Defensa
card-stacked = Unidades apiladas, de { $of }
card-steps = Pasos de { $of }
card-strength = Fuerza
card-strongpoint = Punto fuerte
card-tactical = Pide un refuerzo táctico
card-tank-near = A tres hexágonos o menos, también
card-target = Símbolo de blanco
card-terrain = Entrar: { $ground }
card-under-fire = Bajo fuego { $fire } de
card-with-steps =
    { $n ->
        [one] { $n } paso
       *[other] { $n } pasos
    }
range-unlimited = sin límite

## Dónde están las cartas

pile-action = Carta de una acción
pile-deck = Mazo
pile-discards = Descartes
pile-event = Evento
pile-fire-east = Fuego, Este
pile-fire-west = Fuego, Oeste
pile-landing-east = Desembarco, Este
pile-landing-west = Desembarco, Oeste

## Modos de llegada

way-1st = en cualquier casilla del Este
way-29th = en cualquier casilla del Oeste
way-ch = en Charlie
way-dg = en Dog Green
way-dr = en Dog Red
way-dw = en Dog White
way-eg = en Easy Green
way-er = en Easy Red
way-event = por un evento
way-fg = en Fox Green

## Un paso por el mapa

leg-action = Una acción
leg-bluff = Escarpe: marcador de trepar
leg-cliff = Acantilado: marcador de trepar
leg-command = Gratis: bajo mando
leg-cover = Gratis: hacia el abrigo
leg-hero = Gratis: con un héroe
leg-leader = Gratis: un líder
leg-ranger = Gratis: Rangers
leg-under-fire = Bajo el fuego de { $at }

## Capas

dot-0 = Posición que dispara
dot-1 = Fuego esporádico
dot-2 = Fuego sostenido
dot-3 = Fuego intenso
overlay-command = Bajo mando
overlay-control = Control estadounidense
overlay-fields = Campos de fuego
overlay-fields-east = Campos de fuego, Este
overlay-fields-now = Disparan con estas cartas
overlay-fields-west = Campos de fuego, Oeste
overlay-german-lines = Comunicaciones alemanas
overlay-obstacles = Obstáculos y minas
overlay-steps = Pasos en el hexágono
overlay-tide = Bajo el agua en este turno
overlay-tide-next = Bajo el agua en el próximo turno
overlay-under-fire = Movimiento bajo el fuego

## Leyenda

legend-defence = Defensa
legend-infantry = Infantería
legend-leaders = Líderes
legend-vehicles = Vehículos
move-climb-2 = dos acciones
move-climb-3 = tres acciones
move-no = no
move-yes = sí
shelter-both = unidad y marcador dobles
shelter-forbidden = sin ataque
shelter-none = ninguna
shelter-unit = unidad doble

## Terreno

side-barrier = Barrera contracarro
side-bluff = Escarpe
side-cliff = Acantilado escalable
side-seawall = Malecón
side-sheer = Acantilado a pique
side-shingle = Guijarros
side-slope = Ladera
terrain-beach = Playa
terrain-bocage = Bocage
terrain-buildings = Edificios
terrain-draw = Vaguada
terrain-high-ground = Altura
terrain-pavilion = Explanada
terrain-rough = Terreno quebrado
terrain-sea = Mar
terrain-woods = Bosque

## Casillas

space-track = Por llegar
space-eliminated = Bajas estadounidenses
space-later = Fuera de este escenario
space-hand = Héroes aún desconocidos
space-lost = Bajas alemanas
space-tactical = Refuerzos tácticos alemanes
space-division = Refuerzos divisionarios alemanes
space-meyer = Kampfgruppe Meyer
space-wn_depth = Profundidad de los puntos fuertes
space-building_depth = Profundidad de los edificios
space-mobile_depth = Profundidad móvil
space-guns_east = Artillería alemana, Este
space-guns_west = Artillería alemana, Oeste

## Bandos y sectores

division-1 = 1.ª División
division-29 = 29.ª División
nation-de = Ejército alemán
nation-us = Estados Unidos
sector-east = Este
sector-west = Oeste

## Tipos de unidad

kind-antiair = Artillería antiaérea
kind-antitank = Unidad contracarro
kind-artillery = Artillería
kind-depth-building = Profundidad de los edificios
kind-depth-mobile = Profundidad móvil
kind-depth-wn = Profundidad de los puntos fuertes
kind-dukw-artillery = Artillería en DUKW
kind-general = General
kind-gun = Batería fuera del mapa
kind-heavy-infantry = Infantería pesada
kind-hero = Héroe
kind-hq = Cuartel general
kind-infantry = Infantería
kind-ranger = Unidad de Rangers
kind-reinforcement = Unidad de refuerzo
kind-sp-antiair = Antiaérea autopropulsada
kind-sp-artillery = Artillería autopropulsada
kind-tank = Unidad de carros
kind-wn = Guarnición de punto fuerte
kind-wn-75 = Guarnición con pieza de 75
kind-wn-88 = Guarnición con pieza de 88
kind-wn-rocket = Guarnición con lanzacohetes

## Colores, símbolos, fuego y armas

colour-blue = azul
colour-brown = marrón
colour-green = verde
colour-orange = naranja
colour-purple = morado
colour-red = rojo
fire-intense = intenso
fire-sporadic = esporádico
fire-steady = sostenido
target-circle = Círculo
target-diamond = Rombo
target-triangle = Triángulo
weapon-AR = artillería
weapon-BG = bangalore
weapon-BR = BAR
weapon-BZ = bazuca
weapon-DE = carga de demolición
weapon-FL = flanqueo
weapon-MG = ametralladora
weapon-MO = mortero
weapon-NA = fuego naval
weapon-RD = radio

## Mareas y fases

phase-actions = Acciones estadounidenses
phase-amphibious = Operaciones anfibias
phase-end = Fin del turno
phase-engineers = Ingenieros
phase-event = Evento
phase-fire = Fuego alemán
phase-over = Fin de la partida
phase-set-up = Preparación
tide-high = marea alta
tide-low = marea baja
tide-mid = marea media
turn-low = Marea baja
turn-artillery = Marea baja; desde ahora la artillería alemana
turn-low-shuffle = Marea baja; se baraja
turn-mid = Marea media
turn-mid-shuffle = Marea media; se baraja
turn-high = Marea alta

## Registros

track-actions-1 = Acciones, 1.ª División
track-actions-29 = Acciones, 29.ª División
track-deck = Cartas en el mazo
track-naval = Fuego naval
track-points = Puntos de victoria
track-spent-1 = Compañías agotadas, 1.ª División
track-spent-29 = Compañías agotadas, 29.ª División
track-tide = Marea
track-turn = Turno

## Marcadores y estados

mark-attacked = Atacada en esta fase
mark-barraged = Bajo barrera en esta fase
mark-cleared = Obstáculos despejados
mark-smoke = Humo
mark-target = Blanco
state-acted = ya ha actuado
state-active = activa
state-cliff = cuerdas fijadas
state-climb = trepando
state-committed = participa en el ataque
state-disrupted = desorganizada
state-hero = con un héroe
state-inactive = inactiva
state-inspired = inspirada
state-revealed = revelada
state-transferred = bajo la otra división
state-wounded = herido

## Peticiones

prompt-actions = Elige una acción o termina la fase: quedan { $east } a la 1.ª División y { $west } a la 29.ª.
prompt-arrivals = Coloca las unidades que llegan en las casillas de desembarco.
prompt-artillery-hit = Elige a cuál de las unidades iguales alcanza la artillería.
prompt-attrition = Elige quién cede un paso para retirar el marcador de { $at }, o no cedas nada.
prompt-begin = Baraja y empieza.
prompt-engineers = Elige un hexágono que despejar o termina la fase de ingenieros.
prompt-event = Roba la carta de evento.
prompt-fire-east = Roba la carta de fuego del Este.
prompt-fire-west = Roba la carta de fuego del Oeste.
prompt-follow = Elige a quién sigue { $unit }, o déjalo en la casilla.
prompt-hero-1 = Elige la unidad de la 1.ª División que recibe un héroe.
prompt-hero-29 = Elige la unidad de la 29.ª División que recibe un héroe.
prompt-hit = Elige a cuál de las unidades iguales alcanza la posición de { $at }.
prompt-landing-east = Roba la carta de desembarco del Este.
prompt-landing-west = Roba la carta de desembarco del Oeste.
prompt-leader-hit = Elige al líder alcanzado por la posición de { $at }.
prompt-mine = Elige quién choca con la mina.
prompt-moving = Elige adónde va { $unit }, o quién la acompaña.
prompt-muster = Elige quién ataca { $at } y confirma.
prompt-over = La partida ha terminado.
prompt-overstack = Demasiadas unidades en { $at }: elige cuál se pierde.
prompt-patrol = Elige la posición que revela la patrulla.
prompt-prisoner = Elige la posición de la que habla el prisionero.
prompt-rangers = Elige cuántas casillas deriva { $unit } al este.
prompt-regroup-1 = Elige la compañía de la 1.ª División que recupera un paso.
prompt-regroup-29 = Elige la compañía de la 29.ª División que recupera un paso.
prompt-sacrifice = Sacrifica al héroe o pierde { $unit }.
prompt-scream = Elige a cuál de las unidades iguales alcanzan los cohetes.
prompt-under-fire = Sigue bajo el fuego o quédate donde estás.

## Sucesos

event-turn = Comienza el turno { $turn }: { $tide }.
event-card = Se descubre la carta { $number }.
event-shuffled = Los descartes vuelven al mazo y se baraja.
event-end =
    { $points ->
        [one] La mañana termina con { $points } punto.
       *[other] La mañana termina con { $points } puntos.
    }
event-catastrophe = La { $division } deja de existir como fuerza de combate: catástrofe.
event-landing-check = { $unit } lee la letra { $letter }.
event-landing-no-row = { $unit } no tiene fila en la tabla este turno: no pasa nada.
event-no-drift = { $unit } mantiene el rumbo.
event-drifts-east =
    { $boxes ->
        [one] { $unit } deriva { $boxes } casilla al este, hasta { $to }.
       *[other] { $unit } deriva { $boxes } casillas al este, hasta { $to }.
    }
event-drifts-west =
    { $boxes ->
        [one] { $unit } deriva { $boxes } casilla al oeste, hasta { $to }.
       *[other] { $unit } deriva { $boxes } casillas al oeste, hasta { $to }.
    }
event-drifts-off = { $unit } deriva fuera del mapa.
event-no-beach = { $unit } no encuentra playa delante.
event-delayed = { $unit } llegará en el turno { $turn }.
event-out-of-play = { $unit } ya no llegará.
event-follows = { $unit } sigue hasta { $to }.
event-mine = { $unit } choca con una mina.
event-mine-harmless = La mina del sector { $sector } no encuentra a nadie.
event-lands = { $unit } desembarca en { $to }.
event-command-transfer = { $unit } pasa a las órdenes de la { $division }.
event-boards = { $unit } se prepara para desembarcar desde { $to }.
event-drowned = { $unit } queda bajo el mar en { $at }.
event-eliminated = { $unit } queda fuera de combate en { $at }.
event-step-lost =
    { $left ->
        [one] { $unit } pierde pasos: le queda { $left }.
       *[other] { $unit } pierde pasos: le quedan { $left }.
    }
event-disrupted = { $unit } queda desorganizada.
event-chosen-because = { $at } va primero entre { $of }: distancia a los estadounidenses { $distance }, { $class }, número { $number }.
event-next-to-us = { $at } está junto a los estadounidenses; número { $number }, elegida entre { $of }.
event-within-two = { $at } está a dos hexágonos de los estadounidenses; número { $number }, elegida entre { $of }.
event-lowest-number = { $at } tiene el número más bajo, { $number }, entre { $of }.
event-depth-placed = Un marcador de profundidad va a { $at }.
event-depth-removed = Se retira el marcador de { $at }: era { $marker }.
event-depth-revealed = El marcador de { $at } es { $marker }.
event-no-depth = Ninguna posición puede recibir un marcador de profundidad.
event-no-depth-left = Ya no quedan marcadores para { $at }.
event-no-line-no-depth = { $at } está incomunicada: sin marcador de profundidad.
event-reinforced = Un refuerzo táctico ocupa { $at }.
event-division-reinforces = Un refuerzo divisionario ocupa { $at }.
event-no-reinforcements = No llega ningún refuerzo alemán.
event-zone-closed = En la zona { $zone } ninguna posición está abierta a refuerzos.
event-meyer = La Kampfgruppe Meyer envía unidades y marcadores a la reserva divisionaria.
event-hero = { $unit } da un paso al frente con { $with }.
event-no-hero = Ningún héroe para la { $division }.
event-hero-dies = { $unit } muere.
event-sacrifice = { $unit } se salva: el héroe cae en su lugar.
event-inspired = { $unit } cae herido, y los suyos siguen su ejemplo.
event-wounded = { $unit } está herido.
event-leader-hit = { $unit } recibe el fuego de { $from } en { $at }.
event-naval =
    { $markers ->
        [one] La flota está lista: { $markers } marcador de fuego naval.
       *[other] La flota está lista: { $markers } marcadores de fuego naval.
    }
event-smoke = El humo oculta { $at }: este turno no dispara.
event-plunge = Fuego desde lo alto: este turno el abrigo de la playa no basta.
event-initiative = Iniciativa: una acción más para cada división.
event-reduce = Confusión: una sola acción para cada división.
event-regroups = { $unit } recupera un paso.
event-nobody-regroups = Ninguna compañía puede recuperar un paso.
event-nothing-to-reveal = No hay nada que revelar.
event-engineers-stop = Los ingenieros no trabajan este turno.
event-rockets = Los cohetes salen aullando de { $at }.
event-rockets-hit = { $unit } recibe los cohetes.
event-rockets-miss = Los cohetes no encuentran a nadie.
event-rockets-not-found = Nadie encuentra los lanzacohetes.
event-rockets-silent = Los lanzacohetes callan.
event-revealed = En { $at } está { $unit }.
event-german-disrupted = Los alemanes de { $at } quedan desorganizados.
event-german-rallies = Los alemanes de { $at } se reorganizan.
event-german-hidden = Los alemanes de { $at } vuelven a quedar boca abajo.
event-german-retreats = { $unit } deja { $at } y vuelve a la reserva divisionaria.
event-german-defeated = { $unit } queda destruida en { $at }.
event-fires =
    { $limit ->
        [one] { $at } dispara ({ $colour }): { $limit } impacto como máximo.
       *[other] { $at } dispara ({ $colour }): { $limit } impactos como máximo.
    }
event-silent-depth = { $at } calla ({ $colour }): el cuadrado doble pide un marcador de profundidad.
event-silent-disrupted = { $at } calla ({ $colour }): desorganizada.
event-silent-smoke = { $at } calla ({ $colour }): humo.
event-crowded = En { $at } hay cinco o más pasos: todos son blanco.
event-sees-intense = { $unit } en { $at }: fuego intenso.
event-sees-steady = { $unit } en { $at }: fuego sostenido.
event-sees-sporadic = { $unit } en { $at }: fuego esporádico.
event-sees-nobody = { $at } no tiene a nadie en su campo.
event-spared-armour = { $unit } en { $at } se libra: blindada.
event-spared-symbol = { $unit } en { $at } se libra: otro símbolo.
event-spared-already = { $unit } en { $at } se libra: ya alcanzada en esta fase.
event-spared-disrupted = { $unit } en { $at } se libra: ya desorganizada.
event-hit-intense = { $unit } recibe en { $at } el fuego intenso de { $from }.
event-hit-steady = { $unit } recibe en { $at } el fuego sostenido de { $from }.
event-hit-sporadic = { $unit } recibe en { $at } el fuego esporádico de { $from }.
event-artillery = La artillería dispara al sector { $sector }: { $guns } de las { $value } que hacen falta.
event-artillery-hits = { $unit } recibe en { $at } el fuego de la artillería.
event-artillery-nobody = La artillería no encuentra a nadie con ese símbolo.
event-artillery-not-yet = La artillería alemana solo dispara desde el turno 4.
event-artillery-too-few = La artillería del sector { $sector } no basta: { $guns } de las { $value } que hacen falta.
event-cleared = Los ingenieros despejan { $at }.
event-action-spent =
    { $left ->
        [one] A la { $division } le queda { $left } acción.
       *[other] A la { $division } le quedan { $left } acciones.
    }
event-moves = { $unit } mueve de { $from } a { $to }.
event-watched = { $at } ({ $colour }) bate el recorrido.
event-passes-fire = { $unit } pasa sin daño.
event-hit-moving = { $unit } recibe el fuego de { $from } al dejar { $at }.
event-stays = { $unit } se queda donde está.
event-climbs = { $unit } trepa hacia { $to }.
event-climbed = { $unit } está arriba.
event-ropes = { $unit } fija las cuerdas.
event-ropes-down = { $unit } retira las cuerdas.
event-recovers = { $unit } se reorganiza.
event-attack =
    { $points ->
        [one] Ataque a { $at } con { $points } punto.
       *[other] Ataque a { $at } con { $points } puntos.
    }
event-attacker = { $unit } ataca con { $points }.
event-attack-shells = Los barcos disparan sobre { $at }.
event-attack-compare = { $at }: { $attack } contra { $defence }, { $compare }; { $column }.
event-attack-result = En { $at }: { $result }.
event-defends = { $unit } se defiende con { $points }.
event-depth-defends = { $marker } suma { $points }.
event-unit-doubled = La unidad vale el doble: { $by }.
event-both-doubled = Unidad y marcador valen el doble: { $by }.
event-shells-strength = El fuego naval suma { $points }.
event-hero-strength = { $unit } suma { $points }.
event-weapon-missing = Falta: { $weapon }.
event-weapon-brought = { $unit } aporta: { $weapon }.
event-radio-of-hq = { $unit } tiene del cuartel general: { $weapon }.
event-weapon-of-ships = Los barcos aportan: { $weapon }.
event-weapon-of-hero = { $unit } vale por: { $weapon }.
event-flanked = El ataque llega desde varios lados: { $weapon }.
event-barrage = { $unit } hace una barrera sobre { $at }.
event-barrage-card = { $unit } con fuerza { $points }: la carta muestra { $shows } ({ $colour }).
event-barrage-nothing = La barrera sobre { $at } no tiene efecto.
event-bombard = Los barcos hacen una barrera sobre { $at }.

## Palabras de los sucesos

barrage-shows-both = color y símbolo
barrage-shows-colour = el color, no el símbolo
barrage-shows-neither = ni color ni símbolo
barrage-shows-symbol = el símbolo, no el color
class-reinforcement = posición de refuerzo
class-wn-double = punto fuerte de dos hexágonos
class-wn-single = punto fuerte de un hexágono
column-alone = unidad sola
column-revealed = con profundidad revelada
column-unrevealed = con profundidad boca abajo
compare-double = al menos el doble
compare-equal = igual
compare-less = menos
compare-more = más, pero no el doble

## Lo que se roba

roll-card = Carta robada
roll-depth = Marcador de profundidad
roll-garrison = Guarnición
roll-imagine = Conjetura sobre lo que está boca abajo
roll-reinforcement = Refuerzo alemán

## Resultados de las tablas

result-ATTRITION = Desgaste: la unidad alemana queda desorganizada, y un paso de un atacante adyacente puede retirar el marcador
    .short = Desgaste
result-DEFEATED = Vencida: la unidad alemana se retira o se pierde
    .short = Vencida
result-DEPTH = Reforzada: la unidad alemana recibe un marcador de profundidad, si está comunicada
    .short = Reforzada
result-DEPTH-REMOVED = Quebrantada: se retira el marcador y la unidad alemana queda desorganizada
    .short = Quebrantada
result-DISRUPTED = Desorganizada: no dispara hasta que se recupera
    .short = Desorganizada
result-NONE = Sin efecto
    .short = Nada
result-OTHER = Otro efecto
    .short = Otro
result-REPULSED = Rechazados: los atacantes adyacentes quedan desorganizados
    .short = Rechazados
result-REPULSED-DEPTH = Rechazados y reforzada: los atacantes adyacentes quedan desorganizados y la unidad alemana recibe un marcador
    .short = Rechazados, reforzada
result-REPULSED-HIDDEN = Rechazados y oculta: los atacantes adyacentes quedan desorganizados y la unidad alemana vuelve a quedar boca abajo
    .short = Rechazados, oculta
result-REVEAL = Revelar: se descubre el marcador y se compara de nuevo
    .short = Revelar
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
result-TURN2 = La unidad vuelve en el turno 2
    .short = Turno 2
result-DELAY3 = La unidad vuelve tres turnos después
    .short = +3 turnos
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

need-unknown = aún no se sabe
need-weapon = { $weapon }
met-unit = { $unit }
met-headquarters = el cuartel general que manda a { $unit }
met-shells = fuego naval
met-hero = el héroe { $unit }
met-flank = ataque desde varios lados
asked-german = { $unit }
asked-depth = { $marker }
asked-face-down = la unidad boca abajo
asked-depth-face-down = el marcador boca abajo
points-draw = Vaguada { $draw }
points-position = Posición de refuerzo en { $at }
points-strongpoint = Punto fuerte en { $at }
table-attack = Tabla de ataques
table-barrage = Tabla de barreras
table-fire = Efectos del fuego
table-landing = Tabla de desembarcos
table-turns = Registro de turnos
table-weapons = Quién lleva qué armas
tally-attacker = { $unit } ataca
tally-depth = { $marker }
tally-depth-doubled = Marcador duplicado: { $by }
tally-depth-unknown = Marcador boca abajo
tally-doubled = Unidad duplicada: { $by }
tally-german = { $unit } se defiende
tally-german-unknown = Unidad boca abajo
tally-hero = El héroe { $unit } suma fuerza
tally-hero-open = El héroe { $unit }: fuerza o un arma, según se vea
tally-hero-weapon = El héroe { $unit } vale por un arma
tally-shells = Fuego naval
tally-shells-open = Fuego naval: fuerza o armas, según se vea
tally-shells-weapons = Fuego naval como armas

## Negativas

refuse-adjacent-attackers-only = Solo un atacante adyacente puede ceder el paso.
refuse-another-beach = La unidad está destinada a otra playa.
refuse-artillery-adjacent = La artillería no participa junto al blanco.
refuse-artillery-needs-hq = La artillería solo participa bajo un cuartel general que mande también a una infantería atacante.
refuse-artillery-under-fire = La artillería no blindada no participa desde un campo de fuego alemán.
refuse-attacked-already = La posición ya ha sido atacada en esta fase.
refuse-barrage-adjacent = Una barrera no bate un hexágono adyacente.
refuse-barraged-already = La posición ya ha sufrido una barrera en esta fase.
refuse-box-full = La casilla ya contiene dos unidades.
refuse-box-without-letters = A una casilla sin letras solo se llega a la deriva.
refuse-charlie-for-rangers = Las casillas Charlie son solo para los Rangers.
refuse-cleared-already = El hexágono ya está despejado.
refuse-climbing = La unidad está trepando: solo puede quitarse el marcador.
refuse-did-not-drift-from-here = Esa unidad no ha derivado desde esta casilla.
refuse-disrupted = La unidad está desorganizada: solo puede recuperarse.
refuse-engineers-under-fire = El hexágono está bajo el fuego de un color de la carta.
refuse-enough-cleared = En este sector no se puede despejar más este turno.
refuse-general-alone = Un general no puede colocarse solo.
refuse-german-there = En ese hexágono hay alemanes.
refuse-has-a-hero = La unidad ya tiene un héroe.
refuse-has-acted = La unidad ya ha actuado este turno.
refuse-heavy-needs-infantry = La infantería pesada solo tira de lejos si otra infantería ataca de cerca.
refuse-hero-goes-with-his-unit = Un héroe va adonde va su unidad.
refuse-hero-needs-a-unit = Un héroe va con una unidad en el mapa.
refuse-infantry-climbs = Solo la infantería y los Rangers escalan un acantilado.
refuse-infantry-first = Antes hace falta una infantería adyacente que pueda atacar.
refuse-joined-already = Ya participa.
refuse-leaders-alone-under-fire = Los cuarteles generales y los generales solo mueven bajo el fuego con una unidad.
refuse-leaders-do-not-attack = Los cuarteles generales, los generales y los héroes no atacan por sí mismos.
refuse-leaders-do-not-climb = Los líderes no escalan acantilados.
refuse-nearest-first = Otra posición boca abajo está más cerca.
refuse-needs-command = Hace falta un cuartel general o un general, o una infantería atacante al lado.
refuse-no-actions-left = A la división no le quedan acciones.
refuse-no-cliff-here = Aquí no hay un acantilado escalable.
refuse-no-common-way = Juntas no pueden ir a ninguna parte.
refuse-no-delay-yet = Las llegadas solo se aplazan desde el turno 7.
refuse-no-german-there = Ahí no hay alemanes.
refuse-no-infantry-adjacent = Ninguna infantería adyacente puede atacar ese hexágono.
refuse-no-naval-marker = No hay marcadores de fuego naval.
refuse-no-observer = Ninguna infantería con radio o bajo un cuartel general está en el campo de fuego del blanco.
refuse-no-obstacles = Ahí no hay obstáculos.
refuse-no-radio = Ninguna infantería atacante tiene radio ni un cuartel general al lado.
refuse-no-way-back-to-sea = Al mar no se vuelve.
refuse-not-a-landing-box = No es una casilla de desembarco.
refuse-not-ashore = No está en tierra.
refuse-not-due = No llega este turno.
refuse-not-in-a-box = No está en una casilla de desembarco.
refuse-not-in-the-hex = No está en ese hexágono.
refuse-not-now = Esto no se puede hacer en este momento del turno.
refuse-not-on-a-mine = No puede chocar con una mina.
refuse-not-stacked-with-it = No está en el mismo hexágono.
refuse-not-the-action-phase = Solo se puede hacer en la fase de acciones.
refuse-not-the-engineer-phase = Solo se puede hacer en la fase de ingenieros.
refuse-not-the-first-hit = Según el orden del fuego, otra va antes.
refuse-not-the-landing-phase = Solo se puede hacer en la fase anfibia.
refuse-nothing-face-down = Ahí no hay nada boca abajo.
refuse-nothing-to-recover = No tiene marcadores que quitarse.
refuse-nowhere-to-go = No puede ir a ninguna parte.
refuse-on-the-ropes = Tiene las cuerdas fijadas: puede subir o retirarlas.
refuse-one-hex = Una unidad mueve un solo hexágono.
refuse-one-step-infantry = Solo vale para una compañía regular de la división con un paso.
refuse-only-tanks-barrage = Solo los carros hacen barreras.
refuse-other-division = La unidad sirve a la otra división.
refuse-other-sector = La posición está en el otro sector.
refuse-out-of-range = El blanco está fuera de alcance.
refuse-rangers-four-boxes = Los Rangers derivan cuatro casillas como máximo.
refuse-rockets-do-not-reach = Los cohetes no llegan hasta ahí.
refuse-rockets-most-steps = Los cohetes alcanzan a quien tiene más pasos.
refuse-ropes-first = Antes hay que fijar las cuerdas.
refuse-rough = El terreno quebrado no se cruza.
refuse-sheer-cliff = El acantilado a pique no se escala.
refuse-side-bars = Un escarpe o un acantilado impide el ataque desde ahí.
refuse-target-above = Desde abajo no se tira a una altura que no bate la playa.
refuse-target-face-down = Un refuerzo sin revelar no es blanco.
refuse-target-not-spotted = El carro no está en el campo de fuego del blanco, y ninguna infantería que esté en él puede guiarlo.
refuse-two-together = Actúan juntas dos unidades como máximo.
refuse-vehicles-ground = Los vehículos no entran en ese terreno.
refuse-vehicles-side = Los vehículos no cruzan ese lado.
