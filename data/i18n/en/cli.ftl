### English: what the command line says by itself.

## Files

cli-file = { $file }: { $why }
cli-file-line = { $file }, line { $line }: { $why }
cli-file-missing = there is no such file
cli-file-unreadable = this file may not be read
cli-file-folder = this is a folder, not a file
cli-file-special = this is no ordinary file
cli-file-read-only = this file is read-only
cli-file-dangling = this is a link that leads nowhere
cli-file-no-text = this is not text
cli-file-too-long = a game file has at most { $most } MB
cli-file-unwritten = { $file }: cannot be written: { $why }
cli-file-there = { $file }: the file is already there; choose another name
cli-file-force = { $file }: the file is already there; --force writes over it
cli-file-other-writer = { $file }: somebody else has played in this file meanwhile; nothing was written
cli-file-cut-short = { $file }: the record has no "end" line: it was cut short, or never written to its end
cli-other-game = this is a game of { $game }
cli-kept-in = kept in { $file }
cli-earlier = { $file }: played by edition { $edition } of the rules; today's are edition { $today }, and every action is still legal
cli-unproven = { $file }: a record of an earlier format: every action is legal; whether it ends as it did cannot be compared
cli-earlier-elsewhere = { $file }: played by edition { $edition } of the rules; by today's, edition { $today }, every action is legal, but the game ends elsewhere
cli-earlier-stopped = { $file }: played by edition { $edition } of the rules; by today's, edition { $today }, it goes as far as line { $line }: { $why }
cli-record-unsaved = { $file }: what is played on would be another game, and this record would be lost for it: write it to a new file with "replay --output" and go on there
cli-output-unwritten = the output cannot be written: { $why }
cli-input-unread = the input cannot be read: { $why }
cli-input-no-text = the input is not text
cli-no-terminal = the terminal cannot be used: { $why }

## Actions and rules

cli-rule = rule { $number }
cli-legal = legal
cli-not-legal = "{ $action }" is not legal now: { $why } (rule { $rule })
cli-played-nothing = { $file }: { $why }; nothing is kept
cli-played-in-part = { $file }: { $why }; what came before it is kept
cli-forced = no other choice
cli-taken-back =
    { $count ->
        [one] taken back: one action of { $all }
       *[other] taken back: { $count } of { $all } actions
    }
cli-no-undo-start = there is nothing to take back
cli-no-undo-barrier = a die was rolled, something hidden was shown or another seat had its turn: what came before it stands
cli-no-redo = there is nothing to play again
cli-other-seat = another seat decides now
cli-state-enforced = enforced
cli-state-component = component
cli-state-optional = optional
cli-state-missing = missing
cli-no-rule = the rulebook has no rule "{ $number }"
cli-no-rule-of = the rulebook of { $game } has no rule { $number }

## Games and seats

cli-begun = { $file }: { $scenario } of { $game }
cli-seats = seats: { $seats }
cli-on = on
cli-off = off
cli-no-seat = there is no seat "{ $word }"; there are: { $seats }
cli-no-seat-bot = "{ $word }" does not say SEAT=BOT, such as { $seat }=level3
cli-no-random = the system gives no random numbers ({ $why }): choose a --seed
cli-over = The game is over.
cli-over-won = The game is over: victory of the { $winner } ({ $scores }).
cli-over-drawn = The game is over: a draw ({ $scores }).
cli-verified =
    { $count ->
        [one] verified: one action, hash { $hash }
       *[other] verified: { $count } actions, hash { $hash }
    }
cli-replayed =
    { $count ->
        [one] One action, hash { $hash }: as the record says
       *[other] { $count } actions, hash { $hash }: as the record says
    }
cli-replayed-unsealed =
    { $count ->
        [one] One action, hash { $hash }: the record does not name its end
       *[other] { $count } actions, hash { $hash }: the record does not name its end
    }
cli-replayed-unproven =
    { $count ->
        [one] One action, hash { $hash }: the record's own end is of an earlier format and was not compared
       *[other] { $count } actions, hash { $hash }: the record's own end is of an earlier format and was not compared
    }
cli-replayed-earlier =
    { $count ->
        [one] One action, hash { $hash }: by today's rules
       *[other] { $count } actions, hash { $hash }: by today's rules
    }

## What there is to see

cli-turn = turn { $turn } of { $last }
cli-turn-alone = turn { $turn }
cli-seen-by = as seen by: { $eyes }
cli-referee = the referee
cli-stacks = Stacks
cli-marks = Marks
cli-one-step = one step
cli-no-hexes = this board has no hexes to show
cli-no-hex = there is no hex "{ $name }" on this board
cli-no-space = there is no space "{ $name }" on this board
cli-no-counter = there is no one counter "{ $name }"
cli-nowhere = { $name } is nowhere that you can see
cli-empty = { $name } is empty
cli-cannot-move = { $counter } cannot move now
cli-no-fight = no fight is in preparation
cli-odds-attack = attack
cli-odds-defence = defence
cli-odds-shifts = shifts
cli-odds-before = column { $column } before shifts
cli-odds-column = column { $column }
cli-odds-worst = if the defence is strongest
cli-odds-best = if the defence is weakest
cli-odds-or = or

