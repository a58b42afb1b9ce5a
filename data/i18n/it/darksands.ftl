### Italiano: The Dark Sands.

## Game and scenarios

game-darksands = Le Sabbie Oscure
    .about = Due anni nel Deserto Occidentale, tra battaglioni e divisioni: ogni chit dal bicchiere può essere del nemico, e ogni miglio avanti è un miglio più lontano dall'acqua.
    .dates = dicembre 1940 – dicembre 1942
scenario-compass = Operazione Compass
    .about = Dal dicembre 1940 al febbraio 1941: un'incursione britannica sui campi italiani di Sidi Barrani diventa un inseguimento fino a Bengasi. Cinque gradi di vittoria britannica, da apparente a strategica; l'Asse vince impedendo l'ultimo. Due turni; oppure avanti fino al dicembre 1942.
    .start = Inizia da qui
scenario-sunflower = Operazione Sunflower
    .about = Da marzo ad agosto 1941: la forza di sbarramento di Rommel diventa un'offensiva. Vuole Bengasi e Tobruk, o il centro del deserto senza britannici. Tre turni; oppure avanti fino al dicembre 1942.
scenario-crusader = Operazione Crusader
    .about = Novembre e dicembre 1941: l'8ª Armata passa il reticolato per liberare Tobruk, e i Panzer aspettano. Due turni; oppure avanti fino al dicembre 1942.
scenario-gazala = Gazala
    .about = Da maggio ad agosto 1942: box dal mare a Bir Hacheim, Rommel attorno alla loro estremità sud, e l'Egitto alle spalle. Due turni; oppure avanti fino al dicembre 1942.

## Seats and options

seat-allied = Alleati
seat-axis = Asse
option-campaign = Campagna: si prosegue fino al turno 17, con la vittoria ai punti
option-dash = La corsa alla frontiera: Panzer in Egitto possono togliere agli Alleati The Auk

## Nations

nation-uk = Gran Bretagna
nation-in = India
nation-au = Australia
nation-nz = Nuova Zelanda
nation-za = Sudafrica
nation-pl = Polonia
nation-ff = Francia Libera
nation-gr = Grecia
nation-it = Italia
nation-de = Germania

## Kinds of unit and of support

kind-infantry = Fanteria
    .arm =
        { $size ->
            [XX] Divisione { $unit }
            [III]
                { $n ->
                    [0] Reggimento { $unit }
                   *[other] { $nth } Reggimento
                }
            [II] Battaglione { $unit }
           *[other]
                { $n ->
                    [0] Brigata { $unit }
                   *[other] { $nth_f } Brigata
                }
        }
kind-motorised-infantry = Fanteria motorizzata
    .arm =
        { $size ->
            [III]
                { $n ->
                    [0] Reggimento { $unit }
                   *[other] { $nth } Reggimento motorizzato
                }
            [II] Battaglione { $unit }
           *[other]
                { $n ->
                    [0] { $unit }
                   *[other] { $nth_f } Brigata
                }
        }
kind-machine-guns = Mitraglieri
    .name = Battaglione { $unit }
kind-garrison = Guarnigione
    .name =
        { $nation ->
            [nation-it] Guarnigione italiana { $unit }
            [nation-de] Guarnigione tedesca { $unit }
           *[other] Guarnigione britannica { $unit }
        }
kind-tank = Carri
    .arm =
        { $nation ->
            [nation-it]
                { $n ->
                    [0] Gruppo { $unit }
                   *[other] { $nth } Reggimento carri
                }
           *[other]
                { $n ->
                    [0] Brigata { $unit }
                   *[other] { $nth_f } Brigata corazzata
                }
        }
kind-panzer = Panzer
    .arm = Battaglione Panzer { $unit }
kind-armoured-car = Autoblinda
    .arm =
        { $n ->
            [0] { $unit }
           *[other] { $nth } Battaglione esplorante
        }
kind-headquarters = Quartier generale
    .name =
        { $n ->
            [0]
                { $unit ->
                    [Afrika] HQ Afrika Korps
                   *[other] HQ PanzerArmee
                }
           *[other] HQ del { $unit }° Corpo
        }
kind-air = Supporto aereo
kind-naval = Cannoni navali
kind-artillery = Artiglieria di corpo d'armata
kind-anti-tank = Cannoni anticarro
kind-landing = Forza da sbarco

## Action chits

chit-logistics = Logistica
    .short = LOG
chit-movement = Movimento
    .short = MOV
chit-combat = Combattimento
    .short = COMB
chit-movement-combat = Movimento o Combattimento
    .short = M C
chit-half-combat = ½ Movimento o Combattimento −1
    .short = ½M C−1
chit-reinforcement = Rinforzi
    .short = RINF
chit-tobruk = Caduta di Tobruk
    .short = TOBRUK
chit-oconnor = O'Connor
    .short = O'CON
chit-combeforce = Combeforce
    .short = COMBE
chit-13-corps = 13° Corpo
    .short = 13 XXX
chit-30-corps = 30° Corpo
    .short = 30 XXX
chit-8th-army = 8ª Armata
    .short = 8 XXXX
chit-auk = The Auk
    .short = AUK
chit-monty = Monty
    .short = MONTY
chit-rommel = Rommel
    .short = ROMMEL
chit-afrika-korps = Afrika Korps
    .short = AFRIKA KORPS
chit-panzerarmee = PanzerArmee Afrika
    .short = PZ ARMEE
chit-21-corps = 21° Corpo
    .short = 21 XXX

## Results of the tables, as printed

result-AE = Attaccanti eliminati: tutte le unità attaccanti sono perse
result-AL1 = L'attaccante ne perde uno: l'attaccante perde uno step
result-BL1 = Entrambi ne perdono uno: ogni parte perde uno step
result-DR = Il difensore si ritira: quattro esagoni al centro, due altrove
result-DRs = Il difensore si ritira con perdita: perde uno step, poi si ritira
    .short = DR*
result-HEX = Mezzo scambio: ogni unità delle due parti perde uno step
    .short = ½EX
result-EX = Scambio: i difensori sono eliminati, l'attaccante perde altrettanti step
result-DEs = Difensori eliminati con perdita: tutti i difensori sono persi, l'attaccante perde uno step
    .short = DE*
