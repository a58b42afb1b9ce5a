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
    .arm =
        { $size ->
            [XX] { $unit } Division
            [III]
                { $n ->
                    [0] { $unit } Regiment
                   *[other] { $nth } Regiment
                }
            [II] { $unit } Battalion
           *[other]
                { $n ->
                    [0] { $unit } Brigade
                   *[other] { $nth } Brigade
                }
        }
kind-motorised-infantry = Motorised infantry
    .arm =
        { $size ->
            [III]
                { $n ->
                    [0] { $unit } Regiment
                   *[other] { $nth } Motorised Regiment
                }
            [II] { $unit } Battalion
           *[other]
                { $n ->
                    [0] { $unit }
                   *[other] { $nth } Brigade
                }
        }
kind-machine-guns = Machine-gun unit
    .name = { $unit } Battalion
kind-garrison = Garrison
    .name =
        { $nation ->
            [nation-it] Italian garrison { $unit }
            [nation-de] German garrison { $unit }
           *[other] British garrison { $unit }
        }
kind-tank = Tanks
    .arm =
        { $nation ->
            [nation-it]
                { $n ->
                    [0] { $unit } Group
                   *[other] { $nth } Tank Regiment
                }
           *[other]
                { $n ->
                    [0] { $unit } Brigade
                   *[other] { $nth } Armoured Brigade
                }
        }
kind-panzer = Panzers
    .arm = { $unit } Panzer Battalion
kind-armoured-car = Armoured cars
    .arm =
        { $n ->
            [0] { $unit }
           *[other] { $nth } Reconnaissance Battalion
        }
kind-headquarters = Headquarters
    .name =
        { $n ->
            [0]
                { $unit ->
                    [Afrika] Afrika Korps HQ
                   *[other] PanzerArmee HQ
                }
           *[other] { $unit } Corps HQ
        }
kind-air = Air support
kind-naval = Naval guns
kind-artillery = Corps artillery
kind-anti-tank = Anti-tank guns
kind-landing = Landing force

## Action chits

chit-logistics = Logistics
    .short = LOG
chit-movement = Movement
    .short = MOVE
chit-combat = Combat
    .short = COMB
chit-movement-combat = Movement or Combat
    .short = M C
chit-half-combat = ½ Movement or Combat −1
    .short = ½M C−1
chit-reinforcement = Reinforcement
    .short = REIN
chit-tobruk = Fall of Tobruk
    .short = TOBRUK
chit-oconnor = O'Connor
    .short = O'CON
chit-combeforce = Combeforce
    .short = COMBE
chit-13-corps = 13 Corps
    .short = 13 XXX
chit-30-corps = 30 Corps
    .short = 30 XXX
chit-8th-army = 8th Army
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
chit-21-corps = 21 Corps
    .short = 21 XXX

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

## Divisions whose printed name is an abbreviation

formation-7arm = 7 Armoured
formation-2arm = 2 Armoured
formation-1arm = 1 Armoured
formation-10arm = 10 Armoured
formation-90light = 90 Light
formation-164light = 164 Light

## Prompts

prompt-replacement-draw = Draw a replacement chit.
prompt-replacement = Choose a unit to restore or to rebuild, or end the segment.
prompt-cadres =
    { $n ->
        [one] Choose an infantry unit for one cadre and the hex where it forms.
       *[other] Choose infantry units for { $n } cadres and the hexes where they form.
    }
prompt-initiative = Choose the chit that opens the turn.
prompt-pre-empt = { $chit } is declared: go before it, or let it be played.
prompt-priority = Play { $chit } now, before the next draw, or wait.
prompt-draw = Draw the next action chit.
prompt-either = Choose the side of { $chit } to play.
prompt-order = Choose what comes first, movement or combat.
prompt-select = Choose whom { $chit } activates.
prompt-half-movement = Choose a unit to move at half its allowance, or end the movement.
prompt-movement = Choose a unit to move, or end the movement.
prompt-moving = Choose where { $unit } goes, or let it hold.
prompt-extending = Choose how far { $unit } goes on, or let it stop here.
prompt-driven =
    { $n ->
        [one] { $unit } is disrupted and must go on by one hex: choose which.
       *[other] { $unit } is disrupted and must go on by { $n } hexes: choose where.
    }
