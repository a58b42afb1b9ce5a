### Italiano: Normandy '44.

## Gioco e scenari

game-normandy44 = Normandy '44
    .about = Lanciati dietro cinque spiagge, sbarca sotto il fuoco e combatti siepe per siepe tra zone che legano e difensori che non se ne vanno.
    .dates = 6 – 27 giugno 1944
scenario-campaign = La campagna
    .about = Guida gli Alleati o i tedeschi dai lanci del 6 giugno alla caduta di Cherbourg: dieci punti per le cittadine oltre la linea raggiunta dalla storia vincono per gli Alleati dopo 22 turni, se nessuno cede prima. Dieci ore o più.
scenario-seven-turns = Sette giorni
    .about = La prima settimana della campagna con tutte le sue regole: collega le spiagge, prendi cittadine oltre la portata dei cannoni e tieni le zone di lancio. Quattordici punti vincono per gli Alleati dopo sette turni, in tre o quattro ore.
scenario-cherbourg = Cherbourg
    .about = I soli americani, dai lanci dietro Utah al fronte di terra di Cherbourg: prendi Carentan e raggiungi la fortezza, o tagliala fuori, in dodici turni. Due o tre ore.
    .start = Comincia da qui

## Giocatori e opzioni

seat-allied = Alleati
seat-german = Tedeschi
seat-us = 1ª Armata USA
seat-uk = 2ª Armata britannica
seat-panzer = Panzergruppe Ovest
seat-army7 = 7ª Armata
option-historical_weather = Meteo storico: tempesta il 19, 20 e 21 giugno e mai altrimenti
option-flank_fire = Fuoco di fianco: i vicini non attaccati aiutano la difesa
option-naval_batteries = Batterie costiere: le navi devono tenerle a bada finché non cadono
option-solitaire = Solitario: limiti a rifornimenti, aerei e posizioni per chi gioca entrambe le parti
option-players = Giocatori
option-players-2 = Due: Alleati e tedeschi
option-players-3 = Tre: 1ª Armata USA, 2ª Armata britannica e i tedeschi
option-players-4 = Quattro: 1ª Armata USA, 2ª Armata britannica, Panzergruppe Ovest e 7ª Armata

## Armate, scorte, rimpiazzi, zone, meteo

army-us = 1ª Armata americana
army-uk = 2ª Armata britannica
army-german = Esercito tedesco
store-us = 1ª Armata americana
store-uk = 2ª Armata britannica
store-army7 = 7ª Armata
store-cherbourg = Fortezza Cherbourg
store-panzer = Panzergruppe Ovest
pool-us-infantry = fanteria americana
pool-us-armour = corazzati americani
pool-us-airborne = aviotrasportati americani
pool-uk-infantry = fanteria britannica
pool-uk-armour = corazzati britannici
pool-uk-airborne = aviotrasportati britannici
pool-ca-infantry = fanteria canadese
pool-german-infantry = fanteria tedesca
pool-german-armour = corazzati tedeschi
zone-green = zona d'entrata verde
zone-blue = zona d'entrata blu
zone-red = zona d'entrata rossa
zone-orange = zona d'entrata arancione
weather-storm = tempesta
weather-overcast = coperto
weather-fair = bello

## Modi di arrivo

way-setup = sulla mappa all'inizio
way-assault = con la prima ondata
way-wave = con la seconda ondata
way-drop = con il paracadute
way-glider = con l'aliante
way-britain = dalla Gran Bretagna
way-mobilisation = per mobilitazione
way-edge = dal bordo della mappa
way-cadre = dalla casella dei quadri

## Nazioni

nation-us = 1ª Armata americana
nation-uk = Britannici
nation-ca = Canadesi
nation-de = Esercito tedesco
nation-ss = Waffen-SS
nation-lw = Luftwaffe
nation-navy = Kriegsmarine
nation-todt = Organizzazione Todt
nation-ost = Battaglioni orientali

## Terreno

terrain-clear = Terreno aperto
terrain-mixed = Terreno misto
terrain-bocage = Bocage
terrain-woods = Bosco
terrain-flooded = Terreno inondato
terrain-marsh = Palude
terrain-city = Città
terrain-town = Cittadina

## Dimezzamenti

half-airfield = { $unit } attacca attraverso l'aeroporto: metà
half-flood = { $unit } attacca oltre un lato inondato: metà
half-landed = { $unit } è appena sbarcata: metà
half-not-main = { $unit } non è della forza d'assalto principale: metà
half-out-of-flood = { $unit } attacca da terreno inondato: metà
half-perimeter = { $unit } attacca oltre il perimetro di Cherbourg: metà
half-river = { $unit } attacca oltre un fiume: metà
half-unsupplied = { $unit } è fuori rifornimento: metà

## Somme

tally-attacker = { $unit } attacca
    .short = { $unit }
tally-defender = { $unit } si difende
    .short = { $unit }
tally-bonus = Bonus di difesa: { $ground }
tally-bonus-capped = Bonus di difesa: { $ground }, non più della forza stampata
tally-limit = Limite di 18 fattori
shift-air = Aerei
shift-armour = Corazzati: { $unit }
shift-artillery = Artiglieria: { $unit }
shift-crossing = Forza d'assalto principale oltre l'acqua
shift-defending-armour = Corazzati in difesa
shift-defending-tiger = Tigre in difesa: { $unit }
shift-flank = Fuoco di fianco
shift-hilltop = Cima di collina
shift-jabo = Cacciabombardieri
shift-low-quality = Truppe scadenti in attacco
shift-quality = Truppe migliori: { $unit }
shift-ships = Navi
shift-strategic = Difensori in marcia
shift-tiger = Tigre: { $unit }
beyond-jabo = I cacciabombardieri possono togliere fino a tre colonne.
beyond-lead = Non è ancora deciso chi è la forza d'assalto principale.
table-combat = Tabella dei combattimenti

## Tiri

roll-weather = Meteo
roll-attrition = Attrito
roll-jabo = Cacciabombardieri
roll-combat = Combattimento
roll-drop = Lancio
roll-invasion = Assalto alla spiaggia
roll-tanks = Carri d'assalto
roll-rangers = 5º ranger
roll-stand = Difesa determinata

## Eventi

