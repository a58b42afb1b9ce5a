### Español: la página alrededor de la mesa.

## La página

app-name = Sandtable
app-about = Wargames de tablero, según reglamento
nav-pages = Páginas
nav-play = Jugar
nav-rules = Reglas
nav-about = Acerca de
nav-home = A la página de inicio
skip = Saltar al contenido
close = Cerrar
cancel = Cancelar
broken-title = El motor no ha arrancado
broken-text = Recarga la página o prueba con otro navegador. Qué ha fallado: { $reason }

## La página de inicio

start-new = Nueva partida
start-continue = Continuar
start-scenario = Escenario
start-rules = Leer las reglas
start-play = Jugar
start-watch = Mirar
start-counts =
    { $counters ->
        [one] Una ficha
       *[other] { $counters } fichas
    } · { $hexes ->
        [one] un hexágono
       *[other] { $hexes } hexágonos
    }
start-turns =
    { $turns ->
        [one] un turno
       *[other] { $turns } turnos, del { $from } al { $to }
    }
start-length = Duración
start-nothing-saved = Aún no hay nada. Las partidas que empieces quedan aquí, en este navegador.
start-file = Desde un archivo
start-file-about = Una partida grabada (.sand) o una situación (.toml). También puedes soltar el archivo en cualquier punto de esta página.
start-file-open = Abrir un archivo
player-you = Tú
player-number = Jugador { $number }
player-gentle = Bot: tranquilo
player-steady = Bot: sólido
level-1 = Cadete
level-2 = Capitán
level-3 = Comandante
level-4 = Coronel
level-5 = General
level-1-about = Mira una parte del frente cada vez. No ve tu respuesta, ni las amenazas a su suministro, ni la necesidad de reservas.
level-2-about = Ve las amenazas junto a sus unidades. No ve tu respuesta ni lo que pasa más lejos.
level-3-about = Ve todo el tablero y tu respuesta más probable. Sopesa pocos planes, así que se le escapan algunos mejores.
level-4-about = Sopesa muchos planes frente a tu respuesta más probable. No cuenta con una improbable.
level-5-about = Sopesa todos los planes para los que tiene tiempo. Solo se le escapa lo que le está oculto; es quien más piensa.
temper = Carácter
temper-steady = Equilibrado
temper-bold = Audaz
temper-cautious = Prudente
temper-methodical = Metódico
start-alone = Juegas en solitario: al otro bando lo mueven las reglas.
start-option-more = Qué cambia
start-options =
    { $count ->
        [one] Una regla opcional
       *[other] { $count } reglas opcionales
    }
saved-yours = Te toca
saved-theirs = Juega el rival
saved-over = Acabada
saved-against = { $who } contra { $other }
saved-alone = Solitario
saved-progress = Turno { $turn } de { $last }
saved-delete = Borrar
saved-delete-what = Borrar la partida { $what }
saved-delete-ask = ¿Borrar esta partida?
file-bad = No se puede abrir { $file }
file-line = Línea { $line }:
table-bad = No se puede abrir esta partida
table-gone = Esa partida no está en este navegador.
engine-away = Las reglas de este juego aún no están en este navegador y ahora no se pueden descargar: conéctate a la red e inténtalo de nuevo.
table-laying = Poniendo la mesa…
file-refused = «{ $action }» no es legal ahí: { $why } (regla { $rule })
file-too-long = Una partida tiene como mucho { $most } MB.
record-cut = Este registro no nombra su final: está cortado, o nunca se escribió hasta el final. Lo que hay se puede abrir.
record-stopped = Esta partida se jugó con la edición { $edition } de las reglas. Con las de hoy, edición { $today }, llega hasta la línea { $line }:
record-elsewhere = Esta partida se jugó con la edición { $edition } de las reglas. Con las de hoy, edición { $today }, todas las acciones son legales, pero acaba en otra situación.
record-kept = El registro queda como está: quien sigue juega una partida nueva.
record-go-on = Seguir como partida nueva
edge-show =
    { $n ->
        [one] Ha pasado algo más allá de este borde: mostrarlo
       *[other] Ha pasado algo en { $n } lugares más allá de este borde: mostrarlos
    }
