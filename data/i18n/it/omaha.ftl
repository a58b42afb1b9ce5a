### Italiano: D-Day at Omaha Beach.
### Le unità sono femminili e singolari: un evento può nominare il tipo se il giocatore non può sapere l'unità.

## Gioco e scenario

game-omaha = D-Day at Omaha Beach
    .about = Una mattina, una spiaggia, tredici capisaldi: porta due divisioni fuori dall'acqua e in cima alle scarpate, una compagnia alla volta.
    .dates = 6 giugno 1944, ore 6.15–10.00
scenario-first-wave = La prima ondata
    .about = Guidi a terra la 1ª e la 29ª Divisione a Omaha: prendi capisaldi, alture e valloni per diciannove punti entro le dieci, sedici turni e una serata di gioco, prima che otto compagnie di una divisione siano esaurite.

## Giocatore e opzioni

seat-us = Americani
seat-german = Tedeschi
option-letter = La lettera del riassunto delle regole
    .about = Chi muove prende fuoco accanto a una posizione o nel suo campo (non insieme) e anche dai quadrati doppi, il fuoco navale porta armi o forza, i generali vanno ovunque, con l'alta marea le mine sono dove si sbarca, chi sta in un vallone controlla le alture, e il terreno che solo gli americani raggiungono non dà punti.

## Che cosa può fare il giocatore

action-begin = Comincia: mescola e disponi i tedeschi
action-draw-landing = Pesca la carta sbarco
action-draw-event = Pesca la carta evento
action-draw-fire = Pesca la carta fuoco
action-follow = Segui { $unit }
action-stay-in-box = Resta nella casella
action-no-attrition = Non cedere nulla
action-no-sacrifice = Risparmia l'eroe
action-stay = { $unit } resta in { $at }
action-no-drift = Nessuna deriva
action-drift =
    { $points ->
        [one] Deriva di { $points } casella verso est
       *[other] Deriva di { $points } caselle verso est
    }
action-place = { $unit } in { $at }
action-delay = Rinvia { $unit } di un turno
action-mine = { $unit } urta la mina
action-hero = L'eroe va a { $unit }
action-regroup = { $unit } recupera un punto forza
action-hit = Colpita: { $unit }
action-leader-hit = Colpisci { $unit }
action-give-step = { $unit } cede un punto forza
action-lose = Rinuncia a { $unit }
action-reveal = Rivela { $at }
action-sacrifice = Sacrifica l'eroe
action-clear = Bonifica { $at }
action-end-engineers = Fine del genio
action-end-landing = Concludi lo sbarco
action-end-actions = Fine delle azioni
action-take = Muovi { $unit }
action-with = Insieme a { $unit }
action-go = Vai in { $at }
action-go-bluff = Su per la scarpata fino a { $at }
action-go-cliff = Su per le corde fino a { $at }
action-pay-1 = Paga la 1ª Divisione
action-pay-29 = Paga la 29ª Divisione
action-go-on = { $unit } prosegue verso { $at }
action-scale = { $unit } fissa le corde
action-recover = { $unit } si riorganizza
action-recover-climb = { $unit } finisce la salita
action-recover-cliff = { $unit } ritira le corde
action-attack = Attacca { $at }
action-join = { $unit } partecipa
action-shells = Aggiungi il fuoco navale
action-commit = Attacca
action-barrage = Sbarramento di { $unit } su { $at }
action-bombard = Sbarramento navale su { $at }

## Perché viene chiesta una decisione

reason-set-up = Guarnigioni e incognite vengono mescolate e messe coperte.
reason-landing =
    { $n ->
        [one] Un'unità nelle caselle aspetta il suo controllo.
       *[other] { $n } unità nelle caselle aspettano il loro controllo.
    }
reason-tide = Si sbarca con { $tide }.
reason-follow = Un'unità della sua casella è andata alla deriva.
reason-rangers = Dal turno 4 i Ranger a cui non capita nulla possono derivare di proposito.
reason-mine = Sbarcano in esagoni non bonificati.
reason-arrivals =
    { $n ->
        [one] Un'unità è attesa. Sbarca nel prossimo turno.
       *[other] { $n } unità sono attese. Sbarcano nel prossimo turno.
    }
reason-waits = { $unit } attende: un generale parte dopo gli altri, mai da solo.
reason-box-limit = Due unità per casella; comandi e generali non contano.
reason-may-delay = Dal turno 7 un arrivo si può rinviare.
reason-event = Conta la riga della carta per questo turno.
reason-hero = L'eroe resta con l'unità e la fa agire gratis.
reason-hero-depth = Poi i tedeschi ricevono un'incognita, se possibile nello stesso settore.
reason-regroup = Una compagnia regolare ridotta a un punto forza ne ritrova uno; se la divisione della carta non ne ha, una dell'altra.
reason-scream = I razzi cadono da tre a sette esagoni da WN69, su chi ha più punti forza.
reason-patrol = La pattuglia scopre i tedeschi coperti più vicini.
reason-prisoner = Il prigioniero parla di una posizione coperta del suo settore.
reason-fire =
    { $n ->
        [one] Un'unità tedesca del settore può sparare.
       *[other] { $n } unità tedesche del settore possono sparare.
    }
reason-plunge = Il fuoco sporadico trova anche chi sta al riparo: lì vale come moderato.
reason-hits-left =
    { $n ->
        [one] { $at } ({ $colour }) ha ancora un colpo.
       *[other] { $at } ({ $colour }) ha ancora { $n } colpi.
    }
reason-equal = Sono pari: fuoco { $fire }, distanza { $hexes }, punti forza { $steps }.
reason-star = La stella colpisce un leader sotto fuoco intenso o moderato.
reason-artillery = I pezzi in grado di sparare sono { $guns }; ne servono { $value }.
reason-artillery-equal = Tra bersagli pari per ordine e per punti forza decidi tu.
reason-sacrifice = Sarebbe il suo ultimo punto forza.
reason-engineers = Esagoni ancora da bonificare: { $east } a Est, { $west } a Ovest.
reason-engineers-east =
    { $n ->
        [0] Non si può sgomberare più alcun esagono, a est.
        [one] Si può sgomberare ancora un esagono, a est.
       *[other] Si possono sgomberare ancora { $n } esagoni, a est.
    }
reason-engineers-west =
    { $n ->
        [0] Non si può sgomberare più alcun esagono, a ovest.
        [one] Si può sgomberare ancora un esagono, a ovest.
       *[other] Si possono sgomberare ancora { $n } esagoni, a ovest.
    }
reason-engineers-fire = Dove tira un colore della carta fuoco non si lavora.
reason-actions = Azioni rimaste: { $east } alla 1ª Divisione, { $west } alla 29ª.
reason-free-units =
    { $n ->
        [one] Un'unità può agire gratis.
       *[other] { $n } unità possono agire gratis.
    }
reason-naval =
    { $n ->
        [one] C'è un segnalino di fuoco navale.
       *[other] Ci sono { $n } segnalini di fuoco navale.
    }
reason-drowning =
    { $n ->
        [one] Un'unità annega alla fine del turno se resta dov'è.
       *[other] { $n } unità annegano alla fine del turno se restano dove sono.
    }
