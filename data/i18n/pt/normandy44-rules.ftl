### Português: as regras de Normandy '44 em nossas palavras. O inglês está em data/normandy44/rulebook.toml.

## 1: Introdução

rule-1 = Introdução
    .summary = Em 6 de junho de 1944 os Aliados desembarcam e tentam alargar as cabeças de praia, tomar Cherburgo e o máximo de vilas; os alemães tentam lançá-los ao mar ou impedi-los.

## 2: Componentes

rule-2 = Componentes
    .summary = Abre o capítulo sobre mapa, peças e marcadores.
rule-2-1 = O que vem na caixa
    .summary = Um mapa, duas folhas de peças, o livro de regras, um dado de seis faces e cinco fichas de tabelas.
rule-2-2 = O mapa
    .summary = Só a grade está em jogo, além da faixa dos assaltos às praias. Curvas de nível não contam, só hexágonos de topo de colina são alturas; rio dentro de vila, cidade ou hexágono inundado é ignorado, e o Orne com seu canal é um só rio maior.
rule-2-3 = As peças
    .summary = As unidades de combate são batalhões, regimentos e brigadas, ou guarnições de lugares fortificados; os marcadores registram o resto.
rule-2-3-1 = Valores de uma unidade
    .summary = A força vale no ataque e na defesa, e entre parênteses só na defesa. O movimento é o que a unidade pode gastar e ainda atacar; com 0 nunca se move e se perde se tiver de recuar. Qualidade e valor de blindagem servem em várias regras de combate.
rule-2-3-2 = Tamanho das unidades
    .summary = Os símbolos de tamanho, do batalhão ao exército; o mais indica unidade reforçada, o menos que parte dela está em outro lugar.
rule-2-3-3 = Tipos de unidade
    .summary = Toda unidade é mecanizada ou não, e disso depende o que paga para mover. São do tipo infantaria as não mecanizadas, os panzergrenadier e a infantaria motorizada. As blindadas têm silhueta ou um símbolo que representa tanques com infantaria.
rule-2-3-4 = Cores das unidades
    .summary = A cor diz o exército ou a força: 1º americano, 2º britânico com os canadenses, exército alemão, Waffen-SS, Luftwaffe, marinha, Organização Todt.
rule-2-3-5 = Unidades grandes
    .summary = Algumas unidades têm três níveis. Na segunda perda são trocadas por um quadro do seu tipo.
rule-2-3-6 = Silhuetas
    .summary = Unidade com a imagem de um tanque, canhão de assalto ou 88 em vez de símbolo: uma se empilha de graça, a metralha pode lhe custar um nível, e não tem nem apoia bônus de defesa.
rule-2-3-7 = Pontos fortes
    .summary = Fortificações guarnecidas que agem como unidades sem movimento.
rule-2-3-8 = Marcadores
    .summary = Nunca contam no empilhamento e mostram estados, apoio aéreo e naval e suprimentos.
rule-2-4 = Abreviaturas
    .summary = As siglas do livro de regras.

## 3: Sequência do turno

rule-3 = Sequência do turno
    .summary = Um turno é um dia: fase inicial de tempo, portos, suprimento e substituições; depois o turno alemão e o aliado, cada um com seis fases (substituições, movimento, combate, reserva, recuperação, suprimento); e uma fase final para retirada de paraquedistas e vitória automática.

## 4: Tempo

rule-4 = Tempo
    .summary = Abre o capítulo do tempo.
rule-4-1 = Rolagem do tempo
    .summary = A partir do turno 3 rola-se um dado por turno, com -1 depois de tempestade e +1 depois de tempo bom de 6; o resultado fica entre 1 e 6 e vale o turno todo. O turno 1 é encoberto, casa 2.
rule-4-2 = Tempo do turno 2
    .summary = Encoberto: casa 2 com 1-3, casa 3 com 4-6.
rule-4-3 = Efeitos do tempo
    .summary = Bom: as unidades mecanizadas alemãs perdem dois pontos, pagam meio ponto por estrada principal, e os caças-bombardeiros agem contra cada ataque alemão. Encoberto: só as estradas principais ficam mais lentas para elas. Tempestade: sem pontos de suprimento e de reforço aliados, sem navios, no máximo uma coluna de artilharia por ataque.

## 5: Pontos de suprimento

rule-5 = Pontos de suprimento
    .summary = Abre o capítulo dos pontos de suprimento.
rule-5-1 = Para que servem
    .summary = Pagam colunas de artilharia e se acumulam até 19 por exército; o excesso se perde.
rule-5-2 = Pontos de suprimento alemães
    .summary = O dado do tempo diz quantos chegam; o alemão dá cada um ao 7º Exército ou, se um hexágono de cidade de Cherburgo traça suprimento à borda sul, à Fortaleza Cherburgo. Ficam onde foram dados.
