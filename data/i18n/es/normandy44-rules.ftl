### Español: las reglas de Normandy '44 con nuestras palabras. El inglés está en data/normandy44/rulebook.toml.

## 1: Introducción

rule-1 = Introducción
    .summary = El 6 de junio de 1944 los Aliados desembarcan e intentan ampliar sus cabezas de playa, tomar Cherburgo y cuantos pueblos puedan; los alemanes intentan arrojarlos al mar o impedírselo.

## 2: Componentes

rule-2 = Componentes
    .summary = Encabeza el capítulo sobre mapa, fichas y marcadores.
rule-2-1 = Contenido
    .summary = Un mapa, dos planchas de fichas, el reglamento, un dado de seis caras y cinco hojas de tablas.
rule-2-2 = El mapa
    .summary = Solo está en juego la cuadrícula, además de la franja de los asaltos a las playas. Las curvas de nivel no cuentan, solo los hexágonos de cima; un río dentro de un pueblo, ciudad o hexágono inundado se pasa por alto, y el Orne con su canal es un solo río mayor.
rule-2-3 = Las fichas
    .summary = Las unidades de combate son batallones, regimientos y brigadas, o guarniciones de lugares fortificados; los marcadores registran lo demás.
rule-2-3-1 = Valores de una unidad
    .summary = La fuerza sirve para atacar y defender, y entre paréntesis solo para defender. El movimiento es lo que una unidad puede gastar y aún atacar; con 0 nunca se mueve y se pierde si debe retirarse. La calidad y el valor de blindaje sirven en varias reglas de combate.
rule-2-3-2 = Tamaño de las unidades
    .summary = Los símbolos de tamaño, del batallón al ejército; el más indica una unidad reforzada y el menos, que parte de ella está en otro lugar.
rule-2-3-3 = Tipos de unidad
    .summary = Toda unidad es mecanizada o no, y de ello depende lo que paga por moverse. Son de tipo infantería las no mecanizadas, los panzergrenadier y la infantería motorizada. Las acorazadas llevan silueta o un símbolo que representa carros con infantería.
rule-2-3-4 = Colores de las unidades
    .summary = El color indica el ejército o servicio: 1.º estadounidense, 2.º británico con los canadienses, ejército alemán, Waffen-SS, Luftwaffe, marina, Organización Todt.
rule-2-3-5 = Unidades grandes
    .summary = Algunas unidades tienen tres pasos. Con la segunda pérdida las sustituye un cuadro de su tipo.
rule-2-3-6 = Siluetas
    .summary = Unidad con la imagen de un carro, un cañón de asalto o un 88 en vez de símbolo: una se apila gratis, el ametrallamiento puede costarle un paso, y ni tiene ni favorece un bono de defensa.
rule-2-3-7 = Puntos fuertes
    .summary = Fortificaciones guarnecidas que actúan como unidades sin movimiento.
rule-2-3-8 = Marcadores
    .summary = Nunca cuentan para apilar y muestran estados, apoyo aéreo y naval y suministros.
rule-2-4 = Abreviaturas
    .summary = Las siglas del reglamento.

## 3: Secuencia de juego

rule-3 = Secuencia de juego
    .summary = Un turno es un día: fase inicial de tiempo, puertos, suministro y reemplazos; luego el turno alemán y el aliado, cada uno de seis fases (reemplazos, movimiento, combate, reserva, recuperación, suministro); y una fase final para retiradas de paracaidistas y victoria automática.

## 4: Tiempo

rule-4 = Tiempo
    .summary = Encabeza el capítulo del tiempo atmosférico.
rule-4-1 = Tirada de tiempo
    .summary = Desde el turno 3 se tira un dado cada turno, con -1 tras una tormenta y +1 tras buen tiempo de 6; el resultado queda entre 1 y 6 y dura todo el turno. El turno 1 es cubierto, casilla 2.
rule-4-2 = Tiempo del turno 2
    .summary = Cubierto: casilla 2 con 1-3, casilla 3 con 4-6.
rule-4-3 = Efectos del tiempo
    .summary = Bueno: las unidades mecanizadas alemanas pierden dos puntos, pagan medio punto por carretera principal, y los cazabombarderos actúan contra cada ataque alemán. Cubierto: solo se les encarecen las carreteras principales. Tormenta: sin puntos de suministro ni de refuerzo aliados, sin barcos, y como máximo una columna de artillería por ataque.

## 5: Puntos de suministro

rule-5 = Puntos de suministro
    .summary = Encabeza el capítulo de los puntos de suministro.
rule-5-1 = Para qué sirven
    .summary = Pagan las columnas de artillería y se acumulan hasta 19 por ejército; lo que exceda se pierde.
rule-5-2 = Puntos de suministro alemanes
    .summary = El dado de tiempo dice cuántos llegan; el alemán da cada uno al 7.º Ejército o, si un hexágono de ciudad de Cherburgo traza suministro al borde sur, a la Fortaleza Cherburgo. Se quedan donde se dieron.
