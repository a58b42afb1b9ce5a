### Español: The Dark Sands.

## Game and scenarios

game-darksands = The Dark Sands
    .about = Dos años en el Desierto Occidental, entre batallones y divisiones: cada chit del cubilete puede ser del enemigo, y cada milla adelante es una milla más lejos del agua.
    .dates = diciembre de 1940 – diciembre de 1942
scenario-compass = Operación Compass
    .about = De diciembre de 1940 a febrero de 1941: una incursión británica contra los campos italianos de Sidi Barrani se convierte en persecución hasta Bengasi. Cinco grados de victoria británica, de aparente a estratégica; el Eje gana si impide el último. Dos turnos; o seguir hasta diciembre de 1942.
    .start = Empieza aquí
scenario-sunflower = Operación Sunflower
    .about = De marzo a agosto de 1941: la fuerza de contención de Rommel se vuelve ofensiva. Quiere Bengasi y Tobruk, o el centro del desierto sin británicos. Tres turnos; o seguir hasta diciembre de 1942.
scenario-crusader = Operación Crusader
    .about = Noviembre y diciembre de 1941: el 8.º Ejército cruza la alambrada para liberar Tobruk, y los Panzer esperan. Dos turnos; o seguir hasta diciembre de 1942.
scenario-gazala = Gazala
    .about = De mayo a agosto de 1942: reductos desde el mar hasta Bir Hacheim, Rommel por su extremo sur, y Egipto detrás. Dos turnos; o seguir hasta diciembre de 1942.

## Seats and options

seat-allied = Aliados
seat-axis = Eje
option-campaign = Campaña: se sigue hasta el turno 17, con victoria por puntos
option-dash = La carrera a la alambrada: Panzer en Egipto pueden quitar a los Aliados a The Auk

## Nations

nation-uk = Gran Bretaña
nation-in = India
nation-au = Australia
nation-nz = Nueva Zelanda
nation-za = Sudáfrica
nation-pl = Polonia
nation-ff = Francia Libre
nation-gr = Grecia
nation-it = Italia
nation-de = Alemania

## Kinds of unit and of support

kind-infantry = Infantería
    .arm =
        { $size ->
            [XX] División { $unit }
            [III]
                { $n ->
                    [0] Regimiento { $unit }
                   *[other] { $nth } Regimiento
                }
            [II] Batallón { $unit }
           *[other]
                { $n ->
                    [0] Brigada { $unit }
                   *[other] { $nth_f } Brigada
                }
        }
kind-motorised-infantry = Infantería motorizada
    .arm =
        { $size ->
            [III]
                { $n ->
                    [0] Regimiento { $unit }
                   *[other] { $nth } Regimiento motorizado
                }
            [II] Batallón { $unit }
           *[other]
                { $n ->
                    [0] { $unit }
                   *[other] { $nth_f } Brigada
                }
        }
kind-machine-guns = Ametralladoras
    .name = Batallón { $unit }
kind-garrison = Guarnición
    .name =
        { $nation ->
            [nation-it] Guarnición italiana { $unit }
            [nation-de] Guarnición alemana { $unit }
           *[other] Guarnición británica { $unit }
        }
kind-tank = Carros
    .arm =
        { $nation ->
            [nation-it]
                { $n ->
                    [0] Grupo { $unit }
                   *[other] { $nth } Regimiento de carros
                }
           *[other]
                { $n ->
                    [0] Brigada { $unit }
                   *[other] { $nth_f } Brigada acorazada
                }
        }
kind-panzer = Panzer
    .arm = Batallón Panzer { $unit }
kind-armoured-car = Autoametralladoras
    .arm =
        { $n ->
            [0] { $unit }
           *[other] { $nth } Batallón de reconocimiento
        }
kind-headquarters = Cuartel general
    .name =
        { $n ->
            [0]
                { $unit ->
                    [Afrika] CG Afrika Korps
                   *[other] CG PanzerArmee
                }
           *[other] CG del { $unit }.º Cuerpo
        }
kind-air = Apoyo aéreo
kind-naval = Cañones navales
kind-artillery = Artillería de cuerpo
kind-anti-tank = Cañones contracarro
kind-landing = Fuerza de desembarco

## Action chits

chit-logistics = Logística
    .short = LOG
chit-movement = Movimiento
    .short = MOV
chit-combat = Combate
    .short = COMB
chit-movement-combat = Movimiento o Combate
    .short = M C
chit-half-combat = ½ Movimiento o Combate −1
    .short = ½M C−1
chit-reinforcement = Refuerzos
    .short = REF
chit-tobruk = Caída de Tobruk
    .short = TOBRUK
chit-oconnor = O'Connor
    .short = O'CON
chit-combeforce = Combeforce
    .short = COMBE
chit-13-corps = 13.º Cuerpo
    .short = 13 XXX
chit-30-corps = 30.º Cuerpo
    .short = 30 XXX
chit-8th-army = 8.º Ejército
    .short = 8 XXXX
chit-auk = The Auk
    .short = AUK
chit-monty = Monty
    .short = MONTY
chit-rommel = Rommel
    .short = ROMMEL
chit-afrika-korps = Afrika Korps
    .short = AFRIKA KORPS
chit-panzerarmee = PanzerArmee Afrika
    .short = PZ ARMEE
chit-21-corps = 21.º Cuerpo
    .short = 21 XXX

## Results of the tables, as printed

result-AE = Atacantes eliminados: se pierden todas las unidades atacantes
result-AL1 = El atacante pierde uno: el atacante pierde un paso
result-BL1 = Ambos pierden uno: cada bando pierde un paso
result-DR = El defensor se retira: cuatro hexágonos en el centro, dos en el resto
result-DRs = El defensor se retira con pérdida: pierde un paso y se retira
    .short = DR*
result-HEX = Medio intercambio: cada unidad de ambos bandos pierde un paso
    .short = ½EX
result-EX = Intercambio: los defensores se eliminan, el atacante pierde otros tantos pasos
result-DEs = Defensores eliminados con pérdida: se pierden todos los defensores, el atacante pierde un paso
    .short = DE*
