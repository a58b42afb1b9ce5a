### Português: D-Day at Omaha Beach.
### As unidades são femininas e singulares: um evento pode dizer o tipo se o jogador não pode conhecer a unidade.

## Jogo e cenário

game-omaha = D-Day at Omaha Beach
    .about = Uma manhã, uma praia, treze pontos fortes: tire duas divisões da água e leve-as ao alto das escarpas, uma companhia por vez.
    .dates = 6 de junho de 1944, 6h15–10h
scenario-first-wave = A primeira onda
    .about = As companhias da 1ª e da 29ª Divisão desembarcam sob o fogo de treze pontos fortes, e cada carta faz alguns deles disparar. Saia da praia, suba as escarpas e chegue atrás das ravinas antes que oito companhias de uma divisão estejam acabadas. Dezenove pontos vencem. Um jogador; as regras jogam com os alemães.

## Jogador e opções

seat-us = Americanos
seat-german = Alemães
option-infiltration = Movimento sob fogo: só contam os hexágonos que estão ao mesmo tempo ao lado da posição e no seu campo de fogo, e um quadrado duplo só atinge se há marcador de profundidade
option-naval_both = O fogo naval em um ataque traz ao mesmo tempo suas armas e nove pontos de força
option-generals_by_chart = Os generais seguem a tabela de terreno como os quartéis-generais
option-mines_passed = Na maré alta as minas são as do hexágono de obstáculos que se atravessa, que pode estar limpo
option-draws_are_low = Quem está em uma ravina não controla as alturas ao lado
option-control_by_reach = No fim contam também os hexágonos a que só os americanos chegam e que ninguém bate com fogo

## O que o jogador pode fazer

action-begin = Começar
action-draw-landing = Comprar a carta de desembarque
action-draw-event = Comprar a carta de evento
action-draw-fire = Comprar a carta de fogo
action-follow = Seguir { $unit }
action-stay-in-box = Ficar na caixa
action-no-attrition = Não ceder nada
action-no-sacrifice = Poupar o herói
action-stay = Ficar
action-no-drift = Sem deriva
action-drift =
    { $points ->
        [one] Derivar { $points } caixa para leste
       *[other] Derivar { $points } caixas para leste
    }
action-place = { $unit } em { $at }
action-delay = Adiar { $unit } por um turno
action-mine = { $unit } bate na mina
action-hero = O herói vai para { $unit }
action-regroup = { $unit } recupera um passo
action-hit = Atingida: { $unit }
action-leader-hit = Atingir { $unit }
action-give-step = { $unit } cede um passo
action-lose = Perder { $unit }
action-reveal = Revelar { $at }
action-sacrifice = Sacrificar o herói
action-clear = Limpar { $at }
action-end-engineers = Fim da engenharia
action-end-actions = Fim das ações
action-take = Mover { $unit }
action-with = Junto com { $unit }
action-go = Ir para { $at }
action-go-bluff = Pela escarpa até { $at }
action-go-cliff = Pelas cordas até { $at }
action-go-on = Seguir em frente
action-scale = { $unit } fixa as cordas
action-recover = { $unit } se reorganiza
action-recover-climb = { $unit } termina a subida
action-recover-cliff = { $unit } recolhe as cordas
action-attack = Atacar { $at }
action-join = { $unit } participa
action-shells = Acrescentar fogo naval
action-commit = Atacar
action-barrage = Barragem de { $unit } sobre { $at }
action-bombard = Barragem naval sobre { $at }

## Por que se pede uma decisão

reason-actions = Ações restantes: { $east } para a 1ª Divisão, { $west } para a 29ª.
reason-arrivals =
    { $n ->
        [one] Uma unidade chega neste turno.
       *[other] { $n } unidades chegam neste turno.
    }
reason-artillery = Há { $guns } peças que podem disparar; são precisas { $value }.
reason-artillery-equal = Entre alvos iguais em ordem e passos, você decide.
reason-attrition = A força bastava, as armas não: um passo de um atacante adjacente pode retirar o marcador.
reason-box-limit = Duas unidades por caixa; quartéis-generais e generais não contam.
reason-drowning =
    { $n ->
        [one] Uma unidade se afoga no fim do turno se ficar onde está.
       *[other] { $n } unidades se afogam no fim do turno se ficarem onde estão.
    }
reason-engineers = Hexágonos que ainda podem ser limpos: { $east } no Leste, { $west } no Oeste.
reason-engineers-fire = Onde dispara uma cor da carta de fogo não se trabalha.
reason-equal = São iguais: fogo { $fire }, distância { $hexes }, passos { $steps }.
reason-event = Cada turno a partir do segundo traz um evento.
reason-event-card = É a carta { $number }.
reason-fire =
    { $n ->
        [one] Uma unidade alemã do setor pode disparar.
       *[other] { $n } unidades alemãs do setor podem disparar.
    }
reason-fire-card = É a carta { $number }.
reason-follow = Uma unidade da sua caixa foi à deriva.
reason-free = A unidade move de graça.
reason-free-units =
    { $n ->
        [one] Uma unidade pode agir de graça.
       *[other] { $n } unidades podem agir de graça.
    }
