### Español: las reglas de Campanha da Normandia con nuestras palabras. El inglés está en data/campanha/rulebook.toml.

## 1 a 3: el material y la secuencia

rule-1-0 = Introducción histórica
    .summary = Por qué ambos bandos lucharon por Normandía en el verano de 1944 y cómo acabó todo. Sirve de ambientación y no exige nada a los jugadores.
rule-2-0 = Contenido de la caja
    .summary = Encabeza lo relativo al mapa, las fichas, las tablas y los registros.
rule-2-1 = El mapa
    .summary = Normandía en hexágonos; el reglamento cuenta 525, cifra que cuadra con la tierra y la costa sin el mar abierto.
rule-2-2 = Las fichas
    .summary = 231 unidades: 107 alemanas, de ellas 21 de las Waffen-SS, 68 estadounidenses, 47 británicas, 8 canadienses y una de voluntarios soviéticos bajo mando alemán. Los marcadores no se cuentan.
rule-2-2-1 = Qué muestra una ficha
    .summary = Tamaño, número, división, arma, ataque, defensa y movimiento. Las fichas sin división son independientes; los números romanos señalan la artillería de cuerpo y los arábigos la de ejército. La ficha del ejemplo, el 120.º Regimiento de la 30.ª División estadounidense, es 3-4-8.
rule-2-3 = Las tablas
    .summary = Combate, terreno, bombardeo de artillería y bombardeo en alfombra, con la de vulnerabilidad, que el bombardeo necesita. Otras reglas dicen cuándo se usa cada una.
rule-2-4 = Registros y marcadores
    .summary = Encabeza el registro de turnos, el aéreo, el de bombarderos pesados y los dados.
rule-2-4-1 = Registro de turnos
    .summary = Turnos 0 a 16. El turno 0 es el 6 de junio de 1944 y cada uno de los siguientes representa tres días, de modo que la partida acaba en vísperas de la Operación Cobra.
rule-2-4-2 = Registro de poder aéreo
    .summary = Lleva la cuenta de los puntos aéreos aliados del turno; los alemanes no tienen ninguno.
rule-2-4-3 = Registro de bombarderos pesados
    .summary = Dos casillas que cuentan los bombardeos en alfombra aliados.
rule-2-4-4 = Dados
    .summary = Los combates se deciden con dos dados. El movimiento nunca los necesita.
rule-3-0 = Secuencia de juego
    .summary = Cada turno sigue este orden: movimiento aliado, combate aliado, movimiento alemán, combate alemán. En el turno 0, tras el combate aliado, llega la 1.ª Brigada de Comandos británica: por 3011 hasta un hexágono de la 6.ª Aerotransportada o, si 3011 está cerrado, a otra playa británica, donde se queda.

## 4: movimiento

rule-4-0 = Movimiento
    .summary = Pasar de un hexágono a otro cuesta puntos según el terreno, hasta la capacidad de la ficha. Pueden quedar puntos sin usar, pero ni se guardan, ni se prestan, ni se suman entre fichas que se mueven juntas.
rule-4-1 = Límites al movimiento
    .summary = Encabeza el apilamiento y las zonas de control.
rule-4-1-1 = Unidades amigas: apilamiento
    .summary = En un hexágono caben como máximo cuatro unidades de un bando. Un hexágono lleno se puede atravesar, pero no acabar en él.
rule-4-1-2 = Unidades enemigas: zonas de control
    .summary = Los seis hexágonos que rodean a una unidad son su zona de control: el enemigo que entra en ella se detiene. La unidad que empieza su movimiento en contacto sale pagando un punto más o ataca; solo puede quedarse quieta en terreno dominante, es decir, con más columnas de defensa que los enemigos en contacto con ella. La que no puede hacer ni lo uno ni lo otro debe atacar, las que acaban de entrar en contacto deben hacerlo siempre, y los enemigos nunca comparten hexágono.
rule-4-2 = Entrada y salida del mapa
    .summary = Encabeza los refuerzos, las salidas y los lanzamientos aéreos.
rule-4-2-1 = Entrada
    .summary = Los refuerzos aliados llegan por las playas de invasión, por Cherburgo una vez tomada o por aire; los alemanes, por los bordes sur y este. Todos pagan el primer hexágono y pueden entrar ya en contacto. En el turno en que entra, un refuerzo alemán tiene 10 puntos de movimiento y cuenta como motorizado.
rule-4-2-2 = Salida
    .summary = Ambos bandos pueden salir por los bordes sur y este, moviendo o en retirada, y no por ello pierden la unidad. Los Aliados ya no vuelven; los alemanes pueden volver por el mismo borde desde el turno siguiente, o en el mismo movimiento por las carreteras impresas fuera del mapa, contadas en hexágonos de carretera. La 82.ª y la 101.ª Aerotransportadas estadounidenses se retiran en el turno 13, o en cuanto dejan de estar rodeadas.
