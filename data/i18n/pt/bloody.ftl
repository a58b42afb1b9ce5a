### Português: A Bloody Summer.
### Os tipos de unidade estão no singular: um evento pode nomear um tipo onde quem vê não pode conhecer a unidade.

## Jogo e cenários

game-bloody = A Bloody Summer
    .about = Doze semanas das praias ao Sena: desembarque, rompa o bocage e corra, ou segure um anel de sebes com cada vez menos homens. Dois mapas, quartéis-generais de corpo e uma aviação que decide conforme o tempo.
    .dates = 6 de junho – fim de agosto de 1944
scenario-campaign = A Bloody Summer
    .about = Desembarque em cinco praias ou jogue a invasão de volta ao mar, tome Cherbourg e Caen, rompa a frente e feche o bolsão de Falaise: da noite de 6 de junho ao fim de agosto de 1944 decidem os pontos de vitória diante da história.
scenario-cherbourg = A corrida a Cherbourg
    .about = Corte o Cotentin a partir da praia de Utah e tome o porto de Cherbourg antes do fim do turno 4: quanto antes, maior a vitória americana.
    .start = Comece aqui
scenario-cobra = Operação Cobra
    .about = De 18 de julho ao fim de agosto de 1944: rompa o anel em Saint-Lô e ao sul de Caen e corra para o Sena, ou segure-o; decidem os pontos de vitória dos turnos 7 a 12.

## Lugares, lados e opções

seat-allied = Aliados
seat-german = Alemães
side-allied = Aliados
side-german = Alemães
seat-us = Americanos
seat-british = Britânicos
option-players = Jogadores
option-players-2 = Dois: Aliados e alemães
option-players-3 = Três: americanos, britânicos e alemães
army-us = Americanos
army-british = Britânicos e canadenses
army-german = Alemães
army-ffi = Levante francês

## Nações

nation-us = Estados Unidos
nation-fr = França Livre
nation-uk = Grã-Bretanha
nation-ca = Canadá
nation-pl = Polônia
nation-be = Bélgica
nation-de = Exército alemão
nation-ss = Waffen-SS
nation-lw = Luftwaffe
nation-ffi = Resistência francesa

## Divisões cujo nome impresso é uma abreviatura

formation-82US = 82 aerotransp.
formation-101US = 101 aerotransp.
formation-6UK = 6 aerotransp.
formation-2AUS = 2 blind.
formation-3AUS = 3 blind.
formation-4AUS = 4 blind.
formation-5AUS = 5 blind.
formation-6AUS = 6 blind.
formation-7AUS = 7 blind.
formation-7AUK = 7 blind.
formation-11AUK = 11 blind.
formation-27UK = 27 blind.
formation-2ArmCA = 2 blind.
formation-4ACA = 4 blind.

## Tipos de unidade

kind-hq = Quartel-general de corpo
    .name =
        { $nation ->
            [nation-us] { $unit } Corpo americano
            [nation-uk] { $unit } Corpo britânico
            [nation-ca] { $unit } Corpo canadense
           *[other] { $unit } Korps
        }
kind-infantry = Infantaria
kind-motorised-infantry = Infantaria motorizada
kind-bicycle = Infantaria em bicicleta
kind-paratroops = Infantaria paraquedista
    .arm =
        { $nation ->
            [nation-uk] { $nth_f } Brigada paraquedista
           *[other] { $nth } Regimento paraquedista
        }
kind-glider = Infantaria planadorista
    .arm =
        { $nation ->
            [nation-uk] { $nth_f } Brigada aerotransportada
           *[other] { $nth } Regimento de planadores
        }
kind-rangers = Rangers
    .name = { $nth } Batalhão de Rangers
kind-commandos = Commandos
    .name = { $nth_f } Brigada Special Service
kind-armour = Unidade blindada
    .arm =
        { $nation ->
            [nation-us] { $unit }
            [nation-fr] { $unit }
           *[other] { $nth_f } Brigada blindada
        }
kind-tank = Tanques
    .arm =
        { $size ->
            [X] { $nth_f } Brigada blindada
           *[other] { $unit } de tanques
        }
kind-tank-destroyer = Caça-tanques
    .name = { $nth } Batalhão de caça-tanques
kind-special-armour = Blindados especiais
    .name = { $unit } (79ª Blindada)
kind-panzer = Panzer
    .arm = { $unit } Panzer
kind-panzergrenadier = Panzergrenadier
    .arm = { $nth } Regimento Panzergrenadier
kind-heavy-tank = Tanques pesados
    .name = { $nth } Batalhão Panzer pesado
kind-flak = Artilharia antiaérea
    .name = { $nth } Regimento Flak
kind-garrison = Guarnição de praia
    .name = Guarnição de { $unit }
kind-festung = Festung
    .name = Festung { $unit }
kind-battery = Bateria de costa
    .name = Bateria { $unit }
kind-partisans = Partisans
    .name = Maquis ({ $unit })
kind-ffi = Forças francesas do interior
    .name = FFI { $unit }
kind-heavy-bomber = Bombardeiros pesados
    .name = Pesados { $unit }
kind-medium-bomber = Bombardeiros médios
    .name = Médios { $unit }
kind-light-bomber = Bombardeiros leves
    .name = Leves { $unit }
kind-fighter-bomber = Caça-bombardeiros
    .name = Caça-bombardeiros { $unit }

## Terreno

