### Español: Normandy '44.

## Juego y escenarios

game-normandy44 = Normandy '44
    .about = Salta tras cinco playas, desembarca bajo el fuego y pelea seto a seto entre zonas que atan y defensores que no se van.
    .dates = 6 – 27 de junio de 1944
scenario-campaign = La campaña
    .about = Dirige a los Aliados o a los alemanes desde los saltos del 6 de junio hasta la caída de Cherburgo: diez puntos por pueblos más allá de la línea que alcanzó la historia ganan para los Aliados tras 22 turnos, si nadie cede antes. Diez horas o más.
scenario-seven-turns = Siete días
    .about = La primera semana de la campaña con todas sus reglas: une las playas, toma pueblos más allá del alcance de los cañones y conserva las zonas de salto. Catorce puntos ganan para los Aliados tras siete turnos, en tres o cuatro horas.
scenario-cherbourg = Cherburgo
    .about = Solo los estadounidenses, desde los saltos tras Utah hasta el frente de tierra de Cherburgo: toma Carentan y alcanza la fortaleza, o aíslala, en doce turnos. De dos a tres horas.
    .start = Empieza por aquí

## Bandos y opciones

seat-allied = Aliados
seat-german = Alemanes
seat-us = 1.er Ejército de EE. UU.
seat-uk = 2.º Ejército británico
seat-panzer = Grupo Panzer Oeste
seat-army7 = 7.º Ejército
option-historical_weather = Tiempo histórico: tormenta el 19, 20 y 21 de junio y nunca más
option-flank_fire = Fuego de flanco: los vecinos que no son atacados ayudan a la defensa
option-naval_batteries = Baterías costeras: los barcos deben acallarlas hasta que caigan
option-solitaire = Solitario: límites a suministro, aviones y posiciones para quien juega ambos bandos
option-players = Jugadores
option-players-2 = Dos: Aliados y alemanes
option-players-3 = Tres: 1.er Ejército de EE. UU., 2.º Ejército británico y los alemanes
option-players-4 = Cuatro: 1.er Ejército de EE. UU., 2.º Ejército británico, Grupo Panzer Oeste y 7.º Ejército

## Ejércitos, reservas, reemplazos, zonas, tiempo

army-us = 1.º Ejército estadounidense
army-uk = 2.º Ejército británico
army-german = Ejército alemán
store-us = 1.º Ejército estadounidense
store-uk = 2.º Ejército británico
store-army7 = 7.º Ejército
store-cherbourg = Fortaleza Cherburgo
store-panzer = Grupo Panzer Oeste
pool-us-infantry = infantería estadounidense
pool-us-armour = blindados estadounidenses
pool-us-airborne = aerotransportados estadounidenses
pool-uk-infantry = infantería británica
pool-uk-armour = blindados británicos
pool-uk-airborne = aerotransportados británicos
pool-ca-infantry = infantería canadiense
pool-german-infantry = infantería alemana
pool-german-armour = blindados alemanes
zone-green = zona de entrada verde
zone-blue = zona de entrada azul
zone-red = zona de entrada roja
zone-orange = zona de entrada naranja
weather-storm = tormenta
weather-overcast = cubierto
weather-fair = bueno

## Formas de llegar

way-setup = en el mapa al empezar
way-assault = con la primera oleada
way-wave = con la segunda oleada
way-drop = en paracaídas
way-glider = en planeador
way-britain = desde Gran Bretaña
way-mobilisation = por movilización
way-edge = por el borde del mapa
way-cadre = de la casilla de cuadros

## Naciones

nation-us = 1.º Ejército estadounidense
nation-uk = Británicos
nation-ca = Canadienses
nation-de = Ejército alemán
nation-ss = Waffen-SS
nation-lw = Luftwaffe
nation-navy = Kriegsmarine
nation-todt = Organización Todt
nation-ost = Batallones del Este

## Terreno

terrain-clear = Terreno despejado
terrain-mixed = Terreno mixto
terrain-bocage = Bocage
terrain-woods = Bosque
terrain-flooded = Terreno inundado
terrain-marsh = Pantano
terrain-city = Ciudad
terrain-town = Pueblo

## Mitades

half-airfield = { $unit } ataca por el aeródromo: la mitad
half-flood = { $unit } ataca por un lado inundado: la mitad
half-landed = { $unit } acaba de desembarcar: la mitad
half-not-main = { $unit } no es de la fuerza principal: la mitad
half-out-of-flood = { $unit } ataca desde terreno inundado: la mitad
half-perimeter = { $unit } ataca por el perímetro de Cherburgo: la mitad
half-river = { $unit } ataca por un río: la mitad
half-unsupplied = { $unit } está sin suministro: la mitad

## Sumas

tally-attacker = { $unit } ataca
    .short = { $unit }
tally-defender = { $unit } se defiende
    .short = { $unit }
tally-bonus = Bono de defensa: { $ground }
tally-bonus-capped = Bono de defensa: { $ground }, no más que la fuerza impresa
tally-limit = Límite de 18 factores
shift-air = Aviones
shift-armour = Blindados: { $unit }
shift-artillery = Artillería: { $unit }
shift-crossing = Fuerza principal a través del agua
shift-defending-armour = Blindados en la defensa
shift-defending-tiger = Tiger en la defensa: { $unit }
shift-flank = Fuego de flanco
shift-hilltop = Cima
shift-jabo = Cazabombarderos
shift-low-quality = Tropas mediocres en el ataque
shift-quality = Mejores tropas: { $unit }
shift-ships = Barcos
shift-strategic = Defensores en marcha
shift-tiger = Tiger: { $unit }
beyond-jabo = Los cazabombarderos pueden quitar hasta tres columnas.
beyond-lead = Aún no se ha decidido cuál es la fuerza principal.
table-combat = Tabla de combate

## Tiradas

roll-weather = Tiempo
roll-attrition = Desgaste
roll-jabo = Cazabombarderos
roll-combat = Combate
roll-drop = Salto
roll-invasion = Asalto a la playa
roll-tanks = Carros de asalto
roll-rangers = 5.º de Rangers
roll-stand = Defensa decidida

## Sucesos

