### English: A Bloody Summer.
### Kinds of unit are singular: an event may name a kind where the viewer may not know the unit.

## Game and scenarios

game-bloody = A Bloody Summer
    .about = Twelve weeks from the beaches to the Seine: land, break the bocage and run, or hold a ring of hedges with ever fewer men. Two maps, corps headquarters, and an air force that decides by weather.
    .dates = 6 June – end of August 1944
scenario-campaign = A Bloody Summer
    .about = Land on five beaches or throw the landing back, take Cherbourg and Caen, break out and close the pocket of Falaise: from the night of 6 June to the end of August 1944, the victory points against history decide.
scenario-cherbourg = The Race to Cherbourg
    .about = Cut through the Cotentin from Utah beach and storm the port of Cherbourg before the end of turn 4: the sooner, the greater the American victory.
    .start = Start here
scenario-cobra = Operation Cobra
    .about = From 18 July to the end of August 1944: break the ring at Saint-Lô and south of Caen and run for the Seine, or hold it; the victory points from turn 7 to turn 12 decide.

## Seats, sides and options

seat-allied = Allies
seat-german = Germans
side-allied = Allies
side-german = Germans
seat-us = Americans
seat-british = British
option-players = Players
option-players-2 = Two: Allies and Germans
option-players-3 = Three: Americans, British and Germans
army-us = Americans
army-british = British and Canadians
army-german = Germans
army-ffi = French rising

## Nations

nation-us = United States
nation-fr = Free France
nation-uk = Great Britain
nation-ca = Canada
nation-pl = Poland
nation-be = Belgium
nation-de = German Army
nation-ss = Waffen-SS
nation-lw = Luftwaffe
nation-ffi = French Resistance

## Divisions whose printed name is an abbreviation

formation-82US = 82 AB
formation-101US = 101 AB
formation-6UK = 6 AB
formation-2AUS = 2 Arm
formation-3AUS = 3 Arm
formation-4AUS = 4 Arm
formation-5AUS = 5 Arm
formation-6AUS = 6 Arm
formation-7AUS = 7 Arm
formation-7AUK = 7 Arm
formation-11AUK = 11 Arm
formation-27UK = 27 Arm
formation-2ArmCA = 2 Arm
formation-4ACA = 4 Arm

## Kinds of unit

kind-hq = Corps headquarters
    .name =
        { $nation ->
            [nation-us] US { $unit } Corps
            [nation-uk] British { $unit } Corps
            [nation-ca] Canadian { $unit } Corps
           *[other] { $unit } Korps
        }
kind-infantry = Infantry
kind-motorised-infantry = Motorised infantry
kind-bicycle = Bicycle infantry
kind-paratroops = Parachute infantry
    .arm =
        { $nation ->
            [nation-uk] { $nth } Parachute Brigade
           *[other] { $nth } Parachute Regiment
        }
kind-glider = Glider infantry
    .arm =
        { $nation ->
            [nation-uk] { $nth } Airlanding Brigade
           *[other] { $nth } Glider Regiment
        }
kind-rangers = Rangers
    .name = { $nth } Ranger Battalion
kind-commandos = Commandos
    .name = { $nth } Special Service Brigade
kind-armour = Armour
    .arm =
        { $nation ->
            [nation-us] { $unit }
            [nation-fr] { $unit }
           *[other] { $nth } Armoured Brigade
        }
kind-tank = Tanks
    .arm =
        { $size ->
            [X] { $nth } Armoured Brigade
           *[other] { $unit } Tanks
        }
kind-tank-destroyer = Tank destroyers
    .name = { $nth } Tank Destroyer Battalion
kind-special-armour = Special armour
    .name = { $unit } (79th Armoured)
kind-panzer = Panzers
    .arm = { $unit } Panzer
kind-panzergrenadier = Panzergrenadiers
    .arm = { $nth } Panzergrenadier Regiment
kind-heavy-tank = Heavy tanks
    .name = { $nth } Heavy Panzer Battalion
kind-flak = Anti-aircraft artillery
    .name = { $nth } Flak Regiment
kind-garrison = Beach garrison
    .name = { $unit } garrison
kind-festung = Festung
    .name = Festung { $unit }
kind-battery = Coast battery
    .name = { $unit } Battery
kind-partisans = Partisans
    .name = Maquis ({ $unit })
kind-ffi = French Forces of the Interior
    .name = FFI { $unit }
kind-heavy-bomber = Heavy bombers
    .name = { $unit } heavy bombers
kind-medium-bomber = Medium bombers
    .name = { $unit } medium bombers
kind-light-bomber = Light bombers
    .name = { $unit } light bombers
kind-fighter-bomber = Fighter-bombers
    .name = { $unit } fighter-bombers

## Terrain

