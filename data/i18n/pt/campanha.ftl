### Português: Campanha da Normandia.
### Os tipos de unidade são femininos e singulares: um evento pode citar o tipo quando o jogador não pode saber a unidade.

## Jogo e cenários

game-campanha = Campanha da Normandia
    .about = Cinco praias, sete semanas e uma sebe atrás de cada sebe: rompa a frente da Normandia, ou segure a linha por mais um dia.
    .dates = 6 de junho – 24 de julho de 1944
scenario-campanha = Campanha da Normandia
    .about = Comande os Aliados ou os alemães dos saltos de 6 de junho à véspera da Cobra: vence quem somar mais pontos por cidades e baixas depois de 17 turnos, em dez horas ou mais.
scenario-dia-d = Dia D
    .about = Comande os Aliados ou os alemães nos desembarques e nos primeiros doze dias: vence quem somar mais pontos por cidades e baixas depois de cinco turnos, em duas a três horas.
    .start = Comece aqui

## Jogadores e opções

seat-allied = Aliados
seat-german = Alemães
option-open_values = Valores abertos: os dois jogadores veem a força de todas as unidades
word-whole-formation = Toda a divisão
word-together = Escolha para onde vão as { $n } unidades da divisão: vão as que puderem chegar.
word-together-title = { $n } unidades da divisão

## O que faz vencer

goal-aim =
    Vence quem tiver mais pontos no fim do turno { $turn }.
    Cidades: para quem as tem em seu poder.
    Cada unidade alemã destruída, descontado um terço: { $german } para os Aliados.
    Cada unidade aliada que sair pela borda sul: { $south } para os Aliados.
    Cada unidade aliada destruída: { $allied } para os alemães.
goal-ahead = Pontos agora: { $seat } à frente por { $margin }, { $allied } a { $german }
goal-level = Pontos agora: empate, { $allied } a { $german }
goal-won = Vencedor: { $seat }, com { $margin } pontos a mais.
goal-drawn = Empate: os dois lados têm { $points } pontos.
goal-towns = Cidades em poder: { $allied } pontos para os Aliados, { $german } para os alemães.
goal-german-losses = Unidades alemãs destruídas: { $lost }, das quais contam { $n }: { $points } pontos para os Aliados.
goal-off-south = Unidades aliadas que saíram pelo sul: { $n }, por { $points } pontos.
goal-allied-losses = Unidades aliadas destruídas: { $n }, por { $points } pontos para os alemães.

## O que o jogador pode fazer

action-invade = Começar a invasão
action-carpet = Bombardear { $at } e arredores
action-no-carpet = Sem bombardeio em tapete
action-move = Mover { $unit }
action-to = Ir para { $at }
action-leave = Sair do mapa: { $at }
action-hold = Ficar
action-end-movement = Fim da movimentação
action-land = Desembarcar em { $at }
action-attack = Atacar { $at }
action-bombard = Bombardear { $at }
action-raid = Ataque aéreo a { $at }
action-join = { $unit } participa
action-air =
    { $points ->
        [one] { $points } ponto aéreo
       *[other] { $points } pontos aéreos
    }
action-no-ships = Dispensar os navios
action-commit = Atacar
action-commit-raid = Iniciar o ataque aéreo
action-commit-bombardment = Abrir fogo
action-answer = Responder ao ataque
action-end-combat = Fim do combate
action-lose = { $unit } sofre a baixa
action-enough = Perdas suficientes
action-stand = { $unit } resiste em Caen
action-retreat = { $unit } recua para { $at }
action-push = { $unit } cede o lugar e vai para { $at }
action-advance = { $unit } avança para { $at }
action-end-advance = Fim do avanço

## Por que uma decisão é pedida

reason-invasion = Os paraquedistas saltam e as praias são assaltadas; os dados dizem quem chega em ordem.
reason-carpets-left =
    { $n ->
        [one] Resta um bombardeio em tapete.
       *[other] Restam { $n } bombardeios em tapete.
    }
reason-may-move =
    { $n ->
        [one] Uma unidade ainda pode mover.
       *[other] { $n } unidades ainda podem mover.
    }
reason-may-enter =
    { $n ->
        [one] Uma espera fora do mapa.
       *[other] { $n } esperam fora do mapa.
    }