event-weather = Tiempo { $number }, { $weather } (dado { $die }).
event-player-turn = { $seat }: comienza el turno.
event-asks = Se pide ayuda: { $seat }.
event-grants = Ayuda concedida: { $seat }.
event-denies = Ayuda rechazada: { $seat }.
event-air = Aviones del { $army } apoyan el ataque.
event-ships = Barcos del { $army } abren fuego.
event-gun = { $unit } da apoyo de artillería.
event-attrition-loss = { $unit } se desgasta en { $at }: pierde un paso (dado { $die }, modificador { $modifier }).
event-attrition-none = { $unit } aguanta en { $at } (dado { $die }, modificador { $modifier }).
event-becomes-cadre = { $unit } queda en cuadro en { $at }: { $cadre }.
event-digs = { $unit } se atrinchera en { $at }.
event-position = La posición de { $at } está terminada.
event-eliminated = { $unit } es eliminada en { $at }.
event-loses-step = { $unit } pierde un paso en { $at }.
event-enters = { $unit } entra en el mapa por { $from } y va a { $to }.
event-lands = { $unit } desembarca en { $from } y va a { $to }.
event-evacuated = { $unit } es evacuada desde { $from }.
event-moves = { $unit } se mueve de { $from } a { $to }.
event-moves-far = { $unit } hace un movimiento estratégico de { $from } a { $to }.
event-rides = { $unit } va en camiones de { $from } a { $to }.
event-mulberry-begun = El { $army } empieza su Mulberry en { $at }: listo en el turno { $turn }.
event-mulberry-delayed = Los alemanes retrasan el Mulberry del { $army } en { $at } al turno { $turn }.
event-mulberry-finished = El Mulberry del { $army } en { $at } funciona.
event-mulberry-lost = El Mulberry del { $army } en { $at } se pierde para siempre.
event-prepares-attack = Ataque a { $at }.
event-rebuilt = { $unit } se repone en { $at }.
event-returns = { $unit } vuelve al combate en { $at }.
event-released = { $unit } puede moverse desde ahora.
event-supplied = { $unit } vuelve a estar suministrada.
event-unsupplied = { $unit } queda sin suministro.
event-isolated = { $unit } queda aislada.
event-transferred = { $unit } es llevada de { $from } a { $to }.
event-withdrawn = { $unit } deja la batalla.

## Negativas

