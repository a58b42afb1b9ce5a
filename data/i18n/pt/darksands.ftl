### Português: The Dark Sands.

## Game and scenarios

game-darksands = The Dark Sands
    .about = Dois anos no Deserto Ocidental, entre batalhões e divisões: cada chit do copo pode ser do inimigo, e cada milha em frente é uma milha mais longe da água.
    .dates = dezembro de 1940 – dezembro de 1942
scenario-compass = Operação Compass
    .about = De dezembro de 1940 a fevereiro de 1941: uma incursão britânica contra os campos italianos de Sidi Barrani torna-se perseguição até Bengasi. Cinco graus de vitória britânica, de aparente a estratégica; o Eixo vence se impedir o último. Dois turnos; ou seguir até dezembro de 1942.
    .start = Comece aqui
scenario-sunflower = Operação Sunflower
    .about = De março a agosto de 1941: a força de contenção de Rommel torna-se ofensiva. Quer Bengasi e Tobruk, ou o centro do deserto sem britânicos. Três turnos; ou seguir até dezembro de 1942.
scenario-crusader = Operação Crusader
    .about = Novembro e dezembro de 1941: o 8.º Exército passa o arame para libertar Tobruk, e os Panzer esperam. Dois turnos; ou seguir até dezembro de 1942.
scenario-gazala = Gazala
    .about = De maio a agosto de 1942: redutos do mar a Bir Hacheim, Rommel pela ponta sul, e o Egito atrás. Dois turnos; ou seguir até dezembro de 1942.

## Seats and options

seat-allied = Aliados
seat-axis = Eixo
option-campaign = Campanha: segue-se até ao turno 17, com vitória por pontos
option-dash = A corrida à fronteira: Panzer no Egito podem tirar aos Aliados The Auk

## Nations

nation-uk = Grã-Bretanha
nation-in = Índia
nation-au = Austrália
nation-nz = Nova Zelândia
nation-za = África do Sul
nation-pl = Polónia
nation-ff = França Livre
nation-gr = Grécia
nation-it = Itália
nation-de = Alemanha

## Kinds of unit and of support

kind-infantry = Infantaria
    .arm =
        { $size ->
            [XX] Divisão { $unit }
            [III]
                { $n ->
                    [0] Regimento { $unit }
                   *[other] { $nth } Regimento
                }
            [II] Batalhão { $unit }
           *[other]
                { $n ->
                    [0] Brigada { $unit }
                   *[other] { $nth_f } Brigada
                }
        }
kind-motorised-infantry = Infantaria motorizada
    .arm =
        { $size ->
            [III]
                { $n ->
                    [0] Regimento { $unit }
                   *[other] { $nth } Regimento motorizado
                }
            [II] Batalhão { $unit }
           *[other]
                { $n ->
                    [0] { $unit }
                   *[other] { $nth_f } Brigada
                }
        }
kind-machine-guns = Metralhadoras
    .name = Batalhão { $unit }
kind-garrison = Guarnição
    .name =
        { $nation ->
            [nation-it] Guarnição italiana { $unit }
            [nation-de] Guarnição alemã { $unit }
           *[other] Guarnição britânica { $unit }
        }
kind-tank = Carros
    .arm =
        { $nation ->
            [nation-it]
                { $n ->
                    [0] Grupo { $unit }
                   *[other] { $nth } Regimento de carros
                }
           *[other]
                { $n ->
                    [0] Brigada { $unit }
                   *[other] { $nth_f } Brigada blindada
                }
        }
kind-panzer = Panzer
    .arm = Batalhão Panzer { $unit }
kind-armoured-car = Autometralhadoras
    .arm =
        { $n ->
            [0] { $unit }
           *[other] { $nth } Batalhão de reconhecimento
        }
kind-headquarters = Quartel-general
    .name =
        { $n ->
            [0]
                { $unit ->
                    [Afrika] QG Afrika Korps
                   *[other] QG PanzerArmee
                }
           *[other] QG do { $unit }.º Corpo
        }
kind-air = Apoio aéreo
kind-naval = Canhões navais
kind-artillery = Artilharia de corpo
kind-anti-tank = Canhões anticarro
kind-landing = Força de desembarque

## Action chits

chit-logistics = Logística
    .short = LOG
chit-movement = Movimento
    .short = MOV
chit-combat = Combate
    .short = COMB
chit-movement-combat = Movimento ou Combate
    .short = M C
chit-half-combat = ½ Movimento ou Combate −1
    .short = ½M C−1
chit-reinforcement = Reforços
    .short = REF
chit-tobruk = Queda de Tobruk
    .short = TOBRUK
chit-oconnor = O'Connor
    .short = O'CON
chit-combeforce = Combeforce
    .short = COMBE
chit-13-corps = 13.º Corpo
    .short = 13 XXX
chit-30-corps = 30.º Corpo
    .short = 30 XXX
chit-8th-army = 8.º Exército
    .short = 8 XXXX
chit-auk = The Auk
    .short = AUK
chit-monty = Monty
    .short = MONTY
chit-rommel = Rommel
    .short = ROMMEL
chit-afrika-korps = Afrika Korps
    .short = AFRIKA KORPS
chit-panzerarmee = PanzerArmee Afrika
    .short = PZ ARMEE
chit-21-corps = 21.º Corpo
    .short = 21 XXX

## Results of the tables, as printed

result-AE = Atacantes eliminados: perdem-se todas as unidades atacantes
result-AL1 = O atacante perde um: o atacante perde um passo
result-BL1 = Ambos perdem um: cada lado perde um passo
result-DR = O defensor retira: quatro hexágonos no centro, dois no resto
result-DRs = O defensor retira com perda: perde um passo e retira
    .short = DR*
result-HEX = Meia troca: cada unidade dos dois lados perde um passo
    .short = ½EX
result-EX = Troca: os defensores são eliminados, o atacante perde outros tantos passos
result-DEs = Defensores eliminados com perda: perdem-se todos os defensores, o atacante perde um passo
    .short = DE*
result-DE = Defensores eliminados: perdem-se todas as unidades defensoras

