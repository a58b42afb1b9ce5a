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
start-watch = Guarda
start-counts =
    { $counters ->
        [one] Una pedina
       *[other] { $counters } pedine
    } · { $hexes ->
        [one] un esagono
       *[other] { $hexes } esagoni
    }
start-turns =
    { $turns ->
        [one] un turno
       *[other] { $turns } turni, da { $from } a { $to }
    }
start-length = Durata
start-nothing-saved = Ancora nulla. Le partite che cominci restano qui, in questo browser.
start-file = Da un file
start-file-about = Una partita registrata (.sand) o una situazione (.toml). Puoi anche trascinare il file in un punto qualsiasi di questa pagina.
start-file-open = Apri un file
player-you = Tu
player-number = Giocatore { $number }
player-gentle = Bot: tranquillo
player-steady = Bot: solido
level-1 = Cadetto
level-2 = Capitano
level-3 = Maggiore
level-4 = Colonnello
level-5 = Generale
level-1-about = Guarda una parte del fronte alla volta. Non vede la tua risposta, né le minacce ai rifornimenti, né il bisogno di riserve.
level-2-about = Vede le minacce accanto alle sue unità. Non vede la tua risposta né quel che accade più lontano.
level-3-about = Vede tutta la mappa e la tua risposta più probabile. Valuta pochi piani, così gliene sfuggono di migliori.
level-4-about = Valuta molti piani contro la tua risposta più probabile. Non mette in conto quella improbabile.
level-5-about = Valuta tutti i piani per cui ha tempo. Gli sfugge solo ciò che gli è nascosto; è quello che pensa di più.
temper = Carattere
temper-steady = Equilibrato
temper-bold = Audace
temper-cautious = Prudente
temper-methodical = Metodico
start-alone = Giochi in solitario: l’altra parte la giocano le regole.
start-option-more = Che cosa cambia
start-options =
    { $count ->
        [one] Una regola facoltativa
       *[other] { $count } regole facoltative
    }
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
engine-away = Le regole di questo gioco non sono ancora in questo browser e ora non si possono scaricare: collegati alla rete e riprova.
table-laying = Apparecchio il tavolo…
file-refused = “{ $action }” qui non è legale: { $why } (regola { $rule })
file-too-long = Una partita ha al massimo { $most } MB.
record-cut = Questa registrazione non nomina la sua fine: è stata troncata, o mai scritta fino in fondo. Ciò che c’è si può aprire.
record-stopped = Questa partita è stata giocata con l’edizione { $edition } delle regole. Con quelle di oggi, edizione { $today }, arriva fino alla riga { $line }:
record-elsewhere = Questa partita è stata giocata con l’edizione { $edition } delle regole. Con quelle di oggi, edizione { $today }, ogni azione è legale, ma finisce altrove.
record-kept = La registrazione resta com’è: chi continua gioca una partita nuova.
record-go-on = Continua come partita nuova
edge-show =
    { $n ->
        [one] È successo qualcosa oltre questo bordo: mostralo
       *[other] Oltre questo bordo è successo qualcosa in { $n } punti: mostrali
    }
following = Questa partita si gioca in un’altra scheda. Qui si vede ciò che accade là.
following-take = Gioca qui
following-prompt = Si gioca in un’altra scheda
unkept = Questo browser non conserva la partita. Salvala in un file prima di uscire.
trouble-over = La partita è finita.
trouble-undo = Ha deciso il caso, è stato mostrato qualcosa di nascosto o è toccato a un altro: ciò che precede resta.
trouble-refused = Ora non si può fare.
trouble-other_seat = Ora decide un altro.
trouble-chance = Nessuno può sapere che cosa ne verrà.
trouble-hidden = L’analisi si apre a partita finita: prima direbbe ciò che è nascosto.

## Informazioni