reason-points = Tem { $points } pontos de movimentação.
reason-breaks-contact = Romper o contato com o inimigo custa um ponto a mais.
reason-commando = Desembarca depois dos primeiros combates e se junta às tropas aerotransportadas.
reason-must-attack =
    { $n ->
        [one] Uma unidade em contato deve atacar.
       *[other] { $n } unidades em contato devem atacar.
    }
reason-free-to-attack = Nenhuma unidade é obrigada a atacar.
reason-lost-at-sea =
    { $n ->
        [one] Uma unidade ainda no mar perde-se se a fase terminar agora.
       *[other] { $n } unidades ainda no mar perdem-se se a fase terminar agora.
    }
reason-air-left =
    { $n ->
        [one] Resta um ponto aéreo.
       *[other] Restam { $n } pontos aéreos.
    }
reason-values-hidden = O valor dos defensores é visto quando o ataque é declarado.
reason-vulnerability = A força vezes a vulnerabilidade do alvo dá a coluna.
reason-answer = O defensor acrescenta artilharia ou aviões depois de declarado o ataque.
reason-loss = O dono escolhe quem sofre a baixa.
reason-armour-first = Os blindados sofrem primeiro: em bocage e contra blindados ou antiaérea.
reason-trade = Numa troca os dois lados entregam unidades.
reason-caen = Os alemães em Caen podem resistir em vez de recuar.
reason-retreat = O dono escolhe quem vai primeiro e os caminhos fora do alcance do inimigo.
reason-push = Quem recua precisa de lugar: uma unidade do hexágono cheio deve ceder o seu.
reason-advance = Os vencedores podem entrar no hexágono abandonado.

## O que está em jogo

stake-not-moved =
    { $n ->
        [one] Uma unidade não se moveu.
       *[other] { $n } unidades não se moveram.
    }
    .short =
        { $n ->
            [one] uma não se moveu
           *[other] { $n } não se moveram
        }
stake-not-entered =
    { $n ->
        [one] Uma unidade espera fora do mapa e fica lá neste turno.
       *[other] { $n } unidades esperam fora do mapa e ficam lá neste turno.
    }
    .short =
        { $n ->
            [one] uma espera para entrar
           *[other] { $n } esperam para entrar
        }
stake-no-recovery =
    { $n ->
        [one] Uma unidade reduzida está em contato e não se recupera.
       *[other] { $n } unidades reduzidas estão em contato e não se recuperam.
    }
stake-will-owe =
    { $n ->
        [one] Uma unidade em contato terá de atacar.
       *[other] { $n } unidades em contato terão de atacar.
    }
stake-lost-at-sea =
    { $n ->
        [one] Uma unidade ainda no mar é perdida: { $points } pontos para os alemães.
       *[other] { $n } unidades ainda no mar são perdidas: { $points } pontos para os alemães.
    }
stake-come-ashore =
    { $n ->
        [one] Uma unidade que ainda está nos barcos desembarca.
       *[other] { $n } unidades que ainda estão nos barcos desembarcam.
    }
stake-could-attack =
    { $n ->
        [one] Uma unidade ainda poderia atacar.
       *[other] { $n } unidades ainda poderiam atacar.
    }
    .short =
        { $n ->
            [one] uma poderia atacar
           *[other] { $n } poderiam atacar
        }
stake-air-left =
    { $n ->
        [one] Resta um ponto aéreo: pode apoiar a defesa e caduca com o turno.
       *[other] Restam { $n } pontos aéreos: podem apoiar a defesa e caducam com o turno.
    }
stake-game-ends = A partida termina e contam-se os pontos.
stake-no-advance = Ninguém entra em { $at }: continua nas mesmas mãos.
stake-eliminated = { $unit } é eliminada.
stake-sheltered = { $unit } passa por { $at }, onde há amigos: abrigada, não perde nada.
stake-not-sheltered = { $unit } passa por { $at } ao alcance do inimigo e sofre uma baixa: ali ninguém a abriga.
stake-river-costs = { $unit } sofre uma baixa no rio.
stake-no-loss = { $unit } recua sem perdas.
stake-must-give-way = { $at } está cheio: uma unidade tem de dar lugar.
stake-must-attack = { $unit } entra em contato e terá de atacar.
stake-not-recover = { $unit } não recuperará as baixas.
stake-may-return = { $unit } pode voltar pela mesma borda a partir do próximo turno.
stake-leaves-for-good = { $unit } sai para sempre, por { $points } pontos.
stake-drop-us =
    { $n ->
        [one] O regimento paraquedista americano salta intacto
       *[other] Cada um dos { $n } regimentos paraquedistas americanos salta intacto
    }