following = Esta partida se juega en otra pestaña. Aquí se ve lo que pasa allí.
following-take = Jugar aquí
following-prompt = Se juega en otra pestaña
unkept = Este navegador no guarda la partida. Guárdala en un archivo antes de salir.
trouble-over = La partida ha terminado.
trouble-undo = Decidió el azar, se mostró algo oculto o le tocó a otro: lo anterior queda como está.
trouble-refused = Ahora no se puede hacer.
trouble-other_seat = Ahora decide otro.
trouble-chance = Nadie puede saber qué saldrá de ello.
trouble-hidden = El análisis se abre al acabar la partida: antes diría lo que está oculto.

## Acerca de

about-lead = Wargames de hexágonos y fichas en tu navegador: cada regla aplicada, cada número explicado.
about-rules = Sandtable conoce las reglas, así que no tienes que consultarlas. Muestra lo que puedes hacer, explica el porqué de lo que no puedes y cita siempre la regla.
about-private = Nada sale de tu ordenador. El motor funciona en tu navegador y ahí se guardan tus partidas; guárdalas en archivos para llevarlas a otro sitio.
about-offline = Una vez cargada, la página funciona sin conexión, y también cada juego que se haya abierto una vez.

## Reglas

rules-of = Las reglas de { $game }
rules-about = Con nuestras palabras y la numeración del reglamento impreso. Siempre manda el original.
rules-search = Buscar por palabra o número
rules-found =
    { $count ->
        [one] Una regla
       *[other] { $count } reglas
    }
rule-open = Regla { $number }: { $title }
rule-related = Reglas relacionadas
rule-all = Todas las reglas
rule-state-enforced = El programa aplica esta regla.
rule-state-component = Describe el contenido de la caja.
rule-state-partial = El programa aplica esta regla en parte.
rule-state-open = El programa aún no aplica esta regla.

## La mesa

turn = Turno { $turn }
phases = Fases del turno
waiting-for = { $seat }: un momento…
undo = Deshacer
redo = Rehacer
choices =
    { $count ->
        [one] Una opción más
       *[other] { $count } opciones más
    }
choices-title = Opciones
choices-losses = ¿Quién sufre la pérdida?
choices-take-back = Deshacer esto
tools = Herramientas
menu = Menú
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Ver todo el mapa
to-front = Ir al frente
panel-fold = Plegar el panel
overlays = Capas
overlay-numbers = Números de hexágono
overlay-furniture = Registros y leyenda en el mapa
marks-title = Marcas en fichas y hexágonos
standing-must = aún debe actuar en esta fase
standing-free = puede actuar sin coste
standing-may = aún puede actuar
standing-done = ya ha actuado
ring-target = se puede atacar
ring-bombard = solo se puede batir a distancia
settings = Ajustes
map = Mapa
panel = Panel
sheet = Qué hacer
sheet-grip = Agrandar o reducir este panel
theme-to-light = Tema claro
theme-to-dark = Tema oscuro
space-show = Ver { $space } en el mapa
points = puntos
seat-deciding = decidiendo
seat-waiting = esperando
seat-done = fin
seat-who = Quién juega: { $seat }
goal = Cómo se gana
goal-show = Cómo se gana y qué lugares cuentan
goal-nobody = De nadie
stack-count =
    { $count ->
        [one] Una ficha
       *[other] { $count } fichas
    }

## Paneles

tab-log = Diario
tab-forces = Fuerzas
tab-due = Llegadas
tab-due-long = Refuerzos
tab-tables = Tablas
tab-legend = Leyenda
tab-tracks = Registros
legend-marks = Marcas en el mapa
log-empty = Aún no ha pasado nada.
log-why = ¿Por qué?
log-result = Resultado
log-joined =
    { $count ->
        [one] Con una unidad:
       *[other] Con { $count } unidades:
    }
log-start = Antes del primer turno
log-earlier =
    { $count ->
        [one] Ver una línea anterior
       *[other] Ver { $count } líneas anteriores
    }