terrain-clear = Terreno aberto
terrain-bocage = Bocage
terrain-woods = Bosque
terrain-marsh = Pântano
terrain-impassable = Intransponível
terrain-city = Cidade
terrain-area = Região
terrain-festung = Festung
terrain-holding = Caixa de espera
terrain-reserve = Reserva estratégica
terrain-assault = Lanchas de desembarque
terrain-inset = O mapa operacional

## Caixas

space-weather = Tempo
space-weather_adjustment = Ajuste do tempo
space-air_available = Aviões disponíveis
space-air_finished = Aviões usados
space-air_superiority = Superioridade aérea
space-tactical_interdiction = Interdição tática
space-victory_points = Pontos de vitória
space-naval_support = Apoio naval
space-turns = Registro de turnos
space-lost = Perdidas de vez
space-cups = Copos aéreos

## Modos de chegar

way-setup = no mapa no início
way-drop = de paraquedas
way-wave-1 = na primeira onda
way-wave-2 = na segunda onda
way-follow = à tarde
way-ranger-die = para onde o dado o mandar
way-commando = com os commandos
way-across = ao largo de uma praia britânica
way-glider = de planador
way-reserve = para a reserva estratégica
way-box = fora do mapa
way-edge = pela borda do mapa
way-special = quando a regra disser
way-cup = do seu copo

## Turno e tempo

day-drops = saltos
day-gathering = os paraquedistas se reúnem
day-alarm = alarme alemão
day-missions = missões aéreas
day-bombardment = bombardeio das praias
day-first-wave = primeira onda
day-second-wave = segunda onda
day-reaction = reação alemã
day-follow-up = desembarques seguintes
day-evening-reaction = reação da tarde
day-gliders = planadores
part-0 = antes da aurora
part-a = fase A
part-b = fase B
weather-clear = céu limpo
weather-overcast = encoberto
ship-battleships = couraçados e cruzadores
ship-destroyers = contratorpedeiros
depot-beach = Praia
depot-minor = Porto menor
depot-mulberry = Mulberry
depot-cherbourg = Porto de Cherbourg
depot-german = Depósito alemão

## Rolagens e sorteios

roll-weather = Tempo
roll-storm = Tempestade
roll-mulberry = Mulberry na tempestade
roll-superiority = Superioridade aérea
roll-initiative = Iniciativa
roll-resources = Marcadores de ofensiva
draw-aircraft = Aviões sorteados

## Eventos: tempo e aviação

event-weather = Tempo: { $weather } (dado { $die }, ajuste { $adjustment }).
event-storm = Cai uma tempestade (dado { $die }): sem desembarques, navios nem apoio aéreo.
event-no-storm = Não há tempestade (dado { $die }).
event-storm-over = A tempestade passou.
event-mulberry-stands = O Mulberry de { $at } resiste à tempestade (dado { $die }).
event-mulberry-destroyed = A tempestade destrói o Mulberry de { $at } (dado { $die }).
event-air = Peças aéreas sorteadas: { $ready }. A superioridade aérea pede { $n } (dado { $die }).
event-assigned = { $unit } voa sobre { $at }.
event-interdicts = { $unit } interdita a zona { $zone }.
event-tas = { $unit } apoia o combate por { $at }.

## Eventos: logística e administração

event-depot-begun = Começam as obras do depósito de { $at }: aberto no turno { $turn }.
event-depot-delayed = As obras do porto de { $at } esperam em zona inimiga.
event-depot-opens = Abre o depósito de { $at }.
event-depot-full = O depósito de { $at } chega à capacidade total.
event-depot-decays = O porto de Cherbourg degrada-se: os alemães ocupam { $at }.
event-depot-lost = O depósito aliado de { $at } é destruído: { $points } pontos para os alemães.
event-german-depot-lost = O depósito alemão de { $at } se perde, marcadores nele: { $n }. Pontos para os Aliados: { $points }.
event-out-of-supply = { $army }: unidades sem suprimento { $n }.
event-air-supply = { $unit } é suprida pelo ar.
event-resources = { $side }: marcadores de ofensiva { $n } (dado { $die }).
event-cherbourg-marker = O depósito de { $at } dá um marcador.
event-stocked = Um marcador é guardado em { $at }.
event-marker-sent = Um marcador vai de { $at } para { $unit }.
event-markers-captured =
    { $n ->
        [one] Um marcador de ofensiva é capturado.
       *[other] { $n } marcadores de ofensiva são capturados.
    }
event-initiative = Iniciativa: { $side } (Aliados { $allied }, alemães { $german }).
event-initiative-fixed = Iniciativa: { $side }, como nos dois primeiros turnos.
event-replacements = Reposições alemãs (dado { $die }): infantaria { $infantry }, Luftwaffe { $luftwaffe }, Panzergrenadier { $grenadiers }, Panzer { $panzers }.
event-rests = { $unit } descansa.
event-recovers = { $unit } recupera um passo.
event-enters = { $unit } chega a { $at }.
event-home = { $unit } volta à reserva: { $points } ponto para os Aliados.
event-chosen-troops-out = Tropas especiais fora da reserva: { $points } pontos para os alemães.

## Eventos: perdas

event-loses-step = { $unit } perde um passo.
event-destroyed = { $unit } é destruída.
event-destroyed-for-good = { $unit } se perde de vez.
event-destroyed-hq = { $unit } é destruído em { $at } e volta no próximo turno.
event-disorganised = { $unit } se desorganiza: nível { $level }.
event-affected = { $unit } fica afetada: nível { $level }.

## Recusas

