### English: D-Day at Omaha Beach.
### Kinds of German unit are singular: an event may name a kind where the viewer may not know the unit.

## Game and scenarios

game-omaha = D-Day at Omaha Beach
    .about = One morning, one beach, thirteen strongpoints: bring two divisions through the surf, over the shingle and up the bluffs while every card lets some of the guns speak.
    .dates = 6 June 1944, 6.15 to 10.00
scenario-first-wave = The First Wave
    .about = You lead the 1st and 29th Divisions ashore at Omaha: take strongpoints, heights and draws worth nineteen points by ten o'clock, sixteen turns and an evening of play, before eight companies of one division are spent.

## Seats and options

seat-us = Americans
seat-german = Germans
option-letter = The letter of the rules summary
    .about = A move draws fire next to a position or in its field (not both) and from double squares too, naval gunfire brings weapons or strength, generals go anywhere, high-tide mines lie where boats land, units in draws control the heights, and ground that only Americans can reach scores nothing.

## What a player can do

action-begin = Begin: shuffle and set up the Germans
action-draw-landing = Draw the landing card
action-draw-event = Draw the event card
action-draw-fire = Draw the fire card
action-follow = Follow { $unit }
action-stay-in-box = Stay in the box
action-no-attrition = Keep the step
action-no-sacrifice = Let the unit take the loss
action-stay = { $unit } stays in { $at }
action-no-drift = Do not drift
action-drift =
    { $points ->
        [one] Drift { $points } box east
       *[other] Drift { $points } boxes east
    }
action-place = Put { $unit } into { $at }
action-delay = Put off { $unit } by a turn
action-mine = { $unit } runs on the mine
action-hero = { $unit } gets the hero
action-regroup = { $unit } gets men back
action-hit = { $unit } is hit
action-leader-hit = { $unit } is hit
action-give-step = { $unit } gives a step
action-lose = { $unit } is lost
action-reveal = Reveal the Germans in { $at }
action-sacrifice = The hero dies for his unit
action-clear = Clear { $at }
action-end-engineers = End the engineers' work
action-end-landing = End the landing
action-end-actions = End the turn's actions
action-take = Move { $unit }
action-with = { $unit } goes along
action-go = Go to { $at }
action-go-bluff = Climb to { $at }
action-go-cliff = Climb the cliff to { $at }
action-pay-1 = The 1st Division pays
action-pay-29 = The 29th Division pays
action-go-on = { $unit } goes on to { $at }
action-scale = { $unit } throws its ropes
action-recover = { $unit } recovers
action-recover-climb = { $unit } comes over the top
action-recover-cliff = { $unit } takes its ropes down
action-attack = Attack { $at }
action-join = { $unit } takes part
action-shells = Add naval gunfire
action-commit = Attack
action-barrage = { $unit } barrages { $at }
action-bombard = Naval barrage on { $at }

## Why a decision is asked

reason-set-up = Garrisons and depth markers are shuffled and laid face down; then turn 1 begins.
reason-landing =
    { $n ->
        [one] One unit in the boats is checked against the card.
       *[other] { $n } units in the boats are checked against the card.
    }
reason-tide = The sea: { $tide }.
reason-follow = A unit from this box has drifted; a leader may go with it or stay.
reason-rangers = Rangers whom the card leaves alone may drift up to four boxes east.
reason-mine = A mine goes off: one of those who land among the obstacles loses a step.
reason-arrivals =
    { $n ->
        [one] One unit is due. It lands next turn.
       *[other] { $n } units are due. They land next turn.
    }
reason-waits = { $unit } waits: a general is sent after the others, never alone.
reason-box-limit = A box holds two units; headquarters and generals do not count.
reason-may-delay = From turn 7 on a landing may be put off.
reason-event = The row of this turn on the card counts.
reason-hero = The hero stays with his unit and dies with it.
reason-hero-depth = The Germans get a depth marker in the same sector if they can.
reason-regroup = A regular company down to its last step gets one back; if the division on the card has none, one of the other.
reason-scream = The rockets of WN69 take a step from the strongest unit they reach; these are equal.
reason-patrol = The nearest Germans face down are revealed; these are equally near.
reason-prisoner = Any Germans face down in the sector may be revealed.
reason-fire =
    { $n ->
        [one] One German unit in the sector can fire.
       *[other] { $n } German units in the sector can fire.
    }
reason-plunge = Plunging fire: sporadic fire under the shingle counts as steady in this turn.
reason-hits-left =
    { $n ->
        [one] { $at } ({ $colour }) has one hit left.
       *[other] { $at } ({ $colour }) has { $n } hits left.
    }
reason-equal = These targets are equal: { $fire }, distance { $hexes }, steps { $steps }.
reason-star = The star on the card lets the position hit a leader in intense or steady fire.
reason-artillery = { $guns } German guns fire; the card asks for { $value }.
reason-artillery-equal = The targets are first in the order of 6.5 and equally strong.
reason-sacrifice = The hit would take the unit's last step; the hero with it may die instead.
reason-engineers = Hexes left to clear: { $east } in the East, { $west } in the West.
reason-engineers-east =
    { $n ->
        [0] No hex can be cleared any more, in the East.
        [one] One hex can still be cleared, in the East.
       *[other] { $n } hexes can still be cleared, in the East.
    }
reason-engineers-west =
    { $n ->
        [0] No hex can be cleared any more, in the West.
        [one] One hex can still be cleared, in the West.
       *[other] { $n } hexes can still be cleared, in the West.
    }
reason-engineers-fire = Only obstacles that no German position of a colour on the sector's fire card covers.
reason-actions = Actions left: { $east } for the 1st Division, { $west } for the 29th.
reason-free-units =
    { $n ->
        [one] One counter can still act for free.
       *[other] { $n } counters can still act for free.
    }
reason-naval =
    { $n ->
        [one] One naval gunfire marker is at hand.
       *[other] { $n } naval gunfire markers are at hand.
    }
reason-drowning =
    { $n ->
        [one] One counter stands below the tide line and is lost at the end of the turn.
       *[other] { $n } counters stand below the tide line and are lost at the end of the turn.
    }