result-DE = Defensores eliminados: se pierden todas las unidades defensoras

## Boxes and tracks of the board

space-agheila_entry = Área de entrada de El Agheila
space-railway_completed = Ferrocarril acabado
space-retreat_compass = Brújula de retirada
space-turn_1 = Turno 1
space-turn_2 = Turno 2
space-turn_3 = Turno 3
space-turn_4 = Turno 4
space-turn_5 = Turno 5
space-turn_6 = Turno 6
space-turn_7 = Turno 7
space-turn_8 = Turno 8
space-turn_9 = Turno 9
space-turn_10 = Turno 10
space-turn_11 = Turno 11
space-turn_12 = Turno 12
space-turn_13 = Turno 13
space-turn_14 = Turno 14
space-turn_15 = Turno 15
space-turn_16 = Turno 16
space-turn_17 = Turno 17
space-allied_reinforcements_1 = Refuerzos aliados del turno 1
space-allied_reinforcements_2 = Refuerzos aliados del turno 2
space-allied_reinforcements_3 = Refuerzos aliados del turno 3
space-allied_reinforcements_4 = Refuerzos aliados del turno 4
space-allied_reinforcements_5 = Refuerzos aliados del turno 5
space-allied_reinforcements_6 = Refuerzos aliados del turno 6
space-allied_reinforcements_7 = Refuerzos aliados del turno 7
space-allied_reinforcements_8 = Refuerzos aliados del turno 8
space-allied_reinforcements_9 = Refuerzos aliados del turno 9
space-allied_reinforcements_10 = Refuerzos aliados del turno 10
space-allied_reinforcements_11 = Refuerzos aliados del turno 11
space-allied_reinforcements_12 = Refuerzos aliados del turno 12
space-allied_reinforcements_13 = Refuerzos aliados del turno 13
space-allied_reinforcements_14 = Refuerzos aliados del turno 14
space-allied_reinforcements_15 = Refuerzos aliados del turno 15
space-allied_reinforcements_16 = Refuerzos aliados del turno 16
space-allied_reinforcements_17 = Refuerzos aliados del turno 17
space-axis_reinforcements_1 = Refuerzos del Eje del turno 1
space-axis_reinforcements_2 = Refuerzos del Eje del turno 2
space-axis_reinforcements_3 = Refuerzos del Eje del turno 3
space-axis_reinforcements_4 = Refuerzos del Eje del turno 4
space-axis_reinforcements_5 = Refuerzos del Eje del turno 5
space-axis_reinforcements_6 = Refuerzos del Eje del turno 6
space-axis_reinforcements_7 = Refuerzos del Eje del turno 7
space-axis_reinforcements_8 = Refuerzos del Eje del turno 8
space-axis_reinforcements_9 = Refuerzos del Eje del turno 9
space-axis_reinforcements_10 = Refuerzos del Eje del turno 10
space-axis_reinforcements_11 = Refuerzos del Eje del turno 11
space-axis_reinforcements_12 = Refuerzos del Eje del turno 12
space-axis_reinforcements_13 = Refuerzos del Eje del turno 13
space-axis_reinforcements_14 = Refuerzos del Eje del turno 14
space-axis_reinforcements_15 = Refuerzos del Eje del turno 15
space-axis_reinforcements_16 = Refuerzos del Eje del turno 16
space-axis_reinforcements_17 = Refuerzos del Eje del turno 17
space-chit_1 = Chit de acción 1
space-chit_2 = Chit de acción 2
space-chit_3 = Chit de acción 3
space-chit_4 = Chit de acción 4
space-chit_5 = Chit de acción 5
space-chit_6 = Chit de acción 6
space-chit_7 = Chit de acción 7
space-chit_8 = Chit de acción 8
space-chit_9 = Chit de acción 9
space-chit_10 = Chit de acción 10
space-chit_11 = Chit de acción 11
space-chit_12 = Chit de acción 12
space-chit_13 = Chit de acción 13
space-chit_14 = Chit de acción 14
space-chit_15 = Chit de acción 15
space-chit_16 = Chit de acción 16
space-chit_17 = Chit de acción 17
space-chit_18 = Chit de acción 18
space-allied_points_0 = Puntos aliados: 0
space-allied_points_1 = Puntos aliados: 1
space-allied_points_2 = Puntos aliados: 2
space-allied_points_3 = Puntos aliados: 3
space-allied_points_4 = Puntos aliados: 4
space-allied_points_5 = Puntos aliados: 5
space-allied_points_6 = Puntos aliados: 6
space-allied_points_7 = Puntos aliados: 7
space-allied_points_8 = Puntos aliados: 8
space-allied_points_9 = Puntos aliados: 9
space-allied_points_10 = Puntos aliados: 10
space-allied_points_11 = Puntos aliados: 11
space-allied_points_12 = Puntos aliados: 12
space-allied_points_13 = Puntos aliados: 13
space-allied_points_14 = Puntos aliados: 14
space-allied_points_15 = Puntos aliados: 15
space-allied_points_16 = Puntos aliados: 16
space-allied_points_17 = Puntos aliados: 17
space-allied_points_18 = Puntos aliados: 18
space-allied_points_19 = Puntos aliados: 19
space-allied_points_20 = Puntos aliados: 20
space-axis_points_0 = Puntos del Eje: 0
space-axis_points_1 = Puntos del Eje: 1
space-axis_points_2 = Puntos del Eje: 2
space-axis_points_3 = Puntos del Eje: 3
space-axis_points_4 = Puntos del Eje: 4
space-axis_points_5 = Puntos del Eje: 5
space-axis_points_6 = Puntos del Eje: 6
space-axis_points_7 = Puntos del Eje: 7
space-axis_points_8 = Puntos del Eje: 8
space-axis_points_9 = Puntos del Eje: 9
space-axis_points_10 = Puntos del Eje: 10
space-axis_points_11 = Puntos del Eje: 11
space-axis_points_12 = Puntos del Eje: 12
space-axis_points_13 = Puntos del Eje: 13
space-axis_points_14 = Puntos del Eje: 14
space-axis_points_15 = Puntos del Eje: 15
space-axis_points_16 = Puntos del Eje: 16
space-axis_points_17 = Puntos del Eje: 17
space-axis_points_18 = Puntos del Eje: 18
space-axis_points_19 = Puntos del Eje: 19
space-axis_points_20 = Puntos del Eje: 20
space-saved_tank_0 = Puntos de carros guardados: 0
space-saved_tank_1 = Puntos de carros guardados: 1
space-saved_tank_2 = Puntos de carros guardados: 2
space-saved_tank_3 = Puntos de carros guardados: 3
space-saved_infantry_0 = Puntos de infantería guardados: 0
space-saved_infantry_1 = Puntos de infantería guardados: 1
space-saved_infantry_2 = Puntos de infantería guardados: 2
space-saved_infantry_3 = Puntos de infantería guardados: 3
space-bypass_not_built = Circunvalación sin construir
space-bypass_under_construction = Circunvalación en obras
space-bypass_built = Circunvalación construida
space-allied_replacement = Chit de reemplazo aliado
space-allied_replacement_pool = Chits de reemplazo aliados
space-allied_hand = Chits aliados en mano
space-allied_supports = Apoyos aliados disponibles
space-allied_rebuildable = Unidades aliadas reconstruibles
space-allied_returning = Unidades aliadas que vuelven
space-allied_out_of_play = Unidades aliadas fuera del juego
space-axis_replacement = Chit de reemplazo del Eje
space-axis_replacement_pool = Chits de reemplazo del Eje
space-axis_hand = Chits del Eje en mano
space-axis_supports = Apoyos del Eje disponibles
space-axis_rebuildable = Unidades del Eje reconstruibles
space-axis_returning = Unidades del Eje que vuelven
space-axis_out_of_play = Unidades del Eje fuera del juego
space-action_pool = Chits de acción en el cubilete