refuse-aircraft-not-ready = Estes aviões não estão disponíveis.
refuse-armies-mixed = Americanos e britânicos nunca ficam juntos.
refuse-beside-enemy = A unidade está junto a um inimigo.
refuse-confusion = Aqui há confusão.
refuse-depot-full = O depósito não tem espaço para um marcador.
refuse-make-room = Abra espaço: o hexágono cheio não pode ficar assim no fim do movimento; antes segue adiante um dos que estão nele.
refuse-not-yours-to-place = Não cabe a você colocar essa unidade.
refuse-already-placed = Essa unidade já está colocada.
refuse-not-east = Fica mais a leste: só colunas de número menor.
refuse-behind-the-enemy = Só em terreno do seu lado.
refuse-full = O hexágono está cheio: { $points } pontos de empilhamento.
refuse-ground-hides = O terreno esconde o alvo dos aviões.
refuse-hq-out-of-supply = Um QG sem suprimento não recebe marcadores.
refuse-in-supply = A unidade está suprida.
refuse-interdiction-full = Todas as peças de interdição tática já voam.
refuse-no-air-supply = O suprimento aéreo do turno acabou.
refuse-no-depot = Aqui não há um depósito seu em uso.
refuse-no-losses = A unidade não tem perdas.
refuse-no-marker = Não há marcador de ofensiva.
refuse-no-replacements = Neste cenário não há reposições.
refuse-no-such-mission = Os aviões não fazem essa missão.
refuse-no-such-replacement = Não há reposição do seu tipo.
refuse-no-such-zone = O mapa não tem essa zona.
refuse-no-tas-landing = Desembarques e saltos não têm apoio aéreo.
refuse-no-tas-overrun = Atropelamentos e exploração têm apoio aéreo desde o turno 7, só tropas americanas.
refuse-not-chosen-troops = Não são tropas especiais.
refuse-not-off-map = Isto não se faz fora do mapa.
refuse-not-on-map = A unidade não está no mapa.
refuse-not-rebuilt = A unidade não está refeita.
refuse-not-rested = A unidade ainda não descansou.
refuse-not-your-hq = Não é um QG seu.
refuse-not-your-unit = Esta unidade não é das que você pode usar agora.
refuse-one-hq = Um hexágono leva um só QG.
refuse-one-small-unit = Um hexágono leva uma só unidade de valor zero.
refuse-one-tas = Cada combate tem uma só peça de apoio aéreo.
refuse-only-fighters = Só caça-bombardeiros fazem essa missão.
refuse-only-infantry = Só a infantaria é suprida pelo ar.
refuse-other-army = Pertence a outro exército.
refuse-region-full = Não cabem mais aviões desse tipo sobre a região.
refuse-rests-already = A unidade já descansa.
refuse-storm = Não durante uma tempestade.
refuse-superiority-first = Primeiro vem a superioridade aérea.
refuse-superiority-held = Já há aviões suficientes em superioridade.
refuse-two-markers = Um hexágono leva no máximo dois marcadores.
refuse-zone-taken = Já há uma peça sobre essa zona.

## Caixas do mapa estratégico

space-reserve = Reserva estratégica aliada
space-rest = Repouso
space-destroyed = Unidades destruídas
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
space-south_east = Sudeste
space-normandy = Normandia
space-assault_utah = Ao largo de Utah
space-assault_omaha = Ao largo de Omaha
space-assault_gold = Ao largo de Gold
space-assault_juno = Ao largo de Juno
space-assault_sword = Ao largo de Sword

## Eventos: movimento

event-moves = { $unit } move-se de { $from } para { $to }.
event-lands = { $unit } desembarca em { $at }.
event-waits = { $unit } fica em reserva em { $at }.
event-overrun = { $unit } atropela { $at }.
event-overrun-fails = O atropelamento falha: { $unit } volta a { $at }.
event-infiltrates = { $unit } se infiltra em { $at } (dado { $die }, { $modified }).
event-infiltration-fails = { $unit } não consegue chegar a { $at } (dado { $die }, { $modified }).
event-extended = { $unit } paga um movimento estendido.
event-leaves-region = { $unit } sai de { $at }: dado { $die }, mais { $add }, abaixo de { $value }.
event-held-in-region = { $unit } fica retida em { $at }: dado { $die }, mais { $add }, não abaixo de { $value }.
event-maquis = { $unit } se levanta em { $at }.
event-ffi = { $unit } se levanta em { $at }: os Aliados estão além do Sena.
roll-infiltration = Infiltração
roll-interdiction = Interdição

## Recusas: movimento

refuse-already-moved = A unidade já se moveu nesta fase.
refuse-gone-home = A unidade voltou para casa e não retorna.
refuse-hq-finished = O QG está esgotado.
refuse-immobile = A unidade nunca se move.
refuse-in-hand = A unidade já está na mão.
refuse-no-attack = Ninguém na mão pode atacar.
refuse-no-enemy = Não há inimigos ali.
refuse-no-hq-to-lead = Não há um QG perto que conduza o movimento.
refuse-no-landing = Não há praia nem porto aberto com espaço.
refuse-no-line = Nenhum caminho chega lá com as caixas permitidas.
refuse-no-need-to-infiltrate = Não há o que infiltrar: mova como sempre.
refuse-no-reserve-now = Agora não se pode ir para a reserva.
refuse-no-reserve-troops = Só blindados e Panzergrenadier ficam em reserva.
refuse-no-strategic-movement = Hoje não há movimento fora do mapa.
refuse-no-such-region = Não é uma região do mapa estratégico.
refuse-no-way = Não há caminho até lá.
refuse-nobody-in-hand = Ninguém está na mão.
refuse-not-a-hex = Não é um hexágono do mapa.
refuse-not-beside-enemy = A unidade não está junto a um inimigo.
refuse-not-in-play = A unidade não está em jogo.
refuse-not-now = Isto não pode ser feito neste momento do turno.
refuse-not-together = Não estão no mesmo hexágono.
refuse-not-yet-due = Ainda não desembarca.
refuse-one-hex = No máximo um hexágono.
refuse-only-armour = Só blindados atropelam.
refuse-only-into-confusion = Agora só entram em hexágonos em confusão.
refuse-only-off-map = Só um QG fora do mapa faz isto.
refuse-only-paratroops = Agora só age quem saltou.
refuse-out-of-play = Esta parte do mapa não está em jogo.
refuse-out-of-supply-off-map = Fora do mapa unidades sem suprimento não se movem.
refuse-rests = A unidade descansa.
refuse-too-far = É longe demais.

