### Italiano: la pagina intorno al tavolo.

## La pagina

app-name = Sandtable
app-about = Wargame da tavolo, regole alla mano
nav-pages = Pagine
nav-play = Gioca
nav-rules = Regole
nav-about = Info
nav-home = Alla pagina iniziale
skip = Vai al contenuto
close = Chiudi
cancel = Annulla
broken-title = Il motore non è partito
broken-text = Ricarica la pagina o prova un altro browser. Che cosa è andato storto: { $reason }

## La pagina iniziale

start-new = Nuova partita
start-continue = Riprendi
start-scenario = Scenario
start-rules = Leggi le regole
start-play = Gioca
start-counts =
    { $counters ->
        [one] Una pedina
       *[other] { $counters } pedine
    } · { $hexes ->
        [one] un esagono
       *[other] { $hexes } esagoni
    } · { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }
start-nothing-saved = Ancora nulla. Le partite che cominci restano qui, in questo browser.
start-file = Da un file
start-file-about = Una partita registrata (.sand) o una situazione (.toml). Puoi anche trascinare il file in un punto qualsiasi di questa pagina.
start-file-open = Apri un file
player-you = Tu
player-gentle = Bot: tranquillo
player-steady = Bot: solido
start-alone = Giochi in solitario: l’altra parte la giocano le regole.
saved-yours = Tocca a te
saved-theirs = Mossa avversaria
saved-over = Finita
saved-against = { $who } contro { $other }
saved-alone = Solitario
saved-progress = Turno { $turn } di { $last }
saved-delete = Elimina
saved-delete-what = Elimina la partita { $what }
saved-delete-ask = Eliminare questa partita?
file-bad = Non si può aprire { $file }
file-line = Riga { $line }:
table-bad = Non si può aprire questa partita
table-gone = Questa partita non c’è in questo browser.
table-laying = Apparecchio il tavolo…

## Informazioni

about-lead = Wargame con esagoni e pedine nel tuo browser: ogni regola applicata, ogni numero spiegato.
about-rules = Sandtable conosce le regole, così non devi andare a cercarle. Mostra che cosa puoi fare, spiega perché quando qualcosa non si può, e cita ogni volta la regola.
about-private = Nulla lascia il tuo computer. Il motore gira nel tuo browser e lì restano le tue partite; salvale su file per portarle altrove.
about-offline = Una volta caricata, la pagina funziona anche senza rete.

## Regole

rules-of = Le regole di { $game }
rules-about = Con parole nostre e i numeri del regolamento stampato. Fa sempre fede l’originale.
rules-search = Cerca per parola o numero
rules-found =
    { $count ->
        [one] Una regola
       *[other] { $count } regole
    }
rule-open = Regola { $number }: { $title }
rule-related = Regole collegate
rule-all = Tutte le regole
rule-state-enforced = Il programma applica questa regola.
rule-state-component = Descrive che cosa c’è nella scatola.
rule-state-partial = Il programma applica questa regola in parte.
rule-state-open = Il programma non applica ancora questa regola.

## Il tavolo

turn = Turno { $turn }
phases = Fasi del turno
waiting-for = { $seat }: un momento…
undo = Annulla
redo = Ripeti
choices =
    { $count ->
        [one] Un’altra scelta
       *[other] Altre { $count } scelte
    }
tools = Strumenti
menu = Menu
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Mostra tutta la mappa
overlays = Livelli
overlay-numbers = Numeri esagoni
overlay-furniture = Tracciati e legenda sulla mappa
settings = Impostazioni
map = Mappa
panel = Pannello
sheet = Che cosa fare
sheet-grip = Ingrandisci o riduci questo pannello
theme-to-light = Tema chiaro
theme-to-dark = Tema scuro
space-show = Mostra { $space } sulla mappa
points = punti
seat-deciding = di turno
seat-waiting = in attesa
seat-done = fine
stack-count =
    { $count ->
        [one] Una pedina
       *[other] { $count } pedine
    }

## Pannelli

tab-log = Diario
tab-forces = Forze
tab-due = Arrivi
tab-due-long = Rinforzi
tab-tables = Tabelle
tab-legend = Legenda
tab-tracks = Tracciati
log-empty = Non è ancora successo nulla.
log-why = Perché?
log-start = Prima del primo turno
log-earlier =
    { $count ->
        [one] Mostra una riga precedente
       *[other] Mostra { $count } righe precedenti
    }
forces-waiting = In attesa di entrare
forces-waiting-about = Scegli un’unità, poi sulla mappa dove va.
forces-count =
    { $counters ->
        [one] una pedina
       *[other] { $counters } pedine
    } in { $stacks ->
        [one] una pila
       *[other] { $stacks } pile
    }
forces-box =
    { $counters ->
        [one] una pedina
       *[other] { $counters } pedine
    }
