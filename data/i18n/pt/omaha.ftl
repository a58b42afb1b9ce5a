### Português: D-Day at Omaha Beach.
### As unidades são femininas e singulares: um evento pode dizer o tipo se o jogador não pode conhecer a unidade.

## Jogo e cenário

game-omaha = D-Day at Omaha Beach
    .about = Uma manhã, uma praia, treze pontos fortes: tire duas divisões da água e leve-as ao alto das escarpas, uma companhia por vez.
    .dates = 6 de junho de 1944, 6h15–10h
scenario-first-wave = A primeira onda
    .about = Você leva a 1ª e a 29ª Divisão à praia de Omaha: tome pontos fortes, alturas e ravinas no valor de dezenove pontos até as dez horas, dezesseis turnos e uma noite de jogo, antes que oito companhias de uma divisão se esgotem.

## Jogador e opções

seat-us = Americanos
seat-german = Alemães
option-letter = A letra do resumo das regras
    .about = Quem se move recebe fogo ao lado de uma posição ou no seu campo (não as duas coisas) e também dos quadrados duplos, o fogo naval traz armas ou força, os generais vão a toda parte, na maré alta as minas estão onde se desembarca, quem está em uma ravina controla as alturas, e o terreno a que só os americanos chegam não dá pontos.

## O que o jogador pode fazer

action-begin = Começar: embaralhar e dispor os alemães
action-draw-landing = Comprar a carta de desembarque
action-draw-event = Comprar a carta de evento
action-draw-fire = Comprar a carta de fogo
action-follow = Seguir { $unit }
action-stay-in-box = Ficar na caixa
action-no-attrition = Não ceder nada
action-no-sacrifice = Poupar o herói
action-stay = { $unit } fica em { $at }
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
action-end-landing = Encerrar o desembarque
action-end-actions = Fim das ações
action-take = Mover { $unit }
action-with = Junto com { $unit }
action-go = Ir para { $at }
action-go-bluff = Pela escarpa até { $at }
action-go-cliff = Pelas cordas até { $at }
action-pay-1 = Paga a 1ª Divisão
action-pay-29 = Paga a 29ª Divisão
action-go-on = { $unit } segue para { $at }
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

reason-set-up = Guarnições e marcadores são embaralhados e postos virados para baixo.
reason-landing =
    { $n ->
        [one] Uma unidade espera a sua verificação nas caixas.
       *[other] { $n } unidades esperam a sua verificação nas caixas.
    }
reason-tide = Desembarca-se com { $tide }.
reason-follow = Uma unidade da sua caixa foi à deriva.
reason-rangers = A partir do turno 4 os Rangers com quem nada acontece podem derivar de propósito.
reason-mine = Desembarcam em hexágonos não limpos.
reason-arrivals =
    { $n ->
        [one] Chega uma unidade. Desembarca no próximo turno.
       *[other] Chegam { $n } unidades. Desembarcam no próximo turno.
    }
reason-waits = { $unit } espera: um general embarca depois dos outros, nunca só.
reason-box-limit = Duas unidades por caixa; quartéis-generais e generais não contam.
reason-may-delay = A partir do turno 7 uma chegada pode ser adiada.
reason-event = Conta a linha da carta para este turno.
reason-hero = O herói fica com a unidade e faz com que ela aja de graça.
reason-hero-depth = Depois os alemães recebem um marcador de profundidade, se possível no mesmo setor.
reason-regroup = Uma companhia regular com um só passo recupera um; se a divisão da carta não tem nenhuma, uma da outra.
reason-scream = Os foguetes caem de três a sete hexágonos de WN69, sobre quem tem mais passos.
reason-patrol = A patrulha descobre os alemães virados para baixo mais próximos.
reason-prisoner = O prisioneiro fala de uma posição virada para baixo do seu setor.
reason-fire =
    { $n ->
        [one] Uma unidade alemã do setor pode disparar.
       *[other] { $n } unidades alemãs do setor podem disparar.
    }
reason-plunge = O fogo esporádico encontra também quem está abrigado: ali vale como contínuo.
reason-hits-left =
    { $n ->
        [one] { $at } ({ $colour }) ainda tem um impacto.
       *[other] { $at } ({ $colour }) ainda tem { $n } impactos.
    }
reason-equal = São iguais: fogo { $fire }, distância { $hexes }, passos { $steps }.
reason-star = A estrela atinge um líder sob fogo intenso ou contínuo.
reason-artillery = Há { $guns } peças que podem disparar; são precisas { $value }.
reason-artillery-equal = Entre alvos iguais em ordem e passos, você decide.
reason-sacrifice = Seria o seu último passo.
reason-engineers = Hexágonos que ainda podem ser limpos: { $east } no Leste, { $west } no Oeste.
reason-engineers-east =
    { $n ->
        [0] Já não se pode limpar nenhum hexágono, no leste.
        [one] Ainda se pode limpar um hexágono, no leste.
       *[other] Ainda se podem limpar { $n } hexágonos, no leste.
    }
reason-engineers-west =
    { $n ->
        [0] Já não se pode limpar nenhum hexágono, no oeste.
        [one] Ainda se pode limpar um hexágono, no oeste.
       *[other] Ainda se podem limpar { $n } hexágonos, no oeste.
    }
reason-engineers-fire = Onde dispara uma cor da carta de fogo não se trabalha.
reason-actions = Ações restantes: { $east } para a 1ª Divisão, { $west } para a 29ª.
reason-free-units =
    { $n ->
        [one] Uma unidade pode agir de graça.
       *[other] { $n } unidades podem agir de graça.
    }
reason-naval =
    { $n ->
        [one] Há um marcador de fogo naval.
       *[other] Há { $n } marcadores de fogo naval.
    }
reason-drowning =
    { $n ->
        [one] Uma unidade se afoga no fim do turno se ficar onde está.
       *[other] { $n } unidades se afogam no fim do turno se ficarem onde estão.
    }
reason-free = A unidade move de graça.
reason-cover = De graça pela praia até um abrigo; por outro caminho custa uma ação à sua divisão.
reason-paid = O movimento custa uma ação à sua divisão.
reason-together =
    { $n ->
        [one] Outra do seu hexágono pode ir junto.
       *[other] Outras { $n } do seu hexágono podem ir junto.
    }
reason-barrages = Também pode fazer uma barragem: clique num dos alemães marcados.
reason-paying = Pode pagar uma ou outra divisão: cruza-se o limite, ou agem juntas unidades das duas.
reason-under-fire = Foi atingida ao mover; a ação está gasta de qualquer modo.
reason-muster = Primeiro a infantaria ao lado do alvo, depois quem puder apoiá-la.
reason-muster-hidden = Primeiro a infantaria ao lado do alvo. Os alemães se revelam no ataque.
reason-muster-depth = Embaixo há um marcador de profundidade.
reason-attrition = A força bastava, as armas não: um passo de um atacante adjacente pode retirar o marcador.
reason-overstack = Há { $n } unidades, e no máximo duas podem ficar.
reason-landing-card = Carta de desembarque { $number }.
reason-event-card = Carta de evento { $number }.
reason-fire-card = Carta de fogo { $number }.