## Combate

event-activated = { $unit } entra em ação.
event-activated-paid = { $unit } gasta um marcador e entra em ação.
event-hq-finished = { $unit } fica esgotado.
event-attack = Ataque a { $at }.
event-joins = { $unit } participa.
event-supports = { $unit } apoia o combate por { $at }.
table-combat = Tabela de combate
line-unit = { $unit }
line-defender-disorganised = Defensores desorganizados
line-defender-affected = Defensores afetados pelo bombardeio
line-attacker-disorganised = Atacantes desorganizados
line-attacker-affected = Atacantes afetados pelo bombardeio
line-hq-attack = Apoio do corpo no ataque
line-hq-defence = Apoio do corpo na defesa
line-tas = Apoio aéreo tático
line-medium-bombers = Ao menos metade bombardeiros médios
line-garrison = Guarnição
line-fort = Linha fortificada
line-ground = Terreno: { $ground }
line-river = Ataque através de rio
line-sea = Ataque a partir do mar
line-elite-attack = Atacantes de elite
line-elite-defence = Defensores de elite
refuse-all-take-part = Aqui participam todos.
refuse-attacked-already = Já foi atacado nesta fase.
refuse-five-divisions = O QG já comanda cinco divisões.
refuse-three-units = O QG já comanda três unidades independentes.
refuse-has-fought = A unidade já atacou nesta fase.
refuse-hq-too-far = O QG está longe demais.
refuse-joined-already = A unidade já participa.
refuse-no-air-force = Os alemães não têm aviões.
refuse-no-hq-active = Nenhum QG está ativo.
refuse-no-support-here = Nenhum QG apoia um combate deste tipo.
refuse-nobody-attacks = Ninguém participa ainda.
refuse-nobody-can-attack = Ninguém pode atacá-lo.
refuse-not-adjacent = A unidade não está junto ao alvo.
refuse-not-in-reserve = Só unidades em reserva exploram.
refuse-nothing-to-attack = O QG não tem o que atacar.
refuse-one-allied-hq = Só um QG aliado apoia um combate.
refuse-only-active-hq = Só o QG ativo apoia o seu ataque.
refuse-only-those-overrun = Só participa quem atropela.
refuse-other-hq = Neste turno a unidade obedeceu a outro QG.
refuse-out-of-command = A unidade está fora do alcance do QG.
refuse-out-of-supply = A unidade está sem suprimento.
refuse-supports-already = O QG já deu o seu apoio.

## O combate e o que se segue

event-combat = O combate por { $at }: dado { $die }, lido { $roll }.
event-retreats = { $unit } recua de { $from } para { $to }.
event-advances = { $unit } avança de { $from } para { $to }.
event-exploitation = { $unit } lança as suas reservas pela brecha de { $at }.
event-end-exploitation = A exploração termina.
event-counter-attack = { $unit } conduz um contra-ataque a { $at }.
event-ships = Os navios bombardeiam { $at }: pontos { $points }, dado { $die } – { $result }.
event-raid = Os bombardeiros atingem { $at }: pontos { $points }, dado { $die } – { $result }.
event-carpet = Um tapete de bombas cai sobre { $at }: pontos { $points }, dado { $die } – { $result }.
event-rubble = { $unit } deixa escombros em { $at }.
event-batteries = { $unit } recebe o fogo das baterias de costa: pontos { $points }, dado { $die } – { $result }.
bomb-none = sem efeito
bomb-affected-1 = afetados em um nível
bomb-affected-2 = afetados em dois níveis
bomb-disorganises = afetados em dois níveis e desorganizados em um
bomb-step = afetados em dois níveis, e um passo perdido
roll-combat = Combate
roll-bombardment = Bombardeio
roll-battery = Baterias de costa
meaning-attacker-steps =
    { $n ->
        [one] Os atacantes perdem um passo.
       *[other] Os atacantes perdem { $n } passos.
    }
meaning-defender-steps =
    { $n ->
        [one] Os defensores perdem um passo.
       *[other] Os defensores perdem { $n } passos.
    }
meaning-attacker-levels =
    { $n ->
        [one] Cada atacante se desorganiza em um nível.
       *[other] Cada atacante se desorganiza em { $n } níveis.
    }
meaning-defender-levels =
    { $n ->
        [one] Cada defensor se desorganiza em um nível.
       *[other] Cada defensor se desorganiza em { $n } níveis.
    }