reason-free = This counter acts for free.
reason-cover = Free along the beach towards cover; any other way costs its division an action.
reason-paid = This costs its division an action.
reason-together =
    { $n ->
        [one] Another counter of the hex may go along.
       *[other] { $n } other counters of the hex may go along.
    }
reason-barrages = It may also barrage: click one of the marked Germans.
reason-paying = Either division may pay: the border is crossed, or units of both act together.
reason-under-fire = The unit was hit on its way: it may go on or stay; its action is spent.
reason-muster = Infantry next to the target first, then all who can support it.
reason-muster-hidden = Infantry next to the target first. The Germans are revealed once the attack is made.
reason-muster-depth = A depth marker lies with them.
reason-attrition = A step of an attacker next to the target removes the depth marker.
reason-overstack = { $n } units are in the hex, and two may stay.
reason-landing-card = Landing card { $number }.
reason-event-card = Event card { $number }.
reason-fire-card = Fire card { $number }.

## What is at stake

stake-lost = { $unit } is lost.
stake-step =
    { $left ->
        [one] { $unit } loses a step and has one left.
       *[other] { $unit } loses a step and has { $left } left.
    }
stake-catastrophe = The { $division } would have { $n } companies spent: the game is lost at once.
stake-never-comes = { $unit } does not come any more: this is the last turn.
stake-hero = { $hero } goes with { $unit } from now on: it acts for free, attacks with one more or with a missing weapon, and he may die in its place.
stake-hero-dies = { $unit } dies in place of his unit.
stake-uncleared =
    { $n ->
        [one] One more hex could be cleared.
       *[other] { $n } more hexes could be cleared.
    }
stake-crowds = { $n } units would be in { $at }: all but two must leave it, or are lost when the actions end.
stake-naval =
    { $left ->
        [one] A naval gunfire marker is used up; one is left.
       *[other] A naval gunfire marker is used up; { $left } are left.
    }
stake-actions =
    { $n ->
        [one] It costs an action.
       *[other] It costs { $n } actions.
    }
stake-barraged = { $at } cannot be attacked again this turn.
stake-bombard = The Germans in { $at } are disrupted for certain.
stake-bombard-depth = The Germans in { $at } are disrupted and lose their depth marker for certain.
stake-drowns =
    { $n ->
        [one] One counter stands below the tide line and is lost now.
       *[other] { $n } counters stand below the tide line and are lost now.
    }
stake-overstacked =
    { $n ->
        [one] One unit stands where two may stay: some are lost.
       *[other] { $n } units stand where fewer may stay: all but two of a hex are lost.
    }
stake-tide-next =
    { $n ->
        [one] One counter must move next turn, or the rising sea takes it.
       *[other] { $n } counters must move next turn, or the rising sea takes them.
    }
stake-free-unused =
    { $n ->
        [one] One counter can still act for free.
       *[other] { $n } counters can still act for free.
    }
stake-actions-unused =
    { $n ->
        [one] One more action could be used.
       *[other] { $n } more actions could be used.
    }
stake-naval-unused =
    { $n ->
        [one] Naval gunfire could be called for: the marker stays at hand.
       *[other] Naval gunfire could be called for: { $n } markers stay at hand.
    }
prospect-landing-lost = { $unit } is lost in the surf
prospect-landing-lost-many =
    { $n ->
        [2] { $a } and { $b } are lost in the surf
        [3] { $a }, { $b } and { $c } are lost in the surf
        [4] { $a }, { $b }, { $c } and { $d } are lost in the surf
       *[other] { $a }, { $b }, { $c }, { $d } and { $more } more are lost in the surf
    }
prospect-landing-hurt = { $unit } loses a step in the surf
prospect-landing-hurt-many =
    { $n ->
        [2] { $a } and { $b } lose a step in the surf
        [3] { $a }, { $b } and { $c } lose a step in the surf
        [4] { $a }, { $b }, { $c } and { $d } lose a step in the surf
       *[other] { $a }, { $b }, { $c }, { $d } and { $more } more lose a step in the surf
    }
prospect-landing-late = { $unit } is delayed
prospect-landing-late-many =
    { $n ->
        [2] { $a } and { $b } are delayed
        [3] { $a }, { $b } and { $c } are delayed
        [4] { $a }, { $b }, { $c } and { $d } are delayed
       *[other] { $a }, { $b }, { $c }, { $d } and { $more } more are delayed
    }
prospect-landing-drifts = { $unit } drifts to another box
prospect-landing-drifts-many =
    { $n ->
        [2] { $a } and { $b } drift to other boxes
        [3] { $a }, { $b } and { $c } drift to other boxes
        [4] { $a }, { $b }, { $c } and { $d } drift to other boxes
       *[other] { $a }, { $b }, { $c }, { $d } and { $more } more drift to other boxes
    }
prospect-mines = Mines go off
prospect-target = { $unit } is in the line of fire
prospect-hit-moving = { $unit } is hit on the way and loses a step
prospect-lost-moving = { $unit } is hit on the way and lost
prospect-hit-by = { $unit } is hit by { $at } ({ $colour })
prospect-catastrophe = The { $division } has { $n } companies spent: the game is lost

## Cards of counters and spaces

card-strength = Strength
card-needs = Asks an attack for
card-may-retreat = Goes back to its division when defeated, if in communication: division
card-never-retreats = Never retreats: division
card-calibre-mm = Calibre in mm
card-tactical = A tactical reinforcement on its way
card-fires-at = Fires at
card-observers = Observed from
card-with-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
card-steps = Steps left of { $of }
card-range = Range in hexes
card-tank-near = Within three hexes also
card-target = Target symbol
card-armoured = Armoured: only intense fire, or a card with the armour sign, hurts it
card-division = Commanded by
card-arrival = To a landing box on turn { $turn }
card-leads = Commands its own hex and those around it until it moves
card-free = Acts for free now
card-drowns = Drowns at the end of this turn where it stands
card-terrain = Enter: { $ground }
card-shelter = Doubled for a German defender
card-sector = Sector
card-band = Tide line
card-flooded = Under water from turn
card-obstacles = Beach obstacles
card-mined = not cleared
card-lands = Lands at { $tide } in
card-no-letters = No letters: entered by drifting only
card-draw = Draw, and its points
card-exit = German exit
card-strongpoint = Strongpoint
card-position = Position for reinforcements
card-zone-number = Zone and number
card-blank = Without a number: only a strongpoint's own reinforcement comes here
card-field = Field of fire, hexes: { $fire }
card-points = Points
card-could-be =
    { $n ->
        [one] Face down: strength { $least }
       *[other] Face down, one of { $n }: strength { $least } to { $most }
    }