event-weather = Meteo { $number }, { $weather } (dado { $die }).
event-player-turn = { $seat }: comincia il turno.
event-asks = Si chiede aiuto: { $seat }.
event-grants = Aiuto concesso: { $seat }.
event-denies = Aiuto rifiutato: { $seat }.
event-air = Aerei della { $army } appoggiano l'attacco.
event-ships = Navi della { $army } aprono il fuoco.
event-gun = { $unit } dà appoggio d'artiglieria.
event-attrition-loss = { $unit } si logora in { $at }: uno step perso (dado { $die }, modificatore { $modifier }).
event-attrition-none = { $unit } resta unita in { $at } (dado { $die }, modificatore { $modifier }).
event-becomes-cadre = { $unit } è ridotta a quadro in { $at }: { $cadre }.
event-digs = { $unit } si trincera in { $at }.
event-position = La posizione in { $at } è completata.
event-eliminated = { $unit } viene eliminata in { $at }.
event-loses-step = { $unit } perde uno step in { $at }.
event-enters = { $unit } entra in mappa da { $from } e va in { $to }.
event-lands = { $unit } sbarca in { $from } e va in { $to }.
event-evacuated = { $unit } viene evacuata da { $from }.
event-moves = { $unit } muove da { $from } a { $to }.
event-moves-far = { $unit } fa un movimento strategico da { $from } a { $to }.
event-rides = { $unit } va su autocarri da { $from } a { $to }.
event-mulberry-begun = La { $army } comincia il suo Mulberry in { $at }: pronto nel turno { $turn }.
event-mulberry-delayed = I tedeschi ritardano il Mulberry della { $army } in { $at } al turno { $turn }.
event-mulberry-finished = Il Mulberry della { $army } in { $at } è in funzione.
event-mulberry-lost = Il Mulberry della { $army } in { $at } è perso per sempre.
event-prepares-attack = Attacco a { $at }.
event-rebuilt = { $unit } viene ripristinata in { $at }.
event-returns = { $unit } torna in campo in { $at }.
event-released = { $unit } da ora può muovere.
event-supplied = { $unit } è di nuovo in rifornimento.
event-unsupplied = { $unit } è fuori rifornimento.
event-isolated = { $unit } è isolata.
event-transferred = { $unit } viene portata da { $from } a { $to }.
event-withdrawn = { $unit } lascia la battaglia.

## Rifiuti

