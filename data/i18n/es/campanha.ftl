### Español: Campanha da Normandia.
### Los tipos de unidad son femeninos y singulares: un suceso puede nombrar el tipo si el jugador no puede saber la unidad.

## Juego y escenarios

game-campanha = Campanha da Normandia
    .about = Cinco playas, siete semanas y un seto detrás de cada seto: rompe el frente de Normandía, o aguanta la línea un día más.
    .dates = 6 de junio – 24 de julio de 1944
scenario-campanha = La campaña de Normandía
    .about = Dirige a los Aliados o a los alemanes desde los saltos del 6 de junio hasta la víspera de Cobra: gana quien suma más puntos por ciudades y bajas tras 17 turnos, en diez horas o más.
scenario-dia-d = El Día D
    .about = Dirige a los Aliados o a los alemanes en los desembarcos y los doce primeros días: gana quien suma más puntos por ciudades y bajas tras cinco turnos, en dos o tres horas.
    .start = Empieza aquí

## Jugadores y opciones

seat-allied = Aliados
seat-german = Alemanes
option-open_values = Valores abiertos: ambos jugadores ven la fuerza de todas las unidades
word-whole-formation = Toda la división
word-together = Elige adónde van las { $n } unidades de la división: irán las que puedan llegar.
word-together-title = { $n } unidades de la división

## Lo que hace ganar

goal-aim =
    Gana quien tenga más puntos al final del turno { $turn }.
    Ciudades: para quien las controla.
    Cada unidad alemana perdida, descontado un tercio: { $german } para los Aliados.
    Cada unidad aliada que salga por el borde sur: { $south } para los Aliados.
    Cada unidad aliada perdida: { $allied } para los alemanes.
goal-ahead = Puntos ahora: { $seat } por delante por { $margin }, { $allied } a { $german }
goal-level = Puntos ahora: empate, { $allied } a { $german }
goal-won = Vencedor: { $seat }, con { $margin } puntos más.
goal-drawn = Empate: ambos bandos tienen { $points } puntos.
goal-towns = Ciudades controladas: { $allied } puntos para los Aliados, { $german } para los alemanes.
goal-german-losses = Unidades alemanas perdidas: { $lost }, de las que cuentan { $n }: { $points } puntos para los Aliados.
goal-off-south = Unidades aliadas salidas por el sur: { $n }, por { $points } puntos.
goal-allied-losses = Unidades aliadas perdidas: { $n }, por { $points } puntos para los alemanes.

## Lo que puede hacer el jugador

action-invade = Comenzar la invasión
action-carpet = Bombardear { $at } y alrededores
action-no-carpet = Sin bombardeo en alfombra
action-move = Mover { $unit }
action-to = Ir a { $at }
action-leave = Salir del mapa: { $at }
action-hold = Quedarse
action-end-movement = Fin del movimiento
action-land = Desembarcar en { $at }
action-attack = Atacar { $at }
action-bombard = Bombardear { $at }
action-raid = Ataque aéreo contra { $at }
action-join = { $unit } participa
action-air =
    { $points ->
        [one] { $points } punto aéreo
       *[other] { $points } puntos aéreos
    }
action-no-ships = Prescindir de los barcos
action-commit = Atacar
action-commit-raid = Iniciar el ataque aéreo
action-commit-bombardment = Abrir fuego
action-answer = Responder al ataque
action-end-combat = Fin del combate
action-lose = { $unit } sufre la pérdida
action-enough = Pérdidas suficientes
action-stand = { $unit } resiste en Caen
action-retreat = { $unit } se retira a { $at }
action-push = { $unit } cede el sitio y va a { $at }
action-advance = { $unit } avanza a { $at }
action-end-advance = Fin del avance

## Por qué se pide una decisión

reason-invasion = Los paracaidistas saltan y se asaltan las playas; los dados dicen quién cae en orden.
reason-carpets-left =
    { $n ->
        [one] Queda un bombardeo en alfombra.
       *[other] Quedan { $n } bombardeos en alfombra.
    }
reason-may-move =
    { $n ->
        [one] Una unidad aún puede mover.
       *[other] { $n } unidades aún pueden mover.
    }
reason-may-enter =
    { $n ->
        [one] Una espera fuera del mapa.
       *[other] { $n } esperan fuera del mapa.
    }