due-none = Non si aspetta più nessuno.
tables-roll = Tiro
tables-codes = Che cosa dicono i risultati

## Preparare l’attacco

attack = Attacco
attack-on = Attacco a { $space }
attack-defenders =
    { $count ->
        [0] nessun difensore in vista
        [one] un difensore
       *[other] { $count } difensori
    }
attack-joined = Unità che partecipano e unità che potrebbero
attack-leave = Togli: { $unit }
attack-amount = Punti
attack-hidden = Alcuni valori sono nascosti.
attack-hidden-about = La verità sta tra il caso peggiore e il migliore.
case-worst = Caso peggiore: la difesa più forte possibile
case-best = Caso migliore: la difesa più debole possibile
worst = peggiore
best = migliore
less = Meno
more = Più
left =
    { $count ->
        [one] ne resta uno
       *[other] ne restano { $count }
    }
tally-attack = Attacco
tally-defence = Difesa
tally-before = Colonna di partenza
tally-against = { $attack } contro { $defence }
tally-sums = Attacco contro difesa
tally-final = Colonna finale
tally-shifts = colonne { $sum }
columns-label = Dalla colonna { $before } alla colonna { $after }
chances = Probabilità esatte
chances-of =
    { $of ->
        [one] un tiro
       *[other] { $of } tiri equiprobabili
    }
chances-of-cases =
    { $of ->
        [one] un caso
       *[other] { $of } casi ugualmente probabili
    }
chances-n-of-m = { $n } su { $m }
tone-good = a favore dell’attaccante
tone-even = a favore di nessuno
tone-bad = a favore del difensore
what-if = Che cosa cambierebbe l’esito
needs = Che cosa serve all’attacco
needs-met = { $met } su { $count } soddisfatti
needs-asked = richiesto da { $who }
needs-unknown = non ancora noto
needs-nobody = manca
needs-missing =
    { $count ->
        [one] ne manca uno
       *[other] ne mancano { $count }
    }

## Dadi

dice = Tiro di dadi
dice-continue = Continua
dice-skip = Salta tutti
dice-look = Guarda i dadi, poi continua.

## Carte

cards = Carte
card-number = Carta { $number }
card-open =
    { $count ->
        [one] { $pile }: una carta. Guardala
       *[other] { $pile }: { $count } carte. Sfogliale
    }
card-count =
    { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }
card-newer = Carta più recente
card-older = Carta meno recente
card-of = { $at } di { $count }
card-drawn = Carta pescata: { $pile }
card-look = Guarda la carta, poi continua.

## Consiglio

hint = Tu che cosa faresti?
hint-would = Un bot sceglierebbe:
hint-play = Fallo

## Campi di fuoco

dot-0 = postazione
dot-1 = fuoco sporadico
dot-2 = fuoco moderato
dot-3 = fuoco intenso

## In due allo stesso schermo

handover-title = Cambio di giocatore: { $seat }
handover-about = Quello che l’altra parte non può vedere è coperto. Premi il pulsante quando davanti allo schermo c’è il giocatore giusto.
handover-go = Gioco io: { $seat }

## La fine

over-title = La partita è finita.
over-winner = { $seat }: vittoria
over-won = Hai vinto
over-lost = Hai perso
over-draw = Pareggio
over-look = Guarda la mappa
over-again = Nuova partita

## Menu e impostazioni

menu-new = Inizio e nuova partita
menu-save = Salva su file
menu-load = Apri un file
menu-undo-phase = Annulla tutta la fase
menu-play-on = Lascia finire la fase a un bot
menu-print = Stampa mappa e diario
menu-autosave = La partita è salvata in questo browser dopo ogni mossa.
setting-language = Lingua
setting-theme = Tema
setting-pace = Ritmo dei bot
setting-dice = Mostra dadi e carte
setting-handover = Chiedi il cambio di giocatore quando si gioca in due
theme-auto = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
pace-none = Immediato
pace-brisk = Svelto
pace-slow = Lento

## Tasti

keys-title = Tastiera
keys-table = Tavolo
keys-board = Mappa
key-done = Pulsante principale: termina la fase
key-commit = Pulsante principale: conferma, fuori dalla mappa
key-hint = Che cosa farebbe un bot; di nuovo per farlo
way-about = Indica un esagono illuminato per vedere il percorso e il suo costo.
key-board = Vai alla mappa
key-cursor = Muovi il cursore da un esagono all’altro
key-pan = Sposta la mappa
key-press = Clic sull’esagono sotto il cursore
key-pick = Scegli una pedina della pila
key-next = Prossimo esagono in cui si può agire, con Shift il precedente
key-card = Scheda dell’esagono o della pedina
key-zoom = Ingrandisci, riduci, mostra tutto
key-escape = Posa, chiudi
