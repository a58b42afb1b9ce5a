### Português: as regras de A Bloody Summer com palavras nossas. O inglês está em data/bloody/rulebook.toml.

## 0: termos e peças

rule-0 = Termos e escala
    .summary = Um hexágono vale cerca de seis quilômetros e um turno uma semana. O que se passa nos hexágonos está no mapa; o que se passa nas caixas estratégicas está fora dele.
rule-0-1 = Peças
    .summary = As peças são unidades de combate, do batalhão à divisão, ou quartéis-generais de corpo. A ordem de batalha é simplificada.
rule-0-1-1 = Quartéis-generais de corpo
    .summary = Um QG tem um lado pronto e um lado esgotado, um bônus em colunas e um valor de movimento. Combater ou mover de forma estendida vira-o; a fase final volta a pô-lo pronto. Não é unidade de combate e está apoiado enquanto tiver consigo um marcador de ofensiva.
rule-0-1-2 = Unidades de combate
    .summary = Uma unidade mostra ataque, movimento, defesa e valor de empilhamento e tem um a três passos; acima de seis pontos de movimento é motorizada. Só os blindados podem atropelar e romper. As guarnições não movem nem atacam, não têm zona de controle, ignoram recuos e são mais difíceis de bombardear; uma Festung é uma guarnição atrás de uma linha fortificada, fora do mapa uma caixa própria, sempre suprida, com lugar para cinco pontos de unidades.
rule-0-2 = Marcadores
    .summary = Abre a seção dos marcadores.
rule-0-2-1 = Marcadores de ofensiva
    .summary = Reservas para as grandes operações: permitem a um QG combater ou mover longe fora do mapa. No máximo dois por hexágono, fora do empilhamento; sem defesa nem nação, movem como motorizados com o seu QG, doze pontos no máximo, e podem ser capturados.
rule-0-2-2 = Marcadores de controle
    .summary = Mostram quem controla um hexágono ou uma caixa.

## 1: sequência

rule-1-0 = Sequência de jogo
    .summary = Um turno: tempo e aviação, logística, administração; a fase A, em que os dois jogadores, alternadamente, recebem e movem unidades e combatem, e uma fase final; a fase B da mesma forma; o fim do turno.
rule-1-1 = A sequência em detalhe
    .summary = Abre a seção dos passos de um turno.
rule-1-1-1 = Início do turno
    .summary = Abre a seção de tempo, logística e administração.
rule-1-1-1-1 = Tempo e poder aéreo
    .summary = Desde o turno 2 os Aliados rolam o tempo; cada turno mau seguido tira um ao dado, dois no máximo. Um seis natural traz a verificação de tempestade no início de A e de B: ela anula frotas, apoio, bombardeio, interdição tática e desembarques da fase. As peças aéreas saem dos seus copos conforme o tempo e recebem missões.
rule-1-1-1-2 = Fase logística
    .summary = Os Aliados trabalham nos portos, ambos verificam o suprimento e cada um rola pelos seus marcadores de ofensiva: os aliados vão para a reserva estratégica, os alemães para depósitos com espaço. Depois os marcadores seguem um a um para os QG, alternadamente, começando por quem tem mais, os Aliados em caso de empate.
rule-1-1-1-3 = Fase administrativa
    .summary = Cada lado rola um dado e soma os seus QG apoiados no mapa: o mais alto tem a iniciativa; o empate a dá aos Aliados com céu limpo e aos alemães se não. O dado alemão traz também as reposições. As unidades em repouso recuperam, as destruídas começam a fazê-lo, e as tropas especiais aliadas podem voltar à reserva por um ponto cada.
rule-1-1-2 = Fase de movimento
    .summary = Abre a seção de chegada e movimento.
rule-1-1-2-1 = Chegada e mudança de mapa
    .summary = As unidades em uma caixa colorida podem ser postas nos seus hexágonos de entrada se o inimigo lá não estiver, e as que estão em um hexágono de saída com letra na sua caixa. Os reforços chegam à reserva aliada ou às caixas alemãs; no turno 1 os alemães podem chegar diretamente a um hexágono de entrada.
rule-1-1-2-2 = Movimento
    .summary = No mapa o jogador ativo move o que quiser. Fora dele move pelas linhas, uma ou duas caixas, sob interdição, ao preço de um marcador ou saindo da confusão com uma rolagem; quem entra em uma caixa com inimigos para aí em confusão.
