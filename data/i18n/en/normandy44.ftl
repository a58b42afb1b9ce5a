### English: Normandy '44.
### Kinds of unit are singular: an event may name a kind where the viewer may not know the unit.

## Game and scenarios

game-normandy44 = Normandy '44
    .about = Drop behind five beaches, land under fire, and fight for every hedgerow with zones that bind and defenders who will not go.
    .dates = 6 – 27 June 1944
scenario-campaign = The campaign
    .about = Lead the Allies or the Germans from the drops of 6 June to the fall of Cherbourg: ten points for towns beyond the line that history reached win for the Allies after 22 turns, unless one side breaks sooner. Ten hours or more.
scenario-seven-turns = Seven days
    .about = The first week of the campaign with all its rules: link the beaches, take towns beyond the reach of the guns and hold the drop zones. Fourteen points win for the Allies after seven turns, in three to four hours.
scenario-cherbourg = Cherbourg
    .about = The Americans alone, from the drops behind Utah to the land front of Cherbourg: take Carentan, and reach the fortress or cut it off, within twelve turns. Two to three hours.
    .start = Start here

## Seats, scenarios' options

seat-allied = Allies
seat-german = Germans
seat-us = First US Army
seat-uk = Second British Army
seat-panzer = Panzer Group West
seat-army7 = Seventh Army
option-historical_weather = Historical weather: storms on 19, 20 and 21 June and never else
option-flank_fire = Flanking fire: neighbours who are not attacked help the defence
option-naval_batteries = Naval batteries: ships must keep the coast guns down until they fall
option-solitaire = Solitaire: limits on supply, aircraft and positions for one player on both sides
option-players = Players
option-players-2 = Two: Allies and Germans
option-players-3 = Three: First US Army, Second British Army, and the Germans
option-players-4 = Four: First US Army, Second British Army, Panzer Group West and Seventh Army

## Armies, stores, pools, zones, weather

army-us = First US Army
army-uk = Second British Army
army-german = German army
store-us = First US Army
store-uk = Second British Army
store-army7 = Seventh Army
store-cherbourg = Fortress Cherbourg
store-panzer = Panzer Group West
pool-us-infantry = US infantry
pool-us-armour = US armour
pool-us-airborne = US airborne
pool-uk-infantry = British infantry
pool-uk-armour = British armour
pool-uk-airborne = British airborne
pool-ca-infantry = Canadian infantry
pool-german-infantry = German infantry
pool-german-armour = German armour
zone-green = green entry zone
zone-blue = blue entry zone
zone-red = red entry zone
zone-orange = orange entry zone
weather-storm = storm
weather-overcast = overcast
weather-fair = fair

## Ways of coming

way-setup = on the map at the start
way-assault = with the first wave
way-wave = with the second wave
way-drop = by parachute
way-glider = by glider
way-britain = from Great Britain
way-mobilisation = by mobilisation
way-edge = by the map edge
way-cadre = from the cadre box

## Nations

nation-us = First US Army
nation-uk = British
nation-ca = Canadians
nation-de = German Army
nation-ss = Waffen-SS
nation-lw = Luftwaffe
nation-navy = Kriegsmarine
nation-todt = Organisation Todt
nation-ost = Eastern battalions

## Terrain

terrain-clear = Open ground
terrain-mixed = Mixed ground
terrain-bocage = Bocage
terrain-woods = Woods
terrain-flooded = Flooded ground
terrain-marsh = Marsh
terrain-city = City
terrain-town = Town

## Halving

half-airfield = { $unit } attacks across the airfield: half
half-flood = { $unit } attacks across a flooded side: half
half-landed = { $unit } has just landed: half
half-not-main = { $unit } is not of the main assault force: half
half-out-of-flood = { $unit } attacks out of flooded ground: half
half-perimeter = { $unit } attacks across the perimeter of Cherbourg: half
half-river = { $unit } attacks across a river: half
half-unsupplied = { $unit } is out of supply: half

## Sums

tally-attacker = { $unit } attacks
    .short = { $unit }
tally-defender = { $unit } defends
    .short = { $unit }
tally-bonus = Defence bonus: { $ground }
tally-bonus-capped = Defence bonus: { $ground }, no more than the printed strength
tally-limit = Limit of 18 factors
shift-air = Aircraft
shift-armour = Armour: { $unit }
shift-artillery = Artillery: { $unit }
shift-crossing = Main assault force across water
shift-defending-armour = Armour in the defence
shift-defending-tiger = Tigers in the defence: { $unit }
shift-flank = Flanking fire
shift-hilltop = Hilltop
shift-jabo = Fighter-bombers
shift-low-quality = Poor troops in the attack
shift-quality = Better troops: { $unit }
shift-ships = Ships
shift-strategic = Defenders on the march
shift-tiger = Tigers: { $unit }
beyond-jabo = Fighter-bombers may take up to three columns away.
beyond-lead = Who is the main assault force is not settled yet.
table-combat = Combat table

## Rolls

roll-weather = Weather
roll-attrition = Attrition
roll-jabo = Fighter-bombers
roll-combat = Combat
roll-drop = Drop
roll-invasion = Beach assault
roll-tanks = Assault tanks
roll-rangers = 5th Rangers
roll-stand = Determined defence

