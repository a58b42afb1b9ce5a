### Português: as regras de Campanha da Normandia em nossas palavras. O inglês está em data/campanha/rulebook.toml.

## 1 a 3: o material e a sequência

rule-1-0 = Introdução histórica
    .summary = Por que os dois lados lutaram pela Normandia no verão de 1944 e como tudo terminou. Serve de ambientação e nada exige dos jogadores.
rule-2-0 = O que vem na caixa
    .summary = Abre o capítulo do mapa, das peças, das tabelas e dos marcadores.
rule-2-1 = O mapa
    .summary = A Normandia em hexágonos; o livro de regras conta 525, número que corresponde à terra e à costa sem o mar aberto.
rule-2-2 = As peças
    .summary = 231 unidades: 107 alemãs, das quais 21 das Waffen-SS, 68 americanas, 47 britânicas, 8 canadenses e uma de voluntários soviéticos sob comando alemão. Os marcadores não entram na conta.
rule-2-2-1 = O que cada peça mostra
    .summary = Tamanho, número, divisão, arma, ataque, defesa e movimentação. Peça sem divisão é independente; algarismos romanos indicam artilharia de corpo de exército e arábicos, de exército. A peça do exemplo, o 120º Regimento da 30ª Divisão americana, é 3-4-8.
rule-2-3 = As tabelas
    .summary = Combate, terreno, bombardeio de artilharia e bombardeio em tapete, mais a de vulnerabilidade, de que o bombardeio depende. Outras regras dizem quando usar cada uma.
rule-2-4 = Trilhas e marcadores
    .summary = Abre a seção da trilha de turnos, da trilha aérea, da trilha de bombardeiros pesados e dos dados.
rule-2-4-1 = Trilha de turnos
    .summary = Turnos de 0 a 16. O turno 0 é o dia 6 de junho de 1944 e cada um dos seguintes vale três dias, de modo que o jogo termina na véspera da Operação Cobra.
rule-2-4-2 = Trilha de poder aéreo
    .summary = Registra os pontos aéreos que restam aos aliados no turno; os alemães não têm nenhum.
rule-2-4-3 = Trilha de bombardeiros pesados
    .summary = Duas casas que contam os bombardeios em tapete dos aliados.
rule-2-4-4 = Dados
    .summary = Os combates se decidem com dois dados. A movimentação nunca precisa deles.
rule-3-0 = Sequência do turno
    .summary = A ordem é: movimentação aliada, combate aliado, movimentação alemã, combate alemão. No turno 0, depois do combate aliado, chega a 1ª Brigada de Commandos britânica: por 3011 até um hexágono da 6ª Aeroterrestre ou, se 3011 estiver fechado, em outra praia britânica, onde permanece.

## 4: movimentação

rule-4-0 = Movimentação
    .summary = Passar de um hexágono a outro custa pontos conforme o terreno, até o limite da peça. Podem sobrar pontos, mas eles não se guardam, não se emprestam e não se somam entre peças que andam juntas.
rule-4-1 = Limites à movimentação
    .summary = Abre a seção do empilhamento e das zonas de engajamento.
rule-4-1-1 = Unidades amigas: empilhamento
    .summary = Cabem no máximo quatro unidades de um lado em cada hexágono. Um hexágono cheio ainda pode ser atravessado, mas ninguém mais pode parar nele.
rule-4-1-2 = Unidades inimigas: zonas de engajamento
    .summary = Os seis hexágonos em volta de uma unidade são sua zona de engajamento: o inimigo que entra nela tem de parar. Quem começa a movimentação engajado sai por um ponto a mais ou ataca; só pode ficar quieto em terreno dominante, isto é, com mais colunas de defesa que os inimigos que o engajam. Quem não pode fazer nem uma coisa nem outra tem de atacar, quem acaba de entrar em contato sempre ataca, e inimigos nunca dividem um hexágono.
rule-4-2 = Entrada e saída do mapa
    .summary = Abre a seção dos reforços, das saídas e dos saltos de paraquedas.
rule-4-2-1 = Entrada
    .summary = Os reforços aliados vêm pelas praias da invasão, por Cherburgo depois de tomada ou pelo ar; os alemães, pelas bordas sul e leste. Todos pagam o primeiro hexágono e podem já entrar engajando. No turno em que entra, o reforço alemão tem 10 pontos de movimentação e conta como motorizado.
rule-4-2-2 = Saída
    .summary = Os dois lados podem sair pelas bordas sul e leste, movendo-se ou recuando, e não perdem a unidade por isso. Os aliados não voltam; os alemães podem voltar pela mesma borda a partir do turno seguinte, ou no mesmo movimento pelas estradas impressas fora do mapa, contadas em hexágonos de estrada. A 82ª e a 101ª Aeroterrestres americanas são retiradas no turno 13, ou assim que deixarem de estar cercadas.