about-lead = Wargame con esagoni e pedine nel tuo browser: ogni regola applicata, ogni numero spiegato.
about-rules = Sandtable conosce le regole, così non devi andare a cercarle. Mostra che cosa puoi fare, spiega perché quando qualcosa non si può, e cita ogni volta la regola.
about-private = Nulla lascia il tuo computer. Il motore gira nel tuo browser e lì restano le tue partite; salvale su file per portarle altrove.
about-offline = Una volta caricata, la pagina funziona anche senza rete, e così ogni gioco aperto almeno una volta.

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
choices-title = Scelte
choices-losses = Chi subisce la perdita?
choices-take-back = Torna indietro
tools = Strumenti
menu = Menu
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Mostra tutta la mappa
to-front = Vai al fronte
panel-fold = Chiudi o apri il pannello
overlays = Livelli
overlay-numbers = Numeri esagoni
overlay-furniture = Tracciati e legenda sulla mappa
marks-title = Segni su pedine ed esagoni
standing-must = deve ancora agire in questa fase
standing-free = può agire senza spendere nulla
standing-may = può ancora agire
standing-done = ha già agito
ring-target = si può attaccare
ring-bombard = si può solo colpire da lontano
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
seat-who = Chi gioca: { $seat }
goal = Che cosa fa vincere
goal-show = Che cosa fa vincere, e i luoghi che contano
goal-nobody = Di nessuno
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
legend-marks = Segnalini sulla mappa
log-empty = Non è ancora successo nulla.
log-why = Perché?
log-result = Esito
log-joined =
    { $count ->
        [one] Con un’unità:
       *[other] Con { $count } unità:
    }
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
due-leave = Esce
due-return = Ritorna
due-exchange = Viene sostituita
due-upgrade = Viene potenziata
due-none = Non si aspetta più nessuno.
tables-roll = Tiro
tables-codes = Che cosa dicono i risultati

## Preparare l’attacco

attack = Attacco
attack-on = Attacco a { $space }
attack-defence-of = Difesa di { $space }
attack-attackers = Chi attacca
attack-beside = I nemici adiacenti; chi di loro attacca si sa dopo la tua risposta.
attack-supports = Supporti
attack-supports-in = impegnato
attack-bombards = Bombardamento prima dello scontro
attack-defenders =
    { $count ->
        [0] nessun difensore in vista
        [one] un difensore
       *[other] { $count } difensori
    }
attack-joined = Unità che partecipano e unità che potrebbero
attack-leave = Togli: { $unit }
attack-must = deve
attack-add-all = Aggiungi tutte ({ $count })
attack-amount = Punti
attack-hidden = Alcuni valori sono nascosti.
attack-hidden-about = La verità sta tra le due.
attack-hidden-same = Le probabilità contano già tutto ciò che può esserci.
attack-beyond = Non conteggiato:
case-strongest = Difesa più forte: { $attack } contro { $defence }
case-weakest = Difesa più debole: { $attack } contro { $defence }
strongest = più forte
weakest = più debole
strong = forte
weak = debole
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
tally-modifiers = Modificatori
tally-final = Colonna finale
tally-shifts = colonne { $sum }
columns-label = Dalla colonna { $before } alla colonna { $after }
chances = Probabilità esatte
chances-defence = Probabilità allo stato attuale
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
tone-good-mine = a tuo favore
tone-even-mine = a favore di nessuno
tone-bad-mine = a tuo sfavore
what-if = Che cosa cambierebbe l’esito
what-if-none = Niente di ciò che si può ancora aggiungere cambia da solo le probabilità.
needs = Che cosa serve all’attacco
needs-met = { $met } su { $count } soddisfatti
needs-asked = richiesto da { $who }
needs-nobody = manca
needs-missing =
    { $count ->
        [one] ne manca uno
       *[other] ne mancano { $count }
    }
stakes = Che cosa è in gioco
stakes-asked = { $what }?
stakes-do = Procedi
stakes-leave = Lascia stare
stakes-for-good = Non si può annullare.

## Dadi

dice = Tiro di dadi
dice-continue = Continua
dice-skip = Salta tutto
dice-look = Guarda i dadi, poi continua.
outcome = Dadi, carte e risultati
outcome-earlier =
    { $count ->
        [one] Un altro prima
       *[other] Altri { $count } prima
    }
