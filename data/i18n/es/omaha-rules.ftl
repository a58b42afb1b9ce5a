### Español: las reglas de D-Day at Omaha Beach con nuestras palabras. El inglés está en data/omaha/rulebook.toml.

## La secuencia y los desembarcos

rule-I-VI = Secuencia de juego
    .summary = Un turno tiene seis fases: operaciones anfibias, evento, fuego alemán, ingenieros, acciones estadounidenses y fin del turno. El turno 1 no tiene ni evento ni ingenieros. El jugador dirige las dos divisiones estadounidenses, la 1.ª en el Este y la 29.ª en el Oeste; los alemanes actúan según las cartas y según prioridades fijas.
rule-I = Operaciones anfibias
    .summary = Las lanchas de las casillas de desembarco comprueban su deriva y sus pérdidas, luego todas llegan al hexágono de playa situado ante su casilla, y por último se colocan en casillas las unidades previstas para el turno. La que se coloca ahora comprueba y desembarca en el turno siguiente.
rule-5-1 = Comprobaciones de desembarco
    .summary = Se roba una carta para las unidades de las casillas del Este y otra para las del Oeste; cada una busca la letra de su símbolo de blanco y lee el resultado en la tabla de desembarcos. La deriva desplaza a lo largo de la fila de casillas; quien saldría del mapa, o con marea alta acabaría ante ninguna playa, vuelve dos turnos después. Un cuartel general o un general de la casilla puede seguirla o quedarse; desde el turno 4, los Rangers a los que no les pasa nada pueden derivar por voluntad propia de una a cuatro casillas al este. La mina de la carta se resuelve al final: nada con marea baja (turnos 1–6); en los turnos 7–15 pierde un paso una unidad que desembarca en un hexágono de marea media sin despejar, en los turnos 16–22 una que atraviesa uno así de camino a la línea de marea alta. Si solo un cuartel general pudiera perderlo, llega dos turnos después.
rule-5-2 = Desembarco
    .summary = Todo lo que hay en las casillas baja a tierra, en el hexágono de playa al que apunta la casilla con la marea del turno: baja, media o alta. La unidad que toca tierra fuera del sector de su división sirve a la otra durante el resto de la partida. Al final del turno se ahoga quien está por debajo de la línea del agua, salvo que esté trepando; en un hexágono cubierto por el mar no se entra.
rule-5-3 = Nuevas unidades en las casillas de desembarco
    .summary = Las unidades del turno van a las casillas que llevan indicadas, dos por casilla como máximo; los cuarteles generales y los generales no cuentan, y un general nunca llega solo. Las casillas sin letras no pueden elegirse y las Charlie (CH) solo admiten Rangers. Desde el turno 7 se puede aplazar una llegada; la unidad aplazada por decisión propia hasta después del turno 10 puede usar cualquier casilla con letras.

## El evento

rule-II = Evento
    .summary = Desde el turno 2 se roba una carta y ocurre el evento que indica para el turno. Los eventos traen marcadores de profundidad y refuerzos alemanes, héroes, fuego naval, humo, hombres de refresco, o cambian el fuego o las acciones del turno.
rule-9-2 = Marcadores de profundidad
    .summary = El marcador se pone boca abajo bajo una unidad alemana que no tiene ninguno y está comunicada: la más cercana a cualquier unidad estadounidense; a igualdad, un punto fuerte de un hexágono, luego de dos, luego una posición de refuerzo; después el número más bajo, contando 0 si no tiene. Si el sector previsto no ofrece ninguna, se mira el otro. Puntos fuertes, edificios y demás hexágonos tienen cada uno su reserva; agotada la de los puntos fuertes se elige un refuerzo, los edificios recurren a la reserva móvil, y si esta está vacía no llega nada. El marcador que acompaña a un héroe va si es posible al sector del héroe; si queda uno donde hacen falta dos, compite todo el mapa.
rule-9-3 = Refuerzos alemanes
    .summary = Se roba un refuerzo táctico y se pone boca abajo en una posición de refuerzo vacía y comunicada de la zona de la carta: una junto a los estadounidenses, si no una a dos hexágonos como mucho, si no cualquiera; a igualdad, el número más bajo. Las posiciones sin número no se eligen nunca. Agotados los tácticos llegan los divisionarios, cada uno con un marcador de profundidad; agotados también estos, nadie. Si hay menos unidades que zonas, el orden se aplica a todas las zonas a la vez. Un general que esté solo en el hexágono se pierde.
