### English: Campanha da Normandia.
### Kinds of unit are singular: an event may name a kind where the viewer may not know the unit.

## Game and scenarios

game-campanha = Campanha da Normandia
    .about = Five beaches, seven weeks and a hedgerow behind every hedgerow: break out of Normandy, or hold the line one day more.
    .dates = 6 June – 24 July 1944
scenario-campanha = The Normandy campaign
    .about = Lead the Allies or the Germans from the drops of 6 June to the eve of Cobra: more points for towns and losses win after 17 turns, in ten hours or more.
scenario-dia-d = D-Day
    .about = Lead the Allies or the Germans through the landings and the first twelve days: more points for towns and losses win after five turns, in two to three hours.
    .start = Start here

## Seats and options

seat-allied = Allies
seat-german = Germans
option-open_values = Open values: both players see the strength of every unit
word-whole-formation = Whole division
word-together = Choose where the { $n } units of the division go: those that can reach it go there.
word-together-title = { $n } units of the division

## What wins

goal-aim =
    More points at the end of turn { $turn } win.
    Towns: to whoever holds them.
    Each German unit lost, a third of them struck off: { $german } to the Allies.
    Each Allied unit that leaves by the south edge: { $south } to the Allies.
    Each Allied unit lost: { $allied } to the Germans.
goal-ahead = Points now: { $seat } ahead by { $margin }, { $allied } to { $german }
goal-level = Points now: level, { $allied } to { $german }
goal-won = Winner: { $seat }, with { $margin } more points.
goal-drawn = A draw: both sides have { $points } points.
goal-towns = Towns held: { $allied } points for the Allies, { $german } for the Germans.
goal-german-losses = German units lost: { $lost }, of which { $n } count: { $points } points for the Allies.
goal-off-south = Allied units off the south edge: { $n }, for { $points } points.
goal-allied-losses = Allied units lost: { $n }, for { $points } points to the Germans.

## What a player can do

action-invade = Begin the invasion
action-carpet = Bomb { $at } and around it
action-no-carpet = No carpet bombing
action-move = Move { $unit }
action-to = Go to { $at }
action-leave = Leave the map: { $at }
action-hold = Hold
action-end-movement = End movement
action-land = Land at { $at }
action-attack = Attack { $at }
action-bombard = Bombard { $at }
action-raid = Air raid on { $at }
action-join = { $unit } takes part
action-air =
    { $points ->
        [one] { $points } air point
       *[other] { $points } air points
    }
action-no-ships = Do without the ships
action-commit = Attack
action-commit-raid = Begin the air raid
action-commit-bombardment = Open fire
action-answer = Answer the attack
action-end-combat = End combat
action-lose = { $unit } takes the loss
action-enough = Enough given up
action-stand = { $unit } stands in Caen
action-retreat = { $unit } retreats to { $at }
action-push = { $unit } gives way to { $at }
action-advance = { $unit } advances to { $at }
action-end-advance = End the advance

## Why a decision is asked

reason-invasion = Airborne troops drop and the beaches are assaulted; dice decide who lands in good order.
reason-carpets-left =
    { $n ->
        [one] One carpet bombing is left.
       *[other] { $n } carpet bombings are left.
    }
reason-may-move =
    { $n ->
        [one] One unit can still move.
       *[other] { $n } units can still move.
    }
reason-may-enter =
    { $n ->
        [one] One of them waits off the map.
       *[other] { $n } of them wait off the map.
    }
reason-points = It has { $points } movement points.
reason-breaks-contact = Leaving contact with the enemy costs one point more.
reason-commando = It comes ashore after the first fights and joins the airborne troops.
reason-must-attack =
    { $n ->
        [one] One unit in contact must attack.
       *[other] { $n } units in contact must attack.
    }
reason-free-to-attack = No unit has to attack.
reason-lost-at-sea =
    { $n ->
        [one] One unit still at sea is lost if the phase ends now.
       *[other] { $n } units still at sea are lost if the phase ends now.
    }
reason-air-left =
    { $n ->
        [one] One air point is left.
       *[other] { $n } air points are left.
    }