meaning-retreat = Os defensores recuam { $n } hexágonos.
meaning-exploit = As reservas podem explorar.
refuse-bombarded-already = Já foi bombardeado assim nesta fase.
refuse-closed-ground = Esse terreno está fechado à pilha.
refuse-enemy-there = Há um inimigo ali.
refuse-loaded = Estes bombardeiros já voam.
refuse-night = Não à noite.
refuse-no-attacker-there = Não há atacantes ali.
refuse-no-battery = Nenhuma bateria de costa pode atirar ali.
refuse-no-bombers = Não há bombardeiros disponíveis.
refuse-none-loaded = Nenhum bombardeiro foi escolhido ainda.
refuse-all-jump = Quem deve saltar salta nesta noite.
refuse-no-such-points = A frota não tem tantos pontos.
refuse-no-way-back = Não pode recuar para lá.
refuse-not-in-the-fight = A unidade não combate aqui.
refuse-not-in-this-fight = Só se bombardeiam os hexágonos deste combate.
refuse-not-landing = A unidade não está desembarcando.
refuse-not-retreating = Antes recua outra unidade.
refuse-one-carpet = Um tapete por nação e turno.
refuse-only-beaches = Antes do desembarque só se bombardeiam praias e baterias.
refuse-only-carpets = Só um tapete se divide.
refuse-out-of-range = Está fora de alcance.
refuse-two-hexes = Dois hexágonos são o máximo.
refuse-two-stacks = Exploram duas pilhas, não mais.

## O primeiro dia

event-placed = { $unit } é colocada em { $at }.
event-jumps = { $unit } salta e desce em { $at } (dado { $die }, lido como { $read }).
event-drifts = { $unit } deriva e desce em { $at } (dados { $die } e { $wind }).
event-drifts-back = { $unit } deriva para o mar ou uma localidade e cai afinal em { $at } (dados { $die } e { $wind }).
event-gathering = Quem saltou se reúne: move um hexágono e ataca.
event-alarm = Os alemães vizinhos despertam.
event-morning = Aurora: aviões e navios abrem o dia.
event-first-wave = { $unit } vai na primeira onda a { $at }.
event-across = { $unit } espera ao largo de { $at }.
event-dd-lands = { $unit } chega a nado a { $at } (dado { $die }).
event-dd-sinks = { $unit } afunda ao largo de { $at } (dado { $die }).
event-second-wave = Chega a segunda onda.
event-rangers = { $unit } vai a { $at } (dado { $die }).
event-reaction = Os alemães reagem.
event-follow-up = A tarde: o céu abre e desembarcam as últimas ondas.
roll-jump = Salto
roll-drift = Deriva
roll-dd = Tanques anfíbios
roll-rangers = O 5º de Rangers
refuse-does-not-jump = A unidade não salta agora.
refuse-not-its-zone = Não está na sua zona de salto.
refuse-not-its-beach = A unidade não desembarca ali.
refuse-beach-not-taken = A praia não foi tomada.
refuse-wave-must-attack = Quem está diante de uma praia deve atacá-la antes.

## Eventos: o turno

event-turn = Começa o turno { $turn }.
event-part = Começa: { $part }.
event-phase = { $side }: movimento.
event-arrives = { $unit } chega a { $at }.
event-end-movement = A fase de movimento termina.
event-end-combat = A fase de combate termina.
event-end-phase = Fim da fase: aviões e navios ficam de novo disponíveis, saem os marcadores de afetado e os quartéis-generais ficam prontos.
event-end-turn = O turno { $turn } termina: os aviões voltam aos seus copos e as unidades desorganizadas recuperam um nível.
event-end-first-day = O primeiro dia termina: os quartéis-generais ficam prontos, os aviões deixam o mapa e as unidades desorganizadas recuperam um nível. O turno 1 é de céu limpo.
event-time = O tempo joga com os alemães: { $points } pontos.
event-paris-freed = Os franceses libertam { $at }.
event-game-over = O jogo termina: Aliados { $allied }, alemães { $german }.

## Níveis de vitória

level-at-once = Uma vitória automática
level-decisive = Uma vitória decisiva
level-marginal = Uma vitória marginal
level-historical = Como na história
level-us-strategic = Uma vitória estratégica americana
level-us-operational = Uma vitória operacional americana
level-us-marginal = Uma vitória marginal americana
level-german-strategic = Uma vitória estratégica alemã
level-german-operational = Uma vitória operacional alemã
level-german-marginal = Uma vitória marginal alemã

## Pontos

points-noted = Anotados até agora
points-cities = Cidades
points-depots = Depósitos
points-sieges = Cercos
points-paris = Paris
points-paris-french = Paris libertada pelos franceses

## Pedidos

prompt-begin = Comece a partida.
prompt-make-room = Há unidades demais em { $at }: escolha quem segue adiante.
prompt-placing = Coloque as fichas cujo lugar é você quem escolhe, ou deixe-as onde estão.
prompt-drop = Escolha quem salta, e onde.
prompt-air =
    { $n ->
        [0] Atribua aviões às missões, ou deixe o resto disponível.
       *[other] Atribua aviões às missões; a superioridade aérea ainda precisa de { $n }.
    }
prompt-stock =
    { $n ->
        [one] Escolha um depósito para o último marcador.
       *[other] Escolha um depósito para um marcador: restam { $n }.
    }
prompt-markers = Escolha o QG que recebe o próximo marcador de ofensiva, ou guarde o resto.
prompt-air-supply =
    { $n ->
        [one] Escolha infantaria para suprir pelo ar: resta um ponto.
       *[other] Escolha infantaria para suprir pelo ar: restam { $n } pontos.
    }
prompt-recovery = Escolha quem descansa, recupera ou volta para casa, ou encerre a administração.
prompt-soften = Bombardeie praias e baterias, ou lance a primeira onda.
prompt-coast-guns = Escolha a unidade em que as baterias atiram, ou não atire.
prompt-raid = Escolha os bombardeiros sobre { $at } e solte as bombas.
    .title = Bombardeio de { $at }