terrain-clear = Open ground
terrain-bocage = Bocage
terrain-woods = Woods
terrain-marsh = Marsh
terrain-impassable = Impassable
terrain-city = City
terrain-area = Region
terrain-festung = Festung
terrain-holding = Holding box
terrain-reserve = Strategic reserve
terrain-assault = Landing craft
terrain-inset = The operational map

## Boxes

space-weather = Weather
space-weather_adjustment = Weather adjustment
space-air_available = Aircraft available
space-air_finished = Aircraft used
space-air_superiority = Air superiority
space-tactical_interdiction = Tactical interdiction
space-victory_points = Victory points
space-naval_support = Naval support
space-turns = Turn track
space-lost = Lost for good
space-cups = Air cups

## Ways of coming

way-setup = on the map at the start
way-drop = by parachute
way-wave-1 = in the first wave
way-wave-2 = in the second wave
way-follow = in the afternoon
way-ranger-die = where the die sends it
way-commando = with the commandos
way-across = off a British beach
way-glider = by glider
way-reserve = to the strategic reserve
way-box = off the map
way-edge = by the edge of the map
way-special = when the rule says so
way-cup = from its cup

## Turn and weather

day-drops = airborne landings
day-gathering = paratroops gather
day-alarm = German alarm
day-missions = air missions
day-bombardment = bombardment of the beaches
day-first-wave = first wave
day-second-wave = second wave
day-reaction = German reaction
day-follow-up = follow-up landings
day-evening-reaction = evening reaction
day-gliders = gliders
part-0 = before dawn
part-a = phase A
part-b = phase B
weather-clear = clear
weather-overcast = overcast
ship-battleships = battleships and cruisers
ship-destroyers = destroyers
depot-beach = Beach
depot-minor = Minor port
depot-mulberry = Mulberry
depot-cherbourg = Port of Cherbourg
depot-german = German depot

## Rolls and draws

roll-weather = Weather
roll-storm = Storm
roll-mulberry = Mulberry in the storm
roll-superiority = Air superiority
roll-initiative = Initiative
roll-resources = Offensive markers
draw-aircraft = Aircraft drawn

## Events: weather and air

event-weather = Weather: { $weather } (die { $die }, adjustment { $adjustment }).
event-storm = A storm breaks (die { $die }): no landings, no ships, no support from the air.
event-no-storm = No storm (die { $die }).
event-storm-over = The storm is over.
event-mulberry-stands = The Mulberry at { $at } rides out the storm (die { $die }).
event-mulberry-destroyed = The storm destroys the Mulberry at { $at } (die { $die }).
event-air = Air counters drawn: { $ready }. Air superiority asks for { $n } (die { $die }).
event-assigned = Air mission over { $at }: { $unit }.
event-interdicts = { $unit } forbids zone { $zone }.
event-tas = { $unit } supports the fight for { $at }.

## Events: logistics and administration

event-depot-begun = Work on the depot at { $at } begins: open on turn { $turn }.
event-depot-delayed = Work on the port at { $at } waits in an enemy zone.
event-depot-opens = The depot at { $at } opens.
event-depot-full = The depot at { $at } works at full capacity.
event-depot-decays = The port of Cherbourg decays: Germans hold { $at }.
event-depot-lost = The Allied depot at { $at } is destroyed: { $points } points for the Germans.
event-german-depot-lost = The German depot at { $at } is lost, markers in it: { $n }. Points for the Allies: { $points }.
event-out-of-supply = { $army }: units out of supply { $n }.
event-air-supply = { $unit } is supplied by air.
event-resources = { $side }: offensive markers { $n } (die { $die }).
event-cherbourg-marker = The depot at { $at } gives a marker.
event-stocked = A marker is stored at { $at }.
event-marker-sent = A marker goes from { $at } to { $unit }.
event-markers-captured =
    { $n ->
        [one] One offensive marker is captured.
       *[other] { $n } offensive markers are captured.
    }
event-initiative = { $side } have the initiative: Allies { $allied }, Germans { $german }.
event-initiative-fixed = { $side } have the initiative, as on the first two turns.
event-replacements = German replacements (die { $die }): infantry { $infantry }, Luftwaffe { $luftwaffe }, Panzergrenadiers { $grenadiers }, Panzers { $panzers }.
event-rests = { $unit } rests.
event-recovers = { $unit } recovers a step.
event-enters = { $unit } comes to { $at }.
event-home = { $unit } goes home to the reserve: { $points } point for the Allies.
event-chosen-troops-out = Special troops not back in the reserve: { $points } points for the Germans.

## Events: losses

event-loses-step = { $unit } loses a step.
event-destroyed = { $unit } is destroyed.
event-destroyed-for-good = { $unit } is lost for good.
event-destroyed-hq = { $unit } is destroyed at { $at } and comes back next turn.
event-disorganised = { $unit } is disorganised: level { $level }.
event-affected = { $unit } is affected: level { $level }.

## Refusals

