### Português: Normandy '44.

## Jogo e cenários

game-normandy44 = Normandy '44
    .about = Salte atrás de cinco praias, desembarque sob fogo e lute sebe a sebe entre zonas que prendem e defensores que não saem.
    .dates = 6 – 27 de junho de 1944
scenario-campaign = A campanha
    .about = Lidere os Aliados ou os alemães dos saltos de 6 de junho à queda de Cherburgo: dez pontos por vilas além da linha que a história alcançou vencem para os Aliados após 22 turnos, se ninguém ceder antes. Dez horas ou mais.
scenario-seven-turns = Sete dias
    .about = A primeira semana da campanha com todas as suas regras: ligue as praias, tome vilas além do alcance dos canhões e segure as zonas de salto. Quatorze pontos vencem para os Aliados após sete turnos, em três ou quatro horas.
scenario-cherbourg = Cherburgo
    .about = Só os americanos, dos saltos atrás de Utah à frente de terra de Cherburgo: tome Carentan e alcance a fortaleza, ou isole-a, em doze turnos. De duas a três horas.
    .start = Comece aqui

## Lados e opções

seat-allied = Aliados
seat-german = Alemães
seat-us = 1º Exército dos EUA
seat-uk = 2º Exército britânico
seat-panzer = Grupo Panzer Oeste
seat-army7 = 7º Exército
option-historical_weather = Tempo histórico: tempestade em 19, 20 e 21 de junho e nunca mais
option-flank_fire = Fogo de flanco: vizinhos não atacados ajudam a defesa
option-naval_batteries = Baterias costeiras: os navios devem calá-las até que caiam
option-solitaire = Solitário: limites a suprimento, aviões e posições para quem joga os dois lados
option-players = Jogadores
option-players-2 = Dois: Aliados e alemães
option-players-3 = Três: 1º Exército dos EUA, 2º Exército britânico e os alemães
option-players-4 = Quatro: 1º Exército dos EUA, 2º Exército britânico, Grupo Panzer Oeste e 7º Exército

## Exércitos, estoques, substituições, zonas, tempo

army-us = 1º Exército americano
army-uk = 2º Exército britânico
army-german = Exército alemão
store-us = 1º Exército americano
store-uk = 2º Exército britânico
store-army7 = 7º Exército
store-cherbourg = Fortaleza Cherburgo
store-panzer = Grupo Panzer Oeste
pool-us-infantry = infantaria americana
pool-us-armour = blindados americanos
pool-us-airborne = aeroterrestres americanos
pool-uk-infantry = infantaria britânica
pool-uk-armour = blindados britânicos
pool-uk-airborne = aeroterrestres britânicos
pool-ca-infantry = infantaria canadense
pool-german-infantry = infantaria alemã
pool-german-armour = blindados alemães
zone-green = zona de entrada verde
zone-blue = zona de entrada azul
zone-red = zona de entrada vermelha
zone-orange = zona de entrada laranja
weather-storm = tempestade
weather-overcast = encoberto
weather-fair = bom

## Modos de chegar

way-setup = no mapa no começo
way-assault = com a primeira onda
way-wave = com a segunda onda
way-drop = de paraquedas
way-glider = de planador
way-britain = da Grã-Bretanha
way-mobilisation = por mobilização
way-edge = pela borda do mapa
way-cadre = da casa dos quadros

## Nações

nation-us = 1º Exército americano
nation-uk = Britânicos
nation-ca = Canadenses
nation-de = Exército alemão
nation-ss = Waffen-SS
nation-lw = Luftwaffe
nation-navy = Kriegsmarine
nation-todt = Organização Todt
nation-ost = Batalhões do Leste

## Terreno

terrain-clear = Terreno aberto
terrain-mixed = Terreno misto
terrain-bocage = Bocage
terrain-woods = Bosque
terrain-flooded = Terreno inundado
terrain-marsh = Pântano
terrain-city = Cidade
terrain-town = Vila

## Metades

half-airfield = { $unit } ataca pelo aeródromo: metade
half-flood = { $unit } ataca por um lado inundado: metade
half-landed = { $unit } acaba de desembarcar: metade
half-not-main = { $unit } não é da força principal: metade
half-out-of-flood = { $unit } ataca de terreno inundado: metade
half-perimeter = { $unit } ataca pelo perímetro de Cherburgo: metade
half-river = { $unit } ataca por um rio: metade
half-unsupplied = { $unit } está sem suprimento: metade

## Somas

tally-attacker = { $unit } ataca
    .short = { $unit }
tally-defender = { $unit } se defende
    .short = { $unit }
tally-bonus = Bônus de defesa: { $ground }
tally-bonus-capped = Bônus de defesa: { $ground }, não mais que a força impressa
tally-limit = Limite de 18 fatores
shift-air = Aviões
shift-armour = Blindados: { $unit }
shift-artillery = Artilharia: { $unit }
shift-crossing = Força principal através da água
shift-defending-armour = Blindados na defesa
shift-defending-tiger = Tigers na defesa: { $unit }
shift-flank = Fogo de flanco
shift-hilltop = Topo de colina
shift-jabo = Caças-bombardeiros
shift-low-quality = Tropas fracas no ataque
shift-quality = Tropas melhores: { $unit }
shift-ships = Navios
shift-strategic = Defensores em marcha
shift-tiger = Tigers: { $unit }
beyond-jabo = Os caças-bombardeiros podem tirar até três colunas.
beyond-lead = Ainda não se decidiu qual é a força principal.
table-combat = Tabela de combate

## Rolagens

roll-weather = Tempo
roll-attrition = Desgaste
roll-jabo = Caças-bombardeiros
roll-combat = Combate
roll-drop = Salto
roll-invasion = Assalto à praia
roll-tanks = Tanques de assalto
roll-rangers = 5º de Rangers
roll-stand = Defesa determinada

## Eventos