prompt-movement = Escolha uma unidade para mover, ou encerre a fase de movimento.
prompt-reaction = Escolha uma unidade alemã que reage, ou encerre o movimento.
prompt-waves = Escolha quem desembarca ou se move, ou encerre o movimento.
prompt-moving = Escolha para onde vai { $unit }, ou deixe-a onde está.
prompt-combat = Escolha um QG para combater, ou encerre a fase de combate.
prompt-combat-nobody = Nenhum QG pode combater agora: encerre a fase de combate.
prompt-combat-first-day = Escolha um hexágono para atacar, ou encerre o combate.
prompt-command = Escolha o que { $unit } ataca, ou esgote-o.
prompt-muster = Escolha quem participa do ataque a { $at } e o que o ajuda, e confirme.
prompt-answer = Escolha o apoio à defesa de { $at } e confirme.
prompt-defender-loss =
    { $n ->
        [one] Escolha o defensor de { $at } que perde o último passo devido.
       *[other] Escolha o defensor de { $at } que perde um passo: devem-se { $n }.
    }
prompt-attacker-loss =
    { $n ->
        [one] Escolha o atacante de { $at } que perde o último passo devido.
       *[other] Escolha o atacante de { $at } que perde um passo: devem-se { $n }.
    }
prompt-retreat = Escolha para onde { $unit } recua.
prompt-advance = Escolha a pilha que avança após o combate por { $at }, ou nenhuma.
prompt-counter = Escolha o QG que conduz um contra-ataque a { $at }, ou nenhum.
prompt-exploit = Escolha uma reserva de { $unit } para mover, ou um hexágono para atacar, ou encerre a exploração.
prompt-over = O jogo acabou.
refuse-hq-not-finished = Antes esgote o QG ativo.
refuse-no-such-thing = Não existe.
refuse-unit-in-hand = Há uma unidade na mão: mande-a a algum lugar ou deixe-a onde está.

## O que um jogador pode fazer

action-begin = Começar
action-place = Colocar { $unit } em { $at }
action-end-placing = Deixar as outras onde estão
action-drop = { $unit } salta sobre { $at }
action-assign = { $unit } voa para { $at }
action-interdict = { $unit } interdita a zona { $points }
action-end-air = Deixar os outros disponíveis
action-stock = Guardar um marcador em { $at }
action-send = Marcador para { $unit }
action-keep = Guardar o resto
action-supply = Suprir { $unit } pelo ar
action-end-supply = Fim do suprimento aéreo
action-rest = { $unit } descansa
action-recover = { $unit } recupera um passo
action-enter = { $unit } chega a { $at }
action-home = { $unit } volta para casa
action-end-recovery = Fim da administração
action-battleships =
    { $points ->
        [one] { $points } ponto de couraçados em { $at }
       *[other] { $points } pontos de couraçados em { $at }
    }
action-destroyers =
    { $points ->
        [one] { $points } ponto de contratorpedeiros em { $at }
       *[other] { $points } pontos de contratorpedeiros em { $at }
    }
action-raid = Bombardear { $at }
action-load = { $unit } participa
action-spread = Metade do tapete em { $at }
action-release = Soltar as bombas
action-end-soften = Lançar a primeira onda
action-shell = Atirar em { $unit }
action-no-shell = Não atirar
action-move = Mover { $unit }
action-with = { $unit } vai junto
action-to = Ir para { $at }
action-to-region = Fora do mapa para { $at }
action-overrun = Atropelar { $at }
action-wait = Em reserva em { $at }
action-infiltrate = Infiltrar-se em { $at }
action-hold = Ficar
action-no-gliders = Hoje não pousam
action-extend = { $unit } paga um movimento estendido
action-end-movement = Fim do movimento
action-activate = { $unit } combate
action-attack = Atacar { $at }
action-join = { $unit } participa
action-support = { $unit } apoia
action-tas = { $unit } apoia do ar
action-commit = Atacar
action-answer = Responder ao ataque
action-end-command = Esgotar o QG
action-end-combat = Fim do combate
action-lose = { $unit } perde um passo
action-retreat = { $unit } recua para { $at }
action-advance = Avançar para { $at }
action-end-advance = Ninguém avança
action-counter = { $unit } contra-ataca
action-no-counter = Sem contra-ataque
action-end-exploit = Fim da exploração

## Por que se pede uma decisão

reason-placing = A preparação deixa ao jogador o lugar destas fichas.
reason-drop =
    { $n ->
        [one] Uma unidade ainda tem de saltar.
       *[other] { $n } unidades ainda têm de saltar.
    }
reason-aircraft =
    { $n ->
        [one] Há uma peça aérea disponível.
       *[other] Há { $n } peças aéreas disponíveis.
    }
reason-superiority =
    { $n ->
        [one] Um caça-bombardeiro ainda deve voar em superioridade aérea.
       *[other] { $n } caça-bombardeiros ainda devem voar em superioridade aérea.
    }
reason-stock =
    { $n ->
        [one] Um marcador ainda não tem depósito.
       *[other] { $n } marcadores ainda não têm depósito.
    }
reason-markers = Os lados mandam alternadamente marcadores aos QG; sem um, o QG não combate.
reason-air-supply =
    { $n ->
        [one] Um ponto de empilhamento de infantaria pode ser suprido pelo ar.
       *[other] { $n } pontos de empilhamento de infantaria podem ser supridos pelo ar.
    }