result-DE = Difensori eliminati: tutte le unità difendenti sono perse

## Boxes and tracks of the board

space-agheila_entry = Area di entrata di El Agheila
space-railway_completed = Ferrovia completata
space-retreat_compass = Bussola di ritirata
space-turn_1 = Turno 1
space-turn_2 = Turno 2
space-turn_3 = Turno 3
space-turn_4 = Turno 4
space-turn_5 = Turno 5
space-turn_6 = Turno 6
space-turn_7 = Turno 7
space-turn_8 = Turno 8
space-turn_9 = Turno 9
space-turn_10 = Turno 10
space-turn_11 = Turno 11
space-turn_12 = Turno 12
space-turn_13 = Turno 13
space-turn_14 = Turno 14
space-turn_15 = Turno 15
space-turn_16 = Turno 16
space-turn_17 = Turno 17
space-allied_reinforcements_1 = Rinforzi alleati del turno 1
space-allied_reinforcements_2 = Rinforzi alleati del turno 2
space-allied_reinforcements_3 = Rinforzi alleati del turno 3
space-allied_reinforcements_4 = Rinforzi alleati del turno 4
space-allied_reinforcements_5 = Rinforzi alleati del turno 5
space-allied_reinforcements_6 = Rinforzi alleati del turno 6
space-allied_reinforcements_7 = Rinforzi alleati del turno 7
space-allied_reinforcements_8 = Rinforzi alleati del turno 8
space-allied_reinforcements_9 = Rinforzi alleati del turno 9
space-allied_reinforcements_10 = Rinforzi alleati del turno 10
space-allied_reinforcements_11 = Rinforzi alleati del turno 11
space-allied_reinforcements_12 = Rinforzi alleati del turno 12
space-allied_reinforcements_13 = Rinforzi alleati del turno 13
space-allied_reinforcements_14 = Rinforzi alleati del turno 14
space-allied_reinforcements_15 = Rinforzi alleati del turno 15
space-allied_reinforcements_16 = Rinforzi alleati del turno 16
space-allied_reinforcements_17 = Rinforzi alleati del turno 17
space-axis_reinforcements_1 = Rinforzi dell'Asse del turno 1
space-axis_reinforcements_2 = Rinforzi dell'Asse del turno 2
space-axis_reinforcements_3 = Rinforzi dell'Asse del turno 3
space-axis_reinforcements_4 = Rinforzi dell'Asse del turno 4
space-axis_reinforcements_5 = Rinforzi dell'Asse del turno 5
space-axis_reinforcements_6 = Rinforzi dell'Asse del turno 6
space-axis_reinforcements_7 = Rinforzi dell'Asse del turno 7
space-axis_reinforcements_8 = Rinforzi dell'Asse del turno 8
space-axis_reinforcements_9 = Rinforzi dell'Asse del turno 9
space-axis_reinforcements_10 = Rinforzi dell'Asse del turno 10
space-axis_reinforcements_11 = Rinforzi dell'Asse del turno 11
space-axis_reinforcements_12 = Rinforzi dell'Asse del turno 12
space-axis_reinforcements_13 = Rinforzi dell'Asse del turno 13
space-axis_reinforcements_14 = Rinforzi dell'Asse del turno 14
space-axis_reinforcements_15 = Rinforzi dell'Asse del turno 15
space-axis_reinforcements_16 = Rinforzi dell'Asse del turno 16
space-axis_reinforcements_17 = Rinforzi dell'Asse del turno 17
space-chit_1 = Chit di azione 1
space-chit_2 = Chit di azione 2
space-chit_3 = Chit di azione 3
space-chit_4 = Chit di azione 4
space-chit_5 = Chit di azione 5
space-chit_6 = Chit di azione 6
space-chit_7 = Chit di azione 7
space-chit_8 = Chit di azione 8
space-chit_9 = Chit di azione 9
space-chit_10 = Chit di azione 10
space-chit_11 = Chit di azione 11
space-chit_12 = Chit di azione 12
space-chit_13 = Chit di azione 13
space-chit_14 = Chit di azione 14
space-chit_15 = Chit di azione 15
space-chit_16 = Chit di azione 16
space-chit_17 = Chit di azione 17
space-chit_18 = Chit di azione 18
space-allied_points_0 = Punti alleati: 0
space-allied_points_1 = Punti alleati: 1
space-allied_points_2 = Punti alleati: 2
space-allied_points_3 = Punti alleati: 3
space-allied_points_4 = Punti alleati: 4
space-allied_points_5 = Punti alleati: 5
space-allied_points_6 = Punti alleati: 6
space-allied_points_7 = Punti alleati: 7
space-allied_points_8 = Punti alleati: 8
space-allied_points_9 = Punti alleati: 9
space-allied_points_10 = Punti alleati: 10
space-allied_points_11 = Punti alleati: 11
space-allied_points_12 = Punti alleati: 12
space-allied_points_13 = Punti alleati: 13
space-allied_points_14 = Punti alleati: 14
space-allied_points_15 = Punti alleati: 15
space-allied_points_16 = Punti alleati: 16
space-allied_points_17 = Punti alleati: 17
space-allied_points_18 = Punti alleati: 18
space-allied_points_19 = Punti alleati: 19
space-allied_points_20 = Punti alleati: 20
space-axis_points_0 = Punti dell'Asse: 0
space-axis_points_1 = Punti dell'Asse: 1
space-axis_points_2 = Punti dell'Asse: 2
space-axis_points_3 = Punti dell'Asse: 3
space-axis_points_4 = Punti dell'Asse: 4
space-axis_points_5 = Punti dell'Asse: 5
space-axis_points_6 = Punti dell'Asse: 6
space-axis_points_7 = Punti dell'Asse: 7
space-axis_points_8 = Punti dell'Asse: 8
space-axis_points_9 = Punti dell'Asse: 9
space-axis_points_10 = Punti dell'Asse: 10
space-axis_points_11 = Punti dell'Asse: 11
space-axis_points_12 = Punti dell'Asse: 12
space-axis_points_13 = Punti dell'Asse: 13
space-axis_points_14 = Punti dell'Asse: 14
space-axis_points_15 = Punti dell'Asse: 15
space-axis_points_16 = Punti dell'Asse: 16
space-axis_points_17 = Punti dell'Asse: 17
space-axis_points_18 = Punti dell'Asse: 18
space-axis_points_19 = Punti dell'Asse: 19
space-axis_points_20 = Punti dell'Asse: 20
space-saved_tank_0 = Punti carri conservati: 0
space-saved_tank_1 = Punti carri conservati: 1
space-saved_tank_2 = Punti carri conservati: 2
space-saved_tank_3 = Punti carri conservati: 3
space-saved_infantry_0 = Punti di fanteria conservati: 0
space-saved_infantry_1 = Punti di fanteria conservati: 1
space-saved_infantry_2 = Punti di fanteria conservati: 2
space-saved_infantry_3 = Punti di fanteria conservati: 3
space-bypass_not_built = Tangenziale non costruita
space-bypass_under_construction = Tangenziale in costruzione
space-bypass_built = Tangenziale costruita
space-allied_replacement = Chit rimpiazzi alleato
space-allied_replacement_pool = Chit rimpiazzi alleati
space-allied_hand = Chit alleati in mano
space-allied_supports = Supporti alleati disponibili
space-allied_rebuildable = Unità alleate ricostruibili
space-allied_returning = Unità alleate che ritornano
space-allied_out_of_play = Unità alleate fuori gioco
space-axis_replacement = Chit rimpiazzi dell'Asse
space-axis_replacement_pool = Chit rimpiazzi dell'Asse
space-axis_hand = Chit dell'Asse in mano
space-axis_supports = Supporti dell'Asse disponibili
space-axis_rebuildable = Unità dell'Asse ricostruibili
space-axis_returning = Unità dell'Asse che ritornano
space-axis_out_of_play = Unità dell'Asse fuori gioco
space-action_pool = Chit di azione nel bicchiere