refuse-air-limit = Nessun altro aereo può appoggiare questo attacco.
refuse-alone-by-road = Il movimento strategico o su autocarri finisce in un esagono vuoto.
refuse-already-fought = Questa unità ha già combattuto in questa fase.
refuse-already-moved = Questa unità ha già mosso in questa fase.
refuse-already-there = L'unità è già in quell'esagono.
refuse-armour-in-storm = In questo scenario il rimpiazzo corazzato si usa solo in tempesta.
refuse-artillery-limit = Nessun'altra artiglieria può spostare questo attacco.
refuse-at-full-strength = Questa unità è a piena forza.
refuse-attacked-already = Quell'esagono è già stato attaccato in questa fase.
refuse-begins-in-zone = L'unità comincia in zona nemica.
refuse-bombardment-over = Le navi non possono colpire Cherbourg, o l'hanno già fatto.
refuse-bond = Un collegamento di zone nemiche sbarra l'esagono.
refuse-cherbourg-cut-off = Cherbourg non ha una linea di rifornimento al bordo sud.
refuse-defends-only = Questa unità può solo difendersi.
refuse-dig-in-movement = Le posizioni si cominciano nella fase di movimento.
refuse-dig-in-storm = In tempesta nessuno comincia una posizione.
refuse-dig-infantry = Solo unità di tipo fanteria costruiscono posizioni.
refuse-dig-not-here = Qui non si può costruire: c'è una città, un caposaldo o una posizione.
refuse-dig-replaced = Un'unità che ha ricevuto un rimpiazzo non costruisce.
refuse-dig-too-early = Le posizioni tedesche si cominciano dal turno 5.
refuse-digging-in-hex = Nessuno attacca da un esagono in cui si comincia una posizione.
refuse-dispersed = Questa unità è dispersa.
refuse-disrupted = Questa unità è disorganizzata.
refuse-division-in-contact = Un'unità della divisione è accanto a un nemico.
refuse-division-unsupplied = Un'unità della divisione è fuori rifornimento.
refuse-enemy-there = In quell'esagono ci sono unità nemiche.
refuse-engineers-land-again = Il genio da spiaggia torna passando dalla Gran Bretagna.
refuse-far-from-division = Nessun'altra unità della sua divisione è entro cinque esagoni.
refuse-german-gun-once = Un HQ o una brigata lanciarazzi tedesca dà uno spostamento per attacco.
refuse-german-lorries = Solo i tedeschi hanno gli autocarri.
refuse-group-full = Il gruppo di battaglia supererebbe i sei fattori.
refuse-gun-spent = Ha mosso, si è ritirata o ha sparato, e non è pronta.
refuse-hq-in-a-city = Un HQ perso torna in una città.
refuse-immobile = Questa unità non muove mai.
refuse-is-mechanised = Le unità meccanizzate non hanno bisogno di autocarri.
refuse-joined-already = Questa unità partecipa già.
refuse-landing-is-tactical = Chi sbarca usa solo il movimento tattico.
refuse-lost-for-good = Questa unità è persa per sempre: nessun quadro la rappresenta.
refuse-named-by-first = Questa formazione si nomina con un'altra sua unità.
refuse-needs-no-supply = Le brigate lanciarazzi non usano punti di quella scorta.
refuse-never-replaced = Questa unità non viene mai rimpiazzata.
refuse-no-air-force = Solo gli Alleati hanno aerei.
refuse-no-aircraft = Quell'armata non ha più aerei in questo turno.
refuse-no-artillery = Questa unità non dà appoggio d'artiglieria.
refuse-no-enemy-there = In quell'esagono non ci sono nemici.
refuse-no-entry-hex = Nessun esagono d'entrata del suo colore è aperto.
refuse-no-entry-in-reserve = Nella fase della riserva nessuno entra in gioco.
refuse-no-group = Qui non si può formare un gruppo di battaglia.
refuse-no-haven = Le unità tornano su un HQ o in una cittadina tenuta, rifornita e libera da zone nemiche.
refuse-no-heavy-tanks = Tigre e Panther richiedono il rimpiazzo corazzato di un meteo da 1, usato subito.
refuse-no-landing-there = L'unità non può sbarcare lì.
refuse-no-marker = Non resta alcun segnalino di quel tipo.
refuse-no-markers-here = In questo scenario i tedeschi non hanno movimento strategico né autocarri.
refuse-no-mobilisation-hex = Nessun esagono di mobilitazione della divisione è libero da nemici e loro zone.
refuse-no-more-digging = In questo turno non si possono cominciare altre posizioni.
refuse-no-mulberry = Il Mulberry di quell'armata non funziona ancora.
refuse-no-open-beach = Nessuna spiaggia aperta o porto ha posto per questa unità.
refuse-no-own-position = In quell'esagono non c'è una tua posizione.
refuse-no-points = L'armata non ha i { $points } punti rinforzo che questa unità costa.
refuse-no-points-left = All'armata restano troppo pochi punti rinforzo.
refuse-no-position-marker = Tutti i segnalini di posizione sono sulla mappa.
refuse-no-reserve-state = Nel suo stato questa unità non può stare in riserva.
refuse-no-ships = Non ci sono navi disponibili.
refuse-no-transfer = L'artiglieria del Cotentin non può essere mandata a Cherbourg ora.
refuse-no-way-in = Questa unità non può entrare in quell'esagono.
refuse-nobody-adjacent = Nessuna unità che può ancora attaccare è accanto a quell'esagono.
refuse-nobody-joined = Non partecipa ancora nessuna unità.
refuse-none-on-turn-1 = Nel turno 1 non si usano rimpiazzi.
refuse-not-a-german-store = Non è una scorta tedesca.
refuse-not-a-hex = Questo non è un esagono della mappa.
refuse-not-a-strongpoint = Questo non è un caposaldo sulla mappa.
refuse-not-adjacent = Questa unità non è accanto al bersaglio.
refuse-not-airborne = Questa unità non è di una divisione avioportata.
refuse-not-attached = Questa unità non è solo assegnata alla forza d'assalto principale.
refuse-not-before-turn-2 = Nessuno arriva dalla Gran Bretagna prima del turno 2.
refuse-not-due = Questa unità arriva nel turno { $turn }.
refuse-not-in-play = Questa unità non è in gioco.
refuse-not-in-reserve = Questa unità non è in riserva.
refuse-not-in-reserve-phase = Nella fase della riserva non si può.
refuse-not-in-the-attack = Questa unità non partecipa all'attacco.
refuse-not-its-store = Non può attingere a quella scorta.
refuse-not-lost = Questa unità non è tra le perdite.
refuse-not-mechanised = Solo le unità meccanizzate fanno il movimento strategico.
refuse-not-on-a-beach = Questa unità non è su una spiaggia di sbarco.
refuse-not-on-the-map = Questa unità non è sulla mappa.
refuse-not-on-turn-1 = Nel turno 1 né movimento strategico né autocarri.
refuse-not-your-unit = Questa unità non appartiene alla parte di turno.
refuse-odds-too-low = Nessun attacco comincia sotto uno a tre.
refuse-one-airborne = Una divisione avioportata riceve un rimpiazzo per turno.
refuse-one-mobilised = Si mobilita un'unità per casella e turno, dal turno 2.
refuse-one-replacement = Un'unità riceve un rimpiazzo per turno.
refuse-one-ship = Al massimo un'unità navale partecipa a un combattimento.
refuse-only-allied-movement = Si evacuano solo unità alleate, nella loro fase di movimento.
refuse-only-allied-supply = Solo gli Alleati comprano punti rifornimento.
refuse-only-german-turn = I capisaldi si abbandonano nel turno tedesco.
refuse-ost-on-turn-1 = I battaglioni orientali non muovono nel turno 1.
refuse-other-army = Sono coinvolte unità dell'altra armata.
refuse-out-of-bounds = Quell'esagono è precluso a questa unità.
refuse-out-of-naval-zone = L'esagono è fuori dalla zona di bombardamento navale.
refuse-out-of-range = L'esagono è fuori portata.
refuse-out-of-supply = L'unità non ha una linea di rifornimento.
refuse-partner = Questo spetta al comando del tuo alleato.
refuse-partner-declined = Il tuo alleato ha rifiutato un aiuto simile in questo combattimento.
refuse-store-of-partner = Quei rifornimenti servono l’altro comando tedesco.
refuse-not-so-many = Non ci sono tanti punti da dividere.
refuse-pool-empty = Non restano rimpiazzi di quel tipo.
refuse-replaced-one-hex = Un'unità con un rimpiazzo muove di un esagono al massimo, e in nessuna zona nemica.
refuse-replacement-in-hex = Nessuno attacca da un esagono in cui è arrivato un rimpiazzo.
refuse-reserve-moved = Si va in riserva solo restando fermi, o per un punto lontano da zone nemiche.
refuse-restricted = Questa unità non può muovere finché non è rilasciata.
refuse-ships-at-cherbourg = In questo turno le navi sono davanti a Cherbourg.
refuse-store-empty = Quella scorta non ha più punti rifornimento.
refuse-store-full = Quella scorta è piena.
refuse-storm = Non in tempesta.
refuse-tactical-only = Nel suo stato questa unità usa solo il movimento tattico.
refuse-too-far = L'esagono è troppo lontano per un'unità con { $points } punti movimento.
refuse-transfer-to-cherbourg = Va solo in un esagono di città di Cherbourg in mano tedesca.
refuse-two-evacuated = Da questa spiaggia sono già partite due unità in questo turno.
refuse-zone-by-road = Il movimento strategico o su autocarri non entra in zone nemiche.

## Azioni

action-begin = Comincia il turno
action-deal-army7 = Un punto rifornimento alla 7ª Armata
action-deal-cherbourg = Un punto rifornimento alla Fortezza Cherbourg
action-divide = { $n ->
    [0] Nessuno alla Panzergruppe Ovest, tutti alla 7ª Armata
    [one] Un punto rifornimento alla Panzergruppe Ovest
   *[other] { $n } punti rifornimento alla Panzergruppe Ovest
    }
