### Español: A Bloody Summer.
### Los tipos de unidad van en singular: un suceso puede nombrar un tipo donde quien mira no puede conocer la unidad.

## Juego y escenarios

game-bloody = A Bloody Summer
    .about = Doce semanas de las playas al Sena: desembarca, rompe el bocage y corre, o sostén un anillo de setos con cada vez menos hombres. Dos mapas, cuarteles generales de cuerpo y una aviación que decide según el tiempo.
    .dates = 6 de junio – finales de agosto de 1944
scenario-campaign = A Bloody Summer
    .about = Desembarca en cinco playas o devuelve al mar la invasión, toma Cherburgo y Caen, rompe el frente y cierra la bolsa de Falaise: de la noche del 6 de junio a finales de agosto de 1944 deciden los puntos de victoria frente a la historia.
scenario-cherbourg = La carrera a Cherburgo
    .about = Corta el Cotentin desde la playa de Utah y asalta el puerto de Cherburgo antes de acabar el turno 4: cuanto antes, mayor la victoria estadounidense.
    .start = Empieza aquí
scenario-cobra = Operación Cobra
    .about = Del 18 de julio a finales de agosto de 1944: rompe el anillo en Saint-Lô y al sur de Caen y corre al Sena, o sostenlo; deciden los puntos de victoria de los turnos 7 a 12.

## Asientos, bandos y opciones

seat-allied = Aliados
seat-german = Alemanes
side-allied = Aliados
side-german = Alemanes
seat-us = Estadounidenses
seat-british = Británicos
option-players = Jugadores
option-players-2 = Dos: Aliados y alemanes
option-players-3 = Tres: estadounidenses, británicos y alemanes
army-us = Estadounidenses
army-british = Británicos y canadienses
army-german = Alemanes
army-ffi = Sublevados franceses

## Naciones

nation-us = Estados Unidos
nation-fr = Francia Libre
nation-uk = Gran Bretaña
nation-ca = Canadá
nation-pl = Polonia
nation-be = Bélgica
nation-de = Ejército alemán
nation-ss = Waffen-SS
nation-lw = Luftwaffe
nation-ffi = Resistencia francesa

## Divisiones cuyo nombre impreso es una abreviatura

formation-82US = 82 aerotr.
formation-101US = 101 aerotr.
formation-6UK = 6 aerotr.
formation-2AUS = 2 acor.
formation-3AUS = 3 acor.
formation-4AUS = 4 acor.
formation-5AUS = 5 acor.
formation-6AUS = 6 acor.
formation-7AUS = 7 acor.
formation-7AUK = 7 acor.
formation-11AUK = 11 acor.
formation-27UK = 27 acor.
formation-2ArmCA = 2 acor.
formation-4ACA = 4 acor.

## Tipos de unidad

kind-hq = Cuartel general de cuerpo
    .name =
        { $nation ->
            [nation-us] { $unit } Cuerpo estadounidense
            [nation-uk] { $unit } Cuerpo británico
            [nation-ca] { $unit } Cuerpo canadiense
           *[other] { $unit } Korps
        }
kind-infantry = Infantería
kind-motorised-infantry = Infantería motorizada
kind-bicycle = Infantería ciclista
kind-paratroops = Infantería paracaidista
    .arm =
        { $nation ->
            [nation-uk] { $nth_f } Brigada paracaidista
           *[other] { $nth } Regimiento paracaidista
        }
kind-glider = Infantería en planeadores
    .arm =
        { $nation ->
            [nation-uk] { $nth_f } Brigada aerotransportada
           *[other] { $nth } Regimiento de planeadores
        }
kind-rangers = Rangers
    .name = { $nth } Batallón de Rangers
kind-commandos = Comandos
    .name = { $nth_f } Brigada Special Service
kind-armour = Unidad acorazada
    .arm =
        { $nation ->
            [nation-us] { $unit }
            [nation-fr] { $unit }
           *[other] { $nth_f } Brigada acorazada
        }
kind-tank = Carros
    .arm =
        { $size ->
            [X] { $nth_f } Brigada acorazada
           *[other] { $unit } de carros
        }
kind-tank-destroyer = Cazacarros
    .name = { $nth } Batallón cazacarros
kind-special-armour = Acorazados especiales
    .name = { $unit } (79.ª Acorazada)
kind-panzer = Panzer
    .arm = { $unit } Panzer
kind-panzergrenadier = Panzergrenadier
    .arm = { $nth } Regimiento Panzergrenadier
kind-heavy-tank = Carros pesados
    .name = { $nth } Batallón Panzer pesado
kind-flak = Artillería antiaérea
    .name = { $nth } Regimiento Flak
kind-garrison = Guarnición de playa
    .name = Guarnición de { $unit }
kind-festung = Festung
    .name = Festung { $unit }
kind-battery = Batería de costa
    .name = Batería { $unit }
kind-partisans = Partisanos
    .name = Maquis ({ $unit })
kind-ffi = Fuerzas francesas del interior
    .name = FFI { $unit }
kind-heavy-bomber = Bombarderos pesados
    .name = Pesados { $unit }
kind-medium-bomber = Bombarderos medios
    .name = Medios { $unit }
kind-light-bomber = Bombarderos ligeros
    .name = Ligeros { $unit }
kind-fighter-bomber = Cazabombarderos
    .name = Cazabombarderos { $unit }

## Terreno

terrain-clear = Terreno despejado
terrain-bocage = Bocage
terrain-woods = Bosque
terrain-marsh = Pantano
terrain-impassable = Infranqueable
terrain-city = Ciudad
terrain-area = Región
terrain-festung = Festung
terrain-holding = Casilla de espera
terrain-reserve = Reserva estratégica
terrain-assault = Lanchas de desembarco
terrain-inset = El mapa operacional

