### English: the page round the table.

## The page

app-name = Sandtable
app-about = Board wargames by the book
nav-pages = Pages
nav-play = Play
nav-rules = Rules
nav-about = About
nav-home = To the start page
skip = Skip to the content
close = Close
cancel = Cancel
broken-title = The engine did not start
broken-text = Reload the page, or try another browser. What went wrong: { $reason }

## The start page

start-new = New game
start-continue = Continue
start-scenario = Scenario
start-rules = Read the rules
start-play = Play
start-counts =
    { $counters ->
        [one] One counter
       *[other] { $counters } counters
    } · { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    } · { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
start-nothing-saved = Nothing yet. Games you begin are kept here, in this browser.
start-file = From a file
start-file-about = A record (.sand) or a situation (.toml). You can also drop it anywhere on this page.
start-file-open = Open a file
player-you = You
player-gentle = Bot: gentle
player-steady = Bot: steady
start-alone = You play alone; the rules play the other side.
saved-yours = Your move
saved-theirs = Their move
saved-over = Over
saved-against = { $who } against { $other }
saved-alone = Solitaire
saved-progress = Turn { $turn } of { $last }
saved-delete = Delete
saved-delete-what = Delete the game { $what }
saved-delete-ask = Delete this game?
file-bad = { $file } cannot be opened
file-line = Line { $line }:
table-bad = This game cannot be opened
table-gone = There is no such game in this browser.
table-laying = Laying the table …

## About

about-lead = Hex-and-counter wargames in your browser: every rule enforced, every number explained.
about-rules = Sandtable knows the rules, so you need not look them up. It shows what you can do, says why not when you cannot, and names the rule each time.
about-private = Nothing leaves your computer. The engine runs in your browser and your games are kept there; save them as files to move them elsewhere.
about-offline = Once loaded, the page works without a network.

## Rules

rules-of = The rules of { $game }
rules-about = In our own words, numbered as in the printed rules. Those of the original always decide.
rules-search = Search by word or number
rules-found =
    { $count ->
        [one] One rule
       *[other] { $count } rules
    }
rule-open = Rule { $number }: { $title }
rule-related = Related rules
rule-all = All rules
rule-state-enforced = The program enforces this rule.
rule-state-component = This describes what is in the box.
rule-state-partial = The program enforces part of this rule.
rule-state-open = The program does not enforce this rule yet.

## The table

turn = Turn { $turn }
phases = Phases of the turn
waiting-for = { $seat }: one moment …
undo = Undo
redo = Redo
choices =
    { $count ->
        [one] One more choice
       *[other] { $count } more choices
    }
tools = Tools
menu = Menu
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole map
overlays = Overlays
overlay-numbers = Hex numbers
overlay-furniture = Tracks and legend on the map
settings = Settings
map = Map
panel = Panel
sheet = What to do
sheet-grip = Make this panel larger or smaller
theme-to-light = Light theme
theme-to-dark = Dark theme
space-show = Show { $space } on the map
points = points
seat-deciding = deciding
seat-waiting = waiting
seat-done = finished
stack-count =
    { $count ->
        [one] One counter
       *[other] { $count } counters
    }

## Panels

tab-log = Log
tab-forces = Forces
tab-due = Arrivals
tab-due-long = Reinforcements
tab-tables = Tables
tab-legend = Legend
tab-tracks = Tracks
log-empty = Nothing has happened yet.
log-why = Why?
log-start = Before the first turn
log-earlier =
    { $count ->
        [one] Show one earlier line
       *[other] Show { $count } earlier lines
    }
forces-waiting = Waiting to enter
forces-waiting-about = Choose a unit, then choose where it goes on the map.
forces-count =
    { $counters ->
        [one] one counter
       *[other] { $counters } counters
    } in { $stacks ->
        [one] one stack
       *[other] { $stacks } stacks
    }
forces-box =
    { $counters ->
        [one] one counter
       *[other] { $counters } counters
    }
due-none = Nobody is expected any more.
tables-roll = Roll
tables-codes = What the results mean

## The attack builder

attack = Attack
attack-on = Attack on { $space }
attack-defenders =
    { $count ->
        [0] no defender in sight
        [one] one defender
       *[other] { $count } defenders
    }
attack-joined = Units that take part, and those that could
attack-leave = Take out: { $unit }
attack-amount = Points
attack-hidden = Some values are hidden.
attack-hidden-about = The truth lies between worst and best.
case-worst = Worst: the strongest defence it can be
case-best = Best: the weakest defence it can be
worst = worst
best = best
less = Fewer
more = More
left =
    { $count ->
        [one] one left
       *[other] { $count } left
    }
tally-attack = Attack
tally-defence = Defence
tally-before = Column before shifts
tally-against = { $attack } against { $defence }
tally-sums = Attack against defence
tally-final = Final column
tally-shifts = shifts { $sum }
columns-label = From column { $before } to column { $after }
chances = Exact chances
chances-of =
    { $of ->
        [one] one roll
       *[other] { $of } equally likely rolls
    }
chances-of-cases =
    { $of ->
        [one] one case
       *[other] { $of } equally likely cases
    }
chances-n-of-m = { $n } of { $m }
tone-good = good for the attacker
tone-even = good for neither
tone-bad = good for the defender
what-if = What would change it
needs = What the attack needs
needs-met = { $met } of { $count } met
needs-asked = asked by { $who }
needs-unknown = not known yet
needs-nobody = missing
needs-missing = { $count } missing

## Dice

dice = Roll of the dice
dice-continue = Continue
dice-skip = Skip all
dice-look = Look at the dice, then go on.

## Cards

cards = Cards
card-number = Card { $number }
card-open =
    { $count ->
        [one] { $pile }: one card. Look at it
       *[other] { $pile }: { $count } cards. Leaf through them
    }
card-count =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
card-newer = Newer card
card-older = Older card
card-of = { $at } of { $count }
card-drawn = Card drawn: { $pile }
card-look = Look at the card, then go on.

## Advice

hint = What would you do?
hint-would = A bot would choose:
hint-play = Do it

## Fields of fire

dot-0 = source
dot-1 = sporadic fire
dot-2 = steady fire
dot-3 = intense fire

## Two at one screen

handover-title = Pass the screen to the { $seat }
handover-about = What the other side may not see is covered. Press the button once the right player sits here.
handover-go = I play the { $seat }

## The end

over-title = The game is over.
over-winner = { $seat } win
over-won = You have won
over-lost = You have lost
over-draw = A draw
over-look = Look at the map
over-again = New game

## Menu and settings

menu-new = Start page and new game
menu-save = Save as a file
menu-load = Open a file
menu-undo-phase = Take back the whole phase
menu-play-on = Let a bot finish this phase
menu-print = Print map and log
menu-autosave = Your game is kept in this browser after every move.
setting-language = Language
setting-theme = Theme
setting-pace = Pace of the bots
setting-dice = Show dice and cards
setting-handover = Ask to pass the screen when two people play
theme-auto = As the system
theme-light = Light
theme-dark = Dark
pace-none = At once
pace-brisk = Brisk
pace-slow = Slow

## Keys

keys-title = Keyboard
keys-table = Table
keys-board = Map
key-done = Main button: end the phase
key-commit = Main button: commit, outside the map
key-hint = What a bot would do; again to do it
way-about = Point at a lit hex to see the way and its cost.
key-board = Go to the map
key-cursor = Move the cursor from hex to hex
key-pan = Move the map
key-press = Click the hex under the cursor
key-pick = Choose a counter of the stack
key-next = Next hex where something can be done, with Shift the one before
key-card = Card of the hex or counter
key-zoom = Zoom in, out, show all
key-escape = Put back, close