action-grant = Concedere
action-deny = Non concedere
action-take-british = Fanteria britannica
action-take-canadian = Fanteria canadese
action-drop = Fai lanciare i paracadutisti
action-assault = Assalta { $at }
action-land = Atterra in { $at }
action-rebuild = Ripristina uno step di { $unit }
action-return = { $unit } torna in { $at }
action-buy-us = Compra un punto rifornimento: 1ª Armata americana
action-buy-uk = Compra un punto rifornimento: 2ª Armata britannica
action-end-replacement = Fine rimpiazzi
action-move = Muovi { $unit }
action-to = Vai in { $at }
action-reserve = In riserva in { $at }
action-dig = Costruisci una posizione
action-strategic = Movimento strategico
action-lorries = Su autocarri
action-evacuate = Torna in Gran Bretagna
action-hold = Resta sul posto
action-transfer = { $unit } a Cherbourg, { $at }
action-release = { $unit } esce dalla riserva
action-abandon = Abbandona { $unit }
action-raze = Rimuovi la posizione in { $at }
action-end-movement = Fine movimento
action-strafe = Mitraglia { $at }
action-end-strafing = Esegui le missioni
action-attack = Attacca { $at }
action-join = { $unit } partecipa
action-ready = Ci sono tutti
action-lead = Forza principale: quella di { $unit }
action-lead-odds = Forza principale: quella di { $unit }, { $column }
action-group = Gruppo di battaglia con { $unit }
action-detach = { $unit } non è assegnata
card-guns = Artiglieria
card-air = Aerei
card-ships = Navi
action-gun = Artiglieria: { $unit }
action-gun-army7 = Artiglieria: { $unit }, con un punto della 7ª Armata
action-gun-cherbourg = Artiglieria: { $unit }, con un punto di Cherbourg
action-gun-panzer = Artiglieria: { $unit }, con un punto della Panzergruppe Ovest
action-werfer = Lanciarazzi: { $unit }
action-air-us = Aerei americani
action-air-uk = Aerei britannici
action-ships-us = Navi americane
action-ships-uk = Navi britanniche
action-commit = Attacca
action-end-combat = Fine combattimento
action-lose = { $unit } subisce la perdita
action-remove = Togli { $unit }
action-stand = { $unit } guida la difesa
action-stand-odds = { $unit } guida: modificatore { $modifier }, tiene con { $ways } su 6
action-desperate = Resta a ogni costo
action-withdraw = Ritirati
action-retreat = { $unit } si ritira in { $at }
action-advance = { $unit } avanza in { $at }
action-keep = { $unit } in riserva
action-end-advance = Fine avanzata
action-recall = Rimanda a casa la divisione di { $unit }
action-end-turn = Fine del turno

## Richieste

prompt-initial = Comincia il turno: il dado del meteo.
prompt-supply = Distribuisci i punti rifornimento tedeschi: ne restano { $points }.
prompt-divide = Decidi quanti dei { $points } punti rifornimento tedeschi vanno alla Panzergruppe Ovest.
prompt-lend-air = Il tuo alleato chiede uno dei tuoi aerei nel combattimento per { $at }.
prompt-lend-gun = Il tuo alleato chiede l’artiglieria di { $unit } nel combattimento per { $at }.
prompt-lend-unit = Il tuo alleato chiede che { $unit } partecipi all’attacco a { $at }.
prompt-choice = Scegli fanteria britannica o canadese.
prompt-glider = Scegli dove atterra { $unit }.
prompt-drop = Fai lanciare le divisioni avioportate.
prompt-invasion = Scegli la prossima spiaggia da assaltare.
prompt-replacement = Usa i rimpiazzi, o termina la fase.
prompt-movement = Scegli un'unità da muovere, o termina la fase di movimento.
prompt-reserve-movement = Muovi le unità in riserva, o terminane il movimento.
prompt-moving = Scegli dove va { $unit }, o che cosa fa.
prompt-strategic = Scegli fin dove va { $unit } per strada.
prompt-lorries = Scegli dove gli autocarri portano { $unit }.
prompt-excess = In { $at } sono troppe: scegli chi viene tolta.
prompt-strafe = Scegli gli esagoni da mitragliare, poi vola.
prompt-combat = Scegli un esagono da attaccare, o termina la fase di combattimento.
prompt-reserve-combat = Scegli un esagono per le riserve, o terminane il combattimento.
prompt-muster = Scegli chi attacca { $at }.
prompt-lead = Scegli la forza d'assalto principale contro { $at }.
prompt-support = Scegli gli appoggi per l'attacco a { $at }, poi attacca.
prompt-attacker-loss = Scegli l'attaccante di { $at } che subisce la perdita.
prompt-defender-loss = Scegli il difensore in { $at } che subisce la perdita.
prompt-answer = Tieni { $at } con una difesa determinata, o ritirati.
prompt-desperate = Resta in { $at } per due step, o perditi nella ritirata.
prompt-retreat = Ritirati da { $at } di { $hexes } esagoni.
prompt-advance = Scegli chi avanza dopo il combattimento per { $at }, o termina l'avanzata.
prompt-final = Rimanda a casa una divisione avioportata, o termina il turno.
prompt-over = La partita è finita.

## Fasi

phase-initial = Fase iniziale
phase-invasion = { $seat }: invasione
phase-replacement = { $seat }: rimpiazzi
phase-movement = { $seat }: movimento
phase-combat = { $seat }: combattimento
phase-reserve-movement = { $seat }: movimento della riserva
phase-reserve-combat = { $seat }: combattimento della riserva
phase-final = Fase finale
phase-over = Fine della partita

## Perché viene chiesta una decisione

