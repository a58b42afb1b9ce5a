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
kind-motorised-infantry = Infantaria motorizada
kind-machine-guns = Metralhadoras
kind-garrison = Guarnição
kind-tank = Carros
kind-panzer = Panzer
kind-armoured-car = Autometralhadoras
kind-headquarters = Quartel-general
kind-air = Apoio aéreo
kind-naval = Canhões navais
kind-artillery = Artilharia de corpo
kind-anti-tank = Canhões anticarro
kind-landing = Força de desembarque

## Action chits

chit-logistics = Logística
chit-movement = Movimento
chit-combat = Combate
chit-movement-combat = Movimento ou Combate
chit-half-combat = ½ Movimento ou Combate −1
chit-reinforcement = Reforços
chit-tobruk = Queda de Tobruk
chit-oconnor = O'Connor
chit-combeforce = Combeforce
chit-13-corps = 13.º Corpo
chit-30-corps = 30.º Corpo
chit-8th-army = 8.º Exército
chit-auk = The Auk
chit-monty = Monty
chit-rommel = Rommel
chit-afrika-korps = Afrika Korps
chit-panzerarmee = PanzerArmee Afrika
chit-21-corps = 21.º Corpo

## Results of the tables, as printed

result-AE = Atacantes eliminados: perdem-se todas as unidades atacantes
result-AL1 = O atacante perde um: o atacante perde um nível
result-BL1 = Ambos perdem um: cada lado perde um nível
result-DR = O defensor retira: quatro hexágonos no centro, dois no resto
result-DRs = O defensor retira com perda: perde um nível e retira
    .short = DR*
result-HEX = Meia troca: cada unidade dos dois lados perde um nível
    .short = ½EX
result-EX = Troca: os defensores são eliminados, o atacante perde outros tantos níveis
result-DEs = Defensores eliminados com perda: perdem-se todos os defensores, o atacante perde um nível
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
terrain-wadi = Uádi
terrain-ridge = Crista
terrain-escarpment = Escarpa
terrain-road = Estrada
terrain-track = Pista
terrain-fort = Forte
terrain-box = Reduto fortificado