rule-1-1-3 = Fase de combate
    .summary = Um após outro, cada QG do jogador ativo passa ou combate. Para combater tem de estar apoiado e gasta um marcador; as suas unidades atacam, aplicam-se todos os resultados, e fica esgotado antes de o QG seguinte agir.
rule-1-1-4 = Fase final
    .summary = As peças aéreas e navais usadas voltam a estar disponíveis, os marcadores de afetado saem, os QG ficam prontos e a fase avança.
rule-1-1-5 = Fim do turno
    .summary = As peças aéreas voltam aos copos, cada unidade recupera um nível de desorganização e o marcador de turno avança.
rule-1-2 = Fim da partida
    .summary = Acaba com o último turno do cenário ou logo com uma vitória automática.

## 2: terreno e empilhamento

rule-2 = Terreno
    .summary = Abre o capítulo de empilhamento e terreno.
rule-2-1 = Empilhamento
    .summary = Um hexágono leva cinco pontos de empilhamento, uma unidade de valor zero e um QG, contados só no fim do movimento; as caixas levam qualquer número. Americanos e britânicos nunca dividem um hexágono ou uma caixa.
rule-2-2 = Efeitos do terreno
    .summary = O centro do hexágono decide o seu terreno. Estradas e vias-férreas, seguidas de hexágono em hexágono, eliminam o custo dos obstáculos. A infantaria motorizada pode escolher em cada fase ir a pé; os paraquedistas aliados vão a pé até serem supridos. Em uma povoação o defensor escolhe se no combate contam as casas ou o terreno.

## 3: zonas de controle

rule-3 = Zonas de controle
    .summary = As unidades de combate com valor de empilhamento de pelo menos um controlam os hexágonos à volta, salvo o que a tabela de terreno excetua. Unidades e QG param ao entrar em uma zona inimiga, podem passar de uma zona à seguinte e pagam para sair: os commandos nada, os paraquedistas um ponto, os outros dois. Amigos no hexágono nada mudam.

## 4: movimento

rule-4 = Movimento
    .summary = Abre o capítulo do movimento.
rule-4-1 = Regra geral
    .summary = Abre a seção do movimento dentro e fora do mapa.
rule-4-1-1 = Movimento no mapa
    .summary = As unidades movem uma após outra, pagando cada hexágono segundo o terreno e o tipo de movimento; os pontos não se guardam. Um hexágono é sempre permitido se não for intransponível. Os hexágonos inimigos estão fechados, salvo atropelamento e confusão. Blindados e Panzergrenadier que moveram no máximo um hexágono podem ficar em reserva para a exploração.
rule-4-1-2 = Movimento fora do mapa
    .summary = Pelas linhas, no máximo duas caixas; acaba em uma caixa que o inimigo ocupe ou controle, embora os blindados passem as apenas controladas. De ordinário cada QG aliado manda uma divisão uma caixa; mais é um movimento estendido. Uma unidade alemã tem de rolar menos do que o valor da caixa para sair; os partisans em duas caixas somam dois. Quando os Aliados estão além do Sena as FFI se levantam em Paris.
rule-4-2 = Desembarque
    .summary = Na sua fase de movimento os Aliados desembarcam reforços em praias e portos abertos até à capacidade impressa no depósito; o resto espera na reserva estratégica.
rule-4-3 = Atropelamento
    .summary = Uma pilha de blindados junto a um inimigo pode passar-lhe por cima por mais três pontos no mapa, nada fora dele. Combate logo, sem marcador; se o defensor recua, por um caminho escolhido pelo atacante, ou morre, a pilha segue; se não, volta atrás e sofre um nível. Um QG sozinho é capturado, um marcador muda de dono sem custo.
rule-4-4 = Operações especiais
    .summary = Rangers, commandos e paraquedistas não desorganizados podem, com um bom dado na tabela de salto e infiltração, atravessar um hexágono intransponível, sair da confusão ou assaltar um hexágono com inimigos e criar confusão: um hexágono por fase de movimento. No Dia D rangers e commandos não rolam e não param na praia.

## 5: comando

rule-5 = Quartéis-generais e apoio
    .summary = Abre o capítulo: comando, controle e suprimento por corpos; o comando verifica-se no início da fase de combate.
rule-5-1 = Limites de comando
    .summary = Um QG comanda cinco divisões e três unidades independentes do seu exército a quatro hexágonos no máximo, ou na sua caixa e nas contíguas. A 79ª Blindada britânica é sempre comandada e nunca conta. Nenhuma unidade serve dois QG em um turno; um QG em confusão comanda só o seu hexágono.
