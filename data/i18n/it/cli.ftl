### Italiano: ciò che la riga di comando dice da sé.

## File

cli-file = { $file }: { $why }
cli-file-line = { $file }, riga { $line }: { $why }
cli-file-missing = questo file non esiste
cli-file-unreadable = questo file non può essere letto
cli-file-folder = questa è una cartella, non un file
cli-file-special = questo non è un file ordinario
cli-file-read-only = questo file è di sola lettura
cli-file-dangling = questo è un collegamento che non porta da nessuna parte
cli-file-no-text = questo non è testo
cli-file-too-long = il file di una partita ha al massimo { $most } MB
cli-file-unwritten = { $file }: non può essere scritto: { $why }
cli-file-there = { $file }: il file esiste già; scegli un altro nome
cli-file-force = { $file }: il file esiste già; --force lo sovrascrive
cli-file-other-writer = { $file }: nel frattempo qualcun altro ha giocato in questo file; non è stato scritto nulla
cli-file-cut-short = { $file }: la registrazione non ha la riga "end": è stata troncata, o mai scritta fino in fondo
cli-other-game = questa è una partita di { $game }
cli-kept-in = salvata in { $file }
cli-earlier = { $file }: giocata con l'edizione { $edition } delle regole; oggi vale l'edizione { $today }, e ogni azione è ancora legale
cli-unproven = { $file }: registrazione di un formato precedente: ogni azione è legale; non si può confrontare se finisce come allora
cli-earlier-elsewhere = { $file }: giocata con l'edizione { $edition } delle regole; con quelle di oggi, edizione { $today }, ogni azione è legale, ma la partita finisce altrove
cli-earlier-stopped = { $file }: giocata con l'edizione { $edition } delle regole; con quelle di oggi, edizione { $today }, arriva fino alla riga { $line }: { $why }
cli-record-unsaved = { $file }: continuando sarebbe un'altra partita e questa registrazione andrebbe perduta: scrivila in un file nuovo con "replay --output" e continua lì
cli-output-unwritten = l'uscita non può essere scritta: { $why }
cli-input-unread = l'ingresso non può essere letto: { $why }
cli-input-no-text = l'ingresso non è testo
cli-no-terminal = il terminale non può essere usato: { $why }

## Azioni e regole

cli-rule = regola { $number }
cli-legal = legale
cli-not-legal = "{ $action }" ora non è legale: { $why } (regola { $rule })
cli-played-nothing = { $file }: { $why }; non si conserva nulla
cli-played-in-part = { $file }: { $why }; si conserva ciò che precede
cli-forced = nessun'altra scelta
cli-taken-back =
    { $count ->
        [one] ripresa: un'azione su { $all }
       *[other] riprese: { $count } azioni su { $all }
    }
cli-no-undo-start = non c'è nulla da riprendere
cli-no-undo-barrier = è stato tirato un dado, è stato mostrato qualcosa di nascosto o è toccato a un'altra parte: ciò che precede resta
cli-no-redo = non c'è nulla da rigiocare
cli-other-seat = ora decide un altro posto
cli-state-enforced = applicata
cli-state-component = componente
cli-state-optional = facoltativa
cli-state-missing = mancante
cli-no-rule = il regolamento non ha la regola "{ $number }"
cli-no-rule-of = il regolamento di { $game } non ha la regola { $number }

## Giochi e posti

cli-begun = { $file }: { $scenario } di { $game }
cli-seats = posti: { $seats }
cli-on = attiva
cli-off = non attiva
cli-no-seat = non c'è il posto "{ $word }"; ci sono: { $seats }
cli-no-seat-bot = "{ $word }" non dice POSTO=BOT, per esempio { $seat }=level3
cli-no-random = il sistema non dà numeri casuali ({ $why }): scegli un --seed
cli-over = La partita è finita.
cli-over-won = La partita è finita: vittoria, { $winner } ({ $scores }).
cli-over-drawn = La partita è finita: pareggio ({ $scores }).
cli-verified =
    { $count ->
        [one] verificata: un'azione, hash { $hash }
       *[other] verificata: { $count } azioni, hash { $hash }
    }