refuse-aircraft-not-ready = These aircraft are not available.
refuse-armies-mixed = Americans and British never share a space.
refuse-beside-enemy = The unit is next to an enemy.
refuse-confusion = The space is in confusion.
refuse-depot-full = The depot has no room for a marker.
refuse-make-room = Make room: the full hex cannot stay as it is when movement ends, so one of those in it goes on first.
refuse-not-yours-to-place = That unit is not yours to place.
refuse-already-placed = That unit is placed already.
refuse-not-east = It stands further east: only lower column numbers.
refuse-behind-the-enemy = Only on ground that your side holds.
refuse-full = The hex is full: { $points } stacking points.
refuse-ground-hides = The ground hides the target from aircraft.
refuse-hq-out-of-supply = An HQ out of supply receives no markers.
refuse-in-supply = The unit is in supply.
refuse-interdiction-full = All counters for tactical interdiction are flying.
refuse-no-air-supply = The air supply of this turn is used up.
refuse-no-depot = There is no depot of yours in use.
refuse-no-losses = The unit has no losses.
refuse-no-marker = There is no offensive marker.
refuse-no-replacements = There are no replacements in this scenario.
refuse-no-such-mission = Aircraft fly no such mission.
refuse-no-such-replacement = There is no replacement of its kind.
refuse-no-such-zone = The map has no such zone.
refuse-no-tas-landing = Landings and jumps have no support from the air.
refuse-no-tas-overrun = Overruns and exploitation have air support from turn 7 on, US troops only.
refuse-not-chosen-troops = These are not special troops.
refuse-not-off-map = This is not done off the map.
refuse-not-on-map = The unit is not on the map.
refuse-not-rebuilt = The unit is not rebuilt.
refuse-not-rested = The unit has not rested yet.
refuse-not-your-hq = This is not an HQ of yours.
refuse-not-your-unit = This unit is not one of yours to use now.
refuse-one-hq = A hex holds one HQ.
refuse-one-small-unit = A hex holds one unit of stacking value zero.
refuse-one-tas = One air counter supports a fight, no more.
refuse-only-fighters = Only fighter-bombers fly this mission.
refuse-only-infantry = Only infantry is supplied by air.
refuse-other-army = It belongs to another army.
refuse-region-full = No more aircraft of this sort over the region.
refuse-rests-already = The unit rests already.
refuse-storm = Not in a storm.
refuse-superiority-first = Air superiority comes first.
refuse-superiority-held = Enough aircraft hold the sky.
refuse-two-markers = Two markers are the most in a hex.
refuse-zone-taken = A counter flies over that zone already.

## Boxes of the strategic map

space-reserve = Allied strategic reserve
space-rest = Rest
space-destroyed = Destroyed units
space-pas_de_calais = Pas-de-Calais
space-le_havre = Le Havre
space-paris = Paris
space-rennes = Rennes
space-saint_malo = Saint-Malo
space-lorient = Lorient
space-saint_nazaire = Saint-Nazaire
space-le_mans = Le Mans
space-brest = Brest
space-festung_brest = Festung Brest
space-orleans = Orléans
space-languedoc = Languedoc
space-south_east = South-east
space-normandy = Normandy
space-assault_utah = Off Utah
space-assault_omaha = Off Omaha
space-assault_gold = Off Gold
space-assault_juno = Off Juno
space-assault_sword = Off Sword

## Events: movement

event-moves = { $unit } moves from { $from } to { $to }.
event-lands = { $unit } comes ashore at { $at }.
event-waits = { $unit } waits in reserve at { $at }.
event-overrun = { $unit } overruns { $at }.
event-overrun-fails = The overrun fails: { $unit } goes back to { $at }.
event-infiltrates = { $unit } infiltrates { $at } (die { $die }, { $modified }).
event-infiltration-fails = { $unit } does not get through to { $at } (die { $die }, { $modified }).
event-extended = { $unit } pays for an extended move.
event-leaves-region = { $unit } gets out of { $at }: die { $die }, { $add } added, below { $value }.
event-held-in-region = { $unit } is held in { $at }: die { $die }, { $add } added, not below { $value }.
event-maquis = { $unit } rises at { $at }.
event-ffi = { $unit } rises at { $at }: the Allies are beyond the Seine.
roll-infiltration = Infiltration
roll-interdiction = Interdiction

## Refusals: movement