reason-hero = O herói fica com a unidade e faz com que ela aja de graça.
reason-hero-depth = Depois os alemães recebem um marcador de profundidade, se possível no mesmo setor.
reason-hits-left =
    { $n ->
        [one] { $at } ({ $colour }) ainda tem um impacto.
       *[other] { $at } ({ $colour }) ainda tem { $n } impactos.
    }
reason-landing =
    { $n ->
        [one] Uma unidade espera a sua verificação nas caixas.
       *[other] { $n } unidades esperam a sua verificação nas caixas.
    }
reason-landing-card = É a carta { $number }.
reason-may-delay = A partir do turno 7 uma chegada pode ser adiada.
reason-mine = Desembarcam em hexágonos não limpos.
reason-muster = Contam a força e as armas que os alemães pedem.
reason-muster-depth = Embaixo há um marcador de profundidade.
reason-muster-hidden = A unidade está virada para baixo: revela-se quando o ataque é confirmado.
reason-naval =
    { $n ->
        [one] Há um marcador de fogo naval.
       *[other] Há { $n } marcadores de fogo naval.
    }
reason-overstack = Há { $n } unidades, e no máximo duas podem ficar.
reason-paid = O movimento custa uma ação, salvo para o abrigo da praia.
reason-patrol = A patrulha descobre os alemães virados para baixo mais próximos.
reason-plunge = O fogo esporádico encontra também quem está abrigado: ali vale como contínuo.
reason-prisoner = O prisioneiro fala de uma posição virada para baixo do seu setor.
reason-rangers = A partir do turno 4 os Rangers com quem nada acontece podem derivar de propósito.
reason-regroup = Uma companhia regular com um só passo reencontra seus homens.
reason-sacrifice = Seria o seu último passo.
reason-scream = Os foguetes caem de três a sete hexágonos de WN69, sobre quem tem mais passos.
reason-set-up = Guarnições e marcadores são embaralhados e postos virados para baixo.
reason-star = A estrela atinge um líder sob fogo intenso ou contínuo.
reason-tide = Desembarca-se com { $tide }.
reason-together =
    { $n ->
        [one] Outra do seu hexágono pode ir junto.
       *[other] Outras { $n } do seu hexágono podem ir junto.
    }
reason-under-fire = Foi atingida ao mover; a ação está gasta de qualquer modo.

## As cartas do monte

card-armour = { $colour }: a blindagem não protege
card-armoured = Blindada
card-calibre = { $calibre } mm
card-calibre-mm = Calibre em mm
card-event-depth = Um marcador de profundidade
card-event-depth-both = Um marcador de profundidade em cada setor
card-event-engineers-stop = Engenharia detida
card-event-hero-1 = Um herói da 1ª Divisão
card-event-hero-29 = Um herói da 29ª Divisão
card-event-hero-depth = e um marcador de profundidade no setor dele
card-event-initiative = Iniciativa: uma ação a mais por divisão
card-event-later = Não acontece neste cenário
card-event-meyer = Kampfgruppe Meyer
card-event-naval = Um marcador de fogo naval
card-event-patrol-1 = Patrulha da 1ª Divisão
card-event-patrol-29 = Patrulha da 29ª Divisão
card-event-plunge = Fogo do alto
card-event-prisoner-1 = Prisioneiro da 1ª Divisão
card-event-prisoner-29 = Prisioneiro da 29ª Divisão
card-event-rally = Todos os alemães se reorganizam
card-event-reduce = Confusão: uma ação por divisão
card-event-regroup-1 = Uma companhia da 1ª Divisão recupera um passo
card-event-regroup-29 = Uma companhia da 29ª Divisão recupera um passo
card-event-reinforce = Reforços nas zonas
card-event-rocket-kill = Foguetes destruídos, se já foram ouvidos
card-event-scream = Foguetes de WN69
card-event-smoke = Fumaça: não disparam
card-guns =
    { $n ->
        [one] Artilharia se há pelo menos { $n } peça
       *[other] Artilharia se há pelo menos { $n } peças
    }
card-landing-letter = { $target }: { $letter }
card-letter = { $colour }: letra do jogo estendido, aqui sem efeito
card-mine = Mina
card-mined = minado
card-part-artillery = Artilharia
card-part-event = Evento
card-part-fire = Fogo
card-part-landing = Desembarque
card-shot = { $colour }: todas disparam
card-shot-depth = { $colour }: disparam as que têm profundidade
card-smoke-at = { $wn }
card-star = { $colour }: pode atingir um líder
card-zone = { $zone }
card-zone-number = Zona e número

## Fichas