## Terrain

terrain-desert = Deserto
terrain-salt-marsh = Palude salata
terrain-rough = Terreno difficile
terrain-mountain = Montagna

## Divisions whose printed name is an abbreviation

formation-7arm = 7 cor.
formation-2arm = 2 cor.
formation-1arm = 1 cor.
formation-10arm = 10 cor.
formation-90light = 90 leggera
formation-164light = 164 leggera

## Prompts

prompt-replacement-draw = Pesca un chit rimpiazzi.
prompt-replacement = Scegli un'unità da ripristinare o ricostruire, o termina il segmento.
prompt-cadres =
    { $n ->
        [one] Scegli un'unità di fanteria per un quadro e l'esagono dove si forma.
       *[other] Scegli unità di fanteria per { $n } quadri e gli esagoni dove si formano.
    }
prompt-initiative = Scegli il chit che apre il turno.
prompt-pre-empt = È dichiarato { $chit }: anticipalo o lascialo giocare.
prompt-priority = Gioca { $chit } adesso, prima della prossima pesca, o aspetta.
prompt-draw = Pesca il prossimo chit di azione.
prompt-either = Scegli quale lato di { $chit } giocare.
prompt-order = Scegli che cosa viene prima, il movimento o il combattimento.
prompt-select = Scegli chi è attivato da { $chit }.
prompt-half-movement = Scegli un'unità da muovere a metà capacità, o termina il movimento.
prompt-movement = Scegli un'unità da muovere, o termina il movimento.
prompt-moving = Scegli dove va { $unit }, o lasciala ferma.
prompt-extending = Scegli fin dove prosegue { $unit }, o fermala qui.
prompt-driven =
    { $n ->
        [one] { $unit } è disorganizzata e deve proseguire di un esagono: scegli quale.
       *[other] { $unit } è disorganizzata e deve proseguire di { $n } esagoni: scegli dove.
    }
prompt-following = Scegli chi segue { $unit }, o basta così.
prompt-combat-minus = Scegli un esagono da attaccare con −1, o termina il combattimento.
prompt-combat = Scegli un esagono da attaccare, o termina il combattimento.
prompt-muster = Scegli chi attacca { $at } e con quali supporti, poi conferma.
prompt-answer = Scegli i supporti per la difesa di { $at }, poi conferma.
prompt-defender-loss =
    { $n ->
        [one] Scegli il difensore di { $at } che perde uno step.
       *[other] Scegli il difensore di { $at } che perde il prossimo di { $n } step.
    }
prompt-attacker-loss =
    { $n ->
        [one] Scegli l'attaccante di { $at } che perde uno step.
       *[other] Scegli l'attaccante di { $at } che perde il prossimo di { $n } step.
    }
prompt-retreat = Scegli dove si ritirano le unità in { $at }.
prompt-crowded = Troppe unità in { $at }: scegli quale di quelle ritirate è eliminata.
prompt-advance = Scegli chi avanza in { $at }, o termina l'avanzata.
prompt-arrival = Scegli dove arriva { $unit }.
prompt-over = La partita è finita.

## Events: turns and chits

event-turn = Inizia il turno { $turn }.
event-last-turn = È l'ultimo turno.
event-pools = Nuovi chit rimpiazzo vanno nei pool.
event-railway-done = La ferrovia è completa: raggiunge { $at }.
event-recovers = { $unit } non è più disorganizzata.
event-supports-ready = I supporti usati sono di nuovo pronti.
event-initiative = L'iniziativa è di: { $seat }.
event-chit = { $seat }: { $chit }.
event-logistics = Logistica: ogni unità traccia la sua linea di rifornimento.
event-declares = { $chit } è dichiarato prima della pesca.
event-pre-empts = { $chit } lo anticipa.
event-void = Il chit eccede il limite e non ha effetto.
event-no-headquarters = { $chit } non ha effetto: il quartier generale manca o è fuori rifornimento.
event-plays-movement = { $seat }: movimento.
event-plays-half = { $seat }: mezzo movimento.
event-plays-combat = { $seat }: combattimento.
event-plays-minus = { $seat }: combattimento a −1.
event-no-attack = Non si può attaccare nessuno.
event-momentum = Slancio: le divisioni Panzer agiscono ancora.
event-activates = { $unit } è attivata.
event-activates-formation = È attivata { $formation }.
event-activates-hex = Sono attivate le unità tedesche in { $at }.
event-attack-first = Rommel prima attacca, poi muove.
event-move-first = Rommel prima muove, poi attacca.
event-tobruk-chit = { $seat }: la Caduta di Tobruk entra nel bicchiere.