reason-values-hidden = What the defenders are worth is seen once the attack is declared.
reason-vulnerability = Strength times the vulnerability of the target gives the column.
reason-answer = The defender adds guns or aircraft after the attack is declared.
reason-loss = The owner chooses who takes the loss.
reason-armour-first = Armour suffers first: in bocage, and against armour or anti-aircraft guns.
reason-trade = In an exchange both sides give up units.
reason-caen = Germans in Caen may stand instead of retreating.
reason-retreat = The owner chooses who goes first, and the ways out of the enemy's reach.
reason-push = Retreating units need room: one in the full hex must give way.
reason-advance = Victors may enter the hex that was left.

## What is at stake

stake-not-moved =
    { $n ->
        [one] One unit has not moved.
       *[other] { $n } units have not moved.
    }
    .short =
        { $n ->
            [one] one has not moved
           *[other] { $n } have not moved
        }
stake-not-entered =
    { $n ->
        [one] One unit waits off the map and stays there this turn.
       *[other] { $n } units wait off the map and stay there this turn.
    }
    .short =
        { $n ->
            [one] one waits to enter
           *[other] { $n } wait to enter
        }
stake-no-recovery =
    { $n ->
        [one] One reduced unit is in contact and will not recover.
       *[other] { $n } reduced units are in contact and will not recover.
    }
stake-will-owe =
    { $n ->
        [one] One unit in contact will have to attack.
       *[other] { $n } units in contact will have to attack.
    }
stake-lost-at-sea =
    { $n ->
        [one] One unit still at sea is lost: { $points } points for the Germans.
       *[other] { $n } units still at sea are lost: { $points } points for the Germans.
    }
stake-come-ashore =
    { $n ->
        [one] One unit still in the boats comes ashore.
       *[other] { $n } units still in the boats come ashore.
    }
stake-could-attack =
    { $n ->
        [one] One unit could still attack.
       *[other] { $n } units could still attack.
    }
    .short =
        { $n ->
            [one] one could attack
           *[other] { $n } could attack
        }
stake-air-left =
    { $n ->
        [one] One air point is left: it can support the defence, and lapses with the turn.
       *[other] { $n } air points are left: they can support the defence, and lapse with the turn.
    }
stake-game-ends = The game ends, and the points are counted.
stake-no-advance = Nobody enters { $at }: it keeps its holder.
stake-eliminated = { $unit } is eliminated.
stake-sheltered = { $unit } goes through friends at { $at }: sheltered, it loses nothing.
stake-not-sheltered = { $unit } goes through { $at } in reach of the enemy and loses a step: no friends shelter it there.
stake-river-costs = { $unit } loses a step on the river.
stake-no-loss = { $unit } retreats without loss.
stake-must-give-way = { $at } is full: one unit has to give way there.
stake-must-attack = { $unit } comes into contact and will have to attack.
stake-not-recover = { $unit } will not recover its lost step.
stake-may-return = { $unit } may return by the same edge from the next turn.
stake-leaves-for-good = { $unit } leaves for good, for { $points } points.
stake-drop-us =
    { $n ->
        [one] The American parachute regiment lands intact
       *[other] Each of { $n } American parachute regiments lands intact
    }
stake-drop-uk =
    { $n ->
        [one] The British parachute brigade lands intact
       *[other] Each of { $n } British parachute brigades lands intact
    }
stake-drops-on-enemy =
    { $n ->
        [one] One parachute unit drops on the enemy and is lost.
       *[other] { $n } parachute units drop on the enemy and are lost.
    }
stake-carpet-own =
    { $n ->
        [one] One unit of your own lies under the bombs.
       *[other] { $n } units of your own lie under the bombs.
    }
stake-carpet-hexes =
    { $n ->
        [one] The bombs fall on one hex with enemy units.
       *[other] The bombs fall on { $n } hexes with enemy units.
    }