rule-5-2 = Movimento estendido
    .summary = Fora do mapa um QG suprido gasta um marcador para mover mais longe as suas unidades ou mais de uma divisão; depois fica esgotado e não combate nesse turno. Atropelar continua possível.
rule-5-3 = Apoio tático
    .summary = Uma vez por fase um QG pode ajudar um combate das suas unidades até dois hexágonos: as colunas impressas no ataque, uma na defesa, ditas antes do dado. Um só QG aliado por ataque; os alemães podem combinar. Cada QG que apoia vira-se; no ataque gasta um marcador, na defesa não.
rule-5-4 = Destruição dos QG
    .summary = Um QG nunca combate. Sozinho morre a qualquer ataque; empilhado, só morre quando todas as unidades consigo morrem em combate, e de resto fica intacto. Volta como reforço um turno depois.

## 6: combate

rule-6 = Combate
    .summary = Abre o capítulo do combate.
rule-6-1 = Regra geral do combate
    .summary = O jogador ativo pode atacar inimigos adjacentes, nunca é obrigado. Uma unidade ataca uma vez e é atacada uma vez por fase, salvo contra-ataque e exploração. Cada hexágono é atacado à parte, e todas as unidades nele defendem juntas.
rule-6-2 = Bombardeio
    .summary = Antes de um ataque os Aliados podem bombardear o hexágono, uma vez do mar e uma do ar por fase, gastando pontos e rolando na tabela. Couraçados e cruzadores chegam a três hexágonos, contratorpedeiros a dois, da costa da sua frota e só para o seu exército. As baterias costeiras alemãs operacionais podem em cada fase atingir uma unidade que desembarque em uma praia ao alcance. Nunca com tempestade.
rule-6-3 = Resolução
    .summary = Somam-se ataque e defesa e reduzem-se a uma relação a favor do defensor, de modo que 8 contra 3 é 2-1; os Aliados decidem o apoio aéreo; o jogador ativo desloca à direita, o outro à esquerda; um dado, modificado pelas unidades de elite, dá o resultado. As relações acabam em 1-3 e 6-1.
rule-6-4 = Resultados
    .summary = A tabela dá passos perdidos e níveis de desorganização aos dois lados. Um recuo move todas as unidades do hexágono, cada uma pelo seu caminho se o dono quiser.
rule-6-5 = Desorganizadas e afetadas
    .summary = Dois níveis de cada: a desorganização dura e desce um nível por turno, o efeito de um bombardeio passa. Mais um nível sobre D2 custa um passo; sobre A2 torna-se um nível de desorganização. O nível mais alto de cada tipo que participa dá ao outro lado uma ou duas colunas, e os dois tipos somam-se. O atacante pode deixar de fora tais unidades.
rule-6-6 = Recuo
    .summary = Uma pilha que não pode recuar perde-se de vez. Cada unidade que recua para uma zona inimiga perde um passo. Onde o empilhamento seria excedido ou se juntariam os dois exércitos aliados, o recuo continua; o que não acha lugar morre. Certos terrenos o agravam, e o apoio aéreo agrava o dos alemães.
rule-6-7 = Avanço
    .summary = Depois de um recuo ou quando já não há defensores, uma pilha atacante pode avançar um ou dois hexágonos, sem custos de terreno nem zonas inimigas.
rule-6-8 = Exploração
    .summary = Onde o resultado o permite o QG tem mais uma ativação gratuita: duas das suas pilhas em reserva movem e atacam, e pode gastar um marcador para as apoiar. Não fora do mapa.
rule-6-9 = Contra-ataque
    .summary = Depois de um avanço sem exploração o defensor pode usar um QG pronto a dois hexágonos para atacar a pilha no hexágono perdido com unidades que recuaram ou estão junto ao hexágono ou a elas; movem um hexágono. Custa um marcador, nada se o hexágono estiver vazio, e não leva a outro. Não fora do mapa.
rule-6-10 = Perdas e reposições
    .summary = Um passo perdido vira a peça ou traz a segunda; o último manda-a para as unidades destruídas, de onde pode ser refeita depois de repouso, a não ser que tenha morrido ao recuar. Os Aliados refazem o que querem, os alemães até onde chegam as reposições do tipo certo; as não usadas ficam.
rule-6-11 = Confusão
    .summary = Quando um desembarque ou um salto combate e nenhum lado sai ou morre, todos ficam no hexágono em confusão. Qualquer um pode entrar; só o fim dos inimigos, ou uma operação especial, deixa sair. Ali não há bombardeio nem apoio aéreo.