## What is at stake

stake-lost = { $unit } perde-se.
stake-step =
    { $left ->
        [one] { $unit } perde um passo: resta-lhe um.
       *[other] { $unit } perde um passo: restam-lhe { $left }.
    }
stake-catastrophe = A { $division } teria { $n } companhias esgotadas: a partida perde-se de imediato.
stake-never-comes = { $unit } já não chega: é o último turno.
stake-hero = { $hero } vai com { $unit } a partir de agora: age de graça, ataca com mais um ou com uma arma que falta, e ele pode morrer em seu lugar.
stake-hero-dies = { $unit } morre no lugar da sua unidade.
stake-uncleared =
    { $n ->
        [one] Poderia limpar-se mais um hexágono.
       *[other] Poderiam limpar-se mais { $n } hexágonos.
    }
stake-crowds = Em { $at } haveria { $n } unidades: as que passam de duas devem sair ou perdem-se no fim das ações.
stake-naval =
    { $left ->
        [one] Gasta-se um marcador de fogo naval; resta um.
       *[other] Gasta-se um marcador de fogo naval; restam { $left }.
    }
stake-actions =
    { $n ->
        [one] Custa uma ação.
       *[other] Custa { $n } ações.
    }
stake-barraged = { $at } já não pode ser atacada neste turno.
stake-bombard = Os alemães em { $at } ficam desorganizados com certeza.
stake-bombard-depth = Os alemães em { $at } ficam desorganizados e perdem o marcador de profundidade com certeza.
stake-drowns =
    { $n ->
        [one] Uma peça está abaixo da linha de maré e perde-se agora.
       *[other] { $n } peças estão abaixo da linha de maré e perdem-se agora.
    }
stake-overstacked =
    { $n ->
        [one] Sobra uma unidade: perde-se.
       *[other] { $n } unidades estão em hexágonos cheios demais: as que passam de duas perdem-se.
    }
stake-tide-next =
    { $n ->
        [one] Uma peça terá de mover no próximo turno, ou a maré leva-a.
       *[other] { $n } peças terão de mover no próximo turno, ou a maré leva-as.
    }
stake-free-unused =
    { $n ->
        [one] Uma peça ainda pode agir de graça.
       *[other] { $n } peças ainda podem agir de graça.
    }
stake-actions-unused =
    { $n ->
        [one] Ainda se podia usar uma ação.
       *[other] Ainda se podiam usar { $n } ações.
    }
stake-naval-unused =
    { $n ->
        [one] Podia pedir-se fogo naval: o marcador continua disponível.
       *[other] Podia pedir-se fogo naval: continuam disponíveis { $n } marcadores.
    }
prospect-landing-lost = { $unit } perde-se nas ondas
prospect-landing-lost-many =
    { $n ->
        [2] { $a } e { $b } perdem-se nas ondas
        [3] { $a }, { $b } e { $c } perdem-se nas ondas
        [4] { $a }, { $b }, { $c } e { $d } perdem-se nas ondas
       *[other] { $a }, { $b }, { $c }, { $d } e mais { $more } perdem-se nas ondas
    }
prospect-landing-hurt = { $unit } perde um passo nas ondas
prospect-landing-hurt-many =
    { $n ->
        [2] { $a } e { $b } perdem um passo nas ondas
        [3] { $a }, { $b } e { $c } perdem um passo nas ondas
        [4] { $a }, { $b }, { $c } e { $d } perdem um passo nas ondas
       *[other] { $a }, { $b }, { $c }, { $d } e mais { $more } perdem um passo nas ondas
    }
prospect-landing-late = { $unit } atrasa-se
prospect-landing-late-many =
    { $n ->
        [2] { $a } e { $b } atrasam-se
        [3] { $a }, { $b } e { $c } atrasam-se
        [4] { $a }, { $b }, { $c } e { $d } atrasam-se
       *[other] { $a }, { $b }, { $c }, { $d } e mais { $more } atrasam-se
    }
prospect-landing-drifts = { $unit } deriva para outra casa
prospect-landing-drifts-many =
    { $n ->
        [2] { $a } e { $b } derivam para outras casas
        [3] { $a }, { $b } e { $c } derivam para outras casas
        [4] { $a }, { $b }, { $c } e { $d } derivam para outras casas
       *[other] { $a }, { $b }, { $c }, { $d } e mais { $more } derivam para outras casas
    }
prospect-mines = Explodem as minas
prospect-target = { $unit } está sob mira
prospect-hit-moving = { $unit } é atingida ao mover e perde um passo
prospect-lost-moving = { $unit } é atingida ao mover e perde-se
prospect-hit-by = { $unit } é atingida por { $at } ({ $colour })
prospect-catastrophe = A { $division } tem { $n } companhias esgotadas: a partida está perdida

## As cartas do monte

card-calibre-mm = Calibre em mm
card-armoured = Blindada: só a atinge o fogo intenso ou uma carta com o sinal de blindado
card-mined = não limpos
card-zone-number = Zona e número
card-part-landing = Desembarque
card-part-event = Evento
card-part-fire = Fogo
card-part-artillery = Artilharia
card-landing-letter = { $target }: { $letter }
card-mine = Mina
card-shot = { $colour }: todas disparam
card-shot-depth = { $colour }: disparam as que têm profundidade
card-star = { $colour }: pode atingir um líder
card-armour = { $colour }: a blindagem não protege
card-guns =
    { $n ->
        [one] Artilharia se há pelo menos { $n } peça
       *[other] Artilharia se há pelo menos { $n } peças
    }
card-calibre = { $calibre } mm
card-event-reinforce =
    { $n ->
        [0] Reforços alemães
        [1] Reforços alemães: zona { $a }
        [2] Reforços alemães: zonas { $a }, { $b }
        [3] Reforços alemães: zonas { $a }, { $b }, { $c }
        [4] Reforços alemães: zonas { $a }, { $b }, { $c }, { $d }
       *[other] Reforços alemães: zonas { $a }, { $b }, { $c }, { $d } (+{ $more })
    }
card-event-depth = Um marcador de profundidade
card-event-depth-both = Um marcador de profundidade em cada setor
card-event-hero-1 = Um herói da 1ª Divisão
card-event-hero-29 = Um herói da 29ª Divisão
card-event-hero-depth = e um marcador de profundidade no setor dele
card-event-naval = Um marcador de fogo naval
card-event-smoke =
    { $n ->
        [1] A fumaça encobre { $a }
        [2] A fumaça encobre { $a } e { $b }
        [3] A fumaça encobre { $a }, { $b } e { $c }
       *[other] A fumaça encobre { $a }, { $b }, { $c }, { $d } (+{ $more })
    }