prompt-following = Choose who follows { $unit }, or let it be enough.
prompt-combat-minus = Choose a hex to attack at one less, or end the combat.
prompt-combat = Choose a hex to attack, or end the combat.
prompt-muster = Choose who attacks { $at } and what supports, then commit.
prompt-answer = Choose the supports for the defence of { $at }, then commit.
prompt-defender-loss =
    { $n ->
        [one] Choose the defender of { $at } that loses a step.
       *[other] Choose the defender of { $at } that loses the next of { $n } steps.
    }
prompt-attacker-loss =
    { $n ->
        [one] Choose the attacker of { $at } that loses a step.
       *[other] Choose the attacker of { $at } that loses the next of { $n } steps.
    }
prompt-retreat = Choose where the units in { $at } retreat.
prompt-crowded = Too many units in { $at }: choose which of those that retreated is eliminated.
prompt-advance = Choose who advances into { $at }, or end the advance.
prompt-arrival = Choose where { $unit } arrives.
prompt-over = The game is over.

## Events: turns and chits

event-turn = Turn { $turn } begins.
event-last-turn = This is the last turn.
event-pools = New replacement chits go into the pools.
event-railway-done = The railway is complete: it reaches { $at }.
event-recovers = { $unit } is no longer disrupted.
event-supports-ready = Used supports are ready again.
event-initiative = The { $seat } have the initiative.
event-chit = { $seat }: { $chit }.
event-logistics = Logistics: every unit traces its line of supply.
event-declares = { $chit } is declared before the draw.
event-pre-empts = { $chit } goes before it.
event-void = The chit exceeds the limit and has no effect.
event-no-headquarters = { $chit } has no effect: its headquarters is missing or out of supply.
event-plays-movement = { $seat }: movement.
event-plays-half = { $seat }: half movement.
event-plays-combat = { $seat }: combat.
event-plays-minus = { $seat }: combat at −1.
event-no-attack = Nobody can be attacked.
event-momentum = Momentum: the Panzer divisions act again.
event-activates = { $unit } is activated.
event-activates-formation = { $formation } is activated.
event-activates-hex = The German units in { $at } are activated.
event-attack-first = Rommel attacks first and moves afterwards.
event-move-first = Rommel moves first and attacks afterwards.
event-tobruk-chit = { $seat }: the Fall of Tobruk goes into the cup.

## Events: movement

event-moves = { $unit } moves from { $from } to { $to }.
event-extends = { $unit } goes by road from { $from } to { $to }.
event-by-rail = { $unit } goes by rail from { $from } to { $to }.
event-driven-on = { $unit } is driven on from { $from } to { $to }.
event-disrupted = { $unit } is disrupted (die { $die }).
event-in-order = { $unit } keeps its order (die { $die }).
event-infiltrates = { $unit } infiltrates from { $from } to { $at }.
event-ships = { $unit } sails from { $from } to { $to }.
event-displaced = { $unit } gives way from { $from } to { $to }.
event-takes = { $seat } take { $at }.
event-garrison = { $unit } leaves { $garrison } in { $at }.
event-dismisses = { $unit } in { $at } is given up.
event-builds = { $unit } builds a box in { $at }.
event-razes = The box in { $at } is given up.
event-box-lost = The box in { $at } stands empty and is removed.

## Events: combat

event-attacks = Attack on { $at }.
event-joins = { $unit } takes part against { $at }.
event-aid = { $seat } commit { $support } to { $at }.
event-gun = { $support } is assigned to { $unit }.
event-hopeless = The attack on { $at } is below one to three: all attackers are lost.
event-combat = The combat in { $at } rolls { $die }: { $result }.
event-edge = The defenders of { $at } stand on the edge of their section and go back.
event-reduced = { $unit } loses a step.
event-eliminated = { $unit } is eliminated in { $at }.
event-retreats = { $unit } retreats from { $from } to { $to }.
event-through-zone = The way leads through an enemy zone at { $at }: a step is lost.
event-cut-off =
    { $n ->
        [one] No way on from { $at }: one hex is missing, and a step is lost.
       *[other] No way on from { $at }: { $n } hexes are missing, and as many steps are lost.
    }