card-arrival = Chega no turno { $turn }
card-band = Linha de maré
card-blank = Sem número: nenhum evento traz reforços aqui
card-could-be = Virada para baixo, uma de { $n }: força mínima e máxima
card-division = Divisão
card-draw = Ravina: pontos para quem a tem inteira
card-drowns = Afoga-se no fim do turno se ficar aqui
card-exit = Saída alemã
card-field = Hexágonos sob fogo { $fire }
card-fires-at = Dispara contra o setor
card-flooded = Debaixo d'água a partir do turno
card-free = Age de graça
card-lands = Desembarca com { $tide }
card-leads = Dá ações gratuitas a quem está com ele ou ao lado, enquanto não se move
card-line = Tem comunicação alemã
card-may-retreat = Recua se vencida em comunicação: Divisão
card-needs = Pede
card-never-retreats = Nunca recua: Divisão
card-no-letters = Sem letras: só se chega à deriva
card-no-line = Sem comunicação alemã
card-observers = Observadores
card-obstacles = Obstáculos
card-points = Pontos de vitória
card-position = Posição de reforço
card-range = Alcance em hexágonos
card-sector = Setor
card-shelter = Defesa
card-stacked = Unidades empilhadas, de { $of }
card-steps = Passos de { $of }
card-strength = Força
card-strongpoint = Ponto forte
card-tactical = Chama um reforço tático
card-tank-near = A até três hexágonos, também
card-target = Símbolo de alvo
card-terrain = Entrar: { $ground }
card-under-fire = Sob fogo { $fire } de
card-with-steps =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passos
    }
range-unlimited = sem limite

## Onde ficam as cartas

pile-action = Carta de uma ação
pile-deck = Monte
pile-discards = Descartes
pile-event = Evento
pile-fire-east = Fogo, Leste
pile-fire-west = Fogo, Oeste
pile-landing-east = Desembarque, Leste
pile-landing-west = Desembarque, Oeste

## Modos de chegada

way-1st = em qualquer caixa do Leste
way-29th = em qualquer caixa do Oeste
way-ch = em Charlie
way-dg = em Dog Green
way-dr = em Dog Red
way-dw = em Dog White
way-eg = em Easy Green
way-er = em Easy Red
way-event = por um evento
way-fg = em Fox Green

## Um passo pelo mapa

leg-action = Uma ação
leg-bluff = Escarpa: marcador de escalada
leg-cliff = Falésia: marcador de escalada
leg-command = De graça: sob comando
leg-cover = De graça: para o abrigo
leg-hero = De graça: com um herói
leg-leader = De graça: um líder
leg-ranger = De graça: Rangers
leg-under-fire = Sob o fogo de { $at }

## Camadas

dot-0 = Posição que dispara
dot-1 = Fogo esporádico
dot-2 = Fogo contínuo
dot-3 = Fogo intenso
overlay-command = Sob comando
overlay-control = Controle americano
overlay-fields = Campos de fogo
overlay-fields-east = Campos de fogo, Leste
overlay-fields-now = Disparam com estas cartas
overlay-fields-west = Campos de fogo, Oeste
overlay-german-lines = Comunicações alemãs
overlay-obstacles = Obstáculos e minas
overlay-steps = Passos no hexágono
overlay-tide = Debaixo d'água neste turno
overlay-tide-next = Debaixo d'água no próximo turno
overlay-under-fire = Movimento sob fogo

## Legenda

legend-defence = Defesa
legend-infantry = Infantaria
legend-leaders = Líderes
legend-vehicles = Veículos
move-climb-2 = duas ações
move-climb-3 = três ações
move-no = não
move-yes = sim
shelter-both = unidade e marcador em dobro
shelter-forbidden = sem ataque
shelter-none = nenhuma
shelter-unit = unidade em dobro

## Terreno

side-barrier = Barreira anticarro
side-bluff = Escarpa
side-cliff = Falésia escalável
side-seawall = Paredão
side-sheer = Falésia a pique
side-shingle = Cascalho
side-slope = Encosta
terrain-beach = Praia
terrain-bocage = Bocage
terrain-buildings = Edifícios
terrain-draw = Ravina
terrain-high-ground = Altura
terrain-pavilion = Esplanada
terrain-rough = Terreno acidentado
terrain-sea = Mar
terrain-woods = Bosque

## Caixas

space-track = A chegar
space-eliminated = Perdas americanas
space-later = Fora deste cenário
space-hand = Heróis ainda desconhecidos
space-lost = Perdas alemãs
space-tactical = Reforços táticos alemães
space-division = Reforços divisionários alemães
space-meyer = Kampfgruppe Meyer
space-wn_depth = Profundidade dos pontos fortes
space-building_depth = Profundidade dos edifícios
space-mobile_depth = Profundidade móvel
space-guns_east = Artilharia alemã, Leste
space-guns_west = Artilharia alemã, Oeste

## Lados e setores

division-1 = 1ª Divisão
division-29 = 29ª Divisão
nation-de = Exército alemão
nation-us = Estados Unidos
sector-east = Leste
sector-west = Oeste

## Tipos de unidade