result-title = Scheda del risultato
result-at = Esito a { $space }
result-how = Come si è arrivati

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
hint-attacks = { $unit } attacca { $space }.
hint-goes = { $unit } va in { $space }.
hint-legend = Cerchi: ciò di cui si parla. Frecce e mirini: i movimenti e gli attacchi di tutto il piano.
hint-play = Fallo
hint-why = Perché?
hint-next = secondo piano: { $chance }
hint-phase = Gioca questa fase per me
play-on-prepared = La fase riparte dall'attacco a { $space } come l'hai preparato: si possono aggiungere unità, nessuna ne esce.
hint-all-arrows =
    { $count ->
        [one] Un’altra freccia
       *[other] Altre { $count } frecce
    }
hint-few-arrows = Meno frecce

## I bot

bot = Bot
bot-thinks = { $who } pensa…
bot-phase = { $who } gioca questa fase per te
bot-waits = { $who } ti aspetta
bot-controls = Che cosa fa il bot
bot-stop = Ferma
bot-stop-phase = Lascia continuare me
bot-stop-after = Poi continuo io
bot-pause = Metti in pausa o fai proseguire il bot
whole-stack = Tutta la pila
whole-stack-how = Anche con Maiusc e un clic sulla mappa
whole-formation = Tutta la formazione
whole-formation-how = Anche con Ctrl e un clic sulla mappa
together-stack = Scegli dove vanno le { $n } unità della pila.
together-stack-title = { $n } unità della pila
together-formation = Scegli dove vanno le { $n } unità della formazione: ci va chi può arrivarci.
together-formation-title = { $n } unità della formazione
next-unit = Unità successiva
sent-all =
    { $n ->
    [one] { $n } pedina mossa.
   *[other] { $n } pedine mosse.
 }
sent-stopped =
    { $n ->
    [0] Nessuna mossa:
    [one] { $n } pedina mossa;
   *[other] { $n } pedine mosse;
 } { $who } non può arrivarci.
sent-left =
    { $n ->
    [0] Nessuna è partita
    [one] È partita { $n } pedina
   *[other] Sono partite { $n } pedine
 }; { $left } non possono andarci.
take-back-all = Annulla tutto
recap = Che cosa è successo dal tuo turno
recap-sum =
    { $seat }: { $moves ->
    [0] nessun movimento
    [one] { $moves } movimento
   *[other] { $moves } movimenti
 }, { $fights ->
    [0] nessun combattimento
    [one] { $fights } combattimento
   *[other] { $fights } combattimenti
 }; { $lost }.
recap-nothing = nessuna tua perdita
recap-lost = hai perso { $what }
recap-units =
    { $count ->
        [one] { $count } unità
       *[other] { $count } unità
    }
recap-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } step
    }
recap-places-lost = Località perse: { $places }.
recap-places-won = Località prese: { $places }.
recap-back = Un passo indietro
recap-on = Un passo avanti
recap-close = Chiudi il riepilogo
bot-go-on = Continua
bot-step = Una sola azione
bot-mine = Lascia giocare me
bot-pace = Ritmo: { $pace }. Cambialo

## Perché

tab-why = Perché
why-of = { $who } · { $seat }
why-chance = Probabilità di vincere alla fine
why-expected-points = { $points } punti
why-points-to-expect = Punti attesi
why-chance-too = probabilità di vittoria { $chance }
why-after-answer = Dopo questo turno e la probabile risposta nemica.
why-next = Secondo miglior piano, con la stessa fortuna
why-expects = Che cosa si aspetta e rischia
why-counted = Che cosa si conta
why-then = poi, circa
why-range = da – a
why-by-plan = questo piano
why-by-next = secondo
why-options = Quanto vale ogni scelta
why-terms = Che cosa soppesa
why-term = Ragione
why-now = ora
why-change = Differenza
why-total = In tutto
why-points = In punti vittoria, dopo il tuo turno e la probabile risposta nemica.
why-measure = La misura propria del bot, in cui un punto vittoria vale 1: serve a confrontare i piani. Il punteggio che si aspetta è scritto sopra.
why-guards = Che cosa non fa mai
why-plan = Il piano
why-moves =
    { $moves ->
        [one] un movimento
       *[other] { $moves } movimenti
    }
why-attacks =
    { $attacks ->
        [one] un attacco
       *[other] { $attacks } attacchi
    }