## Terrain

terrain-desert = Desierto
terrain-salt-marsh = Salina
terrain-rough = Terreno quebrado
terrain-mountain = Montaña

## Divisions whose printed name is an abbreviation

formation-7arm = 7 acor.
formation-2arm = 2 acor.
formation-1arm = 1 acor.
formation-10arm = 10 acor.
formation-90light = 90 ligera
formation-164light = 164 ligera

## Prompts

prompt-replacement-draw = Roba un chit de reemplazo.
prompt-replacement = Elige una unidad que reponer o reconstruir, o termina el segmento.
prompt-cadres =
    { $n ->
        [one] Elige una unidad de infantería para un cuadro y el hexágono donde se forma.
       *[other] Elige unidades de infantería para { $n } cuadros y los hexágonos donde se forman.
    }
prompt-initiative = Elige el chit que abre el turno.
prompt-pre-empt = Se declara { $chit }: anticípate o deja que se juegue.
prompt-priority = Juega { $chit } ahora, antes de robar, o espera.
prompt-draw = Roba el siguiente chit de acción.
prompt-either = Elige qué cara de { $chit } jugar.
prompt-order = Elige qué va primero, el movimiento o el combate.
prompt-select = Elige a quién activa { $chit }.
prompt-half-movement = Elige una unidad que mover con media capacidad, o termina el movimiento.
prompt-movement = Elige una unidad que mover, o termina el movimiento.
prompt-moving = Elige adónde va { $unit }, o déjala quieta.
prompt-extending = Elige hasta dónde sigue { $unit }, o detenla aquí.
prompt-driven =
    { $n ->
        [one] { $unit } está desorganizada y debe seguir un hexágono: elige cuál.
       *[other] { $unit } está desorganizada y debe seguir { $n } hexágonos: elige dónde.
    }
prompt-following = Elige quién sigue a { $unit }, o basta.
prompt-combat-minus = Elige un hexágono que atacar con −1, o termina el combate.
prompt-combat = Elige un hexágono que atacar, o termina el combate.
prompt-muster = Elige quién ataca { $at } y con qué apoyos, y confirma.
prompt-answer = Elige los apoyos para la defensa de { $at }, y confirma.
prompt-defender-loss =
    { $n ->
        [one] Elige el defensor de { $at } que pierde un paso.
       *[other] Elige el defensor de { $at } que pierde el siguiente de { $n } pasos.
    }
prompt-attacker-loss =
    { $n ->
        [one] Elige el atacante de { $at } que pierde un paso.
       *[other] Elige el atacante de { $at } que pierde el siguiente de { $n } pasos.
    }
prompt-retreat = Elige adónde se retiran las unidades de { $at }.
prompt-crowded = Demasiadas unidades en { $at }: elige cuál de las retiradas se elimina.
prompt-advance = Elige quién avanza a { $at }, o termina el avance.
prompt-arrival = Elige dónde llega { $unit }.
prompt-over = La partida ha terminado.

## Events: turns and chits

event-turn = Empieza el turno { $turn }.
event-last-turn = Es el último turno.
event-pools = Nuevas fichas de reemplazo entran en las reservas.
event-railway-done = El ferrocarril está completo: llega a { $at }.
event-recovers = { $unit } ya no está desorganizada.
event-supports-ready = Los apoyos usados vuelven a estar listos.
event-initiative = La iniciativa es de: { $seat }.
event-chit = { $seat }: { $chit }.
event-logistics = Logística: cada unidad traza su línea de suministro.
event-declares = Se declara { $chit } antes de robar.
event-pre-empts = { $chit } se anticipa.
event-void = El chit excede el límite y no tiene efecto.
event-no-headquarters = { $chit } no tiene efecto: su cuartel general falta o está sin suministro.
event-plays-movement = { $seat }: movimiento.
event-plays-half = { $seat }: medio movimiento.
event-plays-combat = { $seat }: combate.
event-plays-minus = { $seat }: combate a −1.
event-no-attack = No se puede atacar a nadie.
event-momentum = Impulso: las divisiones Panzer actúan otra vez.
event-activates = Se activa { $unit }.
event-activates-formation = Se activa { $formation }.
event-activates-hex = Se activan las unidades alemanas de { $at }.
event-attack-first = Rommel ataca primero y mueve después.
event-move-first = Rommel mueve primero y ataca después.
event-tobruk-chit = { $seat }: la Caída de Tobruk entra en el cubilete.

