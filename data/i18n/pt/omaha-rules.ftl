### Português: as regras de D-Day at Omaha Beach com palavras nossas. O inglês está em data/omaha/rulebook.toml.

## A sequência e os desembarques

rule-I-VI = Sequência de jogo
    .summary = Um turno tem seis fases: operações anfíbias, evento, fogo alemão, engenharia, ações americanas e fim do turno. O turno 1 não tem evento nem engenharia. O jogador comanda as duas divisões americanas, a 1ª no Leste e a 29ª no Oeste; os alemães agem pelas cartas e por prioridades fixas.
rule-I = Operações anfíbias
    .summary = As lanchas nas caixas de desembarque verificam deriva e perdas, depois todas chegam ao hexágono de praia diante da sua caixa, e por fim se põem nas caixas as unidades previstas para o turno. Quem é colocado agora verifica e desembarca no turno seguinte.
rule-5-1 = Verificações de desembarque
    .summary = Compra-se uma carta para as unidades nas caixas do Leste e outra para as do Oeste; cada uma procura a letra do seu símbolo de alvo e lê o resultado na tabela de desembarques. A deriva desloca ao longo da fila de caixas; quem sairia do mapa, ou na maré alta acabaria diante de nenhuma praia, volta dois turnos depois. Um quartel-general ou general na caixa pode seguir ou ficar; a partir do turno 4, os Rangers com quem nada acontece podem derivar por vontade própria de uma a quatro caixas para leste. A mina da carta se resolve por último: nada na maré baixa (turnos 1–6); nos turnos 7–15 perde um passo uma unidade que desembarca em um hexágono de meia maré não limpo, nos turnos 16–22 uma que atravessa um desses a caminho da linha de maré alta. Se só um quartel-general poderia perdê-lo, ele chega dois turnos depois.
rule-5-2 = Desembarque
    .summary = Tudo o que está nas caixas vai a terra, no hexágono de praia para o qual a caixa aponta com a maré do turno: baixa, meia ou alta. A unidade que toca terra fora do setor da sua divisão serve à outra até o fim da partida. No fim do turno se afoga quem está abaixo da linha d'água, a não ser que esteja escalando; em um hexágono coberto pelo mar não se entra.
rule-5-3 = Novas unidades nas caixas de desembarque
    .summary = As unidades do turno vão para as caixas que trazem indicadas, no máximo duas por caixa; quartéis-generais e generais não contam, e um general nunca chega sozinho. As caixas sem letras não podem ser escolhidas e as Charlie (CH) só recebem Rangers. A partir do turno 7 uma chegada pode ser adiada; a unidade adiada por escolha para depois do turno 10 pode usar qualquer caixa com letras.

## O evento

rule-II = Evento
    .summary = A partir do turno 2 compra-se uma carta e acontece o evento que ela indica para o turno. Os eventos trazem marcadores de profundidade e reforços alemães, heróis, fogo naval, fumaça, homens descansados, ou mudam o fogo ou as ações do turno.
rule-9-2 = Marcadores de profundidade
    .summary = O marcador vai virado para baixo sob uma unidade alemã que não tem nenhum e está em comunicação: a mais próxima de qualquer unidade americana; em igualdade, um ponto forte de um hexágono, depois de dois, depois uma posição de reforço; a seguir o número mais baixo, contando 0 se não tiver. Se o setor previsto não oferece nenhuma, vale o outro. Pontos fortes, edifícios e outros hexágonos têm cada um a sua reserva; esgotada a dos pontos fortes, escolhe-se um reforço, os edifícios recorrem à reserva móvel, e se esta está vazia não vem nada. O marcador que acompanha um herói vai, se possível, para o setor do herói; se resta um onde são precisos dois, concorre o mapa inteiro.
rule-9-3 = Reforços alemães
    .summary = Sorteia-se um reforço tático, que vai virado para baixo para uma posição de reforço vazia e em comunicação da zona da carta: uma ao lado dos americanos, senão uma a dois hexágonos deles, senão qualquer; em igualdade, o número mais baixo. As posições sem número nunca são escolhidas. Esgotados os táticos vêm os divisionários, cada um com um marcador de profundidade; esgotados também esses, ninguém. Se há menos unidades do que zonas, a ordem vale entre todas as zonas ao mesmo tempo. Um general sozinho no hexágono se perde.