stake-drop-uk =
    { $n ->
        [one] A brigada paraquedista britânica salta intacta
       *[other] Cada uma das { $n } brigadas paraquedistas britânicas salta intacta
    }
stake-drops-on-enemy =
    { $n ->
        [one] Uma unidade paraquedista salta sobre o inimigo e é perdida.
       *[other] { $n } unidades paraquedistas saltam sobre o inimigo e são perdidas.
    }
stake-carpet-own =
    { $n ->
        [one] Uma unidade sua fica sob as bombas.
       *[other] { $n } unidades suas ficam sob as bombas.
    }
stake-carpet-hexes =
    { $n ->
        [one] As bombas caem em um hexágono com unidades inimigas.
       *[other] As bombas caem em { $n } hexágonos com unidades inimigas.
    }
stake-carpet-nothing = Em cada hexágono com unidades: nada
stake-carpet-step = Em cada hexágono com unidades: uma sofre uma baixa
stake-carpet-unit = Em cada hexágono com unidades: uma é eliminada
stake-carpet-all = Em cada hexágono com unidades: todas são eliminadas
stake-bombs-nothing = Sem efeito
stake-bombs-step = Uma unidade sofre uma baixa, ou é eliminada se estava reduzida
stake-bombs-unit = Uma unidade é eliminada
stake-storm = A tempestade destrói o porto artificial em { $at }
stake-as-it-is = Como está
stake-at-worst = Defesa mais forte
stake-at-best = Defesa mais fraca
stake-defence-goes = { $which }, { $a }-{ $b }: a defesa cede
stake-undecided = { $which }, { $a }-{ $b }: impasse ou troca
stake-attack-fails = { $which }, { $a }-{ $b }: o ataque é repelido
stake-into-the-sea = { $which }, { $a }-{ $b }: os que estão nos barcos são lançados ao mar e perdidos
stake-from-the-sea =
    { $n ->
        [one] Uma unidade ataca do mar: se o ataque for repelido, não tem para onde ir e perde-se.
       *[other] { $n } unidades atacam do mar: se o ataque for repelido, não têm para onde ir e perdem-se todas.
    }
stake-left-at-sea =
    { $n ->
        [one] Uma unidade diante de { $at } não participa: é perdida se a praia não cair, pois só pode ser atacada uma vez.
       *[other] { $n } unidades diante de { $at } não participam: são perdidas se a praia não cair, pois só pode ser atacada uma vez.
    }

## Fichas

card-attack = Ataque
card-defence = Defesa
card-movement = Movimentação
card-foot = a pé
card-motor = motorizada
card-steps = Passos (baixas) de { $of }
card-range = Alcance em hexágonos
card-under-air = Conta sob ataque aéreo
card-under-guns = Conta sob artilharia
card-arrival = Chega no turno { $turn }
card-must-attack = Deve atacar nesta fase
card-enter = Entrar: { $ground }
card-by-road = Pela estrada
card-over-river = Através de um rio, além disso
card-defender = Colunas para o defensor: { $ground }
card-airfield = Aeródromo: pontos aéreos para os aliados
card-points = Pontos de objetivo
card-stacked = Unidades empilhadas, de { $of }

## Formas de chegar

way-setup = no mapa no início
way-air = de paraquedas
way-sea = do mar
way-commando = com os commandos
way-drop = de planador
way-utah = em Utah
way-beach-us = nas praias americanas
way-beach-uk = nas praias britânicas
way-south = pela borda sul
way-east = pela borda leste
way-avranches = em Avranches
way-unknown = desconhecido

## Um caminho no mapa

leg-road = Estrada
leg-outside = Estrada fora do mapa
leg-river = Atravessa um rio
leg-zone = Zona inimiga: parar
leg-breaks-contact = Rompe o contato

## Camadas

overlay-zones-allied = Zonas aliadas
overlay-zones-german = Zonas alemãs
overlay-guns-allied = Artilharia aliada
overlay-guns-german = Artilharia alemã
overlay-ships = Canhões navais
overlay-held = Em mãos aliadas
overlay-stacking = Unidades no hexágono
overlay-must-attack = Devem atacar

## Legenda

legend-river = Rio ou canal
legend-road = Estrada
legend-airfield = Aeródromo
legend-columns = colunas
table-carpet = Tabela de bombardeio em tapete

## Casas