kind-antiair = Artilharia antiaérea
kind-antitank = Unidade anticarro
kind-artillery = Artilharia
kind-depth-building = Profundidade dos edifícios
kind-depth-mobile = Profundidade móvel
kind-depth-wn = Profundidade dos pontos fortes
kind-dukw-artillery = Artilharia em DUKW
kind-general = General
kind-gun = Bateria fora do mapa
kind-heavy-infantry = Infantaria pesada
kind-hero = Herói
kind-hq = Quartel-general
kind-infantry = Infantaria
kind-ranger = Unidade de Rangers
kind-reinforcement = Unidade de reforço
kind-sp-antiair = Antiaérea autopropulsada
kind-sp-artillery = Artilharia autopropulsada
kind-tank = Unidade de tanques
kind-wn = Guarnição de ponto forte
kind-wn-75 = Guarnição com peça de 75
kind-wn-88 = Guarnição com peça de 88
kind-wn-rocket = Guarnição com lança-foguetes

## Cores, símbolos, fogo e armas

colour-blue = azul
colour-brown = marrom
colour-green = verde
colour-orange = laranja
colour-purple = roxo
colour-red = vermelho
fire-intense = intenso
fire-sporadic = esporádico
fire-steady = contínuo
target-circle = Círculo
target-diamond = Losango
target-triangle = Triângulo
weapon-AR = artilharia
weapon-BG = bangalore
weapon-BR = BAR
weapon-BZ = bazuca
weapon-DE = carga de demolição
weapon-FL = flanqueamento
weapon-MG = metralhadora
weapon-MO = morteiro
weapon-NA = fogo naval
weapon-RD = rádio

## Marés e fases

phase-actions = Ações americanas
phase-amphibious = Operações anfíbias
phase-end = Fim do turno
phase-engineers = Engenharia
phase-event = Evento
phase-fire = Fogo alemão
phase-over = Fim da partida
phase-set-up = Preparação
tide-high = maré alta
tide-low = maré baixa
tide-mid = meia maré
turn-low = Maré baixa
turn-artillery = Maré baixa; a partir daqui a artilharia alemã
turn-low-shuffle = Maré baixa; embaralha-se
turn-mid = Meia maré
turn-mid-shuffle = Meia maré; embaralha-se
turn-high = Maré alta

## Trilhas

track-actions-1 = Ações, 1ª Divisão
track-actions-29 = Ações, 29ª Divisão
track-deck = Cartas no monte
track-naval = Fogo naval
track-points = Pontos de vitória
track-spent-1 = Companhias acabadas, 1ª Divisão
track-spent-29 = Companhias acabadas, 29ª Divisão
track-tide = Maré
track-turn = Turno

## Marcadores e estados

mark-attacked = Atacada nesta fase
mark-barraged = Sob barragem nesta fase
mark-cleared = Obstáculos limpos
mark-smoke = Fumaça
mark-target = Alvo
state-acted = já agiu
state-active = ativa
state-cliff = cordas fixadas
state-climb = em escalada
state-committed = participa do ataque
state-disrupted = desorganizada
state-hero = com um herói
state-inactive = inativa
state-inspired = inspirada
state-revealed = revelada
state-transferred = sob a outra divisão
state-wounded = ferido

## Pedidos

prompt-actions = Escolha uma ação ou termine a fase: restam { $east } à 1ª Divisão e { $west } à 29ª.
prompt-arrivals = Coloque as unidades que chegam nas caixas de desembarque.
prompt-artillery-hit = Escolha qual das unidades iguais a artilharia atinge.
prompt-attrition = Escolha quem cede um passo para retirar o marcador de { $at }, ou não ceda nada.
prompt-begin = Embaralhe e comece.
prompt-engineers = Escolha um hexágono para limpar ou termine a fase da engenharia.
prompt-event = Compre a carta de evento.
prompt-fire-east = Compre a carta de fogo do Leste.
prompt-fire-west = Compre a carta de fogo do Oeste.
prompt-follow = Escolha quem { $unit } segue, ou deixe-o na caixa.
prompt-hero-1 = Escolha a unidade da 1ª Divisão que recebe um herói.
prompt-hero-29 = Escolha a unidade da 29ª Divisão que recebe um herói.
prompt-hit = Escolha qual das unidades iguais a posição em { $at } atinge.
prompt-landing-east = Compre a carta de desembarque do Leste.
prompt-landing-west = Compre a carta de desembarque do Oeste.
prompt-leader-hit = Escolha o líder atingido pela posição em { $at }.
prompt-mine = Escolha quem bate na mina.
prompt-moving = Escolha para onde vai { $unit }, ou quem vai junto.
prompt-muster = Escolha quem ataca { $at } e confirme.
prompt-over = A partida terminou.
prompt-overstack = Unidades demais em { $at }: escolha qual se perde.
prompt-patrol = Escolha a posição que a patrulha revela.
prompt-prisoner = Escolha a posição de que fala o prisioneiro.
prompt-rangers = Escolha quantas caixas { $unit } deriva para leste.
prompt-regroup-1 = Escolha a companhia da 1ª Divisão que recupera um passo.
prompt-regroup-29 = Escolha a companhia da 29ª Divisão que recupera um passo.
prompt-sacrifice = Sacrifique o herói ou perca { $unit }.
prompt-scream = Escolha qual das unidades iguais os foguetes atingem.
prompt-under-fire = Siga sob o fogo ou fique onde está.