refuse-already-moved = The unit has had its move in this phase.
refuse-gone-home = The unit has gone home and does not come back.
refuse-hq-finished = The HQ is finished.
refuse-immobile = The unit never moves.
refuse-in-hand = The unit is in hand already.
refuse-no-attack = Nobody in hand can attack.
refuse-no-enemy = There is no enemy there.
refuse-no-hq-to-lead = No HQ is near to lead the move.
refuse-no-landing = There is no open beach or port with room.
refuse-no-line = No way leads there within the boxes allowed.
refuse-no-need-to-infiltrate = There is nothing to infiltrate: go there as usual.
refuse-no-reserve-now = Going into reserve is not possible now.
refuse-no-reserve-troops = Only armour and Panzergrenadiers go into reserve.
refuse-no-strategic-movement = There is no movement off the map today.
refuse-no-such-region = This is not a region of the strategic map.
refuse-no-way = There is no way there.
refuse-nobody-in-hand = Nobody is in hand.
refuse-not-a-hex = This is not a hex of the map.
refuse-not-beside-enemy = The unit is not next to an enemy.
refuse-not-in-play = The unit is not in play.
refuse-not-now = This cannot be done at this point of the turn.
refuse-not-together = They do not stand in the same hex.
refuse-not-yet-due = It does not land yet.
refuse-one-hex = One hex at most.
refuse-only-armour = Only armour overruns.
refuse-only-into-confusion = Now they go only into hexes in confusion.
refuse-only-off-map = Only an HQ off the map does this.
refuse-only-paratroops = Now only those who jumped act.
refuse-out-of-play = This part of the map is not in play.
refuse-out-of-supply-off-map = Off the map units out of supply do not move.
refuse-rests = The unit rests.
refuse-too-far = It is too far.

## Combat

event-activated = { $unit } goes into action.
event-activated-paid = { $unit } spends a marker and goes into action.
event-hq-finished = { $unit } is finished.
event-attack = Attack on { $at }.
event-joins = { $unit } takes part.
event-supports = { $unit } supports the fight for { $at }.
table-combat = Combat table
line-unit = { $unit }
line-defender-disorganised = Disorganised defenders
line-defender-affected = Defenders affected by bombardment
line-attacker-disorganised = Disorganised attackers
line-attacker-affected = Attackers affected by bombardment
line-hq-attack = Corps support in attack
line-hq-defence = Corps support in defence
line-tas = Tactical air support
line-medium-bombers = Half or more medium bombers
line-garrison = Garrison
line-fort = Fortified line
line-ground = Ground: { $ground }
line-river = Attack across a river
line-sea = Attack from the sea
line-elite-attack = Elite attackers
line-elite-defence = Elite defenders
refuse-all-take-part = Here everybody takes part.
refuse-attacked-already = It has been attacked in this phase.
refuse-five-divisions = The HQ commands five divisions already.
refuse-three-units = The HQ commands three independent units already.
refuse-has-fought = The unit has attacked in this phase.
refuse-hq-too-far = The HQ is too far away.
refuse-joined-already = The unit takes part already.
refuse-no-air-force = The Germans have no aircraft.
refuse-no-hq-active = No HQ is active.
refuse-no-support-here = No HQ supports a fight of this kind.
refuse-nobody-attacks = Nobody takes part yet.
refuse-nobody-can-attack = Nobody there can attack it.
refuse-not-adjacent = The unit is not next to the target.
refuse-not-in-reserve = Only units in reserve exploit.
refuse-nothing-to-attack = The HQ has nothing to attack.
refuse-one-allied-hq = Only one Allied HQ supports a fight.
refuse-only-active-hq = Only the active HQ supports its attack.
refuse-only-those-overrun = Only those who overrun take part.
refuse-other-hq = The unit obeyed another HQ this turn.
refuse-out-of-command = The unit is out of reach of the HQ.
refuse-out-of-supply = The unit is out of supply.
refuse-supports-already = The HQ has given its support.

## The fight and what follows

event-combat = The fight for { $at }: die { $die }, read as { $roll }.
event-retreats = { $unit } retreats from { $from } to { $to }.
event-advances = { $unit } advances from { $from } to { $to }.
event-exploitation = { $unit } sends its reserves through the gap at { $at }.
event-end-exploitation = The exploitation ends.
event-counter-attack = { $unit } leads a counter-attack on { $at }.
event-ships = Ships bombard { $at }: points { $points }, die { $die } – { $result }.
event-raid = Bombers strike { $at }: points { $points }, die { $die } – { $result }.
event-carpet = A carpet of bombs falls on { $at }: points { $points }, die { $die } – { $result }.
event-rubble = { $unit } leaves rubble at { $at }.
event-batteries = { $unit } comes under the coast batteries: points { $points }, die { $die } – { $result }.
bomb-none = no effect
bomb-affected-1 = affected by one level
bomb-affected-2 = affected by two levels
bomb-disorganises = affected by two levels and disorganised by one
bomb-step = affected by two levels, and a step lost
roll-combat = Combat
roll-bombardment = Bombardment
roll-battery = Coast batteries
meaning-attacker-steps =
    { $n ->
        [one] The attackers lose a step.
       *[other] The attackers lose { $n } steps.
    }
meaning-defender-steps =
    { $n ->
        [one] The defenders lose a step.
       *[other] The defenders lose { $n } steps.
    }
meaning-attacker-levels =
    { $n ->
        [one] Each attacker is disorganised by a level.
       *[other] Each attacker is disorganised by { $n } levels.
    }