rule-5-3 = Pontos de suprimento aliados
    .summary = Cada exército aliado recebe um por turno sem tempestade, dois quando seu Mulberry funciona, e então pode comprar mais por três pontos de reforço cada. Os exércitos não os dividem.

## 6: Substituições e reforços

rule-6 = Substituições e reforços
    .summary = Abre o capítulo de substituições e reforços.
rule-6-1 = Substituições
    .summary = O dado do tempo traz substituições por exército e tipo, usadas ou guardadas até nove de cada tipo. No turno 1 não chega nenhuma.
rule-6-2 = Uso das substituições
    .summary = Uma devolve um nível, ou traz de volta uma unidade perdida ou um quadro em seu nível mais baixo a um QG suprido ou a uma vila ou cidade controlada e suprida, a até cinco hexágonos de uma unidade da sua divisão. A unidade recebe uma por turno, tem de estar suprida e não desorganizada, depois move um hexágono no máximo, não para zona inimiga, e ninguém ataca de seu hexágono. Blindados servem a tanques, reconhecimento e lança-foguetes, aeroterrestres a paraquedistas e planadores, infantaria ao resto; os canadenses têm infantaria própria.
rule-6-3 = Unidades sem substituição
    .summary = Rangers, brigadas de commandos britânicas, Flak, batalhões do Leste e pontos fortes. As aeroterrestres só têm o que o salto deixou.
rule-6-4 = Limites às substituições alemãs
    .summary = Um nível de Tiger ou Panther pede a substituição blindada de um tempo de 1, usada na hora. A infantaria do 5 é para unidades de qualidade 0 ou -1, a do 6 só para qualidade -1, e nenhuma se guarda.
rule-6-5 = Reforços aliados
    .summary = Abre a seção das unidades da Grã-Bretanha.
rule-6-5-1 = Pontos de reforço
    .summary = A partir do turno 2 cada exército aliado tem seis pontos por turno sem tempestade, perdidos se não usados: quatro por uma brigada blindada ou comando de combate, três por outra unidade de três níveis ou um ponto de suprimento, dois por um QG, grupo de reconhecimento ou tanques de dois níveis, um por unidade de um nível.
rule-6-5-2 = Desembarque
    .summary = Os reforços desembarcam em praias abertas ou num Mulberry na fase de movimento, com movimento tático cujo primeiro hexágono é o de desembarque. Atacam com meia força e avanço limitado, e uma praia aceita quatro pontos por turno; o Mulberry britânico conta como Gold.
rule-6-5-3 = Capacidade de desembarque perdida
    .summary = Um exército tem dois pontos a menos por unidade sua de engenharia de praia que falte, exceto Sword, e dois a menos se seu Mulberry foi destruído.
rule-6-6 = Reforços alemães
    .summary = Entram por qualquer hexágono de entrada da sua cor pagando o primeiro, também em movimento estratégico ou de caminhão, e podem entrar em zona inimiga e parar. Uma unidade pode esperar um turno e usar depois a cor vizinha, quantas vezes quiser.
rule-6-7 = Mobilização da 243ª e da 709ª
    .summary = A partir do turno 2 uma unidade por turno deixa cada casa de mobilização para um hexágono de mobilização da sua divisão sem inimigos nem zona inimiga, e age na hora.

## 7: Empilhamento

rule-7 = Empilhamento
    .summary = Abre o capítulo de empilhamento.
rule-7-1 = Limite de empilhamento
    .summary = Quatro pontos e uma silhueta por hexágono: força 1 ou 2 vale um ponto, 3 ou mais dois. Um ponto forte, um QG, uma engenharia de praia e uma brigada lança-foguetes empilham de graça.
rule-7-2 = Quando vale o limite
    .summary = No fim das fases de movimento e depois dos avanços, quando o dono tira o excesso; não durante movimento, recuo e avanço. Americanos e britânicos podem dividir um hexágono.

## 8: Zonas de controle

rule-8 = Zonas de controle
    .summary = Abre o capítulo de zonas e ligações.
rule-8-1 = Zonas de controle
    .summary = Os seis hexágonos em volta de uma unidade, não através de mar, lados intransponíveis ou no pântano. Pontos fortes e unidades de força 1 não têm.
rule-8-2 = Zonas e movimento
    .summary = Quem entra em zona inimiga para; sair custa um ponto a mais.
rule-8-3 = De zona a zona
    .summary = Quem começa em zona inimiga pode passar direto a outra e parar, se nenhuma ligação impede.
rule-8-4 = Outros efeitos das zonas
    .summary = Recuo, avanço e suprimento dizem o que as zonas fazem ali.
rule-8-5 = Ligações de zona
    .summary = Abre a seção das ligações.