space-pool = Reforços
space-eliminated = Unidades eliminadas
space-withdrawn = Unidades retiradas
space-exited_south = Saída sul
space-exited_east = Saída leste
space-off_south = Fora do mapa (sul)
space-off_east = Fora do mapa (leste)
space-sea_1809 = Mar ao largo de Pointe du Hoc
space-sea_2010 = Mar ao largo de Omaha
space-sea_2510 = Mar ao largo de Gold
space-sea_2709 = Mar ao largo de Juno
space-sea_3011 = Mar ao largo de Sword

## Nações

nation-us = Estados Unidos
nation-uk = Grã-Bretanha
nation-ca = Canadá
nation-de = Exército alemão
nation-ss = Waffen-SS
nation-lw = Luftwaffe
nation-navy = Kriegsmarine
nation-ost = Voluntários do Leste

## Divisões cujo nome impresso é uma abreviatura

formation-82US = 82 aerotransp.
formation-101US = 101 aerotransp.
formation-6UK = 6 aerotransp.
formation-2ADUS = 2 blind.
formation-3ADUS = 3 blind.
formation-7ADUK = 7 blind.
formation-11ADUK = 11 blind.

## Tipos de unidade

kind-infantry = Infantaria
kind-motorised-infantry = Infantaria motorizada
    .arm =
        { $nation ->
            [nation-de] { $nth } Regimento Panzergrenadier
            [nation-ss] { $nth } Regimento SS Panzergrenadier
            [nation-us] { $nth } Regimento de infantaria blindada
           *[other] { $nth_f } Brigada motorizada
        }
kind-armour = Unidade blindada
    .arm =
        { $nation ->
            [nation-us]
                { $formed ->
                    [yes] { $nth } Regimento blindado
                   *[other] { $nth } Grupo blindado
                }
            [nation-de]
                { $size ->
                    [II] { $nth } Batalhão Panzer pesado
                   *[other] { $nth } Regimento Panzer
                }
            [nation-ss]
                { $size ->
                    [II] { $nth } Batalhão SS Panzer pesado
                   *[other] { $nth } Regimento SS Panzer
                }
           *[other]
                { $n ->
                    [31] { $nth_f } Brigada de tanques
                    [34] { $nth_f } Brigada de tanques
                   *[other] { $nth_f } Brigada blindada
                }
        }
kind-cavalry = Cavalaria mecanizada
    .name = { $nth } Grupo de cavalaria
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
kind-rangers = Unidade de rangers ou commandos
    .name =
        { $nation ->
            [nation-us] Rangers { $unit }
           *[other] { $nth_f } Brigada de comandos
        }
kind-naval-infantry = Infantaria naval
    .arm = Regimento de infantaria naval
kind-bicycle = Infantaria em bicicleta
    .arm = { $nth_f } Brigada ciclista
kind-artillery = Artilharia
    .arm =
        { $size ->
            [XXXX]
                { $n ->
                    [0] Artilharia do Grupo Panzer Oeste
                   *[other] Artilharia do { $nth } Exército
                }
           *[other]
                { $nation ->
                    [nation-lw] Artilharia do II Corpo paraquedista
                   *[other] Artilharia do { $unit } Corpo
                }
        }
kind-mechanised-artillery = Artilharia mecanizada
kind-coast-artillery = Artilharia de costa
    .name = Bateria { $unit }
kind-flak = Artilharia antiaérea
    .arm = { $nth } Regimento Flak
kind-rockets = Artilharia lança-foguetes
    .arm = { $nth_f } Brigada de lança-foguetes
kind-assault-guns = Unidade de canhões de assalto
    .arm = { $nth_f } Brigada de canhões de assalto

## Terreno

terrain-open = Terreno aberto
terrain-rough = Terreno acidentado
terrain-forest = Floresta
terrain-bocage = Bocage
terrain-marsh = Pântano
terrain-hill = Cota
terrain-city = Cidade
terrain-village = Vila
terrain-fort = Fortificação

## Fases

phase-invasion = { $seat }: invasão
phase-carpet = { $seat }: bombardeio em tapete
phase-movement = { $seat }: movimentação
phase-combat = { $seat }: combate
phase-over = Fim do jogo

## Trilhas

track-turn = Turno
track-air = Pontos aéreos
track-carpets = Bombardeios em tapete realizados
track-shortage = Falta de portos
track-allied-points = Pontos dos aliados
track-german-points = Pontos dos alemães

## Marcas