## Events: movement

event-moves = { $unit } muove da { $from } a { $to }.
event-extends = { $unit } va per strada da { $from } a { $to }.
event-by-rail = { $unit } va in ferrovia da { $from } a { $to }.
event-driven-on = { $unit } è spinta oltre da { $from } a { $to }.
event-disrupted = { $unit } si disorganizza (dado { $die }).
event-in-order = { $unit } resta in ordine (dado { $die }).
event-infiltrates = { $unit } s'infiltra da { $from } a { $at }.
event-ships = { $unit } va per mare da { $from } a { $to }.
event-displaced = { $unit } si sposta da { $from } a { $to }.
event-takes = { $at } passa di mano: { $seat }.
event-garrison = { $unit } lascia { $garrison } in { $at }.
event-dismisses = { $unit } in { $at } viene tolta.
event-builds = { $unit } costruisce un box in { $at }.
event-razes = Il box in { $at } viene tolto.
event-box-lost = Il box in { $at } resta vuoto ed è tolto.

## Events: combat

event-attacks = Attacco a { $at }.
event-joins = { $unit } partecipa contro { $at }.
event-aid = { $seat }: { $support } per { $at }.
event-gun = { $support } è assegnato a { $unit }.
event-hopeless = L'attacco a { $at } è sotto uno a tre: tutti gli attaccanti sono persi.
event-combat = Il combattimento in { $at } tira { $die }: { $result }.
event-edge = I difensori di { $at } sono sul bordo della loro sezione e si ritirano.
event-reduced = { $unit } perde uno step.
event-eliminated = { $unit } è eliminata in { $at }.
event-retreats = { $unit } si ritira da { $from } a { $to }.
event-through-zone = La via passa per una zona nemica in { $at }: si perde uno step.
event-cut-off =
    { $n ->
        [one] Nessuna via da { $at }: manca un esagono, e si perde uno step.
       *[other] Nessuna via da { $at }: mancano { $n } esagoni, e si perdono altrettanti step.
    }
event-stands = I difensori di { $at } restano nel forte.
event-advances = { $unit } avanza da { $from } a { $to }.

## Events: supply, replacements, reinforcements

event-out-of-supply = { $unit } è fuori rifornimento.
event-in-supply = { $unit } è di nuovo rifornita.
event-axis-replacements = Rimpiazzi dell'Asse: Panzer { $armour }, fanteria tedesca { $infantry }, italiani { $italian }.
event-allied-replacements = Rimpiazzi alleati: carri { $armour }, fanteria { $infantry }.
event-tiger-cub = Tiger Cub: carri { $armour }, fanteria { $infantry }.
event-emergency = L'Asse usa i rimpiazzi d'emergenza.
event-promise = Roosevelt mantiene la promessa: carri per gli Alleati.
event-repair =
    { $n ->
        [one] Uno step Panzer è riparato.
       *[other] { $n } step Panzer sono riparati.
    }
event-restored = { $unit } è di nuovo a piena forza.
event-rebuilt = { $unit } è ricostruita ed entra in { $at }.
event-saved = Conservati: carri { $tank }, fanteria { $infantry }.
event-cadres =
    { $n ->
        [one] Si può formare un quadro.
       *[other] Si possono formare { $n } quadri.
    }
event-reinforcements = { $seat }: rinforzi.
event-comes-in = { $unit } arriva in { $at }.
event-cannot-come = { $unit } non può arrivare e vale come eliminata.
event-support-arrives = { $support } è disponibile.
event-support-departs = { $support } esce dal gioco.
event-departs = { $unit } parte per un altro fronte.
event-upgraded = { $unit } migliora.
event-support-upgraded = { $support } migliora.
event-withdraws = { $unit } ripiega da { $from } a { $to }.

## Events: the end of a turn

event-railway =
    { $n ->
        [one] La ferrovia avanza di un esagono fino a { $at } (dado { $die }).
       *[other] La ferrovia avanza di { $n } esagoni fino a { $at } (dado { $die }).
    }
event-bypass-begins = L'Asse inizia la tangenziale di Tobruk.
event-bypass-built = La tangenziale di Tobruk è costruita.
event-bypass-stops = I lavori della tangenziale s'interrompono.
event-points =
    { $n ->
        [one] { $seat }: un punto vittoria.
       *[other] { $seat }: { $n } punti vittoria.
    }
event-dash = La corsa alla frontiera scuote il comando britannico (dado { $die }): niente The Auk al turno 9.
event-dash-fails = La corsa alla frontiera non impressiona nessuno (dado { $die }).
event-won = Vittoria: { $seat }.
event-drawn = La partita è pari.

## Degrees of victory

level-scenario = Vittoria secondo le condizioni dello scenario
level-automatic = Vittoria automatica
level-points = Vittoria ai punti
level-none = Nessuna vittoria britannica
level-apparent = Vittoria britannica apparente: non basta
level-marginal = Vittoria britannica marginale: non basta
level-tactical = Vittoria britannica tattica: non basta
level-operational = Vittoria britannica operativa: non basta
level-strategic = Vittoria britannica strategica

## Rolls

roll-chit = Chit di azione
roll-replacement = Chit rimpiazzi
roll-combat = Combattimento
roll-disruption = Disorganizzazione
roll-railway = Ferrovia
roll-dash = Corsa alla frontiera

## Tables and the lines of a tally

table-mobile = Tabella mobile
table-assault = Tabella d'assalto
tally-unit = { $unit }
tally-shock = Shock di { $unit }
tally-support = { $support }
tally-ridge = Attraverso una cresta
tally-marsh = Corazzati in palude salata
tally-ground = Terreno di { $at }
tally-wadi = Tutti attraverso un wadi
tally-tobruk = Forti di Tobruk
tally-bardia = Forte di Bardia
tally-box = Box fortificato
tally-weak-attacker = Attaccanti fuori rifornimento o disorganizzati
tally-weak-defender = Difensori fuori rifornimento o disorganizzati
tally-limited = Combattimento −1
tally-superiority = Superiorità dei Panzer

## What a result means