rule-8-5-1 = Formar uma ligação
    .summary = Duas unidades ou pilhas com zona a dois hexágonos de distância fecham o que há entre elas: um hexágono, ou o lado entre dois hexágonos.
rule-8-5-2 = O que faz uma ligação
    .summary = Nenhum inimigo move nela ou a cruza; quem tem de recuar para ela se perde, avanços param antes salvo no hexágono deixado pelo defensor, e o suprimento não passa.
rule-8-5-3 = Ligações anuladas
    .summary = A de lado é nula com inimigos dos dois lados, a de hexágono com um inimigo no hexágono.
rule-8-5-4 = Ligações que se cruzam
    .summary = Onde se cruzam ligações dos dois lados, nenhum passa a do outro.
rule-8-5-5 = Ligações com a borda
    .summary = Uma ligação de lado pode terminar também nas bordas sul e leste, na costa, em lados intransponíveis e no hexágono de pântano.
rule-8-5-6 = Ligações e terreno
    .summary = Formam-se também sobre rios maiores e terreno inundado.

## 9: Movimento

rule-9 = Movimento
    .summary = Abre o capítulo de movimento.
rule-9-1 = Mover
    .summary = As unidades movem sós ou em grupo até sua capacidade, pagando cada hexágono. Um grupo anda no passo do mais lento e pode deixar unidades, que já terminaram; ninguém entra onde há inimigos.
rule-9-2 = Sair do mapa
    .summary = Ninguém sai; quem tem de recuar para fora se perde.
rule-9-3 = Estradas
    .summary = Pela estrada paga-se o custo da estrada, e estrada que cruza rio é ponte.
rule-9-4 = Rios
    .summary = Rio maior sem ponte custa um ponto a mais e só se cruza como primeiro passo de quem começou ao lado; um menor custa um ponto a mais aos mecanizados.
rule-9-5 = Terreno inundado
    .summary = Um lado inundado detém mecanizados fora de estradas e calçadas; os outros o cruzam como rio maior. Em hexágonos inundados os mecanizados ficam na estrada, os outros pagam dois pontos e param.
rule-9-6 = Lados intransponíveis
    .summary = Nem movimento, nem ataque, nem zona, nem ligação os cruzam.
rule-9-7 = Supremacia aérea aliada
    .summary = Com tempo bom os mecanizados alemães têm dois pontos a menos; com bom e encoberto a estrada principal lhes custa meio ponto em vez de um terço. A tempestade os poupa.
rule-9-8 = Movimento estratégico e caminhões
    .summary = Abre a seção dos dois.
rule-9-8-1 = Movimento estratégico
    .summary = Uma unidade mecanizada suprida e em ordem pode dobrar a capacidade indo só por estrada; reforços também.
rule-9-8-2 = Seus limites
    .summary = Não começa nem entra em zona inimiga, e termina só em seu hexágono.
rule-9-8-3 = Seus marcadores
    .summary = Três por lado e fase.
rule-9-8-4 = Atacado em marcha
    .summary = A unidade não tem bônus de defesa e dá ao atacante uma coluna à direita; o resto vale.
rule-9-8-5 = Retirar os marcadores
    .summary = Ficam até a próxima fase de movimento da unidade, a menos que seja atacada antes; quem a começa ao lado de um inimigo perde o seu.
rule-9-8-6 = Caminhões alemães
    .summary = Uma unidade alemã não mecanizada por turno pode mover como se fosse, com cinco pontos, três com tempo bom, dobrados com marcador estratégico, nunca de zona inimiga nem para ela.
rule-9-8-7 = Não no turno 1
    .summary = No turno 1 não há movimento estratégico nem caminhões.
rule-9-9 = Bicicletas
    .summary = Com tempo encoberto uma unidade ciclista tem seis pontos se ficar em estradas e não começar nem entrar em zona inimiga.
rule-9-10 = Movimento tático
    .summary = Uma unidade pode andar um ou dois hexágonos custem o que custarem; zonas, ligações, inundações, rios e proibições valem. Pode atacar, não ir para a reserva.
rule-9-11 = Calçadas
    .summary = As quatro pontes atrás de Utah passam os lados inundados sem custo e nada mudam no combate.

## 10: Combate

rule-10 = Combate
    .summary = Abre o capítulo de combate.
rule-10-1 = Atacar
    .summary = As unidades podem atacar inimigos adjacentes, uma vez por fase; ninguém é obrigado e nenhum hexágono é atacado duas vezes. Quem defende num hexágono defende junto.
rule-10-2 = Ataques de vários hexágonos
    .summary = Um ataque tem um só alvo. Unidades de um hexágono podem atacar hexágonos diferentes em ataques separados, mas nenhuma divide sua força.