rule-4-2-3 = Tropas aeroterrestres
    .summary = No turno 0 lança-se um dado para cada unidade paraquedista: as americanas chegam inteiras com 6, as britânicas com número par, e as demais chegam reduzidas; nesse turno só o combate as move. No turno 1 o 325º e a 6ª Brigada de planadores pousam sem dado em um hexágono de sua divisão, ou vêm por mar no turno 2 se nenhuma unidade aliada ocupa os hexágonos de salto dela; o 327º desembarca em Utah.

## 5: combate

rule-5-0 = Combate
    .summary = No fim da movimentação, as unidades vizinhas de inimigos estão engajadas, e o lado que acabou de mover é o atacante.
rule-5-1 = Solução de um combate
    .summary = Um combate passa por relação de forças, terreno, cerco, divisões, dados e resultado, na ordem das seções seguintes.
rule-5-1-1 = Relação de forças
    .summary = Total do ataque contra total da defesa: divide-se o maior pelo menor e despreza-se a fração. O atacante empenha sua força antes de saber a da defesa, e nada muda depois da resposta do defensor. No turno 5 os ataques aliados perdem uma coluna.
rule-5-1-2 = Terreno
    .summary = O terreno desloca a coluna para a esquerda em favor da defesa e nunca ajuda o ataque; os alemães ganham mais uma coluna em todo hexágono de costa. Alemães em Caen ignoram o recuo de DRI e DRB, e não precisam recuar após nenhum resultado além de DE, atacando ou defendendo, se o outro hexágono de Caen já era aliado no início do turno. Blindados, cavalaria e canhões de assalto atacam cotas livremente e também pântanos, nos quais nunca entram, mas só uma dessas unidades pode juntar-se ao ataque a um hexágono de bocage; ali, e contra blindados ou artilharia antiaérea, a baixa de AE, ARB ou AVB cai em uma delas.
rule-5-1-3 = Cerco
    .summary = Defensores sem nenhum hexágono de recuo fora de zonas de engajamento inimigas dão uma coluna ao atacante. Uma borda do mapa por onde possam sair conta como saída.
rule-5-1-4 = Divisões completas
    .summary = A divisão que combate com todas as suas peças dá uma coluna a seu lado, no ataque ou na defesa. As alemãs 265ª, 266ª, 275ª e 343ª nunca dão, pois só parte delas chegou à Normandia.
rule-5-1-5 = Os dados
    .summary = A soma de dois dados indica a linha da tabela de combate.
rule-5-1-6 = Resultados
    .summary = O que os códigos significam: baixas em uma unidade escolhida pelo dono, recuo de um lado inteiro, eliminação, a troca de perdas do empate (EMP) e o impasse (IMP). Depois de DE os defensores restantes recuam sem exceção.
rule-5-2 = Avanço após combate
    .summary = O atacante que venceu pode ocupar o hexágono desocupado; após EMP, que é empate, ninguém avança. Blindados, cavalaria, infantaria motorizada e canhões de assalto podem ir mais um hexágono, de terreno aberto para terreno aberto, vila ou cidade, sem rio nem fortificação no meio; artilharia, antiaérea e lança-foguetes nunca avançam. As zonas de engajamento não importam, ninguém é obrigado, e a estrada não torna aberto outro terreno.
rule-5-3 = Recuo
    .summary = Um recuo não pode terminar em um hexágono com inimigos nem em uma zona de engajamento deles. A unidade que não tem como cumprir isso é eliminada.
rule-5-3-1 = Recuo em cadeia
    .summary = O recuo para um hexágono cheio empurra uma unidade, à escolha do dono, para outro hexágono, de modo que fiquem quatro.
rule-5-3-2 = Recuo através de rio
    .summary = Blindados, cavalaria e artilharia mecanizada sofrem uma baixa quando recuam através de um rio, e são eliminados se o combate já lhes tinha custado uma. As outras armas passam sem dano.
rule-5-3-3 = Recuo de unidades cercadas
    .summary = Unidades cercadas passam por um hexágono em zona inimiga e seguem para um segundo, com uma baixa cada; quem já sofreu baixa no combate é eliminado. Passar por amigos abriga a unidade dessa eliminação e da baixa no segundo hexágono, mas o segundo hexágono deve mesmo assim estar fora de zonas inimigas: quem não acha nenhum é eliminado. O dono escolhe a ordem. Recuar para o mar destrói. Peças de movimentação 0 nunca se movem, não precisam atacar quando engajadas, e DRI ou DRB as elimina.

## 6 a 10: ar, baixas, artilharia, portos e navios