## Events

event-weather = Weather { $number }, { $weather } (die { $die }).
event-player-turn = { $seat }: the player turn begins.
event-asks = { $seat } is asked to help.
event-grants = { $seat } lends the help.
event-denies = { $seat } declines to help.
event-air = Aircraft of the { $army } support the attack.
event-ships = Ships of the { $army } open fire.
event-gun = { $unit } gives artillery support.
event-attrition-loss = { $unit } wastes away at { $at }: a step is lost (die { $die }, modifier { $modifier }).
event-attrition-none = { $unit } holds together at { $at } (die { $die }, modifier { $modifier }).
event-becomes-cadre = { $unit } is down to a cadre at { $at }: { $cadre }.
event-digs = { $unit } digs in at { $at }.
event-position = The position at { $at } is finished.
event-eliminated = { $unit } is eliminated at { $at }.
event-loses-step = { $unit } loses a step at { $at }.
event-enters = { $unit } enters the map at { $from } and goes to { $to }.
event-lands = { $unit } lands at { $from } and goes to { $to }.
event-evacuated = { $unit } is taken off from { $from }.
event-moves = { $unit } moves from { $from } to { $to }.
event-moves-far = { $unit } marches strategically from { $from } to { $to }.
event-rides = { $unit } goes by lorry from { $from } to { $to }.
event-mulberry-begun = The { $army } begins its Mulberry at { $at }: ready on turn { $turn }.
event-mulberry-delayed = Germans delay the Mulberry of the { $army } at { $at } to turn { $turn }.
event-mulberry-finished = The Mulberry of the { $army } at { $at } works.
event-mulberry-lost = The Mulberry of the { $army } at { $at } is lost for good.
event-prepares-attack = Attack on { $at }.
event-rebuilt = { $unit } is brought up to strength at { $at }.
event-returns = { $unit } returns to the fight at { $at }.
event-released = { $unit } may move from now on.
event-supplied = { $unit } is in supply again.
event-unsupplied = { $unit } is out of supply.
event-isolated = { $unit } is isolated.
event-transferred = { $unit } is brought from { $from } to { $to }.
event-withdrawn = { $unit } leaves the battle.

## Refusals