refuse-air-limit = No pueden apoyar este ataque más aviones.
refuse-alone-by-road = El movimiento estratégico o en camiones acaba en un hexágono vacío.
refuse-already-fought = Esta unidad ya ha combatido en esta fase.
refuse-already-moved = Esta unidad ya se ha movido en esta fase.
refuse-already-there = La unidad ya está en ese hexágono.
refuse-armour-in-storm = En este escenario el reemplazo blindado solo se usa con tormenta.
refuse-artillery-limit = Ninguna otra artillería puede desplazar este ataque.
refuse-at-full-strength = Esta unidad está completa.
refuse-attacked-already = Ese hexágono ya ha sido atacado en esta fase.
refuse-begins-in-zone = La unidad empieza en zona enemiga.
refuse-bombardment-over = Los barcos no pueden batir Cherburgo, o ya lo han hecho.
refuse-bond = Un enlace de zonas enemigas cierra el hexágono.
refuse-cherbourg-cut-off = Cherburgo no tiene línea de suministro al borde sur.
refuse-defends-only = Esta unidad solo puede defenderse.
refuse-dig-in-movement = Las posiciones se empiezan en la fase de movimiento.
refuse-dig-in-storm = Con tormenta nadie empieza una posición.
refuse-dig-infantry = Solo las unidades de tipo infantería construyen posiciones.
refuse-dig-not-here = Aquí no se puede construir: hay ciudad, punto fuerte o posición.
refuse-dig-replaced = Una unidad que recibió un reemplazo no construye.
refuse-dig-too-early = Las posiciones alemanas se empiezan desde el turno 5.
refuse-digging-in-hex = Nadie ataca desde un hexágono donde se empieza una posición.
refuse-dispersed = Esta unidad está dispersa.
refuse-disrupted = Esta unidad está desorganizada.
refuse-division-in-contact = Una unidad de la división está junto a un enemigo.
refuse-division-unsupplied = Una unidad de la división está sin suministro.
refuse-enemy-there = Hay unidades enemigas en ese hexágono.
refuse-engineers-land-again = Los ingenieros de playa vuelven por Gran Bretaña.
refuse-far-from-division = Ninguna otra unidad de su división está a cinco hexágonos o menos.
refuse-german-gun-once = Un cuartel general o lanzacohetes alemán da una columna por ataque.
refuse-german-lorries = Solo los alemanes tienen los camiones.
refuse-group-full = El grupo de combate pasaría de seis factores.
refuse-gun-spent = Se ha movido, retirado o disparado, y no está lista.
refuse-hq-in-a-city = Un cuartel general perdido vuelve en una ciudad.
refuse-immobile = Esta unidad nunca se mueve.
refuse-is-mechanised = Las unidades mecanizadas no necesitan camiones.
refuse-joined-already = Esta unidad ya participa.
refuse-landing-is-tactical = Quien desembarca solo usa movimiento táctico.
refuse-lost-for-good = Esta unidad se perdió para siempre: ningún cuadro la representa.
refuse-named-by-first = Esta formación se nombra con otra de sus unidades.
refuse-needs-no-supply = Los lanzacohetes no usan puntos de esa reserva.
refuse-never-replaced = Esta unidad nunca se reemplaza.
refuse-no-air-force = Solo los Aliados tienen aviones.
refuse-no-aircraft = A ese ejército no le quedan aviones este turno.
refuse-no-artillery = Esta unidad no da apoyo de artillería.
refuse-no-enemy-there = No hay enemigos en ese hexágono.
refuse-no-entry-hex = Ningún hexágono de entrada de su color está abierto.
refuse-no-entry-in-reserve = En la fase de reserva nadie entra en juego.
refuse-no-group = Aquí no se puede formar un grupo de combate.
refuse-no-haven = Las unidades vuelven en un cuartel general o un pueblo controlado, suministrado y sin zona enemiga.
refuse-no-heavy-tanks = Tiger y Panther exigen el reemplazo blindado de un tiempo de 1, usado al momento.
refuse-no-landing-there = La unidad no puede desembarcar ahí.
refuse-no-marker = No queda ningún marcador de ese tipo.
refuse-no-markers-here = En este escenario los alemanes no tienen movimiento estratégico ni camiones.
refuse-no-mobilisation-hex = Ningún hexágono de movilización de la división está libre de enemigos y sus zonas.
refuse-no-more-digging = Este turno no se pueden empezar más posiciones.
refuse-no-mulberry = El Mulberry de ese ejército aún no funciona.
refuse-no-open-beach = Ninguna playa abierta o puerto tiene sitio para esta unidad.
refuse-no-own-position = En ese hexágono no hay una posición tuya.
refuse-no-points = El ejército no tiene los { $points } puntos de refuerzo que cuesta esta unidad.
refuse-no-points-left = Al ejército le quedan pocos puntos de refuerzo.
refuse-no-position-marker = Todos los marcadores de posición están en el mapa.
refuse-no-reserve-state = En su estado esta unidad no puede estar en reserva.
refuse-no-ships = No hay barcos disponibles.
refuse-no-transfer = La artillería del Cotentin no puede ir a Cherburgo ahora.
refuse-no-way-in = Esta unidad no puede entrar en ese hexágono.
refuse-nobody-adjacent = Ninguna unidad que aún pueda atacar está junto a ese hexágono.
refuse-nobody-joined = Todavía no participa ninguna unidad.
refuse-none-on-turn-1 = En el turno 1 no se usan reemplazos.
refuse-not-a-german-store = No es una reserva alemana.
refuse-not-a-hex = Esto no es un hexágono del mapa.
refuse-not-a-strongpoint = Esto no es un punto fuerte del mapa.
refuse-not-adjacent = Esta unidad no está junto al objetivo.
refuse-not-airborne = Esta unidad no es de una división aerotransportada.
refuse-not-attached = Esta unidad no está solo agregada a la fuerza principal.
refuse-not-before-turn-2 = Nadie llega de Gran Bretaña antes del turno 2.
refuse-not-due = Esta unidad llega en el turno { $turn }.
refuse-not-in-play = Esta unidad no está en juego.
refuse-not-in-reserve = Esta unidad no está en reserva.
refuse-not-in-reserve-phase = No se puede en la fase de reserva.
refuse-not-in-the-attack = Esta unidad no participa en el ataque.
refuse-not-its-store = No puede usar esa reserva.
refuse-not-lost = Esta unidad no está entre las pérdidas.
refuse-not-mechanised = Solo las unidades mecanizadas hacen movimiento estratégico.
refuse-not-on-a-beach = Esta unidad no está en una playa de desembarco.
refuse-not-on-the-map = Esta unidad no está en el mapa.
refuse-not-on-turn-1 = En el turno 1 ni movimiento estratégico ni camiones.
refuse-not-your-unit = Esta unidad no es del bando que juega ahora.
refuse-odds-too-low = Ningún ataque empieza por debajo de uno a tres.
refuse-one-airborne = Una división aerotransportada recibe un reemplazo por turno.
refuse-one-mobilised = Se moviliza una unidad por casilla y turno, desde el turno 2.
refuse-one-replacement = Una unidad recibe un reemplazo por turno.
refuse-one-ship = Como mucho una unidad naval participa en un combate.
refuse-only-allied-movement = Solo se evacuan unidades aliadas, en su fase de movimiento.
refuse-only-allied-supply = Solo los Aliados compran puntos de suministro.
refuse-only-german-turn = Los puntos fuertes se abandonan en el turno alemán.
refuse-ost-on-turn-1 = Los batallones del Este no se mueven en el turno 1.
refuse-other-army = Hay unidades del otro ejército implicadas.
refuse-out-of-bounds = Ese hexágono está vedado a esta unidad.
refuse-out-of-naval-zone = El hexágono está fuera de la zona de bombardeo naval.
refuse-out-of-range = El hexágono está fuera de alcance.
refuse-out-of-supply = La unidad no tiene línea de suministro.
refuse-partner = Eso corresponde al mando de su compañero.
refuse-partner-declined = Su compañero ha rechazado esa ayuda en este combate.
refuse-store-of-partner = Ese suministro sirve al otro mando alemán.
refuse-not-so-many = No hay tantos puntos que repartir.
refuse-pool-empty = No quedan reemplazos de ese tipo.
refuse-replaced-one-hex = Una unidad con un reemplazo avanza un hexágono como mucho, y no entra en zona enemiga.
refuse-replacement-in-hex = Nadie ataca desde un hexágono adonde llegó un reemplazo.
refuse-reserve-moved = Se pasa a reserva solo sin moverse, o por un punto lejos de zonas enemigas.
refuse-restricted = Esta unidad no puede moverse hasta que se libere.
refuse-ships-at-cherbourg = Este turno los barcos están ante Cherburgo.
refuse-store-empty = Esa reserva no tiene puntos de suministro.
refuse-store-full = Esa reserva está llena.
refuse-storm = No con tormenta.
refuse-tactical-only = En su estado esta unidad solo usa movimiento táctico.
refuse-too-far = El hexágono está demasiado lejos para una unidad con { $points } puntos de movimiento.
refuse-transfer-to-cherbourg = Solo va a un hexágono de ciudad de Cherburgo en manos alemanas.
refuse-two-evacuated = De esta playa ya han salido dos unidades este turno.
refuse-zone-by-road = El movimiento estratégico o en camiones no entra en zonas enemigas.

## Acciones

action-begin = Comenzar el turno
action-deal-army7 = Un punto de suministro al 7.º Ejército
action-deal-cherbourg = Un punto de suministro a la Fortaleza Cherburgo
action-divide = { $n ->
    [0] Ninguno al Grupo Panzer Oeste, todos al 7.º Ejército
    [one] Un punto de suministro al Grupo Panzer Oeste
   *[other] { $n } puntos de suministro al Grupo Panzer Oeste
    }