why-fire =
    { $fire ->
        [one] un tiro da lontano
       *[other] { $fire } tiri da lontano
    }
why-counts-none = parte del piano lasciata da parte
why-fear = La risposta che teme
why-feared = La risposta peggiore che prevede: { $what }.
why-others = Altri piani
why-others-about = Indicane uno per vederlo sulla mappa.
why-not = Perché non questo?
why-not-about = Scegli qualcos’altro e ti dirà che cosa ne verrebbe.
why-not-choose = Un’altra scelta
why-not-point = Indicala
why-not-pointing = Fai clic sulla mappa come se la giocassi. Non si gioca nulla.
why-not-wait = Confronto in corso…
why-not-same = È ciò che farebbe anche lui.
why-not-instead = A confronto con: { $what }
why-effort =
    { $plans ->
        [one] Un piano valutato
       *[other] { $plans } piani valutati
    }, { $nodes ->
        [one] un’azione provata
       *[other] { $nodes } azioni provate
    } col pensiero.

## Analisi

study = Analisi
study-look = Si rivede la partita
study-working = Analisi in corso: { $done } %
study-done = L’intera partita è stata analizzata.
study-why = Perché lo fa: { $who }
study-graph = Probabilità di vincere durante la partita
study-rolls-points = Che cosa ha portato ciascuno ({ $seat }), in punti vittoria.
study-ended = fase conclusa troppo presto
study-skill-parts = di cui errori qui sotto { $mistakes }, tutto il resto { $rest }
study-sums-points = In punti vittoria. Fortuna: ciò che ha portato il caso rispetto alla media. Abilità: le scelte rispetto ai migliori piani trovati.
study-sums-chance = In punti di probabilità di vittoria. Fortuna: ciò che ha portato il caso rispetto alla media. Abilità: le scelte rispetto ai migliori piani trovati.
study-expected = atteso
study-came = avvenuto
study-measured = Che cosa è avvenuto e che cosa ci si poteva attendere
study-moment-points = Turno { $turn }. { $first }: ci si può attendere { $chance }
study-points = { $points } punti su { $enough }
study-graph-points = Punti attesi nel corso della partita
study-moment-said = Turno { $turn }, gioca: { $seat }. Probabilità di vincere, { $first }: { $chance }
study-steps = Scorri la partita
study-first = Inizio
study-turn-back = Turno di giocatore precedente
study-back = Azione precedente
study-on = Azione successiva
study-turn-on = Turno di giocatore successivo
study-last = Fine
study-at = { $at } di { $of }
study-accuracy = precisione
study-luck = Fortuna
study-skill = Gioco
study-mistakes = Gli errori più costosi
study-played = giocato
study-better = meglio
study-differs = Che cosa porta il piano migliore, in punti vittoria:
study-looking = Ricerca in corso…
study-no-mistakes = In nessun momento si è trovato un piano chiaramente migliore.
study-rolls = Colpi di fortuna che hanno contato di più
study-rolls-about = Che cosa ha portato ciascuno, in punti di probabilità di vincere per: { $seat }.
grade-inaccuracy = Imprecisione
grade-mistake = Errore
grade-blunder = Errore grave

## Campi di fuoco

dot-0 = postazione
dot-1 = fuoco sporadico
dot-2 = fuoco moderato
dot-3 = fuoco intenso

## In due allo stesso schermo

handover-title = Cambio di giocatore: { $seat }
handover-about = Quello che l’altra parte non può vedere è coperto. Premi il pulsante quando davanti allo schermo c’è il giocatore giusto.
handover-go = Gioco io: { $seat }
notes-at = Primi passi, { $at } di { $of }
notes-next = Avanti
notes-skip = Salta
notes-done = Gioca
note-prompt = Qui è scritto che cosa devi decidere adesso, con la regola. Il pulsante colorato va avanti.
note-counter = Scegli una pedina per vedere che cosa può fare; anche gli esagoni illuminati si possono scegliere. Dove non si può, dice perché.
note-log = Tutto quello che succede è raccontato nel diario, con la regola. Scegli una riga per vederla sulla mappa.
note-odds = Prima di un attacco il pannello mostra le probabilità esatte e che cosa le cambierebbe. Questa lampadina chiede a un bot che cosa farebbe, e perché.
note-undo = Quello che non ha deciso il caso si può annullare, un passo alla volta. Prova pure.
handover-lose = scelta di una perdita ({ $seat })
handover-answer = risposta a un attacco ({ $seat })
handover-where = scelta di dove va un’unità ({ $seat })
handover-leave = Alla pagina iniziale; la partita è conservata

