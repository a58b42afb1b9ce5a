### Italiano: Campanha da Normandia.
### I tipi di unità sono femminili e singolari: un evento può nominare il tipo se il giocatore non può sapere l'unità.

## Gioco e scenari

game-campanha = Campanha da Normandia
    .about = Cinque spiagge, sette settimane e una siepe dietro ogni siepe: sfonda il fronte di Normandia, o tieni la linea un giorno ancora.
    .dates = 6 giugno – 24 luglio 1944
scenario-campanha = La campagna di Normandia
    .about = Guida gli Alleati o i tedeschi dai lanci del 6 giugno alla vigilia di Cobra: vince chi ha più punti per città e perdite dopo 17 turni, in dieci ore o più.
scenario-dia-d = Il D-Day
    .about = Guida gli Alleati o i tedeschi negli sbarchi e nei primi dodici giorni: vince chi ha più punti per città e perdite dopo cinque turni, in due o tre ore.
    .start = Comincia da qui

## Giocatori e opzioni

seat-allied = Alleati
seat-german = Tedeschi
option-open_values = Valori scoperti: entrambi i giocatori vedono la forza di tutte le unità
word-whole-formation = Tutta la divisione
word-together = Scegli dove vanno le { $n } unità della divisione: ci va chi può arrivarci.
word-together-title = { $n } unità della divisione

## Che cosa fa vincere

goal-aim =
    Vince chi ha più punti alla fine del turno { $turn }.
    Città: a chi le controlla.
    Ogni unità tedesca perduta, tolto un terzo: { $german } agli Alleati.
    Ogni unità alleata uscita dal bordo sud: { $south } agli Alleati.
    Ogni unità alleata perduta: { $allied } ai tedeschi.
goal-ahead = Punti adesso: { $seat } in vantaggio di { $margin }, { $allied } a { $german }
goal-level = Punti adesso: parità, { $allied } a { $german }
goal-won = Vincitore: { $seat }, con { $margin } punti in più.
goal-drawn = Pareggio: entrambi hanno { $points } punti.
goal-towns = Città controllate: { $allied } punti agli Alleati, { $german } ai tedeschi.
goal-german-losses = Unità tedesche perdute: { $lost }, di cui ne contano { $n }: { $points } punti agli Alleati.
goal-off-south = Unità alleate uscite a sud: { $n }, per { $points } punti.
goal-allied-losses = Unità alleate perdute: { $n }, per { $points } punti ai tedeschi.

## Che cosa può fare il giocatore

action-invade = Inizia l'invasione
action-carpet = Bombarda a tappeto { $at } e dintorni
action-no-carpet = Nessun bombardamento a tappeto
action-move = Muovi { $unit }
action-to = Vai in { $at }
action-leave = Esci dalla mappa: { $at }
action-hold = Resta sul posto
action-end-movement = Fine movimento
action-land = Sbarca in { $at }
action-attack = Attacca { $at }
action-bombard = Bombarda { $at }
action-raid = Attacco aereo su { $at }
action-join = { $unit } partecipa
action-air =
    { $points ->
        [one] { $points } punto aereo
       *[other] { $points } punti aerei
    }
action-no-ships = Rinuncia alle navi
action-commit = Attacca
action-commit-raid = Inizia l'attacco aereo
action-commit-bombardment = Apri il fuoco
action-answer = Rispondi all'attacco
action-end-combat = Fine combattimento
action-lose = { $unit } subisce la perdita
action-enough = Perdite sufficienti
action-stand = { $unit } resiste a Caen
action-retreat = { $unit } si ritira in { $at }
action-push = { $unit } cede il posto e va in { $at }
action-advance = { $unit } avanza in { $at }
action-end-advance = Fine avanzata

## Perché viene chiesta una decisione

reason-invasion = I paracadutisti si lanciano e le spiagge vengono assaltate; i dadi dicono chi atterra in ordine.
reason-carpets-left =
    { $n ->
        [one] Resta un bombardamento a tappeto.
       *[other] Restano { $n } bombardamenti a tappeto.
    }
reason-may-move =
    { $n ->
        [one] Un'unità può ancora muovere.
       *[other] { $n } unità possono ancora muovere.
    }
reason-may-enter =
    { $n ->
        [one] Una attende fuori mappa.
       *[other] { $n } attendono fuori mappa.
    }
reason-points = Ha { $points } punti movimento.
reason-breaks-contact = Rompere il contatto con il nemico costa un punto in più.
reason-commando = Sbarca dopo i primi combattimenti e raggiunge le truppe aviotrasportate.
reason-must-attack =
    { $n ->
        [one] Un'unità a contatto deve attaccare.
       *[other] { $n } unità a contatto devono attaccare.
    }