refuse-air-limit = No more aircraft may support this attack.
refuse-alone-by-road = Strategic and lorry movement ends in an empty hex.
refuse-already-fought = This unit has already fought in this phase.
refuse-already-moved = This unit has already moved in this phase.
refuse-already-there = The unit is already in that hex.
refuse-armour-in-storm = In this scenario the armour replacement serves in a storm only.
refuse-artillery-limit = No more artillery may shift this attack.
refuse-at-full-strength = This unit is at full strength.
refuse-attacked-already = That hex has already been attacked in this phase.
refuse-begins-in-zone = The unit begins in an enemy zone.
refuse-bombardment-over = The ships cannot shell Cherbourg, or have done so already.
refuse-bond = A bond of enemy zones bars the hex.
refuse-cherbourg-cut-off = Cherbourg has no line of supply to the south edge.
refuse-defends-only = This unit can only defend.
refuse-dig-in-movement = Positions are begun in the movement phase.
refuse-dig-in-storm = Nobody begins a position in a storm.
refuse-dig-infantry = Only units of infantry type build positions.
refuse-dig-not-here = No position can be built here: a city, a strongpoint or a position is there.
refuse-dig-replaced = A unit that took a replacement does not build.
refuse-dig-too-early = German positions may be begun from turn 5.
refuse-digging-in-hex = Nobody attacks out of a hex where a position is being begun.
refuse-dispersed = This unit is dispersed.
refuse-disrupted = This unit is disrupted.
refuse-division-in-contact = A unit of the division stands beside an enemy.
refuse-division-unsupplied = A unit of the division is out of supply.
refuse-enemy-there = Enemy units are in that hex.
refuse-engineers-land-again = Beach engineers come back by way of Great Britain.
refuse-far-from-division = No other unit of its division is within five hexes.
refuse-german-gun-once = A German headquarters or rocket brigade gives one shift to an attack.
refuse-german-lorries = Only the Germans have the lorries.
refuse-group-full = The battle group would be larger than six factors.
refuse-gun-spent = It has moved, retreated or fired, and is not ready.
refuse-hq-in-a-city = A lost headquarters returns in a city.
refuse-immobile = This unit never moves.
refuse-is-mechanised = Mechanised units need no lorries.
refuse-joined-already = This unit already takes part.
refuse-landing-is-tactical = Landed units use tactical movement only.
refuse-lost-for-good = This unit is lost for good: no cadre stands for it.
refuse-named-by-first = This formation is named by another of its units.
refuse-needs-no-supply = Rocket brigades use no supply points of that store.
refuse-never-replaced = Such a unit is never replaced.
refuse-no-air-force = Only the Allies have aircraft.
refuse-no-aircraft = No aircraft of that army is left this turn.
refuse-no-artillery = This unit gives no artillery support.
refuse-no-enemy-there = There is no enemy in that hex.
refuse-no-entry-hex = No entry hex of its colour is open.
refuse-no-entry-in-reserve = Nobody comes into play in the reserve phase.
refuse-no-group = No battle group can be made here.
refuse-no-haven = Units return on a headquarters or in a town that is held, supplied and free of enemy zones.
refuse-no-heavy-tanks = Tigers and Panthers need the armour replacement of a weather of 1, used at once.
refuse-no-landing-there = The unit cannot land there.
refuse-no-marker = No marker of that kind is left.
refuse-no-markers-here = In this scenario the Germans have neither strategic movement nor lorries.
refuse-no-mobilisation-hex = No mobilisation hex of the division is free of enemies and their zones.
refuse-no-more-digging = No more positions may be begun this turn.
refuse-no-mulberry = That army's Mulberry does not work yet.
refuse-no-open-beach = No open beach or harbour has room for this unit.
refuse-no-own-position = There is no position of yours in that hex.
refuse-no-points = The army has not the { $points } reinforcement points that this unit costs.
refuse-no-points-left = The army has too few reinforcement points left.
refuse-no-position-marker = All markers of positions are on the map.
refuse-no-reserve-state = In its state this unit cannot be in reserve.
refuse-no-ships = No ships are at hand.
refuse-no-transfer = The artillery of the Cotentin cannot be sent to Cherbourg now.
refuse-no-way-in = Such a unit cannot go into that hex.
refuse-nobody-adjacent = No unit that can still attack is beside that hex.
refuse-nobody-joined = No unit takes part yet.
refuse-none-on-turn-1 = No replacements are used on turn 1.
refuse-not-a-german-store = That is not a German store.
refuse-not-a-hex = This is not a hex of the map.
refuse-not-a-strongpoint = This is not a strongpoint on the map.
refuse-not-adjacent = This unit is not beside the target.
refuse-not-airborne = This unit is of no airborne division.
refuse-not-attached = This unit is not merely attached to the main assault force.
refuse-not-before-turn-2 = Nobody comes from Great Britain before turn 2.
refuse-not-due = This unit is due on turn { $turn }.
refuse-not-in-play = This unit is not in play.
refuse-not-in-reserve = This unit is not in reserve.
refuse-not-in-reserve-phase = This cannot be done in the reserve phase.
refuse-not-in-the-attack = This unit does not take part in the attack.
refuse-not-its-store = It may not draw on that store.
refuse-not-lost = This unit is not among the losses.
refuse-not-mechanised = Only mechanised units move strategically.
refuse-not-on-a-beach = This unit is not on a landing beach.
refuse-not-on-the-map = This unit is not on the map.
refuse-not-on-turn-1 = Neither strategic movement nor lorries on turn 1.
refuse-not-your-unit = This unit does not belong to the side whose turn it is.
refuse-odds-too-low = No attack begins below one to three.
refuse-one-airborne = An airborne division takes one replacement a turn.
refuse-one-mobilised = One unit of each box is mobilised a turn, from turn 2.
refuse-one-replacement = A unit takes one replacement a turn.
refuse-one-ship = One naval unit takes part in a combat at most.
refuse-only-allied-movement = Only Allied units are evacuated, in their movement phase.
refuse-only-allied-supply = Only the Allies buy supply points.
refuse-only-german-turn = Strongpoints are given up in the German turn.
refuse-ost-on-turn-1 = Eastern battalions do not move on turn 1.
refuse-other-army = Units of the other army are involved.
refuse-out-of-bounds = That hex is out of bounds for this unit.
refuse-out-of-naval-zone = The hex lies outside the zone of naval bombardment.
refuse-out-of-range = The hex is out of range.
refuse-out-of-supply = The unit has no line of supply.
refuse-partner = This belongs to your partner's command.
refuse-partner-declined = Your partner has declined such help in this fight.
refuse-store-of-partner = That store serves the other German command.
refuse-not-so-many = There are not so many points to divide.
refuse-pool-empty = No replacement of that kind is left.
refuse-replaced-one-hex = A unit with a replacement goes one hex at most, and into no enemy zone.
refuse-replacement-in-hex = Nobody attacks out of a hex where a replacement arrived.
refuse-reserve-moved = A unit goes into reserve only by staying, or for one point away from enemy zones.
refuse-restricted = This unit may not move until it is released.
refuse-ships-at-cherbourg = The ships are before Cherbourg this turn.
refuse-store-empty = That store has no supply point left.
refuse-store-full = That store is full.
refuse-storm = Not in a storm.
refuse-tactical-only = In its state this unit uses tactical movement only.
refuse-too-far = The hex is too far for a unit with { $points } movement points.
refuse-transfer-to-cherbourg = It goes only to a city hex of Cherbourg in German hands.
refuse-two-evacuated = Two units have left from this beach hex this turn.
refuse-zone-by-road = Strategic and lorry movement enters no enemy zone.

## Actions

action-begin = Begin the turn
action-deal-army7 = A supply point to the Seventh Army
action-deal-cherbourg = A supply point to Fortress Cherbourg
action-divide = { $n ->
    [0] None for Panzer Group West, all for the Seventh Army
    [one] One supply point for Panzer Group West
   *[other] { $n } supply points for Panzer Group West
    }