mark-allied = Objetivo em mãos aliadas
mark-allied-airfield = Aeródromo em mãos aliadas
mark-mulberry = Porto artificial
mark-mulberry-coming = Porto artificial em construção
mark-mulberry-barred = Porto artificial perdido antes de ser construído
mark-mulberry-destroyed = Porto artificial destruído
mark-target = Alvo

## Perguntas

prompt-invade = Comece a invasão.
prompt-carpet = Escolha um hexágono para o bombardeio em tapete, ou poupe os bombardeiros neste turno.
prompt-carpet-loss = Escolha a unidade em { $at } que as bombas atingem.
prompt-movement = Escolha uma unidade para mover, ou encerre a fase de movimentação.
prompt-moving = Escolha para onde vai { $unit }, ou deixe-a onde está.
prompt-commando = Escolha onde desembarca a 1ª Brigada de Commandos.
prompt-combat = Escolha um hexágono para atacar, ou encerre a fase de combate.
prompt-combat-must =
    { $n ->
        [one] Escolha um hexágono para atacar: uma unidade deve atacar antes que a fase termine.
       *[other] Escolha um hexágono para atacar: { $n } unidades devem atacar antes que a fase termine.
    }
prompt-muster = Escolha quem participa do ataque a { $at } e confirme.
prompt-bombardment = Escolha a artilharia que bombardeia { $at } e confirme.
    .title = Bombardeio de { $at }
prompt-raid = Escolha quantos pontos aéreos atacam { $at } e confirme.
    .title = Ataque aéreo a { $at }
prompt-answer = Escolha o apoio à defesa de { $at } e confirme.
prompt-defender-loss = Escolha o defensor em { $at } que sofre a baixa.
prompt-defender-trade = Escolha um ou mais defensores em { $at } para sacrificar na troca.
prompt-attacker-loss = Escolha o atacante de { $at } que sofre a baixa.
prompt-attacker-trade =
    { $points ->
        [one] Escolha atacantes de { $at } para sacrificar na troca: ainda falta { $points } ponto de ataque.
       *[other] Escolha atacantes de { $at } para sacrificar na troca: ainda faltam { $points } pontos de ataque.
    }
prompt-stand = Recue { $unit } de Caen ou deixe-a resistir.
prompt-stand-each = Recue cada unidade de Caen ou deixe-a resistir, na ordem que preferir.
prompt-retreat = Escolha como { $unit } recua.
prompt-retreat-each = Escolha a unidade que recua agora, e para onde ela vai.
prompt-push = Escolha uma unidade para empurrar para fora do hexágono cheio { $at }, e para onde ela vai.
prompt-advance = Escolha uma unidade para avançar após o combate em { $at }, ou encerre o avanço.
prompt-over = O jogo acabou.

## Eventos: turnos e fases

event-turn = Começa o turno { $turn }.
event-end-movement = A fase de movimentação termina.
event-end-combat = A fase de combate termina.
event-game-over = O jogo termina com { $allied } para os aliados e { $german } para os alemães.

## Eventos: entradas e saídas

event-drops-intact = { $unit } salta em { $at } e pousa intacta (dado { $die }).
event-drops-scattered = { $unit } salta em { $at } e se dispersa: sofre uma baixa (dado { $die }).
event-ashore = { $unit } desembarca em { $at }.
event-will-land = { $unit } desembarca em { $at } no fim da fase de combate.
event-commandos = { $unit } desembarca e toma posição em { $at }.
event-enters = { $unit } entra no mapa e vai a { $to }.
event-withdrawn = { $unit } é retirada da batalha.

## Eventos: movimento

event-moves = { $unit } move-se de { $from } para { $to }.
event-advances = { $unit } avança de { $from } para { $to }.
event-retreats = { $unit } recua de { $from } para { $to }.
event-pushed = { $unit } é empurrada de { $from } para { $to }.

## Eventos: combate

event-prepares-attack = Ataque a { $at }.
event-prepares-bombardment = Bombardeio de { $at }.
event-prepares-raid = Ataque aéreo a { $at }.
event-joins = { $unit } participa.
event-air-points =
    { $points ->
        [one] { $points } ponto aéreo é empregado.
       *[other] { $points } pontos aéreos são empregados.
    }
