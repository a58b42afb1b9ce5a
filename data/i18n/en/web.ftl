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
start-watch = Watch
start-counts =
    { $counters ->
        [one] One counter
       *[other] { $counters } counters
    } · { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    }
start-turns =
    { $turns ->
        [one] one turn
       *[other] { $turns } turns, { $from } to { $to }
    }
start-length = Length
start-nothing-saved = Nothing yet. Games you begin are kept here, in this browser.
start-file = From a file
start-file-about = A record (.sand) or a situation (.toml). You can also drop it anywhere on this page.
start-file-open = Open a file
player-you = You
player-number = Player { $number }
player-gentle = Bot: gentle
player-steady = Bot: steady
level-1 = Cadet
level-2 = Captain
level-3 = Major
level-4 = Colonel
level-5 = General
level-1-about = Looks at one part of the front at a time. Does not see what you will answer, threats to its supply, or the need for reserves.
level-2-about = Sees threats beside its own units. Does not see what you will answer, nor what happens farther away.
level-3-about = Sees the whole board and your likeliest answer. Weighs only a few plans, so it misses some better ones.
level-4-about = Weighs many plans against your likeliest answer. Does not reckon with an unlikely one.
level-5-about = Weighs all the plans it has time for. Only what is hidden from it escapes it; it thinks the longest.
temper = Temper
temper-steady = Steady
temper-bold = Bold
temper-cautious = Cautious
temper-methodical = Methodical
start-alone = You play alone; the rules play the other side.
start-option-more = What changes
start-options =
    { $count ->
        [one] One optional rule
       *[other] { $count } optional rules
    }
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
engine-away = The rules of this game are not in this browser yet, and they cannot be fetched now: connect to the network and try again.
table-laying = Laying the table …
file-refused = “{ $action }” is not legal there: { $why } (rule { $rule })
file-too-long = A game has at most { $most } MB.
record-cut = This record does not name its end: it was cut short, or never written to its end. What is there can be opened.
record-stopped = This game was played by edition { $edition } of the rules. By today’s, edition { $today }, it goes as far as line { $line }:
record-elsewhere = This game was played by edition { $edition } of the rules. By today’s, edition { $today }, every action is legal, but it ends elsewhere.
record-kept = The record stays as it is: whoever goes on plays a new game.
record-go-on = Go on as a new game
edge-show =
    { $n ->
        [one] Something happened beyond this edge: show it
       *[other] { $n } places where something happened lie beyond this edge: show them
    }
following = This game is being played in another tab. What happens there is shown here.
following-take = Play here
following-prompt = Played in another tab
unkept = This browser does not keep the game. Save it as a file before you leave.
trouble-over = The game is over.
trouble-undo = Chance has decided, something hidden was shown or another seat had its turn: what came before it stands.
trouble-refused = This cannot be done now.
trouble-other_seat = Another seat decides now.
trouble-chance = Nobody can know what comes of it.
trouble-hidden = The analysis opens when the game is over: until then it would tell what is hidden.

## About

about-lead = Hex-and-counter wargames in your browser: every rule enforced, every number explained.
about-rules = Sandtable knows the rules, so you need not look them up. It shows what you can do, says why not when you cannot, and names the rule each time.
about-private = Nothing leaves your computer. The engine runs in your browser and your games are kept there; save them as files to move them elsewhere.
about-offline = Once loaded, the page works without a network, and so does every game that was opened once.

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
choices-title = Choices
choices-losses = Who takes the loss?
choices-take-back = Take this back
tools = Tools
menu = Menu
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole map
to-front = Go to the front
panel-fold = Fold the panel
overlays = Overlays
overlay-numbers = Hex numbers
overlay-furniture = Tracks and legend on the map
marks-title = Marks on counters and hexes
standing-must = must still act in this phase
standing-free = can act at no cost
standing-may = can still act
standing-done = has acted
ring-target = can be attacked
ring-bombard = can only be fired at from afar
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
seat-who = Who plays { $seat }
goal = What wins
goal-show = What wins, and the places that count
goal-nobody = Nobody’s
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
legend-marks = Marks on the map
log-empty = Nothing has happened yet.
log-why = Why?
log-result = Result
log-joined =
    { $count ->
        [one] With one unit:
       *[other] With { $count } units:
    }
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
due-leave = Leaves
due-return = Returns
due-exchange = Is exchanged
due-upgrade = Is upgraded
due-none = Nobody is expected any more.
tables-roll = Roll
tables-codes = What the results mean