rule-5-3 = Puntos de suministro aliados
    .summary = Cada ejército aliado recibe uno por turno sin tormenta, dos cuando funciona su Mulberry, y entonces puede comprar más por tres puntos de refuerzo cada uno. Los ejércitos no los comparten.

## 6: Reemplazos y refuerzos

rule-6 = Reemplazos y refuerzos
    .summary = Encabeza el capítulo de reemplazos y refuerzos.
rule-6-1 = Reemplazos
    .summary = El dado de tiempo trae reemplazos por ejército y tipo, que se usan o se guardan hasta nueve de cada tipo. En el turno 1 no llega ninguno.
rule-6-2 = Uso de los reemplazos
    .summary = Uno devuelve un paso, o trae de vuelta una unidad perdida o un cuadro en su paso más bajo a un cuartel general suministrado o a un pueblo o ciudad controlado y suministrado, a cinco hexágonos o menos de una unidad de su división. Cada unidad recibe uno por turno, ha de estar suministrada y no desorganizada, luego mueve un hexágono como mucho, no a zona enemiga, y nadie ataca desde su hexágono. El blindado sirve a carros, reconocimiento y lanzacohetes, el aerotransportado a paracaidistas y planeadores, la infantería al resto; los canadienses tienen la suya.
rule-6-3 = Unidades sin reemplazo
    .summary = Rangers, brigadas de comandos británicas, Flak, batallones del Este y puntos fuertes. Las aerotransportadas solo tienen lo que dejó su salto.
rule-6-4 = Límites a los reemplazos alemanes
    .summary = Un paso de Tiger o Panther exige el reemplazo blindado de un tiempo de 1, usado al momento. La infantería del 5 es para unidades de calidad 0 o -1, la del 6 solo para calidad -1, y ninguna se guarda.
rule-6-5 = Refuerzos aliados
    .summary = Encabeza la sección sobre las unidades de Gran Bretaña.
rule-6-5-1 = Puntos de refuerzo
    .summary = Desde el turno 2 cada ejército aliado tiene seis puntos por turno sin tormenta, que se pierden si no se usan: cuatro por una brigada acorazada o un mando de combate, tres por otra unidad de tres pasos o un punto de suministro, dos por un cuartel general, un grupo de reconocimiento o carros de dos pasos, uno por una unidad de un paso.
rule-6-5-2 = Desembarco
    .summary = Los refuerzos desembarcan en playas abiertas o en un Mulberry en la fase de movimiento, con movimiento táctico cuyo primer hexágono es el de desembarco. Atacan a media fuerza con avance limitado, y una playa admite cuatro puntos por turno; el Mulberry británico cuenta como Gold.
rule-6-5-3 = Capacidad de desembarco perdida
    .summary = Un ejército tiene dos puntos menos por cada unidad suya de ingenieros de playa que falte, salvo Sword, y dos menos si su Mulberry está destruido.
rule-6-6 = Refuerzos alemanes
    .summary = Entran por cualquier hexágono de entrada de su color pagando el primero, también en movimiento estratégico o en camiones, y pueden entrar en zona enemiga y detenerse. Una unidad puede esperar un turno y usar después el color vecino, cuantas veces quiera.
rule-6-7 = Movilización de la 243.ª y la 709.ª
    .summary = Desde el turno 2 una unidad por turno sale de cada casilla de movilización hacia un hexágono de movilización de su división sin enemigos ni zona enemiga, y actúa enseguida.

## 7: Apilamiento

rule-7 = Apilamiento
    .summary = Encabeza el capítulo de apilamiento.
rule-7-1 = Límite de apilamiento
    .summary = Cuatro puntos y una silueta por hexágono: fuerza 1 o 2 vale un punto, 3 o más dos. Un punto fuerte, un cuartel general, una unidad de ingenieros de playa y una brigada lanzacohetes se apilan gratis.
rule-7-2 = Cuándo rige el límite
    .summary = Al acabar las fases de movimiento y tras los avances, cuando el dueño retira lo que sobra; no durante movimiento, retirada y avance. Estadounidenses y británicos pueden compartir hexágono.

## 8: Zonas de control

rule-8 = Zonas de control
    .summary = Encabeza el capítulo de zonas y enlaces.
rule-8-1 = Zonas de control
    .summary = Los seis hexágonos que rodean a una unidad, no a través de mar, lados infranqueables ni en el pantano. Los puntos fuertes y las unidades de fuerza 1 no tienen.
rule-8-2 = Zonas y movimiento
    .summary = Quien entra en zona enemiga se detiene; salir cuesta un punto más.
rule-8-3 = De zona a zona
    .summary = Quien empieza en zona enemiga puede pasar directamente a otra y detenerse, si ningún enlace lo impide.
rule-8-4 = Otros efectos de las zonas
    .summary = Retirada, avance y suministro dicen qué hacen allí las zonas.
rule-8-5 = Enlaces de zona
    .summary = Encabeza la sección de enlaces.