event-weather = Tempo { $number }, { $weather } (dado { $die }).
event-player-turn = { $seat }: começa o turno.
event-asks = Pede-se ajuda: { $seat }.
event-grants = Ajuda concedida: { $seat }.
event-denies = Ajuda recusada: { $seat }.
event-air = Aviões do { $army } apoiam o ataque.
event-ships = Navios do { $army } abrem fogo.
event-gun = { $unit } dá apoio de artilharia.
event-attrition-loss = { $unit } se desgasta em { $at }: perde um nível (dado { $die }, modificador { $modifier }).
event-attrition-none = { $unit } aguenta em { $at } (dado { $die }, modificador { $modifier }).
event-becomes-cadre = { $unit } fica em quadro em { $at }: { $cadre }.
event-digs = { $unit } se entrincheira em { $at }.
event-position = A posição em { $at } está pronta.
event-eliminated = { $unit } é eliminada em { $at }.
event-loses-step = { $unit } perde um nível em { $at }.
event-enters = { $unit } entra no mapa por { $from } e vai a { $to }.
event-lands = { $unit } desembarca em { $from } e vai a { $to }.
event-evacuated = { $unit } é evacuada de { $from }.
event-moves = { $unit } move-se de { $from } para { $to }.
event-moves-far = { $unit } faz movimento estratégico de { $from } a { $to }.
event-rides = { $unit } vai de caminhão de { $from } a { $to }.
event-mulberry-begun = O { $army } começa seu Mulberry em { $at }: pronto no turno { $turn }.
event-mulberry-delayed = Os alemães atrasam o Mulberry do { $army } em { $at } para o turno { $turn }.
event-mulberry-finished = O Mulberry do { $army } em { $at } funciona.
event-mulberry-lost = O Mulberry do { $army } em { $at } está perdido de vez.
event-prepares-attack = Ataque a { $at }.
event-rebuilt = { $unit } é reposta em { $at }.
event-returns = { $unit } volta ao combate em { $at }.
event-released = { $unit } pode mover-se a partir de agora.
event-supplied = { $unit } está suprida de novo.
event-unsupplied = { $unit } fica sem suprimento.
event-isolated = { $unit } fica isolada.
event-transferred = { $unit } é levada de { $from } a { $to }.
event-withdrawn = { $unit } deixa a batalha.

## Recusas