stake-carpet-nothing = In each hex with units: nothing
stake-carpet-step = In each hex with units: one loses a step
stake-carpet-unit = In each hex with units: one is eliminated
stake-carpet-all = In each hex with units: all are eliminated
stake-bombs-nothing = No effect
stake-bombs-step = One unit loses a step, or is eliminated if it was reduced
stake-bombs-unit = One unit is eliminated
stake-storm = The storm destroys the artificial port at { $at }
stake-as-it-is = As it stands
stake-at-worst = Strongest defence
stake-at-best = Weakest defence
stake-defence-goes = { $which }, { $a }-{ $b }: the defence gives way
stake-undecided = { $which }, { $a }-{ $b }: stalemate or exchange
stake-attack-fails = { $which }, { $a }-{ $b }: the attack is thrown back
stake-into-the-sea = { $which }, { $a }-{ $b }: those in the boats are thrown into the sea and lost
stake-from-the-sea =
    { $n ->
        [one] One unit attacks from the sea: if the attack is thrown back, it has nowhere to go and is lost.
       *[other] { $n } units attack from the sea: if the attack is thrown back, they have nowhere to go and all are lost.
    }
stake-left-at-sea =
    { $n ->
        [one] One unit before { $at } takes no part: it is lost unless the beach falls, for it can be attacked only once.
       *[other] { $n } units before { $at } take no part: they are lost unless the beach falls, for it can be attacked only once.
    }

## Cards

card-attack = Attack
card-defence = Defence
card-movement = Movement
card-foot = on foot
card-motor = by motor
card-steps = Steps of { $of }
card-range = Range in hexes
card-under-air = Counts under air attack
card-under-guns = Counts under artillery
card-arrival = Comes on turn { $turn }
card-must-attack = Must attack in this phase
card-enter = Enter: { $ground }
card-by-road = Along the road
card-over-river = Across a river, besides
card-defender = Columns for the defender: { $ground }
card-airfield = Airfield: air points for the Allies
card-points = Objective points
card-stacked = Units stacked, of { $of }

## Ways of coming

way-setup = on the map at the start
way-air = by parachute
way-sea = from the sea
way-commando = with the commandos
way-drop = by glider
way-utah = at Utah
way-beach-us = at the American beaches
way-beach-uk = at the British beaches
way-south = by the south edge
way-east = by the east edge
way-avranches = at Avranches
way-unknown = unknown

## A way over the map

leg-road = Road
leg-outside = Road outside the map
leg-river = Across a river
leg-zone = Enemy zone: stop
leg-breaks-contact = Breaks contact

## Overlays

overlay-zones-allied = Allied zones
overlay-zones-german = German zones
overlay-guns-allied = Allied artillery
overlay-guns-german = German artillery
overlay-ships = Naval guns
overlay-held = Held by the Allies
overlay-stacking = Units in a hex
overlay-must-attack = Must attack

## Legend

legend-river = River or canal
legend-road = Road
legend-airfield = Airfield
legend-columns = columns
table-carpet = Carpet bombing table

## Boxes

space-pool = Reinforcements
space-eliminated = Eliminated Units
space-withdrawn = Withdrawn Units
space-exited_south = South Exit
space-exited_east = East Exit
space-off_south = Off-map South
space-off_east = Off-map East
space-sea_1809 = Sea off Pointe du Hoc
space-sea_2010 = Sea off Omaha
space-sea_2510 = Sea off Gold
space-sea_2709 = Sea off Juno
space-sea_3011 = Sea off Sword

## Nations

nation-us = United States
nation-uk = Great Britain
nation-ca = Canada
nation-de = German Army
nation-ss = Waffen-SS
nation-lw = Luftwaffe
nation-navy = Kriegsmarine
nation-ost = Eastern volunteers

## Divisions whose printed name is an abbreviation

formation-82US = 82 AB
formation-101US = 101 AB
formation-6UK = 6 AB
formation-2ADUS = 2 Arm
formation-3ADUS = 3 Arm
formation-7ADUK = 7 Arm
formation-11ADUK = 11 Arm

## Kinds of unit

kind-infantry = Infantry
kind-motorised-infantry = Motorised infantry
    .arm =
        { $nation ->
            [nation-de] { $nth } Panzergrenadier Regiment
            [nation-ss] { $nth } SS Panzergrenadier Regiment
            [nation-us] { $nth } Armoured Infantry Regiment
           *[other] { $nth } Motorised Brigade
        }