card-must-be = Face down: strength { $least }
card-depth =
    { $n ->
        [one] Depth marker face down: strength { $least } to { $most }
       *[other] Depth marker face down, one of { $n }: strength { $least } to { $most }
    }
card-depth-alike = Depth marker face down: strength { $least }
card-depth-known = Depth marker, strength
card-line = In communication with the rear
card-us-line = An American line leads to the beach
card-no-us-line = No American line leads to the beach
card-no-line = Cut off from the rear
card-under-fire = { $fire } from
card-stacked = Units here ({ $of } at most)

## Cards of the deck

card-part-landing = Landing
card-part-event = Event
card-part-fire = German fire
card-part-artillery = German artillery
card-landing-letter = { $target }: { $letter }
card-mine = Mines
card-shot = { $colour }: every position
card-shot-depth = { $colour }: only with a depth marker
card-star = { $colour }: a leader may be hit
card-armour = { $colour }: armour does not protect
card-guns =
    { $n ->
        [one] At least one gun
       *[other] At least { $n } guns
    }
card-calibre = { $calibre } mm
card-event-reinforce =
    { $n ->
        [0] German reinforcements
        [1] German reinforcements: zone { $a }
        [2] German reinforcements: zones { $a }, { $b }
        [3] German reinforcements: zones { $a }, { $b }, { $c }
        [4] German reinforcements: zones { $a }, { $b }, { $c }, { $d }
       *[other] German reinforcements: zones { $a }, { $b }, { $c }, { $d } (+{ $more })
    }
card-event-depth = A depth marker
card-event-depth-both = A depth marker in each sector
card-event-hero-1 = A hero of the 1st Division
card-event-hero-29 = A hero of the 29th Division
card-event-hero-depth = and a depth marker in his sector
card-event-naval = Naval gunfire: one marker
card-event-smoke =
    { $n ->
        [1] Smoke hides { $a }
        [2] Smoke hides { $a } and { $b }
        [3] Smoke hides { $a }, { $b } and { $c }
       *[other] Smoke hides { $a }, { $b }, { $c }, { $d } (+{ $more })
    }
card-event-scream = Rockets from WN69
card-event-rocket-kill = The rockets of WN69 are found and destroyed
card-event-plunge = Plunging fire under the shingle
card-event-rally = All Germans rally
card-event-initiative = One action more for each division
card-event-reduce = One action only for each division
card-event-regroup-1 = A company of the 1st Division gets men back
card-event-regroup-29 = A company of the 29th Division gets men back
card-event-patrol-1 = A patrol of the 1st Division reveals the nearest Germans
card-event-patrol-29 = A patrol of the 29th Division reveals the nearest Germans
card-event-prisoner-1 = A prisoner of the 1st Division tells of Germans
card-event-prisoner-29 = A prisoner of the 29th Division tells of Germans
card-event-meyer = Kampfgruppe Meyer sends troops
card-event-engineers-stop = Engineer bases held up (later turns)
card-event-later = Nothing before the afternoon

## What a card does

means-landing = { $who }, { $target } ({ $letter }): { $result }.
means-mine = At mid or high tide one of those who land among obstacles loses a step.
means-fires =
    { $n ->
        [one] { $at } ({ $colour }) fires: one hit at most.
       *[other] { $at } ({ $colour }) fires: { $n } hits at most.
    }
means-scored =
    { $n ->
        [one] { $at } ({ $colour }) has scored one hit.
       *[other] { $at } ({ $colour }) has scored { $n } hits.
    }
means-symbol = It looks for the { $target }; intense fire hits everybody.
means-targets =
    { $n ->
        [0] Nobody more can be hit.
        [1] Can still be hit: { $a }.
        [2] Can still be hit: { $a } and { $b }.
        [3] Can still be hit: { $a }, { $b } and { $c }.
        [4] Can still be hit: { $a }, { $b }, { $c } and { $d }.
       *[other] Can still be hit: { $a }, { $b }, { $c }, { $d } and { $more } more.
    }
means-hit =
    { $n ->
        [1] Hit: { $a }.
        [2] Hit: { $a } and { $b }.
        [3] Hit: { $a }, { $b } and { $c }.
        [4] Hit: { $a }, { $b }, { $c } and { $d }.
       *[other] Hit: { $a }, { $b }, { $c }, { $d } and { $more } more.
    }
means-move =
    { $n ->
        [1] Drawn for the move of { $a } to { $at }.
        [2] Drawn for the move of { $a } and { $b } to { $at }.
        [3] Drawn for the move of { $a }, { $b } and { $c } to { $at }.
       *[other] Drawn for the move of { $a }, { $b }, { $c } and others ({ $n }) to { $at }.
    }
means-moving = Whoever has the { $target } is hit, if a position of these colours fires on the move.
means-action = It hits a moving unit with the { $target } in front of a position of these colours; a barrage counts colour and symbol.
means-artillery = { $guns } guns of these calibres can fire; { $value } are needed.
means-reinforce = Germans come to each of these zones: next to Americans if they can, else near them, else by the lowest number.
means-depth = The Germans nearest to Americans who have none get a depth marker.
means-depth-both = In each sector the Germans nearest to Americans who have none get a depth marker.
means-hero = A unit of the { $division } gets a hero, ashore or in its boats.
means-naval =
    { $n ->
        [one] One naval gunfire marker is at hand now.
       *[other] { $n } naval gunfire markers are at hand now.
    }
means-smoke = These strongpoints do not fire in this turn.
means-scream = The rockets of WN69 take a step from the strongest unit they reach.
means-rocket-kill = If the rockets of WN69 were ever heard, they are destroyed.
means-plunge = In this turn sporadic fire counts as steady on those who lie under shingle, seawall or bluff.
means-rally = No German unit is disrupted any more.
means-actions = Actions in this turn: { $east } for the 1st Division, { $west } for the 29th.
means-regroup = A company of the { $division } down to its last step gets one back.
means-patrol = The Germans face down nearest to the { $division } are revealed.
means-prisoner = Germans face down in the sector of the { $division } are revealed, as you choose.
means-meyer = Kampfgruppe Meyer joins the German divisional reinforcements.
means-nothing = It has no effect in this scenario.