reason-free-to-attack = Nessuna unità è obbligata ad attaccare.
reason-lost-at-sea =
    { $n ->
        [one] Un'unità ancora in mare è perduta se la fase finisce ora.
       *[other] { $n } unità ancora in mare sono perdute se la fase finisce ora.
    }
reason-air-left =
    { $n ->
        [one] Resta un punto aereo.
       *[other] Restano { $n } punti aerei.
    }
reason-values-hidden = Il valore dei difensori si vede quando l'attacco è dichiarato.
reason-vulnerability = La forza per la vulnerabilità del bersaglio dà la colonna.
reason-answer = Il difensore aggiunge artiglieria o aerei dopo la dichiarazione dell'attacco.
reason-loss = Chi possiede le unità sceglie quale subisce la perdita.
reason-armour-first = I corazzati subiscono per primi: nel bocage e contro corazzati o contraerea.
reason-trade = In uno scambio entrambe le parti rinunciano a unità.
reason-caen = I tedeschi a Caen possono resistere invece di ritirarsi.
reason-retreat = Chi possiede le unità sceglie chi va per prima e le vie fuori dalla portata del nemico.
reason-push = Chi si ritira ha bisogno di spazio: un'unità dell'esagono pieno deve cedere il posto.
reason-advance = I vincitori possono entrare nell'esagono lasciato libero.

## Che cosa è in gioco

stake-not-moved =
    { $n ->
        [one] Un'unità non ha mosso.
       *[other] { $n } unità non hanno mosso.
    }
    .short =
        { $n ->
            [one] una non ha mosso
           *[other] { $n } non hanno mosso
        }
stake-not-entered =
    { $n ->
        [one] Un'unità attende fuori mappa e vi resta per questo turno.
       *[other] { $n } unità attendono fuori mappa e vi restano per questo turno.
    }
    .short =
        { $n ->
            [one] una attende di entrare
           *[other] { $n } attendono di entrare
        }
stake-no-recovery =
    { $n ->
        [one] Un'unità ridotta è a contatto e non recupera.
       *[other] { $n } unità ridotte sono a contatto e non recuperano.
    }
stake-will-owe =
    { $n ->
        [one] Un'unità a contatto dovrà attaccare.
       *[other] { $n } unità a contatto dovranno attaccare.
    }
stake-lost-at-sea =
    { $n ->
        [one] Un'unità ancora in mare è perduta: { $points } punti ai tedeschi.
       *[other] { $n } unità ancora in mare sono perdute: { $points } punti ai tedeschi.
    }
stake-come-ashore =
    { $n ->
        [one] Un'unità ancora sulle barche sbarca.
       *[other] { $n } unità ancora sulle barche sbarcano.
    }
stake-could-attack =
    { $n ->
        [one] Un'unità potrebbe ancora attaccare.
       *[other] { $n } unità potrebbero ancora attaccare.
    }
    .short =
        { $n ->
            [one] una potrebbe attaccare
           *[other] { $n } potrebbero attaccare
        }
stake-air-left =
    { $n ->
        [one] Resta un punto aereo: può appoggiare la difesa e scade con il turno.
       *[other] Restano { $n } punti aerei: possono appoggiare la difesa e scadono con il turno.
    }
stake-game-ends = La partita finisce e si contano i punti.
stake-no-advance = Nessuno entra in { $at }: resta a chi lo controlla.
stake-eliminated = { $unit } è eliminata.
stake-sheltered = { $unit } passa per { $at }, dove ci sono amici: protetta, non perde nulla.
stake-not-sheltered = { $unit } passa per { $at } a contatto del nemico e perde uno step: là non c'è chi la protegga.
stake-river-costs = { $unit } perde uno step sul fiume.
stake-no-loss = { $unit } si ritira senza perdite.
stake-must-give-way = { $at } è pieno: un'unità deve fare posto.
stake-must-attack = { $unit } entra in contatto e dovrà attaccare.
stake-not-recover = { $unit } non recupererà lo step perduto.
stake-may-return = { $unit } può rientrare dallo stesso bordo dal prossimo turno.
stake-leaves-for-good = { $unit } esce per sempre, per { $points } punti.
stake-drop-us =
    { $n ->
        [one] Il reggimento paracadutisti americano atterra compatto
       *[other] Ciascuno dei { $n } reggimenti paracadutisti americani atterra compatto
    }
stake-drop-uk =
    { $n ->
        [one] La brigata paracadutista britannica atterra compatta
       *[other] Ciascuna delle { $n } brigate paracadutiste britanniche atterra compatta
    }