action-grant = Prestarlo
action-deny = No prestarlo
action-take-british = Infantería británica
action-take-canadian = Infantería canadiense
action-drop = Que salten los paracaidistas
action-assault = Asaltar { $at }
action-land = Aterrizar en { $at }
action-rebuild = Reponer un paso de { $unit }
action-return = { $unit } vuelve en { $at }
action-buy-us = Comprar un punto de suministro: 1.º Ejército estadounidense
action-buy-uk = Comprar un punto de suministro: 2.º Ejército británico
action-end-replacement = Fin de los reemplazos
action-move = Mover { $unit }
action-to = Ir a { $at }
action-reserve = A reserva en { $at }
action-dig = Construir una posición
action-strategic = Movimiento estratégico
action-lorries = En camiones
action-evacuate = Volver a Gran Bretaña
action-hold = Quedarse
action-transfer = { $unit } a Cherburgo, { $at }
action-release = { $unit } sale de la reserva
action-abandon = Abandonar { $unit }
action-raze = Retirar la posición de { $at }
action-end-movement = Fin del movimiento
action-strafe = Ametrallar { $at }
action-end-strafing = Volar las misiones
action-attack = Atacar { $at }
action-join = { $unit } participa
action-ready = Están todos
action-lead = Fuerza principal: la de { $unit }
action-lead-odds = Fuerza principal: la de { $unit }, { $column }
action-group = Grupo de combate con { $unit }
action-detach = { $unit } no se agrega
card-guns = Artillería
card-air = Aviones
card-ships = Barcos
action-gun = Artillería: { $unit }
action-gun-army7 = Artillería: { $unit }, con un punto del 7.º Ejército
action-gun-cherbourg = Artillería: { $unit }, con un punto de Cherburgo
action-gun-panzer = Artillería: { $unit }, con un punto del Grupo Panzer Oeste
action-werfer = Lanzacohetes: { $unit }
action-air-us = Aviones estadounidenses
action-air-uk = Aviones británicos
action-ships-us = Barcos estadounidenses
action-ships-uk = Barcos británicos
action-commit = Atacar
action-end-combat = Fin del combate
action-lose = { $unit } sufre la pérdida
action-remove = Retirar { $unit }
action-stand = { $unit } guía la defensa
action-stand-odds = Guía { $unit }: modificador { $modifier }, resiste con { $ways } de 6
action-desperate = Resistir a toda costa
action-withdraw = Retirarse
action-retreat = { $unit } se retira a { $at }
action-advance = { $unit } avanza a { $at }
action-keep = { $unit } a la reserva
action-end-advance = Fin del avance
action-recall = Enviar a casa la división de { $unit }
action-end-turn = Fin del turno

## Peticiones

prompt-initial = Comienza el turno: el dado del tiempo.
prompt-supply = Reparte los puntos de suministro alemanes: quedan { $points }.
prompt-divide = Decida cuántos de los { $points } puntos de suministro alemanes van al Grupo Panzer Oeste.
prompt-lend-air = Su compañero pide uno de sus aviones en el combate por { $at }.
prompt-lend-gun = Su compañero pide la artillería de { $unit } en el combate por { $at }.
prompt-lend-unit = Su compañero pide que { $unit } participe en el ataque a { $at }.
prompt-choice = Elige infantería británica o canadiense.
prompt-glider = Elige dónde aterriza { $unit }.
prompt-drop = Haz saltar a las divisiones aerotransportadas.
prompt-invasion = Elige la próxima playa que asaltar.
prompt-replacement = Usa reemplazos, o termina la fase.
prompt-movement = Elige una unidad que mover, o termina la fase de movimiento.
prompt-reserve-movement = Mueve las unidades en reserva, o termina su movimiento.
prompt-moving = Elige adónde va { $unit }, o qué hace en su lugar.
prompt-strategic = Elige hasta dónde va { $unit } por carretera.
prompt-lorries = Elige adónde llevan los camiones a { $unit }.
prompt-excess = Hay demasiadas en { $at }: elige cuál se retira.
prompt-strafe = Elige los hexágonos que ametrallar, luego vuela.
prompt-combat = Elige un hexágono que atacar, o termina la fase de combate.
prompt-reserve-combat = Elige un hexágono para las reservas, o termina su combate.
prompt-muster = Elige quién ataca { $at }.
prompt-lead = Elige la fuerza principal contra { $at }.
prompt-support = Elige los apoyos del ataque a { $at }, luego ataca.
prompt-attacker-loss = Elige el atacante de { $at } que sufre la pérdida.
prompt-defender-loss = Elige el defensor de { $at } que sufre la pérdida.
prompt-answer = Mantén { $at } con una defensa decidida, o retírate.
prompt-desperate = Resiste en { $at } por dos pasos, o piérdete en la retirada.
prompt-retreat = Retírate de { $at } { $hexes } hexágonos.
prompt-advance = Elige quién avanza tras el combate por { $at }, o termina el avance.
prompt-final = Envía a casa una división aerotransportada, o termina el turno.
prompt-over = La partida ha terminado.

## Fases

phase-initial = Fase inicial
phase-invasion = { $seat }: invasión
phase-replacement = { $seat }: reemplazos
phase-movement = { $seat }: movimiento
phase-combat = { $seat }: combate
phase-reserve-movement = { $seat }: movimiento de reserva
phase-reserve-combat = { $seat }: combate de reserva
phase-final = Fase final
phase-over = Fin de la partida

## Por qué se pide una decisión