reason-advance = Due esagoni in ogni direzione; l'esagono lasciato aiuta contro le zone.
reason-landed = La spiaggia è loro; da lì possono avanzare di un altro esagono.
reason-landed-loss = Sulla spiaggia la perdita tocca alla fanteria; i carri hanno un tiro proprio.
reason-limited = Si può entrare solo nell'esagono lasciato.
reason-allowance = Ha { $points } punti movimento.
reason-storm = Tempesta: niente navi né sbarchi, una sola colonna di artiglieria per combattimento.
reason-overcast = Coperto { $n }: i mezzi tedeschi pagano ½ sulle strade principali.
reason-fair = Bello { $n }: mezzi tedeschi due punti in meno e ½ sulle strade principali; cacciabombardieri contro ogni attacco tedesco.
reason-answer = Un tiro può annullare la ritirata; l'unità di testa e il suo appoggio danno il modificatore.
reason-stand-ground = La tabella: { $ground }.
reason-lead-quality = { $unit } guida: qualità { $own }, appoggio { $help }, modificatore { $modifier }: tiene con { $ways } su 6.
reason-lead-armour = { $unit } guida: confronto dei corazzati { $own }, appoggio { $help }, modificatore { $modifier }: tiene con { $ways } su 6.
reason-help-adds = L’appoggio si dichiara prima del tiro e aggiunge uno: { $unit } terrebbe con { $ways } su 6.
footing-open = terreno aperto o inondato
footing-other = altro terreno
footing-position = una posizione
footing-strongpoint = un caposaldo o una città
reason-choice = In tempesta un rimpiazzo di fanteria vale per entrambi.
reason-divide = Decide il tedesco di fronte ai britannici; il resto va alla 7ª Armata o a Cherbourg.
reason-consent = Ciò che è tuo aiuta il combattimento dell’alleato solo se acconsenti.
reason-desperate = Ogni via di ritirata distruggerebbe i difensori.
reason-excess = In un esagono stanno quattro punti e un'unità con profilo.
reason-givers = Paga chi ha dato la colonna.
reason-lead = Una formazione attacca per intero, le altre a metà; fino a sei fattori qualsiasi fanno un gruppo di battaglia.
reason-leaves-zone = Uscire dalla zona nemica costa un punto in più.
reason-recall = Una divisione avioportata che torna a casa non rientra più.
reason-retreat = Il possessore sceglie tra le vie con meno perdite.
reason-supply = I punti restano dove sono dati.
reason-support = Artiglieria, aerei e navi si dichiarano prima del tiro.
reason-tactical = Nel suo stato può fare solo uno o due esagoni.

## Che cosa è in gioco

stake-crowded = In { $at } sono troppe: qualcuna verrà tolta.
stake-eliminated = { $unit } è eliminata.
stake-last-step = È l’ultimo step: se la difesa lo costa, l’attaccante può prendere l’esagono.
stake-helped = Con esso { $unit } tiene
stake-desperate = Si perdono due step, il primo a tua scelta, il secondo dell’attaccante; l’esagono è tenuto.
stake-desperate-last = Si perdono gli ultimi due step, e l’attaccante può prendere l’esagono.
stake-retreat-free = La ritirata non costa step; chi si ritira è disorganizzato.
stake-never-back = La divisione di { $unit } non torna più.

## Un percorso sulla mappa

leg-enters = Entra in mappa
leg-flood = Oltre l'inondazione
leg-leaves-zone = Esce da una zona nemica
leg-major = Oltre un fiume maggiore
leg-minor = Oltre un fiume minore
leg-primary = Strada principale
leg-secondary = Strada secondaria
leg-tactical = Movimento tattico
leg-zone = Zona nemica: fermarsi

## Legenda e livelli

legend-bonus = bonus
legend-primary = Strada princ.
legend-secondary = Strada sec.
overlay-bonds-allied = Collegamenti alleati
overlay-bonds-german = Collegamenti tedeschi
overlay-broken-allied = Collegamenti alleati annullati
overlay-broken-german = Collegamenti tedeschi annullati
overlay-entries = Esagoni d'entrata
overlay-held = In mano agli Alleati
overlay-lines-allied = Linee di rifornimento alleate
overlay-lines-german = Linee di rifornimento tedesche
overlay-ships = Zona di bombardamento navale
overlay-stacking = Punti di raggruppamento
overlay-without-allied = Unità alleate senza linea di rifornimento
overlay-without-german = Unità tedesche senza linea di rifornimento
overlay-supply-allied = Rifornimento alleato
overlay-supply-german = Rifornimento tedesco
overlay-towns = Cittadine e città
overlay-zones-allied = Zone alleate
overlay-zones-german = Zone tedesche

## Segnalini e tracciati

mark-allied = In mano agli Alleati
mark-digging = Posizione in costruzione
mark-mulberry = Mulberry
mark-mulberry-coming = Mulberry in costruzione
mark-mulberry-destroyed = Mulberry distrutto
mark-position = Posizione fortificata
mark-strafed = Da mitragliare
mark-target = Bersaglio
track-air-uk = Unità aeree britanniche
track-air-us = Unità aeree americane
track-allied-points = Punti alleati
track-german-points = Punti tedeschi
track-broken-uk = Unità britanniche distrutte
track-broken-us = Unità americane distrutte
track-ca-infantry = Rimpiazzi: fanteria canadese
track-digs-german = Posizioni tedesche da iniziare
track-digs-uk = Posizioni britanniche da iniziare
track-digs-us = Posizioni americane da iniziare
track-german-armour = Rimpiazzi: corazzati tedeschi
track-german-infantry = Rimpiazzi: fanteria tedesca
track-points-uk = Punti rinforzo britannici
track-points-us = Punti rinforzo americani
track-ships-uk = Unità navali britanniche
track-ships-us = Unità navali americane
track-supply-army7 = Rifornimenti: 7ª Armata
track-supply-cherbourg = Rifornimenti: Fortezza Cherbourg
track-supply-panzer = Rifornimenti: Panzergruppe Ovest
track-supply-uk = Rifornimenti: 2ª Armata britannica
track-supply-us = Rifornimenti: 1ª Armata americana
track-turn = Turno
track-uk-airborne = Rimpiazzi: avioportati britannici
track-uk-armour = Rimpiazzi: corazzati britannici
track-uk-infantry = Rimpiazzi: fanteria britannica
track-us-airborne = Rimpiazzi: avioportati americani
track-us-armour = Rimpiazzi: corazzati americani
track-us-infantry = Rimpiazzi: fanteria americana
track-weather = Meteo

## Schede