## Casillas

space-weather = Tiempo
space-weather_adjustment = Ajuste del tiempo
space-air_available = Aviones disponibles
space-air_finished = Aviones usados
space-air_superiority = Superioridad aérea
space-tactical_interdiction = Interdicción táctica
space-victory_points = Puntos de victoria
space-naval_support = Apoyo naval
space-turns = Registro de turnos
space-lost = Perdidas para siempre
space-cups = Copas aéreas

## Modos de llegar

way-setup = en el mapa al empezar
way-drop = en paracaídas
way-wave-1 = en la primera oleada
way-wave-2 = en la segunda oleada
way-follow = por la tarde
way-ranger-die = adonde lo mande el dado
way-commando = con los comandos
way-across = frente a una playa británica
way-glider = en planeador
way-reserve = a la reserva estratégica
way-box = fuera del mapa
way-edge = por el borde del mapa
way-special = cuando lo diga la regla
way-cup = de su copa

## Turno y tiempo

day-drops = saltos
day-gathering = los paracaidistas se reúnen
day-alarm = alarma alemana
day-missions = misiones aéreas
day-bombardment = bombardeo de las playas
day-first-wave = primera oleada
day-second-wave = segunda oleada
day-reaction = reacción alemana
day-follow-up = desembarcos posteriores
day-evening-reaction = reacción de la tarde
day-gliders = planeadores
part-0 = antes del alba
part-a = fase A
part-b = fase B
weather-clear = despejado
weather-overcast = cubierto
ship-battleships = acorazados y cruceros
ship-destroyers = destructores
depot-beach = Playa
depot-minor = Puerto menor
depot-mulberry = Mulberry
depot-cherbourg = Puerto de Cherburgo
depot-german = Depósito alemán

## Tiradas y extracciones

roll-weather = Tiempo
roll-storm = Tormenta
roll-mulberry = Mulberry en la tormenta
roll-superiority = Superioridad aérea
roll-initiative = Iniciativa
roll-resources = Marcadores de ofensiva
draw-aircraft = Aviones extraídos

## Sucesos: tiempo y aviación

event-weather = Tiempo: { $weather } (dado { $die }, ajuste { $adjustment }).
event-storm = Estalla una tormenta (dado { $die }): sin desembarcos, buques ni apoyo aéreo.
event-no-storm = No hay tormenta (dado { $die }).
event-storm-over = La tormenta ha pasado.
event-mulberry-stands = El Mulberry de { $at } aguanta la tormenta (dado { $die }).
event-mulberry-destroyed = La tormenta destruye el Mulberry de { $at } (dado { $die }).
event-air = Fichas aéreas extraídas: { $ready }. La superioridad aérea pide { $n } (dado { $die }).
event-assigned = { $unit } vuela sobre { $at }.
event-interdicts = { $unit } interdice la zona { $zone }.
event-tas = { $unit } apoya el combate por { $at }.

## Sucesos: logística y administración

event-depot-begun = Empieza la obra del depósito de { $at }: abierto en el turno { $turn }.
event-depot-delayed = La obra del puerto de { $at } espera en ZOC enemiga.
event-depot-opens = Se abre el depósito de { $at }.
event-depot-full = El depósito de { $at } llega a su plena capacidad.
event-depot-decays = El puerto de Cherburgo se degrada: los alemanes ocupan { $at }.
event-depot-lost = Se destruye el depósito aliado de { $at }: { $points } puntos para los alemanes.
event-german-depot-lost = Se pierde el depósito alemán de { $at }, marcadores dentro: { $n }. Puntos para los Aliados: { $points }.
event-out-of-supply = { $army }: unidades sin suministro { $n }.
event-air-supply = { $unit } recibe suministro aéreo.
event-resources = { $side }: marcadores de ofensiva { $n } (dado { $die }).
event-cherbourg-marker = El depósito de { $at } da un marcador.
event-stocked = Se guarda un marcador en { $at }.
event-marker-sent = Un marcador va de { $at } a { $unit }.
event-markers-captured =
    { $n ->
        [one] Se captura un marcador de ofensiva.
       *[other] Se capturan { $n } marcadores de ofensiva.
    }
event-initiative = Iniciativa: { $side } (Aliados { $allied }, alemanes { $german }).
event-initiative-fixed = Iniciativa: { $side }, como en los dos primeros turnos.
event-replacements = Reemplazos alemanes (dado { $die }): infantería { $infantry }, Luftwaffe { $luftwaffe }, Panzergrenadier { $grenadiers }, Panzer { $panzers }.
event-rests = { $unit } descansa.
event-recovers = { $unit } recupera un paso.
event-enters = { $unit } llega a { $at }.
event-home = { $unit } vuelve a la reserva: { $points } punto para los Aliados.
event-chosen-troops-out = Tropas especiales sin volver a la reserva: { $points } puntos para los alemanes.

## Sucesos: bajas

event-loses-step = { $unit } pierde un paso.
event-destroyed = { $unit } es destruida.
event-destroyed-for-good = { $unit } se pierde para siempre.
event-destroyed-hq = { $unit } es destruido en { $at } y vuelve al turno siguiente.
event-disorganised = { $unit } se desorganiza: nivel { $level }.
event-affected = { $unit } queda afectada: nivel { $level }.

## Negativas