reason-points = Tiene { $points } puntos de movimiento.
reason-breaks-contact = Romper el contacto con el enemigo cuesta un punto más.
reason-commando = Desembarca tras los primeros combates y se une a las tropas aerotransportadas.
reason-must-attack =
    { $n ->
        [one] Una unidad en contacto debe atacar.
       *[other] { $n } unidades en contacto deben atacar.
    }
reason-free-to-attack = Ninguna unidad está obligada a atacar.
reason-lost-at-sea =
    { $n ->
        [one] Una unidad que aún está en el mar se pierde si la fase termina ahora.
       *[other] { $n } unidades que aún están en el mar se pierden si la fase termina ahora.
    }
reason-air-left =
    { $n ->
        [one] Queda un punto aéreo.
       *[other] Quedan { $n } puntos aéreos.
    }
reason-values-hidden = Lo que valen los defensores se ve al declarar el ataque.
reason-vulnerability = La fuerza por la vulnerabilidad del objetivo da la columna.
reason-answer = El defensor añade artillería o aviación después de declararse el ataque.
reason-loss = El dueño elige qué unidad sufre la pérdida.
reason-armour-first = Los blindados sufren primero: en bocage y contra blindados o antiaéreos.
reason-trade = En un intercambio ambos bandos entregan unidades.
reason-caen = Los alemanes en Caen pueden resistir en vez de retirarse.
reason-retreat = El dueño elige quién va primero y los caminos fuera del alcance del enemigo.
reason-push = Quien se retira necesita sitio: una unidad del hexágono lleno debe cederlo.
reason-advance = Los vencedores pueden entrar en el hexágono abandonado.

## Lo que está en juego

stake-not-moved =
    { $n ->
        [one] Una unidad no ha movido.
       *[other] { $n } unidades no han movido.
    }
    .short =
        { $n ->
            [one] una no ha movido
           *[other] { $n } no han movido
        }
stake-not-entered =
    { $n ->
        [one] Una unidad espera fuera del mapa y se queda allí este turno.
       *[other] { $n } unidades esperan fuera del mapa y se quedan allí este turno.
    }
    .short =
        { $n ->
            [one] una espera entrar
           *[other] { $n } esperan entrar
        }
stake-no-recovery =
    { $n ->
        [one] Una unidad reducida está en contacto y no se recupera.
       *[other] { $n } unidades reducidas están en contacto y no se recuperan.
    }
stake-will-owe =
    { $n ->
        [one] Una unidad en contacto tendrá que atacar.
       *[other] { $n } unidades en contacto tendrán que atacar.
    }
stake-lost-at-sea =
    { $n ->
        [one] Una unidad que sigue en el mar se pierde: { $points } puntos para los alemanes.
       *[other] { $n } unidades que siguen en el mar se pierden: { $points } puntos para los alemanes.
    }
stake-come-ashore =
    { $n ->
        [one] Una unidad que sigue en las barcas desembarca.
       *[other] { $n } unidades que siguen en las barcas desembarcan.
    }
stake-could-attack =
    { $n ->
        [one] Una unidad aún podría atacar.
       *[other] { $n } unidades aún podrían atacar.
    }
    .short =
        { $n ->
            [one] una podría atacar
           *[other] { $n } podrían atacar
        }
stake-air-left =
    { $n ->
        [one] Queda un punto aéreo: puede apoyar la defensa y caduca con el turno.
       *[other] Quedan { $n } puntos aéreos: pueden apoyar la defensa y caducan con el turno.
    }
stake-game-ends = La partida termina y se cuentan los puntos.
stake-no-advance = Nadie entra en { $at }: sigue en las mismas manos.
stake-eliminated = { $unit } queda eliminada.
stake-sheltered = { $unit } pasa por { $at }, donde hay amigos: protegida, no pierde nada.
stake-not-sheltered = { $unit } pasa por { $at } al alcance del enemigo y pierde un paso: allí nadie la protege.
stake-river-costs = { $unit } pierde un paso en el río.
stake-no-loss = { $unit } se retira sin pérdidas.
stake-must-give-way = { $at } está lleno: una unidad tiene que ceder el sitio.
stake-must-attack = { $unit } entra en contacto y tendrá que atacar.
stake-not-recover = { $unit } no recuperará el paso perdido.
stake-may-return = { $unit } puede volver por el mismo borde desde el turno siguiente.
stake-leaves-for-good = { $unit } sale para siempre, por { $points } puntos.
stake-drop-us =
    { $n ->
        [one] El regimiento paracaidista estadounidense cae agrupado
       *[other] Cada uno de los { $n } regimientos paracaidistas estadounidenses cae agrupado
    }