## Events: movement

event-moves = { $unit } mueve de { $from } a { $to }.
event-extends = { $unit } va por carretera de { $from } a { $to }.
event-by-rail = { $unit } va por ferrocarril de { $from } a { $to }.
event-driven-on = { $unit } es arrastrada de { $from } a { $to }.
event-disrupted = { $unit } se desorganiza (dado { $die }).
event-in-order = { $unit } conserva el orden (dado { $die }).
event-infiltrates = { $unit } se infiltra de { $from } a { $at }.
event-ships = { $unit } navega de { $from } a { $to }.
event-displaced = { $unit } se desplaza de { $from } a { $to }.
event-takes = { $at } cambia de manos: { $seat }.
event-garrison = { $unit } deja { $garrison } en { $at }.
event-dismisses = { $unit } en { $at } se retira.
event-builds = { $unit } construye un reducto en { $at }.
event-razes = El reducto de { $at } se abandona.
event-box-lost = El reducto de { $at } queda vacío y se retira.

## Events: combat

event-attacks = Ataque a { $at }.
event-joins = { $unit } participa contra { $at }.
event-aid = { $seat }: { $support } para { $at }.
event-gun = { $support } se asigna a { $unit }.
event-hopeless = El ataque a { $at } está por debajo de uno a tres: se pierden todos los atacantes.
event-combat = El combate en { $at } saca { $die }: { $result }.
event-edge = Los defensores de { $at } están en el borde de su sección y se retiran.
event-reduced = { $unit } pierde un paso.
event-eliminated = { $unit } se elimina en { $at }.
event-retreats = { $unit } se retira de { $from } a { $to }.
event-through-zone = El camino pasa por una zona enemiga en { $at }: se pierde un paso.
event-cut-off =
    { $n ->
        [one] No hay salida desde { $at }: falta un hexágono, y se pierde un paso.
       *[other] No hay salida desde { $at }: faltan { $n } hexágonos, y se pierden otros tantos pasos.
    }
event-stands = Los defensores de { $at } aguantan en el fuerte.
event-advances = { $unit } avanza de { $from } a { $to }.

## Events: supply, replacements, reinforcements

event-out-of-supply = { $unit } queda sin suministro.
event-in-supply = { $unit } vuelve a estar abastecida.
event-axis-replacements = Reemplazos del Eje: Panzer { $armour }, infantería alemana { $infantry }, italianos { $italian }.
event-allied-replacements = Reemplazos aliados: carros { $armour }, infantería { $infantry }.
event-tiger-cub = Tiger Cub: carros { $armour }, infantería { $infantry }.
event-emergency = El Eje usa sus reemplazos de emergencia.
event-promise = Roosevelt cumple su promesa: carros para los Aliados.
event-repair =
    { $n ->
        [one] Se repara un paso Panzer.
       *[other] Se reparan { $n } pasos Panzer.
    }
event-restored = { $unit } vuelve a estar completa.
event-rebuilt = { $unit } se reconstruye y entra en { $at }.
event-saved = Guardados: carros { $tank }, infantería { $infantry }.
event-cadres =
    { $n ->
        [one] Puede formarse un cuadro.
       *[other] Pueden formarse { $n } cuadros.
    }
event-reinforcements = { $seat }: refuerzos.
event-comes-in = { $unit } llega a { $at }.
event-cannot-come = { $unit } no puede llegar y se da por eliminada.
event-support-arrives = { $support } está disponible.
event-support-departs = { $support } sale del juego.
event-departs = { $unit } parte hacia otro frente.
event-upgraded = { $unit } mejora.
event-support-upgraded = { $support } mejora.
event-withdraws = { $unit } se repliega de { $from } a { $to }.

## Events: the end of a turn

event-railway =
    { $n ->
        [one] El ferrocarril avanza un hexágono hasta { $at } (dado { $die }).
       *[other] El ferrocarril avanza { $n } hexágonos hasta { $at } (dado { $die }).
    }
event-bypass-begins = El Eje empieza la circunvalación de Tobruk.
event-bypass-built = La circunvalación de Tobruk está construida.
event-bypass-stops = Se interrumpen las obras de la circunvalación.
event-points =
    { $n ->
        [one] { $seat }: un punto de victoria.
       *[other] { $seat }: { $n } puntos de victoria.
    }
event-dash = La carrera a la alambrada sacude al mando británico (dado { $die }): sin The Auk en el turno 9.
event-dash-fails = La carrera a la alambrada no impresiona a nadie (dado { $die }).
event-won = Victoria: { $seat }.
event-drawn = La partida acaba en tablas.

## Degrees of victory

level-scenario = Victoria por las condiciones del escenario
level-automatic = Victoria automática
level-points = Victoria por puntos
level-none = Ninguna victoria británica
level-apparent = Victoria británica aparente: no basta
level-marginal = Victoria británica marginal: no basta
level-tactical = Victoria británica táctica: no basta
level-operational = Victoria británica operacional: no basta
level-strategic = Victoria británica estratégica

## Rolls

roll-chit = Chit de acción
roll-replacement = Chit de reemplazo
roll-combat = Combate
roll-disruption = Desorganización
roll-railway = Ferrocarril
roll-dash = Carrera a la alambrada

## Tables and the lines of a tally

table-mobile = Tabla móvil
table-assault = Tabla de asalto
tally-unit = { $unit }
tally-shock = Choque de { $unit }
tally-support = { $support }
tally-ridge = A través de una cresta
tally-marsh = Acorazados en salina
tally-ground = Terreno de { $at }
tally-wadi = Todos a través de un uadi
tally-tobruk = Fuertes de Tobruk
tally-bardia = Fuerte de Bardia
tally-box = Reducto fortificado
tally-weak-attacker = Atacantes sin suministro o desorganizados
tally-weak-defender = Defensores sin suministro o desorganizados
tally-limited = Combate −1
tally-superiority = Superioridad Panzer

## What a result means