card-event-scream = Foguetes de WN69
card-event-rocket-kill = Foguetes destruídos, se já foram ouvidos
card-event-plunge = Fogo do alto
card-event-rally = Todos os alemães se reorganizam
card-event-initiative = Iniciativa: uma ação a mais por divisão
card-event-reduce = Confusão: uma ação por divisão
card-event-regroup-1 = Uma companhia da 1ª Divisão recupera um passo
card-event-regroup-29 = Uma companhia da 29ª Divisão recupera um passo
card-event-patrol-1 = Patrulha da 1ª Divisão
card-event-patrol-29 = Patrulha da 29ª Divisão
card-event-prisoner-1 = Prisioneiro da 1ª Divisão
card-event-prisoner-29 = Prisioneiro da 29ª Divisão
card-event-meyer = A Kampfgruppe Meyer manda tropas
card-event-engineers-stop = Bases da engenharia detidas (turnos posteriores)
card-event-later = Nada antes da tarde

## What a card does

means-landing = { $who }, { $target } ({ $letter }): { $result }.
means-mine = Na maré média ou alta, um dos que desembarcam entre obstáculos perde um passo.
means-fires =
    { $n ->
        [one] { $at } ({ $colour }) dispara: um acerto no máximo.
       *[other] { $at } ({ $colour }) dispara: { $n } acertos no máximo.
    }
means-scored =
    { $n ->
        [one] { $at } ({ $colour }) conseguiu um acerto.
       *[other] { $at } ({ $colour }) conseguiu { $n } acertos.
    }
means-symbol = Procura o símbolo { $target }; o fogo intenso atinge todos.
means-targets =
    { $n ->
        [0] Mais ninguém pode ser atingido.
        [1] Ainda pode ser atingida: { $a }.
        [2] Ainda podem ser atingidas: { $a } e { $b }.
        [3] Ainda podem ser atingidas: { $a }, { $b } e { $c }.
        [4] Ainda podem ser atingidas: { $a }, { $b }, { $c } e { $d }.
       *[other] Ainda podem ser atingidas: { $a }, { $b }, { $c }, { $d } e mais { $more }.
    }
means-hit =
    { $n ->
        [1] Atingida: { $a }.
        [2] Atingidas: { $a } e { $b }.
        [3] Atingidas: { $a }, { $b } e { $c }.
        [4] Atingidas: { $a }, { $b }, { $c } e { $d }.
       *[other] Atingidas: { $a }, { $b }, { $c }, { $d } e mais { $more }.
    }
means-move =
    { $n ->
        [1] Comprada pelo movimento para { $at }: { $a }.
        [2] Comprada pelo movimento para { $at }: { $a } e { $b }.
        [3] Comprada pelo movimento para { $at }: { $a }, { $b } e { $c }.
       *[other] Comprada pelo movimento para { $at }: { $a }, { $b }, { $c } e outras ({ $n } ao todo).
    }
means-moving = Quem tem o símbolo { $target } é atingido, se uma posição destas cores dispara sobre quem move.
means-action = Atinge quem move com o símbolo { $target } diante de uma posição destas cores; numa barragem contam cor e símbolo.
means-artillery = Peças destes calibres que podem disparar: { $guns }; são precisas { $value }.
means-reinforce = A cada uma destas zonas chegam alemães: junto aos americanos se puderem, senão perto, senão no número mais baixo.
means-depth = Os alemães mais próximos dos americanos que não o têm recebem um marcador de profundidade.
means-depth-both = Em cada setor, os alemães mais próximos dos americanos que não o têm recebem um marcador de profundidade.
means-hero = Uma unidade da { $division }, em terra ou nas lanchas, recebe um herói.
means-naval =
    { $n ->
        [one] Agora há um marcador de fogo naval disponível.
       *[other] Agora há { $n } marcadores de fogo naval disponíveis.
    }
means-smoke = Estes pontos fortes não disparam neste turno.
means-scream = Os foguetes do WN69 tiram um passo da unidade mais forte ao seu alcance.
means-rocket-kill = Se os foguetes do WN69 já foram ouvidos, são destruídos.
means-plunge = Neste turno o fogo esporádico conta como constante contra quem está sob cascalho, muro ou escarpa.
means-rally = Nenhuma unidade alemã continua desorganizada.
means-actions = Ações neste turno: { $east } para a 1ª Divisão, { $west } para a 29ª.
means-regroup = Uma companhia da { $division } reduzida ao último passo recupera um.
means-patrol = São revelados os alemães ocultos mais próximos da { $division }.
means-prisoner = São revelados, à escolha, alemães ocultos no setor da { $division }.
means-meyer = O Kampfgruppe Meyer junta-se aos reforços divisionários alemães.
means-nothing = Não tem efeito neste cenário.

## Fichas

card-strength = Força
card-needs = Pede
card-may-retreat = Recua se vencida em comunicação: Divisão
card-never-retreats = Nunca recua: Divisão
card-tactical = Chama um reforço tático
card-fires-at = Dispara contra o setor
card-observers = Observada de
card-with-steps =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passos
    }
card-steps = Passos de { $of }
card-range = Alcance em hexágonos
card-tank-near = A até três hexágonos, também
card-target = Símbolo de alvo
card-division = Às ordens de
card-arrival = Na caixa de desembarque no turno { $turn }
card-leads = Comanda o seu hexágono e os de volta enquanto não se move
card-free = Age de graça
card-drowns = Afoga-se no fim do turno se ficar aqui
card-terrain = Entrar: { $ground }
card-shelter = Dobra para o defensor alemão
card-sector = Setor
card-band = Linha de maré
card-flooded = Debaixo d'água a partir do turno
card-obstacles = Obstáculos
card-lands = Com { $tide } desembarca em
card-no-letters = Sem letras: só se chega à deriva
card-draw = Ravina, e seus pontos
card-exit = Saída alemã
card-strongpoint = Ponto forte
card-position = Posição de reforço
card-blank = Sem número: aqui só chega o reforço chamado por um ponto forte
card-field = Hexágonos sob fogo { $fire }
card-points = Pontos de vitória
card-could-be =
    { $n ->
        [one] Oculta: força { $least }
       *[other] Oculta, uma de { $n }: força de { $least } a { $most }
    }
card-must-be = Oculta: força { $least }
card-depth =
    { $n ->
        [one] Marcador de profundidade oculto: força de { $least } a { $most }
       *[other] Marcador de profundidade oculto, um de { $n }: força de { $least } a { $most }
    }
card-depth-alike = Marcador de profundidade oculto: força { $least }
card-depth-known = Marcador de profundidade, força
card-line = Em comunicação com a retaguarda
card-us-line = Uma linha americana chega à praia
card-no-us-line = Nenhuma linha americana chega à praia
card-no-line = Isolada da retaguarda
card-under-fire = Sob fogo { $fire } de
card-stacked = Unidades no hexágono (no máximo { $of })
range-unlimited = sem limite