action-grant = Lend it
action-deny = Do not lend it
action-take-british = British infantry
action-take-canadian = Canadian infantry
action-drop = Let the paratroops jump
action-assault = Assault { $at }
action-land = Land at { $at }
action-rebuild = Replace a step of { $unit }
action-return = { $unit } returns at { $at }
action-buy-us = Buy a supply point: First US Army
action-buy-uk = Buy a supply point: Second British Army
action-end-replacement = End replacements
action-move = Move { $unit }
action-to = Go to { $at }
action-reserve = Into reserve at { $at }
action-dig = Build a position
action-strategic = Strategic movement
action-lorries = By lorry
action-evacuate = Back to Great Britain
action-hold = Hold
action-transfer = { $unit } to Cherbourg, { $at }
action-release = { $unit } leaves the reserve
action-abandon = Give up { $unit }
action-raze = Remove the position at { $at }
action-end-movement = End movement
action-strafe = Strafe { $at }
action-end-strafing = Fly the missions
action-attack = Attack { $at }
action-join = { $unit } takes part
action-ready = All are there
action-lead = Main assault force: that of { $unit }
action-lead-odds = Main assault force: that of { $unit }, { $column }
action-group = Battle group with { $unit }
action-detach = { $unit } is not attached
card-guns = Artillery
card-air = Aircraft
card-ships = Ships
action-gun = Artillery: { $unit }
action-gun-army7 = Artillery: { $unit }, with a point of the Seventh Army
action-gun-cherbourg = Artillery: { $unit }, with a point of Cherbourg
action-gun-panzer = Artillery: { $unit }, with a point of Panzer Group West
action-werfer = Rockets: { $unit }
action-air-us = American aircraft
action-air-uk = British aircraft
action-ships-us = American ships
action-ships-uk = British ships
action-commit = Attack
action-end-combat = End combat
action-lose = { $unit } takes the loss
action-remove = Remove { $unit }
action-stand = { $unit } leads the defence
action-stand-odds = { $unit } leads: modifier { $modifier }, holds on { $ways } of 6
action-desperate = Stay at any price
action-withdraw = Retreat
action-retreat = { $unit } retreats to { $at }
action-advance = { $unit } advances to { $at }
action-keep = { $unit } into reserve
action-end-advance = End the advance
action-recall = Send home the division of { $unit }
action-end-turn = End the turn

## Prompts

prompt-initial = Begin the turn: the die of the weather.
prompt-supply = Give out the German supply points: { $points } left.
prompt-divide = Decide how many of the { $points } German supply points Panzer Group West gets.
prompt-lend-air = Your partner asks for one of your aircraft in the fight for { $at }.
prompt-lend-gun = Your partner asks for the guns of { $unit } in the fight for { $at }.
prompt-lend-unit = Your partner asks that { $unit } take part in the attack on { $at }.
prompt-choice = Choose British or Canadian infantry.
prompt-glider = Choose where { $unit } lands.
prompt-drop = Let the airborne divisions jump.
prompt-invasion = Choose the next beach to assault.
prompt-replacement = Use replacements, or end the phase.
prompt-movement = Choose a unit to move, or end the movement phase.
prompt-reserve-movement = Move the units in reserve, or end their movement.
prompt-moving = Choose where { $unit } goes, or what it does instead.
prompt-strategic = Choose how far { $unit } goes by road.
prompt-lorries = Choose where the lorries take { $unit }.
prompt-excess = Too many are in { $at }: choose who is removed.
prompt-strafe = Choose the hexes to strafe, then fly.
prompt-combat = Choose a hex to attack, or end the combat phase.
prompt-reserve-combat = Choose a hex that reserves attack, or end their combat.
prompt-muster = Choose who attacks { $at }.
prompt-lead = Choose the main assault force against { $at }.
prompt-support = Choose support for the attack on { $at }, then attack.
prompt-attacker-loss = Choose the attacker of { $at } that takes the loss.
prompt-defender-loss = Choose the defender in { $at } that takes the loss.
prompt-answer = Hold { $at } by a determined defence, or retreat.
prompt-desperate = Stay in { $at } for two steps, or be lost in the retreat.
prompt-retreat = Retreat from { $at } by { $hexes } hexes.
prompt-advance = Choose who advances after the fight for { $at }, or end the advance.
prompt-final = Send an airborne division home, or end the turn.
prompt-over = The game is over.

## Phases

phase-initial = Initial phase
phase-invasion = { $seat }: invasion
phase-replacement = { $seat }: replacements
phase-movement = { $seat }: movement
phase-combat = { $seat }: combat
phase-reserve-movement = { $seat }: reserve movement
phase-reserve-combat = { $seat }: reserve combat
phase-final = Final phase
phase-over = End of the game

## Reasons