## Boxes and tracks of the board

space-agheila_entry = Área de entrada de El Agheila
space-railway_completed = Linha concluída
space-retreat_compass = Bússola de retirada
space-turn_1 = Turno 1
space-turn_2 = Turno 2
space-turn_3 = Turno 3
space-turn_4 = Turno 4
space-turn_5 = Turno 5
space-turn_6 = Turno 6
space-turn_7 = Turno 7
space-turn_8 = Turno 8
space-turn_9 = Turno 9
space-turn_10 = Turno 10
space-turn_11 = Turno 11
space-turn_12 = Turno 12
space-turn_13 = Turno 13
space-turn_14 = Turno 14
space-turn_15 = Turno 15
space-turn_16 = Turno 16
space-turn_17 = Turno 17
space-allied_reinforcements_1 = Reforços aliados do turno 1
space-allied_reinforcements_2 = Reforços aliados do turno 2
space-allied_reinforcements_3 = Reforços aliados do turno 3
space-allied_reinforcements_4 = Reforços aliados do turno 4
space-allied_reinforcements_5 = Reforços aliados do turno 5
space-allied_reinforcements_6 = Reforços aliados do turno 6
space-allied_reinforcements_7 = Reforços aliados do turno 7
space-allied_reinforcements_8 = Reforços aliados do turno 8
space-allied_reinforcements_9 = Reforços aliados do turno 9
space-allied_reinforcements_10 = Reforços aliados do turno 10
space-allied_reinforcements_11 = Reforços aliados do turno 11
space-allied_reinforcements_12 = Reforços aliados do turno 12
space-allied_reinforcements_13 = Reforços aliados do turno 13
space-allied_reinforcements_14 = Reforços aliados do turno 14
space-allied_reinforcements_15 = Reforços aliados do turno 15
space-allied_reinforcements_16 = Reforços aliados do turno 16
space-allied_reinforcements_17 = Reforços aliados do turno 17
space-axis_reinforcements_1 = Reforços do Eixo do turno 1
space-axis_reinforcements_2 = Reforços do Eixo do turno 2
space-axis_reinforcements_3 = Reforços do Eixo do turno 3
space-axis_reinforcements_4 = Reforços do Eixo do turno 4
space-axis_reinforcements_5 = Reforços do Eixo do turno 5
space-axis_reinforcements_6 = Reforços do Eixo do turno 6
space-axis_reinforcements_7 = Reforços do Eixo do turno 7
space-axis_reinforcements_8 = Reforços do Eixo do turno 8
space-axis_reinforcements_9 = Reforços do Eixo do turno 9
space-axis_reinforcements_10 = Reforços do Eixo do turno 10
space-axis_reinforcements_11 = Reforços do Eixo do turno 11
space-axis_reinforcements_12 = Reforços do Eixo do turno 12
space-axis_reinforcements_13 = Reforços do Eixo do turno 13
space-axis_reinforcements_14 = Reforços do Eixo do turno 14
space-axis_reinforcements_15 = Reforços do Eixo do turno 15
space-axis_reinforcements_16 = Reforços do Eixo do turno 16
space-axis_reinforcements_17 = Reforços do Eixo do turno 17
space-chit_1 = Chit de ação 1
space-chit_2 = Chit de ação 2
space-chit_3 = Chit de ação 3
space-chit_4 = Chit de ação 4
space-chit_5 = Chit de ação 5
space-chit_6 = Chit de ação 6
space-chit_7 = Chit de ação 7
space-chit_8 = Chit de ação 8
space-chit_9 = Chit de ação 9
space-chit_10 = Chit de ação 10
space-chit_11 = Chit de ação 11
space-chit_12 = Chit de ação 12
space-chit_13 = Chit de ação 13
space-chit_14 = Chit de ação 14
space-chit_15 = Chit de ação 15
space-chit_16 = Chit de ação 16
space-chit_17 = Chit de ação 17
space-chit_18 = Chit de ação 18
space-allied_points_0 = Pontos aliados: 0
space-allied_points_1 = Pontos aliados: 1
space-allied_points_2 = Pontos aliados: 2
space-allied_points_3 = Pontos aliados: 3
space-allied_points_4 = Pontos aliados: 4
space-allied_points_5 = Pontos aliados: 5
space-allied_points_6 = Pontos aliados: 6
space-allied_points_7 = Pontos aliados: 7
space-allied_points_8 = Pontos aliados: 8
space-allied_points_9 = Pontos aliados: 9
space-allied_points_10 = Pontos aliados: 10
space-allied_points_11 = Pontos aliados: 11
space-allied_points_12 = Pontos aliados: 12
space-allied_points_13 = Pontos aliados: 13
space-allied_points_14 = Pontos aliados: 14
space-allied_points_15 = Pontos aliados: 15
space-allied_points_16 = Pontos aliados: 16
space-allied_points_17 = Pontos aliados: 17
space-allied_points_18 = Pontos aliados: 18
space-allied_points_19 = Pontos aliados: 19
space-allied_points_20 = Pontos aliados: 20
space-axis_points_0 = Pontos do Eixo: 0
space-axis_points_1 = Pontos do Eixo: 1
space-axis_points_2 = Pontos do Eixo: 2
space-axis_points_3 = Pontos do Eixo: 3
space-axis_points_4 = Pontos do Eixo: 4
space-axis_points_5 = Pontos do Eixo: 5
space-axis_points_6 = Pontos do Eixo: 6
space-axis_points_7 = Pontos do Eixo: 7
space-axis_points_8 = Pontos do Eixo: 8
space-axis_points_9 = Pontos do Eixo: 9
space-axis_points_10 = Pontos do Eixo: 10
space-axis_points_11 = Pontos do Eixo: 11
space-axis_points_12 = Pontos do Eixo: 12
space-axis_points_13 = Pontos do Eixo: 13
space-axis_points_14 = Pontos do Eixo: 14
space-axis_points_15 = Pontos do Eixo: 15
space-axis_points_16 = Pontos do Eixo: 16
space-axis_points_17 = Pontos do Eixo: 17
space-axis_points_18 = Pontos do Eixo: 18
space-axis_points_19 = Pontos do Eixo: 19
space-axis_points_20 = Pontos do Eixo: 20
space-saved_tank_0 = Pontos de carros guardados: 0
space-saved_tank_1 = Pontos de carros guardados: 1
space-saved_tank_2 = Pontos de carros guardados: 2
space-saved_tank_3 = Pontos de carros guardados: 3
space-saved_infantry_0 = Pontos de infantaria guardados: 0
space-saved_infantry_1 = Pontos de infantaria guardados: 1
space-saved_infantry_2 = Pontos de infantaria guardados: 2
space-saved_infantry_3 = Pontos de infantaria guardados: 3
space-bypass_not_built = Variante não construída
space-bypass_under_construction = Variante em construção
space-bypass_built = Variante construída
space-allied_replacement = Chit de substituição aliado
space-allied_replacement_pool = Chits de substituição aliados
space-allied_hand = Chits aliados na mão
space-allied_supports = Apoios aliados disponíveis
space-allied_rebuildable = Unidades aliadas reconstruíveis
space-allied_returning = Unidades aliadas que voltam
space-allied_out_of_play = Unidades aliadas fora de jogo
space-axis_replacement = Chit de substituição do Eixo
space-axis_replacement_pool = Chits de substituição do Eixo
space-axis_hand = Chits do Eixo na mão
space-axis_supports = Apoios do Eixo disponíveis
space-axis_rebuildable = Unidades do Eixo reconstruíveis
space-axis_returning = Unidades do Eixo que voltam
space-axis_out_of_play = Unidades do Eixo fora de jogo
space-action_pool = Chits de ação no copo