## Piles

pile-deck = Deck
pile-discards = Discards
pile-landing-east = Landing, East
pile-landing-west = Landing, West
pile-event = Event
pile-fire-east = Fire, East
pile-fire-west = Fire, West
pile-action = Fire on a move or barrage

## Words on cards and counters

target-diamond = diamond
target-triangle = triangle
target-circle = circle
colour-orange = orange
colour-red = red
colour-purple = purple
colour-blue = blue
colour-green = green
colour-brown = brown
weapon-BZ = bazookas
weapon-BG = bangalore torpedoes
weapon-BR = automatic rifles
weapon-DE = demolition charges
weapon-MO = mortars
weapon-RD = radio
weapon-MG = machine guns
weapon-AR = artillery
weapon-NA = naval gunfire
weapon-FL = flanking
fire-intense = intense fire
fire-steady = steady fire
fire-sporadic = sporadic fire
range-unlimited = any
sector-east = East
sector-west = West
shore-east = beach of the eastern sector
shore-west = beach of the western sector
division-1 = 1st Division
division-29 = 29th Division
tide-low = low tide
tide-mid = mid tide
tide-high = high tide
turn-low = low tide
turn-artillery = low tide; German artillery fires
turn-low-shuffle = low tide; shuffle
turn-mid = mid tide
turn-mid-shuffle = mid tide; shuffle
turn-high = high tide; the end

## Where boats are sent

way-1st = the 1st Division's beaches
way-29th = the 29th Division's beaches
way-fg = Fox Green
way-er = Easy Red
way-eg = Easy Green
way-dr = Dog Red
way-dw = Dog White
way-dg = Dog Green
way-ch = Charlie
way-event = by an event

## A way over the map

leg-action = Costs an action
leg-leader = Free: a leader
leg-ranger = Free: Rangers
leg-hero = Free: a hero
leg-command = Free: in command
leg-cover = Free: seeks cover
leg-ropes = Free: on its ropes
leg-bluff = up or down a bluff: the next action is spent at the top
leg-cliff = up a cliff: the next action is spent at the top
leg-under-fire = under fire from { $at }
leg-chance =
    { $n ->
        [0] no card of { $of } hits
        [one] one card of { $of } hits
       *[other] { $n } cards of { $of } hit
    }

## Overlays

overlay-fields = Fields of fire
overlay-fields-now = Fields of fire of this turn's cards
overlay-fields-east = Fields of fire, East
overlay-fields-west = Fields of fire, West
overlay-control = American control
overlay-german-lines = German positions in communication
overlay-command = In command
overlay-tide = Lost to the sea at the end of this turn
overlay-tide-next = Lost to the sea at the end of the next turn
overlay-obstacles = Obstacles
overlay-steps = Steps in a hex
overlay-under-fire = Positions that fire on the move

## Legend

legend-infantry = foot
legend-leaders = leaders
legend-vehicles = vehicles
legend-defence = doubled
move-yes = yes
move-no = no
move-climb-2 = 2 actions
move-climb-3 = 3 actions
shelter-none = nothing
shelter-unit = unit
shelter-both = all
shelter-forbidden = no attack

## Boxes

space-track = Turn Track
space-eliminated = Eliminated Units
space-later = Not in Play
space-hand = Heroes
space-tactical = German Tactical Reinforcements
space-division = German Divisional Reinforcements
space-meyer = Kampfgruppe Meyer
space-wn_depth = Depth Markers: Strongpoints
space-building_depth = Depth Markers: Buildings
space-mobile_depth = Depth Markers: Mobile
space-guns_east = German Artillery East
space-guns_west = German Artillery West
space-lost = Germans Out of Play

## Nations and kinds

nation-us = United States
nation-de = German Army
kind-infantry = Infantry
    .name = { $unit } Company ({ $formation })
kind-heavy-infantry = Heavy weapons infantry
    .name = { $unit } Company ({ $formation })
kind-ranger = Rangers
    .name = { $unit } Company ({ $formation })
kind-tank = Tanks
kind-antitank = Anti-tank guns
kind-antiair = Anti-aircraft guns
kind-sp-antiair = Self-propelled anti-aircraft guns
kind-sp-artillery = Self-propelled artillery
kind-dukw-artillery = Artillery in amphibious lorries
kind-artillery = Heavy mortars
kind-hq = Headquarters
kind-general = General
kind-hero = Hero
kind-wn = Strongpoint garrison
    .name = Garrison no. { $unit }
kind-wn-75 = Strongpoint garrison with a 75 mm gun
    .name = 75 mm garrison no. { $unit }
kind-wn-88 = Strongpoint garrison with an 88 mm gun
    .name = 88 mm garrison no. { $unit }
kind-wn-rocket = Rocket battery
    .name = Rocket battery ({ $unit })
kind-reinforcement = German reinforcement
    .name = { $unit } Company ({ $formation })
kind-gun = German battery beyond the map
kind-depth-wn = Depth marker of a strongpoint
    .name = Depth marker { $unit }
kind-depth-building = Depth marker of buildings
    .name = Depth marker { $unit }
kind-depth-mobile = Mobile depth marker
    .name = Depth marker { $unit }

## What has become of a counter

state-acted = has acted
state-disrupted = disrupted
state-climb = climbing
state-cliff = on the ropes
state-hero = with a hero
state-inspired = inspired by its hero
state-wounded = wounded
state-transferred = under the other division
state-revealed = revealed
state-active = firing
state-inactive = blind

## Terrain and sides

terrain-sea = Sea
terrain-beach = Beach
terrain-pavilion = Pavilion
terrain-draw = Draw
terrain-high-ground = High ground
terrain-bocage = Bocage
terrain-woods = Woods and orchards
terrain-buildings = Buildings
terrain-rough = Rough ground
side-shingle = Shingle
side-seawall = Seawall
side-slope = Slope
side-bluff = Bluff
side-cliff = Cliff that can be climbed
side-sheer = Sheer cliff
side-barrier = Anti-tank ditch or wall