reason-free = L'unità muove gratis.
reason-cover = Gratis lungo la spiaggia verso un riparo; altrove costa un'azione alla divisione.
reason-paid = Il movimento costa un'azione alla divisione.
reason-together =
    { $n ->
        [one] Un'altra del suo esagono può andare con lei.
       *[other] { $n } altre del suo esagono possono andare con lei.
    }
reason-barrages = Può anche fare uno sbarramento: clicca uno dei tedeschi segnati.
reason-paying = Può pagare l'una o l'altra divisione: si passa il confine, o agiscono insieme unità di entrambe.
reason-under-fire = È stata colpita nel muovere; l'azione è comunque spesa.
reason-muster = Prima la fanteria accanto al bersaglio, poi chi può sostenerla.
reason-muster-hidden = Prima la fanteria accanto al bersaglio. I tedeschi si rivelano quando si attacca.
reason-muster-depth = Sotto c'è un'incognita.
reason-attrition = La forza bastava, le armi no: un punto forza di un attaccante adiacente può togliere l'incognita.
reason-overstack = Vi sono { $n } unità, e due al massimo possono restare.
reason-landing-card = Carta sbarco { $number }.
reason-event-card = Carta evento { $number }.
reason-fire-card = Carta fuoco { $number }.

## What is at stake

stake-lost = { $unit } è eliminata.
stake-step =
    { $left ->
        [one] { $unit } perde un punto forza: gliene resta uno.
       *[other] { $unit } perde un punto forza: gliene restano { $left }.
    }
stake-catastrophe = La { $division } avrebbe { $n } compagnie esaurite: la partita è persa subito.
stake-never-comes = { $unit } non arriva più: è l'ultimo turno.
stake-hero = { $hero } va con { $unit } d'ora in poi: agisce gratis, attacca con uno in più o con un'arma che manca, e lui può morire al suo posto.
stake-hero-dies = { $unit } muore al posto della sua unità.
stake-uncleared =
    { $n ->
        [one] Si potrebbe sgomberare ancora un esagono.
       *[other] Si potrebbero sgomberare ancora { $n } esagoni.
    }
stake-crowds = In { $at } ci sarebbero { $n } unità: oltre le due, chi non ne esce è eliminato alla fine delle azioni.
stake-naval =
    { $left ->
        [one] Si consuma un segnalino di fuoco navale; ne resta uno.
       *[other] Si consuma un segnalino di fuoco navale; ne restano { $left }.
    }
stake-actions =
    { $n ->
        [one] Costa un'azione.
       *[other] Costa { $n } azioni.
    }
stake-barraged = { $at } non può più essere attaccata in questo turno.
stake-bombard = I tedeschi in { $at } sono disorganizzati con certezza.
stake-bombard-depth = I tedeschi in { $at } sono disorganizzati e perdono l'incognita con certezza.
stake-drowns =
    { $n ->
        [one] Una pedina è sotto la linea di marea ed è perduta ora.
       *[other] { $n } pedine sono sotto la linea di marea e sono perdute ora.
    }
stake-overstacked =
    { $n ->
        [one] Un'unità è di troppo: sarà eliminata.
       *[other] { $n } unità sono in esagoni troppo affollati: oltre le due per esagono sono eliminate.
    }
stake-tide-next =
    { $n ->
        [one] Una pedina dovrà muovere al prossimo turno, o la marea la prende.
       *[other] { $n } pedine dovranno muovere al prossimo turno, o la marea le prende.
    }
stake-free-unused =
    { $n ->
        [one] Una pedina può ancora agire gratis.
       *[other] { $n } pedine possono ancora agire gratis.
    }
stake-actions-unused =
    { $n ->
        [one] Si potrebbe usare ancora un'azione.
       *[other] Si potrebbero usare ancora { $n } azioni.
    }
stake-naval-unused =
    { $n ->
        [one] Si potrebbe chiamare il fuoco navale: il segnalino resta a disposizione.
       *[other] Si potrebbe chiamare il fuoco navale: restano a disposizione { $n } segnalini.
    }
prospect-landing-lost = { $unit } si perde tra le onde
prospect-landing-lost-many =
    { $n ->
        [2] { $a } e { $b } si perdono tra le onde
        [3] { $a }, { $b } e { $c } si perdono tra le onde
        [4] { $a }, { $b }, { $c } e { $d } si perdono tra le onde
       *[other] { $a }, { $b }, { $c }, { $d } e altre { $more } si perdono tra le onde
    }
prospect-landing-hurt = { $unit } perde un punto forza tra le onde
prospect-landing-hurt-many =
    { $n ->
        [2] { $a } e { $b } perdono un punto forza tra le onde
        [3] { $a }, { $b } e { $c } perdono un punto forza tra le onde
        [4] { $a }, { $b }, { $c } e { $d } perdono un punto forza tra le onde
       *[other] { $a }, { $b }, { $c }, { $d } e altre { $more } perdono un punto forza tra le onde
    }
prospect-landing-late = { $unit } è in ritardo
prospect-landing-late-many =
    { $n ->
        [2] { $a } e { $b } sono in ritardo
        [3] { $a }, { $b } e { $c } sono in ritardo
        [4] { $a }, { $b }, { $c } e { $d } sono in ritardo
       *[other] { $a }, { $b }, { $c }, { $d } e altre { $more } sono in ritardo
    }
prospect-landing-drifts = { $unit } va alla deriva in un'altra casella
prospect-landing-drifts-many =
    { $n ->
        [2] { $a } e { $b } vanno alla deriva in altre caselle
        [3] { $a }, { $b } e { $c } vanno alla deriva in altre caselle
        [4] { $a }, { $b }, { $c } e { $d } vanno alla deriva in altre caselle
       *[other] { $a }, { $b }, { $c }, { $d } e altre { $more } vanno alla deriva in altre caselle
    }
prospect-mines = Esplodono le mine
prospect-target = { $unit } è sotto tiro
prospect-hit-moving = { $unit } è colpita nel movimento e perde un punto forza
prospect-lost-moving = { $unit } è colpita nel movimento ed eliminata
prospect-hit-by = { $unit } è colpita da { $at } ({ $colour })
prospect-catastrophe = La { $division } ha { $n } compagnie esaurite: la partita è persa

## Le carte del mazzo

card-calibre-mm = Calibro in mm
card-armoured = Corazzata: la colpisce solo il fuoco intenso o una carta con il segno del carro
card-mined = non bonificati
card-zone-number = Zona e numero
card-part-landing = Sbarco
card-part-event = Evento
card-part-fire = Fuoco
card-part-artillery = Artiglieria
card-landing-letter = { $target }: { $letter }
card-mine = Mina
card-shot = { $colour }: sparano tutte
card-shot-depth = { $colour }: sparano quelle con incognita
card-star = { $colour }: può colpire un leader
card-armour = { $colour }: la corazza non protegge
card-guns =
    { $n ->
        [one] Artiglieria se c'è almeno { $n } pezzo
       *[other] Artiglieria se ci sono almeno { $n } pezzi
    }
card-calibre = { $calibre } mm
card-event-reinforce =
    { $n ->
        [0] Rinforzi tedeschi
        [1] Rinforzi tedeschi: zona { $a }
        [2] Rinforzi tedeschi: zone { $a }, { $b }
        [3] Rinforzi tedeschi: zone { $a }, { $b }, { $c }
        [4] Rinforzi tedeschi: zone { $a }, { $b }, { $c }, { $d }
       *[other] Rinforzi tedeschi: zone { $a }, { $b }, { $c }, { $d } (+{ $more })
    }
