### Español: las reglas de A Bloody Summer con palabras nuestras. El inglés está en data/bloody/rulebook.toml.

## 0: términos y fichas

rule-0 = Términos y escala
    .summary = Cada hexágono equivale a unos seis kilómetros y cada turno a siete días. Lo que pasa en los hexágonos está en el mapa; lo que pasa en las casillas estratégicas, fuera.
rule-0-1 = Fichas
    .summary = Hay fichas de unidades, del batallón a la división, y de cuarteles generales de cuerpo. Su orden de batalla está resumido.
rule-0-1-1 = Cuarteles generales de cuerpo
    .summary = El CG tiene una cara lista y otra agotada, una bonificación en columnas y un valor de movimiento. Se voltea al combatir o al mover de forma extendida y la fase final lo devuelve a listo. No es unidad de combate; tiene apoyo mientras lo acompañe un marcador de ofensiva.
rule-0-1-2 = Unidades de combate
    .summary = La unidad muestra ataque, movimiento, defensa y valor de apilamiento, y tiene entre uno y tres pasos; con más de seis puntos de movimiento va motorizada. Solo los acorazados arrasan y rompen el frente. La guarnición está fija, no ataca ni tiene ZOC, no se retira y se bombardea peor; la Festung es una guarnición fortificada, fuera del mapa una casilla propia, abastecida siempre y con sitio para cinco puntos de unidades.
rule-0-2 = Marcadores
    .summary = Abre el apartado de los marcadores.
rule-0-2-1 = Marcadores de ofensiva
    .summary = Reservas para las grandes operaciones: con ellas un CG combate o mueve lejos fuera del mapa. Caben dos por hexágono, aparte del apilamiento; sin defensa ni bando, siguen motorizados a su CG, doce puntos a lo sumo, y pueden capturarse.
rule-0-2-2 = Marcadores de control
    .summary = Indican de quién es cada hexágono o casilla.

## 1: secuencia

rule-1-0 = Secuencia de juego
    .summary = El turno consta de tiempo y aviación, logística y administración; de la fase A, en la que cada jugador recibe, mueve y combate por orden, con su fase final; de la fase B, igual; y del cierre.
rule-1-1 = La secuencia en detalle
    .summary = Abre el apartado de los pasos del turno.
rule-1-1-1 = Inicio del turno
    .summary = Abre el apartado de tiempo, logística y administración.
rule-1-1-1-1 = Tiempo y poder aéreo
    .summary = A partir del turno 2 el aliado tira por el tiempo; cada turno malo seguido quita uno al dado, dos como mucho. Un seis natural obliga a mirar si hay tormenta al empezar A y B: esta anula en su fase flota, apoyo, bombardeo, interdicción táctica y desembarcos. Las fichas aéreas salen de sus copas según el tiempo y reciben misión.
rule-1-1-1-2 = Fase logística
    .summary = El aliado avanza sus puertos, se mira el suministro de ambos y cada cual tira por sus marcadores de ofensiva: los aliados van a la reserva estratégica y los alemanes a depósitos con hueco. Después van de uno en uno a los CG, por turnos; empieza quien tenga más, y con igualdad el aliado.
rule-1-1-1-3 = Fase administrativa
    .summary = Ambos tiran un dado y suman sus CG con apoyo en el mapa: la cifra mayor da la iniciativa; si empatan, es aliada con cielo despejado y alemana si no. El dado alemán trae además los reemplazos. Lo que descansa se recupera, lo destruido empieza a hacerlo y las tropas especiales aliadas pueden volver a la reserva a punto por unidad.
rule-1-1-2 = Fase de movimiento
    .summary = Abre el apartado de llegada y movimiento.
rule-1-1-2-1 = Llegada y cambio de mapa
    .summary = Desde una casilla coloreada se pasa a sus hexágonos de entrada si no los ocupa el rival, y desde un hexágono con letra a su casilla. Los refuerzos llegan a la reserva aliada o a casillas alemanas; en el turno 1 hay alemanes que aparecen ya en un hexágono de entrada.
rule-1-1-2-2 = Movimiento
    .summary = En el mapa el jugador de turno mueve cuanto quiera. Fuera, avanza por las líneas una o dos casillas, con interdicción, pagando un marcador o saliendo de la confusión con el dado; al entrar donde hay enemigos, se para en confusión.