rule-6-12 = Combate fora do mapa
    .summary = Inimigos na mesma caixa estão em confusão e combatem com todas as unidades presentes, sem recuo, exploração ou contra-ataque. Para sair, uma pilha rola a interdição com menos um por cada coluna acima da paridade, ou mais um por cada coluna abaixo, e só para uma caixa sua; com partisans somam-se antes dois.
rule-6-13 = Cerco
    .summary = Os Aliados podem atacar uma Festung ou cercá-la: nenhum alemão na caixa fora dos muros e unidades aliadas que valham metade da defesa lá dentro. O cerco dá pontos.

## 7: logística

rule-7 = Logística
    .summary = Uma unidade está suprida se traçar uma linha até um QG suprido; verifica-se no início do turno.
rule-7-1 = Depósitos aliados
    .summary = Praias e portos servem o exército a que pertencem, uma vez controlados, construídos e abertos, fora de zonas inimigas, que em uma praia não contam. As obras em um porto param enquanto estiver em zona inimiga. Um inimigo que entre destrói o depósito, salvo Cherbourg.
rule-7-1-1 = Mulberries
    .summary = O A em Saint-Laurent e o B em Arromanches levam dois turnos, primeiro reduzidos e completos um turno depois. Em cada tempestade cada um é destruído de vez com 4 a 6.
rule-7-1-2 = Portos menores e praias
    .summary = Um porto menor leva dois turnos; uma praia abre logo, virando a peça da guarnição.
rule-7-1-3 = Cherbourg
    .summary = Três turnos até ao porto reduzido, mais três até ao completo. Os alemães que tenham o hexágono um turno inteiro reduzem-no a metade, e ao fim de dois turnos desaparece.
rule-7-2 = Depósitos alemães
    .summary = O porto de Cherbourg e, fora do mapa, Pas-de-Calais, Paris, Le Mans, Rennes e Brest. Cherbourg dá um marcador por turno, seja qual for o tempo. Os depósitos sem defesa desaparecem quando só há aliados na sua caixa; a confusão bloqueia-os.
rule-7-3 = Linhas de suprimento
    .summary = Abre a seção das linhas de suprimento.
rule-7-3-1 = Suprimento de uma unidade
    .summary = Um caminho de qualquer comprimento por hexágonos abertos ao movimento motorizado, fora de zonas inimigas, até um QG suprido, e daí por estrada a um depósito; só para isto uma unidade amiga anula a zona inimiga no seu hexágono. As linhas entre caixas são estradas.
rule-7-3-2 = Suprimento de um QG
    .summary = Por uma estrada sem cortes de qualquer comprimento até um depósito amigo aberto, ou com um marcador de ofensiva empilhado. Um QG sem suprimento não recebe marcadores.
rule-7-4 = Sem suprimento
    .summary = Dura até à fase logística seguinte: sem ataque, metade da defesa arredondada para cima, metade do movimento para motorizados e QG; os outros movem como sempre. Fora do mapa não se movem.
rule-7-5 = Suprimento aéreo
    .summary = Em cada turno de céu limpo ou encoberto os Aliados podem abastecer quatro pontos de empilhamento de infantaria sem suprimento.

## 8: coordenação

rule-8 = Coordenação dos Aliados
    .summary = A 2ª Blindada francesa conta como americana; canadenses, poloneses e belgas como britânicos. Um QG comanda só o seu exército; os dois nunca atacam nem se empilham juntos, e navios e aviões apoiam só os seus.

## 9: aviação

rule-9 = Poder aéreo aliado
    .summary = As peças tiradas para o turno são atribuídas: primeiro tantos caça-bombardeiros à superioridade quantos o dado pedir, depois interdição dos dois tipos, apoio e bombardeio. Cada uma faz um só tipo de missão por turno.
rule-9-1 = Apoio aéreo tático
    .summary = Antes da relação de um combate pode ajudar um caça-bombardeiro da nação certa, uma coluna para os Aliados no ataque ou na defesa, não sobre certos terrenos. Atropelamentos e exploração só o têm desde o turno 7, e só tropas americanas. Os alemães que recuam sob ele sofrem um nível de desorganização.
rule-9-2 = Interdição tática
    .summary = Até quatro caça-bombardeiros de qualquer nação, um por zona do mapa, duplicam ali o custo do terreno limpo e dos rios. Povoações e bosques não são afetados.
rule-9-3 = Bombardeio aéreo
    .summary = Os bombardeiros médios disponíveis podem atingir uma pilha que ataca ou defende, antes do combate. Uma força com pelo menos metade de médios soma um ao dado; os leves contam como médios, mas não para isto.