meaning-defender-levels =
    { $n ->
        [one] Each defender is disorganised by a level.
       *[other] Each defender is disorganised by { $n } levels.
    }
meaning-retreat = The defenders retreat { $n } hexes.
meaning-exploit = Reserves may exploit.
refuse-bombarded-already = It has been bombarded so in this phase.
refuse-closed-ground = The ground there is closed to the stack.
refuse-enemy-there = There is an enemy there.
refuse-loaded = These bombers fly already.
refuse-night = Not at night.
refuse-no-attacker-there = No attacker stands there.
refuse-no-battery = No coast battery can fire there.
refuse-no-bombers = No bombers are available.
refuse-none-loaded = No bombers have been chosen yet.
refuse-all-jump = All who are to jump jump in this night.
refuse-no-such-points = The fleet has not so many points left.
refuse-no-way-back = It cannot retreat there.
refuse-not-in-the-fight = The unit does not fight here.
refuse-not-in-this-fight = Only the hexes of this fight can be bombarded.
refuse-not-landing = The unit is not landing.
refuse-not-retreating = Another unit retreats first.
refuse-one-carpet = One carpet for each nation and turn.
refuse-only-beaches = Only beaches and batteries are bombarded before the landing.
refuse-only-carpets = Only a carpet is divided.
refuse-out-of-range = It is out of range.
refuse-two-hexes = Two hexes are the most.
refuse-two-stacks = Two stacks exploit, no more.

## The first day

event-placed = { $unit } is set up in { $at }.
event-jumps = { $unit } jumps and comes down at { $at } (die { $die }, read as { $read }).
event-drifts = { $unit } drifts and comes down at { $at } (dice { $die } and { $wind }).
event-drifts-back = { $unit } drifts towards the sea or a town and comes down at { $at } after all (dice { $die } and { $wind }).
event-gathering = Those who jumped gather: they move a hex and attack.
event-alarm = The Germans next to them wake up.
event-morning = Dawn: aircraft and ships open the day.
event-first-wave = { $unit } goes in with the first wave at { $at }.
event-across = { $unit } waits off { $at }.
event-dd-lands = { $unit } swims ashore at { $at } (die { $die }).
event-dd-sinks = { $unit } founders off { $at } (die { $die }).
event-second-wave = The second wave comes in.
event-rangers = { $unit } goes to { $at } (die { $die }).
event-reaction = The Germans react.
event-follow-up = The afternoon: the sky clears and the last waves land.
roll-jump = Jump
roll-drift = Drift
roll-dd = Swimming tanks
roll-rangers = The 5th Rangers
refuse-does-not-jump = The unit does not jump now.
refuse-not-its-zone = This is not in its drop zone.
refuse-not-its-beach = The unit does not land there.
refuse-beach-not-taken = The beach is not taken.
refuse-wave-must-attack = Those before a beach must attack it first.

## Events: the turn

event-turn = Turn { $turn } begins.
event-part = Now { $part } begins.
event-phase = { $side }: movement.
event-arrives = { $unit } arrives at { $at }.
event-end-movement = The movement phase ends.
event-end-combat = The combat phase ends.
event-end-phase = End of the phase: aircraft and ships are available again, affected markers go, headquarters are ready.
event-end-turn = Turn { $turn } ends: aircraft go back to their cups, disorganised units recover one level.
event-end-first-day = The first day ends: headquarters are ready, aircraft leave the map, disorganised units recover one level. Turn 1 is clear.
event-time = Time works for the Germans: { $points } points.
event-paris-freed = The French free { $at }.
event-game-over = The game ends: Allies { $allied }, Germans { $german }.

## Levels of victory

level-at-once = An automatic victory
level-decisive = A decisive victory
level-marginal = A marginal victory
level-historical = As in history
level-us-strategic = A strategic American victory
level-us-operational = An operational American victory
level-us-marginal = A marginal American victory
level-german-strategic = A strategic German victory
level-german-operational = An operational German victory
level-german-marginal = A marginal German victory

## Points

points-noted = Noted so far
points-cities = Cities
points-depots = Depots
points-sieges = Sieges
points-paris = Paris
points-paris-french = Paris freed by the French

## Prompts

prompt-begin = Begin the game.
prompt-make-room = Too many stand in { $at }: choose who goes on.
prompt-placing = Place the counters whose place is yours to choose, or leave them where they are.
prompt-drop = Choose who jumps, and where.
prompt-air =
    { $n ->
        [0] Assign aircraft to missions, or keep the rest available.
       *[other] Assign aircraft to missions; air superiority still needs { $n }.
    }
prompt-stock =
    { $n ->
        [one] Choose a depot for the last marker.
       *[other] Choose a depot for a marker: { $n } are left.
    }