event-combat-roll = No combate em { $at } os dados dão { $a } + { $b }: { $result }.
event-bombardment-roll = No bombardeio de { $at } os dados dão { $a } + { $b }: { $result }.
event-carpet = Os bombardeiros pesados cobrem { $at } e os hexágonos em volta com um tapete de bombas.
event-carpet-roll = No tapete de bombas sobre { $at } os dados dão { $a } + { $b }: { $result }.
event-loses-step = { $unit } sofre uma baixa em { $at }.
event-eliminated = { $unit } é eliminada em { $at }.
event-recovers = { $unit } recupera-se da baixa.
event-stands-in-caen = { $unit } resiste em { $at }.

## Eventos: portos

event-mulberry-installed = O porto artificial em { $at } entra em serviço.
event-storm-stands = O porto artificial em { $at } resiste à tempestade (dado { $die }).
event-storm-destroys = A tempestade destrói o porto artificial em { $at } (dado { $die }).
event-shortage = A falta de portos artificiais prejudica os aliados.
event-drops-unseen = { $unit } salta em { $at }.
event-committed =
    { $points ->
        [one] O combate por { $at } é declarado com { $points } ponto.
       *[other] O combate por { $at } é declarado com { $points } pontos.
    }
event-answered =
    { $points ->
        [one] A defesa de { $at } responde com { $points } ponto.
       *[other] A defesa de { $at } responde com { $points } pontos.
    }
event-no-ships = Os aliados dispensam seus navios.

## Dados

roll-drop = Salto de paraquedas
roll-combat = Combate
roll-bombardment = Bombardeio
roll-carpet = Bombardeio em tapete
roll-storm = Tempestade
roll-imagine = Palpite sobre unidades ocultas

## Resultados das tabelas, como impressos

result-DVI = Defesa vence intacta: mantém o hexágono sem perdas
result-DVB = Defesa vence com baixas: mantém o hexágono, mas uma de suas unidades sofre uma baixa
result-DRI = Defesa recua intacta: todos os defensores recuam sem perdas
result-DRB = Defesa recua com baixas: um defensor sofre uma baixa e todos recuam
result-DE = Defesa eliminada: perde-se uma unidade defensora e, depois de um combate, as outras têm de recuar
result-DI = Defesa intacta: sem efeito
result-DB = Defesa com baixas: uma unidade do hexágono sofre uma baixa
result-DA = Defesa aniquilada: perdem-se todas as unidades do hexágono
result-AVI = Ataque vence intacto: sem perdas, e os atacantes podem avançar
result-AVB = Ataque vence com baixas: um atacante sofre uma baixa, e os atacantes podem avançar
result-ARI = Ataque recua intacto: todos os atacantes recuam sem perdas
result-ARB = Ataque recua com baixas: um atacante sofre uma baixa e todos recuam
result-AE = Ataque eliminado: perde-se uma unidade atacante e as outras recuam
result-EMP = Empate, com troca de perdas: o defensor sacrifica uma ou mais unidades, o atacante ao menos o mesmo em pontos de ataque; os defensores restantes recuam, e ninguém avança
result-IMP = Impasse: sem perdas, e ninguém sai do lugar

## O que significa um resultado

sheet-stalemate = Sem baixas, e todos ficam no lugar.
sheet-exchange = Uma troca: o defensor entrega uma ou mais unidades; o atacante, pelo menos o mesmo em pontos de ataque.
sheet-rest-retreats = Os defensores que restam devem recuar.
sheet-nobody-advances = Ninguém avança.
sheet-boats-land = Os que ainda estão nos barcos desembarcam em { $at } no fim da fase, se estiver vazio.
sheet-defender-step = Uma unidade defensora sofre uma baixa, ou é eliminada se estava reduzida.
sheet-defender-unit = Uma unidade defensora é eliminada.
sheet-attacker-step = Uma unidade atacante sofre uma baixa, ou é eliminada se estava reduzida.
sheet-attacker-unit = Uma unidade atacante é eliminada.
sheet-defenders-retreat = Todos os defensores devem recuar de { $at }.
sheet-caen = Os defensores recuam se quiserem: os alemães em Caen podem resistir.
sheet-defence-holds = A defesa mantém { $at }.
sheet-attackers-retreat = Todos os atacantes devem recuar.
sheet-into-the-sea = Os que estão nos barcos não têm para onde ir e são perdidos.
sheet-may-advance = Quando { $at } ficar vazio, os atacantes podem avançar.
sheet-bombs-nothing = O bombardeio de { $at } não tem efeito.
sheet-bombs-step = Uma unidade em { $at } sofre uma baixa, ou é eliminada se estava reduzida; o dono escolhe qual.
sheet-bombs-unit = Uma unidade em { $at } é eliminada; o dono escolhe qual.
sheet-bombs-all = Todas as unidades em { $at } são eliminadas.