stake-drop-uk =
    { $n ->
        [one] La brigada paracaidista británica cae agrupada
       *[other] Cada una de las { $n } brigadas paracaidistas británicas cae agrupada
    }
stake-drops-on-enemy =
    { $n ->
        [one] Una unidad paracaidista cae sobre el enemigo y se pierde.
       *[other] { $n } unidades paracaidistas caen sobre el enemigo y se pierden.
    }
stake-carpet-own =
    { $n ->
        [one] Una unidad propia queda bajo las bombas.
       *[other] { $n } unidades propias quedan bajo las bombas.
    }
stake-carpet-hexes =
    { $n ->
        [one] Las bombas caen sobre un hexágono con unidades enemigas.
       *[other] Las bombas caen sobre { $n } hexágonos con unidades enemigas.
    }
stake-carpet-nothing = En cada hexágono con unidades: nada
stake-carpet-step = En cada hexágono con unidades: una pierde un paso
stake-carpet-unit = En cada hexágono con unidades: una queda eliminada
stake-carpet-all = En cada hexágono con unidades: todas quedan eliminadas
stake-bombs-nothing = Sin efecto
stake-bombs-step = Una unidad pierde un paso, o queda eliminada si estaba reducida
stake-bombs-unit = Una unidad queda eliminada
stake-storm = La tormenta destruye el puerto artificial de { $at }
stake-as-it-is = Tal como está
stake-at-worst = Defensa más fuerte
stake-at-best = Defensa más débil
stake-defence-goes = { $which }, { $a }-{ $b }: la defensa cede
stake-undecided = { $which }, { $a }-{ $b }: tablas o intercambio
stake-attack-fails = { $which }, { $a }-{ $b }: el ataque es rechazado
stake-into-the-sea = { $which }, { $a }-{ $b }: los que van en las barcas son arrojados al mar y se pierden
stake-from-the-sea =
    { $n ->
        [one] Una unidad ataca desde el mar: si el ataque es rechazado, no tiene adónde ir y se pierde.
       *[other] { $n } unidades atacan desde el mar: si el ataque es rechazado, no tienen adónde ir y se pierden todas.
    }
stake-left-at-sea =
    { $n ->
        [one] Una unidad frente a { $at } no participa: se pierde si la playa no cae, pues solo puede atacarse una vez.
       *[other] { $n } unidades frente a { $at } no participan: se pierden si la playa no cae, pues solo puede atacarse una vez.
    }

## Fichas

card-attack = Ataque
card-defence = Defensa
card-movement = Movimiento
card-foot = a pie
card-motor = motorizada
card-steps = Pasos de { $of }
card-range = Alcance en hexágonos
card-under-air = Cuenta bajo ataque aéreo
card-under-guns = Cuenta bajo artillería
card-arrival = Llega en el turno { $turn }
card-must-attack = Debe atacar en esta fase
card-enter = Entrar: { $ground }
card-by-road = Por la carretera
card-over-river = Cruzar un río, además
card-defender = Columnas para el defensor: { $ground }
card-airfield = Aeródromo: puntos aéreos para los Aliados
card-points = Puntos de objetivo
card-stacked = Unidades apiladas, de { $of }

## Formas de llegar

way-setup = en el mapa al comienzo
way-air = en paracaídas
way-sea = desde el mar
way-commando = con los comandos
way-drop = en planeador
way-utah = en Utah
way-beach-us = en las playas estadounidenses
way-beach-uk = en las playas británicas
way-south = por el borde sur
way-east = por el borde este
way-avranches = en Avranches
way-unknown = desconocido

## Un camino por el mapa

leg-road = Carretera
leg-outside = Carretera fuera del mapa
leg-river = Cruza un río
leg-zone = Zona enemiga: detenerse
leg-breaks-contact = Rompe el contacto

## Capas

overlay-zones-allied = Zonas aliadas
overlay-zones-german = Zonas alemanas
overlay-guns-allied = Artillería aliada
overlay-guns-german = Artillería alemana
overlay-ships = Cañones navales
overlay-held = En manos aliadas
overlay-stacking = Unidades en el hexágono
overlay-must-attack = Deben atacar

## Leyenda

legend-river = Río o canal
legend-road = Carretera
legend-airfield = Aeródromo
legend-columns = columnas
table-carpet = Tabla de bombardeo en alfombra

## Casillas