rule-9-4 = Bombardeio em tapete
    .summary = Uma vez por turno e nação os pesados, com médios se se quiser, podem bombardear um hexágono ou dois adjacentes, metade em cada. Cada pesado usado dá dois pontos aos alemães e volta dois turnos depois. Sobre casas deixa escombros: mais dois pontos de movimento por cada um, um em cada um de dois hexágonos. Na fase 0A praias e baterias podem ser assim bombardeadas sem limite nem penalização.
rule-9-5 = Interdição estratégica
    .summary = A uma caixa podem atribuir-se um pesado, ou um ou dois médios, ou um ou dois caça-bombardeiros, para que os alemães mais facilmente lá fiquem.

## 10: Dia D

rule-10 = O Dia D
    .summary = O turno 0 tem fases próprias. Nele e no turno 1 os Aliados têm a iniciativa, tudo está suprido e os QG combatem sem marcadores; só os QG em terra dão apoio. No turno 0 os marcadores de afetado ficam até ao fim.
rule-10-O-1 = Fase O: os saltos
    .summary = De noite, sem navios nem aviões, os paraquedistas saltam nas suas zonas com dois dados: desorganizados com 5 e 6, à deriva um hexágono a partir de 6, nunca em casas nem no mar. Quem cai sobre um inimigo combate logo, com confusão se ninguém sair. Os outros podem então mover um hexágono e atacar um adjacente.
rule-10-O-2 = Fase O: reação alemã
    .summary = As unidades alemãs junto a aliadas podem agir: entrar na confusão ou atacar um vizinho.
rule-10-A-1 = Fase A: os desembarques
    .summary = Aviação e frota bombardeiam praias e baterias. A primeira vaga assalta, com os tanques rolando para sobreviver à água, uma coluna à esquerda salvo rangers e commandos sozinhos; quem fica com o inimigo está em confusão. A 79ª espera ao largo de uma praia britânica até estar limpa. Depois as tropas em terra movem metade, desembarcam a segunda vaga, o 5º de Rangers e os commandos, e os combates em terra podem ter apoio aéreo.
rule-10-A-2 = Fase A: reação alemã
    .summary = Todas as unidades e QG alemães no mapa podem agir com metade do movimento; sem movimento estratégico. O tempo abre; aviões e navios aliados não voltam para a fase B.
rule-10-B-1 = Fase B: seguimento
    .summary = As tropas no mapa e fora de confusão movem metade; as últimas vagas e os QG desembarcam até onde o empilhamento permite, os outros esperam na reserva; depois combate-se.
rule-10-B-2 = Fase B: reação alemã
    .summary = Como na fase A: metade do movimento e combate normal para todos os alemães no mapa.
rule-10-B-3 = Fim do turno 0
    .summary = Pode aterrar a 6ª Brigada aerotransportada britânica. Os marcadores de afetado saem, a desorganização desce um nível, os QG ficam prontos, os aviões deixam o mapa e o turno 1 começa com céu limpo.

## 11: cenários

rule-11 = Cenários
    .summary = Dois jogadores, ou três com um aliado para os americanos e um para os britânicos. As unidades estão dispostas ou chegam pelo registro de turnos; as peças aéreas estão em três copos de seis pesados, quatro médios e leves e doze caça-bombardeiros; os depósitos alemães nas suas caixas.
rule-11-1 = A corrida a Cherbourg
    .summary = Turnos 1 a 4 no mapa da coluna 17 para oeste, sem reposições nem pesados, com metade dos marcadores e metade da aviação americana. Os americanos ganham conforme o turno em que têm os dois hexágonos de Cherbourg; os alemães mantendo-a, melhor com uma linha para sul para duas divisões, ainda melhor entrando em Utah enquanto Cherbourg e Saint-Vaast são suas.
rule-11-2 = Operação Cobra
    .summary = Turnos 7 a 12 em todo o mapa, com céu limpo e zero pontos, e dois marcadores aliados no início. Reforços e vitória como na campanha.
rule-11-3 = A campanha
    .summary = Da noite de 6 de junho ao fim de agosto. Pontos por passos, passos de elite, cidades, depósitos, cercos, Festungen e Paris, contra vinte por turno para os alemães; vinte e cinco é vitória marginal e cinquenta decisiva. Os Aliados ganham logo com Paris e Cherbourg e dois portos atlânticos, com Paris e Pas-de-Calais, ou quando restam menos de dez unidades alemãs; os alemães com quatro praias.
