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
kind-motorised-infantry = Infantería motorizada
kind-machine-guns = Ametralladoras
kind-garrison = Guarnición
kind-tank = Carros
kind-panzer = Panzer
kind-armoured-car = Autoametralladoras
kind-headquarters = Cuartel general
kind-air = Apoyo aéreo
kind-naval = Cañones navales
kind-artillery = Artillería de cuerpo
kind-anti-tank = Cañones contracarro
kind-landing = Fuerza de desembarco

## Action chits

chit-logistics = Logística
chit-movement = Movimiento
chit-combat = Combate
chit-movement-combat = Movimiento o Combate
chit-half-combat = ½ Movimiento o Combate −1
chit-reinforcement = Refuerzos
chit-tobruk = Caída de Tobruk
chit-oconnor = O'Connor
chit-combeforce = Combeforce
chit-13-corps = 13.º Cuerpo
chit-30-corps = 30.º Cuerpo
chit-8th-army = 8.º Ejército
chit-auk = The Auk
chit-monty = Monty
chit-rommel = Rommel
chit-afrika-korps = Afrika Korps
chit-panzerarmee = PanzerArmee Afrika
chit-21-corps = 21.º Cuerpo

## Results of the tables, as printed

result-AE = Atacantes eliminados: se pierden todas las unidades atacantes
result-AL1 = El atacante pierde uno: el atacante pierde un nivel
result-BL1 = Ambos pierden uno: cada bando pierde un nivel
result-DR = El defensor se retira: cuatro hexágonos en el centro, dos en el resto
result-DRs = El defensor se retira con pérdida: pierde un nivel y se retira
    .short = DR*
result-HEX = Medio intercambio: cada unidad de ambos bandos pierde un nivel
    .short = ½EX
result-EX = Intercambio: los defensores se eliminan, el atacante pierde otros tantos niveles
result-DEs = Defensores eliminados con pérdida: se pierden todos los defensores, el atacante pierde un nivel
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
terrain-wadi = Uadi
terrain-ridge = Cresta
terrain-escarpment = Escarpe
terrain-road = Carretera
terrain-track = Pista
terrain-fort = Fuerte
terrain-box = Reducto fortificado