## Phases

phase-set-up = Set-up
phase-amphibious = I Amphibious operations
phase-event = II Event
phase-fire = III German fire
phase-engineers = IV Engineers
phase-actions = V Actions
phase-end = VI End of the turn
phase-over = End of the game

## Tracks

track-turn = Turn
track-rises = Turns until the sea rises
track-actions-1 = Actions, 1st Div.
track-actions-29 = Actions, 29th Div.
track-naval = Naval gunfire
track-spent-1 = Spent, 1st Div.
track-spent-29 = Spent, 29th Div.
track-points = Points
track-deck = Cards in the deck

## Marks

mark-cleared = Obstacles cleared
mark-smoke = In smoke
mark-attacked = Attacked in this turn
mark-barraged = Barraged in this turn
mark-target = Target

## Prompts

prompt-begin = Begin the game.
prompt-landing-east = Draw the landing card of the East.
prompt-landing-west = Draw the landing card of the West.
prompt-follow = Choose whom { $unit } follows, or let it stay.
prompt-rangers = Choose how far { $unit } drifts.
prompt-mine = Choose who runs on the mine.
prompt-arrivals = Put the units that are due into landing boxes.
prompt-event = Draw the event card.
prompt-hero-1 = Choose a unit of the 1st Division for the hero.
prompt-hero-29 = Choose a unit of the 29th Division for the hero.
prompt-regroup-1 = Choose a company of the 1st Division that gets men back.
prompt-regroup-29 = Choose a company of the 29th Division that gets men back.
prompt-scream = Choose whom the rockets hit.
prompt-patrol = Choose which Germans the patrol reveals.
prompt-prisoner = Choose which Germans the prisoner tells of.
prompt-fire-east = Draw the fire card of the East.
prompt-fire-west = Draw the fire card of the West.
prompt-hit = Choose whom the fire from { $at } hits.
prompt-leader-hit = Choose the leader whom the fire from { $at } hits.
prompt-artillery-hit = Choose whom the German artillery hits.
prompt-sacrifice = Decide whether the hero dies in place of { $unit }.
prompt-engineers = Choose obstacles to clear, or end the engineers' work.
prompt-actions = Choose who acts, or end the actions.
prompt-moving = Choose where { $unit } goes.
prompt-moving-tank = Choose where { $unit } goes, or which Germans it barrages.
prompt-paying = Choose which division pays.
prompt-under-fire = Let { $unit } go on under fire, or stay behind.
prompt-muster = Choose who attacks { $at }, then commit.
prompt-attrition = Give a step for the depth marker in { $at }, or keep it.
prompt-overstack = Choose which unit in { $at } is lost.
prompt-over = The game is over.

## Events: turns, cards and points

event-turn = Turn { $turn } begins: { $tide }.
event-card = Card { $number } is drawn.
event-shuffled = The discards are shuffled back into the deck.
event-end = The morning ends with { $points } points.
event-catastrophe = Eight companies of the { $division } are spent: the landing has failed.

## Events: landing

event-landing-check = { $unit } is checked: { $letter }.
event-landing-no-row = { $unit } needs no check.
event-no-drift = { $unit } keeps its course.
event-out-of-play = { $unit } does not come this morning.
event-drifts-east =
    { $boxes ->
        [one] { $unit } drifts { $boxes } box east to { $to } ({ $beach }).
       *[other] { $unit } drifts { $boxes } boxes east to { $to } ({ $beach }).
    }
event-drifts-west =
    { $boxes ->
        [one] { $unit } drifts { $boxes } box west to { $to } ({ $beach }).
       *[other] { $unit } drifts { $boxes } boxes west to { $to } ({ $beach }).
    }
event-drifts-off = { $unit } drifts off the map.
event-no-beach = { $unit } finds no beach at this tide.
event-delayed = { $unit } comes on turn { $turn }.
event-follows = { $unit } follows to { $to }.
event-mine-harmless = Mines go off in the { $sector }, and hurt nobody.
event-mine = { $unit } runs on a mine.
event-lands = { $unit } lands at { $to } ({ $beach }).
event-command-transfer = { $unit } comes under the { $division }.
event-boards = { $unit } is sent to { $to }.
event-drowned = { $unit } is lost to the sea at { $at }.

## Events: the event card

event-no-hero = Nobody of the { $division } can become a hero.
event-hero = { $unit } shows himself with { $with }.
event-hero-dies = { $unit } is killed.
event-naval =
    { $markers ->
        [one] A naval gunfire marker is at hand.
       *[other] { $markers } naval gunfire markers are at hand.
    }
event-plunge = Fire plunges down on those under the shingle.
event-initiative = Each division has one action more.
event-reduce = Each division has one action only.
event-regroups = { $unit } gets men back.
event-nobody-regroups = No company can get men back.
event-nothing-to-reveal = No Germans are left to reveal.
event-engineers-stop = Engineer bases are held up: none are built in this scenario.
event-smoke = Smoke hides { $at }.
event-german-rallies = The Germans in { $at } rally.
event-rockets = Rockets are fired from { $at }.
event-rockets-hit = { $unit } is hit by rockets.
event-rockets-miss = The rockets hit nobody.
event-rockets-silent = The rockets of WN69 are silent.
event-rockets-not-found = Nobody has heard the rockets yet.
event-meyer = Kampfgruppe Meyer sends troops to the division.

## Events: German reinforcements and depth

event-reinforced = A reinforcement comes to { $at }.
event-division-reinforces = A reinforcement of the division comes to { $at }.
event-no-reinforcements = No German reinforcement can come.
event-zone-closed = No position in zone { $zone } can take a reinforcement.
event-next-to-us = { $at } is next to Americans, number { $number }, the first of { $of }.
event-within-two = { $at } is within two hexes of Americans, number { $number }, the first of { $of }.
event-lowest-number = { $at } has the lowest number, { $number }, of { $of }.
event-chosen-because = { $at } is chosen: distance { $distance }, { $class }, number { $number }, the first of { $of }.
class-wn-single = a strongpoint of one hex
class-wn-double = a strongpoint of two hexes
class-reinforcement = a reinforcement
event-depth-placed = A depth marker is put in { $at }.
event-no-depth = No German unit can get a depth marker.
event-depth-removed = The depth marker in { $at } is removed: { $marker }.
event-depth-revealed = The depth marker in { $at } is revealed: { $marker }.
event-revealed = The Germans in { $at } are revealed: { $unit }.