prompt-markers = Choose the HQ that gets the next offensive marker, or keep the rest.
prompt-air-supply =
    { $n ->
        [one] Choose infantry to supply by air: one point is left.
       *[other] Choose infantry to supply by air: { $n } points are left.
    }
prompt-recovery = Choose who rests, recovers or goes home, or end the administration.
prompt-soften = Bombard beaches and batteries, or send in the first wave.
prompt-coast-guns = Choose the unit that the coast batteries shell, or hold fire.
prompt-raid = Choose the bombers over { $at }, then release.
    .title = Bombing of { $at }
prompt-movement = Choose a unit to move, or end the movement phase.
prompt-reaction = Choose a German unit that reacts, or end the movement.
prompt-waves = Choose who lands or moves, or end the movement.
prompt-moving = Choose where { $unit } goes, or let it hold.
prompt-combat = Choose an HQ to fight, or end the combat phase.
prompt-combat-nobody = No HQ can fight now: end the combat phase.
prompt-combat-first-day = Choose a hex to attack, or end the combat.
prompt-command = Choose what { $unit } attacks, or finish it.
prompt-muster = Choose who takes part in the attack on { $at } and what helps it, then commit.
prompt-answer = Choose support for the defence of { $at }, then commit.
prompt-defender-loss =
    { $n ->
        [one] Choose the defender of { $at } that loses the last step owed.
       *[other] Choose the defender of { $at } that loses a step: { $n } are owed.
    }
prompt-attacker-loss =
    { $n ->
        [one] Choose the attacker of { $at } that loses the last step owed.
       *[other] Choose the attacker of { $at } that loses a step: { $n } are owed.
    }
prompt-retreat = Choose where { $unit } retreats.
prompt-advance = Choose the stack that advances after the fight for { $at }, or none.
prompt-counter = Choose the HQ that leads a counter-attack on { $at }, or none.
prompt-exploit = Choose a reserve of { $unit } to move, or a hex to attack, or end the exploitation.
prompt-over = The game is over.
refuse-hq-not-finished = Finish the active HQ first.
refuse-no-such-thing = There is no such thing.
refuse-unit-in-hand = A unit is in hand: send it somewhere or let it hold first.

## What a player can do

action-begin = Begin
action-place = Place { $unit } in { $at }
action-end-placing = Leave the others where they stand
action-drop = { $unit } jumps on { $at }
action-assign = { $unit } flies to { $at }
action-interdict = { $unit } forbids zone { $points }
action-end-air = Keep the others available
action-stock = Store a marker at { $at }
action-send = Marker to { $unit }
action-keep = Keep the rest
action-supply = Supply { $unit } by air
action-end-supply = End of air supply
action-rest = { $unit } rests
action-recover = { $unit } recovers a step
action-enter = { $unit } comes to { $at }
action-home = { $unit } goes home
action-end-recovery = End of administration
action-battleships =
    { $points ->
        [one] { $points } battleship point on { $at }
       *[other] { $points } battleship points on { $at }
    }
action-destroyers =
    { $points ->
        [one] { $points } destroyer point on { $at }
       *[other] { $points } destroyer points on { $at }
    }
action-raid = Bomb { $at }
action-load = { $unit } takes part
action-spread = Half of the carpet on { $at }
action-release = Release
action-end-soften = Send in the first wave
action-shell = Shell { $unit }
action-no-shell = Hold fire
action-move = Move { $unit }
action-with = { $unit } goes along
action-to = Go to { $at }
action-to-region = Off the map to { $at }
action-overrun = Overrun { $at }
action-wait = Into reserve at { $at }
action-infiltrate = Infiltrate { $at }
action-hold = Hold
action-no-gliders = They do not land today
action-extend = { $unit } pays for an extended move
action-end-movement = End movement
action-activate = { $unit } fights
action-attack = Attack { $at }
action-join = { $unit } takes part
action-support = { $unit } supports
action-tas = { $unit } supports from the air
action-commit = Attack
action-answer = Answer the attack
action-end-command = Finish the HQ
action-end-combat = End combat
action-lose = { $unit } loses a step
action-retreat = { $unit } retreats to { $at }
action-advance = Advance to { $at }
action-end-advance = Nobody advances
action-counter = { $unit } counter-attacks
action-no-counter = No counter-attack
action-end-exploit = End the exploitation

## Why a decision is asked

reason-placing = The set-up leaves the place of these counters to their player.
reason-drop =
    { $n ->
        [one] One unit still has to jump.
       *[other] { $n } units still have to jump.
    }
reason-aircraft =
    { $n ->
        [one] One air counter is available.
       *[other] { $n } air counters are available.
    }
reason-superiority =
    { $n ->
        [one] One fighter-bomber must still fly air superiority.
       *[other] { $n } fighter-bombers must still fly air superiority.
    }
reason-stock =
    { $n ->
        [one] One marker has no depot yet.
       *[other] { $n } markers have no depot yet.
    }