rule-1-1-3 = Fase de combate
    .summary = Uno tras otro, los CG del jugador de turno pasan o combaten. Para combatir hace falta apoyo y gastar un marcador; sus unidades atacan, se aplica todo y el CG queda agotado antes de que actúe otro.
rule-1-1-4 = Fase final
    .summary = Aviones y buques gastados vuelven a servir, se quitan las marcas de afectado, los CG quedan listos y la fase avanza.
rule-1-1-5 = Cierre del turno
    .summary = Los aviones regresan a sus copas, cada unidad se quita un nivel de desorganización y empieza otro turno.
rule-1-2 = Fin de la partida
    .summary = Termina tras el último turno del escenario, o al instante con una victoria automática.

## 2: terreno y apilamiento

rule-2 = Terreno
    .summary = Abre el capítulo de apilamiento y terreno.
rule-2-1 = Apilamiento
    .summary = Un hexágono admite cinco puntos, una unidad de valor cero y un CG, y se mira solo al acabar de mover; las casillas no tienen tope. Estadounidenses y británicos no comparten hexágono ni casilla.
rule-2-2 = Efectos del terreno
    .summary = Manda el terreno del centro del hexágono. Por carretera o vía férrea, siguiéndola, no se pagan los obstáculos. La infantería motorizada puede ir a pie en la fase que quiera; los paracaidistas aliados van a pie hasta recibir suministro. En un pueblo el defensor decide si valen las casas o el terreno.

## 3: zonas de control

rule-3 = Zonas de control
    .summary = Controla los hexágonos de alrededor toda unidad de combate con valor de apilamiento uno o más, con las salvedades de la tabla de terreno. Unidades y CG se paran al entrar en ZOC rival, pueden pasar de una a otra y pagan por salir: nada los comandos, un punto los paracaidistas y dos los demás. Los amigos en el hexágono no la anulan.

## 4: movimiento

rule-4 = Movimiento
    .summary = Abre el capítulo del movimiento.
rule-4-1 = Regla general
    .summary = Abre el apartado del movimiento dentro y fuera del mapa.
rule-4-1-1 = Movimiento en el mapa
    .summary = Se mueve unidad por unidad y se paga cada hexágono según terreno y tipo de movimiento, sin guardar puntos. Siempre se puede avanzar uno si no es infranqueable. No se entra donde hay enemigos, salvo arrasando o en confusión. Acorazados y Panzergrenadier que hayan movido un hexágono o menos pueden quedar en reserva para explotar.
rule-4-1-2 = Movimiento fuera del mapa
    .summary = Por las líneas, dos casillas a lo sumo; acaba donde el rival esté o mande, aunque los acorazados cruzan lo que solo está controlado. De ordinario cada CG aliado desplaza una división una casilla; más que eso es movimiento extendido. Para salir, el alemán debe sacar menos que el valor de la casilla; en dos de ellas los partisanos suman dos. Con aliados al otro lado del Sena, las FFI se alzan en París.
rule-4-2 = Desembarco
    .summary = En su fase de movimiento el aliado trae refuerzos a las playas y puertos abiertos hasta la capacidad de cada depósito; los que no caben aguardan en la reserva estratégica.
rule-4-3 = Arrasamiento
    .summary = Una pila acorazada junto al enemigo puede arrollarlo por tres puntos más en el mapa, o ninguno fuera. Combate en el acto y sin marcador; si el defensor se retira, por donde diga el atacante, o cae, la pila sigue; si no, vuelve atrás y sufre un nivel. Un CG solo es apresado y un marcador cambia de dueño gratis.
rule-4-4 = Operaciones especiales
    .summary = Rangers, comandos y paracaidistas sin desorganizar pueden, si el dado les favorece en la tabla de salto e infiltración, cruzar lo infranqueable, escapar de la confusión o meterse en un hexágono enemigo y crearla: un hexágono por fase. El Día D rangers y comandos lo hacen sin dado y no se paran en la playa.

## 5: mando

rule-5 = Cuarteles generales y apoyo
    .summary = Abre el capítulo de mando, control y suministro por cuerpos; el mando se mira al empezar los combates.
rule-5-1 = Límites de mando
    .summary = El CG manda cinco divisiones y tres unidades sueltas de su ejército a cuatro hexágonos como mucho, o en su casilla y las contiguas. La 79.ª Acorazada británica siempre tiene mando y no cuenta. Ninguna unidad obedece a dos CG en el turno; en confusión el CG solo manda en su hexágono.