event-stands = The defenders of { $at } stand in the fort.
event-advances = { $unit } advances from { $from } to { $to }.

## Events: supply, replacements, reinforcements

event-out-of-supply = { $unit } is out of supply.
event-in-supply = { $unit } is in supply again.
event-axis-replacements = Axis replacements: Panzers { $armour }, German infantry { $infantry }, Italians { $italian }.
event-allied-replacements = Allied replacements: tanks { $armour }, infantry { $infantry }.
event-tiger-cub = Tiger Cub: tanks { $armour }, infantry { $infantry }.
event-emergency = The Axis uses its emergency replacements.
event-promise = Roosevelt keeps his promise: tanks for the Allies.
event-repair =
    { $n ->
        [one] One Panzer step is repaired.
       *[other] { $n } Panzer steps are repaired.
    }
event-restored = { $unit } is at full strength again.
event-rebuilt = { $unit } is rebuilt and enters at { $at }.
event-saved = Saved for later: tanks { $tank }, infantry { $infantry }.
event-cadres =
    { $n ->
        [one] One cadre can form.
       *[other] { $n } cadres can form.
    }
event-reinforcements = { $seat }: reinforcements.
event-comes-in = { $unit } arrives at { $at }.
event-cannot-come = { $unit } cannot arrive and counts as eliminated.
event-support-arrives = { $support } is available.
event-support-departs = { $support } leaves the game.
event-departs = { $unit } is sent to another front.
event-upgraded = { $unit } is improved.
event-support-upgraded = { $support } is improved.
event-withdraws = { $unit } withdraws from { $from } to { $to }.

## Events: the end of a turn

event-railway =
    { $n ->
        [one] The railway goes on by one hex to { $at } (die { $die }).
       *[other] The railway goes on by { $n } hexes to { $at } (die { $die }).
    }
event-bypass-begins = The Axis begins the by-pass round Tobruk.
event-bypass-built = The by-pass round Tobruk is built.
event-bypass-stops = The work on the by-pass is broken off.
event-points =
    { $n ->
        [one] { $seat }: one victory point.
       *[other] { $seat }: { $n } victory points.
    }
event-dash = The dash to the wire shakes the British command (die { $die }): no Auk on turn 9.
event-dash-fails = The dash to the wire impresses nobody (die { $die }).
event-won = { $seat } win.
event-drawn = The game is drawn.

## Degrees of victory

level-scenario = Victory by the scenario's conditions
level-automatic = Automatic victory
level-points = Victory by points
level-none = No British victory at all
level-apparent = Apparent British victory: not enough
level-marginal = Marginal British victory: not enough
level-tactical = Tactical British victory: not enough
level-operational = Operational British victory: not enough
level-strategic = Strategic British victory

## Rolls

roll-chit = Action chit
roll-replacement = Replacement chit
roll-combat = Combat
roll-disruption = Disruption
roll-railway = Railway
roll-dash = Dash to the wire

## Tables and the lines of a tally

table-mobile = Mobile table
table-assault = Assault table
tally-unit = { $unit }
tally-shock = Shock of { $unit }
tally-support = { $support }
tally-ridge = Across a ridge
tally-marsh = Armour in salt marsh
tally-ground = Ground of { $at }
tally-wadi = All across a wadi
tally-tobruk = Forts of Tobruk
tally-bardia = Fort of Bardia
tally-box = Fortified box
tally-weak-attacker = Attackers out of supply or disrupted
tally-weak-defender = Defenders out of supply or disrupted
tally-limited = Combat −1
tally-superiority = Panzer superiority

## What a result means