kind-armour = Armour
    .arm =
        { $nation ->
            [nation-us]
                { $formed ->
                    [yes] { $nth } Armoured Regiment
                   *[other] { $nth } Armoured Group
                }
            [nation-de]
                { $size ->
                    [II] { $nth } Heavy Panzer Battalion
                   *[other] { $nth } Panzer Regiment
                }
            [nation-ss]
                { $size ->
                    [II] { $nth } SS Heavy Panzer Battalion
                   *[other] { $nth } SS Panzer Regiment
                }
           *[other]
                { $n ->
                    [31] { $nth } Tank Brigade
                    [34] { $nth } Tank Brigade
                   *[other] { $nth } Armoured Brigade
                }
        }
kind-cavalry = Mechanised cavalry
    .name = { $nth } Cavalry Group
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
kind-rangers = Ranger or commando unit
    .name =
        { $nation ->
            [nation-us] { $unit } Rangers
           *[other] { $nth } Commando Brigade
        }
kind-naval-infantry = Naval infantry
    .arm = Naval Infantry Regiment
kind-bicycle = Bicycle infantry
    .arm = { $nth } Bicycle Brigade
kind-artillery = Artillery
    .arm =
        { $size ->
            [XXXX]
                { $n ->
                    [0] Panzer Group West artillery
                   *[other] { $nth } Army artillery
                }
           *[other]
                { $nation ->
                    [nation-lw] II Parachute Corps artillery
                   *[other] { $unit } Corps artillery
                }
        }
kind-mechanised-artillery = Self-propelled artillery
kind-coast-artillery = Coast artillery
    .name = { $unit } Battery
kind-flak = Anti-aircraft artillery
    .arm = { $nth } Flak Regiment
kind-rockets = Rocket artillery
    .arm = { $nth } Rocket Brigade
kind-assault-guns = Assault-gun unit
    .arm = { $nth } Assault-gun Brigade

## Terrain

terrain-open = Open ground
terrain-rough = Rough ground
terrain-forest = Forest
terrain-bocage = Bocage
terrain-marsh = Marsh
terrain-hill = Hill
terrain-city = City
terrain-village = Village
terrain-fort = Fort

## Phases

phase-invasion = { $seat }: invasion
phase-carpet = { $seat }: carpet bombing
phase-movement = { $seat }: movement
phase-combat = { $seat }: combat
phase-over = End of the game

## Tracks

track-turn = Turn
track-air = Air points
track-carpets = Carpet bombings made
track-shortage = Port shortage
track-allied-points = Allied points
track-german-points = German points

## Marks

mark-allied = Objective in Allied hands
mark-allied-airfield = Airfield in Allied hands
mark-mulberry = Artificial port
mark-mulberry-coming = Artificial port under construction
mark-mulberry-barred = Artificial port lost before it was built
mark-mulberry-destroyed = Artificial port destroyed
mark-target = Target

## Prompts

prompt-invade = Begin the invasion.
prompt-carpet = Choose a hex for carpet bombing, or keep the bombers back this turn.
prompt-carpet-loss = Choose the unit in { $at } that the bombs hit.
prompt-movement = Choose a unit to move, or end the movement phase.
prompt-moving = Choose where { $unit } goes, or let it hold.
prompt-commando = Choose where the 1st Commando Brigade lands.
prompt-combat = Choose a hex to attack, or end the combat phase.
prompt-combat-must =
    { $n ->
        [one] Choose a hex to attack: one unit must attack before the phase can end.
       *[other] Choose a hex to attack: { $n } units must attack before the phase can end.
    }
prompt-muster = Choose who takes part in the attack on { $at }, then commit.
prompt-bombardment = Choose the guns that bombard { $at }, then commit.
    .title = Bombardment of { $at }
prompt-raid = Choose how many air points raid { $at }, then commit.
    .title = Air raid on { $at }
prompt-answer = Choose support for the defence of { $at }, then commit.
prompt-defender-loss = Choose the defender in { $at } that takes the loss.
prompt-defender-trade = Choose one or more defenders in { $at } to give up in the exchange.
prompt-attacker-loss = Choose the attacker of { $at } that takes the loss.
prompt-attacker-trade =
    { $points ->
        [one] Choose attackers of { $at } to give up in the exchange: { $points } attack point is still owed.
       *[other] Choose attackers of { $at } to give up in the exchange: { $points } attack points are still owed.
    }