card-antitank = Valore anticarro
card-armour = Valore corazzato
card-arrival = Arriva nel turno { $turn }
card-bonus = Bonus di difesa: { $ground }
card-cost = Punti rinforzo
card-defence-only = Forza, solo in difesa
card-entry = Esagono d'entrata
card-foot = a piedi
card-ground = Terreno
card-held = In mano a
card-hilltop = Cima: colonne per l'attaccante
card-mechanised = meccanizzata
card-movement = Movimento
card-naval = Nella zona di bombardamento navale
card-points = Punti vittoria
card-pool = Rimpiazzata da
card-no-tanks = Nessuno spostamento per corazzati a chi attacca qui
card-impassable = Lati intransitabili
card-position = Posizione fortificata
card-quality = Qualità
card-range = Raggio in esagoni
card-restricted = Non muove finché non è rilasciata
card-stacked = Punti di raggruppamento, su { $of }
card-stacking = Punti di raggruppamento
card-stands-for = Rappresenta
card-steps = Step su { $of }
card-strength = Forza

## Che cosa significa un risultato

meaning-nothing = Nessun effetto.
meaning-a1 = L'attaccante perde uno step.
meaning-a1dr = L'attaccante perde uno step; il difensore si ritira o fa difesa determinata.
meaning-ex = Ogni parte perde uno step a scelta dell'altra; nessuno si ritira.
meaning-dr = Il difensore si ritira o fa difesa determinata.
meaning-a1d1 = Ogni parte perde uno step; il difensore si ritira o fa difesa determinata.
meaning-d1 = Il difensore perde uno step, e si ritira o fa difesa determinata.
meaning-a1d2 = Il difensore perde due step e si ritira di quattro esagoni; l'attaccante ne perde uno se ce n'erano due.
meaning-dh = Il difensore perde metà dei suoi step e si ritira di quattro esagoni.
meaning-a2d1 = L'attaccante perde due step, il caposaldo è perso.

## Risultati delle tabelle

result-A1 = L'attaccante perde uno step
result-EX = Uno step ciascuno, nessuna ritirata
result-DR = Il difensore si ritira o resiste
result-D1 = Il difensore perde uno step, e si ritira o resiste
result-DH = Metà degli step del difensore è persa, il resto si ritira di quattro esagoni
result-A1-DR = L’attaccante perde uno step; il difensore si ritira o resiste
result-A1-D1 = Uno step ciascuno; il difensore si ritira o resiste
result-A1-D2 = L’attaccante perde uno step, il difensore due, e si ritira di quattro esagoni
result-A2-D1 = L’attaccante perde due step, il caposaldo è perso
result-S = Dispersa
result-S1 = Dispersa, uno step perso
result-S2 = Dispersa, due step persi
result-fails = Fallisce: la ritirata resta
    .short = cede
result-fails-1 = Fallisce, e l'unità di testa perde uno step
    .short = cede −1
result-holds-1 = Tiene; l'unità di testa perde uno step
    .short = tiene −1
result-holds-EX = Tiene; l'unità di testa e la forza principale perdono uno step
    .short = tiene EX
result-holds-A1 = Tiene; un attaccante perde uno step
    .short = tiene A1
result-holds-A1-gone = Tiene; un attaccante perde uno step, e la posizione sparisce
    .short = tiene A1*

## Tabelle e tiri

table-stand = Difesa determinata
table-invasion = Combattimento d'invasione
table-dispersal = Dispersione dei lanci
roll-strafing = Mitragliamento

## Eventi

event-advances = { $unit } avanza da { $from } a { $to }.
event-retreats = { $unit } si ritira da { $from } a { $to }.
event-combat-roll = Il combattimento per { $at }: dado { $die }, { $result }.
event-combat-below = Il combattimento per { $at } cade sotto la tabella: { $result } senza tirare il dado.
event-invasion-roll = L'assalto a { $at }: dado { $die }, { $result }, avanzata { $advance }.
event-desperate = I difensori restano in { $at } a ogni costo.
event-drops-intact = { $unit } si lancia su { $at } in ordine (dado { $die }).
event-great-storm = La grande tempesta infuria sulla Manica.
event-joins = { $unit } partecipa.
event-landing-fails = Lo sbarco in { $at } fallisce.
event-storms = { $unit } prende { $at }.
event-rangers-follow = Il 5º ranger segue il 2º (dado { $die }).
event-rangers-omaha = Il 5º ranger si dirige su Omaha (dado { $die }).
event-razed = La posizione in { $at } è rimossa.
event-reserve = { $unit } va in riserva.
event-strafe-planned = { $at } sarà mitragliato.
event-strafed = { $unit } è mitragliata in { $at } e disorganizzata (dado { $die }, modificatore { $modifier }).
event-strafed-none = { $unit } è mitragliata in { $at } senza effetto (dado { $die }, modificatore { $modifier }).
event-tanks-land = I carri di { $unit } toccano terra (dado { $die }).
event-tanks-sink = Carri di { $unit } affondano (dado { $die }).
event-two-goals = Due dei tre grandi obiettivi sono alleati: vittoria immediata.
event-edge-reached = Un'unità alleata rifornita è sul bordo della mappa: gli Alleati vincono subito.
event-beaches-closed = Tre spiagge o porti sono chiusi: i tedeschi vincono subito.
event-army-broken = Un'armata alleata ha perso troppe grandi unità: i tedeschi vincono subito.
decided-allied-at-once = Gli Alleati vincono subito.
decided-german-at-once = I tedeschi vincono subito.
verdict-automatic = Vittoria automatica

## Che cosa fa vincere

goal-campaign = { $points } punti per cittadine e città vincono per gli Alleati: oltre la linea del 27 giugno e a Cherbourg, meno ciò che i tedeschi tengono al di qua.
goal-campaign-standing = Punti alleati meno quelli tedeschi: { $points }; agli Alleati ne servono { $of }. In vantaggio: { $side }
goal-seven = { $points } punti vincono per gli Alleati: la strada da Juno a Sainte-Mère-Église, Bayeux e città, cittadine oltre le navi, esagoni di lancio; il genio che manca toglie.
goal-seven-standing = Punti alleati: { $points }; agli Alleati ne servono { $of }. In vantaggio: { $side }
goal-cherbourg = Gli americani vincono con Carentan e un'unità rifornita nel perimetro di Cherbourg, o la penisola tagliata.
goal-cherbourg-open = Adesso gli americani perderebbero
goal-cherbourg-won = Adesso gli americani vincerebbero

## Come un bot valuta

guard-abandon = Si regalerebbe un caposaldo.
guard-raze = Si regalerebbe una posizione.
guard-recall = Una divisione lascerebbe la battaglia.
guard-release = Si rinuncerebbe a una riserva per nulla.
term-ground = Terreno tenuto
term-score = Punti secondo la mappa
term-strength = Forza rimasta alle due parti