reason-advance = Two hexes in any direction; the emptied hex helps against zones.
reason-landed = The beach is theirs; from it they may go one hex farther.
reason-landed-loss = On a beach infantry takes the loss; tanks have a die of their own.
reason-limited = Only the emptied hex may be entered.
reason-allowance = It has { $points } movement points.
reason-storm = Storm: no ships, nobody lands, one artillery column to a fight.
reason-overcast = Overcast { $n }: German vehicles pay ½ on main roads.
reason-fair = Fair { $n }: German vehicles two points less and ½ on main roads; fighter-bombers meet each German attack.
reason-answer = A roll may cancel the retreat; the lead unit and its support decide the modifier.
reason-stand-ground = The table: { $ground }.
reason-lead-quality = { $unit } leads: quality { $own }, support { $help }, modifier { $modifier }: holds on { $ways } of 6.
reason-lead-armour = { $unit } leads: armour compared { $own }, support { $help }, modifier { $modifier }: holds on { $ways } of 6.
reason-help-adds = Support is declared before the roll and adds one: { $unit } would hold on { $ways } of 6.
footing-open = open or flooded ground
footing-other = other ground
footing-position = a position
footing-strongpoint = a strongpoint or a city
reason-choice = In a storm one infantry replacement is for either.
reason-divide = The Germans who face the British have the last word; the others go to the Seventh Army or to Cherbourg.
reason-consent = What is yours helps in a partner’s fight only with your word.
reason-desperate = Every way back would destroy the defenders.
reason-excess = Four stacking points and one silhouette fit a hex.
reason-givers = Those who gave a column pay for it.
reason-lead = One formation attacks in full, the others at half; up to six factors of anybody make a battle group.
reason-leaves-zone = Leaving the enemy zone costs a point more.
reason-recall = An airborne division that goes home never returns.
reason-retreat = The owner chooses among the ways with the fewest losses.
reason-supply = Points stay where they are given.
reason-support = Artillery, aircraft and ships are declared before the roll.
reason-tactical = In its state it may only go one or two hexes.

## Stakes

stake-crowded = Too many are in { $at }: some will be removed.
stake-eliminated = { $unit } is eliminated.
stake-last-step = It is the last step: if the stand costs it, the attacker may take the hex.
stake-helped = With it { $unit } holds
stake-desperate = Two steps are lost, the first of your choice, the second of the attacker’s; the hex is held.
stake-desperate-last = The last two steps are lost, and the attacker may take the hex.
stake-retreat-free = The retreat costs no step; who retreats is disrupted.
stake-never-back = The division of { $unit } never comes back.

## Legs

leg-enters = Enters the map
leg-flood = Over floods
leg-leaves-zone = Leaves an enemy zone
leg-major = Across a major river
leg-minor = Across a minor river
leg-primary = Main road
leg-secondary = Secondary road
leg-tactical = Tactical movement
leg-zone = Enemy zone: stop

## Legend, overlays

legend-bonus = bonus
legend-primary = Main road
legend-secondary = Secondary road
overlay-bonds-allied = Allied bonds
overlay-bonds-german = German bonds
overlay-broken-allied = Allied bonds, cancelled
overlay-broken-german = German bonds, cancelled
overlay-entries = Entry hexes
overlay-held = Held by the Allies
overlay-lines-allied = Allied lines of supply
overlay-lines-german = German lines of supply
overlay-ships = Zone of naval bombardment
overlay-stacking = Stacking points
overlay-without-allied = Allied units without a line of supply
overlay-without-german = German units without a line of supply
overlay-supply-allied = Allied supply
overlay-supply-german = German supply
overlay-towns = Towns and cities
overlay-zones-allied = Allied zones
overlay-zones-german = German zones

## Marks, tracks

mark-allied = Held by the Allies
mark-digging = Position being built
mark-mulberry = Mulberry
mark-mulberry-coming = Mulberry under construction
mark-mulberry-destroyed = Mulberry destroyed
mark-position = Improved position
mark-strafed = To be strafed
mark-target = Target
track-air-uk = British air units
track-air-us = US air units
track-allied-points = Allied points
track-german-points = German points
track-broken-uk = British units broken
track-broken-us = US units broken
track-ca-infantry = Replacements: Canadian infantry
track-digs-german = German positions to begin
track-digs-uk = British positions to begin
track-digs-us = US positions to begin
track-german-armour = Replacements: German armour
track-german-infantry = Replacements: German infantry
track-points-uk = British reinforcement points
track-points-us = US reinforcement points
track-ships-uk = British naval units
track-ships-us = US naval units
track-supply-army7 = Supply: Seventh Army
track-supply-cherbourg = Supply: Fortress Cherbourg
track-supply-panzer = Supply: Panzer Group West
track-supply-uk = Supply: Second British Army
track-supply-us = Supply: First US Army
track-turn = Turn
track-uk-airborne = Replacements: British airborne
track-uk-armour = Replacements: British armour
track-uk-infantry = Replacements: British infantry
track-us-airborne = Replacements: US airborne
track-us-armour = Replacements: US armour
track-us-infantry = Replacements: US infantry
track-weather = Weather

## Cards

card-antitank = Antitank value
card-armour = Armour value
card-arrival = Comes on turn { $turn }
card-bonus = Defence bonus: { $ground }
card-cost = Reinforcement points
card-defence-only = Strength, in defence only
card-entry = Entry hex
card-foot = on foot
card-ground = Ground
card-held = Held by
card-hilltop = Hilltop: columns for the attacker
card-mechanised = mechanised
card-movement = Movement
card-naval = Within the zone of naval bombardment
card-points = Victory points
card-pool = Replaced from
card-no-tanks = No armour shift for who attacks here
card-impassable = Impassable sides
card-position = Improved position
card-quality = Troop quality
card-range = Range in hexes
card-restricted = May not move until it is released
card-stacked = Stacking points, of { $of }
card-stacking = Stacking points
card-stands-for = Stands for
card-steps = Steps of { $of }
card-strength = Strength