sheet-assault = El atacante pierde un paso de infantería por el asalto.
sheet-ae = Se eliminan todas las unidades atacantes.
sheet-al1 = El atacante pierde un paso.
sheet-bl1 = Cada bando pierde un paso.
sheet-dr = Los defensores se retiran.
sheet-dr-star = El defensor pierde un paso y los defensores se retiran.
sheet-hex = Cada unidad de ambos bandos pierde un paso.
sheet-ex = Los defensores se eliminan y el atacante pierde otros tantos pasos.
sheet-de-star = Los defensores se eliminan y el atacante pierde un paso.
sheet-de = Los defensores se eliminan.
sheet-shock = Choque Panzer: los Aliados pierden un paso más.

## Refusals

refuse-not-now = No puede hacerse en este momento del turno.
refuse-unit-in-hand = Hay una unidad en mano: mándala primero a algún sitio o déjala quieta.
refuse-fight-in-preparation = Se prepara un ataque: confírmalo o retíralo primero.
refuse-not-yours = No pertenece al bando que actúa.
refuse-not-on-map = Esta unidad no está en el mapa.
refuse-not-active = El chit no activa esta unidad.
refuse-has-moved = Esta unidad ya ha movido en esta acción.
refuse-garrison-stays = Las guarniciones y otras unidades inmóviles no mueven.
refuse-cannot-reach = La unidad no puede alcanzar ese hexágono.
refuse-enemy-there = En ese hexágono hay unidades enemigas.
refuse-one-hex-only = Con este chit la unidad solo mueve un hexágono.
refuse-zone-to-zone = Una unidad no pasa directamente de una zona enemiga a otra.
refuse-no-room = En el hexágono no cabe esta unidad.
refuse-infiltrate-half = Con medio movimiento no hay infiltración.
refuse-infiltrate-who = Solo se infiltran grupos de la 15.ª y 21.ª Panzer con un batallón Panzer al frente.
refuse-infiltrate-where = La infiltración lleva de una zona sin carros a terreno abierto en otra, por cuatro puntos más.
refuse-cannot-follow = Esta unidad no puede seguir: debe haber salido con los Panzer y pagar como ellos.
refuse-extend-begun = El movimiento extendido es un movimiento entero: esta unidad ya empezó otro.
refuse-extend-chit = Este chit no permite movimiento extendido.
refuse-extend-disrupted = Una unidad desorganizada no hace movimiento extendido.
refuse-extend-enemy = El movimiento extendido no empieza junto al enemigo.
refuse-extend-half = Con medio movimiento no hay movimiento extendido.
refuse-extend-no-road = El movimiento extendido empieza en carretera, pista o vía activa.
refuse-extend-out = Una unidad sin suministro no hace movimiento extendido.
refuse-extend-where = Ninguna carretera, pista o vía abierta a esta unidad lleva allí.
refuse-driven-where = La unidad desorganizada debe seguir lo que marca el dado, por la carretera.
refuse-ship-ports = Las unidades navegan entre puertos de su bando.
refuse-ship-full = Este turno no pueden navegar más unidades.
refuse-ship-segment = Todas las unidades aliadas navegan en el mismo segmento de acción.
refuse-ship-route = Todas navegan entre los mismos dos puertos.
refuse-ship-supply = Las unidades solo desembarcan donde tienen suministro por tierra o viven del puerto.
refuse-ship-swap = El puerto está demasiado lleno: antes vuelve por mar una unidad que haga sitio.
refuse-garrison-where = Las guarniciones se forman en localidades con nombre y fuertes del camino.
refuse-garrison-who = Solo infantería abastecida de dos pasos, o una división italiana de infantería completa, forma una guarnición.
refuse-garrison-there = En ese hexágono ya hay una guarnición.
refuse-garrison-none = No hay ninguna guarnición de esa nación boca arriba.
refuse-no-garrison = No es una guarnición tuya en el mapa.
refuse-build-who = Solo construye un reducto una unidad abastecida de dos pasos que no sea de carros, o una división italiana de infantería completa.
refuse-build-ground = No se construyen reductos en salina, montaña ni fuerte.
refuse-build-section = Los Aliados construyen en el Este, y en el centro mientras Tobruk sea suyo.
refuse-build-there = En ese hexágono ya hay un reducto.
refuse-build-none = No hay ningún reducto boca arriba.
refuse-no-box = En ese hexágono no hay un reducto tuyo.
refuse-nobody-there = En ese hexágono no hay enemigos.
refuse-headquarters-alone = Un cuartel general solo no se ataca: se entra en su hexágono.
refuse-attacked-before = Ese hexágono ya fue atacado en esta acción.
refuse-nobody-to-attack = Ninguna unidad activa puede atacar ese hexágono.
refuse-takes-part = Esta unidad ya participa.
refuse-not-adjacent = Esta unidad no está junto al hexágono atacado.
refuse-escarpment = Nadie ataca a través de un escarpe ni del mar.
refuse-no-attack-factor = Esta unidad no puede atacar.
refuse-has-fought = Esta unidad ya ha atacado en esta acción.
refuse-went-east = Una unidad que este chit llevó al Este no ataca.
refuse-nobody-joined = Todavía no participa ninguna unidad.
refuse-assault-when = La tabla de asalto es para los Aliados en los turnos 14 a 17.
refuse-assault-integrity = Cada hexágono atacante necesita dos brigadas de infantería de una formación.
refuse-assault-majority = Más de la mitad de los pasos atacantes debe ser infantería.
refuse-assault-chosen = La tabla de asalto ya está elegida.
refuse-attackers-first = Primero compromete apoyos el atacante, luego el defensor.
refuse-aid-not-ready = Este apoyo no está boca arriba.
refuse-aid-there = Este apoyo ya participa.
refuse-aid-needs-unit = Los cañones contracarro se asignan a una unidad.
refuse-aid-coast = Este apoyo solo vale si el defensor está en la costa.
refuse-aid-section = Este apoyo no llega a esa sección del mapa.
refuse-aid-range = El cuartel general de la artillería está fuera de alcance, sin suministro o fuera del mapa.
refuse-aid-one-artillery = Cada bando usa una artillería de cuerpo por combate.
refuse-no-gun = No es un apoyo contracarro.
refuse-gun-who = Los cañones contracarro van a una unidad del Eje que participa contra carros aliados.
refuse-gun-out = Los cañones contracarro no se asignan a una unidad sin suministro.
refuse-lose-not-there = Esta unidad no está entre las que pueden perder un paso.
refuse-lose-not-counted = Una unidad que no aportó factores no sufre pérdidas de pasos.
refuse-lose-infantry = El asalto cuesta un paso de infantería.
refuse-lose-order = El primer paso sale de una unidad sin reemplazo, luego de acorazados, luego de una de dos pasos completa.
refuse-crowded-who = Solo se eliminan por falta de sitio las que se retiraron allí.
refuse-crowded-no-help = Su pérdida no deja sitio: sobran otras.
refuse-retreat-far = La retirada se aleja del hexágono atacado, por terreno practicable.
refuse-retreat-order = Va antes otro hexágono: sin zonas enemigas, luego según la brújula.
refuse-stand = Solo los Aliados en los fuertes de Tobruk en 1941 pueden ignorar una retirada.
refuse-advance-who = Solo avanzan los atacantes de este combate.
refuse-advance-staff = Un cuartel general avanza con unidades de su pila.
refuse-advance-ground = Esta unidad no puede entrar en ese terreno.
refuse-activate-unit = El chit no puede activar esta unidad.
refuse-activate-formation = El chit no puede activar esta formación.
refuse-activate-hex = El chit no puede activar las unidades de este hexágono.
refuse-open-foreign = El chit de iniciativa es uno de los tuyos.
refuse-open-logistics = La Logística no es de nadie y no abre el turno.
refuse-open-not-there = Ese chit no está en juego este turno.
refuse-no-points = No quedan puntos de reemplazo de esa clase.
refuse-not-reduced = Esta unidad está completa.
refuse-not-eliminated = Esta unidad no está entre las reconstruibles.
refuse-not-replaceable = Esta unidad no recibe reemplazos.
refuse-no-line = Esta unidad no puede trazar una línea de suministro.
refuse-cadre-infantry = Los cuadros son unidades de infantería.
refuse-place-where = La unidad no puede llegar ahí.
refuse-staff-returns = Un cuartel general debe volver mientras pueda.