reason-advance = Dos hexágonos en cualquier dirección; el hexágono abandonado ayuda contra las zonas.
reason-landed = La playa es suya; desde ella pueden avanzar un hexágono más.
reason-landed-loss = En la playa la pérdida es de la infantería; los carros tienen su propia tirada.
reason-limited = Solo se puede entrar en el hexágono abandonado.
reason-allowance = Tiene { $points } puntos de movimiento.
reason-storm = Tormenta: ni barcos ni desembarcos, una sola columna de artillería por combate.
reason-overcast = Cubierto { $n }: los vehículos alemanes pagan ½ en carreteras principales.
reason-fair = Bueno { $n }: vehículos alemanes dos puntos menos y ½ en carreteras principales; cazabombarderos contra cada ataque alemán.
reason-answer = Una tirada puede anular la retirada; la unidad guía y su apoyo dan el modificador.
reason-stand-ground = La tabla: { $ground }.
reason-lead-quality = Guía { $unit }: calidad { $own }, apoyo { $help }, modificador { $modifier }: resiste con { $ways } de 6.
reason-lead-armour = Guía { $unit }: comparación de blindaje { $own }, apoyo { $help }, modificador { $modifier }: resiste con { $ways } de 6.
reason-help-adds = El apoyo se declara antes de tirar y añade uno: { $unit } resistiría con { $ways } de 6.
footing-open = terreno abierto o inundado
footing-other = otro terreno
footing-position = una posición
footing-strongpoint = un punto fuerte o una ciudad
reason-choice = Con tormenta un reemplazo de infantería sirve a cualquiera.
reason-divide = Decide el alemán que está frente a los británicos; el resto va al 7.º Ejército o a Cherburgo.
reason-consent = Lo suyo ayuda en el combate de su compañero solo si usted lo permite.
reason-desperate = Todo camino atrás destruiría a los defensores.
reason-excess = En un hexágono caben cuatro puntos y una silueta.
reason-givers = Paga quien dio la columna.
reason-lead = Una formación ataca entera, las demás a la mitad; hasta seis factores cualesquiera forman un grupo de combate.
reason-leaves-zone = Salir de la zona enemiga cuesta un punto más.
reason-recall = Una división aerotransportada que se va no vuelve.
reason-retreat = El dueño elige entre los caminos con menos pérdidas.
reason-supply = Los puntos se quedan donde se dan.
reason-support = Artillería, aviones y barcos se declaran antes de tirar.
reason-tactical = En su estado solo puede ir uno o dos hexágonos.

## Lo que está en juego

stake-crowded = Hay demasiadas en { $at }: alguna se retirará.
stake-eliminated = { $unit } queda eliminada.
stake-last-step = Es el último paso: si la defensa lo cuesta, el atacante puede tomar el hexágono.
stake-helped = Con ello resiste { $unit }
stake-desperate = Se pierden dos pasos, el primero a su elección, el segundo del atacante; el hexágono se mantiene.
stake-desperate-last = Se pierden los dos últimos pasos, y el atacante puede tomar el hexágono.
stake-retreat-free = La retirada no cuesta pasos; quien se retira queda desorganizado.
stake-never-back = La división de { $unit } no vuelve nunca.

## Un camino por el mapa

leg-enters = Entra en el mapa
leg-flood = Sobre la inundación
leg-leaves-zone = Sale de una zona enemiga
leg-major = Por un río mayor
leg-minor = Por un río menor
leg-primary = Carretera principal
leg-secondary = Carretera secundaria
leg-tactical = Movimiento táctico
leg-zone = Zona enemiga: alto

## Leyenda y capas

legend-bonus = bono
legend-primary = Ctra. principal
legend-secondary = Ctra. secundaria
overlay-bonds-allied = Enlaces aliados
overlay-bonds-german = Enlaces alemanes
overlay-broken-allied = Enlaces aliados anulados
overlay-broken-german = Enlaces alemanes anulados
overlay-entries = Hexágonos de entrada
overlay-held = En manos aliadas
overlay-lines-allied = Líneas de suministro aliadas
overlay-lines-german = Líneas de suministro alemanas
overlay-ships = Zona de bombardeo naval
overlay-stacking = Puntos de apilamiento
overlay-without-allied = Unidades aliadas sin línea de suministro
overlay-without-german = Unidades alemanas sin línea de suministro
overlay-supply-allied = Suministro aliado
overlay-supply-german = Suministro alemán
overlay-towns = Pueblos y ciudades
overlay-zones-allied = Zonas aliadas
overlay-zones-german = Zonas alemanas

## Marcas y registros

mark-allied = En manos aliadas
mark-digging = Posición en construcción
mark-mulberry = Mulberry
mark-mulberry-coming = Mulberry en construcción
mark-mulberry-destroyed = Mulberry destruido
mark-position = Posición fortificada
mark-strafed = Por ametrallar
mark-target = Objetivo
track-air-uk = Unidades aéreas británicas
track-air-us = Unidades aéreas estadounidenses
track-allied-points = Puntos aliados
track-german-points = Puntos alemanes
track-broken-uk = Unidades británicas deshechas
track-broken-us = Unidades estadounidenses deshechas
track-ca-infantry = Reemplazos: infantería canadiense
track-digs-german = Posiciones alemanas por empezar
track-digs-uk = Posiciones británicas por empezar
track-digs-us = Posiciones estadounidenses por empezar
track-german-armour = Reemplazos: blindados alemanes
track-german-infantry = Reemplazos: infantería alemana
track-points-uk = Puntos de refuerzo británicos
track-points-us = Puntos de refuerzo estadounidenses
track-ships-uk = Unidades navales británicas
track-ships-us = Unidades navales estadounidenses
track-supply-army7 = Suministro: 7.º Ejército
track-supply-cherbourg = Suministro: Fortaleza Cherburgo
track-supply-panzer = Suministro: Grupo Panzer Oeste
track-supply-uk = Suministro: 2.º Ejército británico
track-supply-us = Suministro: 1.º Ejército estadounidense
track-turn = Turno
track-uk-airborne = Reemplazos: aerotransportados británicos
track-uk-armour = Reemplazos: blindados británicos
track-uk-infantry = Reemplazos: infantería británica
track-us-airborne = Reemplazos: aerotransportados estadounidenses
track-us-armour = Reemplazos: blindados estadounidenses
track-us-infantry = Reemplazos: infantería estadounidense
track-weather = Tiempo

## Fichas

card-antitank = Valor contracarro
card-armour = Valor de blindaje
card-arrival = Llega en el turno { $turn }
card-bonus = Bono de defensa: { $ground }
card-cost = Puntos de refuerzo
card-defence-only = Fuerza, solo en defensa
card-entry = Hexágono de entrada
card-foot = a pie
card-ground = Terreno
card-held = En manos de
card-hilltop = Cima: columnas para el atacante
card-mechanised = mecanizada
card-movement = Movimiento
card-naval = En la zona de bombardeo naval
card-points = Puntos de victoria
card-pool = Se repone de
card-no-tanks = Sin columna por blindados para quien ataca aquí
card-impassable = Lados infranqueables
card-position = Posición fortificada
card-quality = Calidad
card-range = Alcance en hexágonos
card-restricted = No se mueve hasta que se libera
card-stacked = Puntos de apilamiento, de { $of }
card-stacking = Puntos de apilamiento
card-stands-for = Representa a
card-steps = Pasos de { $of }
card-strength = Fuerza

