### Português: o que a linha de comando diz por si.

## Arquivos

cli-file = { $file }: { $why }
cli-file-line = { $file }, linha { $line }: { $why }
cli-file-missing = este arquivo não existe
cli-file-unreadable = este arquivo não pode ser lido
cli-file-folder = isto é uma pasta, não um arquivo
cli-file-special = isto não é um arquivo comum
cli-file-read-only = este arquivo é somente de leitura
cli-file-dangling = isto é um atalho que não leva a lugar algum
cli-file-no-text = isto não é texto
cli-file-too-long = o arquivo de uma partida tem no máximo { $most } MB
cli-file-unwritten = { $file }: não pode ser escrito: { $why }
cli-file-there = { $file }: o arquivo já existe; escolha outro nome
cli-file-force = { $file }: o arquivo já existe; --force escreve por cima
cli-file-other-writer = { $file }: enquanto isso outra pessoa jogou neste arquivo; nada foi escrito
cli-file-cut-short = { $file }: o registo não tem a linha "end": foi cortado, ou nunca escrito até ao fim
cli-other-game = esta é uma partida de { $game }
cli-kept-in = salva em { $file }
cli-earlier = { $file }: jogada com a edição { $edition } das regras; as de hoje são a edição { $today }, e todas as ações continuam legais
cli-unproven = { $file }: um registo de um formato anterior: todas as ações são legais; não se pode comparar se acaba como antes
cli-earlier-elsewhere = { $file }: jogada com a edição { $edition } das regras; com as de hoje, edição { $today }, todas as ações são legais, mas a partida acaba noutra situação
cli-earlier-stopped = { $file }: jogada com a edição { $edition } das regras; com as de hoje, edição { $today }, vai até a linha { $line }: { $why }
cli-record-unsaved = { $file }: o que se jogasse a seguir seria outra partida e este registo perder-se-ia: escreva-o num ficheiro novo com "replay --output" e continue aí
cli-output-unwritten = a saída não pode ser escrita: { $why }
cli-input-unread = a entrada não pode ser lida: { $why }
cli-input-no-text = a entrada não é texto
cli-no-terminal = o terminal não pode ser usado: { $why }

## Ações e regras

cli-rule = regra { $number }
cli-legal = legal
cli-not-legal = "{ $action }" não é legal agora: { $why } (regra { $rule })
cli-played-nothing = { $file }: { $why }; nada é guardado
cli-played-in-part = { $file }: { $why }; o que veio antes é guardado
cli-forced = sem outra escolha
cli-taken-back =
    { $count ->
        [one] desfeita: uma ação de { $all }
       *[other] desfeitas: { $count } de { $all } ações
    }
cli-no-undo-start = não há nada para desfazer
cli-no-undo-barrier = um dado foi rolado, algo oculto foi mostrado ou foi a vez de outro lado: o que veio antes fica
cli-no-redo = não há nada para refazer
cli-other-seat = agora decide outro lugar
cli-state-enforced = aplicada
cli-state-component = componente
cli-state-optional = opcional
cli-state-missing = em falta
cli-no-rule = o livro de regras não tem a regra "{ $number }"
cli-no-rule-of = o livro de regras de { $game } não tem a regra { $number }

## Jogos e lugares

cli-begun = { $file }: { $scenario } de { $game }
cli-seats = lugares: { $seats }
cli-on = ligada
cli-off = desligada
cli-no-seat = não há o lugar "{ $word }"; há: { $seats }
cli-no-seat-bot = "{ $word }" não diz LUGAR=BOT, por exemplo { $seat }=level3
cli-no-random = o sistema não dá números aleatórios ({ $why }): escolha um --seed
cli-over = A partida acabou.
cli-over-won = A partida acabou: vitória, { $winner } ({ $scores }).
cli-over-drawn = A partida acabou: empate ({ $scores }).
cli-verified =
    { $count ->
        [one] verificado: uma ação, hash { $hash }
       *[other] verificado: { $count } ações, hash { $hash }
    }
cli-replayed =
    { $count ->
        [one] Uma ação, hash { $hash }: como diz o registro
       *[other] { $count } ações, hash { $hash }: como diz o registro
    }
cli-replayed-unsealed =
    { $count ->
        [one] Uma ação, hash { $hash }: o registro não indica o seu fim
       *[other] { $count } ações, hash { $hash }: o registro não indica o seu fim
    }
cli-replayed-unproven =
    { $count ->
        [one] Uma ação, hash { $hash }: o fim registado é de um formato anterior e não foi comparado
       *[other] { $count } ações, hash { $hash }: o fim registado é de um formato anterior e não foi comparado
    }
cli-replayed-earlier =
    { $count ->
        [one] Uma ação, hash { $hash }: com as regras de hoje
       *[other] { $count } ações, hash { $hash }: com as regras de hoje
    }

## O que se vê

cli-turn = turno { $turn } de { $last }
cli-turn-alone = turno { $turn }
cli-seen-by = visto por: { $eyes }
cli-referee = árbitro
cli-stacks = Pilhas
cli-marks = Marcadores
cli-one-step = um passo
cli-no-hexes = este mapa não tem hexágonos para mostrar
cli-no-hex = não há o hexágono "{ $name }" neste mapa
cli-no-space = não há a casa "{ $name }" neste mapa
cli-no-counter = nenhuma peça, ou mais de uma, se chama "{ $name }"
cli-nowhere = { $name } não está onde você possa ver
cli-empty = { $name } está vazio
cli-cannot-move = { $counter } não pode mover agora
cli-no-fight = nenhum combate está em preparação
cli-odds-attack = ataque
cli-odds-defence = defesa
cli-odds-shifts = mudanças de coluna
cli-odds-before = coluna { $column } antes das mudanças
cli-odds-column = coluna { $column }
cli-odds-worst = com a defesa mais forte
cli-odds-best = com a defesa mais fraca
cli-odds-or = ou