sheet-assault = L'attaccante perde uno step di fanteria per l'assalto.
sheet-ae = Tutte le unità attaccanti sono eliminate.
sheet-al1 = L'attaccante perde uno step.
sheet-bl1 = Ogni parte perde uno step.
sheet-dr = I difensori si ritirano.
sheet-dr-star = Il difensore perde uno step e i difensori si ritirano.
sheet-hex = Ogni unità delle due parti perde uno step.
sheet-ex = I difensori sono eliminati e l'attaccante perde altrettanti step.
sheet-de-star = I difensori sono eliminati e l'attaccante perde uno step.
sheet-de = I difensori sono eliminati.
sheet-shock = Shock dei Panzer: gli Alleati perdono uno step in più.

## Refusals

refuse-not-now = Non si può fare in questo momento del turno.
refuse-unit-in-hand = C'è un'unità in mano: prima mandala da qualche parte o lasciala ferma.
refuse-fight-in-preparation = È in preparazione un attacco: prima conferma o annulla.
refuse-not-yours = Non appartiene alla parte che agisce.
refuse-not-on-map = Questa unità non è sulla mappa.
refuse-not-active = Il chit non attiva questa unità.
refuse-has-moved = Questa unità ha già mosso in questa azione.
refuse-garrison-stays = Le guarnigioni e le altre unità immobili non muovono.
refuse-cannot-reach = L'unità non può raggiungere quell'esagono.
refuse-enemy-there = In quell'esagono ci sono unità nemiche.
refuse-one-hex-only = Con questo chit l'unità muove di un solo esagono.
refuse-zone-to-zone = Un'unità non passa direttamente da una zona nemica a un'altra.
refuse-no-room = Nell'esagono non c'è posto per questa unità.
refuse-infiltrate-half = Con mezzo movimento non c'è infiltrazione.
refuse-infiltrate-who = S'infiltrano solo gruppi della 15ª e 21ª Panzer guidati da un battaglione Panzer.
refuse-infiltrate-where = L'infiltrazione porta da una zona senza carri a terreno aperto in un'altra, per quattro punti in più.
refuse-cannot-follow = Questa unità non può seguire: deve essere partita con i Panzer e pagare come loro.
refuse-extend-begun = Il movimento esteso è un movimento intero: questa unità ne ha iniziato un altro.
refuse-extend-chit = Questo chit non consente il movimento esteso.
refuse-extend-disrupted = Un'unità disorganizzata non fa movimento esteso.
refuse-extend-enemy = Il movimento esteso non inizia accanto al nemico.
refuse-extend-half = Con mezzo movimento non c'è movimento esteso.
refuse-extend-no-road = Il movimento esteso inizia su strada, pista o ferrovia attiva.
refuse-extend-out = Un'unità fuori rifornimento non fa movimento esteso.
refuse-extend-where = Nessuna strada, pista o ferrovia aperta a questa unità porta lì.
refuse-driven-where = L'unità disorganizzata deve proseguire quanto dice il dado, lungo la strada.
refuse-ship-ports = Le unità navigano tra porti della propria parte.
refuse-ship-full = Questo turno non possono navigare altre unità.
refuse-ship-segment = Tutte le unità alleate navigano nello stesso segmento di azione.
refuse-ship-route = Tutte navigano tra gli stessi due porti.
refuse-ship-supply = Le unità sbarcano solo dove sono rifornite via terra o vivono del porto.
refuse-ship-swap = Il porto è troppo pieno: prima un'unità che fa posto torna indietro per mare.
refuse-garrison-where = Le guarnigioni si formano in località con nome e forti sulla via dell'unità.
refuse-garrison-who = Solo fanteria rifornita a due step, o una divisione italiana di fanteria piena, forma una guarnigione.
refuse-garrison-there = In quell'esagono c'è già una guarnigione.
refuse-garrison-none = Non c'è una guarnigione di quella nazione a faccia in su.
refuse-no-garrison = Non è una tua guarnigione sulla mappa.
refuse-build-who = Costruisce un box solo un'unità rifornita a due step non di carri, o una divisione italiana di fanteria piena.
refuse-build-ground = Non si costruiscono box in palude salata, montagna o forte.
refuse-build-section = Gli Alleati costruiscono a Est, e al centro finché Tobruk è loro.
refuse-build-there = In quell'esagono c'è già un box.
refuse-build-none = Non c'è un box a faccia in su.
refuse-no-box = In quell'esagono non c'è un tuo box.
refuse-nobody-there = In quell'esagono non c'è nessun nemico.
refuse-headquarters-alone = Un quartier generale da solo non si attacca: si entra nel suo esagono.
refuse-attacked-before = Quell'esagono è già stato attaccato in questa azione.
refuse-nobody-to-attack = Nessuna unità attiva può attaccare quell'esagono.
refuse-takes-part = Questa unità partecipa già.
refuse-not-adjacent = Questa unità non è accanto all'esagono attaccato.
refuse-escarpment = Nessuno attacca attraverso una scarpata o il mare.
refuse-no-attack-factor = Questa unità non può attaccare.
refuse-has-fought = Questa unità ha già attaccato in questa azione.
refuse-went-east = Un'unità portata a Est da questo chit non attacca.
refuse-nobody-joined = Nessuna unità partecipa ancora.
refuse-assault-when = La tabella d'assalto è per gli Alleati nei turni 14-17.
refuse-assault-integrity = Ogni esagono attaccante richiede due brigate di fanteria della stessa formazione.
refuse-assault-majority = Più di metà degli step attaccanti dev'essere fanteria.
refuse-assault-chosen = La tabella d'assalto è già scelta.
refuse-attackers-first = Prima impegna i supporti l'attaccante, poi il difensore.
refuse-aid-not-ready = Questo supporto non è a faccia in su.
refuse-aid-there = Questo supporto partecipa già.
refuse-aid-needs-unit = I cannoni anticarro si assegnano a un'unità.
refuse-aid-coast = Questo supporto vale solo se il difensore è sulla costa.
refuse-aid-section = Questo supporto non raggiunge quella sezione della mappa.
refuse-aid-range = Il quartier generale dell'artiglieria è fuori raggio, fuori rifornimento o non sulla mappa.
refuse-aid-one-artillery = Ogni parte usa un'artiglieria di corpo per combattimento.
refuse-no-gun = Non è un supporto anticarro.
refuse-gun-who = I cannoni anticarro vanno a un'unità dell'Asse che partecipa contro carri alleati.
refuse-gun-out = I cannoni anticarro non si assegnano a un'unità fuori rifornimento.
refuse-lose-not-there = Questa unità non è tra quelle che possono perdere uno step.
refuse-lose-not-counted = Un'unità che non ha dato fattori non subisce perdite di step.
refuse-lose-infantry = L'assalto costa uno step di fanteria.
refuse-lose-order = Il primo step viene da un'unità non rimpiazzabile, poi da corazzati, poi da un'unità a due step piena.
refuse-crowded-who = Solo chi si è ritirato lì è eliminato per mancanza di posto.
refuse-crowded-no-help = La sua perdita non fa posto: di troppo sono altri.
refuse-retreat-far = La ritirata porta lontano dall'esagono attaccato, su terreno percorribile.
refuse-retreat-order = Viene prima un altro esagono: senza zone nemiche, poi secondo la bussola.
refuse-stand = Solo gli Alleati nei forti di Tobruk nel 1941 possono ignorare una ritirata.
refuse-advance-who = Avanzano solo gli attaccanti di questo combattimento.
refuse-advance-staff = Un quartier generale avanza con unità del suo gruppo.
refuse-advance-ground = Questa unità non può entrare in quel terreno.
refuse-activate-unit = Il chit non può attivare questa unità.
refuse-activate-formation = Il chit non può attivare questa formazione.
refuse-activate-hex = Il chit non può attivare le unità di questo esagono.
refuse-open-foreign = Il chit d'iniziativa è uno dei tuoi.
refuse-open-logistics = La Logistica non è di nessuno e non apre il turno.
refuse-open-not-there = Quel chit non è in gioco in questo turno.
refuse-no-points = Non restano punti rimpiazzi di quel tipo.
refuse-not-reduced = Questa unità è a piena forza.
refuse-not-eliminated = Questa unità non è tra le ricostruibili.
refuse-not-replaceable = Questa unità non riceve rimpiazzi.
refuse-no-line = Questa unità non può tracciare una linea di rifornimento.
refuse-cadre-infantry = I quadri sono unità di fanteria.
refuse-place-where = L'unità non può arrivare lì.
refuse-staff-returns = Un quartier generale deve tornare finché può.