## Onde ficam as cartas

pile-deck = Monte
pile-discards = Descar{ "\u00AD" }tes
pile-landing-east = Desem{ "\u00AD" }barque, Leste
pile-landing-west = Desem{ "\u00AD" }barque, Oeste
pile-event = Evento
pile-fire-east = Fogo, Leste
pile-fire-west = Fogo, Oeste
pile-action = Fogo sobre um movimento ou barragem

## Modos de chegada

way-1st = praias da 1ª Divisão
way-29th = praias da 29ª Divisão
way-fg = Fox Green
way-er = Easy Red
way-eg = Easy Green
way-dr = Dog Red
way-dw = Dog White
way-dg = Dog Green
way-ch = Charlie
way-event = por um evento

## Um passo pelo mapa

leg-action = Uma ação
leg-leader = De graça: um líder
leg-ranger = De graça: Rangers
leg-hero = De graça: com um herói
leg-command = De graça: sob comando
leg-cover = De graça: para o abrigo
leg-ropes = De graça: nas cordas
leg-bluff = escarpa: a próxima ação se gasta no alto
leg-cliff = falésia: a próxima ação se gasta no alto
leg-under-fire = sob o fogo de { $at }
leg-chance =
    { $n ->
        [0] nenhuma carta de { $of } atinge
        [one] uma carta de { $of } atinge
       *[other] { $n } cartas de { $of } atingem
    }

## Camadas

overlay-fields = Campos de fogo
overlay-fields-now = Disparam com estas cartas
overlay-fields-east = Campos de fogo, Leste
overlay-fields-west = Campos de fogo, Oeste
overlay-control = Controle americano
overlay-german-lines = Posições alemãs em comunicação
overlay-command = Sob comando
overlay-tide = O que o mar leva no fim do turno
overlay-tide-next = O que o mar leva no fim do próximo turno
overlay-obstacles = Obstáculos
overlay-steps = Passos no hexágono
overlay-under-fire = Posições que disparam contra quem se move

## Legenda

legend-infantry = a pé
legend-leaders = líderes
legend-vehicles = veículos
legend-defence = dobra
move-yes = sim
move-no = não
move-climb-2 = 2 ações
move-climb-3 = 3 ações
shelter-none = nada
shelter-unit = a unidade
shelter-both = tudo
shelter-forbidden = sem ataque

## Terreno

terrain-sea = Mar
terrain-beach = Praia
terrain-pavilion = Esplanada
terrain-draw = Ravina
terrain-high-ground = Altura
terrain-bocage = Bocage
terrain-woods = Bosques e pomares
terrain-buildings = Edifícios
terrain-rough = Terreno acidentado
side-shingle = Cascalho
side-seawall = Paredão
side-slope = Encosta
side-bluff = Escarpa
side-cliff = Falésia escalável
side-sheer = Falésia a pique
side-barrier = Fosso ou muro anticarro

## Caixas

space-track = Trilha de turnos
space-eliminated = Perdas americanas
space-later = Fora de jogo
space-hand = Heróis
space-tactical = Reforços táticos alemães
space-division = Reforços divisionários alemães
space-meyer = Kampfgruppe Meyer
space-wn_depth = Profundidade dos pontos fortes
space-building_depth = Profundidade dos edifícios
space-mobile_depth = Profundidade móvel
space-guns_east = Artilharia alemã, Leste
space-guns_west = Artilharia alemã, Oeste
space-lost = Perdas alemãs

## Lados e setores

sector-east = Leste
sector-west = Oeste
shore-east = praia do setor Leste
shore-west = praia do setor Oeste
division-1 = 1ª Divisão
division-29 = 29ª Divisão
nation-us = Estados Unidos
nation-de = Exército alemão

## Tipos de unidade

kind-infantry = Infantaria
    .name = Companhia { $unit } ({ $formation })
kind-heavy-infantry = Infantaria pesada
    .name = Companhia { $unit } ({ $formation })
kind-ranger = Unidade de Rangers
    .name = Companhia { $unit } ({ $formation })
kind-tank = Unidade de tanques
kind-antitank = Unidade anticarro
kind-antiair = Artilharia antiaérea
kind-sp-antiair = Antiaérea autopropulsada
kind-sp-artillery = Artilharia autopropulsada
kind-dukw-artillery = Artilharia em DUKW
kind-artillery = Unidade de morteiros pesados
kind-hq = Quartel-general
kind-general = General
kind-hero = Herói
kind-wn = Guarnição de ponto forte
    .name = Guarnição n.º { $unit }
kind-wn-75 = Guarnição com peça de 75
    .name = Guarnição n.º { $unit }, peça de 75
kind-wn-88 = Guarnição com peça de 88
    .name = Guarnição n.º { $unit }, peça de 88
kind-wn-rocket = Guarnição com lança-foguetes
    .name = Bateria de foguetes ({ $unit })
kind-reinforcement = Unidade de reforço
    .name = Companhia { $unit } ({ $formation })
kind-gun = Bateria fora do mapa
kind-depth-wn = Profundidade dos pontos fortes
    .name = Marcador de profundidade { $unit }
kind-depth-building = Profundidade dos edifícios
    .name = Marcador de profundidade { $unit }
kind-depth-mobile = Profundidade móvel
    .name = Marcador de profundidade { $unit }

## Cores, símbolos, fogo e armas

target-diamond = Losango
target-triangle = Triângulo
target-circle = Círculo
colour-orange = laranja
colour-red = vermelho
colour-purple = roxo
colour-blue = azul
colour-green = verde
colour-brown = marrom
weapon-BZ = bazuca
weapon-BG = bangalore
weapon-BR = BAR
weapon-DE = carga de demolição
weapon-MO = morteiro
weapon-RD = rádio
weapon-MG = metralhadora
weapon-AR = artilharia
weapon-NA = fogo naval
weapon-FL = flanqueamento
fire-intense = intenso
fire-steady = contínuo
fire-sporadic = esporádico

## Marés e fases

tide-low = maré baixa
tide-mid = meia maré
tide-high = maré alta
turn-low = maré baixa
turn-artillery = maré baixa; dispara a artilharia alemã
turn-low-shuffle = maré baixa; embaralhar
turn-mid = meia maré
turn-mid-shuffle = meia maré; embaralhar
turn-high = maré alta; o fim
phase-set-up = Preparação
phase-amphibious = I Operações anfíbias
phase-event = II Evento
phase-fire = III Fogo alemão
phase-engineers = IV Engenharia
phase-actions = V Ações
phase-end = VI Fim do turno
phase-over = Fim da partida

## Trilhas