## Terrain

terrain-desert = Deserto
terrain-salt-marsh = Salina
terrain-rough = Terreno acidentado
terrain-mountain = Montanha

## Divisions whose printed name is an abbreviation

formation-7arm = 7 blind.
formation-2arm = 2 blind.
formation-1arm = 1 blind.
formation-10arm = 10 blind.
formation-90light = 90 ligeira
formation-164light = 164 ligeira

## Prompts

prompt-replacement-draw = Tire um chit de substituição.
prompt-replacement = Escolha uma unidade a repor ou reconstruir, ou termine o segmento.
prompt-cadres =
    { $n ->
        [one] Escolha uma unidade de infantaria para um quadro e o hexágono onde se forma.
       *[other] Escolha unidades de infantaria para { $n } quadros e os hexágonos onde se formam.
    }
prompt-initiative = Escolha o chit que abre o turno.
prompt-pre-empt = Declara-se { $chit }: antecipe-se ou deixe jogá-lo.
prompt-priority = Jogue { $chit } agora, antes de tirar, ou espere.
prompt-draw = Tire o próximo chit de ação.
prompt-either = Escolha que face de { $chit } jogar.
prompt-order = Escolha o que vem primeiro, o movimento ou o combate.
prompt-select = Escolha quem { $chit } ativa.
prompt-half-movement = Escolha uma unidade a mover com meia capacidade, ou termine o movimento.
prompt-movement = Escolha uma unidade a mover, ou termine o movimento.
prompt-moving = Escolha aonde vai { $unit }, ou deixe-a parada.
prompt-extending = Escolha até onde segue { $unit }, ou pare-a aqui.
prompt-driven =
    { $n ->
        [one] { $unit } está desorganizada e tem de seguir um hexágono: escolha qual.
       *[other] { $unit } está desorganizada e tem de seguir { $n } hexágonos: escolha onde.
    }
prompt-following = Escolha quem segue { $unit }, ou basta.
prompt-combat-minus = Escolha um hexágono a atacar com −1, ou termine o combate.
prompt-combat = Escolha um hexágono a atacar, ou termine o combate.
prompt-muster = Escolha quem ataca { $at } e com que apoios, e confirme.
prompt-answer = Escolha os apoios para a defesa de { $at }, e confirme.
prompt-defender-loss =
    { $n ->
        [one] Escolha o defensor de { $at } que perde um passo.
       *[other] Escolha o defensor de { $at } que perde o próximo de { $n } passos.
    }
prompt-attacker-loss =
    { $n ->
        [one] Escolha o atacante de { $at } que perde um passo.
       *[other] Escolha o atacante de { $at } que perde o próximo de { $n } passos.
    }
prompt-retreat = Escolha para onde retiram as unidades em { $at }.
prompt-crowded = Unidades a mais em { $at }: escolha qual das que retiraram é eliminada.
prompt-advance = Escolha quem avança para { $at }, ou termine o avanço.
prompt-arrival = Escolha onde chega { $unit }.
prompt-over = A partida terminou.

## Events: turns and chits

event-turn = Começa o turno { $turn }.
event-last-turn = É o último turno.
event-pools = Novas fichas de substituição entram nas reservas.
event-railway-done = A linha férrea está completa: chega a { $at }.
event-recovers = { $unit } já não está desorganizada.
event-supports-ready = Os apoios usados estão prontos de novo.
event-initiative = A iniciativa é de: { $seat }.
event-chit = { $seat }: { $chit }.
event-logistics = Logística: cada unidade traça a sua linha de abastecimento.
event-declares = Declara-se { $chit } antes de tirar.
event-pre-empts = { $chit } antecipa-se.
event-void = O chit excede o limite e não tem efeito.
event-no-headquarters = { $chit } não tem efeito: o quartel-general falta ou está sem abastecimento.
event-plays-movement = { $seat }: movimento.
event-plays-half = { $seat }: meio movimento.
event-plays-combat = { $seat }: combate.
event-plays-minus = { $seat }: combate a −1.
event-no-attack = Não se pode atacar ninguém.
event-momentum = Ímpeto: as divisões Panzer agem outra vez.
event-activates = { $unit } é ativada.
event-activates-formation = É ativada { $formation }.
event-activates-hex = São ativadas as unidades alemãs em { $at }.
event-attack-first = Rommel ataca primeiro e move depois.
event-move-first = Rommel move primeiro e ataca depois.
event-tobruk-chit = { $seat }: a Queda de Tobruk entra no copo.