## Meanings

meaning-nothing = No effect.
meaning-a1 = The attacker loses a step.
meaning-a1dr = The attacker loses a step; the defender retreats or makes a determined defence.
meaning-ex = Each side loses a step of the other's choice; nobody retreats.
meaning-dr = The defender retreats or makes a determined defence.
meaning-a1d1 = Each side loses a step; the defender retreats or makes a determined defence.
meaning-d1 = The defender loses a step, and retreats or makes a determined defence.
meaning-a1d2 = The defender loses two steps and retreats four hexes; the attacker loses one if there were two.
meaning-dh = The defender loses half his steps and retreats four hexes.
meaning-a2d1 = The attacker loses two steps, the strongpoint is lost.

## Results

result-A1 = The attacker loses a step
result-EX = A step each, no retreat
result-DR = The defender retreats or stands
result-D1 = The defender loses a step, and retreats or stands
result-DH = Half the defender's steps are lost, the rest retreat four hexes
result-A1-DR = The attacker loses a step; the defender retreats or stands
result-A1-D1 = A step each; the defender retreats or stands
result-A1-D2 = The attacker loses a step, the defender two, and retreats four hexes
result-A2-D1 = The attacker loses two steps, the strongpoint is lost
result-S = Dispersed
result-S1 = Dispersed, a step lost
result-S2 = Dispersed, two steps lost
result-fails = It fails: the retreat stands
    .short = fails
result-fails-1 = It fails, and the lead unit loses a step
    .short = fails −1
result-holds-1 = It holds; the lead unit loses a step
    .short = holds −1
result-holds-EX = It holds; the lead unit and the main assault force lose a step
    .short = holds EX
result-holds-A1 = It holds; an attacker loses a step
    .short = holds A1
result-holds-A1-gone = It holds; an attacker loses a step, and the position is gone
    .short = holds A1*

## Tables, rolls

table-stand = Determined defence
table-invasion = Invasion combat
table-dispersal = Airborne dispersal
roll-strafing = Strafing

## Events

event-advances = { $unit } advances from { $from } to { $to }.
event-retreats = { $unit } retreats from { $from } to { $to }.
event-combat-roll = The fight for { $at }: die { $die }, { $result }.
event-combat-below = The fight for { $at } falls below the table: { $result } without a roll.
event-invasion-roll = The assault on { $at }: die { $die }, { $result }, advance { $advance }.
event-desperate = The defenders stay in { $at } at any price.
event-drops-intact = { $unit } drops on { $at } in good order (die { $die }).
event-great-storm = The great storm rages in the Channel.
event-joins = { $unit } takes part.
event-landing-fails = The landing at { $at } fails.
event-storms = { $unit } takes { $at }.
event-rangers-follow = The 5th Rangers follow the 2nd (die { $die }).
event-rangers-omaha = The 5th Rangers turn to Omaha (die { $die }).
event-razed = The position at { $at } is removed.
event-reserve = { $unit } goes into reserve.
event-strafe-planned = { $at } will be strafed.
event-strafed = { $unit } is strafed at { $at } and disrupted (die { $die }, modifier { $modifier }).
event-strafed-none = { $unit } is strafed at { $at } without effect (die { $die }, modifier { $modifier }).
event-tanks-land = The tanks of { $unit } come ashore (die { $die }).
event-tanks-sink = Tanks of { $unit } sink (die { $die }).
event-two-goals = Two of three great goals are the Allies': they win at once.
event-edge-reached = An Allied unit in supply stands on the edge of the map: the Allies win at once.
event-beaches-closed = Three beaches or harbours are closed: the Germans win at once.
event-army-broken = An Allied army has lost too many of its great units: the Germans win at once.
decided-allied-at-once = The Allies win at once.
decided-german-at-once = The Germans win at once.
verdict-automatic = Automatic victory

## Goals

goal-campaign = { $points } points for towns and cities win for the Allies: beyond the line of 27 June and at Cherbourg, less what the Germans hold behind it.
goal-campaign-standing = Allied points less German ones: { $points }; the Allies need { $of }. Ahead now: { $side }
goal-seven = { $points } points win for the Allies: the road from Juno to Sainte-Mère-Église, Bayeux and cities, towns beyond the ships, drop hexes; missing engineers take away.
goal-seven-standing = Allied points: { $points }; the Allies need { $of }. Ahead now: { $side }
goal-cherbourg = The Americans win with Carentan and a supplied unit inside the perimeter of Cherbourg, or the peninsula cut off.
goal-cherbourg-open = The Americans would lose now
goal-cherbourg-won = The Americans would win now

## Bots

guard-abandon = A strongpoint would be given away.
guard-raze = A position would be given away.
guard-recall = A division would leave the battle.
guard-release = A reserve would be given up for nothing.
term-ground = Ground held
term-score = Points as the map stands
term-strength = Strength left to both sides

## More refusals