## Events: German fire

event-crowded = Five steps or more in { $at }: everybody there is a target.
event-fires =
    { $limit ->
        [one] { $at } ({ $colour }) fires and may score one hit.
       *[other] { $at } ({ $colour }) fires and may score { $limit } hits.
    }
event-silent-disrupted = { $at } ({ $colour }) is disrupted and does not fire.
event-silent-depth = { $at } ({ $colour }) has no depth marker and does not fire.
event-silent-smoke = { $at } ({ $colour }) sees nothing for smoke.
event-sees-nobody = { $at } sees nobody.
event-sees-intense = { $unit } at { $at } is in intense fire.
event-sees-steady = { $unit } at { $at } is in steady fire and has the symbol.
event-sees-sporadic = { $unit } at { $at } is in sporadic fire and has the symbol.
event-spared-armour = { $unit } at { $at } is spared: it is armoured.
event-spared-symbol = { $unit } at { $at } is spared: it has another symbol.
event-spared-already = { $unit } at { $at } is spared: it has lost a step in this phase.
event-spared-disrupted = { $unit } at { $at } is spared: it is disrupted already.
event-hit-intense = { $unit } at { $at } is hit by intense fire from { $from }.
event-hit-steady = { $unit } at { $at } is hit by steady fire from { $from }.
event-hit-sporadic = { $unit } at { $at } is pinned by sporadic fire from { $from }.
event-leader-hit = { $unit } at { $at } is hit by fire from { $from }.
event-inspired = { $unit } is hit and inspires his men.
event-wounded = { $unit } is wounded.
event-sacrifice = The hero with { $unit } dies in its place; it is inspired.
event-step-lost =
    { $left ->
        [one] { $unit } loses a step and has one left.
       *[other] { $unit } loses a step and has { $left } left.
    }
event-eliminated = { $unit } is eliminated.
event-disrupted = { $unit } is disrupted.
event-artillery = German artillery opens fire: { $guns } guns, { $value } needed.
event-artillery-too-few = German artillery is silent: { $guns } guns, { $value } needed.
event-artillery-not-yet = German artillery does not fire before turn 4.
event-artillery-nobody = German artillery finds no target.
event-artillery-hits = { $unit } at { $at } is hit by artillery.

## Events: engineers and actions

event-cleared = The obstacles in { $at } are cleared.
event-action-spent =
    { $left ->
        [0] The { $division } has spent its last action.
        [one] The { $division } spends an action and has one left.
       *[other] The { $division } spends an action and has { $left } left.
    }
event-moves = { $unit } moves from { $from } to { $to }.
event-sets-out = { $unit } sets out from { $from } for { $to } under fire.
event-arrives = { $unit } reaches { $to }.
event-climbs = { $unit } climbs to { $to }.
event-climbed = { $unit } comes over the top.
event-ropes = { $unit } throws its ropes.
event-ropes-down = { $unit } takes its ropes down.
event-recovers = { $unit } recovers.
event-stays = { $unit } stays behind.
event-watched = { $at } ({ $colour }) fires on the move.
event-passes-colours = { $unit } comes through: the card has no colour of those who fire on the move.
event-passes-symbol = { $unit } comes through: the card shows another symbol.
event-hit-moving = { $unit } at { $at } is hit on the move by fire from { $from }.

## Events: attacks and barrages

event-attack =
    { $points ->
        [one] { $at } is attacked with { $points } point.
       *[other] { $at } is attacked with { $points } points.
    }
event-attacker = { $unit } attacks with { $points }.
event-attack-shells = Ships fire in support.
event-attack-compare = { $attack } against { $defence }: { $compare }; { $column }.
event-defends = { $unit } defends with { $points }.
event-depth-defends = { $marker } adds { $points }.
sheet-marker-calls = The depth marker in { $at } called a reinforcement: it was removed and added nothing.
event-unit-doubled = The unit is doubled: { $by }.
event-both-doubled = Unit and marker are doubled: { $by }.
event-shells-strength = Naval gunfire adds { $points }.
event-hero-strength = { $unit } adds { $points }.
event-weapon-missing = Nobody brings { $weapon }.
event-weapon-brought = { $unit } brings { $weapon }.
event-radio-of-hq = Headquarters brings { $weapon } to { $unit }.
event-weapon-of-ships = The ships bring { $weapon }.
event-weapon-of-hero = { $unit } makes do without { $weapon }.
event-flanked = The target is flanked.
event-attack-result = In { $at }: { $result }.
event-no-line-no-depth = { $at } is cut off and gets no depth marker.
event-no-depth-left = No depth marker is left for { $at }.
event-german-hidden = The Germans in { $at } are face down again.
event-german-disrupted = The Germans in { $at } are disrupted.
event-german-retreats = { $unit } retreats from { $at } to its division.
event-german-defeated = { $unit } is defeated in { $at }.
event-barrage = { $unit } barrages { $at }.
event-barrage-card = The card shows { $shows } ({ $colour }); strength { $points }.
event-barrage-nothing = The barrage of { $at } has no effect.
event-barrage-result = The barrage of { $at }: { $result }.
event-bombard = Ships bombard { $at }.
barrage-shows-neither = neither colour nor symbol
barrage-shows-symbol = the symbol
barrage-shows-colour = the colour
barrage-shows-both = colour and symbol

## Rolls

roll-card = Card
roll-depth = Depth marker
roll-garrison = Garrison
roll-reinforcement = Reinforcement
roll-imagine = Guess at what lies face down

## Tables and the lines of a tally

table-landing = Landing table
table-fire = German fire
table-attack = Attack table
table-barrage = Barrage table
table-turns = Turn track
table-weapons = Weapons

## Heads of the tables