## Events: movement

event-moves = { $unit } move de { $from } para { $to }.
event-extends = { $unit } vai por estrada de { $from } para { $to }.
event-by-rail = { $unit } vai de comboio de { $from } para { $to }.
event-driven-on = { $unit } é arrastada de { $from } para { $to }.
event-disrupted = { $unit } desorganiza-se (dado { $die }).
event-in-order = { $unit } mantém a ordem (dado { $die }).
event-infiltrates = { $unit } infiltra-se de { $from } para { $at }.
event-ships = { $unit } navega de { $from } para { $to }.
event-displaced = { $unit } desloca-se de { $from } para { $to }.
event-takes = { $at } muda de mãos: { $seat }.
event-garrison = { $unit } deixa { $garrison } em { $at }.
event-dismisses = { $unit } em { $at } é retirada.
event-builds = { $unit } constrói um reduto em { $at }.
event-razes = O reduto em { $at } é abandonado.
event-box-lost = O reduto em { $at } fica vazio e é retirado.

## Events: combat

event-attacks = Ataque a { $at }.
event-joins = { $unit } participa contra { $at }.
event-aid = { $seat }: { $support } para { $at }.
event-gun = { $support } é atribuído a { $unit }.
event-hopeless = O ataque a { $at } está abaixo de um para três: perdem-se todos os atacantes.
event-combat = O combate em { $at } tira { $die }: { $result }.
event-edge = Os defensores de { $at } estão na borda da sua secção e retiram.
event-reduced = { $unit } perde um passo.
event-eliminated = { $unit } é eliminada em { $at }.
event-retreats = { $unit } retira de { $from } para { $to }.
event-through-zone = O caminho passa por uma zona inimiga em { $at }: perde-se um passo.
event-cut-off =
    { $n ->
        [one] Não há saída de { $at }: falta um hexágono, e perde-se um passo.
       *[other] Não há saída de { $at }: faltam { $n } hexágonos, e perdem-se outros tantos passos.
    }
event-stands = Os defensores de { $at } aguentam no forte.
event-advances = { $unit } avança de { $from } para { $to }.

## Events: supply, replacements, reinforcements

event-out-of-supply = { $unit } fica sem abastecimento.
event-in-supply = { $unit } volta a estar abastecida.
event-axis-replacements = Substituições do Eixo: Panzer { $armour }, infantaria alemã { $infantry }, italianos { $italian }.
event-allied-replacements = Substituições aliadas: carros { $armour }, infantaria { $infantry }.
event-tiger-cub = Tiger Cub: carros { $armour }, infantaria { $infantry }.
event-emergency = O Eixo usa as substituições de emergência.
event-promise = Roosevelt cumpre a promessa: carros para os Aliados.
event-repair =
    { $n ->
        [one] Repara-se um passo Panzer.
       *[other] Reparam-se { $n } passos Panzer.
    }
event-restored = { $unit } volta a estar completa.
event-rebuilt = { $unit } é reconstruída e entra em { $at }.
event-saved = Guardados: carros { $tank }, infantaria { $infantry }.
event-cadres =
    { $n ->
        [one] Pode formar-se um quadro.
       *[other] Podem formar-se { $n } quadros.
    }
event-reinforcements = { $seat }: reforços.
event-comes-in = { $unit } chega a { $at }.
event-cannot-come = { $unit } não pode chegar e dá-se por eliminada.
event-support-arrives = { $support } está disponível.
event-support-departs = { $support } sai do jogo.
event-departs = { $unit } parte para outra frente.
event-upgraded = { $unit } melhora.
event-support-upgraded = { $support } melhora.
event-withdraws = { $unit } recua de { $from } para { $to }.

## Events: the end of a turn

event-railway =
    { $n ->
        [one] A linha avança um hexágono até { $at } (dado { $die }).
       *[other] A linha avança { $n } hexágonos até { $at } (dado { $die }).
    }
event-bypass-begins = O Eixo começa a variante de Tobruk.
event-bypass-built = A variante de Tobruk está construída.
event-bypass-stops = Interrompem-se as obras da variante.
event-points =
    { $n ->
        [one] { $seat }: um ponto de vitória.
       *[other] { $seat }: { $n } pontos de vitória.
    }
event-dash = A corrida à fronteira abala o comando britânico (dado { $die }): sem The Auk no turno 9.
event-dash-fails = A corrida à fronteira não impressiona ninguém (dado { $die }).
event-won = Vitória: { $seat }.
event-drawn = A partida acaba empatada.

## Degrees of victory

level-scenario = Vitória pelas condições do cenário
level-automatic = Vitória automática
level-points = Vitória por pontos
level-none = Nenhuma vitória britânica
level-apparent = Vitória britânica aparente: não chega
level-marginal = Vitória britânica marginal: não chega
level-tactical = Vitória britânica tática: não chega
level-operational = Vitória britânica operacional: não chega
level-strategic = Vitória britânica estratégica

## Rolls

roll-chit = Chit de ação
roll-replacement = Chit de substituição
roll-combat = Combate
roll-disruption = Desorganização
roll-railway = Caminho de ferro
roll-dash = Corrida à fronteira

## Tables and the lines of a tally

table-mobile = Tabela móvel
table-assault = Tabela de assalto
tally-unit = { $unit }
tally-shock = Choque de { $unit }
tally-support = { $support }
tally-ridge = Através de uma crista
tally-marsh = Blindados em salina
tally-ground = Terreno de { $at }
tally-wadi = Todos através de um uádi
tally-tobruk = Fortes de Tobruk
tally-bardia = Forte de Bardia
tally-box = Reduto fortificado
tally-weak-attacker = Atacantes sem abastecimento ou desorganizados
tally-weak-defender = Defensores sem abastecimento ou desorganizados
tally-limited = Combate −1
tally-superiority = Superioridade Panzer

## What a result means