card-event-depth = Un'incognita
card-event-depth-both = Un'incognita in ogni settore
card-event-hero-1 = Un eroe della 1ª Divisione
card-event-hero-29 = Un eroe della 29ª Divisione
card-event-hero-depth = e un'incognita nel suo settore
card-event-naval = Un segnalino di fuoco navale
card-event-smoke =
    { $n ->
        [1] Il fumo copre { $a }
        [2] Il fumo copre { $a } e { $b }
        [3] Il fumo copre { $a }, { $b } e { $c }
       *[other] Il fumo copre { $a }, { $b }, { $c }, { $d } (+{ $more })
    }
card-event-scream = Razzi da WN69
card-event-rocket-kill = Razzi distrutti, se si sono fatti sentire
card-event-plunge = Tiro dall'alto
card-event-rally = Tutti i tedeschi si riorganizzano
card-event-initiative = Iniziativa: un'azione in più per divisione
card-event-reduce = Confusione: un'azione per divisione
card-event-regroup-1 = Una compagnia della 1ª Divisione recupera un punto forza
card-event-regroup-29 = Una compagnia della 29ª Divisione recupera un punto forza
card-event-patrol-1 = Pattuglia della 1ª Divisione
card-event-patrol-29 = Pattuglia della 29ª Divisione
card-event-prisoner-1 = Prigioniero della 1ª Divisione
card-event-prisoner-29 = Prigioniero della 29ª Divisione
card-event-meyer = Kampfgruppe Meyer manda truppe
card-event-engineers-stop = Basi del genio bloccate (turni successivi)
card-event-later = Niente prima del pomeriggio

## What a card does

means-landing = { $who }, { $target } ({ $letter }): { $result }.
means-mine = A marea media o alta uno di quelli che sbarcano tra gli ostacoli perde un punto forza.
means-fires =
    { $n ->
        [one] { $at } ({ $colour }) spara: al più un colpo.
       *[other] { $at } ({ $colour }) spara: al più { $n } colpi.
    }
means-scored =
    { $n ->
        [one] { $at } ({ $colour }) ha messo a segno un colpo.
       *[other] { $at } ({ $colour }) ha messo a segno { $n } colpi.
    }
means-symbol = Cerca il simbolo { $target }; il fuoco intenso colpisce tutti.
means-targets =
    { $n ->
        [0] Nessun altro può essere colpito.
        [1] Può ancora essere colpita: { $a }.
        [2] Possono ancora essere colpite: { $a } e { $b }.
        [3] Possono ancora essere colpite: { $a }, { $b } e { $c }.
        [4] Possono ancora essere colpite: { $a }, { $b }, { $c } e { $d }.
       *[other] Possono ancora essere colpite: { $a }, { $b }, { $c }, { $d } e altre { $more }.
    }
means-hit =
    { $n ->
        [1] Colpita: { $a }.
        [2] Colpite: { $a } e { $b }.
        [3] Colpite: { $a }, { $b } e { $c }.
        [4] Colpite: { $a }, { $b }, { $c } e { $d }.
       *[other] Colpite: { $a }, { $b }, { $c }, { $d } e altre { $more }.
    }
means-move =
    { $n ->
        [1] Pescata per il movimento verso { $at }: { $a }.
        [2] Pescata per il movimento verso { $at }: { $a } e { $b }.
        [3] Pescata per il movimento verso { $at }: { $a }, { $b } e { $c }.
       *[other] Pescata per il movimento verso { $at }: { $a }, { $b }, { $c } e altre (in tutto { $n }).
    }
means-moving = Chi ha il simbolo { $target } è colpito, se una posizione di questi colori spara su chi muove.
means-action = Colpisce chi muove con il simbolo { $target } davanti a una posizione di questi colori; per uno sbarramento contano colore e simbolo.
means-artillery = Pezzi di questi calibri che possono sparare: { $guns }; ne servono { $value }.
means-reinforce = In ciascuna di queste zone arrivano tedeschi: accanto agli americani se possono, poi vicino, poi al numero più basso.
means-depth = I tedeschi più vicini agli americani che ne sono privi ricevono un'incognita.
means-depth-both = In ogni settore i tedeschi più vicini agli americani che ne sono privi ricevono un'incognita.
means-hero = Un'unità della { $division }, a terra o sui mezzi da sbarco, riceve un eroe.
means-naval =
    { $n ->
        [one] Ora è disponibile un segnalino di fuoco navale.
       *[other] Ora sono disponibili { $n } segnalini di fuoco navale.
    }
means-smoke = Questi capisaldi non sparano in questo turno.
means-scream = I razzi di WN69 tolgono un punto forza all'unità più forte che raggiungono.
means-rocket-kill = Se i razzi di WN69 si sono fatti sentire, sono distrutti.
means-plunge = In questo turno il fuoco sporadico vale come costante su chi è al riparo di ghiaia, muro o scarpata.
means-rally = Nessuna unità tedesca è più disorganizzata.
means-actions = Azioni in questo turno: { $east } per la 1ª Divisione, { $west } per la 29ª.
means-regroup = Una compagnia della { $division } ridotta all'ultimo punto forza ne recupera uno.
means-patrol = I tedeschi coperti più vicini alla { $division } sono rivelati.
means-prisoner = Sono rivelati, a scelta, tedeschi coperti nel settore della { $division }.
means-meyer = Il Kampfgruppe Meyer si aggiunge ai rinforzi divisionali tedeschi.
means-nothing = Non ha effetto in questo scenario.

## Schede

card-strength = Forza
card-needs = Richiede
card-may-retreat = Si ritira se battuta con comunicazione: Divisione
card-never-retreats = Non si ritira mai: Divisione
card-tactical = Chiama un rinforzo tattico
card-fires-at = Tira sul settore
card-observers = Osservata da
card-with-steps =
    { $n ->
        [one] { $n } punto forza
       *[other] { $n } punti forza
    }
card-steps = Punti forza su { $of }
card-range = Gittata in esagoni
card-tank-near = Entro tre esagoni anche
card-target = Simbolo bersaglio
card-division = Agli ordini di
card-arrival = Nella casella di sbarco al turno { $turn }
card-leads = Comanda il suo esagono e quelli intorno finché non muove
card-free = Agisce gratis
card-drowns = Annega alla fine del turno se resta qui
card-terrain = Entrare: { $ground }
card-shelter = Raddoppia per il difensore tedesco
card-sector = Settore
card-band = Linea di marea
card-flooded = Sott'acqua dal turno
card-obstacles = Ostacoli
card-lands = Con { $tide } sbarca in
card-no-letters = Senza lettere: vi si arriva solo alla deriva
card-draw = Vallone, e i suoi punti
card-exit = Uscita tedesca
card-strongpoint = Caposaldo
card-position = Posizione di rinforzo
card-blank = Senza numero: vi arriva solo il rinforzo chiamato da un caposaldo
card-field = Esagoni sotto fuoco { $fire }
card-points = Punti vittoria
card-could-be =
    { $n ->
        [one] Coperta: forza { $least }
       *[other] Coperta, una di { $n }: forza da { $least } a { $most }
    }