## Acontecimentos

event-turn = Começa o turno { $turn }: { $tide }.
event-card = Vira-se a carta { $number }.
event-shuffled = Os descartes voltam ao monte, que é embaralhado.
event-end =
    { $points ->
        [one] A manhã termina com { $points } ponto.
       *[other] A manhã termina com { $points } pontos.
    }
event-catastrophe = A { $division } está destruída como força de combate: catástrofe.
event-landing-check = { $unit } lê a letra { $letter }.
event-landing-no-row = { $unit } não tem linha na tabela deste turno: nada acontece.
event-no-drift = { $unit } mantém o rumo.
event-drifts-east =
    { $boxes ->
        [one] { $unit } deriva { $boxes } caixa para leste, até { $to }.
       *[other] { $unit } deriva { $boxes } caixas para leste, até { $to }.
    }
event-drifts-west =
    { $boxes ->
        [one] { $unit } deriva { $boxes } caixa para oeste, até { $to }.
       *[other] { $unit } deriva { $boxes } caixas para oeste, até { $to }.
    }
event-drifts-off = { $unit } deriva para fora do mapa.
event-no-beach = { $unit } não encontra praia à sua frente.
event-delayed = { $unit } chegará no turno { $turn }.
event-out-of-play = { $unit } não chegará mais.
event-follows = { $unit } segue até { $to }.
event-mine = { $unit } bate em uma mina.
event-mine-harmless = A mina do setor { $sector } não encontra ninguém.
event-lands = { $unit } desembarca em { $to }.
event-command-transfer = { $unit } passa às ordens da { $division }.
event-boards = { $unit } se prepara para desembarcar de { $to }.
event-drowned = { $unit } fica debaixo do mar em { $at }.
event-eliminated = { $unit } fica fora de combate em { $at }.
event-step-lost =
    { $left ->
        [one] { $unit } perde passos: resta { $left }.
       *[other] { $unit } perde passos: restam { $left }.
    }
event-disrupted = { $unit } fica desorganizada.
event-chosen-because = { $at } vem primeiro entre { $of }: distância dos americanos { $distance }, { $class }, número { $number }.
event-next-to-us = { $at } está ao lado dos americanos; número { $number }, escolhida entre { $of }.
event-within-two = { $at } está a dois hexágonos dos americanos; número { $number }, escolhida entre { $of }.
event-lowest-number = { $at } tem o número mais baixo, { $number }, entre { $of }.
event-depth-placed = Um marcador de profundidade vai para { $at }.
event-depth-removed = O marcador de { $at } é retirado: era { $marker }.
event-depth-revealed = O marcador de { $at } é { $marker }.
event-no-depth = Nenhuma posição pode receber um marcador de profundidade.
event-no-depth-left = Não há mais marcadores para { $at }.
event-no-line-no-depth = { $at } está sem comunicação: nenhum marcador de profundidade.
event-reinforced = Um reforço tático ocupa { $at }.
event-division-reinforces = Um reforço divisionário ocupa { $at }.
event-no-reinforcements = Nenhum reforço alemão chega.
event-zone-closed = Na zona { $zone } nenhuma posição está aberta a reforços.
event-meyer = A Kampfgruppe Meyer manda unidades e marcadores para a reserva divisionária.
event-hero = { $unit } dá um passo à frente com { $with }.
event-no-hero = Nenhum herói para a { $division }.
event-hero-dies = { $unit } morre.
event-sacrifice = { $unit } se salva: o herói cai em seu lugar.
event-inspired = { $unit } é atingido, e os seus seguem o exemplo.
event-wounded = { $unit } está ferido.
event-leader-hit = { $unit } recebe o fogo de { $from } em { $at }.
event-naval =
    { $markers ->
        [one] A frota está pronta: { $markers } marcador de fogo naval.
       *[other] A frota está pronta: { $markers } marcadores de fogo naval.
    }
event-smoke = A fumaça esconde { $at }: neste turno não dispara.
event-plunge = Fogo do alto: neste turno o abrigo da praia não basta.
event-initiative = Iniciativa: uma ação a mais para cada divisão.
event-reduce = Confusão: uma só ação para cada divisão.
event-regroups = { $unit } recupera um passo.
event-nobody-regroups = Nenhuma companhia pode recuperar um passo.
event-nothing-to-reveal = Não há nada para revelar.
event-engineers-stop = A engenharia não trabalha neste turno.
event-rockets = Os foguetes partem uivando de { $at }.
event-rockets-hit = { $unit } recebe os foguetes.
event-rockets-miss = Os foguetes não encontram ninguém.
event-rockets-not-found = Ninguém encontra os lança-foguetes.
event-rockets-silent = Os lança-foguetes se calam.
event-revealed = Em { $at } está { $unit }.
event-german-disrupted = Os alemães em { $at } ficam desorganizados.
event-german-rallies = Os alemães em { $at } se reorganizam.
event-german-hidden = Os alemães em { $at } voltam a ficar virados para baixo.
event-german-retreats = { $unit } deixa { $at } e volta à reserva divisionária.
event-german-defeated = { $unit } é destruída em { $at }.
event-fires =
    { $limit ->
        [one] { $at } dispara ({ $colour }): no máximo { $limit } impacto.
       *[other] { $at } dispara ({ $colour }): no máximo { $limit } impactos.
    }