refuse-artillery-leads-not = Headquarters and rocket brigades lead no defence.
refuse-commonwealth-only = Only British or Canadian infantry can be chosen.
refuse-does-not-advance = This unit is not among those that may advance.
refuse-fell-back = This unit has retreated in this phase.
refuse-fight-in-preparation = An attack is being prepared: make it or take it back first.
refuse-limited-advance = Only the defender's hex may be entered.
refuse-tanks-lose-apart = Tank battalions bear no losses of an assault: their own die decides.
refuse-loss-elsewhere = The loss falls on the main assault force, or on who gave a column.
refuse-need-not-retreat = This unit need not retreat.
refuse-no-advance-there = The unit cannot advance there.
refuse-no-assault-there = No assault is due on that beach.
refuse-no-glider-hex = The gliders cannot land there.
refuse-no-reserve-by-result = This result puts nobody into reserve.
refuse-not-a-defender = This unit is not among the defenders.
refuse-not-a-way-back = The retreat goes { $hexes } hexes, by a way with the fewest losses.
refuse-not-in-cover = Woods and cities cannot be strafed.
refuse-not-in-excess = This unit is not too many in the hex.
refuse-not-now = This cannot be done at this point of the turn.
refuse-one-help = One source supports a determined defence.
refuse-only-strongpoints = Only strongpoints are there, and strafing does them no harm.
refuse-retreat-into-zone = A retreat does not end in an enemy zone.
refuse-unit-in-hand = A unit is in hand: send it somewhere or let it hold first.

## Boxes

space-great_britain = In Great Britain
space-glider = Gliders
space-eliminated_allied = Allied losses
space-cadres_allied = Allied cadres
space-cadres_german = German cadres
space-eliminated_german = German losses
space-assault_utah = Assault: Utah
space-assault_pointe_du_hoc = Assault: Pointe du Hoc
space-assault_dog = Assault: Omaha Dog
space-assault_easy = Assault: Omaha Easy
space-assault_jig = Assault: Gold Jig
space-assault_king = Assault: Gold King
space-assault_mike = Assault: Juno Mike
space-assault_nan = Assault: Juno Nan
space-assault_queen = Assault: Sword Queen
space-second_wave_utah = Second wave: Utah
space-second_wave_dog = Second wave: Omaha, 29th
space-second_wave_easy = Second wave: Omaha, 1st
space-second_wave_gold = Second wave: Gold
space-second_wave_juno = Second wave: Juno
space-second_wave_sword = Second wave: Sword
space-omaha = Omaha, thrown back
space-mobilisation_243 = Mobilisation: 243rd
space-mobilisation_709 = Mobilisation: 709th
space-reinforcements = German reinforcements
space-air_us = US air
space-air_uk = British air
space-naval_us = US navy
space-naval_uk = British navy
space-weather = Weather
space-general_record = General record
space-turns = Turns
space-out = Out of play

## Later

event-drops-dispersed = { $unit } drops on { $at } and is dispersed: { $result } (die { $die }).
refuse-air-of-other-army = In the solitaire game aircraft stay with their army.
refuse-dig-near-enemy = In the solitaire game Germans dig only within three hexes of an Allied unit.
refuse-enter-now = In the solitaire game reinforcements enter on their turn if they can.
refuse-must-enter = In the solitaire game this reinforcement must enter now.
refuse-fortress-first = In the solitaire game one of two or more points goes to Fortress Cherbourg.
refuse-one-bought = In the solitaire game an army buys one supply point a turn, unless the weather is 5 or 6.
refuse-ss-first = In the solitaire game lost SS units return before others.

## States

state-replaced = with a replacement
state-reserve = in reserve
state-disrupted = disrupted
state-unsupplied = out of supply
state-isolated = isolated
state-dispersed = dispersed
state-landed = just landed
state-strategic = on strategic movement
state-lorries = on lorries
state-spent = moved or fired
state-main-force = main assault force

## Boundary

refuse-tactical-far = This unit moves tactically: two hexes at most.
refuse-must-come-back = A unit too far beyond its bounds must come nearer to them.

## Divisions whose printed name is an abbreviation

formation-82US = 82 AB
formation-101US = 101 AB
formation-6UK = 6 AB
formation-2ArmUS = 2 Arm
formation-3ArmUS = 3 Arm
formation-7ArmUK = 7 Arm
formation-11ArmUK = 11 Arm
formation-8ArmUK = 8 Arm
formation-27ArmUK = 27 Arm
formation-4ArmUK = 4 Arm
formation-33ArmUK = 33 Arm
formation-31TkUK = 31 Tk
formation-2ArmCA = 2 Can Arm

## Chances

stake-rangers = The 5th Rangers follow to Pointe du Hoc
stake-tanks = The tank battalion loses a step at sea
stake-weather = Weather { $number }, { $weather }
stake-strafed = A unit in { $at } is disrupted
landing-a1 = The landed lose a step, and the assault is rolled again.
landing-a2d1 = The landed lose two steps; the strongpoint falls.
landing-ex = The landed lose a step of the German's choice; the strongpoint falls.
landing-a1d1 = The landed lose a step; the strongpoint falls.
landing-d1 = The strongpoint falls without loss.
tally-stand = Lead unit and support
legend-flooded = Flooded

## Kinds of unit

kind-infantry = Infantry
kind-motorised-infantry = Motorised infantry
kind-panzergrenadier = Panzergrenadiers
    .arm = { $nth } Panzergrenadier Regiment