rule-8-5-1 = Formar un enlace
    .summary = Dos unidades o pilas con zona a dos hexágonos de distancia cierran lo que hay entre ellas: un hexágono, o el lado entre dos hexágonos.
rule-8-5-2 = Qué hace un enlace
    .summary = Ningún enemigo se mueve en él ni lo cruza; quien debe retirarse a él se pierde, los avances se detienen antes salvo en el hexágono que dejó el defensor, y el suministro no pasa.
rule-8-5-3 = Enlaces anulados
    .summary = El de lado es nulo con enemigos a ambos lados, el de hexágono con un enemigo en el hexágono.
rule-8-5-4 = Enlaces que se cruzan
    .summary = Donde se cruzan enlaces de ambos bandos, ninguno pasa el del otro.
rule-8-5-5 = Enlaces con el borde
    .summary = Un enlace de lado puede acabar también en los bordes sur y este, la costa, los lados infranqueables y el hexágono de pantano.
rule-8-5-6 = Enlaces y terreno
    .summary = Se forman también sobre ríos mayores y terreno inundado.

## 9: Movimiento

rule-9 = Movimiento
    .summary = Encabeza el capítulo de movimiento.
rule-9-1 = Mover
    .summary = Las unidades mueven solas o en grupo hasta su capacidad, pagando cada hexágono. Un grupo va al paso del más lento y puede dejar unidades, que ya han acabado; nadie entra donde hay enemigos.
rule-9-2 = Salir del mapa
    .summary = Nadie sale; quien debe retirarse fuera se pierde.
rule-9-3 = Carreteras
    .summary = Por carretera se paga el coste de la carretera, y una carretera que cruza un río es un puente.
rule-9-4 = Ríos
    .summary = Un río mayor sin puente cuesta un punto más y solo se cruza como primer paso de quien empezó junto a él; uno menor cuesta un punto más a los mecanizados.
rule-9-5 = Terreno inundado
    .summary = Un lado inundado detiene a los mecanizados fuera de carreteras y calzadas; los demás lo cruzan como un río mayor. En hexágonos inundados los mecanizados siguen la carretera, los demás pagan dos puntos y se detienen.
rule-9-6 = Lados infranqueables
    .summary = Ni movimiento, ni ataque, ni zona, ni enlace los cruzan.
rule-9-7 = Supremacía aérea aliada
    .summary = Con buen tiempo los mecanizados alemanes tienen dos puntos menos; con buen tiempo y cubierto la carretera principal les cuesta medio punto en vez de un tercio. La tormenta los respeta.
rule-9-8 = Movimiento estratégico y camiones
    .summary = Encabeza la sección de ambos.
rule-9-8-1 = Movimiento estratégico
    .summary = Una unidad mecanizada suministrada y en orden puede doblar su capacidad yendo solo por carretera; también los refuerzos.
rule-9-8-2 = Sus límites
    .summary = Ni empieza ni entra en zona enemiga, y acaba sola en su hexágono.
rule-9-8-3 = Sus marcadores
    .summary = Tres por bando y fase.
rule-9-8-4 = Atacado en marcha
    .summary = La unidad no tiene bono de defensa y da al atacante una columna a la derecha; lo demás vale.
rule-9-8-5 = Retirar los marcadores
    .summary = Siguen hasta la próxima fase de movimiento de la unidad, salvo que antes sea atacada; quien la empieza junto a un enemigo pierde el suyo.
rule-9-8-6 = Camiones alemanes
    .summary = Una unidad alemana no mecanizada por turno puede mover como si lo fuera, con cinco puntos, tres con buen tiempo, doblados con un marcador estratégico, nunca desde ni hacia zona enemiga.
rule-9-8-7 = No en el turno 1
    .summary = En el turno 1 no hay movimiento estratégico ni camiones.
rule-9-9 = Bicicletas
    .summary = Con cielo cubierto una unidad ciclista tiene seis puntos si sigue carreteras y ni empieza ni entra en zona enemiga.
rule-9-10 = Movimiento táctico
    .summary = Una unidad puede ir uno o dos hexágonos cuesten lo que cuesten; zonas, enlaces, inundaciones, ríos y prohibiciones rigen. Puede atacar, no pasar a reserva.
rule-9-11 = Calzadas
    .summary = Los cuatro puentes tras Utah pasan los lados inundados sin coste y no cambian nada en combate.

## 10: Combate

rule-10 = Combate
    .summary = Encabeza el capítulo de combate.
rule-10-1 = Atacar
    .summary = Las unidades pueden atacar a enemigos adyacentes, una vez por fase; nadie está obligado y ningún hexágono es atacado dos veces. Quienes defienden en un hexágono defienden juntos.
rule-10-2 = Ataques desde varios hexágonos
    .summary = Un ataque tiene un solo objetivo. Unidades de un mismo hexágono pueden atacar hexágonos distintos por separado, pero ninguna divide su fuerza.