reason-recovery = Unidades longe do inimigo podem descansar; quem descansou recupera.
reason-soften = Antes do desembarque podem bombardear-se praias e baterias.
reason-coast-guns = As baterias ao alcance podem atirar em uma unidade que desembarca.
reason-may-move =
    { $n ->
        [one] Uma unidade ainda pode se mover.
       *[other] { $n } unidades ainda podem se mover.
    }
reason-first-day = Depois, no primeiro dia: { $next }.
reason-gathering = Quem saltou se move um hexágono.
reason-alarm = Alemães junto a um inimigo podem entrar na confusão ou atacar.
reason-half-movement = No primeiro dia as unidades se movem metade.
reason-points = Tem { $points } pontos de movimento.
reason-interdiction = Para sair, o dado mais { $add } deve ficar abaixo de { $value }.
reason-leaves-zone = Sair da zona inimiga custa { $points } a mais.
reason-free-fights = Neste turno os combates não custam marcadores.
reason-combat = Os QG agem um após outro; cada fase de combate de um QG custa um marcador.
reason-nobody-fights = Um QG precisa de um marcador e de um inimigo que suas unidades possam atacar.
reason-ships = { $fleet }: pontos de couraçados restantes { $battleships }, pontos de contratorpedeiros { $destroyers }.
reason-weather = Tempo: { $weather }.
reason-storm = Tempo: tempestade. Nem desembarques, nem navios, nem aviões.
fleet-western = Frota ocidental
fleet-eastern = Frota oriental
reason-command = As suas unidades ao alcance podem atacar, uma vez cada.
reason-muster = Participam as unidades junto ao alvo e sob este QG.
reason-answer = Antes do dado o defensor pode acrescentar um QG ao alcance, aviões ou bombardeio.
reason-loss =
    { $n ->
        [one] Deve-se um passo; o dono escolhe.
       *[other] Devem-se { $n } passos; o dono escolhe.
    }
reason-retreat = Estão abertos os caminhos com menos perdas.
reason-advance = Uma pilha pode avançar um ou dois hexágonos, seja qual for o terreno.
reason-counter = Um QG pronto a dois hexágonos pode revidar.
reason-exploit = Duas pilhas em reserva podem se mover e atacar.
reason-raid = Podem participar bombardeiros médios e pesados da nação certa.

## O que vence

goal-points = Decidem os pontos no fim: 25 a mais que o outro lado dão vitória marginal, 50 decisiva; zero é a história. Os Aliados ganham com perdas, cidades, depósitos, cercos e Paris; os alemães com perdas e com cada turno que passa.
goal-standing = Pontos agora: Aliados { $allied }, alemães { $german }, diferença { $margin }; faltam { $turns } turnos.
goal-cherbourg = Os americanos precisam dos dois hexágonos de Cherbourg: até o fim do turno 2 a vitória é estratégica, do turno 3 operacional, do turno 4 marginal. Se não, vencem os alemães.
goal-cherbourg-standing = Turnos que faltam: { $turns }

## O que está em jogo

prospect-attacker-loses = Os atacantes perdem passos
prospect-defender-loses = Os defensores perdem passos
prospect-retreat = Os defensores recuam
prospect-exploit = As reservas podem explorar
prospect-affected-1 = Afetados em um nível
prospect-affected-2 = Afetados em dois níveis
prospect-drifts = Deriva um hexágono
prospect-disorganised = Desce desorganizada
prospect-infiltrates = Passa
prospect-leaves = Sai
warning-unmoved =
    { $n ->
        [one] Uma unidade não se moveu.
       *[other] { $n } unidades não se moveram.
    }
warning-unused-hqs =
    { $n ->
        [one] Um QG ainda poderia combater.
       *[other] { $n } QG ainda poderiam combater.
    }
warning-heavy = Os pesados dão aos alemães { $points } pontos cada.

## Um caminho pelo mapa

leg-leaves-zone = Sai de zona inimiga
leg-river = Através de um rio
leg-road = Estrada ou ferrovia
leg-rubble = Escombros
leg-zone = Zona inimiga: parada

## Cartões e legenda

card-arrival = Chega no turno { $turn }
card-attack = Ataque
card-defence = Defesa
card-movement = Movimento
card-bombs = Pontos de bombardeio
card-defender = Colunas para o defensor: { $ground }
card-depot = { $kind }
card-elite = Elite
card-supplied = Com suprimento até a próxima verificação
card-cup = Vem
card-siege = Defesa aliada necessária para um cerco
card-enter = Entrar: { $ground }
card-foot = a pé
card-motor = motorizado
card-interdiction = Interdição: valor base
card-interdiction-air = Interdição: somado ao dado
card-landing = Desembarca por fase
card-led = Comandada por
card-markers = Marcadores de ofensiva, de { $of }
card-no-tas = Aqui não há apoio aéreo
card-points = Pontos de vitória
card-stacked = Pontos de empilhamento aqui, de { $of }
card-stacking = Valor de empilhamento
card-steps = Passos, de { $of }
card-support = Colunas de apoio
card-village = Vila: o defensor pode escolher as casas
legend-columns = colunas
legend-village = Vila
legend-river = Rio
legend-river-major = Rio grande
legend-road = Estrada
legend-main-road = Estrada principal
legend-rail = Ferrovia
port-closed = fechado
port-building = em obras
port-open = aberto
port-full = capacidade total
port-destroyed = destruído
table-bombardment = Tabela de bombardeio
    .sums = { $attack } pontos

## Camadas