track-turn = Turno
track-rises = Turnos até a maré subir
track-actions-1 = Ações, 1ª Div.
track-actions-29 = Ações, 29ª Div.
track-naval = Fogo naval
track-spent-1 = Esgotadas, 1ª Div.
track-spent-29 = Esgotadas, 29ª Div.
track-points = Pontos de vitória
track-deck = Cartas no monte

## Marcadores e estados

state-acted = já agiu
state-disrupted = desorganizada
state-climb = em escalada
state-cliff = cordas fixadas
state-hero = com um herói
state-inspired = inspirada pelo seu herói
state-wounded = ferido
state-transferred = sob a outra divisão
state-revealed = revelada
state-active = em ação
state-inactive = sem observadores
mark-cleared = Obstáculos limpos
mark-smoke = Fumaça
mark-attacked = Atacada nesta fase
mark-barraged = Sob barragem nesta fase
mark-target = Alvo

## Pedidos

prompt-begin = Embaralhe e comece.
prompt-landing-east = Compre a carta de desembarque do Leste.
prompt-landing-west = Compre a carta de desembarque do Oeste.
prompt-follow = Escolha quem { $unit } segue, ou deixe-o na caixa.
prompt-rangers = Escolha quantas caixas { $unit } deriva para leste.
prompt-mine = Escolha quem bate na mina.
prompt-arrivals = Coloque as unidades que chegam nas caixas de desembarque.
prompt-event = Compre a carta de evento.
prompt-hero-1 = Escolha a unidade da 1ª Divisão que recebe um herói.
prompt-hero-29 = Escolha a unidade da 29ª Divisão que recebe um herói.
prompt-regroup-1 = Escolha a companhia da 1ª Divisão que recupera um passo.
prompt-regroup-29 = Escolha a companhia da 29ª Divisão que recupera um passo.
prompt-scream = Escolha qual das unidades iguais os foguetes atingem.
prompt-patrol = Escolha a posição que a patrulha revela.
prompt-prisoner = Escolha a posição de que fala o prisioneiro.
prompt-fire-east = Compre a carta de fogo do Leste.
prompt-fire-west = Compre a carta de fogo do Oeste.
prompt-hit = Escolha qual das unidades iguais a posição em { $at } atinge.
prompt-leader-hit = Escolha o líder atingido pela posição em { $at }.
prompt-artillery-hit = Escolha qual das unidades iguais a artilharia atinge.
prompt-sacrifice = Sacrifique o herói ou perca { $unit }.
prompt-engineers = Escolha um hexágono para limpar ou termine a fase da engenharia.
prompt-actions = Escolha quem age ou termine as ações.
prompt-moving = Escolha para onde vai { $unit }, ou quem vai junto.
prompt-moving-tank = Escolha para onde vai { $unit }, ou que alemães bombardeia.
prompt-paying = Escolha que divisão paga.
prompt-under-fire = { $unit }: siga sob o fogo ou fique onde está.
prompt-muster = Escolha quem ataca { $at } e confirme.
prompt-attrition = Escolha quem cede um passo para retirar o marcador de { $at }, ou não ceda nada.
prompt-overstack = Unidades demais em { $at }: escolha qual se perde.
prompt-over = A partida terminou.

## Acontecimentos

event-turn = Começa o turno { $turn }: { $tide }.
event-card = Vira-se a carta { $number }.
event-shuffled = Os descartes voltam ao monte, que é embaralhado.
event-end =
    { $points ->
        [one] A manhã termina com { $points } ponto.
       *[other] A manhã termina com { $points } pontos.
    }
event-catastrophe = Oito companhias da { $division } estão acabadas: o desembarque fracassou.
event-landing-check = { $unit } lê a letra { $letter }.
event-landing-no-row = { $unit } não tem linha na tabela deste turno: nada acontece.
event-no-drift = { $unit } mantém o rumo.
event-out-of-play = { $unit } não chegará mais.
event-drifts-east =
    { $boxes ->
        [one] { $unit } deriva { $boxes } caixa para leste, até { $to } ({ $beach }).
       *[other] { $unit } deriva { $boxes } caixas para leste, até { $to } ({ $beach }).
    }
event-drifts-west =
    { $boxes ->
        [one] { $unit } deriva { $boxes } caixa para oeste, até { $to } ({ $beach }).
       *[other] { $unit } deriva { $boxes } caixas para oeste, até { $to } ({ $beach }).
    }
event-drifts-off = { $unit } deriva para fora do mapa.
event-no-beach = { $unit } não encontra praia à sua frente.
event-delayed = { $unit } chegará no turno { $turn }.
event-follows = { $unit } segue até { $to }.
event-mine-harmless = A mina do setor { $sector } não encontra ninguém.
event-mine = { $unit } bate em uma mina.
event-lands = { $unit } desembarca em { $to } ({ $beach }).
event-command-transfer = { $unit } passa às ordens da { $division }.
event-boards = { $unit } se prepara para desembarcar de { $to }.
event-drowned = { $unit } fica debaixo do mar em { $at }.
event-no-hero = Ninguém da { $division } pode se tornar herói.
event-hero = { $unit } dá um passo à frente com { $with }.
event-hero-dies = { $unit } morre.
event-naval =
    { $markers ->
        [one] A frota está pronta: { $markers } marcador de fogo naval.
       *[other] A frota está pronta: { $markers } marcadores de fogo naval.
    }
event-plunge = Fogo do alto: neste turno o abrigo da praia não basta.
event-initiative = Iniciativa: uma ação a mais para cada divisão.
event-reduce = Confusão: uma só ação para cada divisão.
event-regroups = { $unit } recupera um passo.
event-nobody-regroups = Nenhuma companhia pode recuperar um passo.
event-nothing-to-reveal = Não há nada para revelar.
event-engineers-stop = As bases da engenharia estão detidas: neste cenário não se constrói nenhuma.
event-smoke = A fumaça esconde { $at }: neste turno não dispara.
event-german-rallies = Os alemães em { $at } se reorganizam.
event-rockets = Os foguetes partem uivando de { $at }.
event-rockets-hit = { $unit } recebe os foguetes.
event-rockets-miss = Os foguetes não encontram ninguém.
event-rockets-silent = Os lança-foguetes se calam.
event-rockets-not-found = Ninguém encontra os lança-foguetes.
event-meyer = A Kampfgruppe Meyer manda unidades e marcadores para a reserva divisionária.
event-reinforced = Um reforço tático ocupa { $at }.
event-division-reinforces = Um reforço divisionário ocupa { $at }.
event-no-reinforcements = Nenhum reforço alemão chega.
event-zone-closed = Na zona { $zone } nenhuma posição está aberta a reforços.
event-next-to-us = { $at } está ao lado dos americanos; número { $number }, escolhida entre { $of }.
event-within-two = { $at } está a dois hexágonos dos americanos; número { $number }, escolhida entre { $of }.
event-lowest-number = { $at } tem o número mais baixo, { $number }, entre { $of }.
event-chosen-because = { $at } vem primeiro entre { $of }: distância dos americanos { $distance }, { $class }, número { $number }.
event-depth-placed = Um marcador de profundidade vai para { $at }.
event-no-depth = Nenhuma posição pode receber um marcador de profundidade.
event-depth-removed = O marcador de { $at } é retirado: era { $marker }.
event-depth-revealed = O marcador de { $at } é { $marker }.
event-revealed = Em { $at } está { $unit }.
event-crowded = Em { $at } há cinco ou mais passos: todos são alvo.
event-fires =
    { $limit ->
        [one] { $at } dispara ({ $colour }): no máximo { $limit } impacto.
       *[other] { $at } dispara ({ $colour }): no máximo { $limit } impactos.
    }