event-silent-depth = { $at } se cala ({ $colour }): o quadrado duplo pede um marcador de profundidade.
event-silent-disrupted = { $at } se cala ({ $colour }): desorganizada.
event-silent-smoke = { $at } se cala ({ $colour }): fumaça.
event-crowded = Em { $at } há cinco ou mais passos: todos são alvo.
event-sees-intense = { $unit } em { $at }: fogo intenso.
event-sees-steady = { $unit } em { $at }: fogo contínuo.
event-sees-sporadic = { $unit } em { $at }: fogo esporádico.
event-sees-nobody = { $at } não tem ninguém no seu campo.
event-spared-armour = { $unit } em { $at } escapa: blindada.
event-spared-symbol = { $unit } em { $at } escapa: outro símbolo.
event-spared-already = { $unit } em { $at } escapa: já atingida nesta fase.
event-spared-disrupted = { $unit } em { $at } escapa: já desorganizada.
event-hit-intense = { $unit } recebe em { $at } o fogo intenso de { $from }.
event-hit-steady = { $unit } recebe em { $at } o fogo contínuo de { $from }.
event-hit-sporadic = { $unit } recebe em { $at } o fogo esporádico de { $from }.
event-artillery = A artilharia dispara contra o setor { $sector }: { $guns } de { $value } necessárias.
event-artillery-hits = { $unit } recebe em { $at } o fogo da artilharia.
event-artillery-nobody = A artilharia não encontra ninguém com esse símbolo.
event-artillery-not-yet = A artilharia alemã só dispara a partir do turno 4.
event-artillery-too-few = A artilharia do setor { $sector } não basta: { $guns } de { $value } necessárias.
event-cleared = A engenharia limpa { $at }.
event-action-spent =
    { $left ->
        [one] À { $division } resta { $left } ação.
       *[other] À { $division } restam { $left } ações.
    }
event-moves = { $unit } move de { $from } para { $to }.
event-watched = { $at } ({ $colour }) bate o percurso.
event-passes-fire = { $unit } passa ilesa.
event-hit-moving = { $unit } recebe o fogo de { $from } ao deixar { $at }.
event-stays = { $unit } fica onde está.
event-climbs = { $unit } escala até { $to }.
event-climbed = { $unit } está no alto.
event-ropes = { $unit } fixa as cordas.
event-ropes-down = { $unit } recolhe as cordas.
event-recovers = { $unit } se reorganiza.
event-attack =
    { $points ->
        [one] Ataque a { $at } com { $points } ponto.
       *[other] Ataque a { $at } com { $points } pontos.
    }
event-attacker = { $unit } ataca com { $points }.
event-attack-shells = Os navios disparam sobre { $at }.
event-attack-compare = { $at }: { $attack } contra { $defence }, { $compare }; { $column }.
event-attack-result = Em { $at }: { $result }.
event-defends = { $unit } se defende com { $points }.
event-depth-defends = { $marker } soma { $points }.
event-unit-doubled = A unidade vale o dobro: { $by }.
event-both-doubled = Unidade e marcador valem o dobro: { $by }.
event-shells-strength = O fogo naval soma { $points }.
event-hero-strength = { $unit } soma { $points }.
event-weapon-missing = Falta: { $weapon }.
event-weapon-brought = { $unit } traz: { $weapon }.
event-radio-of-hq = { $unit } tem do quartel-general: { $weapon }.
event-weapon-of-ships = Os navios trazem: { $weapon }.
event-weapon-of-hero = { $unit } vale como: { $weapon }.
event-flanked = O ataque vem de vários lados: { $weapon }.
event-barrage = { $unit } faz uma barragem sobre { $at }.
event-barrage-card = { $unit } com força { $points }: a carta mostra { $shows } ({ $colour }).
event-barrage-nothing = A barragem sobre { $at } não tem efeito.
event-bombard = Os navios fazem uma barragem sobre { $at }.

## Palavras dos acontecimentos

barrage-shows-both = cor e símbolo
barrage-shows-colour = a cor, não o símbolo
barrage-shows-neither = nem cor nem símbolo
barrage-shows-symbol = o símbolo, não a cor
class-reinforcement = posição de reforço
class-wn-double = ponto forte de dois hexágonos
class-wn-single = ponto forte de um hexágono
column-alone = unidade sozinha
column-revealed = com profundidade revelada
column-unrevealed = com profundidade virada para baixo
compare-double = pelo menos o dobro
compare-equal = igual
compare-less = menos
compare-more = mais, mas não o dobro