rule-10-3 = Fuerza principal de asalto
    .summary = Cada ataque nombra una formación, que ataca entera; las demás van a la mitad. Una unidad apilada con la fuerza puede agregársele, y hasta seis factores cualesquiera pueden ser un grupo de combate.
rule-10-4 = Dieciocho factores
    .summary = Ningún bando cuenta más de 18 factores en un combate, bono de defensa incluido.
rule-10-5 = Procedimiento
    .summary = La proporción se redondea a favor del defensor; luego se declaran apoyos, se desplazan columnas y decide el dado.
rule-10-6 = Proporción mínima y máxima
    .summary = Ningún ataque empieza por debajo de 1-3. Las columnas cuentan también fuera de la tabla; por debajo de 1-3 el resultado es A1, por encima de 7-1 se usa la columna 7-1.
rule-10-7 = Fuerza entre paréntesis
    .summary = Estas unidades solo defienden, pero pueden avanzar con quienes atacaron.

## 11: Modificadores de combate

rule-11 = Modificadores de combate
    .summary = Encabeza el capítulo de modificadores.
rule-11-1 = Reducción a la mitad
    .summary = Unidad por unidad, redondeando hacia arriba y una sola vez: al atacar por un río o lado inundado o desde un hexágono inundado, recién desembarcada, sin suministro, o fuera de la fuerza principal de asalto.
rule-11-2 = Bono de defensa
    .summary = El terreno suma puntos al hexágono, solo el mejor y nunca más que la fuerza impresa de los defensores, sin contar siluetas ni puntos fuertes; solos, estos no tienen.
rule-11-3 = Ríos e inundaciones
    .summary = Los ataques a través de ellos van a la mitad. Si toda la fuerza principal ataca por ríos mayores o lados inundados o desde hexágonos inundados, hay una columna a la izquierda; los blindados solo cuentan por ríos menores.
rule-11-4 = Columna de blindados
    .summary = Encabeza la sección de blindados.
rule-11-4-1 = Blindados del atacante
    .summary = Una columna a la derecha si los carros de la fuerza principal superan el mejor valor de blindaje, del color que sea, de la defensa, o no encuentran ninguno.
rule-11-4-2 = Blindados del defensor
    .summary = Una columna a la izquierda si la fuerza principal no tiene valor de blindaje y el defensor tiene carros con infantería; una unidad aliada con símbolo acorazado vale por ambos.
rule-11-4-3 = Contracarro
    .summary = Un valor de blindaje rojo nunca da la columna, pero se la niega al enemigo y ayuda en la defensa decidida.
rule-11-4-4 = Dónde no cuentan los blindados
    .summary = El atacante no tiene la columna por un río mayor o lado inundado, hacia o desde un hexágono inundado, por el perímetro de Cherburgo, contra ciudad o bosque, ni contra una posición o punto fuerte. El defensor puede tenerla en todas partes.
rule-11-5 = Columna de calidad
    .summary = Una columna a la derecha si una unidad de la fuerza principal es mejor que todos los defensores; una a la izquierda si toda la fuerza está por debajo de cero. Las siluetas valen 0.
rule-11-6 = Columna de artillería
    .summary = Un cuartel general suministrado, listo y en orden, o una brigada lanzacohetes puede desplazar un ataque: dos columnas como máximo, una en tormenta. El aliado da hasta dos, el alemán una, por un punto de suministro cada una.
rule-11-7 = Carpiquet
    .summary = Los ataques por el lado del aeródromo van a la mitad en ambos sentidos; los blindados cuentan.
rule-11-8 = Cimas
    .summary = Un defensor en una cima desplaza una columna a la izquierda.
rule-11-9 = Tiger
    .summary = Un batallón Tiger en la fuerza principal vale una columna a la derecha, no por ríos mayores ni inundaciones; en defensa, una a la izquierda en cualquier terreno. Se suma a la de blindados.
rule-11-10 = Otros modificadores
    .summary = Suministro, aviones, barcos y perímetro de Cherburgo tienen reglas propias.

## 12: Resultados de combate

rule-12 = Resultados de combate
    .summary = Encabeza el capítulo de resultados.
rule-12-1 = Los resultados
    .summary = DH: se pierde la mitad de los pasos del defensor, hacia arriba, y el resto se retira cuatro hexágonos. A1/D2: dos pasos por uno, retirada de cuatro; nada para el atacante si el defensor tenía un paso. D1, DR, A1/D1, A1/DR: las pérdidas dichas y retirada o defensa decidida. EX: un paso cada uno, sin retirada. A1: un paso del atacante. Tras DH y A1/D2 los atacantes pueden pasar a reserva en vez de avanzar.
rule-12-2 = Quién sufre la pérdida
    .summary = Elige el dueño, pero en EX y A1/D2 el enemigo. La pérdida del atacante sale de la fuerza principal, y de una unidad que dio columna por calidad, blindados o Tiger si la hubo.