## Tabelas e parcelas

table-combat = Tabela de combate
table-bombardment = Tabela de bombardeio
    .sums =
        { $attack ->
            [one] { $attack } ponto × vulnerabilidade { $defence } = { $product }
           *[other] { $attack } pontos × vulnerabilidade { $defence } = { $product }
        }
tally-attacker = { $unit } ataca
    .short = { $unit }
tally-defender = { $unit } se defende
    .short = { $unit }
tally-unknown-defender = { $kind }, força desconhecida
tally-artillery = { $unit } dispara
    .short = { $unit }
tally-air = Pontos aéreos
tally-may-fire = { $unit } ainda pode disparar
tally-may-fly = Pontos aéreos que ainda podem vir
tally-vulnerability = Vulnerabilidade do alvo
tally-declared = Declarado pelo atacante
shift-coast = Defesas costeiras alemãs
shift-river = Ataque através de rio
shift-surrounded = Defensores cercados
shift-whole-division = Divisão completa: { $division }
shift-some-whole-division = Uma divisão completa
shift-perhaps-whole-division = Talvez uma divisão completa
shift-turn-5 = Tempestade do turno 5
shift-mulberries = Falta de portos artificiais
shift-naval = Apoio naval

## Recusas: quando e de quem

refuse-not-now = Isto não pode ser feito neste momento do turno.
refuse-unit-in-hand = Há uma unidade na mão: mande-a a algum lugar ou deixe-a parada antes.
refuse-fight-in-preparation = Há um ataque em preparação: execute-o ou desfaça-o antes.
refuse-not-your-unit = Esta unidade não é do lado que está jogando.
refuse-not-your-answer = Agora só o defensor pode acrescentar apoio.
refuse-not-among-them = Esta unidade não está entre as que se podem escolher.
refuse-not-a-hex = Isto não é um hexágono do mapa.

## Recusas: movimento

refuse-already-moved = Esta unidade já usou sua movimentação neste turno.
refuse-already-there = A unidade já está nesse hexágono.
refuse-immobile = Esta unidade não tem pontos de movimentação e nunca se move.
refuse-too-far = O hexágono fica longe demais para uma unidade com { $points } pontos de movimentação.
refuse-zones-in-the-way = Unidades inimigas ou suas zonas de engajamento barram o caminho.
refuse-enemy-there = Há unidades inimigas nesse hexágono.
refuse-full = O hexágono está cheio: cabem { $units } unidades e não mais.
refuse-armour-in-marsh = Blindados, cavalaria e canhões de assalto não podem entrar em pântanos, nem por estrada.
refuse-exit-out-of-reach = A unidade não alcança essa borda do mapa.

## Recusas: entrada em jogo

refuse-left-this-turn = A unidade saiu do mapa neste turno e só pode voltar a partir do próximo.
refuse-not-a-reinforcement = Esta unidade não é um reforço.
refuse-not-yet-due = Ainda não é a vez deste reforço.
refuse-no-way-in = Não há hexágono aberto por onde esta unidade possa entrar.
refuse-allies-hold-the-way-in = Esta unidade só entra por { $at }, e os aliados o ocupam.
refuse-germans-hold-the-way-in = Esta unidade só entra por { $at }, e os alemães o ocupam.
refuse-no-drop-hex-held = Nenhuma unidade aliada ocupava um hexágono de salto da divisão quando o turno 1 começou: os planadores vêm por mar no turno 2.
refuse-out-of-play = Esta unidade está fora do jogo.
refuse-commandos-not-there = Os commandos não podem desembarcar aí.

## Recusas: ataques

refuse-no-enemy-there = Não há inimigos nesse hexágono.
refuse-attacked-already = Esse hexágono já foi atacado nesta fase.
refuse-already-fought = Esta unidade já combateu nesta fase.
refuse-takes-part-already = Esta unidade já participa.
refuse-not-adjacent = Esta unidade não está adjacente ao alvo.
refuse-nobody-adjacent = Nenhuma unidade adjacente a esse hexágono ainda pode atacá-lo.
refuse-nobody-takes-part = Nenhuma unidade participa ainda.
refuse-one-armoured-in-bocage = Só uma unidade de blindados, cavalaria ou canhões de assalto pode atacar um hexágono de bocage.
refuse-unit-must-attack = { $unit } tem de atacar antes que a fase termine.
refuse-unit-left-out = { $unit } não pode ficar de fora, porque esta é sua última chance de fazer o ataque que deve.