refuse-aircraft-not-ready = Estos aviones no están disponibles.
refuse-armies-mixed = Estadounidenses y británicos no comparten sitio.
refuse-beside-enemy = La unidad está junto a un enemigo.
refuse-confusion = Aquí hay confusión.
refuse-depot-full = En el depósito no cabe otro marcador.
refuse-make-room = Haz sitio: el hexágono lleno no puede quedar así al acabar el movimiento; antes sigue adelante uno de los que están en él.
refuse-not-yours-to-place = No te toca colocar esa unidad.
refuse-already-placed = Esa unidad ya está colocada.
refuse-not-east = Va más al este: solo columnas de número menor.
refuse-behind-the-enemy = Solo en terreno que tenga tu bando.
refuse-full = El hexágono está lleno: { $points } puntos de apilamiento.
refuse-ground-hides = El terreno oculta el blanco a los aviones.
refuse-hq-out-of-supply = Un CG sin suministro no recibe marcadores.
refuse-in-supply = La unidad tiene suministro.
refuse-interdiction-full = Ya vuelan todas las fichas de interdicción táctica.
refuse-no-air-supply = El suministro aéreo del turno está agotado.
refuse-no-depot = Aquí no hay un depósito tuyo en uso.
refuse-no-losses = La unidad no tiene bajas.
refuse-no-marker = No hay marcador de ofensiva.
refuse-no-replacements = En este escenario no hay reemplazos.
refuse-no-such-mission = Los aviones no hacen esa misión.
refuse-no-such-replacement = No hay reemplazo de su clase.
refuse-no-such-zone = El mapa no tiene esa zona.
refuse-no-tas-landing = Desembarcos y saltos no tienen apoyo aéreo.
refuse-no-tas-overrun = Arrasamientos y explotación tienen apoyo aéreo desde el turno 7, y solo estadounidenses.
refuse-not-chosen-troops = No son tropas especiales.
refuse-not-off-map = Esto no se hace fuera del mapa.
refuse-not-on-map = La unidad no está en el mapa.
refuse-not-rebuilt = La unidad no está rehecha.
refuse-not-rested = La unidad aún no ha descansado.
refuse-not-your-hq = No es un CG tuyo.
refuse-not-your-unit = Esta unidad no puedes usarla ahora.
refuse-one-hq = En un hexágono cabe un CG.
refuse-one-small-unit = En un hexágono cabe una unidad de valor cero.
refuse-one-tas = Cada combate tiene una sola ficha de apoyo aéreo.
refuse-only-fighters = Solo los cazabombarderos hacen esa misión.
refuse-only-infantry = Solo la infantería recibe suministro aéreo.
refuse-other-army = Es de otro ejército.
refuse-region-full = No caben más aviones de esa clase sobre la región.
refuse-rests-already = La unidad ya descansa.
refuse-storm = No durante una tormenta.
refuse-superiority-first = Antes va la superioridad aérea.
refuse-superiority-held = Ya hay bastantes aviones en superioridad.
refuse-two-markers = En un hexágono caben dos marcadores.
refuse-zone-taken = Ya hay una ficha sobre esa zona.

## Casillas del mapa estratégico

space-reserve = Reserva estratégica aliada
space-rest = Descanso
space-destroyed = Unidades destruidas
space-pas_de_calais = Paso de Calais
space-le_havre = El Havre
space-paris = París
space-rennes = Rennes
space-saint_malo = Saint-Malo
space-lorient = Lorient
space-saint_nazaire = Saint-Nazaire
space-le_mans = Le Mans
space-brest = Brest
space-festung_brest = Festung Brest
space-orleans = Orleans
space-languedoc = Languedoc
space-south_east = Sureste
space-normandy = Normandía
space-assault_utah = Frente a Utah
space-assault_omaha = Frente a Omaha
space-assault_gold = Frente a Gold
space-assault_juno = Frente a Juno
space-assault_sword = Frente a Sword

## Sucesos: movimiento

event-moves = { $unit } mueve de { $from } a { $to }.
event-lands = { $unit } desembarca en { $at }.
event-waits = { $unit } queda en reserva en { $at }.
event-overrun = { $unit } arrasa { $at }.
event-overrun-fails = El arrasamiento fracasa: { $unit } vuelve a { $at }.
event-infiltrates = { $unit } se infiltra en { $at } (dado { $die }, { $modified }).
event-infiltration-fails = { $unit } no logra llegar a { $at } (dado { $die }, { $modified }).
event-extended = { $unit } paga un movimiento extendido.
event-leaves-region = { $unit } sale de { $at }: dado { $die }, más { $add }, menos de { $value }.
event-held-in-region = { $unit } queda retenida en { $at }: dado { $die }, más { $add }, no baja de { $value }.
event-maquis = { $unit } se alza en { $at }.
event-ffi = { $unit } se alza en { $at }: los Aliados están al otro lado del Sena.
roll-infiltration = Infiltración
roll-interdiction = Interdicción

## Negativas: movimiento