cli-replayed =
    { $count ->
        [one] Un'azione, hash { $hash }: come dice la registrazione
       *[other] { $count } azioni, hash { $hash }: come dice la registrazione
    }
cli-replayed-unsealed =
    { $count ->
        [one] Un'azione, hash { $hash }: la registrazione non indica la sua fine
       *[other] { $count } azioni, hash { $hash }: la registrazione non indica la sua fine
    }
cli-replayed-unproven =
    { $count ->
        [one] Un'azione, hash { $hash }: la fine registrata è di un formato precedente e non è stata confrontata
       *[other] { $count } azioni, hash { $hash }: la fine registrata è di un formato precedente e non è stata confrontata
    }
cli-replayed-earlier =
    { $count ->
        [one] Un'azione, hash { $hash }: con le regole di oggi
       *[other] { $count } azioni, hash { $hash }: con le regole di oggi
    }

## Che cosa si vede

cli-turn = turno { $turn } di { $last }
cli-turn-alone = turno { $turn }
cli-seen-by = visto da: { $eyes }
cli-referee = arbitro
cli-stacks = Pile
cli-marks = Segnalini
cli-one-step = uno step
cli-no-hexes = questa mappa non ha esagoni da mostrare
cli-no-hex = su questa mappa non c'è l'esagono "{ $name }"
cli-no-space = su questa mappa non c'è la casella "{ $name }"
cli-no-counter = nessuna pedina, o più d'una, si chiama "{ $name }"
cli-nowhere = { $name } non è dove tu possa vederla
cli-empty = { $name } è vuoto
cli-cannot-move = { $counter } ora non può muovere
cli-no-fight = non si prepara nessun combattimento
cli-odds-attack = attacco
cli-odds-defence = difesa
cli-odds-shifts = spostamenti
cli-odds-before = colonna { $column } prima degli spostamenti
cli-odds-column = colonna { $column }
cli-odds-worst = con la difesa più forte
cli-odds-best = con la difesa più debole
cli-odds-or = oppure

## Bot

cli-would = { $bot } farebbe: { $action }
cli-nothing-to-decide = non c'è nulla da decidere
cli-analyse-hidden = l'analisi si apre a partita finita: prima direbbe ciò che è nascosto
cli-bot-refused = il bot ha scelto "{ $action }", ma non è stato giocato: { $why }
cli-bot-played =
    { $count ->
        [one] un'azione giocata, { $all } in tutto
       *[other] { $count } azioni giocate, { $all } in tutto
    }

## Il tavolo al terminale

cli-greet-type = Scrivi un'azione, qualche sua lettera o il suo numero; più azioni stanno su una riga separate da ;
cli-greet-help = "help" elenca che altro si può scrivere, "?" spiega la mappa, "why AZIONE" cita la regola, "hint" consiglia.
cli-greet-resumed = La partita continua da { $file } e vi è salvata dopo ogni azione.
cli-greet-kept = La partita è salvata in { $file } dopo ogni azione.
cli-greet-unkept = La partita non è salvata finché non scrivi "save FILE".
cli-greet-end = "undo" riprende, "quit" esce.
cli-seat-you = { $seat }: tu
cli-seat-bot = { $seat }: il bot { $bot }
cli-could-be =
    { $more ->
        [0] "{ $line }" può essere: { $first }
       *[other] "{ $line }" può essere: { $first } e altre { $more }
    }