stake-drops-on-enemy =
    { $n ->
        [one] Un'unità paracadutista si lancia sul nemico ed è perduta.
       *[other] { $n } unità paracadutiste si lanciano sul nemico e sono perdute.
    }
stake-carpet-own =
    { $n ->
        [one] Una tua unità è sotto le bombe.
       *[other] { $n } tue unità sono sotto le bombe.
    }
stake-carpet-hexes =
    { $n ->
        [one] Le bombe cadono su un esagono con unità nemiche.
       *[other] Le bombe cadono su { $n } esagoni con unità nemiche.
    }
stake-carpet-nothing = In ogni esagono con unità: nulla
stake-carpet-step = In ogni esagono con unità: una perde uno step
stake-carpet-unit = In ogni esagono con unità: una è eliminata
stake-carpet-all = In ogni esagono con unità: tutte sono eliminate
stake-bombs-nothing = Nessun effetto
stake-bombs-step = Un'unità perde uno step, o è eliminata se era ridotta
stake-bombs-unit = Un'unità è eliminata
stake-storm = La tempesta distrugge il porto artificiale in { $at }
stake-as-it-is = Così com'è
stake-at-worst = Difesa più forte
stake-at-best = Difesa più debole
stake-defence-goes = { $which }, { $a }-{ $b }: la difesa cede
stake-undecided = { $which }, { $a }-{ $b }: stallo o scambio
stake-attack-fails = { $which }, { $a }-{ $b }: l'attacco è respinto
stake-into-the-sea = { $which }, { $a }-{ $b }: chi è sulle barche è ricacciato in mare e perduto
stake-from-the-sea =
    { $n ->
        [one] Un'unità attacca dal mare: se l'attacco è respinto non ha dove andare ed è perduta.
       *[other] { $n } unità attaccano dal mare: se l'attacco è respinto non hanno dove andare e sono tutte perdute.
    }
stake-left-at-sea =
    { $n ->
        [one] Un'unità davanti a { $at } non partecipa: è perduta se la spiaggia non cade, perché si può attaccare una volta sola.
       *[other] { $n } unità davanti a { $at } non partecipano: sono perdute se la spiaggia non cade, perché si può attaccare una volta sola.
    }

## Schede

card-attack = Attacco
card-defence = Difesa
card-movement = Movimento
card-foot = a piedi
card-motor = motorizzata
card-steps = Step su { $of }
card-range = Gittata in esagoni
card-under-air = Vale sotto attacco aereo
card-under-guns = Vale sotto artiglieria
card-arrival = Arriva al turno { $turn }
card-must-attack = Deve attaccare in questa fase
card-enter = Entrare: { $ground }
card-by-road = Lungo la strada
card-over-river = Attraverso un fiume, in più
card-defender = Colonne per il difensore: { $ground }
card-airfield = Campo d'aviazione: punti aerei per gli Alleati
card-points = Punti obiettivo
card-stacked = Unità impilate, su { $of }

## Modi di arrivo

way-setup = sulla mappa all'inizio
way-air = con il paracadute
way-sea = dal mare
way-commando = con i commando
way-drop = con l'aliante
way-utah = a Utah
way-beach-us = alle spiagge americane
way-beach-uk = alle spiagge britanniche
way-south = dal bordo sud
way-east = dal bordo est
way-avranches = ad Avranches
way-unknown = sconosciuto

## Un percorso sulla mappa

leg-road = Strada
leg-outside = Strada fuori mappa
leg-river = Attraverso un fiume
leg-zone = Zona nemica: fermarsi
leg-breaks-contact = Rompe il contatto

## Livelli

overlay-zones-allied = Zone alleate
overlay-zones-german = Zone tedesche
overlay-guns-allied = Artiglieria alleata
overlay-guns-german = Artiglieria tedesca
overlay-ships = Cannoni navali
overlay-held = In mano agli Alleati
overlay-stacking = Unità nell'esagono
overlay-must-attack = Devono attaccare

## Legenda

legend-river = Fiume o canale
legend-road = Strada
legend-airfield = Campo d'aviazione
legend-columns = colonne
table-carpet = Tabella dei bombardamenti a tappeto

## Caselle

space-pool = Rinforzi
space-eliminated = Unità eliminate
space-withdrawn = Unità ritirate
space-exited_south = Uscita sud
space-exited_east = Uscita est
space-off_south = Fuori mappa (sud)
space-off_east = Fuori mappa (est)
space-sea_1809 = Mare al largo di Pointe du Hoc
space-sea_2010 = Mare al largo di Omaha
space-sea_2510 = Mare al largo di Gold
space-sea_2709 = Mare al largo di Juno
space-sea_3011 = Mare al largo di Sword