refuse-already-moved = La unidad ya ha movido en esta fase.
refuse-gone-home = La unidad ha vuelto a casa y no regresa.
refuse-hq-finished = El CG está agotado.
refuse-immobile = La unidad nunca mueve.
refuse-in-hand = La unidad ya está en la mano.
refuse-no-attack = Nadie en la mano puede atacar.
refuse-no-enemy = Allí no hay enemigos.
refuse-no-hq-to-lead = No hay un CG cerca que dirija el movimiento.
refuse-no-landing = No hay playa ni puerto abierto con sitio.
refuse-no-line = Ningún camino llega allí con las casillas permitidas.
refuse-no-need-to-infiltrate = No hay nada que infiltrar: mueve como siempre.
refuse-no-reserve-now = Ahora no se puede pasar a la reserva.
refuse-no-reserve-troops = Solo acorazados y Panzergrenadier pasan a la reserva.
refuse-no-strategic-movement = Hoy no hay movimiento fuera del mapa.
refuse-no-such-region = No es una región del mapa estratégico.
refuse-no-way = No hay camino hasta allí.
refuse-nobody-in-hand = Nadie está en la mano.
refuse-not-a-hex = No es un hexágono del mapa.
refuse-not-beside-enemy = La unidad no está junto a un enemigo.
refuse-not-in-play = La unidad no está en juego.
refuse-not-now = Esto no puede hacerse en este momento del turno.
refuse-not-together = No están en el mismo hexágono.
refuse-not-yet-due = Aún no desembarca.
refuse-one-hex = Un hexágono como mucho.
refuse-only-armour = Solo los acorazados arrasan.
refuse-only-into-confusion = Ahora solo entran en hexágonos en confusión.
refuse-only-off-map = Solo lo hace un CG fuera del mapa.
refuse-only-paratroops = Ahora solo actúan los que saltaron.
refuse-out-of-play = Esta parte del mapa no está en juego.
refuse-out-of-supply-off-map = Fuera del mapa lo que no tiene suministro no mueve.
refuse-rests = La unidad descansa.
refuse-too-far = Está demasiado lejos.

## Combate

event-activated = { $unit } entra en acción.
event-activated-paid = { $unit } gasta un marcador y entra en acción.
event-hq-finished = { $unit } queda agotado.
event-attack = Ataque a { $at }.
event-joins = { $unit } participa.
event-supports = { $unit } apoya el combate por { $at }.
table-combat = Tabla de combate
line-unit = { $unit }
line-defender-disorganised = Defensores desorganizados
line-defender-affected = Defensores afectados por el bombardeo
line-attacker-disorganised = Atacantes desorganizados
line-attacker-affected = Atacantes afectados por el bombardeo
line-hq-attack = Apoyo del cuerpo en ataque
line-hq-defence = Apoyo del cuerpo en defensa
line-tas = Apoyo aéreo táctico
line-medium-bombers = Al menos la mitad bombarderos medios
line-garrison = Guarnición
line-fort = Línea fortificada
line-ground = Terreno: { $ground }
line-river = Ataque a través de un río
line-sea = Ataque desde el mar
line-elite-attack = Atacantes de élite
line-elite-defence = Defensores de élite
refuse-all-take-part = Aquí participan todos.
refuse-attacked-already = Ya ha sido atacado en esta fase.
refuse-five-divisions = El CG ya manda cinco divisiones.
refuse-three-units = El CG ya manda tres unidades independientes.
refuse-has-fought = La unidad ya ha atacado en esta fase.
refuse-hq-too-far = El CG está demasiado lejos.
refuse-joined-already = La unidad ya participa.
refuse-no-air-force = Los alemanes no tienen aviones.
refuse-no-hq-active = Ningún CG está activo.
refuse-no-support-here = Ningún CG apoya un combate así.
refuse-nobody-attacks = Aún no participa nadie.
refuse-nobody-can-attack = Nadie puede atacarlo.
refuse-not-adjacent = La unidad no está junto al blanco.
refuse-not-in-reserve = Solo explotan las unidades en reserva.
refuse-nothing-to-attack = El CG no tiene nada que atacar.
refuse-one-allied-hq = Solo un CG aliado apoya un combate.
refuse-only-active-hq = Solo el CG activo apoya su ataque.
refuse-only-those-overrun = Solo participan los que arrasan.
refuse-other-hq = En este turno la unidad obedeció a otro CG.
refuse-out-of-command = La unidad está fuera del alcance del CG.
refuse-out-of-supply = La unidad no tiene suministro.
refuse-supports-already = El CG ya ha dado su apoyo.

## El combate y lo que sigue

event-combat = El combate por { $at }: dado { $die }, leído { $roll }.
event-retreats = { $unit } se retira de { $from } a { $to }.
event-advances = { $unit } avanza de { $from } a { $to }.
event-exploitation = { $unit } lanza sus reservas por la brecha de { $at }.
event-end-exploitation = Termina la explotación.
event-counter-attack = { $unit } dirige un contraataque a { $at }.
event-ships = Los buques bombardean { $at }: puntos { $points }, dado { $die } – { $result }.
event-raid = Los bombarderos golpean { $at }: puntos { $points }, dado { $die } – { $result }.
event-carpet = Una alfombra de bombas cae sobre { $at }: puntos { $points }, dado { $die } – { $result }.
event-rubble = { $unit } deja escombros en { $at }.
event-batteries = { $unit } recibe el fuego de las baterías de costa: puntos { $points }, dado { $die } – { $result }.
bomb-none = sin efecto
bomb-affected-1 = afectados un nivel
bomb-affected-2 = afectados dos niveles
bomb-disorganises = afectados dos niveles y desorganizados uno
bomb-step = afectados dos niveles, y un paso perdido
roll-combat = Combate
roll-bombardment = Bombardeo
roll-battery = Baterías de costa
meaning-attacker-steps =
    { $n ->
        [one] Los atacantes pierden un paso.
       *[other] Los atacantes pierden { $n } pasos.
    }
meaning-defender-steps =
    { $n ->
        [one] Los defensores pierden un paso.
       *[other] Los defensores pierden { $n } pasos.
    }
meaning-attacker-levels =
    { $n ->
        [one] Cada atacante se desorganiza un nivel.
       *[other] Cada atacante se desorganiza { $n } niveles.
    }
meaning-defender-levels =
    { $n ->
        [one] Cada defensor se desorganiza un nivel.
       *[other] Cada defensor se desorganiza { $n } niveles.
    }