space-pool = Refuerzos
space-eliminated = Unidades eliminadas
space-withdrawn = Unidades retiradas
space-exited_south = Salida sur
space-exited_east = Salida este
space-off_south = Fuera del mapa (sur)
space-off_east = Fuera del mapa (este)
space-sea_1809 = Mar frente a Pointe du Hoc
space-sea_2010 = Mar frente a Omaha
space-sea_2510 = Mar frente a Gold
space-sea_2709 = Mar frente a Juno
space-sea_3011 = Mar frente a Sword

## Naciones

nation-us = Estados Unidos
nation-uk = Gran Bretaña
nation-ca = Canadá
nation-de = Ejército alemán
nation-ss = Waffen-SS
nation-lw = Luftwaffe
nation-navy = Kriegsmarine
nation-ost = Voluntarios del Este

## Divisiones cuyo nombre impreso es una abreviatura

formation-82US = 82 aerotransp.
formation-101US = 101 aerotransp.
formation-6UK = 6 aerotransp.
formation-2ADUS = 2 acor.
formation-3ADUS = 3 acor.
formation-7ADUK = 7 acor.
formation-11ADUK = 11 acor.

## Tipos de unidad

kind-infantry = Infantería
kind-motorised-infantry = Infantería motorizada
    .arm =
        { $nation ->
            [nation-de] { $nth } Regimiento Panzergrenadier
            [nation-ss] { $nth } Regimiento SS Panzergrenadier
            [nation-us] { $nth } Regimiento de infantería acorazada
           *[other] { $nth_f } Brigada motorizada
        }
kind-armour = Unidad acorazada
    .arm =
        { $nation ->
            [nation-us]
                { $formed ->
                    [yes] { $nth } Regimiento acorazado
                   *[other] { $nth } Grupo acorazado
                }
            [nation-de]
                { $size ->
                    [II] { $nth } Batallón Panzer pesado
                   *[other] { $nth } Regimiento Panzer
                }
            [nation-ss]
                { $size ->
                    [II] { $nth } Batallón SS Panzer pesado
                   *[other] { $nth } Regimiento SS Panzer
                }
           *[other]
                { $n ->
                    [31] { $nth_f } Brigada de carros
                    [34] { $nth_f } Brigada de carros
                   *[other] { $nth_f } Brigada acorazada
                }
        }
kind-cavalry = Caballería mecanizada
    .name = { $nth } Grupo de caballería
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
kind-rangers = Unidad de rangers o comandos
    .name =
        { $nation ->
            [nation-us] Rangers { $unit }
           *[other] { $nth_f } Brigada de comandos
        }
kind-naval-infantry = Infantería de marina
    .arm = Regimiento de infantería de marina
kind-bicycle = Infantería ciclista
    .arm = { $nth_f } Brigada ciclista
kind-artillery = Artillería
    .arm =
        { $size ->
            [XXXX]
                { $n ->
                    [0] Artillería del Grupo Panzer Oeste
                   *[other] Artillería del { $nth } Ejército
                }
           *[other]
                { $nation ->
                    [nation-lw] Artillería del II Cuerpo paracaidista
                   *[other] Artillería del { $unit } Cuerpo
                }
        }
kind-mechanised-artillery = Artillería autopropulsada
kind-coast-artillery = Artillería de costa
    .name = Batería { $unit }
kind-flak = Artillería antiaérea
    .arm = { $nth } Regimiento Flak
kind-rockets = Artillería lanzacohetes
    .arm = { $nth_f } Brigada lanzacohetes
kind-assault-guns = Unidad de cañones de asalto
    .arm = { $nth_f } Brigada de cañones de asalto

## Terreno

terrain-open = Terreno despejado
terrain-rough = Terreno quebrado
terrain-forest = Bosque
terrain-bocage = Bocage
terrain-marsh = Pantano
terrain-hill = Colina
terrain-city = Ciudad
terrain-village = Pueblo
terrain-fort = Fortificación

## Fases

phase-invasion = { $seat }: invasión
phase-carpet = { $seat }: bombardeo en alfombra
phase-movement = { $seat }: movimiento
phase-combat = { $seat }: combate
phase-over = Fin de la partida

## Registros

track-turn = Turno
track-air = Puntos aéreos
track-carpets = Bombardeos en alfombra realizados
track-shortage = Escasez de puertos
track-allied-points = Puntos aliados
track-german-points = Puntos alemanes

## Marcas

mark-allied = Objetivo en manos aliadas
mark-allied-airfield = Aeródromo en manos aliadas
mark-mulberry = Puerto artificial
mark-mulberry-coming = Puerto artificial en construcción
mark-mulberry-barred = Puerto artificial perdido antes de construirse
mark-mulberry-destroyed = Puerto artificial destruido
mark-target = Blanco