rule-4-2-3 = Tropas aerotransportadas
    .summary = En el turno 0 se tira un dado por cada unidad paracaidista: las estadounidenses llegan enteras con un 6, las británicas con un número par, y las demás reducidas; ese turno no se mueven salvo por combate. En el turno 1 el 325.º y la 6.ª Brigada de planeadores aterrizan sin tirada en un hexágono de su división, o llegan por mar en el turno 2 si ninguna unidad aliada ocupa sus hexágonos de salto; el 327.º desembarca en Utah.

## 5: combate

rule-5-0 = Combate
    .summary = Las unidades adyacentes a enemigos al acabar una fase de movimiento están en contacto, y el bando que acaba de mover es el atacante.
rule-5-1 = Resolución de un combate
    .summary = Un combate pasa por la proporción, el terreno, el cerco, las divisiones, los dados y el resultado, en el orden de los apartados que siguen.
rule-5-1-1 = Proporción de fuerzas
    .summary = Ataque total contra defensa total: se divide la mayor entre la menor y se descarta la fracción. El atacante compromete su fuerza antes de poder conocer la de la defensa, y nada cambia una vez que el defensor ha respondido. En el turno 5 los ataques aliados pierden una columna.
rule-5-1-2 = Terreno
    .summary = El terreno desplaza la columna a la izquierda en favor del defensor y nunca ayuda al ataque; los alemanes ganan otra columna en todo hexágono costero. Los alemanes en Caen ignoran la retirada de DRI y DRB, y no tienen que retirarse tras ningún resultado salvo DE, en ataque o en defensa, si el otro hexágono de Caen ya era aliado al empezar el turno. Las unidades acorazadas, la caballería y los cañones de asalto atacan las colinas sin trabas y también los pantanos, en los que nunca entran, pero solo una puede sumarse al ataque a un hexágono de bocage; ahí, y contra unidades acorazadas o artillería antiaérea, la pérdida de AE, ARB o AVB recae en una de ellas.
rule-5-1-3 = Cerco
    .summary = Los defensores sin ningún hexágono al que retirarse fuera de zonas de control enemigas dan una columna al atacante. Un borde del mapa por el que puedan salir cuenta como escapatoria.
rule-5-1-4 = Divisiones completas
    .summary = La división que combate con todas sus fichas da una columna a su bando, en ataque o en defensa. Las alemanas 265.ª, 266.ª, 275.ª y 343.ª no la dan nunca, pues solo una parte de ellas llegó a Normandía.
rule-5-1-5 = Los dados
    .summary = La suma de dos dados señala la fila de la tabla de combate.
rule-5-1-6 = Resultados
    .summary = Qué significan los códigos: pérdidas de una unidad que elige su dueño, retirada de todo un bando, eliminación, el intercambio (EMP) y el punto muerto (IMP). Tras DE los demás defensores se retiran sin excepción.
rule-5-2 = Avance tras el combate
    .summary = El atacante que ha vencido puede ocupar el hexágono desocupado; tras EMP, que es un empate, nadie avanza. Las unidades acorazadas, la caballería, la infantería motorizada y los cañones de asalto pueden seguir un hexágono más, de terreno despejado a terreno despejado, pueblo o ciudad, sin río ni fortificación de por medio; la artillería, la antiaérea y los lanzacohetes nunca avanzan. Las zonas de control no cuentan, nadie está obligado, y las carreteras no convierten otro terreno en despejado.
rule-5-3 = Retirada
    .summary = Una retirada no puede acabar en un hexágono con enemigos ni en una zona de control enemiga. La unidad que no puede cumplirlo es eliminada.
rule-5-3-1 = Retirada en cadena
    .summary = Retirarse a un hexágono lleno desplaza a otro hexágono a una unidad, a elección de su dueño, de modo que queden cuatro.
rule-5-3-2 = Retirada a través de un río
    .summary = Las unidades acorazadas, la caballería y la artillería autopropulsada sufren una pérdida al retirarse a través de un río, y son eliminadas si el combate ya les había costado una. Las demás armas cruzan sin daño.
rule-5-3-3 = Retirada de unidades rodeadas
    .summary = Las unidades rodeadas pasan por un hexágono en zona enemiga y siguen hasta un segundo, con una pérdida cada una; la que ya ha sufrido una pérdida en el combate es eliminada. Pasar por donde hay unidades amigas libra de esa eliminación y de la pérdida en el segundo hexágono, pero el segundo hexágono tiene que estar igualmente fuera de zonas enemigas: la que no encuentra ninguno es eliminada. El dueño elige el orden. Retirarse al mar destruye la unidad. Las fichas con movimiento 0 nunca se mueven, no tienen que atacar aunque estén en contacto, y DRI o DRB las elimina.

## 6 a 10: aviación, pérdidas, artillería, puertos y barcos

