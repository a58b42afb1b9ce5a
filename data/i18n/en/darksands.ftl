### English: The Dark Sands.

## Game and scenarios

game-darksands = The Dark Sands
    .about = Two years in the Western Desert, by battalions and divisions: every chit from the cup may be the enemy's, and every mile forward is a mile from your water.
    .dates = December 1940 – December 1942
scenario-compass = Operation Compass
    .about = December 1940 to February 1941: a British raid on the Italian camps at Sidi Barrani turns into a pursuit to Benghazi. Five degrees of British victory, from apparent to strategic; the Axis wins by preventing the last. Two turns; or go on to December 1942.
    .start = Start here
scenario-sunflower = Operation Sunflower
    .about = March to August 1941: Rommel's blocking force becomes an offensive. He wants Benghazi and Tobruk, or the centre of the desert empty of the British. Three turns; or go on to December 1942.
scenario-crusader = Operation Crusader
    .about = November and December 1941: the Eighth Army crosses the wire to relieve Tobruk, and the Panzers wait. Two turns; or go on to December 1942.
scenario-gazala = Gazala
    .about = May to August 1942: boxes from the sea to Bir Hacheim, Rommel round the southern end of them, and Egypt behind. Two turns; or go on to December 1942.

## Seats and options

seat-allied = Allies
seat-axis = Axis
option-campaign = Campaign: go on to turn 17, with victory by points
option-dash = The dash to the wire: Panzers in Egypt may cost the Allies the Auk

## Nations

nation-uk = Great Britain
nation-in = India
nation-au = Australia
nation-nz = New Zealand
nation-za = South Africa
nation-pl = Poland
nation-ff = Free France
nation-gr = Greece
nation-it = Italy
nation-de = Germany

## Kinds of unit and of support

kind-infantry = Infantry
kind-motorised-infantry = Motorised infantry
kind-machine-guns = Machine-gun unit
kind-garrison = Garrison
kind-tank = Tanks
kind-panzer = Panzers
kind-armoured-car = Armoured cars
kind-headquarters = Headquarters
kind-air = Air support
kind-naval = Naval guns
kind-artillery = Corps artillery
kind-anti-tank = Anti-tank guns
kind-landing = Landing force

## Action chits

chit-logistics = Logistics
chit-movement = Movement
chit-combat = Combat
chit-movement-combat = Movement or Combat
chit-half-combat = ½ Movement or Combat −1
chit-reinforcement = Reinforcement
chit-tobruk = Fall of Tobruk
chit-oconnor = O'Connor
chit-combeforce = Combeforce
chit-13-corps = 13 Corps
chit-30-corps = 30 Corps
chit-8th-army = 8th Army
chit-auk = The Auk
chit-monty = Monty
chit-rommel = Rommel
chit-afrika-korps = Afrika Korps
chit-panzerarmee = PanzerArmee Afrika
chit-21-corps = 21 Corps

## Results of the tables, as printed

result-AE = Attackers eliminated: all attacking units are lost
result-AL1 = Attacker loses one: the attacker loses a step
result-BL1 = Both lose one: each side loses a step
result-DR = Defender retreats: four hexes in the centre, two elsewhere
result-DRs = Defender retreats with a loss: the defender loses a step, then retreats
    .short = DR*
result-HEX = Half exchange: every unit of both sides loses a step
    .short = ½EX
result-EX = Exchange: the defenders are eliminated, the attacker loses as many steps
result-DEs = Defenders eliminated with a loss: all defenders are lost, the attacker loses a step
    .short = DE*
result-DE = Defenders eliminated: all defending units are lost

## Boxes and tracks of the board