rule-12-3 = Anotar las pérdidas
    .summary = La unidad se voltea, se pierde o se convierte en cuadro a la segunda pérdida de tres pasos.
rule-12-4 = Defensa decidida
    .summary = Encabeza la sección sobre resistir en vez de retirarse.
rule-12-4-1 = Resistir
    .summary = Tras A1/DR, DR, D1 o A1/D1 un defensor con pasos restantes puede tirar en vez de retirarse, en la columna de su terreno o fortificación, guiado por una unidad que no sea cuartel general, lanzacohetes ni esté desorganizada. Los modificadores llegan a +2 como máximo.
rule-12-4-2 = Comparación de blindaje
    .summary = Una unidad de carros, contracarro o Flak puede guiar con +1, 0 o -1 según su blindaje contra el mejor de la fuerza principal, en vez de con su calidad; contracarro y Flak solo si hay blindados en el ataque.
rule-12-4-3 = Apoyo defensivo
    .summary = Una sola fuente suma 1: barcos, aviones o un cuartel general para los Aliados, cuartel general o lanzacohetes para los alemanes, declarada antes de tirar.
rule-12-4-4 = Resultados de la defensa decidida
    .summary = La retirada queda o se anula, y pierde un paso la unidad guía, una de la fuerza principal o un atacante cualquiera; una posición puede caer. Si el último defensor muere resistiendo, el atacante tiene un avance limitado.
rule-12-5 = Defensa desesperada
    .summary = Un defensor de dos pasos o más cuya defensa decidida falló y al que la retirada destruiría puede quedarse a cambio de dos pasos: el primero lo elige él, el segundo el atacante.

## 13: Retirada y desorganización

rule-13 = Retirada y desorganización
    .summary = Encabeza el capítulo de retiradas.
rule-13-1 = Retirarse
    .summary = Dos hexágonos, o cuatro tras DH y A1/D2, acabando a esa distancia, por el camino que cueste menos pérdidas. Las zonas enemigas se evitan si es posible, y los amigos que haya en ellas las anulan. Las pilas pueden dividirse; los hexágonos llenos se pasan; quien tiene movimiento 0 se pierde.
rule-13-2 = Pérdidas en la retirada
    .summary = Una pila pierde un paso si entra primero en un hexágono vacío en zona enemiga, o si lleva unidades por un río mayor o inundación junto a los que no empezó. Enemigos, enlaces, acabar en zona enemiga, terreno prohibido y el borde destruyen.
rule-13-3 = Retirada de un hexágono
    .summary = Una retirada de dos acaba tras uno en ciudad, pueblo, bosque, bocage, hexágono fortificado o con amigos en orden, que detienen tantos factores como tienen; no en zona enemiga, salvo que estén allí tales amigos.
rule-13-4 = Defensor destruido
    .summary = Si el defensor no puede retirarse y es destruido, el atacante avanza igualmente por completo.
rule-13-5 = Atacados otra vez
    .summary = Quien se retiró en esta fase no suma nada si atacan su nuevo hexágono, no guía la defensa, no sufre pérdidas y es destruido si debe retirarse otra vez; pero sí mantiene el hexágono.
rule-13-6 = Desorganización
    .summary = Quien se retira queda desorganizado hasta su fase de recuperación: solo movimiento táctico, sin ataque, guía, construcción ni reemplazos. Cuarteles generales y lanzacohetes además se voltean.

## 14: Avance tras el combate

rule-14 = Avance tras el combate
    .summary = Encabeza el capítulo de avances.
rule-14-1 = Longitud del avance
    .summary = Dos hexágonos, y en un avance limitado solo el del defensor. Cuarteles generales y lanzacohetes no avanzan.
rule-14-2 = En cualquier dirección
    .summary = Un avance completo va adonde quiera; no hay que entrar en el hexágono abandonado, pero ayuda contra las zonas.
rule-14-3 = Zonas y avance
    .summary = Nadie avanza de una zona a otra de la misma unidad, y todos se detienen en una zona, salvo al entrar en el hexágono del defensor y seguir desde él. Los enlaces lo detienen todo menos la entrada en ese hexágono.
rule-14-4 = Terreno y avance
    .summary = El bocage fuera de carretera y las inundaciones detienen el avance, lo vedado al movimiento lo está aquí, y ríos mayores y lados inundados solo se cruzan con el primer hexágono. El reglamento lo numera otra vez 14.3.

## 15: Reserva

rule-15 = Reserva
    .summary = Encabeza el capítulo de reservas.
rule-15-1 = Pasar a reserva
    .summary = Una unidad que no mueve, o gasta un punto sin tocar zona enemiga, puede pasar a reserva, seis pilas por bando; no tras un reemplazo, sin suministro, desorganizada, construyendo o recién desembarcada. También lo permiten DH y A1/D2.
rule-15-2 = Movimiento de reserva
    .summary = La mitad de la capacidad impresa, hacia arriba.
rule-15-3 = Combate de reserva
    .summary = Las unidades en reserva pueden atacar después con todas las reglas usuales; los apoyos no han de estar en reserva.