## Altri rifiuti

refuse-artillery-leads-not = HQ e brigate lanciarazzi non guidano una difesa.
refuse-commonwealth-only = Si può scegliere solo fanteria britannica o canadese.
refuse-does-not-advance = Questa unità non è tra quelle che possono avanzare.
refuse-fell-back = Questa unità si è ritirata in questa fase.
refuse-fight-in-preparation = È in preparazione un attacco: eseguilo o ritiralo prima.
refuse-limited-advance = Si può entrare solo nell'esagono del difensore.
refuse-tanks-lose-apart = I battaglioni carri non subiscono le perdite dell'assalto: decide il loro dado.
refuse-loss-elsewhere = La perdita cade sulla forza d'assalto principale, o su chi ha dato una colonna.
refuse-need-not-retreat = Questa unità non deve ritirarsi.
refuse-no-advance-there = L'unità non può avanzare lì.
refuse-no-assault-there = Su quella spiaggia non c'è alcun assalto.
refuse-no-glider-hex = Gli alianti non possono atterrare lì.
refuse-no-reserve-by-result = Questo risultato non manda nessuno in riserva.
refuse-not-a-defender = Questa unità non è tra i difensori.
refuse-not-a-way-back = La ritirata è di { $hexes } esagoni, per una via con meno perdite.
refuse-not-in-cover = Boschi e città non si mitragliano.
refuse-not-in-excess = Questa unità non è in eccesso nell'esagono.
refuse-not-now = Questo non si può fare in questo momento del turno.
refuse-one-help = Una sola fonte appoggia una difesa determinata.
refuse-only-strongpoints = Ci sono solo capisaldi, e il mitragliamento non li tocca.
refuse-retreat-into-zone = Una ritirata non finisce in una zona nemica.
refuse-unit-in-hand = Un'unità è in mano: mandala da qualche parte o lasciala ferma prima.

## Caselle

space-great_britain = In Gran Bretagna
space-glider = Alianti
space-eliminated_allied = Perdite alleate
space-cadres_allied = Quadri alleati
space-cadres_german = Quadri tedeschi
space-eliminated_german = Perdite tedesche
space-assault_utah = Assalto: Utah
space-assault_pointe_du_hoc = Assalto: Pointe du Hoc
space-assault_dog = Assalto: Omaha Dog
space-assault_easy = Assalto: Omaha Easy
space-assault_jig = Assalto: Gold Jig
space-assault_king = Assalto: Gold King
space-assault_mike = Assalto: Juno Mike
space-assault_nan = Assalto: Juno Nan
space-assault_queen = Assalto: Sword Queen
space-second_wave_utah = Seconda ondata: Utah
space-second_wave_dog = Seconda ondata: Omaha, 29ª
space-second_wave_easy = Seconda ondata: Omaha, 1ª
space-second_wave_gold = Seconda ondata: Gold
space-second_wave_juno = Seconda ondata: Juno
space-second_wave_sword = Seconda ondata: Sword
space-omaha = Omaha, respinti
space-mobilisation_243 = Mobilitazione: 243ª
space-mobilisation_709 = Mobilitazione: 709ª
space-reinforcements = Rinforzi tedeschi
space-air_us = Aviazione americana
space-air_uk = Aviazione britannica
space-naval_us = Marina americana
space-naval_uk = Marina britannica
space-weather = Meteo
space-general_record = Tabella generale
space-turns = Turni
space-out = Fuori gioco

## Altro

event-drops-dispersed = { $unit } si lancia su { $at } e si disperde: { $result } (dado { $die }).
refuse-air-of-other-army = Nel gioco in solitario gli aerei restano con la loro armata.
refuse-dig-near-enemy = Nel gioco in solitario i tedeschi costruiscono solo entro tre esagoni da un'unità alleata.
refuse-enter-now = Nel gioco in solitario i rinforzi entrano nel loro turno, se possono.
refuse-must-enter = Nel gioco in solitario questo rinforzo deve entrare ora.
refuse-fortress-first = Nel gioco in solitario uno dei due o più punti va alla Fortezza Cherbourg.
refuse-one-bought = Nel gioco in solitario un'armata compra un punto rifornimento per turno, salvo con meteo 5 o 6.
refuse-ss-first = Nel gioco in solitario le unità SS perse tornano prima delle altre.

## Stati

state-replaced = con un rimpiazzo
state-reserve = in riserva
state-disrupted = disorganizzata
state-unsupplied = fuori rifornimento
state-isolated = isolata
state-dispersed = dispersa
state-landed = appena sbarcata
state-strategic = in movimento strategico
state-lorries = su autocarri
state-spent = ha mosso o sparato
state-main-force = forza d'assalto principale

## Confine

refuse-tactical-far = Questa unità usa il movimento tattico: due esagoni al massimo.
refuse-must-come-back = Un'unità troppo oltre i suoi limiti deve riavvicinarsi.

## Divisioni il cui nome stampato è un'abbreviazione

formation-82US = 82 aviotrasp.
formation-101US = 101 aviotrasp.
formation-6UK = 6 aviotrasp.
formation-2ArmUS = 2 cor.
formation-3ArmUS = 3 cor.
formation-7ArmUK = 7 cor.
formation-11ArmUK = 11 cor.
formation-8ArmUK = 8 cor.
formation-27ArmUK = 27 cor.
formation-4ArmUK = 4 cor.
formation-33ArmUK = 33 cor.
formation-31TkUK = 31 carri
formation-2ArmCA = 2 cor. can.

## Probabilità

stake-rangers = Il 5º ranger segue a Pointe du Hoc
stake-tanks = Il battaglione carri perde uno step in mare
stake-weather = Meteo { $number }, { $weather }
stake-strafed = Un'unità in { $at } è disorganizzata
landing-a1 = Gli sbarcati perdono uno step, e l'assalto si tira di nuovo.
landing-a2d1 = Gli sbarcati perdono due step; il caposaldo cade.
landing-ex = Gli sbarcati perdono uno step a scelta del tedesco; il caposaldo cade.
landing-a1d1 = Gli sbarcati perdono uno step; il caposaldo cade.
landing-d1 = Il caposaldo cade senza perdite.
tally-stand = Unità di testa e appoggio
legend-flooded = Inondato