reason-markers = The sides send markers to HQs by turns; without one an HQ does not fight.
reason-air-supply =
    { $n ->
        [one] One stacking point of infantry can be supplied by air.
       *[other] { $n } stacking points of infantry can be supplied by air.
    }
reason-recovery = Units away from the enemy may rest; those who rested recover.
reason-soften = Beaches and batteries can be bombarded before the landing.
reason-coast-guns = Coast batteries in range may shell one landing unit.
reason-may-move =
    { $n ->
        [one] One unit can still move.
       *[other] { $n } units can still move.
    }
reason-first-day = Next on the first day: { $next }.
reason-gathering = Those who jumped move one hex.
reason-alarm = Germans next to an enemy may enter confusion or attack.
reason-half-movement = On the first day units move half.
reason-points = It has { $points } movement points.
reason-interdiction = To leave, the die with { $add } added must stay below { $value }.
reason-leaves-zone = Leaving the enemy zone costs { $points } more.
reason-free-fights = This turn fights cost no markers.
reason-combat = HQs act one after another; each fight phase of an HQ costs a marker.
reason-nobody-fights = An HQ needs a marker, and an enemy that its units can attack.
reason-ships = { $fleet }: battleship points left { $battleships }, destroyer points { $destroyers }.
reason-weather = Weather: { $weather }.
reason-storm = Weather: storm. No landings, no ships, no aircraft.
fleet-western = Western fleet
fleet-eastern = Eastern fleet
reason-command = Its units within reach may attack, each once.
reason-muster = Units next to the target and under this HQ take part.
reason-answer = The defender may add an HQ in range, aircraft or bombardment before the die.
reason-loss =
    { $n ->
        [one] One step is owed; its owner chooses.
       *[other] { $n } steps are owed; their owner chooses.
    }
reason-retreat = The ways with the fewest losses are open.
reason-advance = One stack may advance one or two hexes, whatever the ground.
reason-counter = A ready HQ within two hexes may strike back.
reason-exploit = Two stacks in reserve may move and attack.
reason-raid = Medium and heavy bombers of the right nation may take part.

## What wins

goal-points = Points at the end decide: 25 more than the other side are a marginal victory, 50 a decisive one; zero is history. The Allies gain by losses, cities, depots, sieges and Paris, the Germans by losses and by every turn that passes.
goal-standing = Points now: Allies { $allied }, Germans { $german }, a difference of { $margin }; { $turns } turns to go.
goal-cherbourg = The Americans need both hexes of Cherbourg: by the end of turn 2 it is a strategic victory, of turn 3 an operational, of turn 4 a marginal one. Otherwise the Germans win.
goal-cherbourg-standing = Turns to go: { $turns }

## What is at stake

prospect-attacker-loses = The attackers lose steps
prospect-defender-loses = The defenders lose steps
prospect-retreat = The defenders retreat
prospect-exploit = Reserves may exploit
prospect-affected-1 = Affected by one level
prospect-affected-2 = Affected by two levels
prospect-drifts = Drifts a hex
prospect-disorganised = Comes down disorganised
prospect-infiltrates = Gets through
prospect-leaves = Gets out
warning-unmoved =
    { $n ->
        [one] One unit has not moved.
       *[other] { $n } units have not moved.
    }
warning-unused-hqs =
    { $n ->
        [one] One HQ could still fight.
       *[other] { $n } HQs could still fight.
    }
warning-heavy = Heavy bombers give the Germans { $points } points each.

## A way over the map

leg-leaves-zone = Leaves an enemy zone
leg-river = Across a river
leg-road = Road or railway
leg-rubble = Rubble
leg-zone = Enemy zone: stop

## Cards and legend

card-arrival = Comes on turn { $turn }
card-attack = Attack
card-defence = Defence
card-movement = Movement
card-bombs = Bombardment points
card-defender = Columns for the defender: { $ground }
card-depot = { $kind }
card-elite = Elite
card-supplied = In supply until the next check
card-cup = Comes
card-siege = Allied defence needed for a siege
card-enter = Enter: { $ground }
card-foot = on foot
card-motor = motorised
card-interdiction = Interdiction: base value
card-interdiction-air = Interdiction: added to the die
card-landing = Lands in a phase
card-led = Commanded by
card-markers = Offensive markers, of { $of }
card-no-tas = No air support here
card-points = Victory points
card-stacked = Stacking points here, of { $of }
card-stacking = Stacking value
card-steps = Steps, of { $of }
card-support = Columns in support
card-village = Town: the defender may choose its houses
legend-columns = columns
legend-village = Town
legend-river = River
legend-river-major = Large river
legend-road = Road
legend-main-road = Main road
legend-rail = Railway
port-closed = closed
port-building = under construction
port-open = open
port-full = full capacity
port-destroyed = destroyed
table-bombardment = Bombardment table
    .sums = { $attack } points

## Overlays