rule-15-4 = Perder la reserva
    .summary = Al atacar, por lo que la prohíbe, o junto a un enemigo al acabar la propia fase de recuperación. Se puede renunciar en cualquier momento.

## 16: Fortificaciones

rule-16 = Fortificaciones
    .summary = Encabeza el capítulo de fortificaciones.
rule-16-1 = Posiciones fortificadas
    .summary = Contra ellas no hay columna de blindados y la defensa decidida mejora. Una unidad de tipo infantería que no mueve construye una hasta su próxima fase de movimiento, cuantas permita el tiempo, ninguna en tormenta ni alemana antes del turno 5; ese turno nadie ataca desde su hexágono. Cae con su último defensor; Osteck y Westeck permanecen, para ambos.
rule-16-2 = Puntos fuertes
    .summary = Una posición con guarnición: sin movimiento, ataque, zona, apilamiento ni bono propio. Puede sufrir pérdidas, guiar una defensa y ayudar a unidades aisladas, y el alemán puede retirarlo en su turno.
rule-16-3 = Perímetro de Cherburgo
    .summary = Los ataques aliados a través de él van a la mitad y nadie tiene columna de blindados. Los alemanes que se retiran a él ignoran las zonas aliadas de fuera.

## 17: Unidades especiales

rule-17 = Unidades especiales
    .summary = Encabeza el capítulo de unidades especiales.
rule-17-1 = Batallones del Este
    .summary = Nunca se reemplazan, se retiran a la primera pérdida y no mueven en el turno 1.
rule-17-2 = Cuarteles generales
    .summary = Un paso, fuerza 1, ni atacan ni guían. Hasta cinco hexágonos convierten puntos de suministro en columnas de artillería o apoyo defensivo, salvo si movieron más de un hexágono, se retiraron o están desorganizados; suministrados, vuelven a estar listos en cada fase inicial. Estadounidenses y británicos ayudan solo a los suyos, y uno alemán usa la reserva a la que puede trazar.
rule-17-3 = Brigadas lanzacohetes
    .summary = Hasta tres hexágonos una brigada da una columna o apoyo defensivo por turno sin puntos, y queda volteada hasta estar suministrada en una fase inicial; lo mismo si mueve más de un hexágono.
rule-17-4 = Artillería del Cotentin
    .summary = Un cuartel general que usa los puntos de la Fortaleza Cherburgo y debe trazar a un hexágono de ciudad de ella. Una vez por partida puede ir allí; se retira con el último, y los puntos también.
rule-17-5 = Marcha de rangers y comandos
    .summary = Los rangers se van cuando ningún alemán está a cuatro hexágonos de Pointe du Hoc, la 4.ª brigada de comandos cuando ninguno está a cuatro de Arromanches, al empezar el turno aliado.
rule-17-6 = Unidades de movimiento limitado
    .summary = No se mueven hasta que, desde el turno 2, una unidad aliada está a dos hexágonos al empezar una fase de movimiento alemana. Las del perímetro de Cherburgo pueden mover dentro de él, y todas se liberan con la primera.
rule-17-7 = Regimientos de Flak
    .summary = No atacan y nunca se reemplazan, ni tienen ni dan bono, y dificultan el ametrallamiento en su hexágono y los contiguos.
rule-17-8 = Ingenieros de playa
    .summary = Uno por playa de invasión salvo Pointe du Hoc. Desembarcan con la segunda oleada, ni mueven ni atacan, y abren la playa a desembarcos y suministro.
rule-17-9 = Cuadros
    .summary = Un cuadro ocupa el lugar de una unidad de tres pasos a su segunda pérdida, no ataca y se lo devuelve con un reemplazo. Sin un cuadro libre del tipo la unidad se pierde para siempre; un cuadro perdido debe reemplazarse antes.

## 18: Suministro y aislamiento

rule-18 = Suministro y aislamiento
    .summary = Encabeza el capítulo de suministro.
rule-18-1 = Fuentes de suministro
    .summary = Alemanas: hexágonos de entrada y de ciudad de Cherburgo controlados. Aliadas: playas con ingenieros y Mulberries.
rule-18-2 = Línea de suministro
    .summary = Hasta cinco hexágonos a una carretera, y luego carretera sin límite. No pasa por mar, lados infranqueables, pantano, enemigos, enlaces ni dos hexágonos vacíos seguidos en zona enemiga, y la carretera por ningún pueblo enemigo; fuera de carretera, ni inundaciones ni ríos mayores.
rule-18-3 = Fase de suministro
    .summary = Una unidad sin línea queda sin suministro; la que ya lo estaba y no tiene línea por tierra de ninguna longitud queda aislada. Con línea el marcador se quita.
rule-18-4 = Sin suministro
    .summary = A la mitad en ataque, solo movimiento táctico, sin reemplazos; defensa, zona, calidad y blindaje siguen.