## Tipi di unità

kind-infantry = Fanteria
kind-motorised-infantry = Fanteria motorizzata
kind-panzergrenadier = Panzergrenadier
    .arm = { $nth } Reggimento Panzergrenadier
kind-paratroops = Fanteria paracadutista
    .arm =
        { $size ->
            [II] { $unit } Battaglione paracadutisti
            [X] { $nth_f } Brigata paracadutisti
           *[other] { $nth } Reggimento paracadutisti
        }
kind-glider = Fanteria su alianti
    .arm =
        { $size ->
            [II] { $unit } Battaglione alianti
            [X] { $nth_f } Brigata aviotrasportata
           *[other] { $nth } Reggimento alianti
        }
kind-rangers = Unità di ranger o commando
    .name =
        { $nation ->
            [nation-us] { $unit }
           *[other] Brigata commando { $unit }
        }
kind-bicycle = Fanteria ciclista
kind-security = Truppe di sicurezza
kind-engineers = Genio
kind-fortress = Fanteria da fortezza
kind-ost = Battaglione orientale
    .arm = { $nth } Battaglione orientale
kind-tanks = Battaglione carri
    .arm = Battaglione carri { $unit }
kind-armour = Unità corazzata
    .arm =
        { $nation ->
            [nation-us] Comando di combattimento { $unit }
           *[other] { $nth_f } Brigata corazzata
        }
kind-recon = Ricognizione
    .arm =
        { $nation ->
            [nation-us] { $nth } Gruppo di cavalleria
           *[other] { $nth } Battaglione da ricognizione
        }
kind-assault-guns = Cannoni d'assalto
    .arm = Battaglione cannoni d'assalto { $unit }
kind-antitank = Unità anticarro
    .arm =
        { $nation ->
            [nation-us] { $nth } Battaglione cacciacarri
           *[other] { $nth } Battaglione anticarro
        }
kind-flak = Contraerea
    .arm = { $nth } Reggimento Flak
kind-hq = Quartier generale
    .name = HQ { $unit }
kind-werfer = Brigata lanciarazzi
    .arm = { $nth_f } Brigata lanciarazzi
kind-beach-engineers = Genio da spiaggia
    .name = Genio da spiaggia { $unit }
kind-strongpoint = Caposaldo
    .name = Caposaldo { $unit }
kind-cadre = Quadro
    .name = Quadro

## Conti e scelte di parole

event-supply =
    { $points ->
        [one] { $store }: { $points } punto rifornimento in più.
       *[other] { $store }: { $points } punti rifornimento in più.
    }
event-replacements =
    { $points ->
        [one] Rimpiazzi, { $pool }: { $points } step.
       *[other] Rimpiazzi, { $pool }: { $points } step.
    }
event-stand =
    { $result ->
        [fails] Guidata da { $unit }, la difesa di { $at } fallisce (dado { $die }, modificatore { $modifier }).
        [fails-1] Guidata da { $unit }, la difesa di { $at } fallisce e costa uno step (dado { $die }, modificatore { $modifier }).
       *[other] Guidati da { $unit }, i difensori tengono { $at } (dado { $die }, modificatore { $modifier }).
    }
reason-may-move =
    { $n ->
        [one] Un'unità può ancora muovere.
       *[other] { $n } unità possono ancora muovere.
    }
reason-points-us =
    { $n ->
        [one] Resta { $n } punto rinforzo americano.
       *[other] Restano { $n } punti rinforzo americani.
    }
reason-points-uk =
    { $n ->
        [one] Resta { $n } punto rinforzo britannico.
       *[other] Restano { $n } punti rinforzo britannici.
    }
reason-left = { $what }: ne restano { $n }.
reason-cost =
    { $n ->
        [one] Costa un punto rinforzo.
       *[other] Costa { $n } punti rinforzo.
    }
reason-aircraft =
    { $n ->
        [one] Resta { $n } unità aerea, per mitragliare o per gli attacchi.
       *[other] Restano { $n } unità aeree, per mitragliare o per gli attacchi.
    }
reason-losses =
    { $n ->
        [one] Va perso uno step.
       *[other] Vanno persi { $n } step.
    }
stake-no-way-back =
    { $n ->
        [one] Un'unità non ha via di ritirata ed è perduta.
       *[other] { $n } unità non hanno via di ritirata e sono perdute.
    }
stake-points-lapse =
    { $n ->
        [one] Un'unità potrebbe ancora venire dalla Gran Bretagna; i punti non usati scadono.
       *[other] { $n } unità potrebbero ancora venire dalla Gran Bretagna; i punti non usati scadono.
    }
stake-retreat-loss =
    { $n ->
        [one] Questa via costa uno step.
       *[other] Questa via costa { $n } step.
    }
stake-stand =
    { $result ->
        [fails] Fallisce
        [fails-1] Fallisce, uno step perso
        [holds-1] Tiene per uno step
        [holds-EX] Tiene per uno step ciascuno
        [holds-A1] Tiene, l'attaccante perde uno step
        [holds-A1-gone] Tiene, l'attaccante perde uno step, la posizione sparisce
       *[other] Altro
    }
decided-allied-points = Vincono gli Alleati: { $points } punti.
decided-german-points = Vincono i tedeschi: gli Alleati hanno { $points } punti.
stake-lead = { $attack } a { $defence }: { $result }
stake-landing = { $result } Avanzata: { $advance }.
stake-drop =
    { $result ->
        [S] Un reggimento della { $division }: disperso
        [S1] Un reggimento della { $division }: disperso, uno step perso
        [S2] Un reggimento della { $division }: disperso, due step persi
       *[other] Un reggimento della { $division }: in ordine
    }
stake-jabo =
    { $shifts ->
        [0] Nessuna colonna persa per i cacciabombardieri
        [one] { $shifts } colonna persa per i cacciabombardieri
       *[other] { $shifts } colonne perse per i cacciabombardieri
    }
event-jabo =
    { $shifts ->
        [0] Cacciabombardieri: nessuna colonna persa (dado { $die }).
        [one] Cacciabombardieri: { $shifts } colonna a sinistra (dado { $die }).
       *[other] Cacciabombardieri: { $shifts } colonne a sinistra (dado { $die }).
    }