sheet-assault = O atacante perde um passo de infantaria pelo assalto.
sheet-ae = São eliminadas todas as unidades atacantes.
sheet-al1 = O atacante perde um passo.
sheet-bl1 = Cada lado perde um passo.
sheet-dr = Os defensores retiram.
sheet-dr-star = O defensor perde um passo e os defensores retiram.
sheet-hex = Cada unidade dos dois lados perde um passo.
sheet-ex = Os defensores são eliminados e o atacante perde outros tantos passos.
sheet-de-star = Os defensores são eliminados e o atacante perde um passo.
sheet-de = Os defensores são eliminados.
sheet-shock = Choque Panzer: os Aliados perdem mais um passo.

## Refusals

refuse-not-now = Não se pode fazer neste momento do turno.
refuse-unit-in-hand = Há uma unidade na mão: mande-a primeiro para algum lado ou deixe-a parada.
refuse-fight-in-preparation = Prepara-se um ataque: confirme-o ou retire-o primeiro.
refuse-not-yours = Não pertence ao lado que age.
refuse-not-on-map = Esta unidade não está no mapa.
refuse-not-active = O chit não ativa esta unidade.
refuse-has-moved = Esta unidade já moveu nesta ação.
refuse-garrison-stays = As guarnições e outras unidades imóveis não movem.
refuse-cannot-reach = A unidade não pode alcançar esse hexágono.
refuse-enemy-there = Nesse hexágono há unidades inimigas.
refuse-one-hex-only = Com este chit a unidade só move um hexágono.
refuse-zone-to-zone = Uma unidade não passa diretamente de uma zona inimiga para outra.
refuse-no-room = No hexágono não cabe esta unidade.
refuse-infiltrate-half = Com meio movimento não há infiltração.
refuse-infiltrate-who = Só se infiltram grupos da 15.ª e 21.ª Panzer com um batalhão Panzer à cabeça.
refuse-infiltrate-where = A infiltração leva de uma zona sem carros a terreno aberto noutra, por mais quatro pontos.
refuse-cannot-follow = Esta unidade não pode seguir: tem de ter partido com os Panzer e pagar como eles.
refuse-extend-begun = O movimento alargado é um movimento inteiro: esta unidade já começou outro.
refuse-extend-chit = Este chit não permite movimento alargado.
refuse-extend-disrupted = Uma unidade desorganizada não faz movimento alargado.
refuse-extend-enemy = O movimento alargado não começa junto do inimigo.
refuse-extend-half = Com meio movimento não há movimento alargado.
refuse-extend-no-road = O movimento alargado começa em estrada, pista ou linha ativa.
refuse-extend-out = Uma unidade sem abastecimento não faz movimento alargado.
refuse-extend-where = Nenhuma estrada, pista ou linha aberta a esta unidade leva lá.
refuse-driven-where = A unidade desorganizada tem de seguir o que marca o dado, pela estrada.
refuse-ship-ports = As unidades navegam entre portos do seu lado.
refuse-ship-full = Neste turno não podem navegar mais unidades.
refuse-ship-segment = Todas as unidades aliadas navegam no mesmo segmento de ação.
refuse-ship-route = Todas navegam entre os mesmos dois portos.
refuse-ship-supply = As unidades só desembarcam onde têm abastecimento por terra ou vivem do porto.
refuse-ship-swap = O porto está demasiado cheio: primeiro volta por mar uma unidade que abra espaço.
refuse-garrison-where = As guarnições formam-se em localidades com nome e fortes do caminho.
refuse-garrison-who = Só infantaria abastecida de dois passos, ou uma divisão italiana de infantaria completa, forma uma guarnição.
refuse-garrison-there = Nesse hexágono já há uma guarnição.
refuse-garrison-none = Não há nenhuma guarnição dessa nação virada para cima.
refuse-no-garrison = Não é uma guarnição sua no mapa.
refuse-build-who = Só constrói um reduto uma unidade abastecida de dois passos que não seja de carros, ou uma divisão italiana de infantaria completa.
refuse-build-ground = Não se constroem redutos em salina, montanha ou forte.
refuse-build-section = Os Aliados constroem a Este, e no centro enquanto Tobruk for seu.
refuse-build-there = Nesse hexágono já há um reduto.
refuse-build-none = Não há nenhum reduto virado para cima.
refuse-no-box = Nesse hexágono não há um reduto seu.
refuse-nobody-there = Nesse hexágono não há inimigos.
refuse-headquarters-alone = Um quartel-general sozinho não se ataca: entra-se no seu hexágono.
refuse-attacked-before = Esse hexágono já foi atacado nesta ação.
refuse-nobody-to-attack = Nenhuma unidade ativa pode atacar esse hexágono.
refuse-takes-part = Esta unidade já participa.
refuse-not-adjacent = Esta unidade não está junto do hexágono atacado.
refuse-escarpment = Ninguém ataca através de uma escarpa ou do mar.
refuse-no-attack-factor = Esta unidade não pode atacar.
refuse-has-fought = Esta unidade já atacou nesta ação.
refuse-went-east = Uma unidade que este chit levou para Este não ataca.
refuse-nobody-joined = Ainda não participa nenhuma unidade.
refuse-assault-when = A tabela de assalto é para os Aliados nos turnos 14 a 17.
refuse-assault-integrity = Cada hexágono atacante precisa de duas brigadas de infantaria de uma formação.
refuse-assault-majority = Mais de metade dos passos atacantes tem de ser infantaria.
refuse-assault-chosen = A tabela de assalto já está escolhida.
refuse-attackers-first = Primeiro empenha apoios o atacante, depois o defensor.
refuse-aid-not-ready = Este apoio não está virado para cima.
refuse-aid-there = Este apoio já participa.
refuse-aid-needs-unit = Os canhões anticarro atribuem-se a uma unidade.
refuse-aid-coast = Este apoio só vale se o defensor estiver na costa.
refuse-aid-section = Este apoio não chega a essa secção do mapa.
refuse-aid-range = O quartel-general da artilharia está fora de alcance, sem abastecimento ou fora do mapa.
refuse-aid-one-artillery = Cada lado usa uma artilharia de corpo por combate.
refuse-no-gun = Não é um apoio anticarro.
refuse-gun-who = Os canhões anticarro vão para uma unidade do Eixo que participa contra carros aliados.
refuse-gun-out = Os canhões anticarro não se atribuem a uma unidade sem abastecimento.
refuse-lose-not-there = Esta unidade não está entre as que podem perder um passo.
refuse-lose-not-counted = Uma unidade que não deu fatores não sofre perdas de passos.
refuse-lose-infantry = O assalto custa um passo de infantaria.
refuse-lose-order = O primeiro passo sai de uma unidade sem substituição, depois de blindados, depois de uma de dois passos completa.
refuse-crowded-who = Só são eliminadas por falta de espaço as que retiraram para lá.
refuse-crowded-no-help = A sua perda não abre espaço: há outras a mais.
refuse-retreat-far = A retirada afasta-se do hexágono atacado, por terreno praticável.
refuse-retreat-order = Vem antes outro hexágono: sem zonas inimigas, depois segundo a bússola.
refuse-stand = Só os Aliados nos fortes de Tobruk em 1941 podem ignorar uma retirada.
refuse-advance-who = Só avançam os atacantes deste combate.
refuse-advance-staff = Um quartel-general avança com unidades da sua pilha.
refuse-advance-ground = Esta unidade não pode entrar nesse terreno.
refuse-activate-unit = O chit não pode ativar esta unidade.
refuse-activate-formation = O chit não pode ativar esta formação.
refuse-activate-hex = O chit não pode ativar as unidades deste hexágono.
refuse-open-foreign = O chit de iniciativa é um dos seus.
refuse-open-logistics = A Logística não é de ninguém e não abre o turno.
refuse-open-not-there = Esse chit não está em jogo neste turno.
refuse-no-points = Não restam pontos de substituição dessa espécie.
refuse-not-reduced = Esta unidade está completa.
refuse-not-eliminated = Esta unidade não está entre as reconstruíveis.
refuse-not-replaceable = Esta unidade não recebe substituições.
refuse-no-line = Esta unidade não pode traçar uma linha de abastecimento.
refuse-cadre-infantry = Os quadros são unidades de infantaria.
refuse-place-where = A unidade não pode chegar aí.
refuse-staff-returns = Um quartel-general tem de voltar enquanto puder.