card-must-be = Coperta: forza { $least }
card-depth =
    { $n ->
        [one] Incognita coperta: forza da { $least } a { $most }
       *[other] Incognita coperta, una di { $n }: forza da { $least } a { $most }
    }
card-depth-alike = Incognita coperta: forza { $least }
card-depth-known = Incognita, forza
card-line = In comunicazione con le retrovie
card-us-line = Una linea americana porta alla spiaggia
card-no-us-line = Nessuna linea americana porta alla spiaggia
card-no-line = Isolata dalle retrovie
card-under-fire = Sotto fuoco { $fire } da
card-stacked = Unità nell'esagono (al massimo { $of })
range-unlimited = senza limite

## Dove stanno le carte

pile-deck = Mazzo
pile-discards = Scarti
pile-landing-east = Sbarco, Est
pile-landing-west = Sbarco, Ovest
pile-event = Evento
pile-fire-east = Fuoco, Est
pile-fire-west = Fuoco, Ovest
pile-action = Fuoco su un movimento o sbarramento

## Modi di arrivo

way-1st = spiagge della 1ª Divisione
way-29th = spiagge della 29ª Divisione
way-fg = Fox Green
way-er = Easy Red
way-eg = Easy Green
way-dr = Dog Red
way-dw = Dog White
way-dg = Dog Green
way-ch = Charlie
way-event = per un evento

## Un passo sulla mappa

leg-action = Un'azione
leg-leader = Gratis: un leader
leg-ranger = Gratis: Ranger
leg-hero = Gratis: con un eroe
leg-command = Gratis: sotto comando
leg-cover = Gratis: verso il riparo
leg-ropes = Gratis: sulle funi
leg-bluff = scarpata: la prossima azione si spende in cima
leg-cliff = scogliera: la prossima azione si spende in cima
leg-under-fire = sotto il fuoco di { $at }
leg-chance =
    { $n ->
        [0] nessuna carta su { $of } colpisce
        [one] una carta su { $of } colpisce
       *[other] { $n } carte su { $of } colpiscono
    }

## Livelli

overlay-fields = Campi di fuoco
overlay-fields-now = Sparano con queste carte
overlay-fields-east = Campi di fuoco, Est
overlay-fields-west = Campi di fuoco, Ovest
overlay-control = Controllo americano
overlay-german-lines = Posizioni tedesche in comunicazione
overlay-command = Sotto comando
overlay-tide = Perduto in mare alla fine del turno
overlay-tide-next = Perduto in mare alla fine del prossimo turno
overlay-obstacles = Ostacoli
overlay-steps = Punti forza nell'esagono
overlay-under-fire = Posizioni che tirano su chi muove

## Legenda

legend-infantry = a piedi
legend-leaders = leader
legend-vehicles = mezzi
legend-defence = raddoppia
move-yes = sì
move-no = no
move-climb-2 = 2 azioni
move-climb-3 = 3 azioni
shelter-none = niente
shelter-unit = l'unità
shelter-both = tutto
shelter-forbidden = nessun attacco

## Terreno

terrain-sea = Mare
terrain-beach = Spiaggia
terrain-pavilion = Pianoro
terrain-draw = Vallone
terrain-high-ground = Altura
terrain-bocage = Bocage
terrain-woods = Boschi e frutteti
terrain-buildings = Edifici
terrain-rough = Terreno rotto
side-shingle = Ciottoli
side-seawall = Muro a mare
side-slope = Pendio
side-bluff = Scarpata
side-cliff = Scogliera scalabile
side-sheer = Scogliera a picco
side-barrier = Fosso o muro anticarro

## Caselle

space-track = Tracciato dei turni
space-eliminated = Perdite americane
space-later = Non in gioco
space-hand = Eroi
space-tactical = Rinforzi tattici tedeschi
space-division = Rinforzi divisionali tedeschi
space-meyer = Kampfgruppe Meyer
space-wn_depth = Incognite dei capisaldi
space-building_depth = Incognite degli edifici
space-mobile_depth = Incognite mobili
space-guns_east = Artiglieria tedesca, Est
space-guns_west = Artiglieria tedesca, Ovest
space-lost = Perdite tedesche

## Parti e settori

sector-east = Est
sector-west = Ovest
shore-east = spiaggia del settore Est
shore-west = spiaggia del settore Ovest
division-1 = 1ª Divisione
division-29 = 29ª Divisione
nation-us = Stati Uniti
nation-de = Esercito tedesco

## Tipi di unità

kind-infantry = Fanteria
    .name = Compagnia { $unit } ({ $formation })
kind-heavy-infantry = Fanteria pesante
    .name = Compagnia { $unit } ({ $formation })
kind-ranger = Unità Ranger
    .name = Compagnia { $unit } ({ $formation })
kind-tank = Unità di carri
kind-antitank = Unità anticarro
kind-antiair = Artiglieria antiaerea
kind-sp-antiair = Antiaerea semovente
kind-sp-artillery = Artiglieria semovente
kind-dukw-artillery = Artiglieria su DUKW
kind-artillery = Unità di mortai pesanti
kind-hq = Comando
kind-general = Generale
kind-hero = Eroe
kind-wn = Guarnigione di caposaldo
    .name = Guarnigione n. { $unit }
kind-wn-75 = Guarnigione con pezzo da 75
    .name = Guarnigione n. { $unit }, pezzo da 75
kind-wn-88 = Guarnigione con pezzo da 88
    .name = Guarnigione n. { $unit }, pezzo da 88
kind-wn-rocket = Guarnigione con lanciarazzi
    .name = Batteria di razzi ({ $unit })
kind-reinforcement = Unità di rinforzo
    .name = Compagnia { $unit } ({ $formation })
kind-gun = Batteria fuori mappa
kind-depth-wn = Incognita dei capisaldi
    .name = Incognita { $unit }
kind-depth-building = Incognita degli edifici
    .name = Incognita { $unit }
kind-depth-mobile = Incognita mobile
    .name = Incognita { $unit }

## Colori, simboli, fuoco e armi

target-diamond = Rombo
target-triangle = Triangolo
target-circle = Cerchio
colour-orange = arancione
colour-red = rosso
colour-purple = viola
colour-blue = blu
colour-green = verde
colour-brown = marrone
weapon-BZ = bazooka
weapon-BG = bangalore
weapon-BR = BAR
weapon-DE = carica da demolizione
weapon-MO = mortaio
weapon-RD = radio
weapon-MG = mitragliatrice
weapon-AR = artiglieria
weapon-NA = fuoco navale
weapon-FL = fiancheggiamento
fire-intense = intenso
fire-steady = moderato
fire-sporadic = sporadico

## Maree e fasi

tide-low = bassa marea
tide-mid = media marea
tide-high = alta marea
turn-low = bassa marea
turn-artillery = bassa marea; tira l'artiglieria tedesca
turn-low-shuffle = bassa marea; si mescola
turn-mid = media marea
turn-mid-shuffle = media marea; si mescola
turn-high = alta marea; la fine
phase-set-up = Preparazione
phase-amphibious = I Operazioni anfibie
phase-event = II Evento
phase-fire = III Fuoco tedesco
phase-engineers = IV Genio
phase-actions = V Azioni
phase-end = VI Fine del turno
phase-over = Fine della partita

## Tracciati