## Nazioni

nation-us = Stati Uniti
nation-uk = Gran Bretagna
nation-ca = Canada
nation-de = Esercito tedesco
nation-ss = Waffen-SS
nation-lw = Luftwaffe
nation-navy = Kriegsmarine
nation-ost = Volontari dell'Est

## Divisioni il cui nome stampato è un'abbreviazione

formation-82US = 82 aviotrasp.
formation-101US = 101 aviotrasp.
formation-6UK = 6 aviotrasp.
formation-2ADUS = 2 cor.
formation-3ADUS = 3 cor.
formation-7ADUK = 7 cor.
formation-11ADUK = 11 cor.

## Tipi di unità

kind-infantry = Fanteria
kind-motorised-infantry = Fanteria motorizzata
    .arm =
        { $nation ->
            [nation-de] { $nth } Reggimento Panzergrenadier
            [nation-ss] { $nth } Reggimento SS Panzergrenadier
            [nation-us] { $nth } Reggimento fanteria corazzata
           *[other] { $nth_f } Brigata motorizzata
        }
kind-armour = Unità corazzata
    .arm =
        { $nation ->
            [nation-us]
                { $formed ->
                    [yes] { $nth } Reggimento corazzato
                   *[other] { $nth } Gruppo corazzato
                }
            [nation-de]
                { $size ->
                    [II] { $nth } Battaglione Panzer pesante
                   *[other] { $nth } Reggimento Panzer
                }
            [nation-ss]
                { $size ->
                    [II] { $nth } Battaglione SS Panzer pesante
                   *[other] { $nth } Reggimento SS Panzer
                }
           *[other]
                { $n ->
                    [31] { $nth_f } Brigata carri
                    [34] { $nth_f } Brigata carri
                   *[other] { $nth_f } Brigata corazzata
                }
        }
kind-cavalry = Cavalleria meccanizzata
    .name = { $nth } Gruppo di cavalleria
kind-paratroops = Fanteria paracadutista
    .arm =
        { $nation ->
            [nation-uk] { $nth_f } Brigata paracadutisti
           *[other] { $nth } Reggimento paracadutisti
        }
kind-glider = Fanteria su alianti
    .arm =
        { $nation ->
            [nation-uk] { $nth_f } Brigata aviotrasportata
           *[other] { $nth } Reggimento alianti
        }
kind-rangers = Unità di ranger o commando
    .name =
        { $nation ->
            [nation-us] Ranger { $unit }
           *[other] { $nth_f } Brigata commando
        }
kind-naval-infantry = Fanteria di marina
    .arm = Reggimento fanteria di marina
kind-bicycle = Fanteria ciclista
    .arm = { $nth_f } Brigata ciclisti
kind-artillery = Artiglieria
    .arm =
        { $size ->
            [XXXX]
                { $n ->
                    [0] Artiglieria del Gruppo Panzer Ovest
                   *[other] Artiglieria della { $nth_f } Armata
                }
           *[other]
                { $nation ->
                    [nation-lw] Artiglieria del II Corpo paracadutisti
                   *[other] Artiglieria del { $unit } Corpo
                }
        }
kind-mechanised-artillery = Artiglieria semovente
kind-coast-artillery = Artiglieria costiera
    .name = Batteria { $unit }
kind-flak = Artiglieria contraerea
    .arm = { $nth } Reggimento Flak
kind-rockets = Artiglieria lanciarazzi
    .arm = { $nth_f } Brigata lanciarazzi
kind-assault-guns = Unità di cannoni d'assalto
    .arm = { $nth_f } Brigata cannoni d'assalto

## Terreno

terrain-open = Terreno aperto
terrain-rough = Terreno accidentato
terrain-forest = Foresta
terrain-bocage = Bocage
terrain-marsh = Palude
terrain-hill = Collina
terrain-city = Città
terrain-village = Villaggio
terrain-fort = Fortificazione

## Fasi

phase-invasion = { $seat }: invasione
phase-carpet = { $seat }: bombardamento a tappeto
phase-movement = { $seat }: movimento
phase-combat = { $seat }: combattimento
phase-over = Fine della partita

## Tracciati

track-turn = Turno
track-air = Punti aerei
track-carpets = Bombardamenti a tappeto effettuati
track-shortage = Carenza di porti
track-allied-points = Punti alleati
track-german-points = Punti tedeschi

## Segnalini