## What a player can do

action-draw = Tirar um chit
action-restore = Repor { $unit }
action-rebuild = Reconstruir { $unit } em { $at }
action-enough = Basta
action-play = Abrir com { $chit }
action-pass = Agora não
action-pass-initiative = Deixar: tira-se o primeiro chit
action-declare = Jogar { $chit } agora
action-as-movement = Jogar movimento
action-as-half-movement = Jogar meio movimento
action-as-combat = Jogar combate
action-as-combat-minus = Jogar combate a −1
action-move-first = Mover e depois atacar
action-attack-first = Atacar e depois mover
action-activate = Ativar { $unit }
action-formation = Ativar { $formation }
action-stack = Ativar as unidades em { $at }
action-move = Mover { $unit }
action-to = Ir para { $at }
action-infiltrate = Infiltrar-se para { $at }
action-follow = { $unit } segue
action-extend = Ir por estrada para { $at }: com teste
action-extend-rail = Ir de comboio para { $at }: sem teste
action-post = Deixar uma guarnição em { $at }
action-hold = Ficar
action-ship = Navegar para { $at }
action-build = { $unit } constrói um reduto
action-raze = Abandonar o reduto em { $at }
action-dismiss = Retirar { $unit }
action-end-movement = Terminar o movimento
action-attack = Atacar { $at }
action-join = { $unit } participa
action-aid = Empenhar { $support }
    .short =
        { $n ->
            [0] { $support }
           *[other] { $support } +{ $n }
        }
action-gun = { $support } com { $unit }: +{ $n }
    .short = { $support } +{ $n }
action-gun-idle = { $support } com { $unit }: +0, sem carros
    .short = { $support }: +0, sem carros
action-assault = Usar a tabela de assalto
action-commit = Atacar
action-answer = Pronto: que se combata
action-end-combat = Terminar o combate
action-lose = { $unit } perde um passo
action-retreat = Retirar para { $at }
action-stand = Aguentar no forte
action-advance = { $unit } avança
action-end-advance = Terminar o avanço
action-place = Chegar a { $at }

## Odds

odds-answer = O defensor ainda pode empregar apoios: até +{ $n }.
odds-edge = { $at } está na borda da sua secção: os defensores retiram sem combater.
action-draw-replacement = Tirar um chit de substituição
action-driven = Arrastada até { $at }

## What wins

goal-campaign = Campanha: vence quem tiver mais pontos depois do turno { $turn }. Em cada turno Bengasi dá um ponto aos Aliados; Tobruk com Matruh e Tobruk com El Alamein dão um cada ao Eixo; no último turno Tobruk, Bardia e Sollum valem mais um ponto. A partir do turno 3 El Agheila e Alexandria, ambas suas e abastecidas, vencem logo.
goal-compass = Compass, até ao fim do turno { $turn }: os britânicos vencem se nenhuma unidade do Eixo no mapa estiver abastecida. Caso contrário vence o Eixo, e o grau depende do Egito, Bardia, Tobruk e Bengasi.
goal-sunflower = Sunflower, até ao fim do turno { $turn }: o Eixo vence com El Agheila, Bengasi e Tobruk, ou sem unidades aliadas no centro fora de Tobruk, ou no turno 5 com Bengasi, Bardia, Sollum e o passo de Halfaya. Caso contrário vencem os Aliados.
goal-crusader = Crusader, até ao fim do turno { $turn }: o Eixo vence com Tobruk e Bardia abastecidas a partir de El Agheila, ou se mais ninguém vencer. Os britânicos vencem com Tobruk abastecida por terra, se restar no máximo um passo Panzer ou nenhuma unidade do Eixo abastecida estiver a seis hexágonos de Tobruk.
goal-gazala = Gazala, até ao fim do turno { $turn }: o Eixo precisa de El Agheila, Bengasi, Tobruk, Bardia e uma localidade com nome do Este. Caso contrário vencem os Aliados.
goal-standing = Pontos até agora: Aliados { $allied }, Eixo { $axis }