event-silent-disrupted = { $at } se cala ({ $colour }): desorganizada.
event-silent-depth = { $at } se cala ({ $colour }): o quadrado duplo pede um marcador de profundidade.
event-silent-smoke = { $at } se cala ({ $colour }): fumaça.
event-sees-nobody = { $at } não tem ninguém no seu campo.
event-sees-intense = { $unit } em { $at }: fogo intenso.
event-sees-steady = { $unit } em { $at }: fogo contínuo, e tem o símbolo.
event-sees-sporadic = { $unit } em { $at }: fogo esporádico, e tem o símbolo.
event-spared-armour = { $unit } em { $at } escapa: blindada.
event-spared-symbol = { $unit } em { $at } escapa: outro símbolo.
event-spared-already = { $unit } em { $at } escapa: já perdeu um passo nesta fase.
event-spared-disrupted = { $unit } em { $at } escapa: já desorganizada.
event-hit-intense = { $unit } recebe em { $at } o fogo intenso de { $from }.
event-hit-steady = { $unit } recebe em { $at } o fogo contínuo de { $from }.
event-hit-sporadic = { $unit } fica presa em { $at } pelo fogo esporádico de { $from }.
event-leader-hit = { $unit } recebe o fogo de { $from } em { $at }.
event-inspired = { $unit } é atingido, e os seus seguem o exemplo.
event-wounded = { $unit } está ferido.
event-sacrifice = { $unit } se salva: o herói cai em seu lugar e a inspira.
event-step-lost =
    { $left ->
        [one] { $unit } perde um passo: resta-lhe um.
       *[other] { $unit } perde um passo: restam-lhe { $left }.
    }
event-eliminated = { $unit } fica fora de combate.
event-disrupted = { $unit } fica desorganizada.
event-artillery = A artilharia alemã abre fogo: { $guns } peças, eram precisas { $value }.
event-artillery-too-few = A artilharia alemã se cala: { $guns } peças, eram precisas { $value }.
event-artillery-not-yet = A artilharia alemã só dispara a partir do turno 4.
event-artillery-nobody = A artilharia não encontra ninguém com esse símbolo.
event-artillery-hits = { $unit } recebe em { $at } o fogo da artilharia.
event-cleared = A engenharia limpa { $at }.
event-action-spent =
    { $left ->
        [0] A { $division } gastou sua última ação.
        [one] À { $division } resta { $left } ação.
       *[other] À { $division } restam { $left } ações.
    }
event-moves = { $unit } move de { $from } para { $to }.
event-sets-out = { $unit } parte de { $from } para { $to } sob fogo.
event-arrives = { $unit } alcança { $to }.
event-climbs = { $unit } escala até { $to }.
event-climbed = { $unit } está no alto.
event-ropes = { $unit } fixa as cordas.
event-ropes-down = { $unit } recolhe as cordas.
event-recovers = { $unit } se reorganiza.
event-stays = { $unit } fica onde está.
event-watched = { $at } ({ $colour }) bate o percurso.
event-passes-colours = { $unit } passa ilesa: a carta não tem a cor de quem atira no movimento.
event-passes-symbol = { $unit } passa ilesa: a carta mostra outro símbolo.
event-hit-moving = { $unit } recebe o fogo de { $from } ao deixar { $at }.
event-attack =
    { $points ->
        [one] Ataque a { $at } com { $points } ponto.
       *[other] Ataque a { $at } com { $points } pontos.
    }
event-attacker = { $unit } ataca com { $points }.
event-attack-shells = Os navios apoiam o ataque com seu fogo.
event-attack-compare = { $attack } contra { $defence }: { $compare }; { $column }.
event-defends = { $unit } se defende com { $points }.
event-depth-defends = { $marker } soma { $points }.
sheet-marker-calls = O marcador de { $at } chamou um reforço: foi retirado e não acrescentou nada.
event-unit-doubled = A unidade vale o dobro: { $by }.
event-both-doubled = Unidade e marcador valem o dobro: { $by }.
event-shells-strength = O fogo naval soma { $points }.
event-hero-strength = { $unit } soma { $points }.
event-weapon-missing = Falta: { $weapon }.
event-weapon-brought = { $unit } traz: { $weapon }.
event-radio-of-hq = { $unit } tem do quartel-general: { $weapon }.
event-weapon-of-ships = Os navios trazem: { $weapon }.
event-weapon-of-hero = { $unit } vale como: { $weapon }.
event-flanked = O alvo está flanqueado.
event-attack-result = Em { $at }: { $result }.
event-no-line-no-depth = { $at } está sem comunicação: nenhum marcador de profundidade.
event-no-depth-left = Não há mais marcadores para { $at }.
event-german-hidden = Os alemães em { $at } voltam a ficar virados para baixo.
event-german-disrupted = Os alemães em { $at } ficam desorganizados.
event-german-retreats = { $unit } deixa { $at } e volta à reserva divisionária.
event-german-defeated = { $unit } é destruída em { $at }.
event-barrage = { $unit } faz uma barragem sobre { $at }.
event-barrage-card = A carta mostra { $shows } ({ $colour }); força { $points }.
event-barrage-nothing = A barragem sobre { $at } não tem efeito.
event-barrage-result = Barragem sobre { $at }: { $result }.
event-bombard = Os navios fazem uma barragem sobre { $at }.

## Palavras dos acontecimentos

class-wn-single = ponto forte de um hexágono
class-wn-double = ponto forte de dois hexágonos
class-reinforcement = posição de reforço
barrage-shows-neither = nem cor nem símbolo
barrage-shows-symbol = o símbolo, não a cor
barrage-shows-colour = a cor, não o símbolo
barrage-shows-both = cor e símbolo
column-alone = unidade sozinha
column-unrevealed = com profundidade virada para baixo
column-revealed = com profundidade revelada
compare-less = menos
compare-equal = igual
compare-more = mais, mas não o dobro
compare-double = pelo menos o dobro

## O que se sorteia

roll-card = Carta comprada
roll-depth = Marcador de profundidade
roll-garrison = Guarnição
roll-reinforcement = Reforço alemão
roll-imagine = Hipótese sobre o que está virado para baixo

## Resultados das tabelas

result-NONE = Sem efeito
    .short = Nada