overlay-zones-allied = Zonas aliadas
overlay-zones-german = Zonas alemãs
overlay-supply-us = Suprimento americano
overlay-supply-british = Suprimento britânico
overlay-supply-german = Suprimento alemão
overlay-command-allied = Alcance dos QG aliados
overlay-command-german = Alcance dos QG alemães
overlay-command-active = Alcance do QG ativo
overlay-support-active = Apoio do QG ativo
overlay-held = Em poder dos Aliados
overlay-stacking = Pontos de empilhamento
overlay-interdiction = Interdição tática
overlay-strategic = Interdição estratégica

## Marcas e estados

mark-allied = Em poder aliado
mark-confusion = Confusão
mark-depot = Depósito
mark-depot-full = Depósito em capacidade total
mark-depot-building = Depósito em obras
mark-depot-destroyed = Depósito destruído
mark-german-depot = Depósito alemão
mark-interdiction = Zona interditada por caças-bombardeiros
mark-raid = Alvo dos bombardeiros
mark-rubble = Escombros
mark-siege = Cerco
mark-storm = Tempestade
mark-target = Alvo
state-out-of-supply = sem suprimento
state-rest = em repouso
state-reserve = em reserva
state-finished = esgotado
state-disorganised-1 = desorganizada, nível 1
state-disorganised-2 = desorganizada, nível 2
state-affected-1 = afetada, nível 1
state-affected-2 = afetada, nível 2
state-marker-1 = com um marcador de ofensiva
state-marker-2 = com dois marcadores de ofensiva
state-confusion = em confusão

## Fases e registros

map-main = Normandia
map-strategic = França
phase-logistics = Logística
phase-administration = Administração
phase-air = Fase aérea aliada
phase-placing = Preparação à escolha
phase-movement = { $seat }, { $part }: movimento
phase-combat = { $seat }, { $part }: combate
phase-first-day = { $seat }: { $step } ({ $n } de { $of })
phase-over = Fim do jogo
track-turn = Turno
track-part = Fase
track-weather = Tempo
track-adjustment = Ajuste do tempo
track-allied-points = Pontos aliados
track-german-points = Pontos alemães
track-margin = Vantagem aliada
track-reserve-markers = Marcadores na reserva aliada
track-german-markers = Marcadores em depósitos alemães
track-air-ready = Aviões disponíveis
track-west-battleships = Frota ocidental: couraçados
track-west-destroyers = Frota ocidental: contratorpedeiros
track-east-battleships = Frota oriental: couraçados
track-east-destroyers = Frota oriental: contratorpedeiros
track-infantry = Reposições: infantaria
track-luftwaffe = Reposições: Luftwaffe
track-panzergrenadiers = Reposições: Panzergrenadier
track-panzers = Reposições: Panzer

## O que um bot pesa

term-points = Pontos de vitória
term-strength = Força
term-progress = Avanço
term-order = Ordem

## Outras recusas

refuse-depots-carry-no-more = Os depósitos do exército não desembarcam mais marcadores neste turno.
refuse-impassable = O hexágono é intransponível.
refuse-no-armour = Blindados só entram em pântano por estrada.
refuse-only-to-own-region = Da confusão só para uma caixa sua.
refuse-one-by-one = Aqui as unidades vão uma a uma.
refuse-rising-alone = O levante só combate junto a tropas aliadas.

## Casas ou terreno

action-houses = Defender as casas
action-ground = Defender o terreno
event-houses = Os defensores de { $at } ficam nas casas.
event-ground = Os defensores de { $at } ficam no terreno em volta.
prompt-cover = Escolha se na defesa de { $at } contam as casas ou o terreno.
reason-cover = As casas afastam os aviões, o terreno pode dar mais colunas.

## Results of the tables, by their codes

result-0_0-1_2RE = Atacantes: ilesos; defensores: um passo, desorganizados em 2 níveis; os defensores recuam; as reservas podem explorar
result-0_0-2_1RE = Atacantes: ilesos; defensores: 2 passos, desorganizados em um nível; os defensores recuam; as reservas podem explorar
result-0_0-2_2RE = Atacantes: ilesos; defensores: 2 passos, desorganizados em 2 níveis; os defensores recuam; as reservas podem explorar
result-0_0-3_0RE = Atacantes: ilesos; defensores: 3 passos; os defensores recuam; as reservas podem explorar
result-0_1-1_1R = Atacantes: desorganizados em um nível; defensores: um passo, desorganizados em um nível; os defensores recuam
result-0_1-1_2R = Atacantes: desorganizados em um nível; defensores: um passo, desorganizados em 2 níveis; os defensores recuam
result-1_0-1_0 = Atacantes: um passo; defensores: um passo
result-1_0-1_1 = Atacantes: um passo; defensores: um passo, desorganizados em um nível
result-1_0-1_1R = Atacantes: um passo; defensores: um passo, desorganizados em um nível; os defensores recuam
result-1_1-0_0 = Atacantes: um passo, desorganizados em um nível; defensores: ilesos
result-1_1-0_1 = Atacantes: um passo, desorganizados em um nível; defensores: desorganizados em um nível
result-1_1-1_0 = Atacantes: um passo, desorganizados em um nível; defensores: um passo
result-2_0-0_0 = Atacantes: 2 passos; defensores: ilesos
result-2_1-0_0 = Atacantes: 2 passos, desorganizados em um nível; defensores: ilesos
result-- = Sem efeito
result-A1 = Afetados em um nível
result-A2 = Afetados em dois níveis
result-D1 = desorganizados em um nível
result-step = um passo perdido