kind-paratroops = Parachute infantry
    .arm =
        { $size ->
            [II] { $unit } Parachute Battalion
            [X] { $nth } Parachute Brigade
           *[other] { $nth } Parachute Regiment
        }
kind-glider = Glider infantry
    .arm =
        { $size ->
            [II] { $unit } Glider Battalion
            [X] { $nth } Airlanding Brigade
           *[other] { $nth } Glider Regiment
        }
kind-rangers = Ranger or commando unit
    .name =
        { $nation ->
            [nation-us] { $unit }
           *[other] { $unit } Commando Brigade
        }
kind-bicycle = Bicycle infantry
kind-security = Security troops
kind-engineers = Engineers
kind-fortress = Fortress infantry
kind-ost = Eastern battalion
    .arm = { $nth } Eastern Battalion
kind-tanks = Tank battalion
    .arm = { $unit } Tank Battalion
kind-armour = Armoured unit
    .arm =
        { $nation ->
            [nation-us] Combat Command { $unit }
           *[other] { $nth } Armoured Brigade
        }
kind-recon = Reconnaissance
    .arm =
        { $nation ->
            [nation-us] { $nth } Cavalry Group
           *[other] { $nth } Reconnaissance Battalion
        }
kind-assault-guns = Assault guns
    .arm = { $unit } Assault Gun Battalion
kind-antitank = Antitank unit
    .arm =
        { $nation ->
            [nation-us] { $nth } Tank Destroyer Battalion
           *[other] { $nth } Antitank Battalion
        }
kind-flak = Anti-aircraft guns
    .arm = { $nth } Flak Regiment
kind-hq = Headquarters
    .name = { $unit } HQ
kind-werfer = Rocket brigade
    .arm = { $nth } Rocket Brigade
kind-beach-engineers = Beach engineers
    .name = { $unit } Beach Engineers
kind-strongpoint = Strongpoint
    .name = Strongpoint { $unit }
kind-cadre = Cadre
    .name = Cadre

## Counts and choices of words

event-supply =
    { $points ->
        [one] { $store }: { $points } supply point more.
       *[other] { $store }: { $points } supply points more.
    }
event-replacements =
    { $points ->
        [one] Replacements, { $pool }: { $points } step.
       *[other] Replacements, { $pool }: { $points } steps.
    }
event-stand =
    { $result ->
        [fails] Led by { $unit }, the defence of { $at } fails (die { $die }, modifier { $modifier }).
        [fails-1] Led by { $unit }, the defence of { $at } fails and costs a step (die { $die }, modifier { $modifier }).
       *[other] Led by { $unit }, the defenders hold { $at } (die { $die }, modifier { $modifier }).
    }
reason-may-move =
    { $n ->
        [one] One unit can still move.
       *[other] { $n } units can still move.
    }
reason-points-us =
    { $n ->
        [one] { $n } American reinforcement point is left.
       *[other] { $n } American reinforcement points are left.
    }
reason-points-uk =
    { $n ->
        [one] { $n } British reinforcement point is left.
       *[other] { $n } British reinforcement points are left.
    }
reason-left = { $what }: { $n } left.
reason-cost =
    { $n ->
        [one] It costs one reinforcement point.
       *[other] It costs { $n } reinforcement points.
    }
reason-aircraft =
    { $n ->
        [one] { $n } air unit is left, for strafing or for attacks.
       *[other] { $n } air units are left, for strafing or for attacks.
    }
reason-losses =
    { $n ->
        [one] One step is to be lost.
       *[other] { $n } steps are to be lost.
    }
stake-no-way-back =
    { $n ->
        [one] One unit has no way back and is lost.
       *[other] { $n } units have no way back and are lost.
    }
stake-points-lapse =
    { $n ->
        [one] One unit could still come from Great Britain; points not used lapse.
       *[other] { $n } units could still come from Great Britain; points not used lapse.
    }
stake-retreat-loss =
    { $n ->
        [one] This way costs a step.
       *[other] This way costs { $n } steps.
    }
stake-stand =
    { $result ->
        [fails] It fails
        [fails-1] It fails, a step is lost
        [holds-1] It holds for a step
        [holds-EX] It holds for a step of each side
        [holds-A1] It holds, the attacker loses a step
        [holds-A1-gone] It holds, the attacker loses a step, the position goes
       *[other] Something else
    }
decided-allied-points = The Allies win: { $points } points.
decided-german-points = The Germans win: the Allies have { $points } points.
stake-lead = { $attack } to { $defence }: { $result }
stake-landing = { $result } Advance: { $advance }.
stake-drop =
    { $result ->
        [S] A regiment of the { $division }: dispersed
        [S1] A regiment of the { $division }: dispersed, a step lost
        [S2] A regiment of the { $division }: dispersed, two steps lost
       *[other] A regiment of the { $division }: in good order
    }
stake-jabo =
    { $shifts ->
        [0] No column lost to fighter-bombers
        [one] { $shifts } column lost to fighter-bombers
       *[other] { $shifts } columns lost to fighter-bombers
    }
event-jabo =
    { $shifts ->
        [0] Fighter-bombers: no column lost (die { $die }).
        [one] Fighter-bombers: { $shifts } column to the left (die { $die }).
       *[other] Fighter-bombers: { $shifts } columns to the left (die { $die }).
    }