## Preguntas

prompt-invade = Comienza la invasión.
prompt-carpet = Elige un hexágono para el bombardeo en alfombra, o deja en tierra los bombarderos este turno.
prompt-carpet-loss = Elige la unidad en { $at } alcanzada por las bombas.
prompt-movement = Elige una unidad para mover, o termina la fase de movimiento.
prompt-moving = Elige adónde va { $unit }, o déjala donde está.
prompt-commando = Elige dónde desembarca la 1.ª Brigada de Comandos.
prompt-combat = Elige un hexágono para atacar, o termina la fase de combate.
prompt-combat-must =
    { $n ->
        [one] Elige un hexágono que atacar: una unidad debe atacar antes de que la fase pueda terminar.
       *[other] Elige un hexágono que atacar: { $n } unidades deben atacar antes de que la fase pueda terminar.
    }
prompt-muster = Elige quién participa en el ataque a { $at } y confirma.
prompt-bombardment = Elige la artillería que bombardea { $at } y confirma.
    .title = Bombardeo de { $at }
prompt-raid = Elige cuántos puntos aéreos atacan { $at } y confirma.
    .title = Ataque aéreo contra { $at }
prompt-answer = Elige el apoyo a la defensa de { $at } y confirma.
prompt-defender-loss = Elige el defensor en { $at } que sufre la pérdida.
prompt-defender-trade = Elige uno o más defensores en { $at } para sacrificar en el intercambio.
prompt-attacker-loss = Elige el atacante de { $at } que sufre la pérdida.
prompt-attacker-trade =
    { $points ->
        [one] Elige atacantes de { $at } para sacrificar en el intercambio: aún falta { $points } punto de ataque.
       *[other] Elige atacantes de { $at } para sacrificar en el intercambio: aún faltan { $points } puntos de ataque.
    }
prompt-stand = Retira { $unit } de Caen o déjala resistir.
prompt-stand-each = Retira cada unidad de Caen o déjala resistir, en el orden que prefieras.
prompt-retreat = Elige cómo se retira { $unit }.
prompt-retreat-each = Elige la unidad que se retira ahora, y adónde va.
prompt-push = Elige una unidad que desplazar del hexágono lleno { $at }, y adónde va.
prompt-advance = Elige una unidad para avanzar tras el combate en { $at }, o termina el avance.
prompt-over = La partida ha terminado.

## Sucesos: turnos y fases

event-turn = Comienza el turno { $turn }.
event-end-movement = Termina la fase de movimiento.
event-end-combat = Termina la fase de combate.
event-game-over = La partida termina con { $allied } para los Aliados y { $german } para los alemanes.

## Sucesos: llegadas y salidas

event-drops-intact = { $unit } salta sobre { $at } y llega intacta (dado { $die }).
event-drops-scattered = { $unit } salta sobre { $at } y se dispersa: pierde un paso (dado { $die }).
event-ashore = { $unit } desembarca en { $at }.
event-will-land = { $unit } desembarca en { $at } al acabar la fase de combate.
event-commandos = { $unit } desembarca y toma posición en { $at }.
event-enters = { $unit } entra en el mapa y va a { $to }.
event-withdrawn = { $unit } es retirada de la batalla.

## Sucesos: movimiento

event-moves = { $unit } se mueve de { $from } a { $to }.
event-advances = { $unit } avanza de { $from } a { $to }.
event-retreats = { $unit } se retira de { $from } a { $to }.
event-pushed = { $unit } es desplazada de { $from } a { $to }.

## Sucesos: combate

event-prepares-attack = Ataque a { $at }.
event-prepares-bombardment = Bombardeo de { $at }.
event-prepares-raid = Ataque aéreo a { $at }.
event-joins = { $unit } participa.
event-air-points =
    { $points ->
        [one] Se asigna { $points } punto aéreo.
       *[other] Se asignan { $points } puntos aéreos.
    }
event-combat-roll = En el combate por { $at } los dados dan { $a } + { $b }: { $result }.
event-bombardment-roll = En el bombardeo de { $at } los dados dan { $a } + { $b }: { $result }.
event-carpet = Los bombarderos pesados cubren { $at } y los hexágonos de alrededor con una alfombra de bombas.
event-carpet-roll = En la alfombra de bombas sobre { $at } los dados dan { $a } + { $b }: { $result }.
event-loses-step = { $unit } pierde un paso en { $at }.
event-eliminated = { $unit } es eliminada en { $at }.
event-recovers = { $unit } recupera el paso perdido.
event-stands-in-caen = { $unit } resiste en { $at }.