mark-allied = Obiettivo in mano alleata
mark-allied-airfield = Campo d'aviazione in mano alleata
mark-mulberry = Porto artificiale
mark-mulberry-coming = Porto artificiale in costruzione
mark-mulberry-barred = Porto artificiale perduto prima di essere costruito
mark-mulberry-destroyed = Porto artificiale distrutto
mark-target = Bersaglio

## Richieste

prompt-invade = Comincia l'invasione.
prompt-carpet = Scegli un esagono per il bombardamento a tappeto, o lascia a terra i bombardieri per questo turno.
prompt-carpet-loss = Scegli l'unità in { $at } colpita dalle bombe.
prompt-movement = Scegli un'unità da muovere, o termina la fase di movimento.
prompt-moving = Scegli dove va { $unit }, o lasciala dov'è.
prompt-commando = Scegli dove sbarca la 1ª Brigata Commando.
prompt-combat = Scegli un esagono da attaccare, o termina la fase di combattimento.
prompt-combat-must =
    { $n ->
        [one] Scegli un esagono da attaccare: un'unità deve attaccare prima che la fase possa terminare.
       *[other] Scegli un esagono da attaccare: { $n } unità devono attaccare prima che la fase possa terminare.
    }
prompt-muster = Scegli chi partecipa all'attacco a { $at }, poi conferma.
prompt-bombardment = Scegli l'artiglieria che bombarda { $at }, poi conferma.
    .title = Bombardamento di { $at }
prompt-raid = Scegli quanti punti aerei attaccano { $at }, poi conferma.
    .title = Incursione aerea su { $at }
prompt-answer = Scegli il supporto alla difesa di { $at }, poi conferma.
prompt-defender-loss = Scegli il difensore in { $at } che subisce la perdita.
prompt-defender-trade = Scegli uno o più difensori in { $at } da sacrificare nello scambio.
prompt-attacker-loss = Scegli l'attaccante di { $at } che subisce la perdita.
prompt-attacker-trade =
    { $points ->
        [one] Scegli gli attaccanti di { $at } da sacrificare nello scambio: manca ancora { $points } punto di attacco.
       *[other] Scegli gli attaccanti di { $at } da sacrificare nello scambio: mancano ancora { $points } punti di attacco.
    }
prompt-stand = Ritira { $unit } da Caen o lasciala resistere.
prompt-stand-each = Ritira ogni unità da Caen o lasciala resistere, nell'ordine che preferisci.
prompt-retreat = Scegli come si ritira { $unit }.
prompt-retreat-each = Scegli la prossima unità che si ritira, e dove va.
prompt-push = Scegli un'unità da spingere fuori dall'esagono pieno { $at }, e dove va.
prompt-advance = Scegli un'unità da far avanzare dopo il combattimento in { $at }, o termina l'avanzata.
prompt-over = La partita è finita.

## Eventi: turni e fasi

event-turn = Comincia il turno { $turn }.
event-end-movement = Termina la fase di movimento.
event-end-combat = Termina la fase di combattimento.
event-game-over = La partita termina con { $allied } per gli Alleati e { $german } per i tedeschi.

## Eventi: arrivi e partenze

event-drops-intact = { $unit } si lancia su { $at } e atterra intatta (dado { $die }).
event-drops-scattered = { $unit } si lancia su { $at } e si disperde: perde uno step (dado { $die }).
event-ashore = { $unit } sbarca in { $at }.
event-will-land = { $unit } sbarca a { $at } alla fine della fase di combattimento.
event-commandos = { $unit } sbarca e prende posizione in { $at }.
event-enters = { $unit } entra in mappa e va in { $to }.
event-withdrawn = { $unit } viene ritirata dalla battaglia.

## Eventi: movimento

event-moves = { $unit } muove da { $from } a { $to }.
event-advances = { $unit } avanza da { $from } a { $to }.
event-retreats = { $unit } si ritira da { $from } a { $to }.
event-pushed = { $unit } viene spinta da { $from } a { $to }.

## Eventi: combattimento

event-prepares-attack = Attacco a { $at }.
event-prepares-bombardment = Bombardamento di { $at }.
event-prepares-raid = Attacco aereo a { $at }.
event-joins = { $unit } partecipa.
event-air-points =
    { $points ->
        [one] Viene impiegato { $points } punto aereo.
       *[other] Vengono impiegati { $points } punti aerei.
    }