forces-waiting = Pendientes de entrar
forces-waiting-about = Elige una unidad y luego, en el mapa, adónde va.
forces-count =
    { $counters ->
        [one] una ficha
       *[other] { $counters } fichas
    } en { $stacks ->
        [one] una pila
       *[other] { $stacks } pilas
    }
forces-box =
    { $counters ->
        [one] una ficha
       *[other] { $counters } fichas
    }
due-leave = Sale
due-return = Vuelve
due-exchange = Se sustituye
due-upgrade = Mejora
due-none = Ya no se espera a nadie.
tables-roll = Tirada
tables-codes = Qué significan los resultados

## Preparar el ataque

attack = Ataque
attack-on = Ataque a { $space }
attack-defence-of = Defensa de { $space }
attack-attackers = Quién ataca
attack-beside = Los enemigos adyacentes; quién de ellos ataca se sabe tras tu respuesta.
attack-supports = Apoyos
attack-supports-in = comprometido
attack-bombards = Bombardeo antes del combate
attack-defenders =
    { $count ->
        [0] ningún defensor a la vista
        [one] un defensor
       *[other] { $count } defensores
    }
attack-joined = Unidades que participan y unidades que podrían
attack-leave = Quitar: { $unit }
attack-must = debe
attack-add-all = Añadir todas ({ $count })
attack-amount = Puntos
attack-hidden = Hay valores ocultos.
attack-hidden-about = La verdad está entre las dos.
attack-hidden-same = Las probabilidades ya cuentan todo lo que puede haber allí.
attack-beyond = No contado:
case-strongest = Defensa más fuerte: { $attack } contra { $defence }
case-weakest = Defensa más débil: { $attack } contra { $defence }
strongest = más fuerte
weakest = más débil
strong = fuerte
weak = débil
less = Menos
more = Más
left =
    { $count ->
        [one] queda uno
       *[other] quedan { $count }
    }
tally-attack = Ataque
tally-defence = Defensa
tally-before = Columna de partida
tally-against = { $attack } contra { $defence }
tally-sums = Ataque contra defensa
tally-modifiers = Modificadores
tally-final = Columna final
tally-shifts = columnas { $sum }
columns-label = De la columna { $before } a la columna { $after }
chances = Probabilidad exacta
chances-defence = Probabilidades por ahora
chances-of =
    { $of ->
        [one] una tirada
       *[other] { $of } tiradas equiprobables
    }
chances-of-cases =
    { $of ->
        [one] un caso
       *[other] { $of } casos igual de probables
    }
chances-n-of-m = { $n } de { $m }
tone-good = a favor del atacante
tone-even = a favor de nadie
tone-bad = a favor del defensor
tone-good-mine = a tu favor
tone-even-mine = a favor de nadie
tone-bad-mine = en tu contra
what-if = Qué cambiaría el resultado
what-if-none = Nada de lo que aún puede añadirse cambia por sí solo las probabilidades.
needs = Qué necesita el ataque
needs-met =
    { $met ->
        [one] { $met } de { $count } cumplido
       *[other] { $met } de { $count } cumplidos
    }
needs-asked = lo pide { $who }
needs-nobody = falta
needs-missing =
    { $count ->
        [one] falta uno
       *[other] faltan { $count }
    }
stakes = Qué está en juego
stakes-asked = ¿{ $what }?
stakes-do = Hacerlo
stakes-leave = Dejarlo
stakes-for-good = No se puede deshacer.

## Dados

dice = Tirada de dados
dice-continue = Continuar
dice-skip = Saltar todas
dice-look = Mira los dados y continúa.
outcome = Dados, cartas y resultados
outcome-earlier =
    { $count ->
        [one] Uno más antes
       *[other] { $count } más antes
    }
result-title = Hoja de resultado
result-at = Resultado en { $space }
result-how = Cómo se calculó

## Cartas

cards = Cartas
card-number = Carta { $number }
card-open =
    { $count ->
        [one] { $pile }: una carta. Mírala
       *[other] { $pile }: { $count } cartas. Hojéalas
    }
card-count =
    { $count ->
        [0] ninguna carta
        [one] una carta
       *[other] { $count } cartas
    }