meaning-retreat = Los defensores se retiran { $n } hexágonos.
meaning-exploit = Las reservas pueden explotar.
refuse-bombarded-already = Ya ha sido bombardeado así en esta fase.
refuse-closed-ground = Ese terreno está cerrado a la pila.
refuse-enemy-there = Allí hay un enemigo.
refuse-loaded = Estos bombarderos ya vuelan.
refuse-night = De noche no.
refuse-no-attacker-there = Allí no hay atacantes.
refuse-no-battery = Ninguna batería de costa puede tirar allí.
refuse-no-bombers = No hay bombarderos disponibles.
refuse-none-loaded = Todavía no se ha elegido ningún bombardero.
refuse-all-jump = Quienes deben saltar saltan esta noche.
refuse-no-such-points = A la flota no le quedan tantos puntos.
refuse-no-way-back = No puede retirarse allí.
refuse-not-in-the-fight = La unidad no combate aquí.
refuse-not-in-this-fight = Solo se bombardean los hexágonos de este combate.
refuse-not-landing = La unidad no está desembarcando.
refuse-not-retreating = Antes se retira otra unidad.
refuse-one-carpet = Una alfombra por país y turno.
refuse-only-beaches = Antes del desembarco solo se baten playas y baterías.
refuse-only-carpets = Solo se reparte una alfombra.
refuse-out-of-range = Está fuera de alcance.
refuse-two-hexes = Dos hexágonos son el máximo.
refuse-two-stacks = Explotan dos pilas, no más.

## El primer día

event-placed = { $unit } se coloca en { $at }.
event-jumps = { $unit } salta y cae en { $at } (dado { $die }, leído como { $read }).
event-drifts = { $unit } deriva y cae en { $at } (dados { $die } y { $wind }).
event-drifts-back = { $unit } deriva hacia el mar o una población y cae al final en { $at } (dados { $die } y { $wind }).
event-gathering = Los que saltaron se reúnen: mueven un hexágono y atacan.
event-alarm = Los alemanes vecinos despiertan.
event-morning = Amanece: aviones y buques abren el día.
event-first-wave = { $unit } va en la primera oleada a { $at }.
event-across = { $unit } espera frente a { $at }.
event-dd-lands = { $unit } llega a nado a { $at } (dado { $die }).
event-dd-sinks = { $unit } se hunde frente a { $at } (dado { $die }).
event-second-wave = Llega la segunda oleada.
event-rangers = { $unit } va a { $at } (dado { $die }).
event-reaction = Los alemanes reaccionan.
event-follow-up = La tarde: aclara y desembarcan las últimas oleadas.
roll-jump = Salto
roll-drift = Deriva
roll-dd = Carros anfibios
roll-rangers = El 5.º de Rangers
refuse-does-not-jump = La unidad no salta ahora.
refuse-not-its-zone = No está en su zona de salto.
refuse-not-its-beach = La unidad no desembarca allí.
refuse-beach-not-taken = La playa no está tomada.
refuse-wave-must-attack = Los que están frente a una playa deben atacarla antes.

## Sucesos: el turno

event-turn = Comienza el turno { $turn }.
event-part = Comienza: { $part }.
event-phase = { $side }: movimiento.
event-arrives = { $unit } llega a { $at }.
event-end-movement = Termina la fase de movimiento.
event-end-combat = Termina la fase de combate.
event-end-phase = Fin de la fase: aviones y barcos vuelven a estar disponibles, se quitan los marcadores de afectado y los cuarteles generales quedan listos.
event-end-turn = Termina el turno { $turn }: los aviones vuelven a sus copas y las unidades desorganizadas recuperan un nivel.
event-end-first-day = Termina el primer día: los cuarteles generales quedan listos, los aviones dejan el mapa y las unidades desorganizadas recuperan un nivel. El turno 1 está despejado.
event-time = El tiempo juega con los alemanes: { $points } puntos.
event-paris-freed = Los franceses liberan { $at }.
event-game-over = Termina la partida: Aliados { $allied }, alemanes { $german }.

## Niveles de victoria

level-at-once = Una victoria automática
level-decisive = Una victoria decisiva
level-marginal = Una victoria marginal
level-historical = Como en la historia
level-us-strategic = Una victoria estratégica estadounidense
level-us-operational = Una victoria operacional estadounidense
level-us-marginal = Una victoria marginal estadounidense
level-german-strategic = Una victoria estratégica alemana
level-german-operational = Una victoria operacional alemana
level-german-marginal = Una victoria marginal alemana

## Puntos

points-noted = Anotados hasta ahora
points-cities = Ciudades
points-depots = Depósitos
points-sieges = Asedios
points-paris = París
points-paris-french = París liberado por los franceses

## Peticiones

prompt-begin = Comienza la partida.
prompt-make-room = Hay demasiados en { $at }: elige quién sigue adelante.
prompt-placing = Coloca las fichas cuyo lugar eliges tú, o déjalas donde están.
prompt-drop = Elige quién salta, y dónde.
prompt-air =
    { $n ->
        [0] Asigna aviones a las misiones, o deja disponibles los demás.
       *[other] Asigna aviones a las misiones; la superioridad aérea aún necesita { $n }.
    }
prompt-stock =
    { $n ->
        [one] Elige un depósito para el último marcador.
       *[other] Elige un depósito para un marcador: quedan { $n }.
    }
prompt-markers = Elige el CG que recibe el próximo marcador de ofensiva, o guarda los demás.
prompt-air-supply =
    { $n ->
        [one] Elige infantería para abastecer por aire: queda un punto.
       *[other] Elige infantería para abastecer por aire: quedan { $n } puntos.
    }