landers-tanks = Tanks
landers-dukw = Artillery in DUKWs
landers-guns = Guns and mortars
landers-foot = Infantry and Rangers
landers-foot-green = Infantry and Rangers at Dog Green and Charlie
landers-foot-other = Infantry at all other beaches
landing-1-tanks = Turn 1: tanks
landing-2-tanks = Turns 2–3: tanks
landing-1-foot-other = Turns 1–3: infantry, other beaches
landing-1-foot-green = Turns 1–3: infantry and Rangers, Dog Green and Charlie
landing-4-foot = Turns 4–14: infantry and Rangers
landing-4-dukw = Turns 4–14: artillery in DUKWs
landing-4-guns = Turns 4–14: guns and mortars
landing-15-foot = Turns 15–16: infantry and Rangers
landing-15-dukw = Turns 15–16: artillery in DUKWs
landing-15-guns = Turns 15–16: guns and mortars
row-lacking-less = weapons lacking, not stronger
row-lacking-more = weapons lacking, stronger
row-lacking-double = weapons lacking, twice as strong
row-less = weaker
row-equal = equal
row-more = stronger
row-double = double
barrage-weak = strength 1–2
barrage-fair = strength 3–5
barrage-strong = strength 6 or more
barrage-deep-both = colour and symbol, with a depth marker
barrage-deep-colour = the colour, with a depth marker
barrage-deep-symbol = the symbol, with a depth marker
barrage-deep-neither = neither, with a depth marker
fire-known = from a strongpoint, or a unit face up
fire-hidden = from a reinforcement face down
turns-time = Time
turns-tide = Sea
turns-due = Units due
turns-shuffle = Deck
turns-shuffled = shuffle
weapons-bearers = Brought by
column-alone = unit alone
column-unrevealed = with a depth marker face down
column-revealed = with a depth marker face up
compare-less = less
compare-equal = equal
compare-more = more
compare-double = twice or more
tally-attacker = { $unit } attacks
    .short = { $unit }
tally-shells = Naval gunfire
tally-shells-open = Naval gunfire, for strength or weapons
tally-shells-weapons = Naval gunfire, for its weapons
tally-hero = { $unit }
tally-hero-open = { $unit }, for strength or a weapon
tally-hero-weapon = { $unit }, for a weapon
tally-german = { $unit } defends
    .short = { $unit }
tally-german-unknown = German unit, face down
tally-doubled = Doubled: { $by }
tally-depth = { $marker }
tally-depth-unknown = Depth marker, face down
tally-depth-doubled = Marker doubled: { $by }
need-weapon = { $weapon }
need-unknown = Not known yet
asked-german = { $unit }
asked-depth = { $marker }
asked-face-down = the unit face down
asked-depth-face-down = the marker face down
met-unit = { $unit }
met-headquarters = headquarters of { $unit }
met-shells = naval gunfire
met-hero = { $unit }
met-flank = attack from several sides

## Words that clients use otherwise for this game

word-case = Line
word-first = Before the marker is revealed
word-final = What counts
word-rows = From { $before } to { $after }
word-cases =
    { $of ->
        [one] one possibility
       *[other] { $of } equally likely possibilities
    }
word-undo = A card was drawn or something hidden was shown: what came before it stands.
word-outcome = Cards and results
word-show = Show cards
word-next = Next best plan, on the same cards
word-sums = In victory points. Luck: cards against their average. Skill: what was chosen against the best plans found.
word-mattered = Cards that mattered most
word-note-undo = What no card has decided can be taken back, step by step. Try things out.

## Results of the tables

result-NONE = Nothing happens
    .short = Nothing
result-REPULSED = Attackers next to the target are disrupted
    .short = Repulsed
result-REPULSED-DEPTH = Attackers next to the target are disrupted, and the Germans get a depth marker
    .short = Repulsed, depth
result-REPULSED-HIDDEN = Attackers next to the target are disrupted, and the German unit is face down again
    .short = Repulsed, hidden
result-DEPTH = The Germans get a depth marker
    .short = Depth
result-DISRUPTED = Disrupted
    .short = Disrupted
result-ATTRITION = The German unit is disrupted, and a step may be given for its depth marker
    .short = Attrition
result-REVEAL = The depth marker is revealed, and strengths are compared again
    .short = Reveal
result-DEPTH-REMOVED = The depth marker is removed and the German unit disrupted
    .short = Depth gone
result-DEFEATED = The German unit is defeated
    .short = Defeated
result-OTHER = Several things happen
    .short = Other
result-STEP = A step is lost
    .short = −1 step
result-STEP2 = Two steps are lost
    .short = −2 steps
result-STEP-DISRUPTED = A step is lost, and the unit is disrupted
    .short = −1, disr.
result-STEP-E2 = A step is lost, and the unit drifts two boxes east
    .short = −1, E 2
result-LOST = The unit is lost
    .short = Lost
result-OUT = The unit does not come at all
    .short = Out
result-DELAY3 = Back three turns later
    .short = +3 turns
result-TURN2 = Back on turn 2
    .short = Turn 2
result-E1 = Drifts one box east
    .short = E 1
result-E2 = Drifts two boxes east
    .short = E 2
result-E3 = Drifts three boxes east
    .short = E 3
result-E4 = Drifts four boxes east
    .short = E 4
result-E9 = Drifts nine boxes east
    .short = E 9
result-W1 = Drifts one box west
    .short = W 1

## Refusals: when and whose

refuse-not-now = This cannot be done at this point of the turn.
refuse-not-the-action-phase = Units act in phase V.
refuse-not-the-engineer-phase = Obstacles are cleared in phase IV.
refuse-not-the-landing-phase = Units are put into landing boxes at the end of phase I.
refuse-units-are-due = Units that are due must be sent to their boxes first.
refuse-attack-in-hand = An attack is being prepared: carry it out or take it back first.
refuse-move-in-hand = A unit is in hand: finish its move or take it back first.
refuse-other-division = This unit is not of that division.
refuse-other-sector = That position is not in the sector.

## Refusals: landing

refuse-not-in-a-box = This leader is not in a landing box.
refuse-did-not-drift-from-here = That unit did not drift from this box.
refuse-rangers-four-boxes = Rangers drift four boxes at most.
refuse-not-on-a-mine = This unit does not land among obstacles.
refuse-not-due = This unit is not due.
refuse-not-a-landing-box = This is not a landing box.
refuse-box-without-letters = Boxes without letters are entered by drifting only.
refuse-charlie-for-rangers = Only Rangers are sent to Charlie.
refuse-another-beach = This unit is meant for another beach.
refuse-box-full = Two units are in that box already.
refuse-general-alone = A general is not sent alone.
refuse-no-delay-yet = Landings may be put off from turn 7 on.