## Sucesos: puertos

event-mulberry-installed = El puerto artificial en { $at } entra en servicio.
event-storm-stands = El puerto artificial en { $at } aguanta la tormenta (dado { $die }).
event-storm-destroys = La tormenta destruye el puerto artificial en { $at } (dado { $die }).
event-shortage = La falta de puertos artificiales perjudica a los Aliados.
event-drops-unseen = { $unit } salta sobre { $at }.
event-committed =
    { $points ->
        [one] El combate por { $at } se declara con { $points } punto.
       *[other] El combate por { $at } se declara con { $points } puntos.
    }
event-answered =
    { $points ->
        [one] La defensa de { $at } responde con { $points } punto.
       *[other] La defensa de { $at } responde con { $points } puntos.
    }
event-no-ships = Los Aliados prescinden de sus barcos.

## Tiradas

roll-drop = Salto en paracaídas
roll-combat = Combate
roll-bombardment = Bombardeo
roll-carpet = Bombardeo en alfombra
roll-storm = Tormenta
roll-imagine = Conjetura sobre unidades ocultas

## Resultados de las tablas, como están impresos

result-DVI = La defensa vence intacta: mantiene el hexágono sin pérdidas
result-DVB = La defensa vence con pérdidas: mantiene el hexágono, pero una unidad defensora pierde un paso
result-DRI = La defensa se retira intacta: todos los defensores se retiran sin pérdidas
result-DRB = La defensa se retira con pérdidas: una unidad defensora pierde un paso y todas se retiran
result-DE = Defensa eliminada: una unidad defensora es eliminada y, tras un combate, las demás deben retirarse
result-DI = Defensa intacta: sin efecto
result-DB = Defensa con pérdidas: una unidad del hexágono pierde un paso
result-DA = Defensa aniquilada: todas las unidades del hexágono son eliminadas
result-AVI = El ataque vence intacto: sin pérdidas, y los atacantes pueden avanzar
result-AVB = El ataque vence con pérdidas: una unidad atacante pierde un paso, y los atacantes pueden avanzar
result-ARI = El ataque se retira intacto: todos los atacantes se retiran sin pérdidas
result-ARB = El ataque se retira con pérdidas: una unidad atacante pierde un paso y todas se retiran
result-AE = Ataque eliminado: una unidad atacante es eliminada y las demás se retiran
result-EMP = Intercambio: el defensor sacrifica una o más unidades, el atacante al menos lo mismo en puntos de ataque; los defensores que quedan se retiran, y nadie avanza
result-IMP = Punto muerto: sin pérdidas, y nadie se mueve

## Lo que significa un resultado

sheet-stalemate = Sin bajas, y todos quedan en su sitio.
sheet-exchange = Un intercambio: el defensor entrega una o más unidades; el atacante, al menos otro tanto en puntos de ataque.
sheet-rest-retreats = Los defensores que quedan deben retirarse.
sheet-nobody-advances = Nadie avanza.
sheet-boats-land = Los que siguen en las barcas desembarcan en { $at } al acabar la fase, si queda vacío.
sheet-defender-step = Una unidad defensora pierde un paso, o se elimina si estaba reducida.
sheet-defender-unit = Una unidad defensora queda eliminada.
sheet-attacker-step = Una unidad atacante pierde un paso, o se elimina si estaba reducida.
sheet-attacker-unit = Una unidad atacante queda eliminada.
sheet-defenders-retreat = Todos los defensores deben retirarse de { $at }.
sheet-caen = Los defensores se retiran si quieren: los alemanes de Caen pueden resistir.
sheet-defence-holds = La defensa conserva { $at }.
sheet-attackers-retreat = Todos los atacantes deben retirarse.
sheet-into-the-sea = Los que van en las barcas no tienen adónde ir y se pierden.
sheet-may-advance = Cuando { $at } quede vacío, los atacantes pueden avanzar.
sheet-bombs-nothing = El bombardeo de { $at } no tiene efecto.
sheet-bombs-step = Una unidad en { $at } pierde un paso, o se elimina si estaba reducida; su dueño elige cuál.
sheet-bombs-unit = Una unidad en { $at } queda eliminada; su dueño elige cuál.
sheet-bombs-all = Todas las unidades en { $at } quedan eliminadas.