## Bots

cli-would = { $bot } would: { $action }
cli-nothing-to-decide = there is nothing to decide
cli-analyse-hidden = the analysis opens when the game is over: until then it would tell what is hidden
cli-bot-refused = the bot chose "{ $action }", but it was not played: { $why }
cli-bot-played =
    { $count ->
        [one] one action played, { $all } in all
       *[other] { $count } actions played, { $all } in all
    }

## The table at the terminal

cli-greet-type = Type an action, a few letters of it, or its number; several may stand on a line with ; between them.
cli-greet-help = "help" lists what else can be typed, "?" explains the map, "why ACTION" cites the rule, "hint" advises.
cli-greet-resumed = The game goes on from { $file } and is kept there after every action.
cli-greet-kept = The game is kept in { $file } after every action.
cli-greet-unkept = The game is not kept unless you type "save FILE".
cli-greet-end = "undo" takes back, "quit" ends.
cli-seat-you = { $seat }: you
cli-seat-bot = { $seat }: the { $bot } bot
cli-could-be =
    { $more ->
        [0] "{ $line }" could be: { $first }
       *[other] "{ $line }" could be: { $first } and { $more } more
    }
cli-not-understood = { $why }; "help" says what can be typed
cli-no-verb = no legal action begins with "{ $verb }"
cli-more = { $more } more: "{ $next }"
cli-hint-how = say "hint", or "hint not ACTION"
cli-save-where = save where? "save FILE"
cli-help = An action is typed as "list" shows it; a few letters of each word are enough if only one fits.
cli-help-help = this list
cli-help-signs = what the signs on the map mean
cli-help-list = the legal actions, numbered
cli-help-map = the map around the action, or around a hex
cli-help-map-off = whether the map comes by itself
cli-help-stack = the counters of a space
cli-help-unit = a counter and where it is
cli-help-reach = where a counter can go, with the cost
cli-help-odds = the fight in preparation, explained
cli-help-why = the rule that forbids an action
cli-help-rule = a rule in our words
cli-help-log = what has happened
cli-help-tracks = turn, points and other numbers
cli-help-hint = what a strong bot would do, and why
cli-help-hint-not = why it would not do something else
cli-help-phase = let the bot play until the phase ends
cli-help-undo = take back, to the last die or reveal
cli-help-redo = play again what was taken back
cli-help-save = keep the game in a file from now on
cli-help-quit = leave the table

## The server

cli-served = Sandtable is at { $address } (Ctrl-C ends it)
cli-port-taken = Port { $port } is taken; using { $other } instead.
cli-open-to-all = Every device that reaches this machine reaches the table.
cli-no-port = the ports { $first } to { $last } are all taken; choose another with --port
cli-tables-in = Tables by link are kept in { $place }.
cli-no-tables = No tables by link: { $why }
cli-broken-promise = { $file }: its dice are not those that were promised when the table was opened
cli-backed-up = a copy of the tables is in { $file }

## Advice and analysis

cli-analysing = analysing
cli-thinking = thinking
cli-stake-chance = in points of winning chance
cli-stake-points = in victory points
cli-study-chance = Chance to win of the { $seat }, in per cent
cli-study-points = Points that the { $seat } can expect at the end
cli-study-measured = { "  " }{ $name }: { $came }, where { $expected } was to be expected turn by turn
cli-study-sums = Luck and skill, { $stake }
cli-study-sum = { "  " }{ $seat }: luck { $luck }, skill { $skill } (mistakes below { $listed }, everything else { $rest }), accuracy { $accuracy } %
cli-study-rolls = Dice and cards that mattered most to the { $seat }
cli-study-roll = { "  " }action { $action }, turn { $turn }: { $gain } { $place }
cli-study-mistakes = The costliest mistakes
cli-study-no-mistakes = No clearly better plan was found in any turn.
cli-study-mistake = { "  " }turn { $turn }, action { $action }, { $seat }: { $grade }, { $loss } (± { $error })
cli-study-ended = the phase was ended here
cli-grade-inaccuracy = an inaccuracy
cli-grade-mistake = a mistake
cli-grade-blunder = a blunder
cli-played = played
cli-better = better
cli-arrow = { $what } to { $to }
cli-arrow-to = to { $to }
cli-arrow-attack = attack { $to }
cli-arrow-more = and { $more } more
cli-prefers = { $bot } prefers "{ $action }"
cli-ruled-out = ruled out: { $why }
cli-promise-points = { $points } points to expect (chance to win { $chance })
cli-why-chance = after this turn and the answer it expects: { $chance } ± { $error }
cli-why-next = the next best plan, on the same dice: { $chance }
cli-why-expected = { $name }: now { $now }, then about { $mean } ({ $least } to { $most })
cli-plan = plan
cli-feared = feared
cli-other-plan = other plan { $number }
cli-it-does = it does
cli-effort = { $plans } plans judged, { $actions } actions tried in thought