## What a player can do

action-draw = Robar un chit
action-restore = Reponer { $unit }
action-rebuild = Reconstruir { $unit } en { $at }
action-enough = Basta
action-play = Abrir con { $chit }
action-pass = Ahora no
action-pass-initiative = Dejarlo: se roba el primer chit
action-declare = Jugar { $chit } ahora
action-as-movement = Jugar movimiento
action-as-half-movement = Jugar medio movimiento
action-as-combat = Jugar combate
action-as-combat-minus = Jugar combate a −1
action-move-first = Mover y luego atacar
action-attack-first = Atacar y luego mover
action-activate = Activar { $unit }
action-formation = Activar { $formation }
action-stack = Activar las unidades de { $at }
action-move = Mover { $unit }
action-to = Ir a { $at }
action-infiltrate = Infiltrarse a { $at }
action-follow = { $unit } sigue
action-extend = Ir por carretera a { $at }: con chequeo
action-extend-rail = Ir en tren a { $at }: sin chequeo
action-post = Dejar una guarnición en { $at }
action-hold = Quedarse
action-ship = Navegar a { $at }
action-build = { $unit } construye un reducto
action-raze = Abandonar el reducto de { $at }
action-dismiss = Retirar { $unit }
action-end-movement = Terminar el movimiento
action-attack = Atacar { $at }
action-join = { $unit } participa
action-aid = Comprometer { $support }
    .short =
        { $n ->
            [0] { $support }
           *[other] { $support } +{ $n }
        }
action-gun = { $support } con { $unit }: +{ $n }
    .short = { $support } +{ $n }
action-gun-idle = { $support } con { $unit }: +0, sin carros
    .short = { $support }: +0, sin carros
action-assault = Usar la tabla de asalto
action-commit = Atacar
action-answer = Hecho: que se combata
action-end-combat = Terminar el combate
action-lose = { $unit } pierde un paso
action-retreat = Retirarse a { $at }
action-stand = Aguantar en el fuerte
action-advance = { $unit } avanza
action-end-advance = Terminar el avance
action-place = Llegar a { $at }

## Odds

odds-answer = El defensor aún puede emplear apoyos: hasta +{ $n }.
odds-edge = { $at } está en el borde de su sección: los defensores se retiran sin combatir.
action-draw-replacement = Robar un chit de reemplazo
action-driven = Arrastrada hasta { $at }

## What wins

goal-campaign = Campaña: gana quien tenga más puntos tras el turno { $turn }. Cada turno Bengasi da un punto a los Aliados; Tobruk con Matruh y Tobruk con El Alamein dan uno cada una al Eje; en el último turno Tobruk, Bardia y Sollum valen un punto más. Desde el turno 3 El Agheila y Alejandría, ambas propias y abastecidas, ganan en el acto.
goal-compass = Compass, hasta el final del turno { $turn }: los británicos ganan si ninguna unidad del Eje en el mapa está abastecida. Si no, gana el Eje, y el grado depende de Egipto, Bardia, Tobruk y Bengasi.
goal-sunflower = Sunflower, hasta el final del turno { $turn }: el Eje gana con El Agheila, Bengasi y Tobruk, o sin unidades aliadas en el centro fuera de Tobruk, o en el turno 5 con Bengasi, Bardia, Sollum y el paso de Halfaya. Si no, ganan los Aliados.
goal-crusader = Crusader, hasta el final del turno { $turn }: el Eje gana con Tobruk y Bardia abastecidas desde El Agheila, o si nadie más gana. Los británicos ganan con Tobruk abastecida por tierra, si queda un paso Panzer como mucho o ninguna unidad del Eje abastecida está a seis hexágonos de Tobruk.
goal-gazala = Gazala, hasta el final del turno { $turn }: el Eje necesita El Agheila, Bengasi, Tobruk, Bardia y una localidad con nombre del Este. Si no, ganan los Aliados.
goal-standing = Puntos hasta ahora: Aliados { $allied }, Eje { $axis }