refuse-air-limit = Nenhum outro avião pode apoiar este ataque.
refuse-alone-by-road = O movimento estratégico ou de caminhão termina num hexágono vazio.
refuse-already-fought = Esta unidade já combateu nesta fase.
refuse-already-moved = Esta unidade já se moveu nesta fase.
refuse-already-there = A unidade já está nesse hexágono.
refuse-armour-in-storm = Neste cenário a substituição blindada só se usa em tempestade.
refuse-artillery-limit = Nenhuma outra artilharia pode deslocar este ataque.
refuse-at-full-strength = Esta unidade está completa.
refuse-attacked-already = Esse hexágono já foi atacado nesta fase.
refuse-begins-in-zone = A unidade começa em zona inimiga.
refuse-bombardment-over = Os navios não podem bater Cherburgo, ou já o fizeram.
refuse-bond = Uma ligação de zonas inimigas barra o hexágono.
refuse-cherbourg-cut-off = Cherburgo não tem linha de suprimento à borda sul.
refuse-defends-only = Esta unidade só pode se defender.
refuse-dig-in-movement = As posições começam na fase de movimento.
refuse-dig-in-storm = Em tempestade ninguém começa uma posição.
refuse-dig-infantry = Só unidades do tipo infantaria constroem posições.
refuse-dig-not-here = Aqui não se pode construir: há cidade, ponto forte ou posição.
refuse-dig-replaced = Uma unidade que recebeu substituição não constrói.
refuse-dig-too-early = As posições alemãs começam a partir do turno 5.
refuse-digging-in-hex = Ninguém ataca de um hexágono onde se começa uma posição.
refuse-dispersed = Esta unidade está dispersa.
refuse-disrupted = Esta unidade está desorganizada.
refuse-division-in-contact = Uma unidade da divisão está ao lado de um inimigo.
refuse-division-unsupplied = Uma unidade da divisão está sem suprimento.
refuse-enemy-there = Há unidades inimigas nesse hexágono.
refuse-engineers-land-again = A engenharia de praia volta pela Grã-Bretanha.
refuse-far-from-division = Nenhuma outra unidade de sua divisão está a até cinco hexágonos.
refuse-german-gun-once = Um QG ou lança-foguetes alemão dá uma coluna por ataque.
refuse-german-lorries = Só os alemães têm os caminhões.
refuse-group-full = O grupo de combate passaria de seis fatores.
refuse-gun-spent = Moveu, recuou ou disparou, e não está pronta.
refuse-hq-in-a-city = Um QG perdido volta numa cidade.
refuse-immobile = Esta unidade nunca se move.
refuse-is-mechanised = Unidades mecanizadas não precisam de caminhões.
refuse-joined-already = Esta unidade já participa.
refuse-landing-is-tactical = Quem desembarca só usa movimento tático.
refuse-lost-for-good = Esta unidade se perdeu de vez: nenhum quadro a representa.
refuse-named-by-first = Esta formação se nomeia por outra de suas unidades.
refuse-needs-no-supply = Os lança-foguetes não usam pontos desse estoque.
refuse-never-replaced = Esta unidade nunca é substituída.
refuse-no-air-force = Só os Aliados têm aviões.
refuse-no-aircraft = Esse exército não tem mais aviões neste turno.
refuse-no-artillery = Esta unidade não dá apoio de artilharia.
refuse-no-enemy-there = Não há inimigos nesse hexágono.
refuse-no-entry-hex = Nenhum hexágono de entrada de sua cor está aberto.
refuse-no-entry-in-reserve = Na fase da reserva ninguém entra em jogo.
refuse-no-group = Aqui não se pode formar um grupo de combate.
refuse-no-haven = As unidades voltam num QG ou numa vila controlada, suprida e sem zona inimiga.
refuse-no-heavy-tanks = Tigers e Panthers pedem a substituição blindada de um tempo de 1, usada na hora.
refuse-no-landing-there = A unidade não pode desembarcar aí.
refuse-no-marker = Não resta nenhum marcador desse tipo.
refuse-no-markers-here = Neste cenário os alemães não têm movimento estratégico nem caminhões.
refuse-no-mobilisation-hex = Nenhum hexágono de mobilização da divisão está livre de inimigos e suas zonas.
refuse-no-more-digging = Neste turno não se podem começar mais posições.
refuse-no-mulberry = O Mulberry desse exército ainda não funciona.
refuse-no-open-beach = Nenhuma praia aberta ou porto tem lugar para esta unidade.
refuse-no-own-position = Nesse hexágono não há posição sua.
refuse-no-points = O exército não tem os { $points } pontos de reforço que esta unidade custa.
refuse-no-points-left = Ao exército restam poucos pontos de reforço.
refuse-no-position-marker = Todos os marcadores de posição estão no mapa.
refuse-no-reserve-state = Em seu estado esta unidade não pode ficar em reserva.
refuse-no-ships = Não há navios disponíveis.
refuse-no-transfer = A artilharia do Cotentin não pode ir a Cherburgo agora.
refuse-no-way-in = Esta unidade não pode entrar nesse hexágono.
refuse-nobody-adjacent = Nenhuma unidade que ainda possa atacar está ao lado desse hexágono.
refuse-nobody-joined = Nenhuma unidade participa ainda.
refuse-none-on-turn-1 = No turno 1 não se usam substituições.
refuse-not-a-german-store = Não é um estoque alemão.
refuse-not-a-hex = Isto não é um hexágono do mapa.
refuse-not-a-strongpoint = Isto não é um ponto forte do mapa.
refuse-not-adjacent = Esta unidade não está ao lado do alvo.
refuse-not-airborne = Esta unidade não é de divisão aeroterrestre.
refuse-not-attached = Esta unidade não está apenas anexada à força principal.
refuse-not-before-turn-2 = Ninguém vem da Grã-Bretanha antes do turno 2.
refuse-not-due = Esta unidade chega no turno { $turn }.
refuse-not-in-play = Esta unidade não está em jogo.
refuse-not-in-reserve = Esta unidade não está em reserva.
refuse-not-in-reserve-phase = Não se pode na fase da reserva.
refuse-not-in-the-attack = Esta unidade não participa do ataque.
refuse-not-its-store = Não pode usar esse estoque.
refuse-not-lost = Esta unidade não está entre as perdas.
refuse-not-mechanised = Só unidades mecanizadas fazem movimento estratégico.
refuse-not-on-a-beach = Esta unidade não está numa praia de desembarque.
refuse-not-on-the-map = Esta unidade não está no mapa.
refuse-not-on-turn-1 = No turno 1 nem movimento estratégico nem caminhões.
refuse-not-your-unit = Esta unidade não é do lado que está jogando.
refuse-odds-too-low = Nenhum ataque começa abaixo de um a três.
refuse-one-airborne = Uma divisão aeroterrestre recebe uma substituição por turno.
refuse-one-mobilised = Mobiliza-se uma unidade por casa e turno, a partir do turno 2.
refuse-one-replacement = Uma unidade recebe uma substituição por turno.
refuse-one-ship = No máximo uma unidade naval participa de um combate.
refuse-only-allied-movement = Só se evacuam unidades aliadas, em sua fase de movimento.
refuse-only-allied-supply = Só os Aliados compram pontos de suprimento.
refuse-only-german-turn = Os pontos fortes são abandonados no turno alemão.
refuse-ost-on-turn-1 = Os batalhões do Leste não se movem no turno 1.
refuse-other-army = Há unidades do outro exército envolvidas.
refuse-out-of-bounds = Esse hexágono é vedado a esta unidade.
refuse-out-of-naval-zone = O hexágono está fora da zona de bombardeio naval.
refuse-out-of-range = O hexágono está fora de alcance.
refuse-out-of-supply = A unidade não tem linha de suprimento.
refuse-partner = Isso cabe ao comando do seu parceiro.
refuse-partner-declined = O seu parceiro recusou tal ajuda neste combate.
refuse-store-of-partner = Esse suprimento serve o outro comando alemão.
refuse-not-so-many = Não há tantos pontos a dividir.
refuse-pool-empty = Não restam substituições desse tipo.
refuse-replaced-one-hex = Uma unidade com uma substituição anda um hexágono no máximo, e não entra em zona inimiga.
refuse-replacement-in-hex = Ninguém ataca de um hexágono aonde chegou uma substituição.
refuse-reserve-moved = Vai-se para a reserva só ficando parado, ou por um ponto longe de zonas inimigas.
refuse-restricted = Esta unidade não pode se mover até ser liberada.
refuse-ships-at-cherbourg = Neste turno os navios estão diante de Cherburgo.
refuse-store-empty = Esse estoque não tem mais pontos de suprimento.
refuse-store-full = Esse estoque está cheio.
refuse-storm = Não em tempestade.
refuse-tactical-only = Em seu estado esta unidade só usa movimento tático.
refuse-too-far = O hexágono fica longe demais para uma unidade com { $points } pontos de movimento.
refuse-transfer-to-cherbourg = Só vai a um hexágono de cidade de Cherburgo em mãos alemãs.
refuse-two-evacuated = Desta praia já saíram duas unidades neste turno.
refuse-zone-by-road = O movimento estratégico ou de caminhão não entra em zonas inimigas.

## Ações

action-begin = Começar o turno
action-deal-army7 = Um ponto de suprimento ao 7º Exército
action-deal-cherbourg = Um ponto de suprimento à Fortaleza Cherburgo
action-divide = { $n ->
    [0] Nenhum ao Grupo Panzer Oeste, todos ao 7º Exército
    [one] Um ponto de suprimento ao Grupo Panzer Oeste
   *[other] { $n } pontos de suprimento ao Grupo Panzer Oeste
    }