## Tablas y sumandos

table-combat = Tabla de combate
table-bombardment = Tabla de bombardeo
    .sums =
        { $attack ->
            [one] { $attack } punto × vulnerabilidad { $defence } = { $product }
           *[other] { $attack } puntos × vulnerabilidad { $defence } = { $product }
        }
tally-attacker = { $unit } ataca
    .short = { $unit }
tally-defender = { $unit } se defiende
    .short = { $unit }
tally-unknown-defender = { $kind }, fuerza desconocida
tally-artillery = { $unit } dispara
    .short = { $unit }
tally-air = Puntos aéreos
tally-may-fire = { $unit } aún puede disparar
tally-may-fly = Puntos aéreos que aún pueden llegar
tally-vulnerability = Vulnerabilidad del blanco
tally-declared = Declarado por el atacante
shift-coast = Defensas costeras alemanas
shift-river = Ataque a través de un río
shift-surrounded = Defensores rodeados
shift-whole-division = División completa: { $division }
shift-some-whole-division = Una división completa
shift-perhaps-whole-division = Quizá una división completa
shift-turn-5 = Tormenta del turno 5
shift-mulberries = Falta de puertos artificiales
shift-naval = Apoyo naval

## Negativas: cuándo y de quién

refuse-not-now = Esto no puede hacerse en este momento del turno.
refuse-unit-in-hand = Hay una unidad en mano: envíala a algún sitio o déjala quieta antes.
refuse-fight-in-preparation = Hay un ataque en preparación: ejecútalo o retíralo antes.
refuse-not-your-unit = Esta unidad no es del bando que juega ahora.
refuse-not-your-answer = Ahora solo el defensor puede añadir apoyo.
refuse-not-among-them = Esta unidad no está entre las que se pueden elegir.
refuse-not-a-hex = Esto no es un hexágono del mapa.

## Negativas: movimiento

refuse-already-moved = Esta unidad ya ha tenido su movimiento este turno.
refuse-already-there = La unidad ya está en ese hexágono.
refuse-immobile = Esta unidad no tiene puntos de movimiento y nunca se mueve.
refuse-too-far = El hexágono está demasiado lejos para una unidad con { $points } puntos de movimiento.
refuse-zones-in-the-way = Las unidades enemigas o sus zonas de control cierran el paso.
refuse-enemy-there = Hay unidades enemigas en ese hexágono.
refuse-full = El hexágono está lleno: caben { $units } unidades y no más.
refuse-armour-in-marsh = Las unidades acorazadas, la caballería y los cañones de asalto no pueden entrar en pantanos, ni por carretera.
refuse-exit-out-of-reach = La unidad no puede alcanzar ese borde del mapa.

## Negativas: entrada en juego

refuse-left-this-turn = La unidad ha salido del mapa este turno y solo puede volver a partir del siguiente.
refuse-not-a-reinforcement = Esta unidad no es un refuerzo.
refuse-not-yet-due = Aún no es el turno de este refuerzo.
refuse-no-way-in = No hay ningún hexágono abierto por el que esta unidad pueda entrar.
refuse-allies-hold-the-way-in = Esta unidad entra solo por { $at }, y lo ocupan los Aliados.
refuse-germans-hold-the-way-in = Esta unidad entra solo por { $at }, y lo ocupan los alemanes.
refuse-no-drop-hex-held = Ninguna unidad aliada ocupaba un hexágono de salto de la división al empezar el turno 1: los planeadores llegan por mar en el turno 2.
refuse-out-of-play = Esta unidad está fuera de juego.
refuse-commandos-not-there = Los comandos no pueden desembarcar ahí.

## Negativas: ataques

refuse-no-enemy-there = No hay enemigos en ese hexágono.
refuse-attacked-already = Ese hexágono ya ha sido atacado en esta fase.
refuse-already-fought = Esta unidad ya ha combatido en esta fase.
refuse-takes-part-already = Esta unidad ya participa.
refuse-not-adjacent = Esta unidad no está adyacente al blanco.
refuse-nobody-adjacent = Ninguna unidad adyacente a ese hexágono puede ya atacarlo.
refuse-nobody-takes-part = Todavía no participa ninguna unidad.
refuse-one-armoured-in-bocage = Solo una unidad acorazada, de caballería o de cañones de asalto puede atacar un hexágono de bocage.
refuse-unit-must-attack = { $unit } tiene que atacar antes de que la fase pueda terminar.
refuse-unit-left-out = { $unit } no puede quedar fuera, porque es su última ocasión de hacer el ataque al que está obligada.