rule-5-2 = Movimiento extendido
    .summary = Fuera del mapa un CG abastecido gasta un marcador y sus unidades llegan más lejos o van más divisiones; luego queda agotado y no combate ese turno. Arrasar sí se puede.
rule-5-3 = Apoyo táctico
    .summary = Una vez por fase el CG puede ayudar a una lucha de sus unidades a dos hexágonos: en ataque con sus columnas, en defensa con una, dicho antes del dado. Un solo CG aliado por ataque; los alemanes pueden sumar varios. El CG que apoya se voltea; atacando gasta marcador, defendiendo no.
rule-5-4 = Destrucción de los CG
    .summary = El CG no lucha. Solo, cae ante cualquier ataque; apilado, solo si mueren luchando todas sus compañeras, y si no, nada le pasa. Vuelve como refuerzo al turno siguiente.

## 6: combate

rule-6 = Combate
    .summary = Abre el capítulo del combate.
rule-6-1 = Regla general del combate
    .summary = Se puede atacar a enemigos contiguos, sin obligación. En una fase la unidad ataca una vez y la atacan una vez, aparte de contraataque y explotación. Cada hexágono es un combate y lo defienden todos los que estén en él.
rule-6-2 = Bombardeo
    .summary = Antes de un ataque el aliado puede bombardear el hexágono, una vez por mar y otra por aire en cada fase, gastando puntos y tirando en la tabla. Acorazados y cruceros llegan a tres hexágonos y destructores a dos desde la costa de su flota, solo para su ejército. Las baterías alemanas en servicio pueden tirar en cada fase contra quien desembarque en una playa a su alcance. Con tormenta no lo hay.
rule-6-3 = Resolución
    .summary = Se suman ataque y defensa y se reducen redondeando hacia el defensor: 8 contra 3 es 2-1. El aliado decide su apoyo aéreo, quien ataca corre columnas a la derecha y el otro a la izquierda; un dado, con lo que cambie la élite, da el resultado. Los extremos son 1-3 y 6-1.
rule-6-4 = Resultados
    .summary = La tabla da a los dos bandos pasos perdidos y niveles de desorganización. La retirada saca del hexágono a todas las unidades, cada una por donde quiera su dueño.
rule-6-5 = Desorganizadas y afectadas
    .summary = Hay dos niveles de cada: la desorganización dura y baja uno por turno; lo afectado nace del bombardeo y se va. Otro nivel sobre D2 cuesta un paso; sobre A2 pasa a ser uno de desorganización. El nivel mayor de cada clase entre los que luchan da una o dos columnas al otro bando, y ambas clases se suman. El atacante puede no usar esas unidades.
rule-6-6 = Retirada
    .summary = La pila sin salida se pierde para siempre. Retirarse a ZOC rival cuesta un paso a cada unidad. Si no caben o se juntan los dos ejércitos aliados, se sigue retirando; lo que no encuentre sitio muere. Algún terreno la agrava, y el apoyo aéreo a los alemanes.
rule-6-7 = Avance
    .summary = Si el defensor se retira o desaparece, una pila atacante puede adelantarse uno o dos hexágonos sin pagar terreno ni mirar ZOC.
rule-6-8 = Explotación
    .summary = Con un resultado que lo permita el CG gana otra activación gratis: mueven y atacan dos de sus pilas en reserva, y puede gastar un marcador en apoyarlas. No existe fuera del mapa.
rule-6-9 = Contraataque
    .summary = Tras un avance sin explotación, el defensor puede usar un CG listo a dos hexágonos y golpear a la pila que ocupa lo perdido con las unidades que se retiraron o las contiguas al hexágono o a ellas; mueven uno. Vale un marcador, nada si está vacío, y no da pie a otro. No existe fuera del mapa.
rule-6-10 = Bajas y reemplazos
    .summary = Perder un paso voltea la ficha o trae su segunda; sin pasos va a las destruidas y puede rehacerse descansando, salvo que cayera al retirarse. El aliado rehace lo que quiera; el alemán, según los reemplazos de cada clase, y guarda los que sobren.
rule-6-11 = Confusión
    .summary = Si tras luchar un desembarco o un salto nadie se va ni muere, todos quedan juntos en confusión. Cualquiera puede entrar; para salir hay que acabar con el enemigo o ser tropa especial. Allí no hay bombardeo ni apoyo aéreo.