action-grant = Emprestar
action-deny = Não emprestar
action-take-british = Infantaria britânica
action-take-canadian = Infantaria canadense
action-drop = Fazer saltar os paraquedistas
action-assault = Assaltar { $at }
action-land = Pousar em { $at }
action-rebuild = Repor um nível de { $unit }
action-return = { $unit } volta em { $at }
action-buy-us = Comprar um ponto de suprimento: 1º Exército americano
action-buy-uk = Comprar um ponto de suprimento: 2º Exército britânico
action-end-replacement = Fim das substituições
action-move = Mover { $unit }
action-to = Ir para { $at }
action-reserve = Para a reserva em { $at }
action-dig = Construir uma posição
action-strategic = Movimento estratégico
action-lorries = De caminhão
action-evacuate = Voltar à Grã-Bretanha
action-hold = Ficar
action-transfer = { $unit } a Cherburgo, { $at }
action-release = { $unit } sai da reserva
action-abandon = Abandonar { $unit }
action-raze = Retirar a posição de { $at }
action-end-movement = Fim da movimentação
action-strafe = Metralhar { $at }
action-end-strafing = Voar as missões
action-attack = Atacar { $at }
action-join = { $unit } participa
action-ready = Estão todos
action-lead = Força principal: a de { $unit }
action-lead-odds = Força principal: a de { $unit }, { $column }
action-group = Grupo de combate com { $unit }
action-detach = { $unit } não é anexada
card-guns = Artilharia
card-air = Aviões
card-ships = Navios
action-gun = Artilharia: { $unit }
action-gun-army7 = Artilharia: { $unit }, com um ponto do 7º Exército
action-gun-cherbourg = Artilharia: { $unit }, com um ponto de Cherburgo
action-gun-panzer = Artilharia: { $unit }, com um ponto do Grupo Panzer Oeste
action-werfer = Lança-foguetes: { $unit }
action-air-us = Aviões americanos
action-air-uk = Aviões britânicos
action-ships-us = Navios americanos
action-ships-uk = Navios britânicos
action-commit = Atacar
action-end-combat = Fim do combate
action-lose = { $unit } sofre a perda
action-remove = Retirar { $unit }
action-stand = { $unit } guia a defesa
action-stand-odds = { $unit } guia: modificador { $modifier }, resiste com { $ways } de 6
action-desperate = Ficar a qualquer preço
action-withdraw = Recuar
action-retreat = { $unit } recua para { $at }
action-advance = { $unit } avança para { $at }
action-keep = { $unit } para a reserva
action-end-advance = Fim do avanço
action-recall = Mandar para casa a divisão de { $unit }
action-end-turn = Fim do turno

## Pedidos

prompt-initial = Comece o turno: o dado do tempo.
prompt-supply = Distribua os pontos de suprimento alemães: restam { $points }.
prompt-divide = Decida quantos dos { $points } pontos de suprimento alemães vão ao Grupo Panzer Oeste.
prompt-lend-air = O seu parceiro pede um dos seus aviões no combate por { $at }.
prompt-lend-gun = O seu parceiro pede a artilharia de { $unit } no combate por { $at }.
prompt-lend-unit = O seu parceiro pede que { $unit } participe no ataque a { $at }.
prompt-choice = Escolha infantaria britânica ou canadense.
prompt-glider = Escolha onde { $unit } pousa.
prompt-drop = Faça saltar as divisões aeroterrestres.
prompt-invasion = Escolha a próxima praia a assaltar.
prompt-replacement = Use substituições, ou termine a fase.
prompt-movement = Escolha uma unidade a mover, ou termine a fase de movimento.
prompt-reserve-movement = Mova as unidades em reserva, ou termine seu movimento.
prompt-moving = Escolha aonde vai { $unit }, ou o que faz em vez disso.
prompt-strategic = Escolha até onde { $unit } vai pela estrada.
prompt-lorries = Escolha aonde os caminhões levam { $unit }.
prompt-excess = Há demais em { $at }: escolha quem é retirada.
prompt-strafe = Escolha os hexágonos a metralhar, depois voe.
prompt-combat = Escolha um hexágono a atacar, ou termine a fase de combate.
prompt-reserve-combat = Escolha um hexágono para as reservas, ou termine seu combate.
prompt-muster = Escolha quem ataca { $at }.
prompt-lead = Escolha a força principal contra { $at }.
prompt-support = Escolha os apoios do ataque a { $at }, depois ataque.
prompt-attacker-loss = Escolha o atacante de { $at } que sofre a perda.
prompt-defender-loss = Escolha o defensor em { $at } que sofre a perda.
prompt-answer = Mantenha { $at } com uma defesa determinada, ou recue.
prompt-desperate = Fique em { $at } por dois níveis, ou perca-se no recuo.
prompt-retreat = Recue de { $at } { $hexes } hexágonos.
prompt-advance = Escolha quem avança após o combate por { $at }, ou termine o avanço.
prompt-final = Mande para casa uma divisão aeroterrestre, ou termine o turno.
prompt-over = O jogo terminou.

## Fases

phase-initial = Fase inicial
phase-invasion = { $seat }: invasão
phase-replacement = { $seat }: substituições
phase-movement = { $seat }: movimento
phase-combat = { $seat }: combate
phase-reserve-movement = { $seat }: movimento da reserva
phase-reserve-combat = { $seat }: combate da reserva
phase-final = Fase final
phase-over = Fim do jogo

## Por que uma decisão é pedida