## Recusas: artilharia

refuse-gun-defends-itself = A artilharia no hexágono atacado já o defende e não pode também apoiá-lo.
refuse-gun-engaged = Artilharia adjacente a um inimigo não pode disparar à distância.
refuse-out-of-range = O hexágono está fora de alcance.
refuse-no-gun-in-range = Nenhuma artilharia em condições de disparar alcança esse hexágono.
refuse-no-ports-no-barrage = Sem porto artificial a artilharia aliada não pode atacar sozinha.

## Recusas: poder aéreo

refuse-no-air-force = Os alemães não têm pontos aéreos.
refuse-not-enough-air-points = Não restam pontos aéreos suficientes.
refuse-air-limits = Um ataque aéreo emprega de { $least } a { $most } pontos aéreos.
refuse-one-air-point = O apoio aéreo emprega ao menos um ponto.
refuse-air-committed = Este combate já recebeu pontos aéreos.
refuse-air-alone = De um ataque aéreo só participam pontos aéreos.
refuse-no-air-points-committed = O ataque aéreo ainda não recebeu pontos aéreos.
refuse-no-air-with-artillery = A artilharia sozinha não tem ajuda do ar: deve atacar com ela uma unidade de outro tipo.
refuse-carpet-too-early = Ainda é cedo na campanha para o bombardeio em tapete.
refuse-carpets-used-up = Todos os bombardeios em tapete já foram realizados.
refuse-carpet-last-turn = Não pode haver bombardeio em tapete em dois turnos seguidos.
refuse-carpet-before-movement = O bombardeio em tapete vem antes da movimentação aliada.

## Recusas: baixas e recuos

refuse-armour-suffers-first = Aqui a baixa tem de cair em blindados, cavalaria ou canhões de assalto.
refuse-one-at-least = É preciso sacrificar ao menos uma unidade.
refuse-cannot-retreat-there = A unidade não pode recuar para aí.
refuse-free-hex-first = A unidade tem de recuar para um hexágono livre de zonas inimigas, pois há um.
refuse-retreat-into-zone = Um recuo não pode terminar em uma zona de engajamento inimiga.
refuse-would-not-survive = A unidade não sobreviveria a este recuo.
refuse-nobody-is-pushed = Nenhuma unidade tem de ser empurrada agora.

## Recusas: avanço

refuse-did-not-win = Esta unidade não está entre as vencedoras que ainda podem avançar.
refuse-guns-do-not-advance = Artilharia e unidades imóveis não avançam após o combate.
refuse-not-the-hex-left = O avanço leva ao hexágono desocupado, ou dali a um hexágono além.
refuse-only-mobile-go-further = Só blindados, cavalaria, infantaria motorizada e canhões de assalto avançam além do hexágono desocupado.
refuse-not-open-ground = O terreno não é aberto o bastante para avançar além do hexágono desocupado.
refuse-river-or-fort = Um rio ou uma fortificação detém o avanço além do hexágono desocupado.
refuse-no-ships = Não há navios a dispensar neste combate.
refuse-other-armour-must-attack = Só uma unidade blindada pode atacar um hexágono de bocage, e outra, adjacente a ele, é obrigada a atacar e não tem outro alvo.
refuse-pushed-already = Esta unidade já foi empurrada uma vez.
refuse-only-in-caen = Só alemães em Caen podem resistir em vez de recuar.
refuse-caen-too = Após { $result } também os alemães em Caen têm de recuar.

## Como um bot avalia uma situação, e o que nunca faz

term-score = Pontos segundo o mapa
term-objectives = Objetivos que podem mudar de mãos
term-strength = Força que resta aos dois lados
term-exposure = Unidades em perigo
term-tempo = Força perto do que vale a pena
term-recovery = Unidades aliadas reduzidas em contato, que não podem se recuperar
term-ports = Portos dos Aliados
term-supports = Aeródromos e bombardeios de tapete por vir
measure-margin = Vantagem aliada em pontos
measure-allied-lost = Unidades aliadas perdidas
measure-german-lost = Unidades alemãs perdidas
guard-open-door = Um objetivo ou porto ficaria aberto ao inimigo.
guard-alone = Uma unidade enfraquecida ficaria sozinha junto ao inimigo.
guard-hopeless = O ataque dificilmente pode ter êxito e ninguém é obrigado a fazê-lo.