rule-6-12 = Combate fuera del mapa
    .summary = Los enemigos de una casilla están en confusión y luchan todos, sin retirada, explotación ni contraataque. Quien quiera irse tira interdicción con uno menos por columna sobre la par, o uno más por columna debajo, y solo a casilla propia; con partisanos, en cambio, se suman dos.
rule-6-13 = Asedio
    .summary = El aliado puede asaltar una Festung o asediarla: sin alemanes en la casilla fuera de los muros y con unidades cuya defensa llegue a la mitad de la de dentro. El asedio puntúa.

## 7: logística

rule-7 = Logística
    .summary = Está abastecida la unidad con línea hasta un CG abastecido; se mira al empezar el turno.
rule-7-1 = Depósitos aliados
    .summary = Playas y puertos sirven a su ejército una vez tomados, construidos y abiertos, sin ZOC rival, que en la playa da igual. En un puerto con ZOC la obra se detiene. Si entra el enemigo el depósito se pierde, menos el de Cherburgo.
rule-7-1-1 = Mulberries
    .summary = El A, en Saint-Laurent, y el B, en Arromanches, tardan dos turnos; empiezan reducidos y al turno siguiente están completos. En cada tormenta se pierden para siempre con 4 o más.
rule-7-1-2 = Puertos menores y playas
    .summary = El puerto menor tarda dos turnos; la playa se abre en el acto al voltear su guarnición.
rule-7-1-3 = Cherburgo
    .summary = A los tres turnos hay puerto reducido y tres después completo. Si los alemanes ocupan el hexágono un turno entero cae a la mitad, y a los dos turnos desaparece.
rule-7-2 = Depósitos alemanes
    .summary = El puerto de Cherburgo y, fuera del mapa, Paso de Calais, París, Le Mans, Rennes y Brest. Cherburgo da un marcador por turno haga el tiempo que haga. Los que no tienen defensa se pierden si en su casilla solo hay aliados; la confusión los cierra.
rule-7-3 = Líneas de suministro
    .summary = Abre el apartado de las líneas de suministro.
rule-7-3-1 = Suministro de una unidad
    .summary = Camino de cualquier largo por hexágonos aptos para vehículos y sin ZOC rival hasta un CG abastecido, y desde él por carretera a un depósito; solo en esto la unidad amiga anula la ZOC de su hexágono. Las líneas entre casillas son carreteras.
rule-7-3-2 = Suministro de un CG
    .summary = Por carretera sin cortes, larga como sea, hasta un depósito propio abierto, o teniendo consigo un marcador de ofensiva. Sin suministro no recibe marcadores.
rule-7-4 = Sin suministro
    .summary = Dura hasta la siguiente fase logística: nada de ataque, media defensa hacia arriba y medio movimiento para lo motorizado y los CG; el resto mueve igual. Fuera del mapa no se mueve.
rule-7-5 = Suministro aéreo
    .summary = Con tiempo despejado o cubierto el aliado puede abastecer por turno a infantería aislada hasta cuatro puntos de apilamiento.

## 8: coordinación

rule-8 = Coordinación aliada
    .summary = La 2.ª DB francesa vale como estadounidense; canadienses, polacos y belgas, como británicos. Cada CG manda en su ejército; los dos no atacan ni se apilan juntos, y buques y aviones sirven solo al suyo.

## 9: aviación

rule-9 = Poder aéreo aliado
    .summary = Se reparten las fichas sacadas: ante todo los cazabombarderos que exija el dado a la superioridad, y luego interdicción de ambas clases, apoyo y bombardeo. Una sola clase de misión por ficha y turno.
rule-9-1 = Apoyo aéreo táctico
    .summary = Antes de calcular la proporción puede ayudar un cazabombardero del mismo ejército: una columna para el aliado atacando o defendiendo, salvo en ciertos terrenos. En arrasamientos y explotación solo vale desde el turno 7 y para estadounidenses. Los alemanes que se retiran bajo él sufren un nivel de desorganización.
rule-9-2 = Interdicción táctica
    .summary = Hasta cuatro cazabombarderos, da igual el país, uno por zona, doblan en ella lo que cuestan el terreno claro y los ríos. En pueblos y bosques no se nota.
rule-9-3 = Bombardeo aéreo
    .summary = Los bombarderos medios disponibles pueden castigar a la pila que ataca o defiende antes de la lucha. Si son al menos la mitad de la fuerza, el dado gana uno; los ligeros son medios, pero no para esto.