event-combat-roll = Nel combattimento in { $at } i dadi danno { $a } + { $b }: { $result }.
event-bombardment-roll = Nel bombardamento di { $at } i dadi danno { $a } + { $b }: { $result }.
event-carpet = I bombardieri pesanti coprono { $at } e gli esagoni intorno con un tappeto di bombe.
event-carpet-roll = Nel tappeto di bombe su { $at } i dadi danno { $a } + { $b }: { $result }.
event-loses-step = { $unit } perde uno step in { $at }.
event-eliminated = { $unit } viene eliminata in { $at }.
event-recovers = { $unit } recupera lo step perduto.
event-stands-in-caen = { $unit } resiste in { $at }.

## Eventi: porti

event-mulberry-installed = Il porto artificiale in { $at } entra in servizio.
event-storm-stands = Il porto artificiale in { $at } resiste alla tempesta (dado { $die }).
event-storm-destroys = La tempesta distrugge il porto artificiale in { $at } (dado { $die }).
event-shortage = La mancanza di porti artificiali pesa sugli Alleati.
event-drops-unseen = { $unit } si lancia su { $at }.
event-committed =
    { $points ->
        [one] Il combattimento per { $at } è dichiarato con { $points } punto.
       *[other] Il combattimento per { $at } è dichiarato con { $points } punti.
    }
event-answered =
    { $points ->
        [one] La difesa di { $at } risponde con { $points } punto.
       *[other] La difesa di { $at } risponde con { $points } punti.
    }
event-no-ships = Gli Alleati rinunciano alle loro navi.

## Tiri

roll-drop = Lancio di paracadutisti
roll-combat = Combattimento
roll-bombardment = Bombardamento
roll-carpet = Bombardamento a tappeto
roll-storm = Tempesta
roll-imagine = Ipotesi sulle unità nascoste

## Risultati delle tabelle, come stampati

result-DVI = La difesa vince intatta: tiene l'esagono senza perdite
result-DVB = La difesa vince con perdite: tiene l'esagono, ma un'unità in difesa perde uno step
result-DRI = La difesa si ritira intatta: tutti i difensori si ritirano senza perdite
result-DRB = La difesa si ritira con perdite: un'unità in difesa perde uno step e tutte si ritirano
result-DE = Difesa eliminata: un'unità in difesa è eliminata e, dopo un combattimento, le altre devono ritirarsi
result-DI = Difesa intatta: nessun effetto
result-DB = Difesa con perdite: un'unità nell'esagono perde uno step
result-DA = Difesa annientata: tutte le unità nell'esagono sono eliminate
result-AVI = L'attacco vince intatto: nessuna perdita, e gli attaccanti possono avanzare
result-AVB = L'attacco vince con perdite: un'unità attaccante perde uno step, e gli attaccanti possono avanzare
result-ARI = L'attacco si ritira intatto: tutti gli attaccanti si ritirano senza perdite
result-ARB = L'attacco si ritira con perdite: un'unità attaccante perde uno step e tutte si ritirano
result-AE = Attacco eliminato: un'unità attaccante è eliminata e le altre si ritirano
result-EMP = Scambio: il difensore sacrifica una o più unità, l'attaccante almeno altrettanto in punti di attacco; i difensori rimasti si ritirano, e nessuno avanza
result-IMP = Stallo: nessuna perdita, e tutti restano dove sono

## Che cosa significa un risultato

sheet-stalemate = Nessuna perdita, e tutti restano al loro posto.
sheet-exchange = Uno scambio: il difensore rinuncia a una o più unità, l'attaccante ad almeno altrettanti punti di attacco.
sheet-rest-retreats = I difensori rimasti devono ritirarsi.
sheet-nobody-advances = Nessuno avanza.
sheet-boats-land = Chi è ancora sulle barche sbarca a { $at } alla fine della fase, se è vuoto.
sheet-defender-step = Un'unità in difesa perde uno step, o è eliminata se era ridotta.
sheet-defender-unit = Un'unità in difesa è eliminata.
sheet-attacker-step = Un'unità attaccante perde uno step, o è eliminata se era ridotta.
sheet-attacker-unit = Un'unità attaccante è eliminata.
sheet-defenders-retreat = Tutti i difensori devono ritirarsi da { $at }.
sheet-caen = I difensori si ritirano se vogliono: i tedeschi a Caen possono resistere.
sheet-defence-holds = La difesa tiene { $at }.
sheet-attackers-retreat = Tutti gli attaccanti devono ritirarsi.
sheet-into-the-sea = Chi è sulle barche non ha dove andare ed è perduto.
sheet-may-advance = Quando { $at } è vuoto, gli attaccanti possono avanzare.
sheet-bombs-nothing = Il bombardamento di { $at } non ha effetto.
sheet-bombs-step = Un'unità in { $at } perde uno step, o è eliminata se era ridotta; la sceglie il proprietario.
sheet-bombs-unit = Un'unità in { $at } è eliminata; la sceglie il proprietario.
sheet-bombs-all = Tutte le unità in { $at } sono eliminate.