## Lo que significa un resultado

meaning-nothing = Sin efecto.
meaning-a1 = El atacante pierde un paso.
meaning-a1dr = El atacante pierde un paso; el defensor se retira o hace defensa decidida.
meaning-ex = Cada bando pierde un paso a elección del otro; nadie se retira.
meaning-dr = El defensor se retira o hace defensa decidida.
meaning-a1d1 = Cada bando pierde un paso; el defensor se retira o hace defensa decidida.
meaning-d1 = El defensor pierde un paso, y se retira o hace defensa decidida.
meaning-a1d2 = El defensor pierde dos pasos y se retira cuatro hexágonos; el atacante pierde uno si había dos.
meaning-dh = El defensor pierde la mitad de sus pasos y se retira cuatro hexágonos.
meaning-a2d1 = El atacante pierde dos pasos, el punto fuerte se pierde.

## Resultados de las tablas

result-A1 = El atacante pierde un paso
result-EX = Un paso cada uno, sin retirada
result-DR = El defensor se retira o resiste
result-D1 = El defensor pierde un paso, y se retira o resiste
result-DH = Se pierde la mitad de los pasos del defensor, el resto se retira cuatro hexágonos
result-A1-DR = El atacante pierde un paso; el defensor se retira o resiste
result-A1-D1 = Un paso cada uno; el defensor se retira o resiste
result-A1-D2 = El atacante pierde un paso, el defensor dos, y se retira cuatro hexágonos
result-A2-D1 = El atacante pierde dos pasos, el punto fuerte se pierde
result-S = Dispersa
result-S1 = Dispersa, un paso perdido
result-S2 = Dispersa, dos pasos perdidos
result-fails = Falla: la retirada sigue
    .short = cede
result-fails-1 = Falla, y la unidad guía pierde un paso
    .short = cede −1
result-holds-1 = Resiste; la unidad guía pierde un paso
    .short = resiste −1
result-holds-EX = Resiste; la unidad guía y la fuerza principal pierden un paso
    .short = resiste EX
result-holds-A1 = Resiste; un atacante pierde un paso
    .short = resiste A1
result-holds-A1-gone = Resiste; un atacante pierde un paso, y la posición cae
    .short = resiste A1*

## Tablas y tiradas

table-stand = Defensa decidida
table-invasion = Combate de invasión
table-dispersal = Dispersión de los saltos
roll-strafing = Ametrallamiento

## Sucesos

event-advances = { $unit } avanza de { $from } a { $to }.
event-retreats = { $unit } se retira de { $from } a { $to }.
event-combat-roll = El combate por { $at }: dado { $die }, { $result }.
event-combat-below = El combate por { $at } cae por debajo de la tabla: { $result } sin tirar el dado.
event-invasion-roll = El asalto a { $at }: dado { $die }, { $result }, avance { $advance }.
event-desperate = Los defensores resisten en { $at } a toda costa.
event-drops-intact = { $unit } salta sobre { $at } en orden (dado { $die }).
event-great-storm = La gran tormenta azota el Canal.
event-joins = { $unit } participa.
event-landing-fails = El desembarco en { $at } fracasa.
event-storms = { $unit } toma { $at }.
event-rangers-follow = El 5.º de Rangers sigue al 2.º (dado { $die }).
event-rangers-omaha = El 5.º de Rangers se dirige a Omaha (dado { $die }).
event-razed = La posición de { $at } se retira.
event-reserve = { $unit } pasa a reserva.
event-strafe-planned = { $at } será ametrallado.
event-strafed = { $unit } es ametrallada en { $at } y desorganizada (dado { $die }, modificador { $modifier }).
event-strafed-none = { $unit } es ametrallada en { $at } sin efecto (dado { $die }, modificador { $modifier }).
event-tanks-land = Los carros de { $unit } llegan a tierra (dado { $die }).
event-tanks-sink = Carros de { $unit } se hunden (dado { $die }).
event-two-goals = Dos de los tres grandes objetivos son aliados: victoria inmediata.
event-edge-reached = Una unidad aliada suministrada está en el borde del mapa: los Aliados ganan enseguida.
event-beaches-closed = Tres playas o puertos están cerrados: los alemanes ganan enseguida.
event-army-broken = Un ejército aliado ha perdido demasiadas unidades grandes: los alemanes ganan enseguida.
decided-allied-at-once = Los Aliados ganan enseguida.
decided-german-at-once = Los alemanes ganan enseguida.
verdict-automatic = Victoria automática

## Lo que da la victoria

goal-campaign = { $points } puntos por pueblos y ciudades ganan para los Aliados: más allá de la línea del 27 de junio y en Cherburgo, menos lo que los alemanes tienen a este lado.
goal-campaign-standing = Puntos aliados menos los alemanes: { $points }; los Aliados necesitan { $of }. Por delante: { $side }
goal-seven = { $points } puntos ganan para los Aliados: la carretera de Juno a Sainte-Mère-Église, Bayeux y ciudades, pueblos más allá de los barcos, hexágonos de salto; los ingenieros que falten restan.
goal-seven-standing = Puntos aliados: { $points }; los Aliados necesitan { $of }. Por delante: { $side }
goal-cherbourg = Los estadounidenses ganan con Carentan y una unidad suministrada en el perímetro de Cherburgo, o la península cortada.
goal-cherbourg-open = Ahora los estadounidenses perderían
goal-cherbourg-won = Ahora los estadounidenses ganarían

## Cómo valora un bot

guard-abandon = Se regalaría un punto fuerte.
guard-raze = Se regalaría una posición.
guard-recall = Una división dejaría la batalla.
guard-release = Se renunciaría a una reserva por nada.
term-ground = Terreno controlado
term-score = Puntos según el mapa
term-strength = Fuerza que queda a ambos bandos