rule-6-0 = Poder aéreo
    .summary = Os aliados têm 50 pontos aéreos por turno e mais 10 por aeródromo tomado. Os alemães não têm nenhum.
rule-6-1 = Emprego dos pontos aéreos
    .summary = Os pontos são marcados no início do turno e gastos em combates da fase de um ou do outro lado, no ataque ou na defesa, quantos o jogador aliado quiser, até acabarem.
rule-6-2 = Ataque aéreo
    .summary = Os pontos podem bombardear um hexágono sozinhos: pontos vezes a soma da vulnerabilidade aérea de suas unidades dá a coluna, deslocada pelo terreno menos os rios, e dois dados dão a linha. Seis pontos sobre duas infantarias e uma unidade blindada fazem 24.
rule-6-3 = Bombardeio em tapete
    .summary = Antes de sua movimentação, em dois turnos não seguidos a partir do turno 8, o jogador aliado indica um hexágono: nele e nos seis vizinhos lançam-se os dados na tabela do tapete, mesmo onde há amigos. Isso não conta como ataque a esses hexágonos. As observações acrescentam: nenhum ponto aéreo no turno 5, nenhum guardado para depois, totais anunciados já com eles, de 5 a 10 pontos por ataque aéreo, e nenhum hexágono atacado duas vezes no turno.
rule-7-0 = Baixas e recuperação
    .summary = A primeira baixa vira a unidade para o lado reduzido, a segunda a elimina; a movimentação não muda. Só as unidades aliadas se recuperam, ficando desengajadas durante toda a sua fase de movimentação, e não no turno 5.
rule-8-0 = Artilharia
    .summary = A artilharia move-se como infantaria e atinge hexágonos dentro de seu alcance sem engajar; no apoio, o alcance é medido até o hexágono do defensor. Adjacente ao inimigo, luta como qualquer unidade. Sozinha, bombardeia com poder de ataque vezes vulnerabilidade à artilharia; ataques só de artilharia, engajada ou não, não têm ajuda do ar. Cada peça serve em um só combate por fase, incluída a própria defesa, e várias podem entrar no mesmo.
rule-9-0 = Mulberries
    .summary = Dois portos artificiais abrem no turno 4 em 2009 e 2409 se 2010 e 2410 caíram no turno 0; senão, quatro turnos depois de caírem, e nunca mais se um inimigo ocupou o hexágono depois do turno 0; não podem ser deslocados. Quem desembarca neles, ou em Cherburgo depois de tomada, não paga o primeiro hexágono. Cada porto joga um dado contra a tempestade do turno 5; com um só no turno 9 os aliados perdem uma coluna em todo combate dali em diante, e sem nenhum perdem também a recuperação e os ataques só de artilharia, até a queda de 0603.
rule-10-0 = Apoio naval
    .summary = Os navios dão uma coluna aos aliados nos ataques de unidades que desembarcam no turno 0, nos ataques a Cherburgo e em qualquer combate cujo defensor esteja a até três hexágonos da costa entre Utah e Sword. O hexágono 1509 não é costa para isso, e Carentan fica fora de alcance.

## 11: preparação e vitória

rule-11-0 = Preparação: os exércitos
    .summary = Quem comandava o quê em 6 de junho de 1944 e que corpo de exército foi para cada praia.
rule-11-1 = Colocação das unidades
    .summary = Os dois lados começam conforme as listas. Os reforços americanos desembarcam em Omaha ou Utah, os britânicos e canadenses em Gold, Juno ou Sword, e os alemães vêm pelas bordas leste e sul.
rule-11-1-1 = Colocação inicial aliada
    .summary = Hexágonos de salto e de desembarque da primeira onda. A unidade que não entra em seu hexágono é destruída.
rule-11-1-2 = Colocação inicial do Eixo
    .summary = Onde está a guarnição alemã na manhã do desembarque.
rule-11-1-3 = Reforços aliados
    .summary = As chegadas por turno, dos Commandos do turno 0 à 28ª Divisão americana do turno 16.
rule-11-1-4 = Reforços alemães
    .summary = As chegadas por turno e por borda: leste, sul ou o hexágono 1125, em Avranches.
rule-11-2 = Objetivos
    .summary = No fim cada lado conta as cidades da lista em seu poder, de 5 pontos até os 30 de Caen, 250 ao todo.
rule-11-2-1 = Pontos dos aliados
    .summary = Dois pontos por unidade alemã destruída e dois por unidade aliada que saiu pela borda sul.
rule-11-2-2 = Pontos do Eixo e vitória
    .summary = Dez pontos por unidade aliada destruída. No fim desconta-se um terço das perdas alemãs, arredondado para baixo; vence o total mais alto.