## The attack builder

attack = Attack
attack-on = Attack on { $space }
attack-defence-of = Defence of { $space }
attack-attackers = Who attacks
attack-beside = The enemies beside it; who of them attacks is told after your answer.
attack-supports = Supports
attack-supports-in = committed
attack-bombards = Bombardment before the fight
attack-defenders =
    { $count ->
        [0] no defender in sight
        [one] one defender
       *[other] { $count } defenders
    }
attack-joined = Units that take part, and those that could
attack-leave = Take out: { $unit }
attack-must = must
attack-add-all = Add all { $count }
attack-amount = Points
attack-hidden = Some values are hidden.
attack-hidden-about = The truth lies between the two.
attack-hidden-same = The chances already count all that may lie there.
attack-beyond = Not counted:
case-strongest = Strongest defence: { $attack } against { $defence }
case-weakest = Weakest defence: { $attack } against { $defence }
strongest = strongest
weakest = weakest
strong = strong
weak = weak
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
tally-modifiers = Modifiers
tally-final = Final column
tally-shifts = shifts { $sum }
columns-label = From column { $before } to column { $after }
chances = Exact chances
chances-defence = Chances as things stand
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
tone-good-mine = good for you
tone-even-mine = good for neither
tone-bad-mine = bad for you
what-if = What would change it
what-if-none = Nothing that could still be added changes the chances by itself.
needs = What the attack needs
needs-met = { $met } of { $count } met
needs-asked = asked by { $who }
needs-nobody = missing
needs-missing = { $count } missing
stakes = What is at stake
stakes-asked = { $what }?
stakes-do = Do it
stakes-leave = Leave it
stakes-for-good = This cannot be taken back.

## Dice

dice = Roll of the dice
dice-continue = Continue
dice-skip = Skip all
dice-look = Look at the dice, then go on.
outcome = Dice, cards and results
outcome-earlier =
    { $count ->
        [one] One more before
       *[other] { $count } more before
    }
result-title = Result sheet
result-at = Result at { $space }
result-how = How it was reckoned

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
hint-attacks = { $unit } attacks { $space }.
hint-goes = { $unit } goes to { $space }.
hint-legend = Rings: what this speaks of. Arrows and crosshairs: the moves and attacks of the whole plan.
hint-play = Do it
hint-why = Why?
hint-next = next best plan: { $chance }
hint-phase = Play this phase for me
play-on-prepared = The phase goes on from the attack on { $space } as you have prepared it: units may be added, none is taken out.
hint-all-arrows =
    { $count ->
        [one] { $count } more arrow
       *[other] { $count } more arrows
    }
hint-few-arrows = Fewer arrows

## Bots

bot = Bot
bot-thinks = { $who } is thinking …
bot-phase = { $who } plays this phase for you
bot-waits = { $who } waits for you
bot-controls = What the bot does
bot-stop = Stop
bot-stop-phase = Let me play on
bot-stop-after = Then I play on myself
bot-pause = Pause or continue the bot
whole-stack = Whole stack
whole-stack-how = Shift and a click on the map take it too
whole-formation = Whole formation
whole-formation-how = Ctrl and a click on the map take it too
together-stack = Choose where the { $n } units of the stack go.
together-stack-title = { $n } units of the stack
together-formation = Choose where the { $n } units of the formation go: those that can reach it go there.
together-formation-title = { $n } units of the formation
next-unit = Next unit
sent-all =
    { $n ->
    [one] { $n } counter has gone.
   *[other] { $n } counters have gone.
 }