rule-18-5 = Desgaste
    .summary = Una unidad aislada junto a un enemigo pierde un paso con 1-4, con su calidad, y +2 si traza a una ciudad controlada, un punto fuerte, la costa o un cuartel general. Los puntos fuertes solo tiran si están solos; los cuarteles generales no tiran, pero se pierden si no alcanzan a ningún amigo.

## 19: Apoyo aéreo y naval

rule-19 = Apoyo aéreo y naval
    .summary = Encabeza el capítulo de apoyos.
rule-19-1 = Apoyo aéreo
    .summary = Encabeza la sección de aviones.
rule-19-1-1 = Unidades aéreas
    .summary = Desde el 7 de junio el dado de tiempo da a los Aliados unidades aéreas para atacar o ametrallar.
rule-19-1-2 = Apoyo al ataque
    .summary = Una unidad aérea desplaza un ataque aliado una columna a la derecha, dos desde el 22 de junio, en cualquier lugar y para ambos ejércitos.
rule-19-1-3 = Cazabombarderos
    .summary = Con buen tiempo los Aliados tiran antes de cada ataque alemán: hasta tres columnas a la izquierda.
rule-19-1-4 = Ametrallamiento
    .summary = Antes del combate una unidad aérea puede ametrallar un hexágono alemán que no sea bosque ni ciudad, dos desde el 22 de junio, todos anunciados antes. Se tira por cada unidad: 5 o 6 desorganiza, y un 6 cuesta un paso a una silueta; la Flak en el hexágono o al lado resta 1.
rule-19-2 = Apoyo naval
    .summary = Cuatro unidades, dos de cada marina, cada una una vez por turno: una columna a la derecha en ataque o +1 en defensa decidida, en la zona de bombardeo, para su propio ejército, una por combate y nunca en tormenta. Una vez por partida las dos de una marina pueden batir hexágonos del perímetro de Cherburgo.

## 20: Turno de invasión

rule-20 = Turno de invasión
    .summary = Encabeza el capítulo del turno 1.
rule-20-1 = Secuencia del turno 1
    .summary = Una fase especial de invasión y después el turno alemán y el aliado. Sin fase inicial: cubierto, no llegan suministros ni reemplazos; los barcos sirven en ambos turnos, no en la fase de invasión.
rule-20-2 = Dispersión
    .summary = Cada unidad lanzada tira según su división y puede dispersarse y perder pasos, de los que uno puede volver. Las dispersas no mueven, no atacan, no reciben reemplazos y no forman enlaces. Dos regimientos de planeadores aterrizan y tiran al empezar el turno 2 con +1; el 327.º llega por mar.
rule-20-3 = Combate de invasión
    .summary = Encabeza la sección de los asaltos a las playas.
rule-20-3-1 = Asaltos
    .summary = Las unidades de asalto de cada playa atacan con una tabla propia, sin proporciones.
rule-20-3-2 = Resultados del asalto
    .summary = Las pérdidas recaen en la infantería, el punto fuerte se pierde salvo tras A1 en Omaha, y nadie resiste con defensa decidida. A2/D1 cuesta al atacante dos pasos a su elección.
rule-20-3-3 = Omaha sangrienta
    .summary = Un 1 en Omaha cuesta un paso y otra tirada, cuantas veces salga. Si ambos regimientos quedan en cuadros el desembarco fracasa y la playa sigue cerrada.
rule-20-3-4 = Pointe du Hoc
    .summary = Con un 1 se pierde el 2.º de Rangers y el 5.º desembarca en Omaha. Si no, el 5.º lo sigue con 1-3, y con más desembarca con la 29.ª.
rule-20-3-5 = Carros de asalto
    .summary = Un batallón de carros acompaña a cada uno de los ocho asaltos y pierde un paso con 1-3, sea cual sea el resultado.
rule-20-3-6 = Avance desde la playa
    .summary = Con éxito los atacantes entran en el hexágono de playa, o en uno más con avance de dos; en Omaha solo uno si la primera tirada fue A1.
rule-20-4 = Turno 1 alemán
    .summary = Movimiento completo, pero las unidades limitadas y los batallones del Este no se mueven, la 21.ª Panzer tiene tres puntos y no hay movimiento estratégico ni camiones.
rule-20-5 = Turno 1 aliado
    .summary = La segunda oleada desembarca con las reglas de refuerzos, sin contar en sus puntos; quien no encuentra sitio desembarca después.

## 21: Cabezas de playa, Mulberries y evacuación

rule-21 = Cabezas de playa, Mulberries y evacuación
    .summary = Encabeza el capítulo de las playas.
rule-21-1 = Abrir y cerrar
    .summary = Una playa está abierta mientras estén sus ingenieros. Un Mulberry se empieza en la primera fase inicial en que su lugar está controlado o libre y ningún alemán al lado, funciona cuatro turnos después y se retrasa uno por cada turno aliado que empiece con un alemán al lado. Un alemán en una playa la cierra hasta que desembarquen nuevos ingenieros; un Mulberry en que entra se pierde para siempre.