track-turn = Turno
track-rises = Turni alla salita della marea
track-actions-1 = Azioni, 1ª Div.
track-actions-29 = Azioni, 29ª Div.
track-naval = Fuoco navale
track-spent-1 = Esaurite, 1ª Div.
track-spent-29 = Esaurite, 29ª Div.
track-points = Punti vittoria
track-deck = Carte nel mazzo

## Segnalini e stati

state-acted = ha agito
state-disrupted = disorganizzata
state-climb = in scalata
state-cliff = corde fissate
state-hero = con un eroe
state-inspired = ispirata dal suo eroe
state-wounded = ferito
state-transferred = sotto l'altra divisione
state-revealed = rivelata
state-active = in azione
state-inactive = senza osservatori
mark-cleared = Ostacoli bonificati
mark-smoke = Fumo
mark-attacked = Attaccata in questa fase
mark-barraged = Sotto sbarramento in questa fase
mark-target = Bersaglio

## Richieste

prompt-begin = Mescola e comincia.
prompt-landing-east = Pesca la carta sbarco per l'Est.
prompt-landing-west = Pesca la carta sbarco per l'Ovest.
prompt-follow = Scegli chi segue { $unit }, o lascialo nella casella.
prompt-rangers = Scegli di quante caselle { $unit } deriva verso est.
prompt-mine = Scegli chi urta la mina.
prompt-arrivals = Metti le unità in arrivo nelle caselle di sbarco.
prompt-event = Pesca la carta evento.
prompt-hero-1 = Scegli l'unità della 1ª Divisione che riceve un eroe.
prompt-hero-29 = Scegli l'unità della 29ª Divisione che riceve un eroe.
prompt-regroup-1 = Scegli la compagnia della 1ª Divisione che recupera un punto forza.
prompt-regroup-29 = Scegli la compagnia della 29ª Divisione che recupera un punto forza.
prompt-scream = Scegli quale tra unità pari colpiscono i razzi.
prompt-patrol = Scegli la posizione che la pattuglia rivela.
prompt-prisoner = Scegli la posizione di cui parla il prigioniero.
prompt-fire-east = Pesca la carta fuoco per l'Est.
prompt-fire-west = Pesca la carta fuoco per l'Ovest.
prompt-hit = Scegli quale tra unità pari colpisce la posizione in { $at }.
prompt-leader-hit = Scegli il leader colpito dalla posizione in { $at }.
prompt-artillery-hit = Scegli quale tra unità pari colpisce l'artiglieria.
prompt-sacrifice = Sacrifica l'eroe o perdi { $unit }.
prompt-engineers = Scegli un esagono da bonificare, o termina la fase del genio.
prompt-actions = Scegli chi agisce, o termina le azioni.
prompt-moving = Scegli dove va { $unit }, o chi va con lei.
prompt-moving-tank = Scegli dove va { $unit }, o quali tedeschi bombarda.
prompt-paying = Scegli quale divisione paga.
prompt-under-fire = { $unit }: prosegui sotto il fuoco, o resta dove sei.
prompt-muster = Scegli chi attacca { $at }, poi conferma.
prompt-attrition = Scegli chi cede un punto forza per togliere l'incognita in { $at }, o non cedere nulla.
prompt-overstack = Troppe unità in { $at }: scegli quale è perduta.
prompt-over = La partita è finita.

## Eventi

event-turn = Comincia il turno { $turn }: { $tide }.
event-card = Si pesca la carta { $number }.
event-shuffled = Gli scarti tornano nel mazzo e si mescola.
event-end =
    { $points ->
        [one] La mattina è finita con { $points } punto.
       *[other] La mattina è finita con { $points } punti.
    }
event-catastrophe = Otto compagnie della { $division } sono finite: lo sbarco è fallito.
event-landing-check = { $unit } legge la lettera { $letter }.
event-landing-no-row = { $unit } non ha una riga nella tabella di questo turno: non succede nulla.
event-no-drift = { $unit } tiene la rotta.
event-out-of-play = { $unit } non arriverà più.
event-drifts-east =
    { $boxes ->
        [one] { $unit } deriva di { $boxes } casella verso est, fino a { $to } ({ $beach }).
       *[other] { $unit } deriva di { $boxes } caselle verso est, fino a { $to } ({ $beach }).
    }
event-drifts-west =
    { $boxes ->
        [one] { $unit } deriva di { $boxes } casella verso ovest, fino a { $to } ({ $beach }).
       *[other] { $unit } deriva di { $boxes } caselle verso ovest, fino a { $to } ({ $beach }).
    }
event-drifts-off = { $unit } deriva fuori dalla mappa.
event-no-beach = { $unit } non trova spiaggia davanti a sé.
event-delayed = { $unit } arriverà nel turno { $turn }.
event-follows = { $unit } segue fino a { $to }.
event-mine-harmless = La mina del settore { $sector } non trova nessuno.
event-mine = { $unit } urta una mina.
event-lands = { $unit } sbarca in { $to } ({ $beach }).
event-command-transfer = { $unit } passa agli ordini della { $division }.
event-boards = { $unit } si prepara a sbarcare da { $to }.
event-drowned = { $unit } è sommersa dal mare in { $at }.
event-no-hero = Nessuno della { $division } può diventare un eroe.
event-hero = { $unit } si fa avanti con { $with }.
event-hero-dies = { $unit } muore.
event-naval =
    { $markers ->
        [one] La flotta è pronta: { $markers } segnalino di fuoco navale.
       *[other] La flotta è pronta: { $markers } segnalini di fuoco navale.
    }
event-plunge = Tiro dall'alto: il riparo della spiaggia in questo turno non basta.
event-initiative = Iniziativa: un'azione in più per ogni divisione.
event-reduce = Confusione: una sola azione per ogni divisione.
event-regroups = { $unit } recupera un punto forza.
event-nobody-regroups = Nessuna compagnia può recuperare un punto forza.
event-nothing-to-reveal = Non c'è nulla da rivelare.
event-engineers-stop = Le basi del genio sono bloccate: in questo scenario non se ne costruiscono.
event-smoke = Il fumo nasconde { $at }: in questo turno non spara.
event-german-rallies = I tedeschi in { $at } si riorganizzano.
event-rockets = I razzi partono urlando da { $at }.
event-rockets-hit = { $unit } è sotto i razzi.
event-rockets-miss = I razzi non trovano nessuno.
event-rockets-silent = I lanciarazzi tacciono.
event-rockets-not-found = Nessuno trova i lanciarazzi.
event-meyer = Kampfgruppe Meyer manda unità e incognite alla riserva divisionale.
event-reinforced = Un rinforzo tattico occupa { $at }.
event-division-reinforces = Un rinforzo divisionale occupa { $at }.
event-no-reinforcements = Nessun rinforzo tedesco arriva.
event-zone-closed = Nella zona { $zone } nessuna posizione è aperta ai rinforzi.
event-next-to-us = { $at } è accanto agli americani; numero { $number }, scelta su { $of }.
event-within-two = { $at } è a due esagoni dagli americani; numero { $number }, scelta su { $of }.
event-lowest-number = { $at } ha il numero più basso, { $number }, su { $of }.
event-chosen-because = { $at } viene prima di tutte, su { $of }: distanza dagli americani { $distance }, { $class }, numero { $number }.
event-depth-placed = Un'incognita va in { $at }.
event-no-depth = Nessuna posizione può ricevere un'incognita.
event-depth-removed = L'incognita in { $at } è tolta: era { $marker }.
event-depth-revealed = L'incognita in { $at } è { $marker }.
event-revealed = In { $at } c'è { $unit }.
event-crowded = In { $at } ci sono cinque o più punti forza: tutti sono bersagli.
event-fires =
    { $limit ->
        [one] { $at } spara ({ $colour }): al massimo { $limit } colpo.
       *[other] { $at } spara ({ $colour }): al massimo { $limit } colpi.
    }