## What a player can do

action-draw = Pesca un chit
action-restore = Ripristina { $unit }
action-rebuild = Ricostruisci { $unit } in { $at }
action-enough = Basta
action-play = Apri con { $chit }
action-pass = Non ora
action-pass-initiative = Lascia: il primo chit si pesca
action-declare = Gioca { $chit } ora
action-as-movement = Gioca il movimento
action-as-half-movement = Gioca mezzo movimento
action-as-combat = Gioca il combattimento
action-as-combat-minus = Gioca combattimento a −1
action-move-first = Muovi, poi attacca
action-attack-first = Attacca, poi muovi
action-activate = Attiva { $unit }
action-formation = Attiva { $formation }
action-stack = Attiva le unità in { $at }
action-move = Muovi { $unit }
action-to = Vai a { $at }
action-infiltrate = Infiltrati a { $at }
action-follow = { $unit } segue
action-extend = Vai per strada a { $at }: con controllo
action-extend-rail = Vai in treno a { $at }: nessun controllo
action-post = Lascia una guarnigione in { $at }
action-hold = Resta ferma
action-ship = Vai per mare a { $at }
action-build = { $unit } costruisce un box
action-raze = Togli il box in { $at }
action-dismiss = Togli { $unit }
action-end-movement = Termina il movimento
action-attack = Attacca { $at }
action-join = { $unit } partecipa
action-aid = Impegna { $support }
    .short =
        { $n ->
            [0] { $support }
           *[other] { $support } +{ $n }
        }
action-gun = { $support } con { $unit }: +{ $n }
    .short = { $support } +{ $n }
action-gun-idle = { $support } con { $unit }: +0, senza carri
    .short = { $support }: +0, senza carri
action-assault = Usa la tabella d'assalto
action-commit = Attacca
action-answer = Fatto: si combatta
action-end-combat = Termina il combattimento
action-lose = { $unit } perde uno step
action-retreat = Ritirati a { $at }
action-stand = Resta nel forte
action-advance = { $unit } avanza
action-end-advance = Termina l'avanzata
action-place = Arriva in { $at }

## Odds

odds-answer = Il difensore può ancora impiegare supporti: fino a +{ $n }.
odds-edge = { $at } è sul bordo della sua sezione: i difensori si ritirano senza combattere.
action-draw-replacement = Pesca un chit rimpiazzi
action-driven = Spinta fino a { $at }

## What wins

goal-campaign = Campagna: vince chi ha più punti dopo il turno { $turn }. Ogni turno Bengasi dà un punto agli Alleati; Tobruk con Matruh e Tobruk con El Alamein ne danno uno ciascuna all'Asse; all'ultimo turno Tobruk, Bardia e Sollum valgono un punto in più. Dal turno 3 El Agheila e Alessandria, entrambe tenute e rifornite, vincono subito.
goal-compass = Compass, fino alla fine del turno { $turn }: i britannici vincono se nessuna unità dell'Asse sulla mappa è rifornita. Altrimenti vince l'Asse, e il grado dipende da Egitto, Bardia, Tobruk e Bengasi.
goal-sunflower = Sunflower, fino alla fine del turno { $turn }: l'Asse vince con El Agheila, Bengasi e Tobruk, o senza unità alleate al centro fuori da Tobruk, o al turno 5 con Bengasi, Bardia, Sollum e il passo di Halfaya. Altrimenti vincono gli Alleati.
goal-crusader = Crusader, fino alla fine del turno { $turn }: l'Asse vince con Tobruk e Bardia rifornite da El Agheila, o se nessun altro vince. I britannici vincono con Tobruk rifornita via terra, se resta al più uno step Panzer o nessuna unità dell'Asse rifornita è entro sei esagoni da Tobruk.
goal-gazala = Gazala, fino alla fine del turno { $turn }: all'Asse servono El Agheila, Bengasi, Tobruk, Bardia e una località con nome a Est. Altrimenti vincono gli Alleati.
goal-standing = Punti finora: Alleati { $allied }, Asse { $axis }