prompt-recovery = Elige quién descansa, se recupera o vuelve a casa, o termina la administración.
prompt-soften = Bate playas y baterías, o lanza la primera oleada.
prompt-coast-guns = Elige la unidad contra la que tiran las baterías, o no tires.
prompt-raid = Elige los bombarderos sobre { $at } y suelta las bombas.
    .title = Bombardeo de { $at }
prompt-movement = Elige una unidad para mover, o termina la fase de movimiento.
prompt-reaction = Elige una unidad alemana que reaccione, o termina el movimiento.
prompt-waves = Elige quién desembarca o mueve, o termina el movimiento.
prompt-moving = Elige adónde va { $unit }, o déjala donde está.
prompt-combat = Elige un CG para combatir, o termina la fase de combate.
prompt-combat-nobody = Ningún CG puede combatir ahora: termina la fase de combate.
prompt-combat-first-day = Elige un hexágono para atacar, o termina el combate.
prompt-command = Elige qué ataca { $unit }, o agótalo.
prompt-muster = Elige quién participa en el ataque a { $at } y qué lo ayuda, y confirma.
prompt-answer = Elige el apoyo a la defensa de { $at } y confirma.
prompt-defender-loss =
    { $n ->
        [one] Elige el defensor de { $at } que pierde el último paso debido.
       *[other] Elige el defensor de { $at } que pierde un paso: se deben { $n }.
    }
prompt-attacker-loss =
    { $n ->
        [one] Elige el atacante de { $at } que pierde el último paso debido.
       *[other] Elige el atacante de { $at } que pierde un paso: se deben { $n }.
    }
prompt-retreat = Elige adónde se retira { $unit }.
prompt-advance = Elige la pila que avanza tras el combate por { $at }, o ninguna.
prompt-counter = Elige el CG que dirige un contraataque a { $at }, o ninguno.
prompt-exploit = Elige una reserva de { $unit } para mover, o un hexágono para atacar, o termina la explotación.
prompt-over = La partida ha terminado.
refuse-hq-not-finished = Antes agota el CG activo.
refuse-no-such-thing = No existe.
refuse-unit-in-hand = Hay una unidad en la mano: envíala a algún sitio o déjala donde está.

## Qué puede hacer un jugador

action-begin = Comenzar
action-place = Colocar { $unit } en { $at }
action-end-placing = Dejar las demás donde están
action-drop = { $unit } salta sobre { $at }
action-assign = { $unit } vuela a { $at }
action-interdict = { $unit } interdice la zona { $points }
action-end-air = Dejar disponibles los demás
action-stock = Guardar un marcador en { $at }
action-send = Marcador para { $unit }
action-keep = Guardar los demás
action-supply = Abastecer { $unit } por aire
action-end-supply = Fin del suministro aéreo
action-rest = { $unit } descansa
action-recover = { $unit } recupera un paso
action-enter = { $unit } llega a { $at }
action-home = { $unit } vuelve a casa
action-end-recovery = Fin de la administración
action-battleships =
    { $points ->
        [one] { $points } punto de acorazados sobre { $at }
       *[other] { $points } puntos de acorazados sobre { $at }
    }
action-destroyers =
    { $points ->
        [one] { $points } punto de destructores sobre { $at }
       *[other] { $points } puntos de destructores sobre { $at }
    }
action-raid = Bombardear { $at }
action-load = { $unit } participa
action-spread = Media alfombra sobre { $at }
action-release = Soltar las bombas
action-end-soften = Lanzar la primera oleada
action-shell = Tirar contra { $unit }
action-no-shell = No tirar
action-move = Mover { $unit }
action-with = { $unit } va también
action-to = Ir a { $at }
action-to-region = Fuera del mapa a { $at }
action-overrun = Arrasar { $at }
action-wait = En reserva en { $at }
action-infiltrate = Infiltrarse en { $at }
action-hold = Quedarse
action-no-gliders = Hoy no aterrizan
action-extend = { $unit } paga un movimiento extendido
action-end-movement = Fin del movimiento
action-activate = { $unit } combate
action-attack = Atacar { $at }
action-join = { $unit } participa
action-support = { $unit } apoya
action-tas = { $unit } apoya desde el aire
action-commit = Atacar
action-answer = Responder al ataque
action-end-command = Agotar el CG
action-end-combat = Fin del combate
action-lose = { $unit } pierde un paso
action-retreat = { $unit } se retira a { $at }
action-advance = Avanzar a { $at }
action-end-advance = Nadie avanza
action-counter = { $unit } contraataca
action-no-counter = Sin contraataque
action-end-exploit = Fin de la explotación

## Por qué se pide una decisión

reason-placing = La colocación deja al jugador el lugar de estas fichas.
reason-drop =
    { $n ->
        [one] Una unidad aún ha de saltar.
       *[other] { $n } unidades aún han de saltar.
    }
reason-aircraft =
    { $n ->
        [one] Hay una ficha aérea disponible.
       *[other] Hay { $n } fichas aéreas disponibles.
    }
reason-superiority =
    { $n ->
        [one] Un cazabombardero aún debe volar en superioridad aérea.
       *[other] { $n } cazabombarderos aún deben volar en superioridad aérea.
    }
reason-stock =
    { $n ->
        [one] Un marcador aún no tiene depósito.
       *[other] { $n } marcadores aún no tienen depósito.
    }
reason-markers = Los bandos mandan por turnos marcadores a sus CG; sin uno el CG no combate.
reason-air-supply =
    { $n ->
        [one] Se puede abastecer por aire un punto de apilamiento de infantería.
       *[other] Se pueden abastecer por aire { $n } puntos de apilamiento de infantería.
    }