reason-advance = Dois hexágonos em qualquer direção; o hexágono deixado ajuda contra as zonas.
reason-landed = A praia é deles; dali podem avançar mais um hexágono.
reason-landed-loss = Na praia a perda é da infantaria; os tanques têm a sua própria rolagem.
reason-limited = Só se pode entrar no hexágono deixado.
reason-allowance = Tem { $points } pontos de movimento.
reason-storm = Tempestade: nem navios nem desembarques, uma só coluna de artilharia por combate.
reason-overcast = Encoberto { $n }: os veículos alemães pagam ½ nas estradas principais.
reason-fair = Bom { $n }: veículos alemães dois pontos a menos e ½ nas estradas principais; caças-bombardeiros contra cada ataque alemão.
reason-answer = Uma rolagem pode anular o recuo; a unidade guia e seu apoio dão o modificador.
reason-stand-ground = A tabela: { $ground }.
reason-lead-quality = { $unit } guia: qualidade { $own }, apoio { $help }, modificador { $modifier }: resiste com { $ways } de 6.
reason-lead-armour = { $unit } guia: comparação de blindagem { $own }, apoio { $help }, modificador { $modifier }: resiste com { $ways } de 6.
reason-help-adds = O apoio declara-se antes de rolar e soma um: { $unit } resistiria com { $ways } de 6.
footing-open = terreno aberto ou inundado
footing-other = outro terreno
footing-position = uma posição
footing-strongpoint = um ponto forte ou uma cidade
reason-choice = Em tempestade uma substituição de infantaria serve a qualquer um.
reason-divide = Decide o alemão que enfrenta os britânicos; o resto vai ao 7º Exército ou a Cherburgo.
reason-consent = O que é seu só ajuda no combate do parceiro se o permitir.
reason-desperate = Todo caminho de volta destruiria os defensores.
reason-excess = Num hexágono cabem quatro pontos e uma silhueta.
reason-givers = Paga quem deu a coluna.
reason-lead = Uma formação ataca inteira, as outras pela metade; até seis fatores quaisquer formam um grupo de combate.
reason-leaves-zone = Sair da zona inimiga custa um ponto a mais.
reason-recall = Uma divisão aeroterrestre que vai embora não volta.
reason-retreat = O dono escolhe entre os caminhos com menos perdas.
reason-supply = Os pontos ficam onde são dados.
reason-support = Artilharia, aviões e navios se declaram antes da rolagem.
reason-tactical = Em seu estado só pode andar um ou dois hexágonos.

## O que está em jogo

stake-crowded = Há demais em { $at }: alguma será retirada.
stake-eliminated = { $unit } é eliminada.
stake-last-step = É o último nível: se a defesa o custar, o atacante pode tomar o hexágono.
stake-helped = Com isso { $unit } resiste
stake-desperate = Perdem-se dois níveis, o primeiro à sua escolha, o segundo do atacante; o hexágono é mantido.
stake-desperate-last = Perdem-se os dois últimos níveis, e o atacante pode tomar o hexágono.
stake-retreat-free = O recuo não custa níveis; quem recua fica desorganizado.
stake-never-back = A divisão de { $unit } nunca volta.

## Um caminho no mapa

leg-enters = Entra no mapa
leg-flood = Sobre a inundação
leg-leaves-zone = Sai de uma zona inimiga
leg-major = Por um rio maior
leg-minor = Por um rio menor
leg-primary = Estrada principal
leg-secondary = Estrada secundária
leg-tactical = Movimento tático
leg-zone = Zona inimiga: parar

## Legenda e camadas

legend-bonus = bônus
legend-primary = Estr. principal
legend-secondary = Estr. secundária
overlay-bonds-allied = Ligações aliadas
overlay-bonds-german = Ligações alemãs
overlay-broken-allied = Ligações aliadas anuladas
overlay-broken-german = Ligações alemãs anuladas
overlay-entries = Hexágonos de entrada
overlay-held = Em mãos aliadas
overlay-lines-allied = Linhas de suprimento aliadas
overlay-lines-german = Linhas de suprimento alemãs
overlay-ships = Zona de bombardeio naval
overlay-stacking = Pontos de empilhamento
overlay-without-allied = Unidades aliadas sem linha de suprimento
overlay-without-german = Unidades alemãs sem linha de suprimento
overlay-supply-allied = Suprimento aliado
overlay-supply-german = Suprimento alemão
overlay-towns = Vilas e cidades
overlay-zones-allied = Zonas aliadas
overlay-zones-german = Zonas alemãs

## Marcas e trilhas

mark-allied = Em mãos aliadas
mark-digging = Posição em construção
mark-mulberry = Mulberry
mark-mulberry-coming = Mulberry em construção
mark-mulberry-destroyed = Mulberry destruído
mark-position = Posição fortificada
mark-strafed = A metralhar
mark-target = Alvo
track-air-uk = Unidades aéreas britânicas
track-air-us = Unidades aéreas americanas
track-allied-points = Pontos aliados
track-german-points = Pontos alemães
track-broken-uk = Unidades britânicas desfeitas
track-broken-us = Unidades americanas desfeitas
track-ca-infantry = Substituições: infantaria canadense
track-digs-german = Posições alemãs a começar
track-digs-uk = Posições britânicas a começar
track-digs-us = Posições americanas a começar
track-german-armour = Substituições: blindados alemães
track-german-infantry = Substituições: infantaria alemã
track-points-uk = Pontos de reforço britânicos
track-points-us = Pontos de reforço americanos
track-ships-uk = Unidades navais britânicas
track-ships-us = Unidades navais americanas
track-supply-army7 = Suprimento: 7º Exército
track-supply-cherbourg = Suprimento: Fortaleza Cherburgo
track-supply-panzer = Suprimento: Grupo Panzer Oeste
track-supply-uk = Suprimento: 2º Exército britânico
track-supply-us = Suprimento: 1º Exército americano
track-turn = Turno
track-uk-airborne = Substituições: aeroterrestres britânicos
track-uk-armour = Substituições: blindados britânicos
track-uk-infantry = Substituições: infantaria britânica
track-us-airborne = Substituições: aeroterrestres americanos
track-us-armour = Substituições: blindados americanos
track-us-infantry = Substituições: infantaria americana
track-weather = Tempo

## Fichas

card-antitank = Valor anticarro
card-armour = Valor de blindagem
card-arrival = Chega no turno { $turn }
card-bonus = Bônus de defesa: { $ground }
card-cost = Pontos de reforço
card-defence-only = Força, só na defesa
card-entry = Hexágono de entrada
card-foot = a pé
card-ground = Terreno
card-held = Em mãos de
card-hilltop = Topo: colunas para o atacante
card-mechanised = mecanizada
card-movement = Movimento
card-naval = Na zona de bombardeio naval
card-points = Pontos de vitória
card-pool = Reposta de
card-no-tanks = Sem coluna por blindados para quem ataca aqui
card-impassable = Lados intransponíveis
card-position = Posição fortificada
card-quality = Qualidade
card-range = Alcance em hexágonos
card-restricted = Não se move até ser liberada
card-stacked = Pontos de empilhamento, de { $of }
card-stacking = Pontos de empilhamento
card-stands-for = Representa
card-steps = Níveis de { $of }
card-strength = Força