rule-10-3 = Força principal de assalto
    .summary = Cada ataque nomeia uma formação, que ataca inteira; as outras ficam pela metade. Uma unidade empilhada com a força pode ser anexada a ela, e até seis fatores quaisquer podem ser um grupo de combate.
rule-10-4 = Dezoito fatores
    .summary = Nenhum lado conta mais de 18 fatores num combate, bônus de defesa incluído.
rule-10-5 = Procedimento
    .summary = A razão se arredonda a favor do defensor; depois declaram-se apoios, deslocam-se colunas e o dado decide.
rule-10-6 = Razão mínima e máxima
    .summary = Nenhum ataque começa abaixo de 1-3. As colunas contam também fora da tabela; abaixo de 1-3 o resultado é A1, acima de 7-1 usa-se a coluna 7-1.
rule-10-7 = Força entre parênteses
    .summary = Essas unidades só defendem, mas podem avançar com quem atacou.

## 11: Modificadores de combate

rule-11 = Modificadores de combate
    .summary = Abre o capítulo dos modificadores.
rule-11-1 = Redução à metade
    .summary = Unidade por unidade, arredondando para cima e uma só vez: ao atacar por rio ou lado inundado ou de hexágono inundado, recém-desembarcada, sem suprimento, ou fora da força principal de assalto.
rule-11-2 = Bônus de defesa
    .summary = O terreno soma pontos ao hexágono, só o melhor e nunca mais que a força impressa dos defensores, sem contar silhuetas e pontos fortes; sozinhos, estes não têm.
rule-11-3 = Rios e inundações
    .summary = Ataques através deles ficam pela metade. Se toda a força principal ataca por rios maiores ou lados inundados ou de hexágonos inundados, há uma coluna à esquerda; blindados só contam por rios menores.
rule-11-4 = Coluna de blindados
    .summary = Abre a seção dos blindados.
rule-11-4-1 = Blindados do atacante
    .summary = Uma coluna à direita se os tanques da força principal superam o melhor valor de blindagem, de qualquer cor, da defesa, ou não encontram nenhum.
rule-11-4-2 = Blindados do defensor
    .summary = Uma coluna à esquerda se a força principal não tem valor de blindagem e o defensor tem tanques com infantaria; unidade aliada com símbolo blindado vale pelos dois.
rule-11-4-3 = Anticarro
    .summary = Um valor de blindagem vermelho nunca dá a coluna, mas a nega ao inimigo e ajuda na defesa determinada.
rule-11-4-4 = Onde blindados não contam
    .summary = O atacante não tem a coluna por rio maior ou lado inundado, para ou de hexágono inundado, pelo perímetro de Cherburgo, contra cidade ou bosque, nem contra posição ou ponto forte. O defensor pode tê-la em toda parte.
rule-11-5 = Coluna de qualidade
    .summary = Uma coluna à direita se uma unidade da força principal é melhor que todos os defensores; uma à esquerda se toda a força está abaixo de zero. Silhuetas valem 0.
rule-11-6 = Coluna de artilharia
    .summary = Um QG suprido, pronto e em ordem, ou uma brigada lança-foguetes pode deslocar um ataque: duas colunas no máximo, uma em tempestade. O QG aliado dá até duas, o alemão uma, por um ponto de suprimento cada.
rule-11-7 = Carpiquet
    .summary = Ataques pelo lado do aeródromo ficam pela metade nos dois sentidos; blindados contam.
rule-11-8 = Topos de colina
    .summary = Um defensor num topo desloca uma coluna à esquerda.
rule-11-9 = Tigers
    .summary = Um batalhão Tiger na força principal vale uma coluna à direita, não por rios maiores nem inundações; na defesa, uma à esquerda em qualquer terreno. Soma-se à coluna de blindados.
rule-11-10 = Outros modificadores
    .summary = Suprimento, aviões, navios e perímetro de Cherburgo têm regras próprias.

## 12: Resultados do combate

rule-12 = Resultados do combate
    .summary = Abre o capítulo dos resultados.
rule-12-1 = Os resultados
    .summary = DH: metade dos níveis do defensor se perde, para cima, e o resto recua quatro hexágonos. A1/D2: dois níveis por um, recuo de quatro; nada para o atacante se o defensor tinha um nível. D1, DR, A1/D1, A1/DR: as perdas ditas, depois recuo ou defesa determinada. EX: um nível cada, sem recuo. A1: um nível do atacante. Depois de DH e A1/D2 os atacantes podem ir para a reserva em vez de avançar.
rule-12-2 = Quem sofre a perda
    .summary = O dono escolhe, mas em EX e A1/D2 o inimigo. A perda do atacante sai da força principal, e de uma unidade que deu coluna por qualidade, blindados ou Tiger, se houve.