sheet-assault = The attacker loses an infantry step for the assault.
sheet-ae = All attacking units are eliminated.
sheet-al1 = The attacker loses a step.
sheet-bl1 = Each side loses a step.
sheet-dr = The defenders retreat.
sheet-dr-star = The defender loses a step, and the defenders retreat.
sheet-hex = Every unit of both sides loses a step.
sheet-ex = The defenders are eliminated, and the attacker loses as many steps.
sheet-de-star = The defenders are eliminated, and the attacker loses a step.
sheet-de = The defenders are eliminated.
sheet-shock = Panzer shock: the Allies lose a step more.

## Refusals

refuse-not-now = This cannot be done at this point of the turn.
refuse-unit-in-hand = A unit is in hand: send it somewhere or let it hold first.
refuse-fight-in-preparation = An attack is being prepared: commit it or take it back first.
refuse-not-yours = This does not belong to the side that acts.
refuse-not-on-map = This unit is not on the map.
refuse-not-active = The chit does not activate this unit.
refuse-has-moved = This unit has had its move in this action.
refuse-garrison-stays = Garrisons and other immobile units do not move.
refuse-cannot-reach = The unit cannot reach that hex.
refuse-enemy-there = Enemy units are in that hex.
refuse-one-hex-only = With this chit the unit moves one hex only.
refuse-zone-to-zone = A unit does not go straight from one enemy zone into another.
refuse-no-room = The hex has no room for this unit.
refuse-infiltrate-half = There is no infiltration on a half move.
refuse-infiltrate-who = Only groups of the 15th and 21st Panzer led by a Panzer battalion infiltrate.
refuse-infiltrate-where = Infiltration leads out of a zone without tanks into open ground in another, for four points more.
refuse-cannot-follow = This unit cannot follow: it must have begun with the Panzers and pay as they did.
refuse-extend-begun = Extended movement is a whole move: this unit has begun another.
refuse-extend-chit = This chit allows no extended movement.
refuse-extend-disrupted = A disrupted unit makes no extended movement.
refuse-extend-enemy = Extended movement does not begin beside the enemy.
refuse-extend-half = There is no extended movement on a half move.
refuse-extend-no-road = Extended movement begins on a road, a track or an active railway.
refuse-extend-out = A unit out of supply makes no extended movement.
refuse-extend-where = No road, track or railway open to this unit leads there.
refuse-driven-where = The disrupted unit must go on as far as the die says, along the road.
refuse-ship-ports = Units sail between ports of their own side.
refuse-ship-full = No more units may sail this turn.
refuse-ship-segment = All Allied units sail in the same action segment.
refuse-ship-route = All of them sail between the same two ports.
refuse-ship-supply = Units land only where they are in supply over land or live by the port.
refuse-ship-swap = The port is too full: a unit there that makes room sails back first.
refuse-garrison-where = Garrisons are formed in named places and forts on the unit's way.
refuse-garrison-who = Only two-step infantry in supply, or a full Italian infantry division, forms a garrison.
refuse-garrison-there = A garrison is in that hex already.
refuse-garrison-none = No garrison of that nation lies face up.
refuse-no-garrison = This is not a garrison of yours on the map.
refuse-build-who = Only a two-step unit in supply that is no tank, or a full Italian infantry division, builds a box.
refuse-build-ground = No box is built in salt marsh, mountain or a fort.
refuse-build-section = The Allies build in the East, and in the centre while Tobruk is theirs.
refuse-build-there = A box is in that hex already.
refuse-build-none = No box lies face up.
refuse-no-box = There is no box of yours in that hex.
refuse-nobody-there = There is no enemy in that hex.
refuse-headquarters-alone = A lone headquarters is not attacked; enter its hex.
refuse-attacked-before = That hex has been attacked in this action.
refuse-nobody-to-attack = No active unit can attack that hex.
refuse-takes-part = This unit takes part already.
refuse-not-adjacent = This unit is not beside the hex attacked.
refuse-escarpment = Nobody attacks across an escarpment or the sea.
refuse-no-attack-factor = This unit cannot attack.
refuse-has-fought = This unit has attacked in this action.
refuse-went-east = A unit that this chit took into the East does not attack.
refuse-nobody-joined = No unit takes part yet.
refuse-assault-when = The assault table is for the Allies on turns 14 to 17.
refuse-assault-integrity = Each attacking hex needs two infantry brigades of one formation.
refuse-assault-majority = More than half of the attacking steps must be infantry.
refuse-assault-chosen = The assault table is chosen already.
refuse-attackers-first = The attacker commits his supports first, then the defender.
refuse-aid-not-ready = This support does not lie face up.
refuse-aid-there = This support takes part already.
refuse-aid-needs-unit = Anti-tank guns are assigned to a unit.
refuse-aid-coast = This support helps only where the defender is on the coast.
refuse-aid-section = This support does not reach that section of the map.
refuse-aid-range = The artillery's headquarters is out of range, out of supply or not on the map.
refuse-aid-one-artillery = Each side uses one corps artillery in a combat.
refuse-no-gun = This is not an anti-tank support.
refuse-gun-who = Anti-tank guns go to an Axis unit that takes part against Allied tanks.
refuse-gun-out = Anti-tank guns are not assigned to a unit out of supply.
refuse-lose-not-there = This unit is not among those that can lose a step.
refuse-lose-not-counted = A unit that lent no factors takes no step losses.
refuse-lose-infantry = The assault costs an infantry step.
refuse-lose-order = The first step comes from a unit without replacements, then from armour, then from a full two-step unit.
refuse-crowded-who = Only those that retreated there are eliminated for lack of room.
refuse-crowded-no-help = Its loss makes no room: there are too many of another sort.
refuse-retreat-far = A retreat leads away from the hex attacked, over passable ground.
refuse-retreat-order = Another hex comes first: without enemy zones, then with the compass.
refuse-stand = Only Allies in the forts of Tobruk in 1941 may ignore a retreat.
refuse-advance-who = Only attackers of this combat advance.
refuse-advance-staff = A headquarters advances with units of its stack.
refuse-advance-ground = This unit cannot enter that ground.
refuse-activate-unit = The chit cannot activate this unit.
refuse-activate-formation = The chit cannot activate this formation.
refuse-activate-hex = The chit cannot activate the units of this hex.
refuse-open-foreign = The initiative chit is one of your own.
refuse-open-logistics = Logistics is nobody's and does not open the turn.
refuse-open-not-there = That chit is not in the game on this turn.
refuse-no-points = No replacement points of that kind are left.
refuse-not-reduced = This unit is at full strength.
refuse-not-eliminated = This unit is not among the rebuildable.
refuse-not-replaceable = This unit receives no replacements.
refuse-no-line = This unit cannot trace a line of supply.
refuse-cadre-infantry = Cadres are infantry units.
refuse-place-where = The unit cannot arrive there.
refuse-staff-returns = A headquarters must return while it can.