## O que significa um resultado

meaning-nothing = Sem efeito.
meaning-a1 = O atacante perde um nível.
meaning-a1dr = O atacante perde um nível; o defensor recua ou faz defesa determinada.
meaning-ex = Cada lado perde um nível à escolha do outro; ninguém recua.
meaning-dr = O defensor recua ou faz defesa determinada.
meaning-a1d1 = Cada lado perde um nível; o defensor recua ou faz defesa determinada.
meaning-d1 = O defensor perde um nível, e recua ou faz defesa determinada.
meaning-a1d2 = O defensor perde dois níveis e recua quatro hexágonos; o atacante perde um se havia dois.
meaning-dh = O defensor perde metade de seus níveis e recua quatro hexágonos.
meaning-a2d1 = O atacante perde dois níveis, o ponto forte se perde.

## Resultados das tabelas

result-A1 = O atacante perde um nível
result-EX = Um nível cada, sem recuo
result-DR = O defensor recua ou resiste
result-D1 = O defensor perde um nível, e recua ou resiste
result-DH = Perde-se metade dos níveis do defensor, o resto recua quatro hexágonos
result-A1-DR = O atacante perde um nível; o defensor recua ou resiste
result-A1-D1 = Um nível cada; o defensor recua ou resiste
result-A1-D2 = O atacante perde um nível, o defensor dois, e recua quatro hexágonos
result-A2-D1 = O atacante perde dois níveis, o ponto forte é perdido
result-S = Dispersa
result-S1 = Dispersa, um nível perdido
result-S2 = Dispersa, dois níveis perdidos
result-fails = Falha: o recuo fica
    .short = cede
result-fails-1 = Falha, e a unidade guia perde um nível
    .short = cede −1
result-holds-1 = Resiste; a unidade guia perde um nível
    .short = resiste −1
result-holds-EX = Resiste; a unidade guia e a força principal perdem um nível
    .short = resiste EX
result-holds-A1 = Resiste; um atacante perde um nível
    .short = resiste A1
result-holds-A1-gone = Resiste; um atacante perde um nível, e a posição cai
    .short = resiste A1*

## Tabelas e rolagens

table-stand = Defesa determinada
table-invasion = Combate de invasão
table-dispersal = Dispersão dos saltos
roll-strafing = Metralha

## Eventos

event-advances = { $unit } avança de { $from } para { $to }.
event-retreats = { $unit } recua de { $from } para { $to }.
event-combat-roll = O combate por { $at }: dado { $die }, { $result }.
event-combat-below = O combate por { $at } fica abaixo da tabela: { $result } sem rolar o dado.
event-invasion-roll = O assalto a { $at }: dado { $die }, { $result }, avanço { $advance }.
event-desperate = Os defensores ficam em { $at } a qualquer preço.
event-drops-intact = { $unit } salta em { $at } em ordem (dado { $die }).
event-great-storm = A grande tempestade assola o Canal.
event-joins = { $unit } participa.
event-landing-fails = O desembarque em { $at } falha.
event-storms = { $unit } toma { $at }.
event-rangers-follow = O 5º de Rangers segue o 2º (dado { $die }).
event-rangers-omaha = O 5º de Rangers segue para Omaha (dado { $die }).
event-razed = A posição de { $at } é retirada.
event-reserve = { $unit } vai para a reserva.
event-strafe-planned = { $at } será metralhado.
event-strafed = { $unit } é metralhada em { $at } e desorganizada (dado { $die }, modificador { $modifier }).
event-strafed-none = { $unit } é metralhada em { $at } sem efeito (dado { $die }, modificador { $modifier }).
event-tanks-land = Os tanques de { $unit } chegam à terra (dado { $die }).
event-tanks-sink = Tanques de { $unit } afundam (dado { $die }).
event-two-goals = Dois dos três grandes objetivos são aliados: vitória imediata.
event-edge-reached = Uma unidade aliada suprida está na borda do mapa: os Aliados vencem na hora.
event-beaches-closed = Três praias ou portos estão fechados: os alemães vencem na hora.
event-army-broken = Um exército aliado perdeu unidades grandes demais: os alemães vencem na hora.
decided-allied-at-once = Os Aliados vencem na hora.
decided-german-at-once = Os alemães vencem na hora.
verdict-automatic = Vitória automática

## O que faz vencer

goal-campaign = { $points } pontos por vilas e cidades vencem para os Aliados: além da linha de 27 de junho e em Cherburgo, menos o que os alemães têm deste lado.
goal-campaign-standing = Pontos aliados menos os alemães: { $points }; os Aliados precisam de { $of }. À frente: { $side }
goal-seven = { $points } pontos vencem para os Aliados: a estrada de Juno a Sainte-Mère-Église, Bayeux e cidades, vilas além dos navios, hexágonos de salto; a engenharia que falta tira.
goal-seven-standing = Pontos aliados: { $points }; os Aliados precisam de { $of }. À frente: { $side }
goal-cherbourg = Os americanos vencem com Carentan e uma unidade suprida no perímetro de Cherburgo, ou a península cortada.
goal-cherbourg-open = Agora os americanos perderiam
goal-cherbourg-won = Agora os americanos venceriam

## Como um bot avalia

guard-abandon = Um ponto forte seria dado de graça.
guard-raze = Uma posição seria dada de graça.
guard-recall = Uma divisão deixaria a batalha.
guard-release = Uma reserva seria deixada por nada.
term-ground = Terreno controlado
term-score = Pontos segundo o mapa
term-strength = Força que resta aos dois lados

## Mais recusas