## What decided it

decided-held = { $at }: nas mãos de { $seat }.
decided-nobody = { $at }: nas mãos de ninguém.
decided-line = { $seat }: uma linha de abastecimento por terra chega a { $at }.
decided-no-line = { $seat }: nenhuma linha de abastecimento por terra chega a { $at }.
decided-axis-supplied = Uma unidade do Eixo no mapa está abastecida.
decided-axis-unsupplied = Nenhuma unidade do Eixo no mapa está abastecida.
decided-egypt =
    { $n ->
        [0] Nenhuma unidade do Eixo está no Egito.
        [one] Uma unidade do Eixo está no Egito.
       *[other] { $n } unidades do Eixo estão no Egito.
    }
decided-outside =
    { $n ->
        [0] Nenhuma unidade aliada está no centro fora de Tobruk.
        [one] Uma unidade aliada está no centro fora de Tobruk.
       *[other] { $n } unidades aliadas estão no centro fora de Tobruk.
    }
decided-panzers = Passos de Panzer no mapa: { $n }.
decided-besiegers = Unidades do Eixo abastecidas a seis hexágonos ou menos de Tobruk: { $n }.
decided-east = Lugares com nome no Leste nas mãos do Eixo: { $n }.

## Why a decision is asked

reason-draw =
    { $n ->
        [one] Resta um chit no copo.
       *[other] Restam { $n } chits no copo.
    }
reason-logistics = Por último a Logística: sem abastecimento { $allied } unidades aliadas e { $axis } do Eixo.
reason-last-chit = Último chit jogado: { $chit }, { $seat }.
reason-in-play = Em jogo: { $chit }.
reason-two-in-a-row = { $seat }: dois chits seguidos; o próximo é do outro lado.
reason-initiative = Quem tem a iniciativa escolhe o primeiro chit, e ninguém se antecipa.
reason-priority = Um chit na mão pode jogar-se antes de qualquer tiragem; chits que restam na taça: { $n }.
reason-limits = Movimentos jogados: { $moves } de 2; combates: { $fights } de 2.
reason-select =
    { $n ->
        [one] Falta escolher uma.
       *[other] Faltam escolher { $n }.
    }
reason-select-rommel =
    { $n ->
        [one] Uma divisão alemã, onde quer que estejam as suas unidades, ou os alemães de um hexágono.
       *[other] Duas divisões alemãs, onde quer que estejam as suas unidades, ou os alemães de dois hexágonos.
    }
reason-select-hex =
    { $n ->
        [one] Os alemães de mais um hexágono.
       *[other] Os alemães de mais { $n } hexágonos.
    }
reason-momentum = Ímpeto: só agem a 15.ª e a 21.ª Panzer.
reason-driven =
    { $n ->
        [one] Desorganizada na fronteira, segue um hexágono.
       *[other] Desorganizada na fronteira, segue { $n } hexágonos, ou até onde puder.
    }
reason-answer = O defensor empenha os apoios depois do atacante.
reason-points-axis = Pontos restantes: Panzer { $panzers }, infantaria alemã { $germans }, italianos { $italians }.
reason-points-allied = Pontos restantes: carros { $tanks }, infantaria { $infantry }.
reason-cadres =
    { $n ->
        [one] Falta formar um quadro.
       *[other] Faltam formar { $n } quadros.
    }
reason-zone-crossed = Perde-se um passo por retirar através de uma zona inimiga em { $at }.
reason-cut-off = Perde-se um passo por cada hexágono que a retirada de { $at } não pode percorrer.
reason-shock = O choque Panzer custa aos defensores mais um passo.
reason-loss-order = O primeiro passo sai de uma unidade sem substituição, depois de blindados, depois de uma de dois passos completa; o resto é livre.
reason-resilience = Os Panzer atacam: o primeiro passo pode sair de uma unidade alemã completa de dois passos.
reason-retreat =
    { $n ->
        [one] Resta um hexágono central; um lateral vale dois.
       *[other] Restam { $n } hexágonos centrais; um lateral vale dois.
    }
reason-crowded = A retirada acabou onde não cabem todos.
reason-arrival = Os reforços chegam logo se algum lugar permitido tiver espaço.

## What is at stake

stake-chit = { $seat }: { $chit }
stake-logistics = { $chit }
stake-disrupted = { $unit } desorganiza-se
stake-box-lost = O box em { $at } é abandonado
stake-garrison-lost = { $unit } sai do mapa
stake-gun-idle = Aqui não combatem carros inimigos: a peça nada acrescenta, e fica com { $unit } durante o turno
stake-points-lost =
    { $n ->
        [one] Perde-se um ponto de substituição.
       *[other] Perdem-se { $n } pontos de substituição.
    }
stake-unmoved =
    { $n ->
        [one] Uma unidade não moveu.
       *[other] { $n } unidades não moveram.
    }
    .short =
        { $n ->
            [one] uma não moveu
           *[other] { $n } não moveram
        }

## Phases

phase-replacements = { $seat }: substituições
phase-reinforcements = { $seat }: reforços
phase-chits = { $seat }: chits de ação
phase-movement = { $seat }: movimento
phase-combat = { $seat }: combate
phase-over = Fim da partida

## Tracks

track-points-allied = Pontos aliados
track-points-axis = Pontos do Eixo
track-saved-tanks = Pontos de carros guardados
track-saved-infantry = Pontos de infantaria guardados
track-boxes-allied = Redutos aliados prontos
track-boxes-axis = Redutos do Eixo prontos
track-bypass = Variante de Tobruk
track-panzers = Pontos Panzer
track-germans = Pontos de infantaria alemã
track-italians = Pontos italianos
track-tanks = Pontos de carros
track-infantry = Pontos de infantaria
track-cadres = Quadros a formar
track-supports-allied = Apoios aliados prontos
track-supports-axis = Apoios do Eixo prontos
bypass-not-built = não construída
bypass-under-way = em construção
bypass-built = construída

## Marks