## Tabelle e voci di somma

table-combat = Tabella dei combattimenti
table-bombardment = Tabella dei bombardamenti
    .sums =
        { $attack ->
            [one] { $attack } punto × vulnerabilità { $defence } = { $product }
           *[other] { $attack } punti × vulnerabilità { $defence } = { $product }
        }
tally-attacker = { $unit } attacca
    .short = { $unit }
tally-defender = { $unit } si difende
    .short = { $unit }
tally-unknown-defender = { $kind }, forza ignota
tally-artillery = { $unit } fa fuoco
    .short = { $unit }
tally-air = Punti aerei
tally-may-fire = { $unit } può ancora fare fuoco
tally-may-fly = Punti aerei che possono ancora arrivare
tally-vulnerability = Vulnerabilità del bersaglio
tally-declared = Dichiarato dall'attaccante
shift-coast = Difese costiere tedesche
shift-river = Attacco attraverso un fiume
shift-surrounded = Difensori circondati
shift-whole-division = Divisione intera: { $division }
shift-some-whole-division = Una divisione completa
shift-perhaps-whole-division = Forse una divisione completa
shift-turn-5 = Tempesta del turno 5
shift-mulberries = Mancanza di porti artificiali
shift-naval = Supporto navale

## Rifiuti: quando e di chi

refuse-not-now = Questo non si può fare in questo momento del turno.
refuse-unit-in-hand = Un'unità è in mano: mandala da qualche parte o lasciala ferma prima.
refuse-fight-in-preparation = È in preparazione un attacco: eseguilo o ritiralo prima.
refuse-not-your-unit = Questa unità non appartiene al giocatore di turno.
refuse-not-your-answer = Ora solo il difensore può aggiungere supporto.
refuse-not-among-them = Questa unità non è tra quelle che si possono scegliere.
refuse-not-a-hex = Questo non è un esagono della mappa.

## Rifiuti: movimento

refuse-already-moved = Questa unità ha già avuto il suo movimento in questo turno.
refuse-already-there = L'unità è già in quell'esagono.
refuse-immobile = Questa unità non ha punti movimento e non muove mai.
refuse-too-far = L'esagono è troppo lontano per un'unità con { $points } punti movimento.
refuse-zones-in-the-way = Unità nemiche o le loro zone di controllo sbarrano la via.
refuse-enemy-there = In quell'esagono ci sono unità nemiche.
refuse-full = L'esagono è pieno: contiene { $units } unità e non di più.
refuse-armour-in-marsh = Corazzati, cavalleria e cannoni d'assalto non possono entrare nelle paludi, neppure per strada.
refuse-exit-out-of-reach = L'unità non può raggiungere quel bordo della mappa.

## Rifiuti: entrata in gioco

refuse-left-this-turn = L'unità ha lasciato la mappa in questo turno e può tornare solo dal prossimo.
refuse-not-a-reinforcement = Questa unità non è un rinforzo.
refuse-not-yet-due = Non è ancora il turno di questo rinforzo.
refuse-no-way-in = Nessun esagono è aperto all'ingresso di questa unità.
refuse-allies-hold-the-way-in = Questa unità entra solo da { $at }, e lo tengono gli Alleati.
refuse-germans-hold-the-way-in = Questa unità entra solo da { $at }, e lo tengono i tedeschi.
refuse-no-drop-hex-held = Nessuna unità alleata teneva un esagono di lancio della divisione all'inizio del turno 1: gli alianti arrivano via mare nel turno 2.
refuse-out-of-play = Questa unità è fuori gioco.
refuse-commandos-not-there = I commando non possono sbarcare lì.

## Rifiuti: attacchi

refuse-no-enemy-there = In quell'esagono non ci sono nemici.
refuse-attacked-already = Quell'esagono è già stato attaccato in questa fase.
refuse-already-fought = Questa unità ha già combattuto in questa fase.
refuse-takes-part-already = Questa unità partecipa già.
refuse-not-adjacent = Questa unità non è adiacente al bersaglio.
refuse-nobody-adjacent = Nessuna unità adiacente a quell'esagono può ancora attaccarlo.
refuse-nobody-takes-part = Non partecipa ancora nessuna unità.
refuse-one-armoured-in-bocage = Una sola unità di corazzati, cavalleria o cannoni d'assalto può attaccare un esagono di bocage.
refuse-unit-must-attack = { $unit } deve attaccare prima che la fase possa terminare.
refuse-unit-left-out = { $unit } non può restare fuori, perché è la sua ultima occasione per l'attacco a cui è obbligata.

