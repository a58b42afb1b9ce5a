### Italiano: The Dark Sands.

## Game and scenarios

game-darksands = The Dark Sands
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
kind-motorised-infantry = Fanteria motorizzata
kind-machine-guns = Mitraglieri
kind-garrison = Guarnigione
kind-tank = Carri
kind-panzer = Panzer
kind-armoured-car = Autoblinda
kind-headquarters = Quartier generale
kind-air = Supporto aereo
kind-naval = Cannoni navali
kind-artillery = Artiglieria di corpo d'armata
kind-anti-tank = Cannoni anticarro
kind-landing = Forza da sbarco

## Action chits

chit-logistics = Logistica
chit-movement = Movimento
chit-combat = Combattimento
chit-movement-combat = Movimento o Combattimento
chit-half-combat = ½ Movimento o Combattimento −1
chit-reinforcement = Rinforzi
chit-tobruk = Caduta di Tobruk
chit-oconnor = O'Connor
chit-combeforce = Combeforce
chit-13-corps = 13° Corpo
chit-30-corps = 30° Corpo
chit-8th-army = 8ª Armata
chit-auk = The Auk
chit-monty = Monty
chit-rommel = Rommel
chit-afrika-korps = Afrika Korps
chit-panzerarmee = PanzerArmee Afrika
chit-21-corps = 21° Corpo

## Results of the tables, as printed

result-AE = Attaccanti eliminati: tutte le unità attaccanti sono perse
result-AL1 = L'attaccante ne perde uno: l'attaccante perde un livello
result-BL1 = Entrambi ne perdono uno: ogni parte perde un livello
result-DR = Il difensore si ritira: quattro esagoni al centro, due altrove
result-DRs = Il difensore si ritira con perdita: perde un livello, poi si ritira
    .short = DR*
result-HEX = Mezzo scambio: ogni unità delle due parti perde un livello
    .short = ½EX
result-EX = Scambio: i difensori sono eliminati, l'attaccante perde altrettanti livelli
result-DEs = Difensori eliminati con perdita: tutti i difensori sono persi, l'attaccante perde un livello
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
terrain-wadi = Wadi
terrain-ridge = Cresta
terrain-escarpment = Scarpata
terrain-road = Strada
terrain-track = Pista
terrain-fort = Forte
terrain-box = Box fortificato