refuse-artillery-leads-not = QGs e lança-foguetes não guiam uma defesa.
refuse-commonwealth-only = Só se pode escolher infantaria britânica ou canadense.
refuse-does-not-advance = Esta unidade não está entre as que podem avançar.
refuse-fell-back = Esta unidade recuou nesta fase.
refuse-fight-in-preparation = Há um ataque em preparação: execute-o ou desfaça-o antes.
refuse-limited-advance = Só se pode entrar no hexágono do defensor.
refuse-tanks-lose-apart = Os batalhões de carros não sofrem as perdas do assalto: o seu próprio dado decide.
refuse-loss-elsewhere = A perda cai sobre a força principal, ou sobre quem deu uma coluna.
refuse-need-not-retreat = Esta unidade não precisa recuar.
refuse-no-advance-there = A unidade não pode avançar para lá.
refuse-no-assault-there = Nessa praia não há assalto.
refuse-no-glider-hex = Os planadores não podem pousar ali.
refuse-no-reserve-by-result = Este resultado não manda ninguém para a reserva.
refuse-not-a-defender = Esta unidade não está entre os defensores.
refuse-not-a-way-back = O recuo é de { $hexes } hexágonos, por um caminho com menos perdas.
refuse-not-in-cover = Bosques e cidades não se metralham.
refuse-not-in-excess = Esta unidade não sobra no hexágono.
refuse-not-now = Isto não pode ser feito neste momento do turno.
refuse-one-help = Uma só fonte apoia uma defesa determinada.
refuse-only-strongpoints = Só há pontos fortes, e a metralha não os atinge.
refuse-retreat-into-zone = Um recuo não termina em zona inimiga.
refuse-unit-in-hand = Há uma unidade na mão: mande-a a algum lugar ou deixe-a parada antes.

## Casas

space-great_britain = Na Grã-Bretanha
space-glider = Planadores
space-eliminated_allied = Perdas aliadas
space-cadres_allied = Quadros aliados
space-cadres_german = Quadros alemães
space-eliminated_german = Perdas alemãs
space-assault_utah = Assalto: Utah
space-assault_pointe_du_hoc = Assalto: Pointe du Hoc
space-assault_dog = Assalto: Omaha Dog
space-assault_easy = Assalto: Omaha Easy
space-assault_jig = Assalto: Gold Jig
space-assault_king = Assalto: Gold King
space-assault_mike = Assalto: Juno Mike
space-assault_nan = Assalto: Juno Nan
space-assault_queen = Assalto: Sword Queen
space-second_wave_utah = Segunda onda: Utah
space-second_wave_dog = Segunda onda: Omaha, 29ª
space-second_wave_easy = Segunda onda: Omaha, 1ª
space-second_wave_gold = Segunda onda: Gold
space-second_wave_juno = Segunda onda: Juno
space-second_wave_sword = Segunda onda: Sword
space-omaha = Omaha, repelidos
space-mobilisation_243 = Mobilização: 243ª
space-mobilisation_709 = Mobilização: 709ª
space-reinforcements = Reforços alemães
space-air_us = Aviação americana
space-air_uk = Aviação britânica
space-naval_us = Marinha americana
space-naval_uk = Marinha britânica
space-weather = Tempo
space-general_record = Registro geral
space-turns = Turnos
space-out = Fora do jogo

## Outros

event-drops-dispersed = { $unit } salta em { $at } e se dispersa: { $result } (dado { $die }).
refuse-air-of-other-army = No solitário os aviões ficam com seu exército.
refuse-dig-near-enemy = No solitário os alemães só constroem a até três hexágonos de uma unidade aliada.
refuse-enter-now = No solitário os reforços entram em seu turno, se puderem.
refuse-must-enter = No solitário este reforço deve entrar agora.
refuse-fortress-first = No solitário um dos dois ou mais pontos vai à Fortaleza Cherburgo.
refuse-one-bought = No solitário um exército compra um ponto de suprimento por turno, salvo com tempo 5 ou 6.
refuse-ss-first = No solitário as unidades SS perdidas voltam antes das outras.

## Estados

state-replaced = com substituição
state-reserve = em reserva
state-disrupted = desorganizada
state-unsupplied = sem suprimento
state-isolated = isolada
state-dispersed = dispersa
state-landed = recém-desembarcada
state-strategic = em movimento estratégico
state-lorries = em caminhões
state-spent = moveu ou disparou
state-main-force = força principal

## Limite

refuse-tactical-far = Esta unidade usa o movimento tático: dois hexágonos no máximo.
refuse-must-come-back = Uma unidade longe demais de seus limites deve se aproximar deles.

## Divisões cujo nome impresso é uma abreviatura

formation-82US = 82 aerotransp.
formation-101US = 101 aerotransp.
formation-6UK = 6 aerotransp.
formation-2ArmUS = 2 blind.
formation-3ArmUS = 3 blind.
formation-7ArmUK = 7 blind.
formation-11ArmUK = 11 blind.
formation-8ArmUK = 8 blind.
formation-27ArmUK = 27 blind.
formation-4ArmUK = 4 blind.
formation-33ArmUK = 33 blind.
formation-31TkUK = 31 tanq.
formation-2ArmCA = 2 blind. can.

## Chances

stake-rangers = O 5º de Rangers segue a Pointe du Hoc
stake-tanks = O batalhão de tanques perde um nível no mar
stake-weather = Tempo { $number }, { $weather }
stake-strafed = Uma unidade em { $at } fica desorganizada
landing-a1 = Os desembarcados perdem um nível, e o assalto é rolado de novo.
landing-a2d1 = Os desembarcados perdem dois níveis; o ponto forte cai.
landing-ex = Os desembarcados perdem um nível à escolha do alemão; o ponto forte cai.
landing-a1d1 = Os desembarcados perdem um nível; o ponto forte cai.
landing-d1 = O ponto forte cai sem perdas.
tally-stand = Unidade guia e apoio
legend-flooded = Inundado

## Tipos de unidade

kind-infantry = Infantaria
kind-motorised-infantry = Infantaria motorizada
kind-panzergrenadier = Panzergrenadier
    .arm = { $nth } Regimento Panzergrenadier