space-agheila_entry = El Agheila entry area
space-railway_completed = Railway completed
space-retreat_compass = Retreat compass
space-turn_1 = Turn 1
space-turn_2 = Turn 2
space-turn_3 = Turn 3
space-turn_4 = Turn 4
space-turn_5 = Turn 5
space-turn_6 = Turn 6
space-turn_7 = Turn 7
space-turn_8 = Turn 8
space-turn_9 = Turn 9
space-turn_10 = Turn 10
space-turn_11 = Turn 11
space-turn_12 = Turn 12
space-turn_13 = Turn 13
space-turn_14 = Turn 14
space-turn_15 = Turn 15
space-turn_16 = Turn 16
space-turn_17 = Turn 17
space-allied_reinforcements_1 = Allied reinforcements of turn 1
space-allied_reinforcements_2 = Allied reinforcements of turn 2
space-allied_reinforcements_3 = Allied reinforcements of turn 3
space-allied_reinforcements_4 = Allied reinforcements of turn 4
space-allied_reinforcements_5 = Allied reinforcements of turn 5
space-allied_reinforcements_6 = Allied reinforcements of turn 6
space-allied_reinforcements_7 = Allied reinforcements of turn 7
space-allied_reinforcements_8 = Allied reinforcements of turn 8
space-allied_reinforcements_9 = Allied reinforcements of turn 9
space-allied_reinforcements_10 = Allied reinforcements of turn 10
space-allied_reinforcements_11 = Allied reinforcements of turn 11
space-allied_reinforcements_12 = Allied reinforcements of turn 12
space-allied_reinforcements_13 = Allied reinforcements of turn 13
space-allied_reinforcements_14 = Allied reinforcements of turn 14
space-allied_reinforcements_15 = Allied reinforcements of turn 15
space-allied_reinforcements_16 = Allied reinforcements of turn 16
space-allied_reinforcements_17 = Allied reinforcements of turn 17
space-axis_reinforcements_1 = Axis reinforcements of turn 1
space-axis_reinforcements_2 = Axis reinforcements of turn 2
space-axis_reinforcements_3 = Axis reinforcements of turn 3
space-axis_reinforcements_4 = Axis reinforcements of turn 4
space-axis_reinforcements_5 = Axis reinforcements of turn 5
space-axis_reinforcements_6 = Axis reinforcements of turn 6
space-axis_reinforcements_7 = Axis reinforcements of turn 7
space-axis_reinforcements_8 = Axis reinforcements of turn 8
space-axis_reinforcements_9 = Axis reinforcements of turn 9
space-axis_reinforcements_10 = Axis reinforcements of turn 10
space-axis_reinforcements_11 = Axis reinforcements of turn 11
space-axis_reinforcements_12 = Axis reinforcements of turn 12
space-axis_reinforcements_13 = Axis reinforcements of turn 13
space-axis_reinforcements_14 = Axis reinforcements of turn 14
space-axis_reinforcements_15 = Axis reinforcements of turn 15
space-axis_reinforcements_16 = Axis reinforcements of turn 16
space-axis_reinforcements_17 = Axis reinforcements of turn 17
space-chit_1 = Action chit 1
space-chit_2 = Action chit 2
space-chit_3 = Action chit 3
space-chit_4 = Action chit 4
space-chit_5 = Action chit 5
space-chit_6 = Action chit 6
space-chit_7 = Action chit 7
space-chit_8 = Action chit 8
space-chit_9 = Action chit 9
space-chit_10 = Action chit 10
space-chit_11 = Action chit 11
space-chit_12 = Action chit 12
space-chit_13 = Action chit 13
space-chit_14 = Action chit 14
space-chit_15 = Action chit 15
space-chit_16 = Action chit 16
space-chit_17 = Action chit 17
space-chit_18 = Action chit 18
space-allied_points_0 = Allied points: 0
space-allied_points_1 = Allied points: 1
space-allied_points_2 = Allied points: 2
space-allied_points_3 = Allied points: 3
space-allied_points_4 = Allied points: 4
space-allied_points_5 = Allied points: 5
space-allied_points_6 = Allied points: 6
space-allied_points_7 = Allied points: 7
space-allied_points_8 = Allied points: 8
space-allied_points_9 = Allied points: 9
space-allied_points_10 = Allied points: 10
space-allied_points_11 = Allied points: 11
space-allied_points_12 = Allied points: 12
space-allied_points_13 = Allied points: 13
space-allied_points_14 = Allied points: 14
space-allied_points_15 = Allied points: 15
space-allied_points_16 = Allied points: 16
space-allied_points_17 = Allied points: 17
space-allied_points_18 = Allied points: 18
space-allied_points_19 = Allied points: 19
space-allied_points_20 = Allied points: 20
space-axis_points_0 = Axis points: 0
space-axis_points_1 = Axis points: 1
space-axis_points_2 = Axis points: 2
space-axis_points_3 = Axis points: 3
space-axis_points_4 = Axis points: 4
space-axis_points_5 = Axis points: 5
space-axis_points_6 = Axis points: 6
space-axis_points_7 = Axis points: 7
space-axis_points_8 = Axis points: 8
space-axis_points_9 = Axis points: 9
space-axis_points_10 = Axis points: 10
space-axis_points_11 = Axis points: 11
space-axis_points_12 = Axis points: 12
space-axis_points_13 = Axis points: 13
space-axis_points_14 = Axis points: 14
space-axis_points_15 = Axis points: 15
space-axis_points_16 = Axis points: 16
space-axis_points_17 = Axis points: 17
space-axis_points_18 = Axis points: 18
space-axis_points_19 = Axis points: 19
space-axis_points_20 = Axis points: 20
space-saved_tank_0 = Tank points saved: 0
space-saved_tank_1 = Tank points saved: 1
space-saved_tank_2 = Tank points saved: 2
space-saved_tank_3 = Tank points saved: 3
space-saved_infantry_0 = Infantry points saved: 0
space-saved_infantry_1 = Infantry points saved: 1
space-saved_infantry_2 = Infantry points saved: 2
space-saved_infantry_3 = Infantry points saved: 3
space-bypass_not_built = By-pass not built
space-bypass_under_construction = By-pass under construction
space-bypass_built = By-pass built
space-allied_replacement = Allied replacement chit
space-allied_replacement_pool = Allied replacement chits
space-allied_hand = Allied chits in hand
space-allied_supports = Available Allied supports
space-allied_rebuildable = Rebuildable Allied units
space-allied_returning = Allied units that return
space-allied_out_of_play = Allied units out of play
space-axis_replacement = Axis replacement chit
space-axis_replacement_pool = Axis replacement chits
space-axis_hand = Axis chits in hand
space-axis_supports = Available Axis supports
space-axis_rebuildable = Rebuildable Axis units
space-axis_returning = Axis units that return
space-axis_out_of_play = Axis units out of play
space-action_pool = Action chits in the cup

## Terrain

terrain-desert = Desert
terrain-salt-marsh = Salt marsh
terrain-rough = Rough ground
terrain-mountain = Mountain
terrain-wadi = Wadi
terrain-ridge = Ridge
terrain-escarpment = Escarpment
terrain-road = Road
terrain-track = Track
terrain-fort = Fort
terrain-box = Fortified box