rule-11-1 = Héroes
    .summary = Una carta de héroe da un héroe a una unidad de la división indicada, a elección del jugador. El héroe permanece con esa unidad, nunca está solo y muere con ella. Si a la unidad le queda un paso y el fuego alemán se lo quitaría, puede sacrificarse en su lugar; la unidad queda inspirada y sigue actuando gratis.

## El fuego alemán

rule-III = Fuego alemán
    .summary = Se roba y se resuelve una carta para las posiciones alemanas del Este y luego otra para las del Oeste. Cada carta lleva tres colores y un símbolo de blanco.
rule-6-1 = Qué dice una carta de fuego
    .summary = Dispara toda posición alemana cuyo color está en la carta, si la ocupa una unidad que no esté desorganizada. Con un cuadrado simple disparan todas; con uno doble, solo las que tienen un marcador de profundidad.
rule-6-2 = Campos de fuego
    .summary = Una posición dispara a las unidades estadounidenses en los hexágonos que llevan los puntos de su campo de fuego: intenso, sostenido o esporádico. El fuego intenso cuesta un paso a cualquier unidad; el sostenido cuesta un paso, y el esporádico desorganiza, a las que no están blindadas y llevan el símbolo de la carta. Un refuerzo sin revelar desorganiza además a quien le quita un paso. Los dos hexágonos de un punto fuerte comparten un solo campo.
rule-6-3 = Impactos
    .summary = Una posición alcanza como máximo a tantas unidades estadounidenses como unidades y marcadores de profundidad tenga: primero los puntos intensos, luego los sostenidos, luego los esporádicos; después la más cercana, después la que tenga más pasos. Ninguna unidad pierde más de un paso por fase, y los impactos se reparten para alcanzar al mayor número posible: a nadie se le alcanza de nuevo mientras se pueda alcanzar a otro. Donde hay cinco o más pasos estadounidenses todos llevan el símbolo; donde el color muestra el signo de blindado, el blindaje no protege. Donde muestra una estrella puede caer un líder bajo fuego intenso o sostenido: un héroe pasa a inspirado, un cuartel general vuelve dos turnos después, un general queda herido y a la segunda se pierde.
rule-6-4 = Alemanes desorganizados
    .summary = Una unidad alemana desorganizada no dispara ni proyecta su campo de fuego; se recupera cuando una carta de fuego de su sector muestra su color. En un punto fuerte de dos hexágonos la otra unidad sigue disparando, pero la desorganizada y su marcador no suman impactos.
rule-6-5 = Artillería alemana
    .summary = Desde el turno 4, si la carta muestra un valor de artillería, después de los demás impactos se cuentan las piezas de sus calibres: las de los puntos fuertes del sector que no estén desorganizadas y las baterías activas fuera del mapa. Si alcanzan el valor, una unidad con el símbolo de la carta pierde un paso: infantería en una casilla, luego otras en la playa, otras en una casilla, infantería en la playa; a igualdad, la que tenga más pasos. Una batería de fuera del mapa calla mientras los estadounidenses controlan todas las posiciones de su lista. Los cohetes de WN69 no cuentan nunca.

## Los ingenieros

rule-IV = Ingenieros
    .summary = Desde el turno 2 los ingenieros pueden despejar obstáculos de la playa antes de que empiecen las acciones.
rule-10-1 = Despejar obstáculos
    .summary = En los turnos 2–6 (marea baja) se despejan hasta dos hexágonos de playa por sector, en los turnos 7–15 (marea media) uno, con marea alta ninguno. El hexágono no puede estar en el campo de fuego de una posición alemana no desorganizada cuyo color figure en la carta de fuego del turno. Las minas ya no dañan a quien desembarca en un hexágono despejado.

## Las acciones estadounidenses

rule-V = Acciones estadounidenses
    .summary = Cada división tiene dos acciones por turno, cada una para una unidad o una pareja: mover, trepar, recuperarse, atacar o hacer una barrera de fuego. Ninguna unidad actúa dos veces en un turno, pague o lo haga gratis.