## Rifiuti: artiglieria

refuse-gun-defends-itself = L'artiglieria nell'esagono attaccato già lo difende e non può anche dargli supporto.
refuse-gun-engaged = L'artiglieria adiacente a un nemico non può sparare a distanza.
refuse-out-of-range = L'esagono è fuori portata.
refuse-no-gun-in-range = Nessuna artiglieria in grado di sparare raggiunge quell'esagono.
refuse-no-ports-no-barrage = Senza un porto artificiale l'artiglieria alleata non può attaccare da sola.

## Rifiuti: potere aereo

refuse-no-air-force = I tedeschi non hanno punti aerei.
refuse-not-enough-air-points = Non restano abbastanza punti aerei.
refuse-air-limits = Un attacco aereo richiede da { $least } a { $most } punti aerei.
refuse-one-air-point = L'appoggio aereo richiede almeno un punto.
refuse-air-committed = Questo combattimento ha già i suoi punti aerei.
refuse-air-alone = A un attacco aereo partecipano solo punti aerei.
refuse-no-air-points-committed = L'attacco aereo non ha ancora punti aerei.
refuse-no-air-with-artillery = L'artiglieria da sola non ha aiuto dal cielo: deve attaccare con essa un'unità di altro tipo.
refuse-carpet-too-early = È troppo presto nella campagna per il bombardamento a tappeto.
refuse-carpets-used-up = Tutti i bombardamenti a tappeto sono già stati effettuati.
refuse-carpet-last-turn = Non ci può essere un bombardamento a tappeto in due turni di seguito.
refuse-carpet-before-movement = Il bombardamento a tappeto viene prima del movimento alleato.

## Rifiuti: perdite e ritirate

refuse-armour-suffers-first = Qui la perdita deve cadere su corazzati, cavalleria o cannoni d'assalto.
refuse-one-at-least = Bisogna sacrificare almeno un'unità.
refuse-cannot-retreat-there = L'unità non può ritirarsi lì.
refuse-free-hex-first = L'unità deve ritirarsi in un esagono libero da zone nemiche, perché ce n'è uno.
refuse-retreat-into-zone = Una ritirata non può terminare in una zona di controllo nemica.
refuse-would-not-survive = L'unità non sopravviverebbe a questa ritirata.
refuse-nobody-is-pushed = Nessuna unità deve essere spinta ora.

## Rifiuti: avanzata

refuse-did-not-win = Questa unità non è tra le vincitrici che possono ancora avanzare.
refuse-guns-do-not-advance = L'artiglieria e le unità immobili non avanzano dopo il combattimento.
refuse-not-the-hex-left = L'avanzata porta nell'esagono lasciato libero, o da lì un esagono più in là.
refuse-only-mobile-go-further = Solo corazzati, cavalleria, fanteria motorizzata e cannoni d'assalto avanzano oltre l'esagono lasciato libero.
refuse-not-open-ground = Il terreno non è abbastanza aperto per avanzare oltre l'esagono lasciato libero.
refuse-river-or-fort = Un fiume o una fortificazione ferma l'avanzata oltre l'esagono lasciato libero.
refuse-no-ships = Non ci sono navi a cui rinunciare in questo combattimento.
refuse-other-armour-must-attack = Una sola unità corazzata può attaccare un esagono di bocage, e un'altra adiacente deve attaccare e non ha altri bersagli.
refuse-pushed-already = Questa unità è già stata spinta una volta.
refuse-only-in-caen = Solo i tedeschi a Caen possono resistere invece di ritirarsi.
refuse-caen-too = Dopo { $result } anche i tedeschi a Caen devono ritirarsi.

## Come un bot valuta una situazione, e ciò che non fa mai

term-score = Punti secondo la mappa
term-objectives = Obiettivi che possono cambiare mano
term-strength = Forza rimasta alle due parti
term-exposure = Unità in pericolo
term-tempo = Forza vicina a ciò che conta
term-recovery = Unità alleate ridotte a contatto, che non possono riprendersi
term-ports = Porti degli Alleati
term-supports = Aeroporti e bombardamenti a tappeto a venire
measure-margin = Vantaggio alleato in punti
measure-allied-lost = Unità alleate perdute
measure-german-lost = Unità tedesche perdute
guard-open-door = Un obiettivo o un porto resterebbe aperto al nemico.
guard-alone = Un’unità indebolita resterebbe sola accanto al nemico.
guard-hopeless = L’attacco difficilmente può riuscire e nessuno vi è obbligato.