## What a player can do

action-draw = Draw a chit
action-restore = Restore { $unit }
action-rebuild = Rebuild { $unit } at { $at }
action-enough = Enough
action-play = Open with { $chit }
action-pass = Not now
action-pass-initiative = Leave it: the first chit is drawn
action-declare = Play { $chit } now
action-as-movement = Play movement
action-as-half-movement = Play half movement
action-as-combat = Play combat
action-as-combat-minus = Play combat at −1
action-move-first = Move, then attack
action-attack-first = Attack, then move
action-activate = Activate { $unit }
action-formation = Activate { $formation }
action-stack = Activate the units in { $at }
action-move = Move { $unit }
action-to = Go to { $at }
action-infiltrate = Infiltrate to { $at }
action-follow = { $unit } follows
action-extend = Go by road to { $at }: a check
action-extend-rail = Go by rail to { $at }: no check
action-post = Leave a garrison in { $at }
action-hold = Hold
action-ship = Sail to { $at }
action-build = { $unit } builds a box
action-raze = Give up the box in { $at }
action-dismiss = Give up { $unit }
action-end-movement = End movement
action-attack = Attack { $at }
action-join = { $unit } takes part
action-aid = Commit { $support }
    .short =
        { $n ->
            [0] { $support }
           *[other] { $support } +{ $n }
        }