rule-11-1 = Heróis
    .summary = Uma carta de herói dá um herói a uma unidade da divisão indicada, à escolha do jogador. O herói fica com essa unidade, nunca está só e morre com ela. Se resta um só passo à unidade e o fogo alemão o tiraria, ele pode se sacrificar no lugar dela; a unidade fica inspirada e ainda age de graça.

## O fogo alemão

rule-III = Fogo alemão
    .summary = Compra-se e resolve-se uma carta para as posições alemãs do Leste, depois outra para as do Oeste. Cada carta traz três cores e um símbolo de alvo.
rule-6-1 = O que diz uma carta de fogo
    .summary = Dispara toda posição alemã cuja cor está na carta, se a ocupa uma unidade que não esteja desorganizada. Com um quadrado simples disparam todas, com um duplo só as que têm um marcador de profundidade.
rule-6-2 = Campos de fogo
    .summary = Uma posição dispara contra as unidades americanas nos hexágonos que têm os pontos do seu campo de fogo: intenso, contínuo ou esporádico. O fogo intenso custa um passo a qualquer unidade; o contínuo custa um passo, e o esporádico desorganiza, as que não são blindadas e têm o símbolo da carta. Um reforço não revelado desorganiza também aqueles de quem tira um passo. Os dois hexágonos de um ponto forte partilham um só campo.
rule-6-3 = Impactos
    .summary = Uma posição atinge no máximo tantas unidades americanas quantas as suas unidades e marcadores de profundidade: primeiro os pontos intensos, depois os contínuos, depois os esporádicos; a seguir a mais próxima, a seguir a que tem mais passos. Nenhuma unidade perde mais de um passo por fase, e os impactos se repartem de modo a atingir o maior número possível: ninguém é atingido de novo enquanto outro pode ser. Onde há cinco ou mais passos americanos todos têm o símbolo; onde a cor mostra o sinal de blindado, a blindagem não protege. Onde mostra uma estrela pode ser atingido um líder sob fogo intenso ou contínuo: um herói passa a inspirado, um quartel-general volta dois turnos depois, um general fica ferido e na segunda vez se perde.
rule-6-4 = Alemães desorganizados
    .summary = Uma unidade alemã desorganizada não dispara nem projeta o seu campo de fogo; recupera quando uma carta de fogo do seu setor mostra a sua cor. Em um ponto forte de dois hexágonos a outra unidade continua a disparar, mas a desorganizada e o seu marcador não somam impactos.
rule-6-5 = Artilharia alemã
    .summary = A partir do turno 4, se a carta mostra um valor de artilharia, depois dos outros impactos se contam as peças dos seus calibres: as dos pontos fortes do setor que não estejam desorganizadas e as baterias ativas fora do mapa. Se chegam ao valor, uma unidade com o símbolo da carta perde um passo: infantaria em uma caixa, depois outras na praia, outras em uma caixa, infantaria na praia; em igualdade, a que tem mais passos. Uma bateria fora do mapa se cala enquanto os americanos controlam todas as posições da sua lista. Os foguetes de WN69 nunca contam.

## A engenharia

rule-IV = Engenharia
    .summary = A partir do turno 2 a engenharia pode limpar obstáculos da praia antes de começarem as ações.
rule-10-1 = Limpar obstáculos
    .summary = Nos turnos 2–6 (maré baixa) são limpos até dois hexágonos de praia por setor, nos turnos 7–15 (meia maré) um, na maré alta nenhum. O hexágono não pode estar no campo de fogo de uma posição alemã não desorganizada cuja cor está na carta de fogo do turno. As minas já não atingem quem desembarca em um hexágono limpo.

## As ações americanas

rule-V = Ações americanas
    .summary = Cada divisão tem duas ações por turno, cada uma para uma unidade ou um par: mover, escalar, recuperar-se, atacar ou fazer uma barragem. Nenhuma unidade age duas vezes em um turno, pague ou aja de graça.