prompt-stand = Retreat { $unit } from Caen, or let it stand.
prompt-stand-each = Retreat each unit from Caen, or let it stand, in the order you like.
prompt-retreat = Choose how { $unit } retreats.
prompt-retreat-each = Choose the unit that retreats next, and where it goes.
prompt-push = Choose a unit to push out of the full hex { $at }, and where it goes.
prompt-advance = Choose a unit to advance after the combat in { $at }, or end the advance.
prompt-over = The game is over.

## Events: turns and phases

event-turn = Turn { $turn } begins.
event-end-movement = The movement phase ends.
event-end-combat = The combat phase ends.
event-game-over = The game ends with the Allies on { $allied } and the Germans on { $german }.

## Events: arrivals and departures

event-drops-intact = { $unit } drops on { $at } and lands intact (die { $die }).
event-drops-scattered = { $unit } drops on { $at } and is scattered: it loses a step (die { $die }).
event-ashore = { $unit } comes ashore at { $at }.
event-will-land = { $unit } lands at { $at } when combat ends.
event-commandos = { $unit } lands and takes position at { $at }.
event-enters = { $unit } enters the map and goes to { $to }.
event-withdrawn = { $unit } is withdrawn from the battle.

## Events: movement

event-moves = { $unit } moves from { $from } to { $to }.
event-advances = { $unit } advances from { $from } to { $to }.
event-retreats = { $unit } retreats from { $from } to { $to }.
event-pushed = { $unit } is pushed from { $from } to { $to }.

## Events: combat

event-prepares-attack = Attack on { $at }.
event-prepares-bombardment = Bombardment of { $at }.
event-prepares-raid = Air raid on { $at }.
event-joins = { $unit } takes part.
event-air-points =
    { $points ->
        [one] { $points } air point is committed.
       *[other] { $points } air points are committed.
    }
event-combat-roll = The combat in { $at } rolls { $a } + { $b }: { $result }.
event-bombardment-roll = The bombardment of { $at } rolls { $a } + { $b }: { $result }.
event-carpet = Heavy bombers lay a carpet on { $at } and the hexes around it.
event-carpet-roll = The carpet on { $at } rolls { $a } + { $b }: { $result }.
event-loses-step = { $unit } loses a step at { $at }.
event-eliminated = { $unit } is eliminated at { $at }.
event-recovers = { $unit } recovers its lost step.
event-stands-in-caen = { $unit } stands its ground in { $at }.

## Events: ports

event-mulberry-installed = The artificial port at { $at } opens.
event-storm-stands = The artificial port at { $at } rides out the storm (die { $die }).
event-storm-destroys = The storm destroys the artificial port at { $at } (die { $die }).
event-shortage = The Allies go short for want of artificial ports.
event-drops-unseen = { $unit } drops on { $at }.
event-committed =
    { $points ->
        [one] The fight for { $at } is declared with { $points } point.
       *[other] The fight for { $at } is declared with { $points } points.
    }
event-answered =
    { $points ->
        [one] The defence of { $at } meets it with { $points } point.
       *[other] The defence of { $at } meets it with { $points } points.
    }
event-no-ships = The Allies do without their ships.

## Rolls

roll-drop = Parachute drop
roll-combat = Combat
roll-bombardment = Bombardment
roll-carpet = Carpet bombing
roll-storm = Storm
roll-imagine = Guess at hidden units

## Results of the tables, as printed

result-DVI = Defence wins intact: it holds the hex without loss
result-DVB = Defence wins with losses: it holds the hex, but one defending unit loses a step
result-DRI = Defence retreats intact: all defenders retreat without loss
result-DRB = Defence retreats with losses: one defending unit loses a step and all retreat
result-DE = Defence eliminated: one defending unit is eliminated, and after a combat the others must retreat
result-DI = Defence intact: no effect
result-DB = Defence takes losses: one unit in the hex loses a step
result-DA = Defence annihilated: all units in the hex are eliminated
result-AVI = Attack wins intact: no loss, and the attackers may advance
result-AVB = Attack wins with losses: one attacking unit loses a step, and the attackers may advance
result-ARI = Attack retreats intact: all attackers retreat without loss
result-ARB = Attack retreats with losses: one attacking unit loses a step and all retreat
result-AE = Attack eliminated: one attacking unit is eliminated and the others retreat
result-EMP = Exchange: the defender gives up one or more units, the attacker at least as much in attack points; the defenders left retreat, and nobody advances
result-IMP = Stalemate: no loss, and everybody stays in place