## Más negativas

refuse-artillery-leads-not = Cuarteles generales y lanzacohetes no guían una defensa.
refuse-commonwealth-only = Solo se puede elegir infantería británica o canadiense.
refuse-does-not-advance = Esta unidad no está entre las que pueden avanzar.
refuse-fell-back = Esta unidad se ha retirado en esta fase.
refuse-fight-in-preparation = Hay un ataque en preparación: ejecútalo o retíralo antes.
refuse-limited-advance = Solo se puede entrar en el hexágono del defensor.
refuse-tanks-lose-apart = Los batallones de carros no sufren las pérdidas del asalto: decide su propio dado.
refuse-loss-elsewhere = La pérdida recae en la fuerza principal, o en quien dio una columna.
refuse-need-not-retreat = Esta unidad no tiene que retirarse.
refuse-no-advance-there = La unidad no puede avanzar ahí.
refuse-no-assault-there = En esa playa no hay ningún asalto.
refuse-no-glider-hex = Los planeadores no pueden aterrizar ahí.
refuse-no-reserve-by-result = Este resultado no pasa a nadie a reserva.
refuse-not-a-defender = Esta unidad no está entre los defensores.
refuse-not-a-way-back = La retirada es de { $hexes } hexágonos, por un camino con menos pérdidas.
refuse-not-in-cover = Bosques y ciudades no se ametrallan.
refuse-not-in-excess = Esta unidad no sobra en el hexágono.
refuse-not-now = Esto no puede hacerse en este momento del turno.
refuse-one-help = Una sola fuente apoya una defensa decidida.
refuse-only-strongpoints = Solo hay puntos fuertes, y el ametrallamiento no los daña.
refuse-retreat-into-zone = Una retirada no acaba en zona enemiga.
refuse-unit-in-hand = Hay una unidad en mano: envíala a algún sitio o déjala quieta antes.

## Casillas

space-great_britain = En Gran Bretaña
space-glider = Planeadores
space-eliminated_allied = Pérdidas aliadas
space-cadres_allied = Cuadros aliados
space-cadres_german = Cuadros alemanes
space-eliminated_german = Pérdidas alemanas
space-assault_utah = Asalto: Utah
space-assault_pointe_du_hoc = Asalto: Pointe du Hoc
space-assault_dog = Asalto: Omaha Dog
space-assault_easy = Asalto: Omaha Easy
space-assault_jig = Asalto: Gold Jig
space-assault_king = Asalto: Gold King
space-assault_mike = Asalto: Juno Mike
space-assault_nan = Asalto: Juno Nan
space-assault_queen = Asalto: Sword Queen
space-second_wave_utah = Segunda oleada: Utah
space-second_wave_dog = Segunda oleada: Omaha, 29.ª
space-second_wave_easy = Segunda oleada: Omaha, 1.ª
space-second_wave_gold = Segunda oleada: Gold
space-second_wave_juno = Segunda oleada: Juno
space-second_wave_sword = Segunda oleada: Sword
space-omaha = Omaha, rechazados
space-mobilisation_243 = Movilización: 243.ª
space-mobilisation_709 = Movilización: 709.ª
space-reinforcements = Refuerzos alemanes
space-air_us = Aviación estadounidense
space-air_uk = Aviación británica
space-naval_us = Marina estadounidense
space-naval_uk = Marina británica
space-weather = Tiempo
space-general_record = Registro general
space-turns = Turnos
space-out = Fuera de juego

## Otros

event-drops-dispersed = { $unit } salta sobre { $at } y se dispersa: { $result } (dado { $die }).
refuse-air-of-other-army = En solitario los aviones se quedan con su ejército.
refuse-dig-near-enemy = En solitario los alemanes solo construyen a tres hexágonos de una unidad aliada.
refuse-enter-now = En solitario los refuerzos entran en su turno, si pueden.
refuse-must-enter = En solitario este refuerzo debe entrar ahora.
refuse-fortress-first = En solitario uno de los dos o más puntos va a la Fortaleza Cherburgo.
refuse-one-bought = En solitario un ejército compra un punto de suministro por turno, salvo con tiempo 5 o 6.
refuse-ss-first = En solitario las unidades SS perdidas vuelven antes que las demás.

## Estados

state-replaced = con un reemplazo
state-reserve = en reserva
state-disrupted = desorganizada
state-unsupplied = sin suministro
state-isolated = aislada
state-dispersed = dispersa
state-landed = recién desembarcada
state-strategic = en movimiento estratégico
state-lorries = en camiones
state-spent = movida o disparada
state-main-force = fuerza principal

## Límite

refuse-tactical-far = Esta unidad usa el movimiento táctico: dos hexágonos como mucho.
refuse-must-come-back = Una unidad demasiado lejos de sus límites debe acercarse a ellos.

## Divisiones cuyo nombre impreso es una abreviatura

formation-82US = 82 aerotransp.
formation-101US = 101 aerotransp.
formation-6UK = 6 aerotransp.
formation-2ArmUS = 2 acor.
formation-3ArmUS = 3 acor.
formation-7ArmUK = 7 acor.
formation-11ArmUK = 11 acor.
formation-8ArmUK = 8 acor.
formation-27ArmUK = 27 acor.
formation-4ArmUK = 4 acor.
formation-33ArmUK = 33 acor.
formation-31TkUK = 31 carros
formation-2ArmCA = 2 acor. can.

## Probabilidades

stake-rangers = El 5.º de Rangers sigue a Pointe du Hoc
stake-tanks = El batallón de carros pierde un paso en el mar
stake-weather = Tiempo { $number }, { $weather }
stake-strafed = Una unidad en { $at } queda desorganizada
landing-a1 = Los desembarcados pierden un paso, y el asalto se tira otra vez.
landing-a2d1 = Los desembarcados pierden dos pasos; el punto fuerte cae.
landing-ex = Los desembarcados pierden un paso a elección del alemán; el punto fuerte cae.
landing-a1d1 = Los desembarcados pierden un paso; el punto fuerte cae.
landing-d1 = El punto fuerte cae sin pérdidas.
tally-stand = Unidad guía y apoyo
legend-flooded = Inundado

## Tipos de unidad