## O que se sorteia

roll-card = Carta comprada
roll-depth = Marcador de profundidade
roll-garrison = Guarnição
roll-imagine = Hipótese sobre o que está virado para baixo
roll-reinforcement = Reforço alemão

## Resultados das tabelas

result-ATTRITION = Desgaste: a unidade alemã fica desorganizada, e um passo de um atacante adjacente pode retirar o marcador
    .short = Desgaste
result-DEFEATED = Vencida: a unidade alemã recua ou se perde
    .short = Vencida
result-DEPTH = Reforçada: a unidade alemã recebe um marcador de profundidade, se está em comunicação
    .short = Reforçada
result-DEPTH-REMOVED = Abalada: o marcador é retirado e a unidade alemã fica desorganizada
    .short = Abalada
result-DISRUPTED = Desorganizada: não dispara até se recuperar
    .short = Desorganizada
result-NONE = Sem efeito
    .short = Nada
result-OTHER = Outro efeito
    .short = Outro
result-REPULSED = Repelidos: os atacantes adjacentes ficam desorganizados
    .short = Repelidos
result-REPULSED-DEPTH = Repelidos e reforçada: os atacantes adjacentes ficam desorganizados e a unidade alemã recebe um marcador
    .short = Repelidos, reforçada
result-REPULSED-HIDDEN = Repelidos e oculta: os atacantes adjacentes ficam desorganizados e a unidade alemã volta a ficar virada para baixo
    .short = Repelidos, oculta
result-REVEAL = Revelar: descobre-se o marcador e compara-se de novo
    .short = Revelar
result-STEP = A unidade perde um passo
    .short = −1 passo
result-STEP2 = A unidade perde dois passos
    .short = −2 passos
result-STEP-DISRUPTED = A unidade perde um passo e fica desorganizada
    .short = −1, desorg.
result-STEP-E2 = A unidade perde um passo e deriva duas caixas para leste
    .short = −1, L 2
result-LOST = A unidade é eliminada
    .short = Perdida
result-OUT = A unidade não chega mais, sem contar como perdida
    .short = Fora de jogo
result-TURN2 = A unidade volta no turno 2
    .short = Turno 2
result-DELAY3 = A unidade volta três turnos depois
    .short = +3 turnos
result-E1 = Deriva de uma caixa para leste
    .short = L 1
result-E2 = Deriva de duas caixas para leste
    .short = L 2
result-E3 = Deriva de três caixas para leste
    .short = L 3
result-E4 = Deriva de quatro caixas para leste
    .short = L 4
result-E9 = Deriva de nove caixas para leste
    .short = L 9
result-W1 = Deriva de uma caixa para oeste
    .short = O 1

## Tabelas, somas e exigências

need-unknown = ainda não se sabe
need-weapon = { $weapon }
met-unit = { $unit }
met-headquarters = o quartel-general que comanda { $unit }
met-shells = fogo naval
met-hero = o herói { $unit }
met-flank = ataque de vários lados
asked-german = { $unit }
asked-depth = { $marker }
asked-face-down = a unidade virada para baixo
asked-depth-face-down = o marcador virado para baixo
points-draw = Ravina { $draw }
points-position = Posição de reforço em { $at }
points-strongpoint = Ponto forte em { $at }
table-attack = Tabela de ataques
table-barrage = Tabela de barragens
table-fire = Efeitos do fogo
table-landing = Tabela de desembarques
table-turns = Trilha de turnos
table-weapons = Quem leva quais armas
tally-attacker = { $unit } ataca
tally-depth = { $marker }
tally-depth-doubled = Marcador em dobro: { $by }
tally-depth-unknown = Marcador virado para baixo
tally-doubled = Unidade em dobro: { $by }
tally-german = { $unit } se defende
tally-german-unknown = Unidade virada para baixo
tally-hero = O herói { $unit } soma força
tally-hero-open = O herói { $unit }: força ou uma arma, conforme se veja
tally-hero-weapon = O herói { $unit } vale uma arma
tally-shells = Fogo naval
tally-shells-open = Fogo naval: força ou armas, conforme se veja
tally-shells-weapons = Fogo naval como armas

## Recusas