overlay-zones-allied = Allied zones
overlay-zones-german = German zones
overlay-supply-us = American supply
overlay-supply-british = British supply
overlay-supply-german = German supply
overlay-command-allied = Reach of Allied HQs
overlay-command-german = Reach of German HQs
overlay-command-active = Reach of the active HQ
overlay-support-active = Support of the active HQ
overlay-held = Held by the Allies
overlay-stacking = Stacking points
overlay-interdiction = Tactical interdiction
overlay-strategic = Strategic interdiction

## Marks and states

mark-allied = In Allied hands
mark-confusion = Confusion
mark-depot = Depot
mark-depot-full = Depot at full capacity
mark-depot-building = Depot under construction
mark-depot-destroyed = Depot destroyed
mark-german-depot = German depot
mark-interdiction = Zone forbidden by fighter-bombers
mark-raid = Target of the bombers
mark-rubble = Rubble
mark-siege = Siege
mark-storm = Storm
mark-target = Target
state-out-of-supply = out of supply
state-rest = at rest
state-reserve = in reserve
state-finished = finished
state-disorganised-1 = disorganised, level 1
state-disorganised-2 = disorganised, level 2
state-affected-1 = affected, level 1
state-affected-2 = affected, level 2
state-marker-1 = with one offensive marker
state-marker-2 = with two offensive markers
state-confusion = in confusion

## Phases and tracks

map-main = Normandy
map-strategic = France
phase-logistics = Logistics
phase-administration = Administration
phase-air = Allied air phase
phase-placing = Set-up by choice
phase-movement = { $seat }, { $part }: movement
phase-combat = { $seat }, { $part }: combat
phase-first-day = { $seat }: { $step } ({ $n } of { $of })
phase-over = End of the game
track-turn = Turn
track-part = Phase
track-weather = Weather
track-adjustment = Weather adjustment
track-allied-points = Allied points
track-german-points = German points
track-margin = Allied lead
track-reserve-markers = Markers in the Allied reserve
track-german-markers = Markers in German depots
track-air-ready = Aircraft available
track-west-battleships = Western fleet: battleships
track-west-destroyers = Western fleet: destroyers
track-east-battleships = Eastern fleet: battleships
track-east-destroyers = Eastern fleet: destroyers
track-infantry = Replacements: infantry
track-luftwaffe = Replacements: Luftwaffe
track-panzergrenadiers = Replacements: Panzergrenadiers
track-panzers = Replacements: Panzers

## What a bot weighs

term-points = Victory points
term-strength = Strength
term-progress = Progress
term-order = Order

## Further refusals

refuse-depots-carry-no-more = The depots of the army land no more markers this turn.
refuse-impassable = The hex is impassable.
refuse-no-armour = Armour enters marsh by road only.
refuse-only-to-own-region = Out of confusion only to a box of your own.
refuse-one-by-one = Here units go one by one.
refuse-rising-alone = The rising fights only beside Allied troops.

## Houses or ground

action-houses = Hold the houses
action-ground = Hold the ground
event-houses = The defenders of { $at } hold the houses.
event-ground = The defenders of { $at } hold the ground about the houses.
prompt-cover = Choose whether houses or ground count in the defence of { $at }.
reason-cover = Houses keep aircraft away, the ground may give more columns.

## Results of the tables, by their codes

result-0_0-1_2RE = Attackers: unharmed; defenders: a step, disorganised by 2 levels; the defenders retreat; reserves may exploit
result-0_0-2_1RE = Attackers: unharmed; defenders: 2 steps, disorganised by a level; the defenders retreat; reserves may exploit
result-0_0-2_2RE = Attackers: unharmed; defenders: 2 steps, disorganised by 2 levels; the defenders retreat; reserves may exploit
result-0_0-3_0RE = Attackers: unharmed; defenders: 3 steps; the defenders retreat; reserves may exploit
result-0_1-1_1R = Attackers: disorganised by a level; defenders: a step, disorganised by a level; the defenders retreat
result-0_1-1_2R = Attackers: disorganised by a level; defenders: a step, disorganised by 2 levels; the defenders retreat
result-1_0-1_0 = Attackers: a step; defenders: a step
result-1_0-1_1 = Attackers: a step; defenders: a step, disorganised by a level
result-1_0-1_1R = Attackers: a step; defenders: a step, disorganised by a level; the defenders retreat
result-1_1-0_0 = Attackers: a step, disorganised by a level; defenders: unharmed
result-1_1-0_1 = Attackers: a step, disorganised by a level; defenders: disorganised by a level
result-1_1-1_0 = Attackers: a step, disorganised by a level; defenders: a step
result-2_0-0_0 = Attackers: 2 steps; defenders: unharmed
result-2_1-0_0 = Attackers: 2 steps, disorganised by a level; defenders: unharmed
result-- = No effect
result-A1 = Affected by one level
result-A2 = Affected by two levels
result-D1 = disorganised by one level
result-step = a step lost