action-gun = { $support } with { $unit }: +{ $n }
    .short = { $support } +{ $n }
action-gun-idle = { $support } with { $unit }: +0, no tanks
    .short = { $support }: +0, no tanks
action-assault = Use the assault table
action-commit = Attack
action-answer = Done: let it be fought
action-end-combat = End combat
action-lose = { $unit } loses a step
action-retreat = Retreat to { $at }
action-stand = Stand in the fort
action-advance = { $unit } advances
action-end-advance = End the advance
action-place = Arrive at { $at }

## Odds

odds-answer = The defender may still commit supports: up to +{ $n }.
odds-edge = { $at } lies on the edge of its section: the defenders go back without a fight.
action-draw-replacement = Draw a replacement chit
action-driven = Driven on to { $at }

## What wins

goal-campaign = Campaign: more points after turn { $turn } win. Each turn Benghazi gives the Allies a point; Tobruk with Matruh and Tobruk with El Alamein give the Axis one each; on the last turn Tobruk, Bardia and Sollum count one more. From turn 3 El Agheila and Alexandria, both held and in supply, win at once.
goal-compass = Compass, to the end of turn { $turn }: the British win if no Axis unit on the map is in supply. Otherwise the Axis wins, and the degree is told by Egypt, Bardia, Tobruk and Benghazi.
goal-sunflower = Sunflower, to the end of turn { $turn }: the Axis wins with El Agheila, Benghazi and Tobruk, or with no Allied unit in the centre outside Tobruk, or on turn 5 with Benghazi, Bardia, Sollum and Halfaya Pass. Otherwise the Allies win.
goal-crusader = Crusader, to the end of turn { $turn }: the Axis wins with Tobruk and Bardia in supply from El Agheila, or if nobody else does. The British win with Tobruk supplied over land, if one Panzer step at most is left or no Axis unit in supply is within six hexes of Tobruk.
goal-gazala = Gazala, to the end of turn { $turn }: the Axis needs El Agheila, Benghazi, Tobruk, Bardia and a named place in the East. Otherwise the Allies win.
goal-standing = Points so far: Allies { $allied }, Axis { $axis }

## What decided it

decided-held = { $at } is held by { $seat }.
decided-nobody = Nobody holds { $at }.
decided-line = { $seat }: a line of supply over land leads to { $at }.
decided-no-line = { $seat }: no line of supply over land leads to { $at }.
decided-axis-supplied = An Axis unit on the map is in supply.
decided-axis-unsupplied = No Axis unit on the map is in supply.
decided-egypt =
    { $n ->
        [0] No Axis unit is in Egypt.
        [one] One Axis unit is in Egypt.
       *[other] { $n } Axis units are in Egypt.
    }
decided-outside =
    { $n ->
        [0] No Allied unit is in the centre outside Tobruk.
        [one] One Allied unit is in the centre outside Tobruk.
       *[other] { $n } Allied units are in the centre outside Tobruk.
    }
decided-panzers = Panzer steps on the map: { $n }.
decided-besiegers = Axis units in supply within six hexes of Tobruk: { $n }.
decided-east = Named places in the East held by the Axis: { $n }.

## Why a decision is asked

reason-draw =
    { $n ->
        [one] One chit is left in the cup.
       *[other] { $n } chits are left in the cup.
    }
reason-logistics = Logistics was played last: out of supply are { $allied } Allied and { $axis } Axis units.
reason-last-chit = Last chit played: { $chit }, { $seat }.
reason-in-play = { $chit } is in play.
reason-two-in-a-row = { $seat } had two chits in a row: the next one is the other side's.
reason-initiative = The side with the initiative chooses the first chit, and nobody goes before it.
reason-priority = A chit in hand may be played before any draw; chits left in the cup: { $n }.
reason-limits = Movements played: { $moves } of 2; combats: { $fights } of 2.
reason-select =
    { $n ->
        [one] One is left to choose.
       *[other] { $n } are left to choose.
    }
reason-select-rommel =
    { $n ->
        [one] A German division, wherever its units are, or the Germans of one hex.
       *[other] Two German divisions, wherever their units are, or the Germans of two hexes.
    }