card-newer = Carta más reciente
card-older = Carta menos reciente
card-of = { $at } de { $count }
card-drawn = Carta robada: { $pile }
card-look = Mira la carta y continúa.

## Consejo

hint = ¿Tú qué harías?
hint-would = Un bot elegiría:
hint-attacks = { $unit } ataca { $space }.
hint-goes = { $unit } va a { $space }.
hint-legend = Anillos: aquello de lo que se habla. Flechas y retículas: los movimientos y ataques de todo el plan.
hint-play = Hazlo
hint-why = ¿Por qué?
hint-next = segundo plan: { $chance }
hint-phase = Juega esta fase por mí
play-on-prepared = La fase sigue desde el ataque a { $space } tal como lo has preparado: pueden sumarse unidades, ninguna sale.
hint-all-arrows =
    { $count ->
        [one] { $count } flecha más
       *[other] { $count } flechas más
    }
hint-few-arrows = Menos flechas

## Los bots

bot = Bot
bot-thinks = { $who } piensa…
bot-phase = { $who } juega esta fase por ti
bot-waits = { $who } te espera
bot-controls = Qué hace el bot
bot-stop = Parar
bot-stop-phase = Déjame seguir a mí
bot-stop-after = Después sigo yo
bot-pause = Pausar o continuar el bot
whole-stack = Toda la pila
whole-stack-how = También con Mayús y un clic en el mapa
whole-formation = Toda la formación
whole-formation-how = También con Ctrl y un clic en el mapa
together-stack = Elige adónde van las { $n } unidades de la pila.
together-stack-title = { $n } unidades de la pila
together-formation = Elige adónde van las { $n } unidades de la formación: irán las que puedan llegar.
together-formation-title = { $n } unidades de la formación
next-unit = Siguiente unidad
sent-all =
    { $n ->
    [one] { $n } ficha movida.
   *[other] { $n } fichas movidas.
 }
sent-stopped =
    { $n ->
    [0] Ninguna se ha movido:
    [one] { $n } ficha movida;
   *[other] { $n } fichas movidas;
 } { $who } no puede llegar allí.
sent-left =
    { $n ->
    [0] Ninguna ha ido
    [one] Ha ido { $n } ficha
   *[other] Han ido { $n } fichas
 }; { $left } no pueden ir allí.
take-back-all = Deshacer todo
recap = Qué ha pasado desde tu turno
recap-sum =
    { $seat }: { $moves ->
    [0] ningún movimiento
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
 }, { $fights ->
    [0] ningún combate
    [one] { $fights } combate
   *[other] { $fights } combates
 }; { $lost }.
recap-nothing = no has perdido nada
recap-lost = has perdido { $what }
recap-units =
    { $count ->
        [one] { $count } unidad
       *[other] { $count } unidades
    }
recap-steps =
    { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }
recap-places-lost = Plazas perdidas: { $places }.
recap-places-won = Plazas tomadas: { $places }.
recap-back = Un paso atrás
recap-on = Un paso adelante
recap-close = Cerrar el resumen
bot-go-on = Continuar
bot-step = Una acción
bot-mine = Déjame jugar
bot-pace = Ritmo: { $pace }. Cambiarlo

## Por qué

tab-why = Por qué
why-of = { $who } · { $seat }
why-chance = Probabilidad de ganar al final
why-expected-points = { $points } puntos
why-points-to-expect = Puntos esperados
why-chance-too = probabilidad de victoria { $chance }
why-after-answer = Tras este turno y la respuesta probable del enemigo.
why-next = Segundo mejor plan, con la misma suerte
why-expects = Qué espera y qué arriesga
why-counted = Qué se cuenta
why-then = luego, unos
why-range = de – a
why-by-plan = este plan
why-by-next = segundo
why-options = Lo que vale cada opción
why-terms = Lo que sopesa
why-term = Razón
why-now = ahora
why-change = Cambio
why-total = En total
why-points = En puntos de victoria, tras tu turno y la respuesta probable del enemigo.
why-measure = La medida propia del bot, en la que un punto de victoria vale 1: con ella compara planes. La puntuación que espera figura arriba.
why-guards = Lo que nunca hace
why-plan = El plan
why-moves =
    { $moves ->
        [one] un movimiento
       *[other] { $moves } movimientos
    }