rule-21-2 = Evacuación
    .summary = Hasta dos unidades por playa y turno pueden volver a Gran Bretaña con todo su movimiento, incluso desde zona enemiga.

## 22: Reglas especiales

rule-22 = Reglas especiales
    .summary = Encabeza el capítulo de los límites aliados.
rule-22-1 = Límite entre ejércitos
    .summary = Las unidades aliadas lo pasan un hexágono como mucho, y quien fue empujado más allá vuelve en su próximo turno. Los dos ejércitos nunca combaten juntos.
rule-22-2 = Marcha de las divisiones aerotransportadas
    .summary = En la fase final una división aerotransportada cuyas unidades estén todas suministradas y sin tocar enemigos puede irse para siempre; sus cuadros ya no cuentan.

## 23: Victoria automática

rule-23 = Victoria automática
    .summary = Encabeza el capítulo del final anticipado.
rule-23-1 = Cuándo se comprueba
    .summary = En la fase final de cada turno, primero los Aliados.
rule-23-2 = Victoria automática aliada
    .summary = Una unidad suministrada en el borde sur o este, o dos de tres: Saint-Lô, todo Caen, Cherburgo aislado del borde sur.
rule-23-3 = Victoria automática alemana
    .summary = Tres playas o Mulberries cerrados, siete unidades estadounidenses o cinco británicas de tres pasos destruidas o en cuadro. Canadienses y unidades menores no cuentan.

## 24: La campaña

rule-24 = La campaña
    .summary = Encabeza el capítulo de la campaña.
rule-24-1 = Duración
    .summary = 22 turnos, desde la fase de invasión del 6 de junio.
rule-24-2 = Despliegue
    .summary = Primero los alemanes, en mapa y hoja; después los Aliados en sus casillas y hexágonos de salto.
rule-24-3 = Victoria de campaña
    .summary = Diez puntos ganan para los Aliados: uno por pueblo y dos por hexágono de ciudad suministrados más allá de la línea del 27 de junio o en el perímetro de Cherburgo, menos lo mismo por lo que los alemanes controlan y suministran en el lado aliado de la línea.

## 25: La partida de siete turnos

rule-25 = La partida de siete turnos
    .summary = Encabeza el capítulo de la partida corta.
rule-25-1 = Detalles
    .summary = Todas las reglas de la campaña, hasta el final del turno 7.
rule-25-2 = Victoria
    .summary = Catorce puntos ganan para los Aliados: por una carretera controlada de Juno a Sainte-Mère-Église, Bayeux y hasta otros dos hexágonos de ciudad, pueblos más allá de la línea naval, hexágonos de salto, menos dos por cada unidad de ingenieros de playa que falte.

## 26: El escenario de Cherburgo

rule-26 = El escenario de Cherburgo
    .summary = Encabeza el capítulo de Cherburgo.
rule-26-1 = Detalles
    .summary = Los saltos estadounidenses y Utah, doce turnos. Ningún aliado actúa al otro lado de la línea del 27 de junio y nadie entra en la columna 15; el suministro alemán va a Cherburgo o al sur por esa línea; llegan tres unidades de la 77.ª; los estadounidenses tienen tres o cuatro puntos por turno.
rule-26-2 = Diferencias
    .summary = Reemplazos, barcos, aviones, suministros y posiciones llegan por reglas más breves.
rule-26-3 = Reglas especiales
    .summary = Los estadounidenses necesitan Carentan y una unidad suministrada en el perímetro o la península cortada. Las dos divisiones aerotransportadas se quedan cerca de Carentan y de sus saltos, el 6.º regimiento paracaidista se va al caer Carentan, y los alemanes no tienen camiones ni movimiento estratégico.

## 27: Varios jugadores y solitario

rule-27 = Varios jugadores y solitario
    .summary = Encabeza el capítulo del número de jugadores.
rule-27-1 = Tres y cuatro jugadores
    .summary = Los Aliados se dividen por ejércitos, los alemanes según el enemigo que tienen delante, con sus puntos y marcadores.
rule-27-2 = Solitario
    .summary = Límites para que ningún bando sepa demasiado: menos suministro comprado, aviones por ejército, menos posiciones, primero los puntos a Cherburgo y las unidades SS.

## 28: Reglas opcionales

rule-28 = Reglas opcionales
    .summary = Encabeza el capítulo de opciones.
rule-28-1 = Tiempo histórico
    .summary = La tormenta llega el 19, 20 y 21 de junio y nunca más: un 1 pasa a 2.
rule-28-2 = Fuego de flanco
    .summary = El defensor tiene una columna a la izquierda por cada hexágono amigo, dos como máximo, que no es atacado y es adyacente al objetivo y a un atacante.
rule-28-3 = Baterías costeras alemanas
    .summary = Desde el turno 2 cada marina debe usar una unidad contra las baterías de su lado del límite hasta tomar ambas; Mont Canisy solo si los británicos desembarcan en Sword.