rule-12-3 = Marcar as perdas
    .summary = A unidade vira, se perde ou se torna quadro na segunda perda de três níveis.
rule-12-4 = Defesa determinada
    .summary = Abre a seção sobre resistir em vez de recuar.
rule-12-4-1 = Resistir
    .summary = Depois de A1/DR, DR, D1 ou A1/D1 um defensor com níveis restantes pode rolar em vez de recuar, na coluna do seu terreno ou fortificação, guiado por uma unidade que não seja QG, lança-foguetes nem desorganizada. Os modificadores chegam a +2 no máximo.
rule-12-4-2 = Comparação de blindagem
    .summary = Uma unidade de tanques, anticarro ou Flak pode guiar com +1, 0 ou -1 por sua blindagem contra a melhor da força principal, em vez da qualidade; anticarro e Flak só se houver blindados no ataque.
rule-12-4-3 = Apoio defensivo
    .summary = Uma só fonte soma 1: navios, aviões ou um QG para os Aliados, QG ou lança-foguetes para os alemães, declarada antes de rolar.
rule-12-4-4 = Resultados da defesa determinada
    .summary = O recuo fica ou é anulado, e perde um nível a unidade guia, uma da força principal ou um atacante qualquer; uma posição pode cair. Se o último defensor morre resistindo, o atacante tem avanço limitado.
rule-12-5 = Defesa desesperada
    .summary = Um defensor de dois níveis ou mais cuja defesa determinada falhou e que o recuo destruiria pode ficar por dois níveis: o primeiro ele escolhe, o segundo o atacante.

## 13: Recuo e desorganização

rule-13 = Recuo e desorganização
    .summary = Abre o capítulo dos recuos.
rule-13-1 = Recuar
    .summary = Dois hexágonos, ou quatro depois de DH e A1/D2, terminando a essa distância, pelo caminho que custe menos perdas. Zonas inimigas são evitadas se possível, e amigos nelas as anulam. Pilhas podem se dividir; hexágonos cheios são passados; quem tem movimento 0 se perde.
rule-13-2 = Perdas no recuo
    .summary = Uma pilha perde um nível se entra primeiro em hexágono vazio em zona inimiga, ou leva unidades por rio maior ou inundação ao lado dos quais não começou. Inimigos, ligações, fim em zona inimiga, terreno proibido e borda destroem.
rule-13-3 = Recuo de um hexágono
    .summary = Um recuo de dois acaba depois de um em cidade, vila, bosque, bocage, hexágono fortificado ou com amigos em ordem, que detêm tantos fatores quantos têm; não em zona inimiga, a não ser que haja tais amigos.
rule-13-4 = Defensor destruído
    .summary = Se o defensor não pode recuar e é destruído, o atacante avança mesmo assim por inteiro.
rule-13-5 = Atacados de novo
    .summary = Quem recuou nesta fase nada soma se seu novo hexágono é atacado, não guia a defesa, não sofre perdas e é destruído se tiver de recuar de novo; mas mantém o hexágono.
rule-13-6 = Desorganização
    .summary = Quem recua fica desorganizado até sua fase de recuperação: só movimento tático, sem ataque, guia, construção ou substituições. QGs e lança-foguetes também viram.

## 14: Avanço após combate

rule-14 = Avanço após combate
    .summary = Abre o capítulo dos avanços.
rule-14-1 = Extensão do avanço
    .summary = Dois hexágonos; num avanço limitado só o do defensor. QGs e lança-foguetes não avançam.
rule-14-2 = Em qualquer direção
    .summary = Um avanço completo vai aonde quiser; não é preciso entrar no hexágono deixado, mas ajuda contra as zonas.
rule-14-3 = Zonas e avanço
    .summary = Ninguém avança de uma zona a outra da mesma unidade, e todos param numa zona, salvo ao entrar no hexágono do defensor e seguir dali. Ligações detêm tudo, menos a entrada nesse hexágono.
rule-14-4 = Terreno e avanço
    .summary = Bocage fora da estrada e inundações param o avanço, o que é vedado ao movimento é vedado aqui, e rios maiores e lados inundados só se cruzam no primeiro hexágono. O livro o numera de novo 14.3.

## 15: Reserva

rule-15 = Reserva
    .summary = Abre o capítulo da reserva.
rule-15-1 = Ir para a reserva
    .summary = Unidade que não move, ou gasta um ponto sem tocar zona inimiga, pode ir para a reserva, seis pilhas por lado; não após substituição, sem suprimento, desorganizada, construindo ou recém-desembarcada. DH e A1/D2 também permitem.
rule-15-2 = Movimento da reserva
    .summary = Metade da capacidade impressa, para cima.
rule-15-3 = Combate da reserva
    .summary = As unidades em reserva podem depois atacar com todas as regras normais; os apoios não precisam estar em reserva.