## Refusals: events and fire

refuse-hero-needs-a-unit = A hero goes with a unit, not with a leader.
refuse-hero-goes-with-his-unit = A hero goes where his unit goes.
refuse-has-a-hero = This unit has a hero already.
refuse-one-step-infantry = Only regular infantry down to its last step gets men back.
refuse-rockets-do-not-reach = The rockets do not reach this unit.
refuse-rockets-most-steps = The rockets hit a unit with the most steps.
refuse-no-german-there = There are no Germans there.
refuse-nothing-face-down = Nothing lies face down there.
refuse-nearest-first = Other Germans are nearer.
refuse-not-the-first-hit = Another unit comes first in the order of targets.

## Refusals: engineers

refuse-no-obstacles = There are no obstacles there.
refuse-cleared-already = These obstacles are cleared already.
refuse-enough-cleared = The sector's engineers have cleared all they can in this turn.
refuse-engineers-under-fire = A German position of a colour on the card covers that hex.

## Refusals: acting and moving

refuse-not-ashore = This unit is not ashore.
refuse-has-acted = This unit has acted in this turn.
refuse-disrupted = A disrupted unit can only recover.
refuse-climbing = A climbing unit can only come over the top.
refuse-on-the-ropes = A unit on its ropes can only climb on or take them down.
refuse-no-actions-left = The division has no actions left.
refuse-one-hex = Units move one hex.
refuse-nowhere-to-go = There is nowhere for this unit to go.
refuse-submerged = The sea covers that hex.
refuse-no-way-back-to-sea = There is no way back to the sea.
refuse-german-there = Germans are in that hex.
refuse-rough = Nobody passes that ground.
refuse-sheer-cliff = That cliff cannot be climbed.
refuse-ropes-first = Ropes must be thrown before the cliff is climbed.
refuse-leaders-do-not-climb = Leaders do not climb cliffs.
refuse-infantry-climbs = Only infantry and Rangers climb cliffs.
refuse-no-cliff-here = There is no cliff to climb here.
refuse-vehicles-side = Vehicles and guns cannot pass that side of the hex.
refuse-vehicles-ground = Vehicles and guns cannot enter that ground.
refuse-leaders-alone-under-fire = Leaders move under fire only with a unit.
refuse-not-stacked-with-it = This unit is not in the same hex.
refuse-two-together = Two units act together at most.
refuse-no-common-way = These units have no way in common.
refuse-nothing-to-recover = This unit has nothing to recover from.
refuse-not-in-the-hex = This unit is not in the crowded hex.

## Refusals: attacks

refuse-attacked-already = That position has been attacked in this turn.
refuse-barraged-already = That position has been barraged in this turn.
refuse-no-infantry-adjacent = No infantry next to that hex can attack it.
refuse-barrage-only = No infantry next to that hex can attack it, but it can be barraged: put down what is in hand and click it.
refuse-no-attack-no-barrage = No infantry next to that hex can attack it, and no tank can barrage it: that takes a tank within range, two hexes away or more, and a spotter in its field of fire.
refuse-no-attack-no-ships = No infantry next to that hex can attack it, and neither tanks nor ships can barrage it: nobody spots it for them.
refuse-leaders-do-not-attack = Leaders do not take part in attacks.
refuse-joined-already = That takes part already.
refuse-out-of-range = The target is out of range.
refuse-infantry-first = Infantry next to the target must take part first.
refuse-side-bars = Nobody attacks that way up or down.
refuse-heavy-needs-infantry = Heavy weapons support infantry that attacks from a hex next to the target.
refuse-needs-command = It needs to be next to the target, next to the infantry that attacks, or in command.
refuse-artillery-adjacent = Artillery does not fire at a neighbouring hex.
refuse-artillery-needs-hq = Artillery needs a headquarters that commands it and infantry in the attack.
refuse-artillery-under-fire = Artillery without armour does not fire from a German field of fire.
refuse-target-above = From below, the target on the heights cannot be seen.
refuse-no-naval-marker = There is no naval gunfire marker.
refuse-no-radio = No infantry in the attack has a radio or is under a headquarters.
refuse-adjacent-attackers-only = Only an attacker next to the target can give the step.

## Refusals: barrages

refuse-only-tanks-barrage = Only tanks barrage.
refuse-barrage-adjacent = Tanks do not barrage a neighbouring hex.
refuse-target-face-down = Reinforcements face down cannot be barraged.
refuse-target-not-spotted = Neither the tank nor infantry in command is in the target's field of fire.
refuse-no-observer = No infantry with a radio or under a headquarters is in the target's field of fire.

## Bots: the terms of a valuation, and what none of them does

term-points = Points
term-held = Held, but barred by fire
term-reach = Within reach
term-steps = Men
term-peril = Companies spent
term-fire = Fire to expect
term-germans = Germans in the way
term-command = Leaders and heroes
term-heights = Companies on the heights
term-support = Naval gunfire and order
measure-points = Points
measure-spent = Companies spent
measure-steps = American steps lost
measure-germans = German units defeated
guard-catastrophe = The eighth spent company of a division loses the game at once.
guard-drowning = Somebody would be left to the rising sea who can still get out.
guard-stacking = Units over the limit of a hex are lost.

## What wins

goal-aim =
    Win with { $points } points at the end of turn { $turn }.
    { $companies } spent companies of one division lose at once.
goal-standing = { $points } of { $of } points; spent: { $east } of { $companies } in the 1st Division, { $west } of { $companies } in the 29th
    .short = { $points }/{ $of } points · spent { $east }/{ $companies } (1st), { $west }/{ $companies } (29th)
goal-catastrophe = Catastrophe on turn { $turn }: { $companies } companies of the { $division } are down to one step or lost.
goal-points-moot = { $points } of { $of } points; they no longer count.
goal-points-won = { $points } points at the end: { $of } were needed.
goal-points-lost = Only { $points } points at the end: { $of } were needed.