## Negativas: artillería

refuse-gun-defends-itself = La artillería del hexágono atacado ya lo defiende y no puede además apoyarlo.
refuse-gun-engaged = La artillería adyacente a un enemigo no puede disparar a distancia.
refuse-out-of-range = El hexágono está fuera de alcance.
refuse-no-gun-in-range = Ninguna artillería que pueda disparar alcanza ese hexágono.
refuse-no-ports-no-barrage = Sin puerto artificial la artillería aliada no puede atacar sola.

## Negativas: poder aéreo

refuse-no-air-force = Los alemanes no tienen puntos aéreos.
refuse-not-enough-air-points = No quedan suficientes puntos aéreos.
refuse-air-limits = Un ataque aéreo emplea de { $least } a { $most } puntos aéreos.
refuse-one-air-point = El apoyo aéreo emplea al menos un punto.
refuse-air-committed = Este combate ya tiene puntos aéreos asignados.
refuse-air-alone = En un ataque aéreo solo participan puntos aéreos.
refuse-no-air-points-committed = El ataque aéreo aún no tiene puntos aéreos asignados.
refuse-no-air-with-artillery = La artillería sola no tiene ayuda aérea: tiene que atacar con ella una unidad de otra clase.
refuse-carpet-too-early = Es demasiado pronto en la campaña para el bombardeo en alfombra.
refuse-carpets-used-up = Ya se han realizado todos los bombardeos en alfombra.
refuse-carpet-last-turn = No puede haber bombardeo en alfombra en dos turnos seguidos.
refuse-carpet-before-movement = El bombardeo en alfombra va antes del movimiento aliado.

## Negativas: pérdidas y retiradas

refuse-armour-suffers-first = Aquí la pérdida debe recaer en una unidad acorazada, de caballería o de cañones de asalto.
refuse-one-at-least = Hay que sacrificar al menos una unidad.
refuse-cannot-retreat-there = La unidad no puede retirarse ahí.
refuse-free-hex-first = La unidad debe retirarse a un hexágono libre de zonas enemigas, porque hay uno.
refuse-retreat-into-zone = Una retirada no puede terminar en una zona de control enemiga.
refuse-would-not-survive = La unidad no sobreviviría a esta retirada.
refuse-nobody-is-pushed = Ninguna unidad tiene que ser desplazada ahora.

## Negativas: avance

refuse-did-not-win = Esta unidad no está entre las vencedoras que aún pueden avanzar.
refuse-guns-do-not-advance = La artillería y las unidades inmóviles no avanzan tras el combate.
refuse-not-the-hex-left = El avance lleva al hexágono desocupado, o desde él un hexágono más allá.
refuse-only-mobile-go-further = Solo las unidades acorazadas, la caballería, la infantería motorizada y los cañones de asalto avanzan más allá del hexágono desocupado.
refuse-not-open-ground = El terreno no es lo bastante despejado para avanzar más allá del hexágono desocupado.
refuse-river-or-fort = Un río o una fortificación detiene el avance más allá del hexágono desocupado.
refuse-no-ships = No hay barcos de los que prescindir en este combate.
refuse-other-armour-must-attack = Solo una unidad acorazada puede atacar un hexágono de bocage, y otra adyacente a él debe atacar y no tiene otro blanco.
refuse-pushed-already = Esta unidad ya ha sido desplazada una vez.
refuse-only-in-caen = Solo los alemanes en Caen pueden resistir en vez de retirarse.
refuse-caen-too = Tras { $result } también los alemanes en Caen tienen que retirarse.

## Cómo valora un bot una situación, y lo que nunca hace

term-score = Puntos según está el mapa
term-objectives = Objetivos que pueden cambiar de manos
term-strength = Fuerza que queda a ambos bandos
term-exposure = Unidades en peligro
term-tempo = Fuerza cerca de lo que vale la pena
term-recovery = Unidades aliadas reducidas en contacto, que no pueden recuperarse
term-ports = Puertos de los Aliados
term-supports = Aeródromos y bombardeos de alfombra por venir
measure-margin = Ventaja aliada en puntos
measure-allied-lost = Unidades aliadas perdidas
measure-german-lost = Unidades alemanas perdidas
guard-open-door = Un objetivo o un puerto quedaría abierto al enemigo.
guard-alone = Una unidad debilitada quedaría sola junto al enemigo.
guard-hopeless = El ataque apenas puede tener éxito y nadie está obligado a hacerlo.