event-silent-disrupted = { $at } tace ({ $colour }): disorganizzata.
event-silent-depth = { $at } tace ({ $colour }): il quadrato doppio vuole un'incognita.
event-silent-smoke = { $at } tace ({ $colour }): fumo.
event-sees-nobody = { $at } non ha nessuno nel suo campo.
event-sees-intense = { $unit } in { $at }: fuoco intenso.
event-sees-steady = { $unit } in { $at }: fuoco moderato, e ha il simbolo.
event-sees-sporadic = { $unit } in { $at }: fuoco sporadico, e ha il simbolo.
event-spared-armour = { $unit } in { $at } è salva: corazzata.
event-spared-symbol = { $unit } in { $at } è salva: altro simbolo.
event-spared-already = { $unit } in { $at } è salva: ha già perso un punto forza in questa fase.
event-spared-disrupted = { $unit } in { $at } è salva: già disorganizzata.
event-hit-intense = { $unit } è colpita in { $at } dal fuoco intenso di { $from }.
event-hit-steady = { $unit } è colpita in { $at } dal fuoco moderato di { $from }.
event-hit-sporadic = { $unit } è inchiodata in { $at } dal fuoco sporadico di { $from }.
event-leader-hit = { $unit } è sotto tiro in { $at } da { $from }.
event-inspired = { $unit } è colpito, e i suoi ne seguono l'esempio.
event-wounded = { $unit } è ferito.
event-sacrifice = { $unit } si salva: l'eroe cade al suo posto e la ispira.
event-step-lost =
    { $left ->
        [one] { $unit } perde un punto forza: gliene resta uno.
       *[other] { $unit } perde un punto forza: gliene restano { $left }.
    }
event-eliminated = { $unit } è eliminata.
event-disrupted = { $unit } è disorganizzata.
event-artillery = L'artiglieria tedesca apre il fuoco: { $guns } pezzi, ne servivano { $value }.
event-artillery-too-few = L'artiglieria tedesca tace: { $guns } pezzi, ne servivano { $value }.
event-artillery-not-yet = L'artiglieria tedesca tira solo dal turno 4.
event-artillery-nobody = L'artiglieria non trova nessuno con quel simbolo.
event-artillery-hits = { $unit } è colpita in { $at } dall'artiglieria.
event-cleared = Il genio bonifica { $at }.
event-action-spent =
    { $left ->
        [0] La { $division } ha speso l'ultima azione.
        [one] Alla { $division } resta { $left } azione.
       *[other] Alla { $division } restano { $left } azioni.
    }
event-moves = { $unit } muove da { $from } a { $to }.
event-sets-out = { $unit } parte da { $from } verso { $to } sotto il fuoco.
event-arrives = { $unit } raggiunge { $to }.
event-climbs = { $unit } sale verso { $to }.
event-climbed = { $unit } è in cima.
event-ropes = { $unit } fissa le corde.
event-ropes-down = { $unit } ritira le corde.
event-recovers = { $unit } si riorganizza.
event-stays = { $unit } resta dov'è.
event-watched = { $at } ({ $colour }) tiene sotto tiro il percorso.
event-passes-colours = { $unit } passa indenne: la carta non ha il colore di chi spara sul movimento.
event-passes-symbol = { $unit } passa indenne: la carta mostra un altro simbolo.
event-hit-moving = { $unit } è colpita da { $from } mentre lascia { $at }.
event-attack =
    { $points ->
        [one] Attacco a { $at } con { $points } punto.
       *[other] Attacco a { $at } con { $points } punti.
    }
event-attacker = { $unit } attacca con { $points }.
event-attack-shells = Le navi danno il loro fuoco all'attacco.
event-attack-compare = { $attack } contro { $defence }: { $compare }; { $column }.
event-defends = { $unit } si difende con { $points }.
event-depth-defends = { $marker } aggiunge { $points }.
sheet-marker-calls = L'incognita in { $at } ha chiamato un rinforzo: è stata rimossa e non ha aggiunto nulla.
event-unit-doubled = L'unità vale il doppio: { $by }.
event-both-doubled = Unità e incognita valgono il doppio: { $by }.
event-shells-strength = Il fuoco navale aggiunge { $points }.
event-hero-strength = { $unit } aggiunge { $points }.
event-weapon-missing = Manca: { $weapon }.
event-weapon-brought = { $unit } porta: { $weapon }.
event-radio-of-hq = { $unit } ha dal comando: { $weapon }.
event-weapon-of-ships = Le navi portano: { $weapon }.
event-weapon-of-hero = { $unit } vale come: { $weapon }.
event-flanked = Il bersaglio è preso di fianco.
event-attack-result = In { $at }: { $result }.
event-no-line-no-depth = { $at } è senza comunicazione: nessuna incognita.
event-no-depth-left = Non ci sono più incognite per { $at }.
event-german-hidden = I tedeschi in { $at } tornano coperti.
event-german-disrupted = I tedeschi in { $at } sono disorganizzati.
event-german-retreats = { $unit } lascia { $at } e torna nella riserva divisionale.
event-german-defeated = { $unit } è distrutta in { $at }.
event-barrage = { $unit } fa fuoco di sbarramento su { $at }.
event-barrage-card = La carta mostra { $shows } ({ $colour }); forza { $points }.
event-barrage-nothing = Lo sbarramento su { $at } non ha effetto.
event-barrage-result = Sbarramento su { $at }: { $result }.
event-bombard = Le navi fanno fuoco di sbarramento su { $at }.

## Parole degli eventi

class-wn-single = caposaldo di un esagono
class-wn-double = caposaldo di due esagoni
class-reinforcement = posizione di rinforzo
barrage-shows-neither = né colore né simbolo
barrage-shows-symbol = il simbolo, non il colore
barrage-shows-colour = il colore, non il simbolo
barrage-shows-both = colore e simbolo
column-alone = unità da sola
column-unrevealed = con incognita coperta
column-revealed = con incognita rivelata
compare-less = meno
compare-equal = pari
compare-more = di più, ma non il doppio
compare-double = almeno il doppio

## Ciò che si pesca

roll-card = Carta pescata
roll-depth = Incognita
roll-garrison = Guarnigione
roll-reinforcement = Rinforzo tedesco
roll-imagine = Ipotesi su ciò che è coperto

## Risultati delle tabelle

result-NONE = Nessun effetto
    .short = Niente
result-REPULSED = Respinti: gli attaccanti adiacenti sono disorganizzati
    .short = Respinti
result-REPULSED-DEPTH = Respinti e rafforzata: gli attaccanti adiacenti sono disorganizzati e l'unità tedesca riceve un'incognita
    .short = Respinti, rafforzata