reason-recovery = Las unidades lejos del enemigo pueden descansar; quien descansó se recupera.
reason-soften = Antes del desembarco pueden batirse playas y baterías.
reason-coast-guns = Las baterías al alcance pueden tirar contra una unidad que desembarca.
reason-may-move =
    { $n ->
        [one] Una unidad aún puede mover.
       *[other] { $n } unidades aún pueden mover.
    }
reason-first-day = Después, el primer día: { $next }.
reason-gathering = Los que saltaron mueven un hexágono.
reason-alarm = Los alemanes junto a un enemigo pueden entrar en la confusión o atacar.
reason-half-movement = El primer día las unidades mueven la mitad.
reason-points = Tiene { $points } puntos de movimiento.
reason-interdiction = Para salir, el dado más { $add } debe quedar por debajo de { $value }.
reason-leaves-zone = Salir de la ZOC enemiga cuesta { $points } más.
reason-free-fights = En este turno los combates no cuestan marcadores.
reason-combat = Los CG actúan uno tras otro; cada fase de combate de un CG cuesta un marcador.
reason-nobody-fights = Un CG necesita un marcador y un enemigo al que sus unidades puedan atacar.
reason-ships = { $fleet }: puntos de acorazados restantes { $battleships }, puntos de destructores { $destroyers }.
reason-weather = Tiempo: { $weather }.
reason-storm = Tiempo: tormenta. Ni desembarcos, ni buques, ni aviones.
fleet-western = Flota occidental
fleet-eastern = Flota oriental
reason-command = Sus unidades al alcance pueden atacar, una vez cada una.
reason-muster = Participan las unidades contiguas al blanco y al mando de este CG.
reason-answer = Antes del dado el defensor puede añadir un CG al alcance, aviones o bombardeo.
reason-loss =
    { $n ->
        [one] Se debe un paso; elige su dueño.
       *[other] Se deben { $n } pasos; elige su dueño.
    }
reason-retreat = Están abiertos los caminos con menos bajas.
reason-advance = Una pila puede avanzar uno o dos hexágonos, sea cual sea el terreno.
reason-counter = Un CG listo a dos hexágonos puede devolver el golpe.
reason-exploit = Dos pilas en reserva pueden mover y atacar.
reason-raid = Pueden participar bombarderos medios y pesados del mismo ejército.

## Qué gana

goal-points = Deciden los puntos al final: 25 más que el rival dan victoria marginal, 50 decisiva; cero es la historia. Los Aliados ganan con bajas, ciudades, depósitos, asedios y París; los alemanes, con bajas y con cada turno que pasa.
goal-standing = Puntos ahora: Aliados { $allied }, alemanes { $german }, diferencia { $margin }; faltan { $turns } turnos.
goal-cherbourg = Los estadounidenses necesitan los dos hexágonos de Cherburgo: al acabar el turno 2 la victoria es estratégica, el 3 operacional, el 4 marginal. Si no, ganan los alemanes.
goal-cherbourg-standing = Turnos que faltan: { $turns }

## Qué está en juego

prospect-attacker-loses = Los atacantes pierden pasos
prospect-defender-loses = Los defensores pierden pasos
prospect-retreat = Los defensores se retiran
prospect-exploit = Las reservas pueden explotar
prospect-affected-1 = Afectados un nivel
prospect-affected-2 = Afectados dos niveles
prospect-drifts = Deriva un hexágono
prospect-disorganised = Cae desorganizada
prospect-infiltrates = Pasa
prospect-leaves = Sale
warning-unmoved =
    { $n ->
        [one] Una unidad no ha movido.
       *[other] { $n } unidades no han movido.
    }
warning-unused-hqs =
    { $n ->
        [one] Un CG aún podría combatir.
       *[other] { $n } CG aún podrían combatir.
    }
warning-heavy = Los pesados dan al alemán { $points } puntos cada uno.

## Un camino por el mapa

leg-leaves-zone = Sale de ZOC enemiga
leg-river = A través de un río
leg-road = Carretera o vía férrea
leg-rubble = Escombros
leg-zone = ZOC enemiga: alto

## Tarjetas y leyenda

card-arrival = Llega en el turno { $turn }
card-attack = Ataque
card-defence = Defensa
card-movement = Movimiento
card-bombs = Puntos de bombardeo
card-defender = Columnas para el defensor: { $ground }
card-depot = { $kind }
card-elite = Élite
card-supplied = Con suministro hasta la próxima comprobación
card-cup = Llega
card-siege = Defensa aliada necesaria para un asedio
card-enter = Entrar: { $ground }
card-foot = a pie
card-motor = motorizado
card-interdiction = Interdicción: valor base
card-interdiction-air = Interdicción: sumado al dado
card-landing = Desembarca por fase
card-led = Al mando de
card-markers = Marcadores de ofensiva, de { $of }
card-no-tas = Aquí no hay apoyo aéreo
card-points = Puntos de victoria
card-stacked = Puntos de apilamiento aquí, de { $of }
card-stacking = Valor de apilamiento
card-steps = Pasos, de { $of }
card-support = Columnas de apoyo
card-village = Pueblo: el defensor puede elegir sus casas
legend-columns = columnas
legend-village = Pueblo
legend-river = Río
legend-river-major = Río grande
legend-road = Carretera
legend-main-road = Carretera principal
legend-rail = Vía férrea
port-closed = cerrado
port-building = en obras
port-open = abierto
port-full = capacidad plena
port-destroyed = destruido
table-bombardment = Tabla de bombardeo
    .sums = { $attack } puntos

## Capas