## What decided it

decided-held = { $at }: in mano a { $seat }.
decided-nobody = { $at }: in mano a nessuno.
decided-line = { $seat }: una linea di rifornimento via terra arriva a { $at }.
decided-no-line = { $seat }: nessuna linea di rifornimento via terra arriva a { $at }.
decided-axis-supplied = Un'unità dell'Asse sulla mappa è rifornita.
decided-axis-unsupplied = Nessuna unità dell'Asse sulla mappa è rifornita.
decided-egypt =
    { $n ->
        [0] Nessuna unità dell'Asse è in Egitto.
        [one] Un'unità dell'Asse è in Egitto.
       *[other] { $n } unità dell'Asse sono in Egitto.
    }
decided-outside =
    { $n ->
        [0] Nessuna unità alleata è al centro fuori di Tobruk.
        [one] Un'unità alleata è al centro fuori di Tobruk.
       *[other] { $n } unità alleate sono al centro fuori di Tobruk.
    }
decided-panzers = Step di Panzer sulla mappa: { $n }.
decided-besiegers = Unità dell'Asse rifornite entro sei esagoni da Tobruk: { $n }.
decided-east = Località con nome all'Est in mano all'Asse: { $n }.

## Why a decision is asked

reason-draw =
    { $n ->
        [one] Nel bicchiere resta un chit.
       *[other] Nel bicchiere restano { $n } chit.
    }
reason-logistics = Per ultima la Logistica: non rifornite { $allied } unità alleate e { $axis } dell'Asse.
reason-last-chit = Ultimo chit giocato: { $chit }, { $seat }.
reason-in-play = In gioco: { $chit }.
reason-two-in-a-row = { $seat }: due chit di fila; il prossimo è dell'altra parte.
reason-initiative = Chi ha l'iniziativa sceglie il primo chit, e nessuno lo anticipa.
reason-priority = Un chit in mano si può giocare prima di ogni pesca; chit rimasti nella tazza: { $n }.
reason-limits = Movimenti giocati: { $moves } di 2; combattimenti: { $fights } di 2.
reason-select =
    { $n ->
        [one] Ne resta una da scegliere.
       *[other] Ne restano { $n } da scegliere.
    }
reason-select-rommel =
    { $n ->
        [one] Una divisione tedesca, ovunque siano le sue unità, o i tedeschi di un esagono.
       *[other] Due divisioni tedesche, ovunque siano le loro unità, o i tedeschi di due esagoni.
    }
reason-select-hex =
    { $n ->
        [one] Ancora i tedeschi di un esagono.
       *[other] Ancora i tedeschi di { $n } esagoni.
    }
reason-momentum = Slancio: agiscono solo la 15ª e la 21ª Panzer.
reason-driven =
    { $n ->
        [one] Disorganizzata al confine, prosegue di un esagono.
       *[other] Disorganizzata al confine, prosegue di { $n } esagoni, o fin dove può.
    }
reason-answer = Il difensore impegna i supporti dopo l'attaccante.
reason-points-axis = Punti rimasti: Panzer { $panzers }, fanteria tedesca { $germans }, italiani { $italians }.
reason-points-allied = Punti rimasti: carri { $tanks }, fanteria { $infantry }.
reason-cadres =
    { $n ->
        [one] Resta da formare un quadro.
       *[other] Restano da formare { $n } quadri.
    }
reason-zone-crossed = Si perde uno step per la ritirata in una zona nemica in { $at }.
reason-cut-off = Si perde uno step per ogni esagono che la ritirata da { $at } non può percorrere.
reason-shock = Lo shock dei Panzer costa ai difensori uno step in più.
reason-loss-order = Il primo step viene da un'unità non rimpiazzabile, poi dai corazzati, poi da un'unità a due step piena; il resto è libero.
reason-resilience = Attaccano i Panzer: il primo step può venire da un'unità tedesca a due step piena.
reason-retreat =
    { $n ->
        [one] Resta un esagono centrale; uno laterale ne vale due.
       *[other] Restano { $n } esagoni centrali; uno laterale ne vale due.
    }
reason-crowded = La ritirata è finita dove non c'è posto per tutti.
reason-arrival = I rinforzi arrivano subito se un luogo consentito ha posto.

## What is at stake

stake-chit = { $seat }: { $chit }
stake-logistics = { $chit }
stake-disrupted = { $unit } si disorganizza
stake-box-lost = Il box in { $at } è abbandonato
stake-garrison-lost = { $unit } lascia la mappa
stake-gun-idle = Qui non combattono carri nemici: il pezzo non aggiunge nulla, e resta con { $unit } per il turno
stake-points-lost =
    { $n ->
        [one] Un punto rimpiazzi va perso.
       *[other] { $n } punti rimpiazzi vanno persi.
    }
stake-unmoved =
    { $n ->
        [one] Un'unità non ha mosso.
       *[other] { $n } unità non hanno mosso.
    }
    .short =
        { $n ->
            [one] una non ha mosso
           *[other] { $n } non hanno mosso
        }

## Phases

phase-replacements = { $seat }: rimpiazzi
phase-reinforcements = { $seat }: rinforzi
phase-chits = { $seat }: chit di azione
phase-movement = { $seat }: movimento
phase-combat = { $seat }: combattimento
phase-over = Fine della partita

## Tracks

track-points-allied = Punti alleati
track-points-axis = Punti dell'Asse
track-saved-tanks = Punti carri conservati
track-saved-infantry = Punti fanteria conservati
track-boxes-allied = Box alleati pronti
track-boxes-axis = Box dell'Asse pronti
track-bypass = Tangenziale di Tobruk
track-panzers = Punti Panzer
track-germans = Punti fanteria tedesca
track-italians = Punti italiani
track-tanks = Punti carri
track-infantry = Punti fanteria
track-cadres = Quadri da formare
track-supports-allied = Supporti alleati pronti
track-supports-axis = Supporti dell'Asse pronti
bypass-not-built = non costruita
bypass-under-way = in costruzione
bypass-built = costruita

## Marks