## What decided it

decided-held = { $at }: en manos de { $seat }.
decided-nobody = { $at }: en manos de nadie.
decided-line = { $seat }: una línea de suministro por tierra llega a { $at }.
decided-no-line = { $seat }: ninguna línea de suministro por tierra llega a { $at }.
decided-axis-supplied = Una unidad del Eje en el mapa tiene suministro.
decided-axis-unsupplied = Ninguna unidad del Eje en el mapa tiene suministro.
decided-egypt =
    { $n ->
        [0] Ninguna unidad del Eje está en Egipto.
        [one] Una unidad del Eje está en Egipto.
       *[other] { $n } unidades del Eje están en Egipto.
    }
decided-outside =
    { $n ->
        [0] Ninguna unidad aliada está en el centro fuera de Tobruk.
        [one] Una unidad aliada está en el centro fuera de Tobruk.
       *[other] { $n } unidades aliadas están en el centro fuera de Tobruk.
    }
decided-panzers = Pasos de Panzer en el mapa: { $n }.
decided-besiegers = Unidades del Eje con suministro a seis hexágonos o menos de Tobruk: { $n }.
decided-east = Lugares con nombre del Este en manos del Eje: { $n }.

## Why a decision is asked

reason-draw =
    { $n ->
        [one] Queda un chit en el cubilete.
       *[other] Quedan { $n } chits en el cubilete.
    }
reason-logistics = Lo último fue la Logística: sin suministro { $allied } unidades aliadas y { $axis } del Eje.
reason-last-chit = Último chit jugado: { $chit }, { $seat }.
reason-in-play = En juego: { $chit }.
reason-two-in-a-row = { $seat }: dos chits seguidos; el siguiente es del otro bando.
reason-initiative = Quien tiene la iniciativa elige el primer chit, y nadie se anticipa.
reason-priority = Un chit en mano puede jugarse antes de cualquier robo; chits que quedan en la taza: { $n }.
reason-limits = Movimientos jugados: { $moves } de 2; combates: { $fights } de 2.
reason-select =
    { $n ->
        [one] Queda una por elegir.
       *[other] Quedan { $n } por elegir.
    }
reason-select-rommel =
    { $n ->
        [one] Una división alemana, estén donde estén sus unidades, o los alemanes de un hexágono.
       *[other] Dos divisiones alemanas, estén donde estén sus unidades, o los alemanes de dos hexágonos.
    }
reason-select-hex =
    { $n ->
        [one] Los alemanes de un hexágono más.
       *[other] Los alemanes de { $n } hexágonos más.
    }
reason-momentum = Impulso: solo actúan la 15.ª y la 21.ª Panzer.
reason-driven =
    { $n ->
        [one] Desorganizada en la frontera, sigue un hexágono.
       *[other] Desorganizada en la frontera, sigue { $n } hexágonos, o hasta donde pueda.
    }
reason-answer = El defensor compromete sus apoyos tras el atacante.
reason-points-axis = Puntos restantes: Panzer { $panzers }, infantería alemana { $germans }, italianos { $italians }.
reason-points-allied = Puntos restantes: carros { $tanks }, infantería { $infantry }.
reason-cadres =
    { $n ->
        [one] Queda un cuadro por formar.
       *[other] Quedan { $n } cuadros por formar.
    }
reason-zone-crossed = Se pierde un paso por retirarse por una zona enemiga en { $at }.
reason-cut-off = Se pierde un paso por cada hexágono que la retirada desde { $at } no puede recorrer.
reason-shock = El choque Panzer cuesta a los defensores un paso más.
reason-loss-order = El primer paso sale de una unidad sin reemplazo, luego de acorazados, luego de una de dos pasos completa; el resto es libre.
reason-resilience = Atacan los Panzer: el primer paso puede salir de una unidad alemana completa de dos pasos.
reason-retreat =
    { $n ->
        [one] Queda un hexágono central; uno lateral vale dos.
       *[other] Quedan { $n } hexágonos centrales; uno lateral vale dos.
    }
reason-crowded = La retirada acabó donde no caben todos.
reason-arrival = Los refuerzos llegan en el acto si algún lugar permitido tiene sitio.

## What is at stake

stake-chit = { $seat }: { $chit }
stake-logistics = { $chit }
stake-disrupted = { $unit } se desorganiza
stake-box-lost = Se abandona el box de { $at }
stake-garrison-lost = { $unit } sale del mapa
stake-gun-idle = Aquí no luchan carros enemigos: la pieza no suma nada, y queda con { $unit } durante el turno
stake-points-lost =
    { $n ->
        [one] Se pierde un punto de reemplazo.
       *[other] Se pierden { $n } puntos de reemplazo.
    }
stake-unmoved =
    { $n ->
        [one] Una unidad no ha movido.
       *[other] { $n } unidades no han movido.
    }
    .short =
        { $n ->
            [one] una no ha movido
           *[other] { $n } no han movido
        }

## Phases

phase-replacements = { $seat }: reemplazos
phase-reinforcements = { $seat }: refuerzos
phase-chits = { $seat }: chits de acción
phase-movement = { $seat }: movimiento
phase-combat = { $seat }: combate
phase-over = Fin de la partida

## Tracks

track-points-allied = Puntos aliados
track-points-axis = Puntos del Eje
track-saved-tanks = Puntos de carros guardados
track-saved-infantry = Puntos de infantería guardados
track-boxes-allied = Reductos aliados listos
track-boxes-axis = Reductos del Eje listos
track-bypass = Circunvalación de Tobruk
track-panzers = Puntos Panzer
track-germans = Puntos de infantería alemana
track-italians = Puntos italianos
track-tanks = Puntos de carros
track-infantry = Puntos de infantería
track-cadres = Cuadros por formar
track-supports-allied = Apoyos aliados listos
track-supports-axis = Apoyos del Eje listos
bypass-not-built = sin construir
bypass-under-way = en obras
bypass-built = construida

## Marks