## Bots

cli-would = { $bot } faria: { $action }
cli-nothing-to-decide = não há nada para decidir
cli-analyse-hidden = a análise abre quando a partida acaba: antes diria o que está oculto
cli-bot-refused = o bot escolheu "{ $action }", mas não foi jogado: { $why }
cli-bot-played =
    { $count ->
        [one] uma ação jogada, { $all } no total
       *[other] { $count } ações jogadas, { $all } no total
    }

## A mesa no terminal

cli-greet-type = Escreva uma ação, algumas letras dela ou o seu número; várias cabem numa linha separadas por ;
cli-greet-help = "help" lista o que mais se pode escrever, "?" explica o mapa, "why AÇÃO" cita a regra, "hint" aconselha.
cli-greet-resumed = A partida continua de { $file } e é salva ali depois de cada ação.
cli-greet-kept = A partida é salva em { $file } depois de cada ação.
cli-greet-unkept = A partida não é salva enquanto você não escrever "save ARQUIVO".
cli-greet-end = "undo" desfaz, "quit" sai.
cli-seat-you = { $seat }: você
cli-seat-bot = { $seat }: o bot { $bot }
cli-could-be =
    { $more ->
        [0] "{ $line }" pode ser: { $first }
       *[other] "{ $line }" pode ser: { $first } e mais { $more }
    }
cli-not-understood = { $why }; "help" diz o que se pode escrever
cli-no-verb = nenhuma ação legal começa com "{ $verb }"
cli-more = mais { $more }: "{ $next }"
cli-hint-how = escreva "hint", ou "hint not AÇÃO"
cli-save-where = salvar onde? "save ARQUIVO"
cli-help = Uma ação se escreve como "list" a mostra; bastam algumas letras de cada palavra se só uma servir.
cli-help-help = esta lista
cli-help-signs = o que significam os sinais do mapa
cli-help-list = as ações legais, numeradas
cli-help-map = o mapa em volta da ação, ou de um hexágono
cli-help-map-off = se o mapa aparece sozinho
cli-help-stack = as peças de uma casa
cli-help-unit = uma peça e onde está
cli-help-reach = aonde uma peça pode ir, com o custo
cli-help-odds = o combate em preparação, explicado
cli-help-why = a regra que proíbe uma ação
cli-help-rule = uma regra em nossas palavras
cli-help-log = o que aconteceu
cli-help-tracks = turno, pontos e outros números
cli-help-hint = o que um bot forte faria, e por quê
cli-help-hint-not = por que não faria outra coisa
cli-help-phase = deixa o bot jogar até o fim da fase
cli-help-undo = desfaz, até o último dado ou revelação
cli-help-redo = joga de novo o que foi desfeito
cli-help-save = guarda a partida num arquivo a partir de agora
cli-help-quit = deixa a mesa

## O servidor

cli-served = Sandtable está em { $address } (Ctrl-C o encerra)
cli-port-taken = A porta { $port } está ocupada; usa-se a { $other }.
cli-open-to-all = Todo aparelho que alcança esta máquina alcança a mesa.
cli-no-port = as portas de { $first } a { $last } estão todas ocupadas; escolha outra com --port
cli-tables-in = As mesas por link são guardadas em { $place }.
cli-no-tables = Sem mesas por link: { $why }
cli-broken-promise = { $file }: os dados não são os prometidos quando a mesa foi aberta
cli-backed-up = há uma cópia das mesas em { $file }

## Conselhos e análise

cli-analysing = análise
cli-thinking = reflexão
cli-stake-chance = em pontos de probabilidade de vitória
cli-stake-points = em pontos de vitória
cli-study-chance = Probabilidade de vitória, { $seat }, em porcentagem
cli-study-points = Pontos que { $seat } pode esperar no fim
cli-study-measured = { "  " }{ $name }: { $came }; turno a turno era de esperar { $expected }
cli-study-sums = Sorte e habilidade, { $stake }
cli-study-sum = { "  " }{ $seat }: sorte { $luck }, habilidade { $skill } (erros abaixo { $listed }, todo o resto { $rest }), precisão { $accuracy } %
cli-study-rolls = Dados e cartas que mais pesaram para { $seat }
cli-study-roll = { "  " }ação { $action }, turno { $turn }: { $gain } { $place }
cli-study-mistakes = Os erros mais caros
cli-study-no-mistakes = Em nenhum turno se achou um plano claramente melhor.
cli-study-mistake = { "  " }turno { $turn }, ação { $action }, { $seat }: { $grade }, { $loss } (± { $error })
cli-study-ended = aqui a fase foi encerrada
cli-grade-inaccuracy = uma imprecisão
cli-grade-mistake = um erro
cli-grade-blunder = um erro grave
cli-played = jogado
cli-better = melhor
cli-arrow = { $what } para { $to }
cli-arrow-to = para { $to }
cli-arrow-attack = ataque a { $to }
cli-arrow-more = e mais { $more }
cli-prefers = { $bot } prefere "{ $action }"
cli-ruled-out = excluído: { $why }
cli-promise-points = { $points } pontos esperados (probabilidade de vitória { $chance })
cli-why-chance = depois deste turno e da resposta que espera: { $chance } ± { $error }
cli-why-next = o segundo melhor plano, com os mesmos dados: { $chance }
cli-why-expected = { $name }: agora { $now }, depois cerca de { $mean } (de { $least } a { $most })
cli-plan = plano
cli-feared = temido
cli-other-plan = outro plano { $number }
cli-it-does = faz
cli-effort = { $plans } planos julgados, { $actions } ações tentadas em pensamento