cli-not-understood = { $why }; "help" dice che cosa si può scrivere
cli-no-verb = nessuna azione legale comincia con "{ $verb }"
cli-more = altre { $more }: "{ $next }"
cli-hint-how = scrivi "hint", oppure "hint not AZIONE"
cli-save-where = salvare dove? "save FILE"
cli-help = Un'azione si scrive come la mostra "list"; bastano poche lettere di ogni parola se ne corrisponde una sola.
cli-help-help = questo elenco
cli-help-signs = che cosa vogliono dire i segni sulla mappa
cli-help-list = le azioni legali, numerate
cli-help-map = la mappa attorno all'azione, o attorno a un esagono
cli-help-map-off = se la mappa compare da sé
cli-help-stack = le pedine di una casella
cli-help-unit = una pedina e dove si trova
cli-help-reach = dove può andare una pedina, con il costo
cli-help-odds = il combattimento in preparazione, spiegato
cli-help-why = la regola che vieta un'azione
cli-help-rule = una regola con parole nostre
cli-help-log = che cosa è successo
cli-help-tracks = turno, punti e altri numeri
cli-help-hint = che cosa farebbe un bot forte, e perché
cli-help-hint-not = perché non farebbe qualcos'altro
cli-help-phase = lascia giocare il bot fino alla fine della fase
cli-help-undo = riprende, fino all'ultimo dado o all'ultima rivelazione
cli-help-redo = rigioca ciò che è stato ripreso
cli-help-save = d'ora in poi salva la partita in un file
cli-help-quit = lascia il tavolo

## Il server

cli-served = Sandtable è a { $address } (Ctrl-C lo ferma)
cli-port-taken = La porta { $port } è occupata; si usa la { $other }.
cli-open-to-all = Ogni dispositivo che raggiunge questa macchina raggiunge il tavolo.
cli-no-port = le porte da { $first } a { $last } sono tutte occupate; scegline un'altra con --port
cli-tables-in = I tavoli via link sono conservati in { $place }.
cli-no-tables = Niente tavoli via link: { $why }
cli-broken-promise = { $file }: i dadi non sono quelli promessi all'apertura del tavolo
cli-backed-up = una copia dei tavoli è in { $file }

## Consigli e analisi

cli-analysing = analisi
cli-thinking = riflessione
cli-stake-chance = in punti di probabilità di vittoria
cli-stake-points = in punti vittoria
cli-study-chance = Probabilità di vittoria, { $seat }, in percentuale
cli-study-points = Punti che { $seat } può attendersi alla fine
cli-study-measured = { "  " }{ $name }: { $came }; turno per turno ci si poteva attendere { $expected }
cli-study-sums = Fortuna e abilità, { $stake }
cli-study-sum = { "  " }{ $seat }: fortuna { $luck }, abilità { $skill } (errori qui sotto { $listed }, tutto il resto { $rest }), precisione { $accuracy } %
cli-study-rolls = Dadi e carte che hanno contato di più per { $seat }
cli-study-roll = { "  " }azione { $action }, turno { $turn }: { $gain } { $place }
cli-study-mistakes = Gli errori più costosi
cli-study-no-mistakes = In nessun turno è stato trovato un piano chiaramente migliore.
cli-study-mistake = { "  " }turno { $turn }, azione { $action }, { $seat }: { $grade }, { $loss } (± { $error })
cli-study-ended = qui la fase è stata conclusa
cli-grade-inaccuracy = un'imprecisione
cli-grade-mistake = un errore
cli-grade-blunder = un errore grave
cli-played = giocato
cli-better = meglio
cli-arrow = { $what } verso { $to }
cli-arrow-to = verso { $to }
cli-arrow-attack = attacco a { $to }
cli-arrow-more = e altri { $more }
cli-prefers = { $bot } preferisce "{ $action }"
cli-ruled-out = escluso: { $why }
cli-promise-points = { $points } punti attesi (probabilità di vittoria { $chance })
cli-why-chance = dopo questo turno e la risposta che si aspetta: { $chance } ± { $error }
cli-why-next = il secondo miglior piano, con gli stessi dadi: { $chance }
cli-why-expected = { $name }: ora { $now }, poi circa { $mean } (da { $least } a { $most })
cli-plan = piano
cli-feared = temuto
cli-other-plan = altro piano { $number }
cli-it-does = prevede
cli-effort = { $plans } piani giudicati, { $actions } azioni provate col pensiero