rule-7-1 = Acciones gratuitas
    .summary = Actúan sin gastar acción: la infantería en la playa que pasa a un hexágono de playa adyacente más próximo a un abrigo (guijarros, malecón, ladera, escarpe o acantilado escalable); los Rangers; las unidades con un héroe, inspirado o no, o con un marcador de trepar o de desorganización; los cuarteles generales y los generales; y las unidades que al empezar la fase estaban apiladas con uno de estos, o junto a él, mientras no mueva.
rule-7-2 = Realizar acciones
    .summary = Las unidades actúan en cualquier orden, terminando una acción antes de empezar otra. Dos unidades de un hexágono pueden hacer juntas lo mismo por el precio de una; si son de dos divisiones, paga una u otra. Un movimiento que cruza la frontera entre Este y Oeste lo puede pagar una u otra división.
rule-7-3 = Mover
    .summary = Una unidad pasa a un hexágono adyacente que permita la tabla de terreno, nunca a uno con alemanes; se puede entrar en las posiciones vacías. Quien deja un hexágono contiguo a una posición ocupada y no desorganizada y situado en su campo de fuego, por otro así de la misma posición, roba una carta de fuego: si muestra el color de la posición, el cuadrado doble solo si esta tiene marcador de profundidad, y el símbolo de la unidad, esta pierde un paso y puede seguir o quedarse, con la acción gastada; cada una decide por sí. Una sola carta vale para varias posiciones, y quienes ya están en el hexágono de llegada no corren peligro. Los cuarteles generales y los generales solo lo hacen con una unidad, y se quedan si ninguna sigue; el que mueve ya no da acciones gratuitas, pero conserva el mando. Respetan la tabla de terreno.
rule-7-4 = Subir un escarpe
    .summary = La infantería y los Rangers cruzan un escarpe con dos acciones en dos turnos: con la primera mueven y reciben un marcador de trepar; con la segunda, gratuita, se lo quitan y no hacen otra cosa. A los cuarteles generales y a los generales les basta una acción.
rule-7-5 = Escalar un acantilado
    .summary = La infantería y los Rangers cruzan un acantilado escalable con tres acciones en tres turnos: fijan las cuerdas, luego mueven y conservan un marcador de trepar, luego se lo quitan. Una unidad con cuerdas actúa gratis y solo puede seguir, o retirarlas y quedarse.
rule-7-6 = Apilamiento
    .summary = Al final de la fase un hexágono admite dos unidades como máximo; las que sobran se pierden. Los cuarteles generales, los generales y los héroes no cuentan, y los pasos no tienen límite.
rule-7-7 = Recuperarse
    .summary = Una unidad desorganizada solo puede hacer una cosa: quitarse el marcador, gratis.

## Ataques y barreras

rule-8 = Atacar
    .summary = Un ataque apunta a un hexágono alemán, una vez por fase, y necesita infantería o Rangers adyacentes que puedan alcanzarlo; cada unidad que participa gasta una acción, o actúa gratis. La infantería pesada con toda su fuerza se suma desde dos hexágonos; carros, contracarros y antiaéreos dentro de su alcance, si están junto al blanco, junto a la infantería o bajo mando; la artillería dentro de su alcance, bajo el cuartel general que manda a la infantería; y el fuego naval por radio. Desde abajo nadie tira de lejos a una posición en la altura cuyo campo no cubre la playa; los escarpes no se atacan hacia arriba y los acantilados nunca, salvo por quien puede tirar de lejos. Los alemanes se revelan; la fuerza se compara con la suya, duplicada por el terreno, y las armas de los atacantes con las que piden los alemanes; la tabla da el resultado. El flanqueo necesita dos hexágonos que no se toquen, o tres hexágonos si lo piden la unidad y el marcador; un héroe vale por un arma, menos el flanqueo, si está junto al blanco, o un punto; un marcador naval por fuego naval, artillería y demolición, y nueve puntos; un cuartel general por la radio de quienes están junto al blanco. El mando es el del comienzo de la fase. Las unidades vencidas de la 352.ª División que están comunicadas vuelven a la reserva divisionaria, las demás se pierden; nadie avanza.