reason-select-hex =
    { $n ->
        [one] The Germans of one hex more.
       *[other] The Germans of { $n } hexes more.
    }
reason-momentum = Momentum: only the 15th and 21st Panzer act.
reason-driven =
    { $n ->
        [one] Disrupted at the border, it goes on by one hex.
       *[other] Disrupted at the border, it goes on by { $n } hexes, or as far as it can.
    }
reason-answer = The defender commits his supports after the attacker.
reason-points-axis = Points left: Panzers { $panzers }, German infantry { $germans }, Italians { $italians }.
reason-points-allied = Points left: tanks { $tanks }, infantry { $infantry }.
reason-cadres =
    { $n ->
        [one] One cadre is left to form.
       *[other] { $n } cadres are left to form.
    }
reason-zone-crossed = A step is lost for retreating through an enemy zone in { $at }.
reason-cut-off = A step is lost for each hex that the retreat from { $at } cannot go.
reason-shock = Panzer shock costs the defenders a step more.
reason-loss-order = The first step comes from a unit without replacements, then armour, then a full two-step unit; the rest is free.
reason-resilience = Panzers attack: a full German two-step unit may take the first step.
reason-retreat =
    { $n ->
        [one] One central hex is left to go; an outer one counts two.
       *[other] { $n } central hexes are left to go; an outer one counts two.
    }
reason-crowded = The retreat ended where there is no room for all.
reason-arrival = Reinforcements arrive at once if any permitted place has room.

## What is at stake

stake-chit = { $seat }: { $chit }
stake-logistics = { $chit }
stake-disrupted = { $unit } is disrupted
stake-box-lost = The box in { $at } is given up
stake-garrison-lost = { $unit } is taken off the map
stake-gun-idle = No enemy tanks fight here: the gun adds nothing, and stays with { $unit } for the turn
stake-points-lost =
    { $n ->
        [one] One replacement point is lost.
       *[other] { $n } replacement points are lost.
    }
stake-unmoved =
    { $n ->
        [one] One unit has not moved.
       *[other] { $n } units have not moved.
    }
    .short =
        { $n ->
            [one] one has not moved
           *[other] { $n } have not moved
        }

## Phases

phase-replacements = { $seat }: replacements
phase-reinforcements = { $seat }: reinforcements
phase-chits = { $seat }: action chits
phase-movement = { $seat }: movement
phase-combat = { $seat }: combat
phase-over = End of the game

## Tracks

track-points-allied = Allied points
track-points-axis = Axis points
track-saved-tanks = Tank points saved
track-saved-infantry = Infantry points saved
track-boxes-allied = Allied boxes ready
track-boxes-axis = Axis boxes ready
track-bypass = Tobruk by-pass
track-panzers = Panzer points
track-germans = German infantry points
track-italians = Italian points
track-tanks = Tank points
track-infantry = Infantry points
track-cadres = Cadres to form
track-supports-allied = Allied supports ready
track-supports-axis = Axis supports ready
bypass-not-built = not built
bypass-under-way = under construction
bypass-built = built

## Marks

mark-allied = In Allied hands
mark-axis = In Axis hands
mark-box-allied = Allied box
mark-box-axis = Axis box
mark-railhead = Railhead
mark-target = Target

## Cards

card-attack = Attack
card-defence = Defence
card-movement = Movement
card-range = Range in hexes
card-steps = Steps of { $of }
card-formation = Formation
card-not-replaceable = Receives no replacements
card-disrupts = White circle: added when disruption is checked
card-out = Out of supply
card-disrupted = Disrupted
card-gun = Anti-tank guns
card-enter = Enter: { $ground }
card-by-road = Along a road
card-by-track = Along a track
card-defender = Added to the defence
card-tobruk = Fort of Tobruk: for each defender that is not Italian
card-bardia = Fort of Bardia
card-box = Fortified box
card-port = Port
card-held = Held by
card-stacked = Units stacked, of { $of }
card-named = Named place: a garrison may be left here
card-source = Source of supply of
card-across = Next to it on another section
card-zone = Uncontested zone of
card-zone-contested = Contested zone of
card-rail = Railway in use by the Allies alone
card-line-source = Stands on a source of supply
card-line-road = In supply along road, track or railway
card-line-land = In supply over land
card-line-port = In supply by a port
card-line-none = No line of supply now
card-armoured-car = Armoured car: neither Panzer nor tank nor infantry
card-infantry = Counts as infantry
card-begins = Begins the scenario at