## What a result means

sheet-stalemate = No loss, and everybody stays in place.
sheet-exchange = An exchange: the defender gives up one unit or more, the attacker at least as much in attack points.
sheet-rest-retreats = The defenders that are left must retreat.
sheet-nobody-advances = Nobody advances.
sheet-boats-land = Those still in the boats land at { $at } when combat ends, if it lies empty.
sheet-defender-step = One defending unit loses a step, or goes if it was reduced.
sheet-defender-unit = One defending unit is eliminated.
sheet-attacker-step = One attacking unit loses a step, or goes if it was reduced.
sheet-attacker-unit = One attacking unit is eliminated.
sheet-defenders-retreat = All defenders must retreat from { $at }.
sheet-caen = The defenders retreat if they want to: Germans in Caen may stand.
sheet-defence-holds = The defence holds { $at }.
sheet-attackers-retreat = All attackers must retreat.
sheet-into-the-sea = Those in the boats have nowhere to go and are lost.
sheet-may-advance = Once { $at } is empty, the attackers may advance.
sheet-bombs-nothing = The bombardment of { $at } has no effect.
sheet-bombs-step = One unit in { $at } loses a step, or goes if it was reduced; its owner chooses which.
sheet-bombs-unit = One unit in { $at } is eliminated; its owner chooses which.
sheet-bombs-all = All units in { $at } are eliminated.

## Tables and the lines of a tally

table-combat = Combat table
table-bombardment = Bombardment table
    .sums =
        { $attack ->
            [one] { $attack } point × vulnerability { $defence } = { $product }
           *[other] { $attack } points × vulnerability { $defence } = { $product }
        }
tally-attacker = { $unit } attacks
    .short = { $unit }
tally-defender = { $unit } defends
    .short = { $unit }
tally-unknown-defender = { $kind }, strength unknown
tally-artillery = { $unit } fires
    .short = { $unit }
tally-air = Air points
tally-may-fire = { $unit } may still fire
tally-may-fly = Air points that may still come
tally-vulnerability = Vulnerability of the target
tally-declared = Declared by the attacker
shift-coast = German coast defences
shift-river = Attack across a river
shift-surrounded = Surrounded defenders
shift-whole-division = Whole division: { $division }
shift-some-whole-division = A whole division
shift-perhaps-whole-division = Perhaps a whole division
shift-turn-5 = Storm of turn 5
shift-mulberries = Want of artificial ports
shift-naval = Naval support

## Refusals: when and whose

refuse-not-now = This cannot be done at this point of the turn.
refuse-unit-in-hand = A unit is in hand: send it somewhere or let it hold first.
refuse-fight-in-preparation = An attack is being prepared: commit it or take it back first.
refuse-not-your-unit = This unit does not belong to the side whose turn it is.
refuse-not-your-answer = Only the defender may add support now.
refuse-not-among-them = This unit is not among those to choose from.
refuse-not-a-hex = This is not a hex of the map.

## Refusals: movement

refuse-already-moved = This unit has already had its move this turn.
refuse-already-there = The unit is already in that hex.
refuse-immobile = This unit has no movement points and never moves.
refuse-too-far = The hex is too far for a unit with { $points } movement points.
refuse-zones-in-the-way = Enemy units or their engagement zones bar the way.
refuse-enemy-there = Enemy units are in that hex.
refuse-full = The hex is full: it holds { $units } units and no more.
refuse-armour-in-marsh = Armour, cavalry and assault guns cannot enter marsh, by road either.
refuse-exit-out-of-reach = The unit cannot reach that edge of the map.

## Refusals: coming into play

refuse-left-this-turn = The unit left the map this turn and may return from the next.
refuse-not-a-reinforcement = This unit is not a reinforcement.
refuse-not-yet-due = This reinforcement is not due yet.
refuse-no-way-in = No hex is open for this unit to enter.
refuse-allies-hold-the-way-in = This unit enters by { $at } only, and the Allies hold it.
refuse-germans-hold-the-way-in = This unit enters by { $at } only, and the Germans hold it.
refuse-no-drop-hex-held = No Allied unit held a drop hex of the division when turn 1 began: the gliders come by sea on turn 2.
refuse-out-of-play = This unit is out of play.
refuse-commandos-not-there = The commandos cannot land there.