rule-9-4 = Bombardeo de alfombra
    .summary = Una vez por turno y país los pesados, con medios si se desea, pueden machacar un hexágono o dos contiguos, mitad y mitad. Cada pesado da dos puntos al alemán y tarda dos turnos en volver. Sobre casas deja escombros: dos puntos más de movimiento por ficha, o uno en cada uno de dos hexágonos. En 0A se permite contra playas y baterías sin tope ni castigo.
rule-9-5 = Interdicción estratégica
    .summary = Cada casilla puede recibir un pesado, uno o dos medios, o uno o dos cazabombarderos, para que a los alemanes les cueste salir.

## 10: Día D

rule-10 = El Día D
    .summary = El turno 0 va por fases propias. En él y en el 1 la iniciativa es aliada, todo está abastecido y los CG luchan sin gastar; solo apoyan los que ya están en tierra. En el turno 0 lo afectado dura hasta su final.
rule-10-O-1 = Fase O: los saltos
    .summary = De noche, sin buques ni aviones, los paracaidistas saltan en sus zonas con dos dados: con 5 y 6 se desorganizan, con 6 o más caen un hexágono más allá, nunca en casas ni mar. Si caen sobre el enemigo luchan ya, con confusión si nadie cede. Los demás pueden mover uno y atacar al lado.
rule-10-O-2 = Fase O: reacción alemana
    .summary = Los alemanes contiguos a aliados pueden actuar: meterse en la confusión o atacar al lado.
rule-10-A-1 = Fase A: los desembarcos
    .summary = Aviación y flota baten playas y baterías. La primera oleada asalta; sus carros tiran por llegar a nado, y todo va una columna a la izquierda salvo rangers o comandos solos; quien quede con el enemigo está en confusión. La 79.ª espera frente a una playa británica hasta que se limpie. Luego lo que está en tierra mueve la mitad, llegan la segunda oleada, el 5.º de Rangers y los comandos, y en tierra cabe apoyo aéreo.
rule-10-A-2 = Fase A: reacción alemana
    .summary = Todo lo alemán del mapa puede actuar con medio movimiento, sin el estratégico. Aclara el día; aviones y buques aliados no se recuperan para B.
rule-10-B-1 = Fase B: segundo empuje
    .summary = Lo que está en el mapa sin confusión mueve la mitad; llegan las últimas oleadas y los CG que quepan, y el resto queda en la reserva; después se combate.
rule-10-B-2 = Fase B: reacción alemana
    .summary = Lo mismo que en A: medio movimiento y combate corriente para cuanto alemán haya en el mapa.
rule-10-B-3 = Final del turno 0
    .summary = Puede llegar en planeador la 6.ª Brigada británica. Se quita lo afectado, baja un nivel la desorganización, los CG quedan listos, los aviones salen del mapa y el turno 1 empieza despejado.

## 11: escenarios

rule-11 = Escenarios
    .summary = Dos jugadores, o tres si un aliado lleva a los estadounidenses y otro a los británicos. Hay unidades colocadas y otras por turno; la aviación se divide en tres copas con seis pesados, cuatro medios y ligeros y doce cazabombarderos; cada depósito alemán empieza en su casilla.
rule-11-1 = La carrera a Cherburgo
    .summary = Del turno 1 al 4, de la columna 17 al oeste, sin reemplazos ni pesados y con la mitad de los marcadores y de la aviación estadounidense. Gana el estadounidense según cuándo tenga los dos hexágonos de Cherburgo; el alemán, si la conserva, más aún con dos divisiones ligadas al sur, y del todo si pisa Utah siendo suyas Cherburgo y Saint-Vaast.
rule-11-2 = Operación Cobra
    .summary = Turnos 7 a 12 con todo el mapa; se empieza despejado, a cero puntos y con dos marcadores aliados. Los refuerzos y la victoria, los de la campaña.
rule-11-3 = La campaña
    .summary = De la noche del 6 de junio a finales de agosto. Puntúan pasos, élite, ciudades, depósitos, asedios, Festungen y París, frente a veinte por turno del alemán; veinticinco da victoria marginal y cincuenta decisiva. El aliado gana en el acto con París, Cherburgo y dos puertos atlánticos, con París y Paso de Calais, o si al alemán le quedan menos de diez unidades; el alemán, con cuatro playas.