refuse-adjacent-attackers-only = Só um atacante adjacente pode ceder o passo.
refuse-another-beach = A unidade está destinada a outra praia.
refuse-artillery-adjacent = A artilharia não participa ao lado do alvo.
refuse-artillery-needs-hq = A artilharia só participa sob um quartel-general que comande também uma infantaria atacante.
refuse-artillery-under-fire = A artilharia não blindada não participa de dentro de um campo de fogo alemão.
refuse-attacked-already = A posição já foi atacada nesta fase.
refuse-barrage-adjacent = Uma barragem não bate um hexágono adjacente.
refuse-barraged-already = A posição já sofreu uma barragem nesta fase.
refuse-box-full = A caixa já contém duas unidades.
refuse-box-without-letters = A uma caixa sem letras só se chega à deriva.
refuse-charlie-for-rangers = As caixas Charlie são só para os Rangers.
refuse-cleared-already = O hexágono já está limpo.
refuse-climbing = A unidade está escalando: só pode tirar o marcador.
refuse-did-not-drift-from-here = Essa unidade não derivou desta caixa.
refuse-disrupted = A unidade está desorganizada: só pode se recuperar.
refuse-engineers-under-fire = O hexágono está sob o fogo de uma cor da carta.
refuse-enough-cleared = Neste setor não se pode limpar mais neste turno.
refuse-general-alone = Um general não pode ser colocado sozinho.
refuse-german-there = Nesse hexágono há alemães.
refuse-has-a-hero = A unidade já tem um herói.
refuse-has-acted = A unidade já agiu neste turno.
refuse-heavy-needs-infantry = A infantaria pesada só atira de longe se outra infantaria ataca de perto.
refuse-hero-goes-with-his-unit = Um herói vai aonde vai a sua unidade.
refuse-hero-needs-a-unit = Um herói vai com uma unidade no mapa.
refuse-infantry-climbs = Só infantaria e Rangers escalam uma falésia.
refuse-infantry-first = Antes é preciso uma infantaria adjacente que possa atacar.
refuse-joined-already = Já participa.
refuse-leaders-alone-under-fire = Quartéis-generais e generais só se movem sob fogo com uma unidade.
refuse-leaders-do-not-attack = Quartéis-generais, generais e heróis não atacam por si.
refuse-leaders-do-not-climb = Os líderes não escalam falésias.
refuse-nearest-first = Outra posição virada para baixo está mais perto.
refuse-needs-command = É preciso um quartel-general ou general, ou uma infantaria atacante ao lado.
refuse-no-actions-left = A divisão não tem mais ações.
refuse-no-cliff-here = Aqui não há falésia escalável.
refuse-no-common-way = Juntas não podem ir a lugar nenhum.
refuse-no-delay-yet = As chegadas só podem ser adiadas a partir do turno 7.
refuse-no-german-there = Ali não há alemães.
refuse-no-infantry-adjacent = Nenhuma infantaria adjacente pode atacar esse hexágono.
refuse-no-naval-marker = Não há marcadores de fogo naval.
refuse-no-observer = Nenhuma infantaria com rádio ou sob um quartel-general está no campo de fogo do alvo.
refuse-no-obstacles = Ali não há obstáculos.
refuse-no-radio = Nenhuma infantaria atacante tem rádio nem um quartel-general ao lado.
refuse-no-way-back-to-sea = Ao mar não se volta.
refuse-not-a-landing-box = Não é uma caixa de desembarque.
refuse-not-ashore = Não está em terra.
refuse-not-due = Não chega neste turno.
refuse-not-in-a-box = Não está em uma caixa de desembarque.
refuse-not-in-the-hex = Não está nesse hexágono.
refuse-not-now = Isto não pode ser feito neste momento do turno.
refuse-not-on-a-mine = Não pode bater em uma mina.
refuse-not-stacked-with-it = Não está no mesmo hexágono.
refuse-not-the-action-phase = Só pode ser feito na fase de ações.
refuse-not-the-engineer-phase = Só pode ser feito na fase da engenharia.
refuse-not-the-first-hit = Pela ordem do fogo, outra vem antes.
refuse-not-the-landing-phase = Só pode ser feito na fase anfíbia.
refuse-nothing-face-down = Ali não há nada virado para baixo.
refuse-nothing-to-recover = Não tem marcadores para tirar.
refuse-nowhere-to-go = Não pode ir a lugar nenhum.
refuse-on-the-ropes = Está com as cordas fixadas: pode subir ou recolhê-las.
refuse-one-hex = Uma unidade move um só hexágono.
refuse-one-step-infantry = Só vale para uma companhia regular da divisão com um passo.
refuse-only-tanks-barrage = Só tanques fazem barragens.
refuse-other-division = A unidade serve à outra divisão.
refuse-other-sector = A posição está no outro setor.
refuse-out-of-range = O alvo está fora de alcance.
refuse-rangers-four-boxes = Os Rangers derivam no máximo quatro caixas.
refuse-rockets-do-not-reach = Os foguetes não chegam até lá.
refuse-rockets-most-steps = Os foguetes atingem quem tem mais passos.
refuse-ropes-first = Antes é preciso fixar as cordas.
refuse-rough = O terreno acidentado não se atravessa.
refuse-sheer-cliff = A falésia a pique não se escala.
refuse-side-bars = Uma escarpa ou falésia impede o ataque dali.
refuse-target-above = De baixo não se atira contra uma altura que não bate a praia.
refuse-target-face-down = Um reforço não revelado não é alvo.
refuse-target-not-spotted = O tanque não está no campo de fogo do alvo, e nenhuma infantaria que esteja nele pode guiá-lo.
refuse-two-together = No máximo duas unidades agem juntas.
refuse-vehicles-ground = Veículos não entram nesse terreno.
refuse-vehicles-side = Veículos não transpõem esse lado.