why-attacks =
    { $attacks ->
        [one] un ataque
       *[other] { $attacks } ataques
    }
why-fire =
    { $fire ->
        [one] un ataque a distancia
       *[other] { $fire } ataques a distancia
    }
why-counts-none = parte del plan sin hacer
why-fear = La respuesta que teme
why-feared = La peor respuesta que prevé: { $what }.
why-others = Otros planes
why-others-about = Señala uno para verlo en el mapa.
why-not = ¿Por qué no esto?
why-not-about = Elige otra cosa y te dirá qué saldría de ella.
why-not-choose = Otra opción
why-not-point = Señalarla
why-not-pointing = Haz clic en el mapa como si la jugaras. No se juega nada.
why-not-wait = Comparando…
why-not-same = Es lo que él mismo haría.
why-not-instead = Comparado con: { $what }
why-effort =
    { $plans ->
        [one] Un plan sopesado
       *[other] { $plans } planes sopesados
    }, { $nodes ->
        [one] una acción ensayada
       *[other] { $nodes } acciones ensayadas
    } mentalmente.

## Análisis

study = Análisis
study-look = Repaso de la partida
study-working = Estudiando la partida: { $done } %
study-done = La partida está estudiada por completo.
study-why = Por qué lo hace: { $who }
study-graph = Probabilidad de ganar a lo largo de la partida
study-rolls-points = Qué aportó cada uno ({ $seat }), en puntos de victoria.
study-ended = terminó la fase demasiado pronto
study-skill-parts = de ello, errores de abajo { $mistakes }, todo lo demás { $rest }
study-sums-points = En puntos de victoria. Suerte: lo que trajo el azar frente a su media. Habilidad: lo elegido frente a los mejores planes hallados.
study-sums-chance = En puntos de probabilidad de victoria. Suerte: lo que trajo el azar frente a su media. Habilidad: lo elegido frente a los mejores planes hallados.
study-expected = esperado
study-came = ocurrió
study-measured = Qué ocurrió y qué cabía esperar
study-moment-points = Turno { $turn }. { $first }: cabe esperar { $chance }
study-points = { $points } puntos de { $enough }
study-graph-points = Puntos esperados a lo largo de la partida
study-moment-said = Turno { $turn }, juega: { $seat }. Probabilidad de ganar, { $first }: { $chance }
study-steps = Recorrer la partida
study-first = Principio
study-turn-back = Turno de jugador anterior
study-back = Acción anterior
study-on = Acción siguiente
study-turn-on = Turno de jugador siguiente
study-last = Final
study-at = { $at } de { $of }
study-accuracy = precisión
study-luck = Suerte
study-skill = Juego
study-mistakes = Los errores más caros
study-played = jugado
study-better = mejor
study-differs = Lo que aporta el plan mejor, en puntos de victoria:
study-looking = Buscando todavía…
study-no-mistakes = No se halló en ningún momento un plan claramente mejor.
study-rolls = Golpes de suerte que más importaron
study-rolls-about = Lo que aportó cada una, en puntos de probabilidad de ganar para: { $seat }.
grade-inaccuracy = Imprecisión
grade-mistake = Error
grade-blunder = Error grave

## Campos de tiro

dot-0 = posición
dot-1 = fuego esporádico
dot-2 = fuego sostenido
dot-3 = fuego intenso

## Dos ante una pantalla

handover-title = Cambio de jugador: { $seat }
handover-about = Lo que el otro bando no puede ver está tapado. Pulsa el botón cuando el jugador correcto esté ante la pantalla.
handover-go = Juego yo: { $seat }
notes-at = Primeros pasos, { $at } de { $of }
notes-next = Siguiente
notes-skip = Saltar
notes-done = Jugar
note-prompt = Aquí pone qué tienes que decidir ahora, con su regla. El botón de color sigue adelante.
note-counter = Elige una ficha para ver qué puede hacer; los hexágonos iluminados también se pueden elegir. Donde algo no se puede, dice por qué.
note-log = Todo lo que pasa se cuenta en el diario, con su regla. Elige una línea para verla en el mapa.
note-odds = Antes de atacar, el panel muestra las probabilidades exactas y qué las cambiaría. Esta bombilla pregunta a un bot qué haría, y por qué.
note-undo = Lo que no ha decidido el azar se puede deshacer, paso a paso. Prueba sin miedo.
handover-lose = elección de una pérdida ({ $seat })
handover-answer = respuesta a un ataque ({ $seat })
handover-where = elección de adónde va una unidad ({ $seat })
handover-leave = A la página de inicio; la partida se guarda