overlay-zones-allied = ZOC aliadas
overlay-zones-german = ZOC alemanas
overlay-supply-us = Suministro estadounidense
overlay-supply-british = Suministro británico
overlay-supply-german = Suministro alemán
overlay-command-allied = Alcance de los CG aliados
overlay-command-german = Alcance de los CG alemanes
overlay-command-active = Alcance del CG activo
overlay-support-active = Apoyo del CG activo
overlay-held = En manos aliadas
overlay-stacking = Puntos de apilamiento
overlay-interdiction = Interdicción táctica
overlay-strategic = Interdicción estratégica

## Marcas y estados

mark-allied = En manos aliadas
mark-confusion = Confusión
mark-depot = Depósito
mark-depot-full = Depósito a plena capacidad
mark-depot-building = Depósito en obras
mark-depot-destroyed = Depósito destruido
mark-german-depot = Depósito alemán
mark-interdiction = Zona interdicta por cazabombarderos
mark-raid = Blanco de los bombarderos
mark-rubble = Escombros
mark-siege = Asedio
mark-storm = Tormenta
mark-target = Blanco
state-out-of-supply = sin suministro
state-rest = en descanso
state-reserve = en reserva
state-finished = agotado
state-disorganised-1 = desorganizada, nivel 1
state-disorganised-2 = desorganizada, nivel 2
state-affected-1 = afectada, nivel 1
state-affected-2 = afectada, nivel 2
state-marker-1 = con un marcador de ofensiva
state-marker-2 = con dos marcadores de ofensiva
state-confusion = en confusión

## Fases y registros

map-main = Normandía
map-strategic = Francia
phase-logistics = Logística
phase-administration = Administración
phase-air = Fase aérea aliada
phase-placing = Colocación a elección
phase-movement = { $seat }, { $part }: movimiento
phase-combat = { $seat }, { $part }: combate
phase-first-day = { $seat }: { $step } ({ $n } de { $of })
phase-over = Fin de la partida
track-turn = Turno
track-part = Fase
track-weather = Tiempo
track-adjustment = Ajuste del tiempo
track-allied-points = Puntos aliados
track-german-points = Puntos alemanes
track-margin = Ventaja aliada
track-reserve-markers = Marcadores en la reserva aliada
track-german-markers = Marcadores en depósitos alemanes
track-air-ready = Aviones disponibles
track-west-battleships = Flota occidental: acorazados
track-west-destroyers = Flota occidental: destructores
track-east-battleships = Flota oriental: acorazados
track-east-destroyers = Flota oriental: destructores
track-infantry = Reemplazos: infantería
track-luftwaffe = Reemplazos: Luftwaffe
track-panzergrenadiers = Reemplazos: Panzergrenadier
track-panzers = Reemplazos: Panzer

## Qué pesa un bot

term-points = Puntos de victoria
term-strength = Fuerza
term-progress = Avance
term-order = Orden

## Otras negativas

refuse-depots-carry-no-more = Los depósitos del ejército no desembarcan más marcadores este turno.
refuse-impassable = El hexágono es infranqueable.
refuse-no-armour = Los acorazados solo entran en pantano por carretera.
refuse-only-to-own-region = De la confusión solo a una casilla propia.
refuse-one-by-one = Aquí las unidades van de una en una.
refuse-rising-alone = Los sublevados solo combaten junto a tropas aliadas.

## Casas o terreno

action-houses = Defender las casas
action-ground = Defender el terreno
event-houses = Los defensores de { $at } se hacen fuertes en las casas.
event-ground = Los defensores de { $at } se hacen fuertes en el terreno.
prompt-cover = Elige si en la defensa de { $at } valen las casas o el terreno.
reason-cover = Las casas alejan a los aviones, el terreno puede dar más columnas.

## Results of the tables, by their codes

result-0_0-1_2RE = Atacantes: indemnes; defensores: un paso, desorganizados 2 niveles; los defensores se retiran; las reservas pueden explotar
result-0_0-2_1RE = Atacantes: indemnes; defensores: 2 pasos, desorganizados un nivel; los defensores se retiran; las reservas pueden explotar
result-0_0-2_2RE = Atacantes: indemnes; defensores: 2 pasos, desorganizados 2 niveles; los defensores se retiran; las reservas pueden explotar
result-0_0-3_0RE = Atacantes: indemnes; defensores: 3 pasos; los defensores se retiran; las reservas pueden explotar
result-0_1-1_1R = Atacantes: desorganizados un nivel; defensores: un paso, desorganizados un nivel; los defensores se retiran
result-0_1-1_2R = Atacantes: desorganizados un nivel; defensores: un paso, desorganizados 2 niveles; los defensores se retiran
result-1_0-1_0 = Atacantes: un paso; defensores: un paso
result-1_0-1_1 = Atacantes: un paso; defensores: un paso, desorganizados un nivel
result-1_0-1_1R = Atacantes: un paso; defensores: un paso, desorganizados un nivel; los defensores se retiran
result-1_1-0_0 = Atacantes: un paso, desorganizados un nivel; defensores: indemnes
result-1_1-0_1 = Atacantes: un paso, desorganizados un nivel; defensores: desorganizados un nivel
result-1_1-1_0 = Atacantes: un paso, desorganizados un nivel; defensores: un paso
result-2_0-0_0 = Atacantes: 2 pasos; defensores: indemnes
result-2_1-0_0 = Atacantes: 2 pasos, desorganizados un nivel; defensores: indemnes
result-- = Sin efecto
result-A1 = Afectados un nivel
result-A2 = Afectados dos niveles
result-D1 = desorganizados un nivel
result-step = un paso perdido