result-REPULSED-HIDDEN = Respinti e ricoperta: gli attaccanti adiacenti sono disorganizzati e l'unità tedesca torna coperta
    .short = Respinti, ricoperta
result-DEPTH = Rafforzata: l'unità tedesca riceve un'incognita, se ha comunicazione
    .short = Rafforzata
result-DISRUPTED = Disorganizzata: non spara finché non si riprende
    .short = Disorganizzata
result-ATTRITION = Logoramento: l'unità tedesca è disorganizzata, e un punto forza di un attaccante adiacente può togliere l'incognita
    .short = Logoramento
result-REVEAL = Rivelare: si scopre l'incognita e si confronta di nuovo
    .short = Rivelare
result-DEPTH-REMOVED = Scardinata: l'incognita è tolta e l'unità tedesca disorganizzata
    .short = Scardinata
result-DEFEATED = Sconfitta: l'unità tedesca si ritira o è perduta
    .short = Sconfitta
result-OTHER = Altro effetto
    .short = Altro
result-STEP = L'unità perde un punto forza
    .short = −1 PF
result-STEP2 = L'unità perde due punti forza
    .short = −2 PF
result-STEP-DISRUPTED = L'unità perde un punto forza ed è disorganizzata
    .short = −1, disorg.
result-STEP-E2 = L'unità perde un punto forza e deriva di due caselle a est
    .short = −1, E 2
result-LOST = L'unità è eliminata
    .short = Perduta
result-OUT = L'unità non arriva più, senza contare come perduta
    .short = Fuori gioco
result-DELAY3 = L'unità torna tre turni dopo
    .short = +3 turni
result-TURN2 = L'unità torna nel turno 2
    .short = Turno 2
result-E1 = Deriva di una casella a est
    .short = E 1
result-E2 = Deriva di due caselle a est
    .short = E 2
result-E3 = Deriva di tre caselle a est
    .short = E 3
result-E4 = Deriva di quattro caselle a est
    .short = E 4
result-E9 = Deriva di nove caselle a est
    .short = E 9
result-W1 = Deriva di una casella a ovest
    .short = O 1

## Tabelle, somme e richieste

table-landing = Tabella degli sbarchi
table-fire = Effetti del fuoco
table-attack = Tabella degli attacchi
table-barrage = Tabella dello sbarramento
table-turns = Tracciato dei turni
table-weapons = Chi porta quali armi

## Heads of the tables

landers-tanks = Carri
landers-dukw = Artiglieria su DUKW
landers-guns = Cannoni e mortai
landers-foot = Fanteria e Ranger
landers-foot-green = Fanteria e Ranger a Dog Green e Charlie
landers-foot-other = Fanteria sulle altre spiagge
landing-1-tanks = Turno 1: carri
landing-2-tanks = Turni 2–3: carri
landing-1-foot-other = Turni 1–3: fanteria, altre spiagge
landing-1-foot-green = Turni 1–3: fanteria e Ranger, Dog Green e Charlie
landing-4-foot = Turni 4–14: fanteria e Ranger
landing-4-dukw = Turni 4–14: artiglieria su DUKW
landing-4-guns = Turni 4–14: cannoni e mortai
landing-15-foot = Turni 15–16: fanteria e Ranger
landing-15-dukw = Turni 15–16: artiglieria su DUKW
landing-15-guns = Turni 15–16: cannoni e mortai
row-lacking-less = armi mancanti, non più forte
row-lacking-more = armi mancanti, più forte
row-lacking-double = armi mancanti, forza doppia
row-less = più debole
row-equal = pari
row-more = più forte
row-double = doppio
barrage-weak = forza 1–2
barrage-fair = forza 3–5
barrage-strong = forza 6 o più
barrage-deep-both = colore e simbolo, con incognita
barrage-deep-colour = il colore, con incognita
barrage-deep-symbol = il simbolo, con incognita
barrage-deep-neither = nessuno dei due, con incognita
fire-known = da un caposaldo o da un'unità scoperta
fire-hidden = da un rinforzo coperto
turns-time = Ora
turns-tide = Mare
turns-due = Unità in arrivo
turns-shuffle = Mazzo
turns-shuffled = si rimescola
weapons-bearers = Le hanno
tally-attacker = { $unit } attacca
    .short = { $unit }
tally-shells = Fuoco navale
tally-shells-open = Fuoco navale: forza o armi, si vedrà
tally-shells-weapons = Fuoco navale come armi
tally-hero = L'eroe { $unit } aggiunge forza
tally-hero-open = L'eroe { $unit }: forza o un'arma, si vedrà
tally-hero-weapon = L'eroe { $unit } vale un'arma
tally-german = { $unit } si difende
    .short = { $unit }
tally-german-unknown = Unità coperta
tally-doubled = Unità raddoppiata: { $by }
tally-depth = { $marker }
tally-depth-unknown = Incognita coperta
tally-depth-doubled = Incognita raddoppiata: { $by }
need-weapon = { $weapon }
need-unknown = non si sa ancora
asked-german = { $unit }
asked-depth = { $marker }
asked-face-down = l'unità coperta
asked-depth-face-down = l'incognita coperta
met-unit = { $unit }
met-headquarters = il comando che guida { $unit }
met-shells = fuoco navale
met-hero = l'eroe { $unit }
met-flank = attacco da più lati

## Words that clients use otherwise for this game

word-case = Voce
word-first = Prima di rivelare l'incognita
word-final = Ciò che conta
word-rows = Da { $before } a { $after }
word-cases =
    { $of ->
        [one] una possibilità
       *[other] { $of } possibilità ugualmente probabili
    }
word-undo = È stata pescata una carta o mostrato qualcosa di nascosto: ciò che precede resta.
word-outcome = Carte e risultati
word-show = Mostra le carte
word-next = Secondo miglior piano, con le stesse carte
word-sums = In punti vittoria. Fortuna: le carte rispetto alla media. Abilità: le scelte rispetto ai migliori piani trovati.
word-mattered = Carte che hanno contato di più
word-note-undo = Quello che nessuna carta ha deciso si può annullare, un passo alla volta. Prova pure.

## Rifiuti