## El final

over-title = La partida ha terminado.
over-winner = { $seat }: victoria
over-won = Has ganado
over-lost = Has perdido
over-draw = Empate
over-show = Ver el resultado
over-decided = Qué lo decidió
over-look = Ver el mapa
over-study = Estudiar la partida
over-rematch = Jugar otra vez
over-again = Nueva partida

## Menú y ajustes

menu-new = Inicio y nueva partida
menu-save = Guardar en archivo
menu-load = Abrir un archivo
menu-undo-phase = Deshacer toda la fase
menu-play-on = Dejar que un bot termine la fase
menu-study = Analizar la partida
menu-print = Imprimir mapa y diario
menu-notes = Ver otra vez las primeras notas
menu-autosave = La partida se guarda en este navegador tras cada jugada.
setting-language = Idioma
setting-theme = Tema
setting-counters = Fichas
counters-small = Pequeñas
counters-normal = Normales
counters-large = Grandes
setting-scale = Tamaño de la interfaz
scale-auto = Automático
setting-pace = Ritmo de los bots
setting-adviser = Quién aconseja
setting-dice = Mostrar dados y cartas
setting-follow = El mapa va adonde pasa algo
setting-handover = Avisar del cambio de jugador cuando juegan dos personas
theme-auto = Según el sistema
theme-light = Claro
theme-dark = Oscuro
pace-none = Inmediato
pace-brisk = Rápido
pace-slow = Lento

## Teclas

keys-title = Teclado
keys-table = Mesa
keys-board = Mapa
key-done = Botón principal: terminar la fase
key-commit = Botón principal: confirmar, fuera del mapa
key-hint = Qué haría un bot; otra vez para hacerlo
key-why = Por qué lo haría el bot
key-study-step = Acción anterior, siguiente
key-study-turn = Turno de jugador anterior, siguiente
key-study-ends = Principio, final de la partida
way-about = Señala un hexágono iluminado para ver el camino y su coste.
way-about-touch = Toca un hexágono iluminado para ver el camino y su coste; tócalo otra vez para ir.
key-board = Ir al mapa
key-cursor = Mover el cursor de un hexágono a otro
key-pan = Mover el mapa
key-press = Clic en el hexágono bajo el cursor
key-pick = Elegir una ficha de la pila
key-next = Siguiente hexágono donde se puede actuar, con Shift el anterior
key-stack = Tomar toda la pila de la ficha en la mano
key-formation = Tomar toda su formación
key-card = Datos del hexágono o de la ficha
key-zoom = Acercar, alejar, ver todo
key-escape = Soltar, cerrar
maps = Mapas
maps-key = Mapa siguiente (tecla V)
tab-chits = Fichas
cup-live = Ficha en juego
cup-drawn = Sacadas este turno
cup-none = Ninguna todavía
cup-inside = En la taza
cup-order = orden desconocido
cup-held = En mano
cup-neutral = Ambos bandos
maps-dock = Los dos mapas juntos

## Mesas de un servidor

player-friend = Un amigo
start-friend = Abre una mesa en este servidor: recibes un enlace para enviar a quien juega contigo, ahora o durante semanas.
tab-people = Personas
online-your-turn = Te toca
online-lost = Se ha cortado la conexión con la mesa. Se intenta de nuevo …
online-offer-take_back = { $who } pide deshacer la última jugada{ $whose ->
        [unknown-seat] .
       *[other] , hecha por { $whose }.
    } El azar queda como está: quien repita lo mismo obtendrá lo mismo.