mark-allied = En manos aliadas
mark-axis = En manos del Eje
mark-box-allied = Reducto aliado
mark-box-axis = Reducto del Eje
mark-railhead = Cabeza de vía
mark-target = Objetivo

## Cards

card-attack = Ataque
card-defence = Defensa
card-movement = Movimiento
card-range = Alcance en hexágonos
card-steps = Pasos de { $of }
card-formation = Formación
card-not-replaceable = No recibe reemplazos
card-disrupts = Círculo blanco: se suma al comprobar la desorganización
card-out = Sin suministro
card-disrupted = Desorganizada
card-gun = Cañones contracarro
card-enter = Entrar: { $ground }
card-by-road = Por carretera
card-by-track = Por pista
card-defender = Se suma a la defensa
card-tobruk = Fuerte de Tobruk: por cada defensor no italiano
card-bardia = Fuerte de Bardia
card-box = Reducto fortificado
card-port = Puerto
card-held = En manos de
card-stacked = Unidades apiladas, de { $of }
card-named = Localidad con nombre: puede dejarse aquí una guarnición
card-source = Fuente de suministro de
card-across = Adyacente en otra sección
card-zone = Zona no disputada de
card-zone-contested = Zona disputada de
card-rail = Ferrocarril en uso solo de los Aliados
card-line-source = Está sobre una fuente de suministro
card-line-road = Con suministro por carretera, pista o ferrocarril
card-line-land = Con suministro por tierra
card-line-port = Con suministro desde un puerto
card-line-none = Ahora sin línea de suministro
card-armoured-car = Autos blindados: ni Panzer ni carros ni infantería
card-infantry = Cuenta como infantería
card-begins = Empieza el escenario en

## A way over the map

leg-road = Carretera
leg-track = Pista
leg-ridge = A través de una cresta
leg-wadi = A través de un uadi
leg-section = A otra sección
leg-zone = Zona enemiga: alto
leg-one-hex = Un hexágono, cueste lo que cueste

## Overlays

overlay-zones-allied = Zonas aliadas
overlay-zones-axis = Zonas del Eje
overlay-supply-allied = Suministro aliado
overlay-supply-axis = Suministro del Eje
overlay-staff-allied = Alcance de los cuarteles generales aliados
overlay-staff-axis = Alcance de los cuarteles generales del Eje
overlay-railway = Vía activa
overlay-stacking = Unidades en un hexágono

## Legend

legend-central = Centro
legend-lateral = Oeste, Este
legend-defence = Defensa

## Ways of coming

way-allied = en Alejandría, en puertos o con un cuartel general
way-axis = en El Agheila, en puertos abiertos o con un cuartel general
way-derna = en Derna

## How a bot values a situation

term-ending = Si terminara ahora
term-points = Puntos de victoria
term-strength = Fuerza que queda a ambos bandos
term-places = Localidades en su poder
term-supply = Unidades abastecidas
term-contact = Ataques al alcance

## States

state-out = sin suministro
state-disrupted = desorganizada
state-used = boca abajo
term-approach = Cercanía a localidades en poder del enemigo

## More refusals

refuse-assault-axis = Solo los Aliados tienen la tabla de asalto.
refuse-garrison-attack = Una guarnición no puede atacar.
refuse-gazala = Las unidades británicas del centro siguen allí mientras haya en él tres pasos de carros suyos y ninguna unidad del Eje haya entrado en Egipto.
refuse-momentum = Solo la 15.ª y la 21.ª Panzer tienen una segunda acción.

## What a chit allows

means-logistics = Cada unidad de ambos bandos traza su suministro: la que no puede se marca, la que puede no.
means-movement = Todas las unidades del bando pueden mover. Vale como uno de los dos movimientos que un bando puede jugar en un turno.
means-combat = Todas las unidades del bando pueden atacar. Vale como uno de los dos combates que un bando puede jugar en un turno.
means-movement-combat = Movimiento o combate para todas las unidades del bando, a elección.
means-half-combat = Movimiento a media capacidad, o combate con −1 al dado.
means-reinforcement = Refuerzos, partidas, intercambios y mejoras del turno.
means-tobruk-allied = Dos formaciones divisionarias mueven y atacan. Entra en el cubilete cuando los Aliados toman Tobruk.
means-tobruk-axis = Movimiento o combate para todas las unidades del Eje. Entra en el cubilete cuando el Eje toma Tobruk.
means-oconnor = Todas las unidades aliadas abastecidas mueven y luego atacan.
means-combeforce = Una unidad aliada abastecida mueve y ataca.
means-13-corps = Al alcance del 13.º Cuerpo: todas las unidades que no son de carros, y una de carros, mueven y luego atacan. Sin movimiento extendido.
means-30-corps = Al alcance del 30.º Cuerpo: todas las unidades de carros, y otras dos, mueven y luego atacan. Sin movimiento extendido.
means-8th-army = 13.º y 30.º Cuerpo juntos, cada uno con sus límites.
means-auk = Se guarda en mano y se juega antes de robar: movimiento o combate. Puede anticiparse a Rommel.
means-monty = Se guarda en mano y se juega antes de robar: movimiento o combate. Rommel puede anticiparse.
means-rommel = Se guarda en mano y se juega antes de robar: una formación alemana, o los alemanes de un hexágono, mueven y atacan en cualquier orden; dos si la tabla da la iniciativa al Eje.
means-afrika-korps = Al alcance de su cuartel general la 15.ª y la 21.ª Panzer y una formación motorizada italiana mueven y atacan.
means-panzerarmee = Todas las unidades del Eje al alcance en el Oeste y el centro mueven y atacan; las que pasan al Este no atacan.
means-21-corps = Dos formaciones italianas al alcance mueven y atacan; los demás italianos mueven un hexágono o por carretera a cualquier distancia.

## Terrain of the legend

terrain-wadi = Uadi
terrain-ridge = Cresta
terrain-escarpment = Escarpe
terrain-road = Carretera
terrain-track = Pista
terrain-fort = Fuerte
terrain-box = Reducto fortificado

## Sections of the map

section-west = Oeste
section-central = Centro
section-east = Este
map-main = The Dark Sands
map-record = Hoja de registro