## A way over the map

leg-road = Road
leg-track = Track
leg-ridge = Across a ridge
leg-wadi = Across a wadi
leg-section = Into another section
leg-zone = Enemy zone: stop
leg-one-hex = One hex, whatever it costs

## Overlays

overlay-zones-allied = Allied zones
overlay-zones-axis = Axis zones
overlay-supply-allied = Allied supply
overlay-supply-axis = Axis supply
overlay-staff-allied = Range of Allied headquarters
overlay-staff-axis = Range of Axis headquarters
overlay-railway = Active railway
overlay-stacking = Units in a hex

## Legend

legend-central = Centre
legend-lateral = West, East
legend-defence = Defence

## Ways of coming

way-allied = at Alexandria, at ports or with a headquarters
way-axis = at El Agheila, at open ports or with a headquarters
way-derna = at Derna

## How a bot values a situation

term-ending = If it ended now
term-points = Victory points
term-strength = Strength left to both sides
term-places = Places held
term-supply = Units in supply
term-contact = Attacks at hand

## States

state-out = out of supply
state-disrupted = disrupted
state-used = face down
term-approach = Nearness to places that the enemy holds

## More refusals

refuse-assault-axis = Only the Allies have the assault table.
refuse-garrison-attack = A garrison cannot attack.
refuse-gazala = British units in the centre stay there while three of their tank steps do and no Axis unit has entered Egypt.
refuse-momentum = Only the 15th and 21st Panzer have a second action.

## What a chit allows

means-logistics = Every unit of both sides traces its line of supply: who has none is marked, who has one is not.
means-movement = All units of the side may move. It counts as one of the two movements that a side may play in a turn.
means-combat = All units of the side may attack. It counts as one of the two combats that a side may play in a turn.
means-movement-combat = Movement or combat for all units of the side, as its owner likes.
means-half-combat = Movement at half the allowance, or combat with one less on the die.
means-reinforcement = The reinforcements, departures, exchanges and improvements of the turn.
means-tobruk-allied = Two divisional formations move and attack. Goes into the cup when the Allies take Tobruk.
means-tobruk-axis = Movement or combat for all Axis units. Goes into the cup when the Axis takes Tobruk.
means-oconnor = All Allied units in supply move, then attack.
means-combeforce = One Allied unit in supply moves and attacks.
means-13-corps = In range of 13 Corps: all units that are not tanks, and one tank unit, move, then attack. No extended movement.
means-30-corps = In range of 30 Corps: all tank units, and two others, move, then attack. No extended movement.
means-8th-army = 13 and 30 Corps together, each by its own limits.
means-auk = Held in hand and played before a draw: movement or combat. May go before Rommel.
means-monty = Held in hand and played before a draw: movement or combat. Rommel may go before it.
means-rommel = Held in hand and played before a draw: one German formation, or the Germans of one hex, move and attack in either order; two where the track gives the Axis the initiative.
means-afrika-korps = In range of its headquarters the 15th and 21st Panzer and one motorised Italian formation move and attack.
means-panzerarmee = All Axis units in range in the West and centre move and attack; those that move into the East do not attack.
means-21-corps = Two Italian formations in range move and attack; all other Italians move one hex or by road at any distance.

## Terrain of the legend

terrain-wadi = Wadi
terrain-ridge = Ridge
terrain-escarpment = Escarpment
terrain-road = Road
terrain-track = Track
terrain-fort = Fort
terrain-box = Fortified box

## Sections of the map

section-west = West
section-central = Centre
section-east = East
map-main = The Dark Sands
map-record = Record sheet