online-offer-end = { $who } propone terminar aquí la partida.
online-offered-take_back = Has pedido deshacer la última jugada{ $whose ->
        [unknown-seat] .
       *[other] , hecha por { $whose }.
    } El azar queda como está: quien repita lo mismo obtendrá lo mismo.
online-offered-end = Has propuesto terminar aquí la partida.
online-accept = Aceptar
online-refuse = Rechazar
online-withdraw = Retirar
online-over-resigned = { $who } se ha rendido.
online-over-agreed = Todos han acordado terminar aquí la partida.
online-over-clock = Se ha acabado el tiempo de { $who }.
online-again = Lo mismo otra vez
online-again-swapped = Otra vez, cambiando de bando
online-again-go = A la mesa nueva
online-watching = Estás mirando.
online-free = { $seat }: aún no se sienta nadie.
online-sit = Sentarse
online-link = Enlace para { $seat }
online-link-about = Envíalo a quien juega este bando y a nadie más: quien lo abre, juega.
online-watch = Enlace para mirar
online-copy = Copiar
online-copied = Copiado
online-share = Compartir
online-you = tú
online-here = en la mesa
online-not-here = ausente
online-expected = aún no ha venido
online-open = libre
online-talk = Conversación
online-silent = Nadie ha dicho nada todavía.
online-say = Di algo
online-send = Enviar
online-name = Tu nombre
online-notes = Tus notas
online-notes-about = Nadie más las ve.
online-notify = Avísame cuando me toque
online-mail = Escríbeme cuando me toque (correo)
online-ask-back = Pedir deshacer
online-end = Proponer terminar
online-resign = Rendirse
online-resign-ask = ¿Rendirse en esta partida?
online-seal = El azar se selló antes de empezar; al final cualquiera puede comprobarlo:
online-until = Tiempo para decidir hasta { $when }
online-clock = Tiempo para decidir
online-clock-none = el que se quiera
online-clock-days =
    { $days ->
        [one] un día cada vez que te toca
       *[other] { $days } días cada vez que te toca
    }
online-clock-minutes = { $minutes } minutos en total por bando
online-clock-face = { $days } d { $hours } h
online-clock-left = { $seat }: quedan { $time } para decidir
online-study = Ayuda de los bots
online-study-off = ninguna
online-study-after = después de la partida
online-study-always = siempre
online-agreed-off = Aquí los bots no ayudan a nadie, ni después de la partida.
online-agreed-after = Los bots solo ayudan después de la partida.
online-agreed-always = Quien quiera puede pedir consejo a un bot.
online-usual = A esto siempre has respondido «{ $answer }».
online-always = Responder siempre así
online-ask-each = Preguntarme cada vez
online-standing = Respuestas que se dan solas
online-standing-about = El servidor responde así por ti, al momento, siempre que esté permitido.
online-standing-rule = { $asked } → { $answer }
online-standing-remove = Preguntarme de nuevo: { $rule }
online-seal-check = Comprobar el sello
online-seal-kept = El azar era el que se selló antes de la partida.
online-seal-broken = ¡El azar no era el que se selló antes de la partida!
online-seal-elsewhere = En esta dirección el navegador no puede calcularlo. Guarda la partida y ejecuta: sandtable replay --verify ARCHIVO
online-again-other = Alguien se ha adelantado. En la mesa nueva juegas: { $seat }.
online-log = Quien mira solo lee lo que a todos los bandos se dice por igual.
online-waiting = A la espera de { $who }.
online-due = Solo quienes juegan ven a quién se espera.
menu-online = El servidor guarda esta partida tras cada jugada.
online-table = Una mesa de este servidor
online-unreachable = El servidor no responde.
online-forget = Olvidar esta mesa
trouble-stale = Otro ha sido más rápido: mira qué ha pasado.
trouble-token = Este enlace no es de ninguna mesa.
trouble-seat = Ese asiento es de otro.
trouble-taken = Ahí ya se sienta alguien.
trouble-study = En esta mesa se juega sin ayudas.
trouble-unknown = No existe esa mesa.
trouble-busy = Demasiado a la vez: espera un momento.
trouble-large = Es demasiado largo.
trouble-origin = Eso viene de otro sitio.
trouble-server = El servidor ha cometido un error. No ha cambiado nada.