rule-15-4 = Perder a reserva
    .summary = Atacando, pelo que a proíbe, ou ao lado de um inimigo no fim da própria fase de recuperação. Pode-se renunciar a qualquer momento.

## 16: Fortificações

rule-16 = Fortificações
    .summary = Abre o capítulo das fortificações.
rule-16-1 = Posições fortificadas
    .summary = Contra elas não há coluna de blindados e a defesa determinada melhora. Uma unidade do tipo infantaria que não move constrói uma até sua próxima fase de movimento, quantas o tempo permite, nenhuma em tempestade nem alemã antes do turno 5; nesse turno ninguém ataca de seu hexágono. Cai com o último defensor; Osteck e Westeck ficam, para os dois lados.
rule-16-2 = Pontos fortes
    .summary = Posição com guarnição: sem movimento, ataque, zona, empilhamento ou bônus próprio. Pode sofrer perdas, guiar uma defesa e ajudar unidades isoladas, e o alemão pode retirá-lo em seu turno.
rule-16-3 = Perímetro de Cherburgo
    .summary = Ataques aliados através dele ficam pela metade e ninguém tem coluna de blindados. Alemães que recuam para dentro ignoram as zonas aliadas de fora.

## 17: Unidades especiais

rule-17 = Unidades especiais
    .summary = Abre o capítulo das unidades especiais.
rule-17-1 = Batalhões do Leste
    .summary = Nunca substituídos, retirados na primeira perda, parados no turno 1.
rule-17-2 = Quartéis-generais
    .summary = Um nível, força 1, não atacam nem guiam. Até cinco hexágonos transformam pontos de suprimento em colunas de artilharia ou apoio defensivo, salvo se moveram mais de um hexágono, recuaram ou estão desorganizados; supridos, voltam a ficar prontos em cada fase inicial. Americanos e britânicos só ajudam os seus, e um alemão usa o estoque ao qual pode traçar.
rule-17-3 = Brigadas lança-foguetes
    .summary = Até três hexágonos uma brigada dá uma coluna ou apoio defensivo por turno sem pontos, e fica virada até estar suprida numa fase inicial; o mesmo se mover mais de um hexágono.
rule-17-4 = Artilharia do Cotentin
    .summary = Um QG que usa os pontos da Fortaleza Cherburgo e precisa traçar a um hexágono de cidade dela. Uma vez por partida pode ir para lá; sai com o último deles, e os pontos também.
rule-17-5 = Saída de rangers e commandos
    .summary = Os rangers saem quando nenhum alemão está a quatro hexágonos de Pointe du Hoc, a 4ª brigada de commandos quando nenhum está a quatro de Arromanches, no início do turno aliado.
rule-17-6 = Unidades de movimento limitado
    .summary = Ficam paradas até que, a partir do turno 2, uma unidade aliada esteja a dois hexágonos no início de uma fase de movimento alemã. As do perímetro de Cherburgo podem mover dentro dele, e todas são liberadas com a primeira.
rule-17-7 = Regimentos de Flak
    .summary = Não atacam e nunca são substituídos, não têm nem dão bônus, e dificultam a metralha em seu hexágono e ao lado.
rule-17-8 = Engenharia de praia
    .summary = Uma por praia de invasão, exceto Pointe du Hoc. Desembarca com a segunda onda, não move nem ataca, e abre a praia a desembarques e suprimento.
rule-17-9 = Quadros
    .summary = Um quadro toma o lugar de uma unidade de três níveis na segunda perda, não ataca e o devolve a ela com uma substituição. Sem quadro livre do tipo a unidade se perde para sempre; um quadro perdido tem de ser substituído antes.

## 18: Suprimento e isolamento

rule-18 = Suprimento e isolamento
    .summary = Abre o capítulo do suprimento.
rule-18-1 = Fontes de suprimento
    .summary = Alemãs: hexágonos de entrada e de cidade de Cherburgo controlados. Aliadas: praias com engenharia e Mulberries.
rule-18-2 = Linha de suprimento
    .summary = Até cinco hexágonos a uma estrada, depois estrada sem limite. Não passa por mar, lados intransponíveis, pântano, inimigos, ligações nem dois hexágonos vazios seguidos em zona inimiga, e a estrada por nenhuma vila inimiga; fora da estrada, nem inundações nem rios maiores.
rule-18-3 = Fase de suprimento
    .summary = Unidade sem linha fica sem suprimento; a que já estava e não tem linha por terra de nenhum comprimento fica isolada. Com linha o marcador sai.
rule-18-4 = Sem suprimento
    .summary = Pela metade no ataque, só movimento tático, sem substituições; defesa, zona, qualidade e blindagem ficam.