kind-infantry = Infantería
kind-motorised-infantry = Infantería motorizada
kind-panzergrenadier = Panzergrenadier
    .arm = { $nth } Regimiento Panzergrenadier
kind-paratroops = Infantería paracaidista
    .arm =
        { $size ->
            [II] { $unit } Batallón paracaidista
            [X] { $nth_f } Brigada paracaidista
           *[other] { $nth } Regimiento paracaidista
        }
kind-glider = Infantería en planeadores
    .arm =
        { $size ->
            [II] { $unit } Batallón de planeadores
            [X] { $nth_f } Brigada aerotransportada
           *[other] { $nth } Regimiento de planeadores
        }
kind-rangers = Unidad de rangers o comandos
    .name =
        { $nation ->
            [nation-us] { $unit }
           *[other] Brigada de comandos { $unit }
        }
kind-bicycle = Infantería ciclista
kind-security = Tropas de seguridad
kind-engineers = Ingenieros
kind-fortress = Infantería de fortaleza
kind-ost = Batallón del Este
    .arm = { $nth } Batallón del Este
kind-tanks = Batallón de carros
    .arm = Batallón de carros { $unit }
kind-armour = Unidad acorazada
    .arm =
        { $nation ->
            [nation-us] Mando de combate { $unit }
           *[other] { $nth_f } Brigada acorazada
        }
kind-recon = Reconocimiento
    .arm =
        { $nation ->
            [nation-us] { $nth } Grupo de caballería
           *[other] { $nth } Batallón de reconocimiento
        }
kind-assault-guns = Cañones de asalto
    .arm = Batallón de cañones de asalto { $unit }
kind-antitank = Unidad contracarro
    .arm =
        { $nation ->
            [nation-us] { $nth } Batallón cazacarros
           *[other] { $nth } Batallón contracarro
        }
kind-flak = Antiaérea
    .arm = { $nth } Regimiento Flak
kind-hq = Cuartel general
    .name = CG { $unit }
kind-werfer = Brigada lanzacohetes
    .arm = { $nth_f } Brigada lanzacohetes
kind-beach-engineers = Ingenieros de playa
    .name = Ingenieros de playa { $unit }
kind-strongpoint = Punto fuerte
    .name = Punto fuerte { $unit }
kind-cadre = Cuadro
    .name = Cuadro

## Cuentas y palabras

event-supply =
    { $points ->
        [one] { $store }: { $points } punto de suministro más.
       *[other] { $store }: { $points } puntos de suministro más.
    }
event-replacements =
    { $points ->
        [one] Reemplazos, { $pool }: { $points } paso.
       *[other] Reemplazos, { $pool }: { $points } pasos.
    }
event-stand =
    { $result ->
        [fails] Guiada por { $unit }, la defensa de { $at } falla (dado { $die }, modificador { $modifier }).
        [fails-1] Guiada por { $unit }, la defensa de { $at } falla y cuesta un paso (dado { $die }, modificador { $modifier }).
       *[other] Guiados por { $unit }, los defensores mantienen { $at } (dado { $die }, modificador { $modifier }).
    }
reason-may-move =
    { $n ->
        [one] Una unidad aún puede moverse.
       *[other] { $n } unidades aún pueden moverse.
    }
reason-points-us =
    { $n ->
        [one] Queda { $n } punto de refuerzo estadounidense.
       *[other] Quedan { $n } puntos de refuerzo estadounidenses.
    }
reason-points-uk =
    { $n ->
        [one] Queda { $n } punto de refuerzo británico.
       *[other] Quedan { $n } puntos de refuerzo británicos.
    }
reason-left = { $what }: quedan { $n }.
reason-cost =
    { $n ->
        [one] Cuesta un punto de refuerzo.
       *[other] Cuesta { $n } puntos de refuerzo.
    }
reason-aircraft =
    { $n ->
        [one] Queda { $n } unidad aérea, para ametrallar o para atacar.
       *[other] Quedan { $n } unidades aéreas, para ametrallar o para atacar.
    }
reason-losses =
    { $n ->
        [one] Hay que perder un paso.
       *[other] Hay que perder { $n } pasos.
    }
stake-no-way-back =
    { $n ->
        [one] Una unidad no tiene retirada y se pierde.
       *[other] { $n } unidades no tienen retirada y se pierden.
    }
stake-points-lapse =
    { $n ->
        [one] Una unidad aún podría venir de Gran Bretaña; los puntos sin usar se pierden.
       *[other] { $n } unidades aún podrían venir de Gran Bretaña; los puntos sin usar se pierden.
    }
stake-retreat-loss =
    { $n ->
        [one] Este camino cuesta un paso.
       *[other] Este camino cuesta { $n } pasos.
    }
stake-stand =
    { $result ->
        [fails] Falla
        [fails-1] Falla, se pierde un paso
        [holds-1] Resiste por un paso
        [holds-EX] Resiste por un paso de cada bando
        [holds-A1] Resiste, el atacante pierde un paso
        [holds-A1-gone] Resiste, el atacante pierde un paso, la posición cae
       *[other] Otra cosa
    }
decided-allied-points = Ganan los Aliados: { $points } puntos.
decided-german-points = Ganan los alemanes: los Aliados tienen { $points } puntos.
stake-lead = { $attack } a { $defence }: { $result }
stake-landing = { $result } Avance: { $advance }.
stake-drop =
    { $result ->
        [S] Un regimiento de la { $division }: disperso
        [S1] Un regimiento de la { $division }: disperso, un paso perdido
        [S2] Un regimiento de la { $division }: disperso, dos pasos perdidos
       *[other] Un regimiento de la { $division }: en orden
    }
stake-jabo =
    { $shifts ->
        [0] Ninguna columna perdida por los cazabombarderos
        [one] { $shifts } columna perdida por los cazabombarderos
       *[other] { $shifts } columnas perdidas por los cazabombarderos
    }
event-jabo =
    { $shifts ->
        [0] Cazabombarderos: ninguna columna perdida (dado { $die }).
        [one] Cazabombarderos: { $shifts } columna a la izquierda (dado { $die }).
       *[other] Cazabombarderos: { $shifts } columnas a la izquierda (dado { $die }).
    }