mark-allied = In mano alleata
mark-axis = In mano all'Asse
mark-box-allied = Box alleato
mark-box-axis = Box dell'Asse
mark-railhead = Testata ferroviaria
mark-target = Bersaglio

## Cards

card-attack = Attacco
card-defence = Difesa
card-movement = Movimento
card-range = Raggio in esagoni
card-steps = Step di { $of }
card-formation = Formazione
card-not-replaceable = Non riceve rimpiazzi
card-disrupts = Cerchio bianco: si somma alla verifica di disorganizzazione
card-out = Fuori rifornimento
card-disrupted = Disorganizzata
card-gun = Cannoni anticarro
card-enter = Entrare: { $ground }
card-by-road = Per strada
card-by-track = Per pista
card-defender = Si somma alla difesa
card-tobruk = Forte di Tobruk: per ogni difensore non italiano
card-bardia = Forte di Bardia
card-box = Box fortificato
card-port = Porto
card-held = In mano a
card-stacked = Unità raggruppate, di { $of }
card-named = Località con nome: vi si può lasciare una guarnigione
card-source = Fonte di rifornimento di
card-across = Adiacente in un'altra sezione
card-zone = Zona non contesa di
card-zone-contested = Zona contesa di
card-rail = Ferrovia in uso ai soli Alleati
card-line-source = Si trova su una fonte di rifornimento
card-line-road = Rifornita per strada, pista o ferrovia
card-line-land = Rifornita via terra
card-line-port = Rifornita da un porto
card-line-none = Ora senza linea di rifornimento
card-armoured-car = Autoblindo: né Panzer né carri né fanteria
card-infantry = Vale come fanteria
card-begins = Inizia lo scenario a

## A way over the map

leg-road = Strada
leg-track = Pista
leg-ridge = Attraverso una cresta
leg-wadi = Attraverso un wadi
leg-section = In un'altra sezione
leg-zone = Zona nemica: ci si ferma
leg-one-hex = Un esagono, qualunque sia il costo

## Overlays

overlay-zones-allied = Zone alleate
overlay-zones-axis = Zone dell'Asse
overlay-supply-allied = Rifornimento alleato
overlay-supply-axis = Rifornimento dell'Asse
overlay-staff-allied = Raggio dei quartier generali alleati
overlay-staff-axis = Raggio dei quartier generali dell'Asse
overlay-railway = Ferrovia attiva
overlay-stacking = Unità in un esagono

## Legend

legend-central = Centro
legend-lateral = Ovest, Est
legend-defence = Difesa

## Ways of coming

way-allied = ad Alessandria, nei porti o presso un quartier generale
way-axis = a El Agheila, nei porti aperti o presso un quartier generale
way-derna = a Derna

## How a bot values a situation

term-ending = Se finisse ora
term-points = Punti vittoria
term-strength = Forza rimasta alle due parti
term-places = Località in mano
term-supply = Unità rifornite
term-contact = Attacchi possibili subito

## States

state-out = fuori rifornimento
state-disrupted = disorganizzata
state-used = a faccia in giù
term-approach = Vicinanza a località in mano al nemico

## More refusals

refuse-assault-axis = La tabella d'assalto è solo degli Alleati.
refuse-garrison-attack = Una guarnigione non può attaccare.
refuse-gazala = Le unità britanniche al centro vi restano finché vi sono tre loro step di carri e nessuna unità dell'Asse è entrata in Egitto.
refuse-momentum = Solo la 15ª e la 21ª Panzer hanno una seconda azione.

## What a chit allows

means-logistics = Ogni unità delle due parti traccia il rifornimento: chi non ci riesce è segnato, chi ci riesce no.
means-movement = Tutte le unità della parte possono muovere. Vale come uno dei due movimenti che una parte può giocare in un turno.
means-combat = Tutte le unità della parte possono attaccare. Vale come uno dei due combattimenti che una parte può giocare in un turno.
means-movement-combat = Movimento o combattimento per tutte le unità della parte, a scelta.
means-half-combat = Movimento a metà capacità, o combattimento con −1 al dado.
means-reinforcement = Rinforzi, partenze, scambi e miglioramenti del turno.
means-tobruk-allied = Due formazioni divisionali muovono e attaccano. Entra nel bicchiere quando gli Alleati prendono Tobruk.
means-tobruk-axis = Movimento o combattimento per tutte le unità dell'Asse. Entra nel bicchiere quando l'Asse prende Tobruk.
means-oconnor = Tutte le unità alleate rifornite muovono, poi attaccano.
means-combeforce = Un'unità alleata rifornita muove e attacca.
means-13-corps = Entro il raggio del 13° Corpo: tutte le unità non di carri, e una di carri, muovono, poi attaccano. Niente movimento esteso.
means-30-corps = Entro il raggio del 30° Corpo: tutte le unità di carri, e altre due, muovono, poi attaccano. Niente movimento esteso.
means-8th-army = 13° e 30° Corpo insieme, ciascuno con i suoi limiti.
means-auk = Si tiene in mano e si gioca prima di una pesca: movimento o combattimento. Può anticipare Rommel.
means-monty = Si tiene in mano e si gioca prima di una pesca: movimento o combattimento. Rommel può anticiparlo.
means-rommel = Si tiene in mano e si gioca prima di una pesca: una formazione tedesca, o i tedeschi di un esagono, muovono e attaccano in qualsiasi ordine; due se la tabella dà l'iniziativa all'Asse.
means-afrika-korps = Entro il raggio del suo quartier generale la 15ª e la 21ª Panzer e una formazione motorizzata italiana muovono e attaccano.
means-panzerarmee = Tutte le unità dell'Asse entro il raggio a Ovest e al centro muovono e attaccano; chi muove a Est non attacca.
means-21-corps = Due formazioni italiane entro il raggio muovono e attaccano; gli altri italiani muovono di un esagono o per strada a qualsiasi distanza.

## Terrain of the legend

terrain-wadi = Wadi
terrain-ridge = Cresta
terrain-escarpment = Scarpata
terrain-road = Strada
terrain-track = Pista
terrain-fort = Forte
terrain-box = Box fortificato

## Sections of the map

section-west = Ovest
section-central = Centro
section-east = Est
map-main = La mappa
map-record = Scheda di registrazione