## La fine

over-title = La partita è finita.
over-winner = { $seat }: vittoria
over-won = Hai vinto
over-lost = Hai perso
over-draw = Pareggio
over-show = Mostra il risultato
over-decided = Che cosa ha deciso
over-look = Guarda la mappa
over-study = Analizza la partita
over-rematch = Gioca ancora
over-again = Nuova partita

## Menu e impostazioni

menu-new = Inizio e nuova partita
menu-save = Salva su file
menu-load = Apri un file
menu-undo-phase = Annulla tutta la fase
menu-play-on = Lascia finire la fase a un bot
menu-study = Analizza la partita
menu-print = Stampa mappa e diario
menu-notes = Mostra di nuovo le prime note
menu-autosave = La partita è salvata in questo browser dopo ogni mossa.
setting-language = Lingua
setting-theme = Tema
setting-counters = Pedine
counters-small = Piccole
counters-normal = Normali
counters-large = Grandi
setting-scale = Dimensione dell'interfaccia
scale-auto = Automatica
setting-pace = Ritmo dei bot
setting-adviser = Chi dà consigli
setting-dice = Mostra dadi e carte
setting-follow = La mappa va dove succede qualcosa
setting-handover = Chiedi il cambio di giocatore quando si gioca in due
theme-auto = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
pace-none = Immediato
pace-brisk = Veloce
pace-slow = Lento

## Tasti

keys-title = Tastiera
keys-table = Tavolo
keys-board = Mappa
key-done = Pulsante principale: termina la fase
key-commit = Pulsante principale: conferma, fuori dalla mappa
key-hint = Che cosa farebbe un bot; di nuovo per farlo
key-why = Perché il bot lo farebbe
key-study-step = Azione precedente, successiva
key-study-turn = Turno di giocatore precedente, successivo
key-study-ends = Inizio, fine della partita
way-about = Indica un esagono illuminato per vedere il percorso e il suo costo.
way-about-touch = Tocca un esagono illuminato per vedere il percorso e il suo costo; toccalo di nuovo per andarci.
key-board = Vai alla mappa
key-cursor = Muovi il cursore da un esagono all’altro
key-pan = Sposta la mappa
key-press = Clic sull’esagono sotto il cursore
key-pick = Scegli una pedina della pila
key-next = Prossimo esagono in cui si può agire, con Shift il precedente
key-stack = Prendi tutta la pila della pedina in mano
key-formation = Prendi tutta la sua formazione
key-card = Scheda dell’esagono o della pedina
key-zoom = Ingrandisci, riduci, mostra tutto
key-escape = Posa, chiudi
maps = Mappe
maps-key = Mappa successiva (tasto V)
tab-chits = Chit
cup-live = Chit in gioco
cup-drawn = Pescati in questo turno
cup-none = Ancora nessuno
cup-inside = Nella tazza
cup-order = ordine ignoto
cup-held = In mano
cup-neutral = Entrambe le parti
maps-dock = Le due mappe affiancate

## Tavoli di un server

player-friend = Un amico
start-friend = Apre un tavolo su questo server: ottieni un link da mandare a chi gioca con te, subito o per settimane.
tab-people = Persone
online-your-turn = Tocca a te
online-lost = Il collegamento col tavolo si è interrotto. Si riprova di continuo …
online-offer-take_back = { $who } chiede di annullare l’ultima mossa{ $whose ->
        [unknown-seat] .
       *[other] , fatta da { $whose }.
    } Il caso resta com’è: chi rifà lo stesso ottiene lo stesso.
online-offer-end = { $who } propone di finire qui la partita.
online-offered-take_back = Hai chiesto di annullare l’ultima mossa{ $whose ->
        [unknown-seat] .
       *[other] , fatta da { $whose }.
    } Il caso resta com’è: chi rifà lo stesso ottiene lo stesso.