result-REPULSED = Repelidos: os atacantes adjacentes ficam desorganizados
    .short = Repelidos
result-REPULSED-DEPTH = Repelidos e reforçada: os atacantes adjacentes ficam desorganizados e a unidade alemã recebe um marcador
    .short = Repelidos, reforçada
result-REPULSED-HIDDEN = Repelidos e oculta: os atacantes adjacentes ficam desorganizados e a unidade alemã volta a ficar virada para baixo
    .short = Repelidos, oculta
result-DEPTH = Reforçada: a unidade alemã recebe um marcador de profundidade, se está em comunicação
    .short = Reforçada
result-DISRUPTED = Desorganizada: não dispara até se recuperar
    .short = Desorganizada
result-ATTRITION = Desgaste: a unidade alemã fica desorganizada, e um passo de um atacante adjacente pode retirar o marcador
    .short = Desgaste
result-REVEAL = Revelar: descobre-se o marcador e compara-se de novo
    .short = Revelar
result-DEPTH-REMOVED = Abalada: o marcador é retirado e a unidade alemã fica desorganizada
    .short = Abalada
result-DEFEATED = Vencida: a unidade alemã recua ou se perde
    .short = Vencida
result-OTHER = Outro efeito
    .short = Outro
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
result-DELAY3 = A unidade volta três turnos depois
    .short = +3 turnos
result-TURN2 = A unidade volta no turno 2
    .short = Turno 2
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

table-landing = Tabela de desembarques
table-fire = Efeitos do fogo
table-attack = Tabela de ataques
table-barrage = Tabela de barragens
table-turns = Trilha de turnos
table-weapons = Quem leva quais armas

## Heads of the tables

landers-tanks = Tanques
landers-dukw = Artilharia em DUKW
landers-guns = Canhões e morteiros
landers-foot = Infantaria e Rangers
landers-foot-green = Infantaria e Rangers em Dog Green e Charlie
landers-foot-other = Infantaria nas demais praias
landing-1-tanks = Turno 1: tanques
landing-2-tanks = Turnos 2–3: tanques
landing-1-foot-other = Turnos 1–3: infantaria, demais praias
landing-1-foot-green = Turnos 1–3: infantaria e Rangers, Dog Green e Charlie
landing-4-foot = Turnos 4–14: infantaria e Rangers
landing-4-dukw = Turnos 4–14: artilharia em DUKW
landing-4-guns = Turnos 4–14: canhões e morteiros
landing-15-foot = Turnos 15–16: infantaria e Rangers
landing-15-dukw = Turnos 15–16: artilharia em DUKW
landing-15-guns = Turnos 15–16: canhões e morteiros
row-lacking-less = faltam armas, não mais forte
row-lacking-more = faltam armas, mais forte
row-lacking-double = faltam armas, o dobro da força
row-less = mais fraco
row-equal = igual
row-more = mais forte
row-double = dobro
barrage-weak = força 1–2
barrage-fair = força 3–5
barrage-strong = força 6 ou mais
barrage-deep-both = cor e símbolo, com marcador
barrage-deep-colour = a cor, com marcador
barrage-deep-symbol = o símbolo, com marcador
barrage-deep-neither = nenhum, com marcador
fire-known = de um ponto forte ou de uma unidade revelada
fire-hidden = de um reforço oculto
turns-time = Hora
turns-tide = Mar
turns-due = Unidades que chegam
turns-shuffle = Baralho
turns-shuffled = embaralha-se
weapons-bearers = Quem as tem
tally-attacker = { $unit } ataca
    .short = { $unit }
tally-shells = Fogo naval
tally-shells-open = Fogo naval: força ou armas, conforme se veja
tally-shells-weapons = Fogo naval como armas
tally-hero = O herói { $unit } soma força
tally-hero-open = O herói { $unit }: força ou uma arma, conforme se veja
tally-hero-weapon = O herói { $unit } vale uma arma
tally-german = { $unit } se defende
    .short = { $unit }
tally-german-unknown = Unidade virada para baixo
tally-doubled = Unidade em dobro: { $by }
tally-depth = { $marker }
tally-depth-unknown = Marcador virado para baixo
tally-depth-doubled = Marcador em dobro: { $by }
need-weapon = { $weapon }
need-unknown = ainda não se sabe
asked-german = { $unit }
asked-depth = { $marker }
asked-face-down = a unidade virada para baixo
asked-depth-face-down = o marcador virado para baixo
met-unit = { $unit }
met-headquarters = o quartel-general que comanda { $unit }
met-shells = fogo naval
met-hero = o herói { $unit }
met-flank = ataque de vários lados

## Words that clients use otherwise for this game

word-case = Linha
word-first = Antes de revelar o marcador
word-final = O que conta
word-rows = De { $before } a { $after }
word-cases =
    { $of ->
        [1] uma possibilidade
       *[other] { $of } possibilidades igualmente prováveis
    }
word-undo = Foi comprada uma carta ou mostrado algo oculto: o que está antes fica.
word-outcome = Cartas e resultados
word-show = Mostrar as cartas
word-next = Segundo melhor plano, com as mesmas cartas
word-sums = Em pontos de vitória. Sorte: as cartas face à média. Habilidade: as escolhas face aos melhores planos achados.
word-mattered = Cartas que mais pesaram
word-note-undo = O que nenhuma carta decidiu pode ser desfeito, passo a passo. Experimente.

## Recusas