## Refusals: attacks

refuse-no-enemy-there = There is no enemy in that hex.
refuse-attacked-already = That hex has already been attacked in this phase.
refuse-already-fought = This unit has already fought in this phase.
refuse-takes-part-already = This unit already takes part.
refuse-not-adjacent = This unit is not adjacent to the target.
refuse-nobody-adjacent = No unit next to that hex can still attack it.
refuse-nobody-takes-part = No unit takes part yet.
refuse-one-armoured-in-bocage = Only one unit of armour, cavalry or assault guns may attack a bocage hex.
refuse-unit-must-attack = { $unit } must attack before the phase can end.
refuse-unit-left-out = { $unit } cannot be left out, because this is its last chance to make the attack it owes.

## Refusals: artillery

refuse-gun-defends-itself = Guns in the attacked hex defend it and cannot support it as well.
refuse-gun-engaged = Guns next to an enemy cannot fire at a distance.
refuse-out-of-range = The hex is out of range.
refuse-no-gun-in-range = No artillery that can fire reaches that hex.
refuse-no-ports-no-barrage = Without an artificial port Allied artillery cannot attack alone.

## Refusals: air power

refuse-no-air-force = The Germans have no air points.
refuse-not-enough-air-points = There are not enough air points left.
refuse-air-limits = A raid takes { $least } to { $most } air points.
refuse-one-air-point = Support from the air takes at least one point.
refuse-air-committed = Air points are already committed to this combat.
refuse-air-alone = Only air points take part in a raid.
refuse-no-air-points-committed = No air points are committed to the raid yet.
refuse-no-air-with-artillery = Artillery alone has no help from the air: a unit of another arm must attack with it.
refuse-carpet-too-early = It is too early in the campaign for carpet bombing.
refuse-carpets-used-up = All carpet bombings have been made.
refuse-carpet-last-turn = Carpet bombing cannot follow on two turns running.
refuse-carpet-before-movement = Carpet bombing comes before Allied movement.

## Refusals: losses and retreats

refuse-armour-suffers-first = Here the loss must fall on armour, cavalry or assault guns.
refuse-one-at-least = At least one unit must be given up.
refuse-cannot-retreat-there = The unit cannot retreat there.
refuse-free-hex-first = The unit must retreat to a hex free of enemy zones, because there is one.
refuse-retreat-into-zone = A retreat cannot end in an enemy engagement zone.
refuse-would-not-survive = The unit would not survive this retreat.
refuse-nobody-is-pushed = No unit has to be pushed now.

## Refusals: advance

refuse-did-not-win = This unit is not among the victors who may still advance.
refuse-guns-do-not-advance = Guns and units that cannot move do not advance after combat.
refuse-not-the-hex-left = An advance leads into the vacated hex, or from there one hex further.
refuse-only-mobile-go-further = Only armour, cavalry, motorised infantry and assault guns advance beyond the vacated hex.
refuse-not-open-ground = The ground is not open enough to advance beyond the vacated hex.
refuse-river-or-fort = A river or a fort stops the advance beyond the vacated hex.
refuse-no-ships = There are no ships to do without in this fight.
refuse-other-armour-must-attack = Only one armoured unit may attack a bocage hex, and another one beside it must attack and has no other target.
refuse-pushed-already = This unit has been pushed once already.
refuse-only-in-caen = Only Germans in Caen may stand instead of retreating.
refuse-caen-too = After { $result } Germans in Caen must retreat too.

## How a bot values a situation, and what it never does

term-score = Points as the map stands
term-objectives = Objectives likely to change hands
term-strength = Strength left to both sides
term-exposure = Units in danger
term-tempo = Strength close to what is worth having
term-recovery = Reduced Allied units in contact, which cannot recover
term-ports = Ports for the Allies
term-supports = Airfields and carpets to come
measure-margin = Allied lead in points
measure-allied-lost = Allied units lost
measure-german-lost = German units lost
guard-open-door = An objective or harbour would lie open to the enemy.
guard-alone = A weakened unit would stand alone beside the enemy.
guard-hopeless = The attack can hardly succeed and nobody owes it.