rule-8-4 = Barreras de fuego
    .summary = Un carro puede hacer una barrera sobre un hexágono alemán ocupado, a su alcance pero no adyacente, si el carro está en el campo de fuego del blanco, o si lo está una infantería no desorganizada y una de las dos unidades está bajo mando. Una carta de fuego y la fuerza del carro dan el resultado en la tabla: nada, desorganizada, o desorganizada y sin su marcador de profundidad. Pueden caer varias barreras sobre una posición, pero entonces no se la ataca en esa fase; desde abajo no se ven las alturas sin campo sobre la playa, y los refuerzos sin revelar no son blanco. Un marcador de fuego naval hace una barrera gratuita sobre cualquier punto fuerte o refuerzo revelado en cuyo campo haya infantería no desorganizada con radio o bajo un cuartel general: la unidad queda desorganizada, se retira su marcador y se gasta el naval, y ese hexágono no se ataca en la fase.
rule-9-4 = Refuerzos por el marcador de un punto fuerte
    .summary = Cuando el marcador de profundidad revelado en un punto fuerte pide ayuda, se retira y un refuerzo táctico, si queda alguno, va a la posición de refuerzo comunicada más cercana a ese punto fuerte; a igualdad, la más cercana a una unidad estadounidense, luego el número más bajo, contando 0 si no tiene.

## Fin del turno y victoria

rule-VI = Fin del turno
    .summary = Las cartas del turno se descartan, se barajan de nuevo con el mazo cuando lo dice el registro de turnos (turnos 6 y 13), y empieza el turno siguiente. La partida sigue hasta una catástrofe o el final del escenario.
rule-13 = Ganar y perder The First Wave
    .summary = La partida dura hasta que una división sufre una catástrofe o hasta que acaba el turno 16; entonces deciden los puntos.
rule-13-1 = Catástrofe
    .summary = La partida se pierde en el acto cuando ocho unidades de infantería regular de una división están reducidas a un paso o perdidas. La infantería pesada cuenta, los Rangers no.
rule-13-2 = Puntos de victoria
    .summary = Al final del turno 16 vale un punto cada hexágono de punto fuerte en manos estadounidenses, y los de dos hexágonos valen dos juntos o ninguno; vale un punto cada posición de refuerzo, y cinco cada una de las cuatro vaguadas si están en manos estadounidenses todos sus hexágonos más allá de la barrera contracarro. Un hexágono cuenta si una unidad estadounidense lo ocupa o controla, o si ninguna línea alemana llega a él, si tiene línea de comunicación estadounidense y si ninguna unidad alemana, ni siquiera desorganizada, lo tiene en su campo de fuego. Con diecinueve puntos se gana.

## Control y comunicación

rule-12 = Control y comunicación
    .summary = Abre el capítulo sobre el control y las líneas de comunicación de ambos bandos.
rule-12-1 = Control estadounidense
    .summary = La infantería con un paso, la artillería, los contracarros, los antiaéreos y los cuarteles generales controlan el hexágono en que están; los generales y los héroes no controlan nada. La infantería con dos o tres pasos y los carros, aun desorganizados, controlan también los hexágonos adyacentes; pero desde la playa, la explanada o una vaguada no controlan los de la altura.
rule-12-2 = Comunicación alemana
    .summary = Una posición alemana está comunicada si un camino de cualquier longitud la une a un hexágono de salida, de la A a la G, sin hexágonos ocupados o controlados por los estadounidenses, sin terreno quebrado, playa ni explanada junto a la playa. Una unidad alemana anula el control estadounidense de su hexágono. Una posición vacía puede estar ella misma bajo control estadounidense; un refuerzo en su posición puede empezar su camino por un hexágono de bocage adyacente que los estadounidenses controlen sin ocuparlo. Sin comunicación una posición no recibe refuerzos ni marcadores de profundidad, y su unidad no se retira.
rule-12-3 = Comunicación estadounidense
    .summary = Solo la pide el final de la partida: un camino de cualquier longitud desde el hexágono hasta una playa, sin campos de fuego alemanes, ni siquiera de unidades desorganizadas, sin terreno quebrado y sin cruzar escarpes ni acantilados.