mark-allied = Em mãos aliadas
mark-axis = Em mãos do Eixo
mark-box-allied = Reduto aliado
mark-box-axis = Reduto do Eixo
mark-railhead = Testa da linha
mark-target = Alvo

## Cards

card-attack = Ataque
card-defence = Defesa
card-movement = Movimento
card-range = Alcance em hexágonos
card-steps = Passos de { $of }
card-formation = Formação
card-not-replaceable = Não recebe substituições
card-disrupts = Círculo branco: soma-se ao verificar a desorganização
card-out = Sem abastecimento
card-disrupted = Desorganizada
card-gun = Canhões anticarro
card-enter = Entrar: { $ground }
card-by-road = Por estrada
card-by-track = Por pista
card-defender = Soma-se à defesa
card-tobruk = Forte de Tobruk: por cada defensor não italiano
card-bardia = Forte de Bardia
card-box = Reduto fortificado
card-port = Porto
card-held = Em mãos de
card-stacked = Unidades empilhadas, de { $of }
card-named = Localidade com nome: pode deixar-se aqui uma guarnição
card-source = Fonte de abastecimento de
card-across = Adjacente noutra secção
card-zone = Zona não disputada de
card-zone-contested = Zona disputada de
card-rail = Linha férrea em uso só dos Aliados
card-line-source = Está sobre uma fonte de abastecimento
card-line-road = Abastecida por estrada, pista ou linha férrea
card-line-land = Abastecida por terra
card-line-port = Abastecida por um porto
card-line-none = Agora sem linha de abastecimento
card-armoured-car = Autometralhadoras: nem Panzer nem carros nem infantaria
card-infantry = Conta como infantaria
card-begins = Começa o cenário em

## A way over the map

leg-road = Estrada
leg-track = Pista
leg-ridge = Através de uma crista
leg-wadi = Através de um uádi
leg-section = Para outra secção
leg-zone = Zona inimiga: para
leg-one-hex = Um hexágono, custe o que custar

## Overlays

overlay-zones-allied = Zonas aliadas
overlay-zones-axis = Zonas do Eixo
overlay-supply-allied = Abastecimento aliado
overlay-supply-axis = Abastecimento do Eixo
overlay-staff-allied = Alcance dos quartéis-generais aliados
overlay-staff-axis = Alcance dos quartéis-generais do Eixo
overlay-railway = Linha ativa
overlay-stacking = Unidades num hexágono

## Legend

legend-central = Centro
legend-lateral = Oeste, Este
legend-defence = Defesa

## Ways of coming

way-allied = em Alexandria, em portos ou com um quartel-general
way-axis = em El Agheila, em portos abertos ou com um quartel-general
way-derna = em Derna

## How a bot values a situation

term-ending = Se acabasse agora
term-points = Pontos de vitória
term-strength = Força que resta aos dois lados
term-places = Localidades em seu poder
term-supply = Unidades abastecidas
term-contact = Ataques ao alcance

## States

state-out = sem abastecimento
state-disrupted = desorganizada
state-used = virada para baixo
term-approach = Proximidade de localidades em poder do inimigo

## More refusals

refuse-assault-axis = Só os Aliados têm a tabela de assalto.
refuse-garrison-attack = Uma guarnição não pode atacar.
refuse-gazala = As unidades britânicas do centro ficam aí enquanto houver nele três passos de carros seus e nenhuma unidade do Eixo tiver entrado no Egito.
refuse-momentum = Só a 15.ª e a 21.ª Panzer têm uma segunda ação.

## What a chit allows

means-logistics = Cada unidade dos dois lados traça o abastecimento: a que não pode é marcada, a que pode não.
means-movement = Todas as unidades do lado podem mover. Vale como um dos dois movimentos que um lado pode jogar num turno.
means-combat = Todas as unidades do lado podem atacar. Vale como um dos dois combates que um lado pode jogar num turno.
means-movement-combat = Movimento ou combate para todas as unidades do lado, à escolha.
means-half-combat = Movimento com meia capacidade, ou combate com −1 ao dado.
means-reinforcement = Reforços, partidas, trocas e melhorias do turno.
means-tobruk-allied = Duas formações divisionárias movem e atacam. Entra no copo quando os Aliados tomam Tobruk.
means-tobruk-axis = Movimento ou combate para todas as unidades do Eixo. Entra no copo quando o Eixo toma Tobruk.
means-oconnor = Todas as unidades aliadas abastecidas movem e depois atacam.
means-combeforce = Uma unidade aliada abastecida move e ataca.
means-13-corps = Ao alcance do 13.º Corpo: todas as unidades que não são de carros, e uma de carros, movem e depois atacam. Sem movimento alargado.
means-30-corps = Ao alcance do 30.º Corpo: todas as unidades de carros, e outras duas, movem e depois atacam. Sem movimento alargado.
means-8th-army = 13.º e 30.º Corpo juntos, cada um com os seus limites.
means-auk = Guarda-se na mão e joga-se antes de tirar: movimento ou combate. Pode antecipar-se a Rommel.
means-monty = Guarda-se na mão e joga-se antes de tirar: movimento ou combate. Rommel pode antecipar-se.
means-rommel = Guarda-se na mão e joga-se antes de tirar: uma formação alemã, ou os alemães de um hexágono, movem e atacam por qualquer ordem; duas se a tabela der a iniciativa ao Eixo.
means-afrika-korps = Ao alcance do seu quartel-general a 15.ª e a 21.ª Panzer e uma formação motorizada italiana movem e atacam.
means-panzerarmee = Todas as unidades do Eixo ao alcance no Oeste e no centro movem e atacam; as que passam para Este não atacam.
means-21-corps = Duas formações italianas ao alcance movem e atacam; os outros italianos movem um hexágono ou por estrada a qualquer distância.

## Terrain of the legend

terrain-wadi = Uádi
terrain-ridge = Crista
terrain-escarpment = Escarpa
terrain-road = Estrada
terrain-track = Pista
terrain-fort = Forte
terrain-box = Reduto fortificado

## Sections of the map

section-west = Oeste
section-central = Centro
section-east = Este
map-main = The Dark Sands
map-record = Folha de registo