online-offered-end = Hai proposto di finire qui la partita.
online-accept = Accetta
online-refuse = Rifiuta
online-withdraw = Ritira
online-over-resigned = { $who } ha abbandonato.
online-over-agreed = Tutti hanno accettato di finire qui la partita.
online-over-clock = Il tempo di { $who } è scaduto.
online-again = Ancora lo stesso
online-again-swapped = Ancora, a parti invertite
online-again-go = Al nuovo tavolo
online-watching = Stai guardando.
online-free = { $seat }: non siede ancora nessuno.
online-sit = Siediti
online-link = Link per { $seat }
online-link-about = Mandalo a chi gioca questa parte e a nessun altro: chi lo apre, gioca.
online-watch = Link per chi guarda
online-copy = Copia
online-copied = Copiato
online-share = Condividi
online-you = tu
online-here = al tavolo
online-not-here = assente
online-expected = non è ancora arrivato
online-open = libero
online-talk = Conversazione
online-silent = Nessuno ha ancora detto niente.
online-say = Di’ qualcosa
online-send = Manda
online-name = Il tuo nome
online-notes = I tuoi appunti
online-notes-about = Nessun altro li vede.
online-notify = Avvisami quando tocca a me
online-mail = Scrivimi quando tocca a me (e-mail)
online-ask-back = Chiedi di annullare
online-end = Proponi di finire
online-resign = Abbandona
online-resign-ask = Abbandonare questa partita?
online-seal = Il caso è stato sigillato prima dell’inizio; alla fine chiunque può verificarlo:
online-until = Tempo per decidere fino a { $when }
online-clock = Tempo per decidere
online-clock-none = quanto si vuole
online-clock-days =
    { $days ->
        [one] un giorno ogni volta che tocca a te
       *[other] { $days } giorni ogni volta che tocca a te
    }
online-clock-minutes = { $minutes } minuti in tutto per parte
online-clock-face = { $days } g { $hours } h
online-clock-left = { $seat }: restano { $time } per decidere
online-study = Aiuto dei bot
online-study-off = nessuno
online-study-after = dopo la partita
online-study-always = sempre
online-agreed-off = Qui i bot non aiutano nessuno, nemmeno dopo la partita.
online-agreed-after = I bot aiutano solo dopo la partita.
online-agreed-always = Chi vuole può chiedere consiglio a un bot.
online-usual = A questo hai sempre risposto “{ $answer }”.
online-always = Rispondi sempre così
online-ask-each = Chiedimelo ogni volta
online-standing = Risposte date da sole
online-standing-about = Il server risponde così per te, subito, ogni volta che è permesso.
online-standing-rule = { $asked } → { $answer }
online-standing-remove = Chiedimelo di nuovo: { $rule }
online-seal-check = Verifica il sigillo
online-seal-kept = Il caso era quello sigillato prima della partita.
online-seal-broken = Il caso non era quello sigillato prima della partita!
online-seal-elsewhere = A questo indirizzo il browser non può calcolarlo. Salva la partita ed esegui: sandtable replay --verify FILE
online-again-other = Qualcun altro è stato più veloce. Al nuovo tavolo giochi: { $seat }.
online-log = Chi guarda legge solo ciò che a tutte le parti è detto allo stesso modo.
online-waiting = In attesa di { $who }.
online-due = Solo chi gioca vede chi è atteso.
menu-online = Il server conserva questa partita dopo ogni mossa.
online-table = Un tavolo di questo server
online-unreachable = Il server non risponde.
online-forget = Dimentica questo tavolo
trouble-stale = Qualcun altro è stato più svelto: guarda che cosa è successo.
trouble-token = Questo link non è di nessun tavolo.
trouble-seat = Quel posto è di un altro.
trouble-taken = Lì siede già qualcuno.
trouble-study = A questo tavolo si gioca senza aiuti.
trouble-unknown = Quel tavolo non esiste.
trouble-busy = Troppo in una volta: aspetta un momento.
trouble-large = È troppo lungo.
trouble-origin = Viene da un altro sito.
trouble-server = Il server ha commesso un errore. Non è cambiato niente.