rule-18-5 = Desgaste
    .summary = Uma unidade isolada ao lado de um inimigo perde um nível com 1-4, com sua qualidade, e +2 se traça a uma cidade controlada, um ponto forte, a costa ou um QG. Pontos fortes só rolam se sozinhos; QGs não rolam, mas se perdem se não alcançam nenhum amigo.

## 19: Apoio aéreo e naval

rule-19 = Apoio aéreo e naval
    .summary = Abre o capítulo dos apoios.
rule-19-1 = Apoio aéreo
    .summary = Abre a seção dos aviões.
rule-19-1-1 = Unidades aéreas
    .summary = A partir de 7 de junho o dado do tempo dá aos Aliados unidades aéreas para ataque ou metralha.
rule-19-1-2 = Apoio ao ataque
    .summary = Uma unidade aérea desloca um ataque aliado uma coluna à direita, duas a partir de 22 de junho, em qualquer lugar e para os dois exércitos.
rule-19-1-3 = Caças-bombardeiros
    .summary = Com tempo bom os Aliados rolam antes de cada ataque alemão: até três colunas à esquerda.
rule-19-1-4 = Metralha
    .summary = Antes do combate uma unidade aérea pode metralhar um hexágono alemão que não seja bosque nem cidade, duas a partir de 22 de junho, todos anunciados antes. Rola-se por unidade: 5 ou 6 desorganiza, e um 6 custa um nível a uma silhueta; Flak no hexágono ou ao lado dá -1.
rule-19-2 = Apoio naval
    .summary = Quatro unidades, duas de cada marinha, cada uma uma vez por turno: uma coluna à direita no ataque ou +1 na defesa determinada, na zona de bombardeio, para seu próprio exército, uma por combate e nunca em tempestade. Uma vez por partida as duas de uma marinha podem bater hexágonos do perímetro de Cherburgo.

## 20: Turno de invasão

rule-20 = Turno de invasão
    .summary = Abre o capítulo do turno 1.
rule-20-1 = Sequência do turno 1
    .summary = Uma fase especial de invasão, depois o turno alemão e o aliado. Sem fase inicial: encoberto, não chegam suprimentos nem substituições; os navios servem nos dois turnos, não na fase de invasão.
rule-20-2 = Dispersão
    .summary = Cada unidade lançada rola por divisão e pode se dispersar e perder níveis, dos quais um pode voltar. As dispersas não movem, não atacam, não recebem substituições e não formam ligações. Dois regimentos de planadores pousam e rolam no início do turno 2 com +1; o 327º vem por mar.
rule-20-3 = Combate de invasão
    .summary = Abre a seção dos assaltos às praias.
rule-20-3-1 = Assaltos
    .summary = As unidades de assalto de cada praia atacam numa tabela própria, sem razões de força.
rule-20-3-2 = Resultados do assalto
    .summary = As perdas caem sobre a infantaria, o ponto forte se perde salvo após A1 em Omaha, e ninguém resiste com defesa determinada. A2/D1 custa ao atacante dois níveis à sua escolha.
rule-20-3-3 = Omaha sangrenta
    .summary = Um 1 em Omaha custa um nível e nova rolagem, quantas vezes sair. Se os dois regimentos ficam em quadros o desembarque falha e a praia continua fechada.
rule-20-3-4 = Pointe du Hoc
    .summary = Com 1 perde-se o 2º de Rangers e o 5º desembarca em Omaha. Senão o 5º o segue com 1-3, e com mais desembarca com a 29ª.
rule-20-3-5 = Tanques de assalto
    .summary = Um batalhão de tanques acompanha cada um dos oito assaltos e perde um nível com 1-3, seja qual for o resultado.
rule-20-3-6 = Avanço da praia
    .summary = Com sucesso os atacantes entram no hexágono da praia, ou um além com avanço de dois; em Omaha só um se a primeira rolagem foi A1.
rule-20-4 = Turno 1 alemão
    .summary = Movimento pleno, mas unidades limitadas e batalhões do Leste ficam parados, a 21ª Panzer tem três pontos, e não há movimento estratégico nem caminhões.
rule-20-5 = Turno 1 aliado
    .summary = A segunda onda desembarca com as regras de reforços, sem contar em seus pontos; quem não acha lugar desembarca depois.

## 21: Cabeças de praia, Mulberries e evacuação

rule-21 = Cabeças de praia, Mulberries e evacuação
    .summary = Abre o capítulo das praias.
rule-21-1 = Abrir e fechar
    .summary = Uma praia está aberta enquanto sua engenharia está lá. Um Mulberry começa na primeira fase inicial em que seu lugar está controlado ou livre e nenhum alemão ao lado, funciona quatro turnos depois, e atrasa um por turno aliado que comece com um alemão ao lado. Um alemão numa praia a fecha até desembarcar nova engenharia; um Mulberry em que entra se perde para sempre.