refuse-not-now = Isto não pode ser feito neste momento do turno.
refuse-not-the-action-phase = Só pode ser feito na fase de ações.
refuse-not-the-engineer-phase = Só pode ser feito na fase da engenharia.
refuse-not-the-landing-phase = Só pode ser feito na fase anfíbia.
refuse-units-are-due = Antes é preciso embarcar as unidades que chegam.
refuse-attack-in-hand = Há um ataque em preparação: execute-o ou desfaça-o antes.
refuse-move-in-hand = Há uma unidade em mãos: termine o movimento ou desfaça-o antes.
refuse-other-division = A unidade serve à outra divisão.
refuse-other-sector = A posição está no outro setor.
refuse-not-in-a-box = Não está em uma caixa de desembarque.
refuse-did-not-drift-from-here = Essa unidade não derivou desta caixa.
refuse-rangers-four-boxes = Os Rangers derivam no máximo quatro caixas.
refuse-not-on-a-mine = Não pode bater em uma mina.
refuse-not-due = Não chega neste turno.
refuse-not-a-landing-box = Não é uma caixa de desembarque.
refuse-box-without-letters = A uma caixa sem letras só se chega à deriva.
refuse-charlie-for-rangers = As caixas Charlie são só para os Rangers.
refuse-another-beach = A unidade está destinada a outra praia.
refuse-box-full = A caixa já contém duas unidades.
refuse-general-alone = Um general não pode ser colocado sozinho.
refuse-no-delay-yet = As chegadas só podem ser adiadas a partir do turno 7.
refuse-hero-needs-a-unit = Um herói vai com uma unidade no mapa.
refuse-hero-goes-with-his-unit = Um herói vai aonde vai a sua unidade.
refuse-has-a-hero = A unidade já tem um herói.
refuse-one-step-infantry = Só vale para uma companhia regular da divisão com um passo.
refuse-rockets-do-not-reach = Os foguetes não chegam até lá.
refuse-rockets-most-steps = Os foguetes atingem quem tem mais passos.
refuse-no-german-there = Ali não há alemães.
refuse-nothing-face-down = Ali não há nada virado para baixo.
refuse-nearest-first = Outra posição virada para baixo está mais perto.
refuse-not-the-first-hit = Pela ordem do fogo, outra vem antes.
refuse-no-obstacles = Ali não há obstáculos.
refuse-cleared-already = O hexágono já está limpo.
refuse-enough-cleared = Neste setor não se pode limpar mais neste turno.
refuse-engineers-under-fire = O hexágono está sob o fogo de uma cor da carta.
refuse-not-ashore = Não está em terra.
refuse-has-acted = A unidade já agiu neste turno.
refuse-disrupted = A unidade está desorganizada: só pode se recuperar.
refuse-climbing = A unidade está escalando: só pode tirar o marcador.
refuse-on-the-ropes = Está com as cordas fixadas: pode subir ou recolhê-las.
refuse-no-actions-left = A divisão não tem mais ações.
refuse-one-hex = Uma unidade move um só hexágono.
refuse-nowhere-to-go = Não pode ir a lugar nenhum.
refuse-submerged = O mar cobre esse hexágono.
refuse-no-way-back-to-sea = Ao mar não se volta.
refuse-german-there = Nesse hexágono há alemães.
refuse-rough = O terreno acidentado não se atravessa.
refuse-sheer-cliff = A falésia a pique não se escala.
refuse-ropes-first = Antes é preciso fixar as cordas.
refuse-leaders-do-not-climb = Os líderes não escalam falésias.
refuse-infantry-climbs = Só infantaria e Rangers escalam uma falésia.
refuse-no-cliff-here = Aqui não há falésia escalável.
refuse-vehicles-side = Veículos não transpõem esse lado.
refuse-vehicles-ground = Veículos não entram nesse terreno.
refuse-leaders-alone-under-fire = Quartéis-generais e generais só se movem sob fogo com uma unidade.
refuse-not-stacked-with-it = Não está no mesmo hexágono.
refuse-two-together = No máximo duas unidades agem juntas.
refuse-no-common-way = Juntas não podem ir a lugar nenhum.
refuse-nothing-to-recover = Não tem marcadores para tirar.
refuse-not-in-the-hex = Não está nesse hexágono.
refuse-attacked-already = A posição já foi atacada nesta fase.
refuse-barraged-already = A posição já sofreu uma barragem nesta fase.
refuse-no-infantry-adjacent = Nenhuma infantaria adjacente pode atacar esse hexágono.
refuse-barrage-only = Nenhuma infantaria adjacente pode atacar esse hexágono, mas ele pode levar uma barragem: largue o que tem na mão e clique nele.
refuse-no-attack-no-barrage = Nenhuma infantaria adjacente pode atacar esse hexágono e nenhum carro pode batê-lo: é preciso um carro ao alcance, a dois hexágonos ou mais, e um observador no seu campo de fogo.
refuse-no-attack-no-ships = Nenhuma infantaria adjacente pode atacar esse hexágono, e nem carros nem navios podem batê-lo: ninguém o observa para eles.
refuse-leaders-do-not-attack = Quartéis-generais, generais e heróis não atacam por si.
refuse-joined-already = Já participa.
refuse-out-of-range = O alvo está fora de alcance.
refuse-infantry-first = Antes é preciso uma infantaria adjacente que possa atacar.
refuse-side-bars = Uma escarpa ou falésia impede o ataque dali.
refuse-heavy-needs-infantry = A infantaria pesada só atira de longe se outra infantaria ataca de perto.
refuse-needs-command = É preciso um quartel-general ou general, ou uma infantaria atacante ao lado.
refuse-artillery-adjacent = A artilharia não participa ao lado do alvo.
refuse-artillery-needs-hq = A artilharia só participa sob um quartel-general que comande também uma infantaria atacante.
refuse-artillery-under-fire = A artilharia não blindada não participa de dentro de um campo de fogo alemão.
refuse-target-above = De baixo não se atira contra uma altura que não bate a praia.
refuse-no-naval-marker = Não há marcadores de fogo naval.
refuse-no-radio = Nenhuma infantaria atacante tem rádio nem um quartel-general ao lado.
refuse-adjacent-attackers-only = Só um atacante adjacente pode ceder o passo.
refuse-only-tanks-barrage = Só tanques fazem barragens.
refuse-barrage-adjacent = Uma barragem não bate um hexágono adjacente.
refuse-target-face-down = Um reforço não revelado não é alvo.
refuse-target-not-spotted = O tanque não está no campo de fogo do alvo, e nenhuma infantaria que esteja nele pode guiá-lo.
refuse-no-observer = Nenhuma infantaria com rádio ou sob um quartel-general está no campo de fogo do alvo.

## Bots: os termos de uma avaliação, e o que nenhum faz

term-points = Pontos
term-held = Ocupado, mas batido pelo fogo
term-reach = Ao alcance
term-steps = Homens
term-peril = Companhias esgotadas
term-fire = Fogo esperado
term-germans = Alemães no caminho
term-command = Comandantes e heróis
term-heights = Companhias nas alturas
term-support = Fogo naval e ordem
measure-points = Pontos
measure-spent = Companhias esgotadas
measure-steps = Passos americanos perdidos
measure-germans = Unidades alemãs derrotadas
guard-catastrophe = A oitava companhia esgotada de uma divisão perde o jogo imediatamente.
guard-drowning = Alguém que ainda pode sair seria deixado à maré.
guard-stacking = As unidades acima do limite de um hexágono perdem-se.

## What wins

goal-aim =
    Ganha-se com { $points } pontos no fim do turno { $turn }.
    { $companies } companhias esgotadas de uma divisão perdem de imediato.
goal-standing = { $points } de { $of } pontos; esgotadas: { $east } de { $companies } na 1ª Divisão, { $west } de { $companies } na 29ª
    .short = Pontos { $points }/{ $of } · esgotadas { $east }/{ $companies } (1ª), { $west }/{ $companies } (29ª)
goal-catastrophe = Catástrofe no turno { $turn }: { $companies } companhias da { $division } estão reduzidas a um passo ou perdidas.
goal-points-moot = { $points } de { $of } pontos; já não contam.
goal-points-won = { $points } pontos no fim: eram precisos { $of }.
goal-points-lost = Apenas { $points } pontos no fim: eram precisos { $of }.