rule-7-1 = Ações gratuitas
    .summary = Agem sem gastar ação: a infantaria na praia que passa a um hexágono de praia adjacente mais próximo de um abrigo (cascalho, paredão, encosta, escarpa ou falésia escalável); os Rangers; as unidades com um herói, inspirado ou não, ou com um marcador de escalada ou de desorganização; quartéis-generais e generais; e as unidades que no começo da fase estavam empilhadas com um deles, ou ao lado dele, enquanto ele não se move.
rule-7-2 = Realizar ações
    .summary = As unidades agem em qualquer ordem, terminando uma ação antes de começar outra. Duas unidades de um hexágono podem fazer juntas a mesma coisa pelo preço de uma; se são de duas divisões, paga uma ou outra. Um movimento através da fronteira entre Leste e Oeste pode ser pago por uma ou outra divisão.
rule-7-3 = Mover
    .summary = Uma unidade passa a um hexágono adjacente que a tabela de terreno permite, nunca a um com alemães; posições vazias podem ser ocupadas. Quem deixa um hexágono ao lado de uma posição ocupada e não desorganizada e no seu campo de fogo, por outro nas mesmas condições diante da mesma posição, compra uma carta de fogo: se mostra a cor da posição, o quadrado duplo só se ela tem marcador de profundidade, e o símbolo da unidade, esta perde um passo e pode seguir ou ficar, com a ação gasta; cada uma decide por si. Uma só carta serve para várias posições, e quem já está no hexágono de chegada não corre perigo. Quartéis-generais e generais só o fazem com uma unidade, e ficam se nenhuma segue; aquele que se move já não dá ações gratuitas, mas conserva o comando. Seguem a tabela de terreno.
rule-7-4 = Subir uma escarpa
    .summary = Infantaria e Rangers transpõem uma escarpa com duas ações em dois turnos: com a primeira movem e recebem um marcador de escalada; com a segunda, gratuita, tiram o marcador e não fazem mais nada. Para quartéis-generais e generais basta uma ação.
rule-7-5 = Escalar uma falésia
    .summary = Infantaria e Rangers transpõem uma falésia escalável com três ações em três turnos: fixam as cordas, depois movem e ficam com um marcador de escalada, depois o tiram. Uma unidade com cordas age de graça e só pode continuar, ou recolher as cordas e ficar.
rule-7-6 = Empilhamento
    .summary = No fim da fase cabem no máximo duas unidades em um hexágono; as que sobram se perdem. Quartéis-generais, generais e heróis não contam, e os passos não têm limite.
rule-7-7 = Recuperar-se
    .summary = Uma unidade desorganizada só pode fazer uma coisa: tirar o marcador, de graça.

## Ataques e barragens

rule-8 = Atacar
    .summary = Um ataque visa um hexágono alemão, uma vez por fase, e precisa de infantaria ou Rangers adjacentes que possam alcançá-lo; cada unidade que participa gasta uma ação, ou age de graça. A infantaria pesada com força plena participa a dois hexágonos; tanques, anticarro e antiaérea dentro do alcance, se estão ao lado do alvo, ao lado da infantaria ou sob comando; a artilharia dentro do alcance, sob o quartel-general que comanda a infantaria; e o fogo naval por rádio. De baixo ninguém atira de longe contra uma posição na altura cujo campo não cobre a praia; escarpas não se atacam para cima, e falésias nunca, salvo por quem pode atirar de longe. Os alemães se revelam; a força se compara com a deles, dobrada pelo terreno, e as armas dos atacantes com as que os alemães pedem; a tabela dá o resultado. O flanqueamento exige dois hexágonos que não se tocam, ou três hexágonos se tanto a unidade quanto o marcador o pedem; um herói vale uma arma, menos o flanqueamento, se está ao lado do alvo, ou um ponto; um marcador naval vale fogo naval, artilharia e demolição, e nove pontos; um quartel-general vale o rádio de quem está ao lado do alvo. O comando é o do começo da fase. As unidades vencidas da 352ª Divisão em comunicação voltam à reserva divisionária, as outras se perdem; ninguém avança.