sent-stopped =
    { $n ->
    [0] None has gone:
    [one] { $n } counter has gone;
   *[other] { $n } counters have gone;
 } { $who } cannot go there.
sent-left =
    { $n ->
    [0] None has gone
    [one] { $n } counter has gone
   *[other] { $n } counters have gone
 }; { $left } cannot go there.
take-back-all = Take back all
recap = What happened since your turn
recap-sum =
    { $seat }: { $moves ->
    [0] no moves
    [one] { $moves } move
   *[other] { $moves } moves
 }, { $fights ->
    [0] no fights
    [one] { $fights } fight
   *[other] { $fights } fights
 }; { $lost }.
recap-nothing = you lost nothing
recap-lost = you lost { $what }
recap-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
recap-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
recap-places-lost = Places lost: { $places }.
recap-places-won = Places taken: { $places }.
recap-back = One thing back
recap-on = The next thing
recap-close = Put this away
bot-go-on = Continue
bot-step = One action
bot-mine = Let me play
bot-pace = Pace: { $pace }. Change it

## Why

tab-why = Why
why-of = { $who }, for the { $seat }
why-chance = Chance to win in the end
why-expected-points = { $points } points
why-points-to-expect = Points to expect
why-chance-too = chance to win { $chance }
why-after-answer = After this turn and the enemy's likely reply.
why-next = Next best plan, with the same luck
why-expects = What it expects and risks
why-counted = What is counted
why-then = then, about
why-range = from – to
why-by-plan = this plan
why-by-next = next best
why-options = What each choice is worth
why-terms = What it weighs
why-term = Reason
why-now = now
why-change = Change
why-total = Together
why-points = In victory points, after your turn and the enemy's likely reply.
why-measure = The bot's own measure, in which a victory point counts 1: it compares plans by it. The score that it expects stands above.
why-guards = What it never does
why-plan = The plan
why-moves =
    { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
why-attacks =
    { $attacks ->
        [one] one attack
       *[other] { $attacks } attacks
    }
why-fire =
    { $fire ->
        [one] one attack from afar
       *[other] { $fire } attacks from afar
    }
why-counts-none = part of the plan left undone
why-fear = The answer it fears
why-feared = The worst answer it foresees: { $what }.
why-others = Other plans
why-others-about = Point at one to see it on the map.
why-not = Why not this?
why-not-about = Choose something else, and it says what would come of it.
why-not-choose = Another choice
why-not-point = Point at it
why-not-pointing = Click on the map as if you played it. Nothing is played.
why-not-wait = Comparing …
why-not-same = That is what it would do itself.
why-not-instead = Compared with: { $what }
why-effort =
    { $plans ->
        [one] One plan weighed
       *[other] { $plans } plans weighed
    }, { $nodes ->
        [one] one action
       *[other] { $nodes } actions
    } tried in thought.

## Analysis

study = Analysis
study-look = Looking back at the game
study-working = Studying the game: { $done } %
study-done = The whole game has been studied.
study-why = Why { $who } does what comes next
study-graph = Winning chance over the game
study-rolls-points = What each brought the { $seat }, in victory points.
study-ended = ended the phase too soon
study-skill-parts = of it mistakes below { $mistakes }, everything else { $rest }
study-sums-points = In victory points. Luck: what chance brought against its average. Skill: what was chosen against the best plans found.
study-sums-chance = In points of winning chance. Luck: what chance brought against its average. Skill: what was chosen against the best plans found.
study-expected = expected
study-came = came
study-measured = What came, and what was to be expected
study-moment-points = Turn { $turn }. The { $first } can expect { $chance }
study-points = { $points } of { $enough } points
study-graph-points = Points to expect over the game
study-moment-said = Turn { $turn }, { $seat } to play. Chance of the { $first }: { $chance }
study-steps = Step through the game
study-first = Beginning
study-turn-back = Player-turn before
study-back = Action before
study-on = Next action
study-turn-on = Next player-turn
study-last = End
study-at = { $at } of { $of }
study-accuracy = accuracy
study-luck = Luck
study-skill = Skill
study-mistakes = Costliest mistakes
study-played = played
study-better = better
study-differs = What the better plan brings, in victory points:
study-looking = Still looking …
study-no-mistakes = No clearly better plan was found anywhere.
study-rolls = Strokes of luck that mattered most
study-rolls-about = What each brought the { $seat }, in points of winning chance.
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder

## Fields of fire

dot-0 = source
dot-1 = sporadic fire
dot-2 = steady fire
dot-3 = intense fire

## Two at one screen

handover-title = Pass the screen to the { $seat }
handover-about = What the other side may not see is covered. Press the button once the right player sits here.
handover-go = I play the { $seat }
notes-at = First steps, { $at } of { $of }
notes-next = Next
notes-skip = Skip
notes-done = Play
note-prompt = Here stands what is asked of you now, with its rule. The coloured button goes on.
note-counter = Choose a counter to see what it can do; hexes that light up can be chosen, too. Where something cannot be done, it says why.
note-log = All that happens is told in the log, with its rule. Choose a line to see it on the map.
note-odds = Before you attack, the panel shows the exact chances and what would change them. This lamp asks a bot what it would do, and why.
note-undo = What chance has not decided can be taken back, step by step. Try things out.
handover-lose = the { $seat } choose a loss
handover-answer = the { $seat } answer an attack
handover-where = the { $seat } choose where a unit goes
handover-leave = To the start page; the game is kept

## The end

over-title = The game is over.
over-winner = { $seat } win
over-won = You have won
over-lost = You have lost
over-draw = A draw
over-show = Show the result
over-decided = What decided it
over-look = Look at the map
over-study = Study the game
over-rematch = Play it again
over-again = New game

## Menu and settings

menu-new = Start page and new game
menu-save = Save as a file
menu-load = Open a file
menu-undo-phase = Take back the whole phase
menu-play-on = Let a bot finish this phase
menu-study = Analyse the game
menu-print = Print map and log
menu-notes = Show the first notes again
menu-autosave = Your game is kept in this browser after every move.
setting-language = Language
setting-theme = Theme
setting-counters = Counters
counters-small = Small
counters-normal = Normal
counters-large = Large
setting-scale = Size of the interface
scale-auto = Automatic
setting-pace = Pace of the bots
setting-adviser = Who gives advice
setting-dice = Show dice and cards
setting-follow = Let the map go where something happens
setting-handover = Ask to pass the screen when two people play
theme-auto = As the system
theme-light = Light
theme-dark = Dark
pace-none = At once
pace-brisk = Fast
pace-slow = Slow

## Keys

keys-title = Keyboard
keys-table = Table
keys-board = Map
key-done = Main button: end the phase
key-commit = Main button: commit, outside the map
key-hint = What a bot would do; again to do it
key-why = Why the bot would do that
key-study-step = Action before, next action
key-study-turn = Player-turn before, next
key-study-ends = Beginning, end of the game
way-about = Point at a lit hex to see the way and its cost.
way-about-touch = Tap a lit hex to see the way and its cost; tap it again to go.
key-board = Go to the map
key-cursor = Move the cursor from hex to hex
key-pan = Move the map
key-press = Click the hex under the cursor
key-pick = Choose a counter of the stack
key-next = Next hex where something can be done, with Shift the one before
key-stack = Take the whole stack of the counter in hand
key-formation = Take its whole formation
key-card = Card of the hex or counter
key-zoom = Zoom in, out, show all
key-escape = Put back, close
maps = Maps
maps-key = Next map (key V)
tab-chits = Chits
cup-live = Chit in play
cup-drawn = Drawn this turn
cup-none = Nothing yet
cup-inside = In the cup
cup-order = order unknown
cup-held = Held in hand
cup-neutral = Either side
maps-dock = Both maps side by side

## Tables of a server

player-friend = A friend
start-friend = Opens a table on this server: you get a link to send to whoever plays with you, now or over weeks.
tab-people = People
online-your-turn = Your turn
online-lost = The line to the table is broken. It is tried again and again …
online-offer-take_back = { $who } asks to take back the last move{ $whose ->
        [unknown-seat] .
       *[other] , made by { $whose }.
    } Chance stays as it is: whoever does the same again gets the same.
online-offer-end = { $who } offers to end the game here.
online-offered-take_back = You have asked to take back the last move{ $whose ->
        [unknown-seat] .
       *[other] , made by { $whose }.
    } Chance stays as it is: whoever does the same again gets the same.
online-offered-end = You have offered to end the game here.
online-accept = Agree
online-refuse = Refuse
online-withdraw = Withdraw
online-over-resigned = { $who } has given up.
online-over-agreed = All have agreed to end the game here.
online-over-clock = The time of { $who } has run out.
online-again = The same again
online-again-swapped = Again, sides swapped
online-again-go = To the new table
online-watching = You are watching.
online-free = { $seat }: nobody sits there yet.
online-sit = Sit down
online-link = Link for { $seat }
online-link-about = Send it to whoever plays this side, and to nobody else: whoever opens it plays.
online-watch = Link for spectators
online-copy = Copy
online-copied = Copied
online-share = Share
online-you = you
online-here = at the table
online-not-here = away
online-expected = has not come yet
online-open = free
online-talk = Talk
online-silent = Nobody has said anything yet.
online-say = Say something
online-send = Send
online-name = Your name
online-notes = Your notes
online-notes-about = Nobody else sees them.
online-notify = Tell me when it is my turn
online-mail = Write to me when it is my turn (e-mail)
online-ask-back = Ask to take back
online-end = Offer to end
online-resign = Give up
online-resign-ask = Give up this game?
online-seal = Chance was sealed before the game began; at the end anybody can check it:
online-until = Time to decide until { $when }
online-clock = Time to decide
online-clock-none = as long as one likes
online-clock-days =
    { $days ->
        [one] one day each time it is your turn
       *[other] { $days } days each time it is your turn
    }
online-clock-minutes = { $minutes } minutes in all for each side
online-clock-face = { $days } d { $hours } h
online-clock-left = { $seat }: { $time } left to decide
online-study = Help by bots
online-study-off = none
online-study-after = after the game
online-study-always = always
online-agreed-off = Bots help nobody here, not even after the game.
online-agreed-after = Bots help after the game only.
online-agreed-always = Whoever likes may ask a bot for advice.
online-usual = You have always answered “{ $answer }” to this.
online-always = Always answer so
online-ask-each = Ask me each time
online-standing = Answers given by themselves
online-standing-about = The server answers so for you at once, whenever that is allowed.
online-standing-rule = { $asked } → { $answer }
online-standing-remove = Ask me again: { $rule }
online-seal-check = Check the seal
online-seal-kept = Chance was as it was sealed before the game.
online-seal-broken = Chance was not as it was sealed before the game!
online-seal-elsewhere = At this address the browser cannot reckon it. Save the game and run: sandtable replay --verify FILE
online-again-other = Somebody else was quicker. At the new table you play: { $seat }.
online-log = Whoever watches reads only what all sides are told alike.
online-waiting = Waiting for { $who }.
online-due = Only those who play see who is expected.
menu-online = The server keeps this game after every move.
online-table = A table of this server
online-unreachable = The server does not answer.
online-forget = Forget this table
trouble-stale = Somebody else was quicker: look at what has happened.
trouble-token = This link is of no table here.
trouble-seat = That seat is somebody else’s.
trouble-taken = Somebody sits there already.
trouble-study = This table has agreed to play without help.
trouble-unknown = There is no such table.
trouble-busy = Too much at once: wait a moment.
trouble-large = That is too long.
trouble-origin = That came from another site.
trouble-server = The server has made a mistake. Nothing has changed.