rule-21-2 = Evacuação
    .summary = Até duas unidades por praia e turno podem voltar à Grã-Bretanha com todo o seu movimento, mesmo de zona inimiga.

## 22: Regras especiais

rule-22 = Regras especiais
    .summary = Abre o capítulo dos limites aliados.
rule-22-1 = Limite entre exércitos
    .summary = As unidades aliadas o passam um hexágono no máximo, e quem foi empurrado além volta em seu próximo turno. Os dois exércitos nunca lutam no mesmo combate.
rule-22-2 = Saída das divisões aeroterrestres
    .summary = Na fase final uma divisão aeroterrestre cujas unidades estão todas supridas e sem tocar inimigos pode ir embora de vez; seus quadros já não contam.

## 23: Vitória automática

rule-23 = Vitória automática
    .summary = Abre o capítulo do fim antecipado.
rule-23-1 = Quando se verifica
    .summary = Na fase final de cada turno, primeiro os Aliados.
rule-23-2 = Vitória automática aliada
    .summary = Uma unidade suprida na borda sul ou leste, ou duas de três: Saint-Lô, toda Caen, Cherburgo cortada da borda sul.
rule-23-3 = Vitória automática alemã
    .summary = Três praias ou Mulberries fechados, sete unidades americanas ou cinco britânicas de três níveis destruídas ou em quadro. Canadenses e unidades menores não contam.

## 24: A campanha

rule-24 = A campanha
    .summary = Abre o capítulo da campanha.
rule-24-1 = Duração
    .summary = 22 turnos, desde a fase de invasão de 6 de junho.
rule-24-2 = Preparação
    .summary = Primeiro os alemães, no mapa e na ficha; depois os Aliados em suas casas e hexágonos de salto.
rule-24-3 = Vitória na campanha
    .summary = Dez pontos vencem para os Aliados: um por vila e dois por hexágono de cidade supridos além da linha de 27 de junho ou no perímetro de Cherburgo, menos o mesmo pelo que os alemães controlam e suprem no lado aliado da linha.

## 25: A partida de sete turnos

rule-25 = A partida de sete turnos
    .summary = Abre o capítulo da partida curta.
rule-25-1 = Detalhes
    .summary = Todas as regras da campanha, até o fim do turno 7.
rule-25-2 = Vitória
    .summary = Quatorze pontos vencem para os Aliados: por uma estrada controlada de Juno a Sainte-Mère-Église, Bayeux e até mais dois hexágonos de cidade, vilas além da linha naval, hexágonos de salto, menos dois por engenharia de praia que falte.

## 26: O cenário de Cherburgo

rule-26 = O cenário de Cherburgo
    .summary = Abre o capítulo de Cherburgo.
rule-26-1 = Detalhes
    .summary = Os saltos americanos e Utah, doze turnos. Nenhum aliado age além da linha de 27 de junho e ninguém entra na coluna 15; o suprimento alemão vai a Cherburgo ou ao sul por essa linha; chegam três unidades da 77ª; os americanos têm três ou quatro pontos por turno.
rule-26-2 = Diferenças
    .summary = Substituições, navios, aviões, suprimentos e posições vêm por regras mais curtas.
rule-26-3 = Regras especiais
    .summary = Os americanos precisam de Carentan e de uma unidade suprida no perímetro ou da península cortada. As duas divisões aeroterrestres ficam perto de Carentan e de seus saltos, o 6º regimento paraquedista sai quando Carentan cai, e os alemães não têm caminhões nem movimento estratégico.

## 27: Vários jogadores e solitário

rule-27 = Vários jogadores e solitário
    .summary = Abre o capítulo do número de jogadores.
rule-27-1 = Três e quatro jogadores
    .summary = Os Aliados se dividem por exércitos, os alemães pelo inimigo que enfrentam, com seus pontos e marcadores.
rule-27-2 = Solitário
    .summary = Limites para que nenhum lado saiba demais: menos suprimento comprado, aviões por exército, menos posições, primeiro os pontos a Cherburgo e as unidades SS.

## 28: Regras opcionais

rule-28 = Regras opcionais
    .summary = Abre o capítulo das opções.
rule-28-1 = Tempo histórico
    .summary = A tempestade vem em 19, 20 e 21 de junho e nunca mais: um 1 vira 2.
rule-28-2 = Fogo de flanco
    .summary = O defensor tem uma coluna à esquerda por hexágono amigo, dois no máximo, que não é atacado e toca o alvo e um atacante.
rule-28-3 = Baterias costeiras alemãs
    .summary = A partir do turno 2 cada marinha deve usar uma unidade contra as baterias de seu lado do limite até tomar as duas; Mont Canisy só se os britânicos desembarcam em Sword.