kind-paratroops = Infantaria paraquedista
    .arm =
        { $size ->
            [II] { $unit } Batalhão paraquedista
            [X] { $nth_f } Brigada paraquedista
           *[other] { $nth } Regimento paraquedista
        }
kind-glider = Infantaria em planadores
    .arm =
        { $size ->
            [II] { $unit } Batalhão de planadores
            [X] { $nth_f } Brigada aeroterrestre
           *[other] { $nth } Regimento de planadores
        }
kind-rangers = Unidade de rangers ou commandos
    .name =
        { $nation ->
            [nation-us] { $unit }
           *[other] Brigada de commandos { $unit }
        }
kind-bicycle = Infantaria ciclista
kind-security = Tropas de segurança
kind-engineers = Engenharia
kind-fortress = Infantaria de fortaleza
kind-ost = Batalhão do Leste
    .arm = { $nth } Batalhão do Leste
kind-tanks = Batalhão de tanques
    .arm = Batalhão de tanques { $unit }
kind-armour = Unidade blindada
    .arm =
        { $nation ->
            [nation-us] Comando de combate { $unit }
           *[other] { $nth_f } Brigada blindada
        }
kind-recon = Reconhecimento
    .arm =
        { $nation ->
            [nation-us] { $nth } Grupo de cavalaria
           *[other] { $nth } Batalhão de reconhecimento
        }
kind-assault-guns = Canhões de assalto
    .arm = Batalhão de canhões de assalto { $unit }
kind-antitank = Unidade anticarro
    .arm =
        { $nation ->
            [nation-us] { $nth } Batalhão caça-tanques
           *[other] { $nth } Batalhão anticarro
        }
kind-flak = Antiaérea
    .arm = { $nth } Regimento Flak
kind-hq = Quartel-general
    .name = QG { $unit }
kind-werfer = Brigada lança-foguetes
    .arm = { $nth_f } Brigada lança-foguetes
kind-beach-engineers = Engenharia de praia
    .name = Engenharia de praia { $unit }
kind-strongpoint = Ponto forte
    .name = Ponto forte { $unit }
kind-cadre = Quadro
    .name = Quadro

## Contas e palavras

event-supply =
    { $points ->
        [one] { $store }: { $points } ponto de suprimento a mais.
       *[other] { $store }: { $points } pontos de suprimento a mais.
    }
event-replacements =
    { $points ->
        [one] Substituições, { $pool }: { $points } nível.
       *[other] Substituições, { $pool }: { $points } níveis.
    }
event-stand =
    { $result ->
        [fails] Guiada por { $unit }, a defesa de { $at } falha (dado { $die }, modificador { $modifier }).
        [fails-1] Guiada por { $unit }, a defesa de { $at } falha e custa um nível (dado { $die }, modificador { $modifier }).
       *[other] Guiados por { $unit }, os defensores mantêm { $at } (dado { $die }, modificador { $modifier }).
    }
reason-may-move =
    { $n ->
        [one] Uma unidade ainda pode se mover.
       *[other] { $n } unidades ainda podem se mover.
    }
reason-points-us =
    { $n ->
        [one] Resta { $n } ponto de reforço americano.
       *[other] Restam { $n } pontos de reforço americanos.
    }
reason-points-uk =
    { $n ->
        [one] Resta { $n } ponto de reforço britânico.
       *[other] Restam { $n } pontos de reforço britânicos.
    }
reason-left = { $what }: restam { $n }.
reason-cost =
    { $n ->
        [one] Custa um ponto de reforço.
       *[other] Custa { $n } pontos de reforço.
    }
reason-aircraft =
    { $n ->
        [one] Resta { $n } unidade aérea, para metralhar ou para atacar.
       *[other] Restam { $n } unidades aéreas, para metralhar ou para atacar.
    }
reason-losses =
    { $n ->
        [one] É preciso perder um nível.
       *[other] É preciso perder { $n } níveis.
    }
stake-no-way-back =
    { $n ->
        [one] Uma unidade não tem recuo e se perde.
       *[other] { $n } unidades não têm recuo e se perdem.
    }
stake-points-lapse =
    { $n ->
        [one] Uma unidade ainda poderia vir da Grã-Bretanha; os pontos não usados se perdem.
       *[other] { $n } unidades ainda poderiam vir da Grã-Bretanha; os pontos não usados se perdem.
    }
stake-retreat-loss =
    { $n ->
        [one] Este caminho custa um nível.
       *[other] Este caminho custa { $n } níveis.
    }
stake-stand =
    { $result ->
        [fails] Falha
        [fails-1] Falha, perde-se um nível
        [holds-1] Resiste por um nível
        [holds-EX] Resiste por um nível de cada lado
        [holds-A1] Resiste, o atacante perde um nível
        [holds-A1-gone] Resiste, o atacante perde um nível, a posição cai
       *[other] Outra coisa
    }
decided-allied-points = Vencem os Aliados: { $points } pontos.
decided-german-points = Vencem os alemães: os Aliados têm { $points } pontos.
stake-lead = { $attack } a { $defence }: { $result }
stake-landing = { $result } Avanço: { $advance }.
stake-drop =
    { $result ->
        [S] Um regimento da { $division }: disperso
        [S1] Um regimento da { $division }: disperso, um nível perdido
        [S2] Um regimento da { $division }: disperso, dois níveis perdidos
       *[other] Um regimento da { $division }: em ordem
    }
stake-jabo =
    { $shifts ->
        [0] Nenhuma coluna perdida pelos caças-bombardeiros
        [one] { $shifts } coluna perdida pelos caças-bombardeiros
       *[other] { $shifts } colunas perdidas pelos caças-bombardeiros
    }
event-jabo =
    { $shifts ->
        [0] Caças-bombardeiros: nenhuma coluna perdida (dado { $die }).
        [one] Caças-bombardeiros: { $shifts } coluna à esquerda (dado { $die }).
       *[other] Caças-bombardeiros: { $shifts } colunas à esquerda (dado { $die }).
    }