refuse-not-now = Questo non si può fare in questo momento del turno.
refuse-not-the-action-phase = Si può fare solo nella fase delle azioni.
refuse-not-the-engineer-phase = Si può fare solo nella fase del genio.
refuse-not-the-landing-phase = Si può fare solo nella fase anfibia.
refuse-units-are-due = Prima vanno imbarcate le unità in arrivo.
refuse-attack-in-hand = C'è un attacco in preparazione: prima va eseguito o ritirato.
refuse-move-in-hand = C'è un'unità in mano: prima va conclusa o ritirata la sua mossa.
refuse-other-division = L'unità serve l'altra divisione.
refuse-other-sector = La posizione è nell'altro settore.
refuse-not-in-a-box = Non è in una casella di sbarco.
refuse-did-not-drift-from-here = Quell'unità non è andata alla deriva da questa casella.
refuse-rangers-four-boxes = I Ranger derivano al massimo di quattro caselle.
refuse-not-on-a-mine = Non può urtare una mina.
refuse-not-due = Non arriva in questo turno.
refuse-not-a-landing-box = Non è una casella di sbarco.
refuse-box-without-letters = In una casella senza lettere si arriva solo alla deriva.
refuse-charlie-for-rangers = Le caselle Charlie sono solo per i Ranger.
refuse-another-beach = L'unità è destinata a un'altra spiaggia.
refuse-box-full = La casella contiene già due unità.
refuse-general-alone = Un generale non può essere piazzato da solo.
refuse-no-delay-yet = Gli arrivi si rinviano solo dal turno 7.
refuse-hero-needs-a-unit = Un eroe va con un'unità sulla mappa.
refuse-hero-goes-with-his-unit = Un eroe va dove va la sua unità.
refuse-has-a-hero = L'unità ha già un eroe.
refuse-one-step-infantry = Vale solo per una compagnia regolare della divisione con un punto forza.
refuse-rockets-do-not-reach = I razzi non arrivano fin lì.
refuse-rockets-most-steps = I razzi colpiscono chi ha più punti forza.
refuse-no-german-there = Lì non ci sono tedeschi.
refuse-nothing-face-down = Lì non c'è nulla di coperto.
refuse-nearest-first = Un'altra posizione coperta è più vicina.
refuse-not-the-first-hit = Secondo l'ordine del fuoco, un'altra viene prima.
refuse-no-obstacles = Lì non ci sono ostacoli.
refuse-cleared-already = L'esagono è già bonificato.
refuse-enough-cleared = In questo settore non si può bonificare altro in questo turno.
refuse-engineers-under-fire = L'esagono è sotto il fuoco di un colore della carta.
refuse-not-ashore = Non è a terra.
refuse-has-acted = L'unità ha già agito in questo turno.
refuse-disrupted = L'unità è disorganizzata: può solo riprendersi.
refuse-climbing = L'unità sta scalando: può solo togliere il segnalino.
refuse-on-the-ropes = Ha le corde fissate: può salire o ritirarle.
refuse-no-actions-left = La divisione non ha più azioni.
refuse-one-hex = Un'unità muove di un solo esagono.
refuse-nowhere-to-go = Non può andare da nessuna parte.
refuse-submerged = Il mare copre quell'esagono.
refuse-no-way-back-to-sea = Indietro, in mare, non si torna.
refuse-german-there = In quell'esagono ci sono tedeschi.
refuse-rough = Il terreno rotto non si attraversa.
refuse-sheer-cliff = La scogliera a picco non si scala.
refuse-ropes-first = Prima bisogna fissare le corde.
refuse-leaders-do-not-climb = I leader non scalano scogliere.
refuse-infantry-climbs = Solo fanteria e Ranger scalano una scogliera.
refuse-no-cliff-here = Qui non c'è una scogliera scalabile.
refuse-vehicles-side = I mezzi non superano quel lato.
refuse-vehicles-ground = I mezzi non entrano in quel terreno.
refuse-leaders-alone-under-fire = Comandi e generali muovono sotto il fuoco solo insieme a un'unità.
refuse-not-stacked-with-it = Non è nello stesso esagono.
refuse-two-together = Al massimo due unità agiscono insieme.
refuse-no-common-way = Insieme non possono andare da nessuna parte.
refuse-nothing-to-recover = Non ha segnalini da togliere.
refuse-not-in-the-hex = Non è in quell'esagono.
refuse-attacked-already = La posizione è già stata attaccata in questa fase.
refuse-barraged-already = La posizione ha già subito uno sbarramento in questa fase.
refuse-no-infantry-adjacent = Nessuna fanteria adiacente può attaccare quell'esagono.
refuse-barrage-only = Nessuna fanteria adiacente può attaccare quell'esagono, ma lo si può colpire con uno sbarramento: rimetti giù chi hai in mano e cliccalo.
refuse-no-attack-no-barrage = Nessuna fanteria adiacente può attaccare quell'esagono e nessun carro può bersagliarlo: serve un carro a portata, ad almeno due esagoni, e un osservatore nel suo campo di fuoco.
refuse-no-attack-no-ships = Nessuna fanteria adiacente può attaccare quell'esagono, e né carri né navi possono bersagliarlo: nessuno lo osserva per loro.
refuse-leaders-do-not-attack = Comandi, generali ed eroi non attaccano da soli.
refuse-joined-already = Partecipa già.
refuse-out-of-range = Il bersaglio è fuori portata.
refuse-infantry-first = Serve prima una fanteria adiacente che possa attaccare.
refuse-side-bars = Una scarpata o una scogliera impedisce l'attacco da lì.
refuse-heavy-needs-infantry = La fanteria pesante tira da lontano solo se un'altra fanteria attacca da vicino.
refuse-needs-command = Serve un comando o generale, o una fanteria in attacco accanto.
refuse-artillery-adjacent = L'artiglieria non partecipa accanto al bersaglio.
refuse-artillery-needs-hq = L'artiglieria partecipa solo sotto un comando che guida anche una fanteria in attacco.
refuse-artillery-under-fire = L'artiglieria non corazzata non partecipa da un campo di fuoco tedesco.
refuse-target-above = Dal basso non si tira contro un'altura che non batte la spiaggia.
refuse-no-naval-marker = Non ci sono segnalini di fuoco navale.
refuse-no-radio = Nessuna fanteria in attacco ha una radio o un comando accanto.
refuse-adjacent-attackers-only = Solo un attaccante adiacente può cedere il punto forza.
refuse-only-tanks-barrage = Solo i carri fanno fuoco di sbarramento.
refuse-barrage-adjacent = Uno sbarramento non colpisce un esagono adiacente.
refuse-target-face-down = Un rinforzo non rivelato non è un bersaglio.
refuse-target-not-spotted = Il carro non è nel campo di fuoco del bersaglio, e nessuna fanteria che vi si trova può guidarlo.
refuse-no-observer = Nessuna fanteria con radio o sotto un comando sta nel campo di fuoco del bersaglio.

## Bot: i termini di una valutazione, e ciò che nessuno fa

term-points = Punti
term-held = Occupato, ma battuto dal fuoco
term-reach = A portata
term-steps = Uomini
term-peril = Compagnie esaurite
term-fire = Fuoco previsto
term-germans = Tedeschi sulla via
term-command = Comandanti ed eroi
term-heights = Compagnie sulle alture
term-support = Fuoco navale e ordine
measure-points = Punti
measure-spent = Compagnie esaurite
measure-steps = Perdite americane in punti forza
measure-germans = Unità tedesche sconfitte
guard-catastrophe = L'ottava compagnia esaurita di una divisione fa perdere subito la partita.
guard-drowning = Si lascerebbe alla marea chi può ancora uscirne.
guard-stacking = Le unità oltre il limite di un esagono sono perse.

## What wins

goal-aim =
    Si vince con { $points } punti alla fine del turno { $turn }.
    { $companies } compagnie esaurite di una divisione fanno perdere subito.
goal-standing = { $points } punti su { $of }; esaurite: { $east } su { $companies } nella 1ª Divisione, { $west } su { $companies } nella 29ª
    .short = Punti { $points }/{ $of } · esaurite { $east }/{ $companies } (1ª), { $west }/{ $companies } (29ª)
goal-catastrophe = Catastrofe al turno { $turn }: { $companies } compagnie della { $division } sono ridotte a un punto forza o eliminate.
goal-points-moot = { $points } punti su { $of }; non contano più.
goal-points-won = { $points } punti alla fine: ne servivano { $of }.
goal-points-lost = Solo { $points } punti alla fine: ne servivano { $of }.