rule-6-0 = Poder aéreo
    .summary = Los Aliados tienen 50 puntos aéreos por turno y 10 más por cada aeródromo tomado. Los alemanes no tienen ninguno.
rule-6-1 = Uso de los puntos aéreos
    .summary = Los puntos se marcan al empezar el turno y se gastan en combates de la fase de cualquiera de los bandos, en ataque o en defensa, tantos como quiera el jugador aliado, hasta agotarse.
rule-6-2 = Ataque aéreo
    .summary = Los puntos pueden bombardear por sí solos un hexágono: los puntos multiplicados por la suma de la vulnerabilidad aérea de sus unidades dan la columna, desplazada por el terreno salvo los ríos, y dos dados dan la fila. Seis puntos contra dos unidades de infantería y una acorazada hacen 24.
rule-6-3 = Bombardeo en alfombra
    .summary = Antes de su movimiento, en dos turnos no consecutivos a partir del 8, el jugador aliado señala un hexágono: en él y en cada uno de sus seis vecinos se tira en la tabla correspondiente, también donde hay unidades amigas. No cuenta como ataque a esos hexágonos. Las observaciones añaden: sin puntos aéreos en el turno 5, ninguno se guarda, los totales anunciados los incluyen, de 5 a 10 puntos por ataque aéreo, y ningún hexágono atacado dos veces en un turno.
rule-7-0 = Pérdidas y recuperación
    .summary = La primera pérdida da la vuelta a la unidad por su cara reducida, la segunda la elimina; el movimiento no cambia. Solo se recuperan las unidades aliadas, si pasan sin contacto su propia fase de movimiento, y no en el turno 5.
rule-8-0 = Artillería
    .summary = La artillería se mueve como la infantería y bate hexágonos a su alcance sin entrar en contacto; en apoyo, el alcance se mide hasta el hexágono del defensor. Una vez adyacente combate como cualquier unidad. Sola, bombardea con su ataque multiplicado por la vulnerabilidad a la artillería; los ataques de artillería sola, en contacto o no, no tienen ayuda aérea. Cada ficha interviene en un combate por fase, incluida su propia defensa, y varias pueden intervenir en el mismo.
rule-9-0 = Mulberries
    .summary = Dos puertos artificiales se abren en el turno 4 en 2009 y 2409 si 2010 y 2410 cayeron en el turno 0; si no, cuatro turnos después de que caigan, y nunca si un enemigo ha ocupado el hexágono después del turno 0; no se pueden trasladar. Quien desembarca allí, o en Cherburgo una vez tomada, no paga el primer hexágono. Cada puerto tira un dado contra la tormenta del turno 5; con uno solo en el turno 9 los Aliados pierden una columna en todos los combates desde entonces, y sin ninguno pierden además la recuperación y los ataques solo con artillería, hasta que cae 0603.
rule-10-0 = Apoyo naval
    .summary = Los barcos dan a los Aliados una columna en los ataques de las unidades que desembarcan en el turno 0, en los ataques a Cherburgo y en todo combate cuyo defensor esté a tres hexágonos o menos de la costa entre Utah y Sword. El hexágono 1509 no cuenta como esa costa, y Carentan queda fuera de alcance.

## 11: preparación y victoria

rule-11-0 = Preparación: los ejércitos
    .summary = Quién mandaba qué el 6 de junio de 1944 y qué cuerpo de ejército fue a cada playa.
rule-11-1 = Colocación de las unidades
    .summary = Ambos bandos empiezan según las listas. Los refuerzos estadounidenses desembarcan en Omaha o Utah, los británicos y canadienses en Gold, Juno o Sword, y los alemanes llegan por los bordes este y sur.
rule-11-1-1 = Despliegue inicial aliado
    .summary = Hexágonos de salto y de desembarco de la primera oleada. La unidad que no logra entrar en su hexágono es destruida.
rule-11-1-2 = Despliegue inicial del Eje
    .summary = Dónde está la guarnición alemana la mañana del desembarco.
rule-11-1-3 = Refuerzos aliados
    .summary = Llegadas por turno, desde los comandos del turno 0 hasta la 28.ª División estadounidense del turno 16.
rule-11-1-4 = Refuerzos alemanes
    .summary = Llegadas por turno y por borde: este, sur o el hexágono 1125, en Avranches.
rule-11-2 = Objetivos
    .summary = Al final cada bando puntúa las poblaciones de la lista que están en su poder, desde 5 puntos hasta los 30 de Caen, 250 en total.
rule-11-2-1 = Puntos aliados
    .summary = Dos puntos por cada unidad alemana destruida y dos por cada unidad aliada que salió por el borde sur.
rule-11-2-2 = Puntos del Eje y victoria
    .summary = Diez puntos por cada unidad aliada destruida. Al final se descuenta un tercio de las pérdidas alemanas, redondeado hacia abajo; gana el total más alto.