rule-8-4 = Barragens
    .summary = Um tanque pode fazer uma barragem sobre um hexágono alemão ocupado, dentro do alcance mas não adjacente, se o tanque está no campo de fogo do alvo, ou se lá está uma infantaria não desorganizada e uma das duas unidades está sob comando. Uma carta de fogo e a força do tanque dão o resultado na tabela: nada, desorganizada, ou desorganizada e sem o seu marcador de profundidade. Várias barragens podem cair em uma posição, mas então ela não é atacada nessa fase; de baixo não se veem as alturas sem campo sobre a praia, e os reforços não revelados não são alvo. Um marcador de fogo naval faz uma barragem gratuita sobre qualquer ponto forte ou reforço revelado em cujo campo haja infantaria não desorganizada com rádio ou sob um quartel-general: a unidade fica desorganizada, o marcador dela é retirado e o naval é gasto, e esse hexágono não é atacado na fase.
rule-9-4 = Reforços pelo marcador de um ponto forte
    .summary = Quando o marcador de profundidade revelado em um ponto forte pede ajuda, ele é retirado, e um reforço tático, se restar algum, vai para a posição de reforço em comunicação mais próxima desse ponto forte; em igualdade a mais próxima de uma unidade americana, depois o número mais baixo, contando 0 se não tiver.

## Fim do turno e vitória

rule-VI = Fim do turno
    .summary = As cartas do turno são descartadas, voltam embaralhadas ao monte quando a trilha de turnos manda (turnos 6 e 13), e começa o turno seguinte. O jogo segue até uma catástrofe ou até o fim do cenário.
rule-13 = Vencer e perder The First Wave
    .summary = A partida dura até que uma divisão sofra uma catástrofe ou até terminar o turno 16; então os pontos decidem.
rule-13-1 = Catástrofe
    .summary = A partida está perdida na hora quando oito unidades de infantaria regular de uma divisão estão reduzidas a um passo ou perdidas. A infantaria pesada conta, os Rangers não.
rule-13-2 = Pontos de vitória
    .summary = No fim do turno 16 vale um ponto cada hexágono de ponto forte em mãos americanas, e os de dois hexágonos valem dois juntos ou nenhum; vale um ponto cada posição de reforço, e cinco cada uma das quatro ravinas se estão em mãos americanas todos os seus hexágonos além da barreira anticarro. Um hexágono conta se uma unidade americana o ocupa ou controla, ou se nenhuma linha alemã chega a ele, se tem linha de comunicação americana e se nenhuma unidade alemã, nem sequer desorganizada, o tem no seu campo de fogo. Dezenove pontos vencem.

## Controle e comunicação

rule-12 = Controle e comunicação
    .summary = Abre o capítulo sobre o controle e as linhas de comunicação dos dois lados.
rule-12-1 = Controle americano
    .summary = Infantaria com um passo, artilharia, anticarro, antiaérea e quartéis-generais controlam o hexágono em que estão; generais e heróis não controlam nada. Infantaria com dois ou três passos e tanques, mesmo desorganizados, controlam também os hexágonos adjacentes; mas da praia, da esplanada ou de uma ravina não controlam os da altura.
rule-12-2 = Comunicação alemã
    .summary = Uma posição alemã está em comunicação se um caminho de qualquer comprimento a liga a um hexágono de saída, de A a G, sem hexágonos ocupados ou controlados por americanos, sem terreno acidentado, praia nem esplanada junto à praia. Uma unidade alemã anula o controle americano do seu hexágono. Uma posição vazia pode estar ela própria sob controle americano; um reforço na sua posição pode começar o caminho por um hexágono de bocage adjacente que os americanos controlam mas não ocupam. Sem comunicação uma posição não recebe reforços nem marcadores de profundidade, e a sua unidade não se retira.
rule-12-3 = Comunicação americana
    .summary = Só o fim da partida a pede: um caminho de qualquer comprimento do hexágono até uma praia, sem campos de fogo alemães, nem sequer de unidades desorganizadas, sem terreno acidentado e sem transpor escarpas nem falésias.
