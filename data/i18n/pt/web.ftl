### Português: a página em volta da mesa.
### Em português a forma [one] inclui o zero; por isso aqui se escreve [1].

## A página

app-name = Sandtable
app-about = Wargames de tabuleiro, regras à risca
nav-pages = Páginas
nav-play = Jogar
nav-rules = Regras
nav-about = Sobre
nav-home = Para a página inicial
skip = Pular para o conteúdo
close = Fechar
cancel = Cancelar
broken-title = O motor não iniciou
broken-text = Recarregue a página ou tente outro navegador. O que deu errado: { $reason }

## A página inicial

start-new = Nova partida
start-continue = Continuar
start-scenario = Cenário
start-rules = Ler as regras
start-play = Jogar
start-watch = Assistir
start-counts =
    { $counters ->
        [one] Uma peça
       *[other] { $counters } peças
    } · { $hexes ->
        [one] um hexágono
       *[other] { $hexes } hexágonos
    }
start-turns =
    { $turns ->
        [one] um turno
       *[other] { $turns } turnos, do { $from } ao { $to }
    }
start-length = Duração
start-nothing-saved = Nada ainda. As partidas que você começar ficam aqui, neste navegador.
start-file = De um arquivo
start-file-about = Uma partida gravada (.sand) ou uma situação (.toml). Você também pode soltar o arquivo em qualquer ponto desta página.
start-file-open = Abrir um arquivo
player-you = Você
player-number = Jogador { $number }
player-gentle = Bot: tranquilo
player-steady = Bot: firme
level-1 = Cadete
level-2 = Capitão
level-3 = Major
level-4 = Coronel
level-5 = General
level-1-about = Olha uma parte da frente de cada vez. Não vê a sua resposta, nem ameaças ao suprimento, nem a falta que fazem reservas.
level-2-about = Vê as ameaças junto às suas unidades. Não vê a sua resposta nem o que acontece mais longe.
level-3-about = Vê o tabuleiro todo e a sua resposta mais provável. Pesa poucos planos, por isso deixa passar alguns melhores.
level-4-about = Pesa muitos planos contra a sua resposta mais provável. Não conta com uma improvável.
level-5-about = Pesa todos os planos para os quais tem tempo. Só lhe escapa o que está oculto; é quem mais pensa.
temper = Temperamento
temper-steady = Equilibrado
temper-bold = Ousado
temper-cautious = Cauteloso
temper-methodical = Metódico
start-alone = Você joga sozinho: as regras jogam pelo outro lado.
start-option-more = O que muda
start-options =
    { $count ->
        [one] Uma regra opcional
       *[other] { $count } regras opcionais
    }
saved-yours = Sua vez
saved-theirs = Vez do rival
saved-over = Acabou
saved-against = { $who } contra { $other }
saved-alone = Solitário
saved-progress = Turno { $turn } de { $last }
saved-delete = Excluir
saved-delete-what = Excluir a partida { $what }
saved-delete-ask = Excluir esta partida?
file-bad = Não dá para abrir { $file }
file-line = Linha { $line }:
table-bad = Não dá para abrir esta partida
table-gone = Essa partida não está neste navegador.
engine-away = As regras deste jogo ainda não estão neste navegador e não podem ser baixadas agora: conecte-se à rede e tente de novo.
table-laying = Arrumando a mesa…
file-refused = «{ $action }» não é legal aí: { $why } (regra { $rule })
file-too-long = Uma partida tem no máximo { $most } MB.
record-cut = Este registo não nomeia o seu fim: foi cortado, ou nunca escrito até ao fim. O que há pode ser aberto.
record-stopped = Esta partida foi jogada com a edição { $edition } das regras. Com as de hoje, edição { $today }, vai até à linha { $line }:
record-elsewhere = Esta partida foi jogada com a edição { $edition } das regras. Com as de hoje, edição { $today }, todas as ações são legais, mas acaba noutra situação.
record-kept = O registo fica como está: quem continua joga uma partida nova.
record-go-on = Continuar como partida nova
edge-show =
    { $n ->
        [one] Aconteceu algo além desta borda: mostrar
       *[other] Aconteceu algo em { $n } lugares além desta borda: mostrar
    }
following = Esta partida está a ser jogada noutro separador. Aqui vê-se o que lá acontece.
following-take = Jogar aqui
following-prompt = Joga-se noutro separador
unkept = Este navegador não guarda a partida. Guarde-a num ficheiro antes de sair.
trouble-over = A partida acabou.
trouble-undo = O acaso decidiu, foi mostrado algo oculto ou chegou a vez de outro: o que está antes fica.
trouble-refused = Agora não se pode fazer.
trouble-other_seat = Agora decide outro.
trouble-chance = Ninguém pode saber o que daí virá.
trouble-hidden = A análise abre quando a partida acaba: antes diria o que está oculto.

## Sobre

about-lead = Wargames de hexágonos e peças no seu navegador: cada regra aplicada, cada número explicado.
about-rules = O Sandtable conhece as regras, e você não precisa consultá-las. Ele mostra o que você pode fazer, explica o motivo quando não pode e cita sempre a regra.
about-private = Nada sai do seu computador. O motor roda no seu navegador e suas partidas ficam nele; salve-as em arquivos para levá-las a outro lugar.
about-offline = Depois de carregada, a página funciona sem rede, assim como todo jogo que já foi aberto uma vez.

## Regras

rules-of = As regras de { $game }
rules-about = Em nossas palavras, com a numeração das regras impressas. Vale sempre o original.
rules-search = Buscar por palavra ou número
rules-found =
    { $count ->
        [1] Uma regra
       *[other] { $count } regras
    }
rule-open = Regra { $number }: { $title }
rule-related = Regras relacionadas
rule-all = Todas as regras
rule-state-enforced = O programa aplica esta regra.
rule-state-component = Descreve o que vem na caixa.
rule-state-partial = O programa aplica esta regra em parte.
rule-state-open = O programa ainda não aplica esta regra.

## A mesa

turn = Turno { $turn }
phases = Fases do turno
waiting-for = { $seat }: um momento…
undo = Desfazer
redo = Refazer
choices =
    { $count ->
        [1] Mais uma opção
       *[other] Mais { $count } opções
    }
choices-title = Escolhas
choices-losses = Quem sofre a perda?
choices-take-back = Voltar atrás
tools = Ferramentas
menu = Menu
zoom-in = Aproximar
zoom-out = Afastar
zoom-fit = Ver o mapa inteiro
to-front = Ir para a frente
panel-fold = Recolher o painel
overlays = Camadas
overlay-numbers = Números dos hexágonos
overlay-furniture = Trilhas e legenda no mapa
marks-title = Marcas nas fichas e nos hexágonos
standing-must = ainda tem de agir nesta fase
standing-free = pode agir sem custo
standing-may = ainda pode agir
standing-done = já agiu
ring-target = pode ser atacado
ring-bombard = só pode ser batido à distância
settings = Configurações
map = Mapa
panel = Painel
sheet = O que fazer
sheet-grip = Aumentar ou diminuir este painel
theme-to-light = Tema claro
theme-to-dark = Tema escuro
space-show = Ver { $space } no mapa
points = pontos
seat-deciding = decidindo
seat-waiting = aguardando
seat-done = fim
seat-who = Quem joga: { $seat }
goal = Como se ganha
goal-show = Como se ganha e que lugares contam
goal-nobody = De ninguém
stack-count =
    { $count ->
        [1] Uma peça
       *[other] { $count } peças
    }

## Painéis

tab-log = Diário
tab-forces = Forças
tab-due = Chegadas
tab-due-long = Reforços
tab-tables = Tabelas
tab-legend = Legenda
tab-tracks = Trilhas
legend-marks = Marcas no mapa
log-empty = Ainda não aconteceu nada.
log-why = Por quê?
log-result = Resultado
log-joined =
    { $count ->
        [one] Com uma unidade:
       *[other] Com { $count } unidades:
    }
log-start = Antes do primeiro turno
log-earlier =
    { $count ->
        [1] Ver uma linha anterior
       *[other] Ver { $count } linhas anteriores
    }
forces-waiting = Aguardando entrada
forces-waiting-about = Escolha uma unidade e depois, no mapa, para onde ela vai.
forces-count =
    { $counters ->
        [1] uma peça
       *[other] { $counters } peças
    } em { $stacks ->
        [1] uma pilha
       *[other] { $stacks } pilhas
    }
forces-box =
    { $counters ->
        [1] uma peça
       *[other] { $counters } peças
    }
due-leave = Sai
due-return = Regressa
due-exchange = É substituída
due-upgrade = Melhora
due-none = Não se espera mais ninguém.
tables-roll = Dados
tables-codes = O que significam os resultados

## Preparar o ataque

attack = Ataque
attack-on = Ataque a { $space }
attack-defence-of = Defesa de { $space }
attack-attackers = Quem ataca
attack-beside = Os inimigos adjacentes; quem deles ataca só se sabe depois da sua resposta.
attack-supports = Apoios
attack-supports-in = empenhado
attack-bombards = Bombardeamento antes do combate
attack-defenders =
    { $count ->
        [0] nenhum defensor à vista
        [1] um defensor
       *[other] { $count } defensores
    }
attack-joined = Unidades que participam e unidades que poderiam
attack-leave = Retirar: { $unit }
attack-must = deve
attack-add-all = Juntar todas ({ $count })
attack-amount = Pontos
attack-hidden = Há valores ocultos.
attack-hidden-about = A verdade está entre as duas.
attack-hidden-same = As probabilidades já contam tudo o que pode estar lá.
attack-beyond = Não contado:
case-strongest = Defesa mais forte: { $attack } contra { $defence }
case-weakest = Defesa mais fraca: { $attack } contra { $defence }
strongest = mais forte
weakest = mais fraca
strong = forte
weak = fraca
less = Menos
more = Mais
left =
    { $count ->
        [1] resta um
       *[other] restam { $count }
    }
tally-attack = Ataque
tally-defence = Defesa
tally-before = Coluna de partida
tally-against = { $attack } contra { $defence }
tally-sums = Ataque contra defesa
tally-modifiers = Modificadores
tally-final = Coluna final
tally-shifts = colunas { $sum }
columns-label = Da coluna { $before } para a coluna { $after }
chances = Chances exatas
chances-defence = Chances no momento
chances-of =
    { $of ->
        [1] uma rolagem
       *[other] { $of } rolagens equiprováveis
    }
chances-of-cases =
    { $of ->
        [one] um caso
       *[other] { $of } casos igualmente prováveis
    }
chances-n-of-m = { $n } de { $m }
tone-good = a favor do atacante
tone-even = a favor de ninguém
tone-bad = a favor do defensor
tone-good-mine = a seu favor
tone-even-mine = a favor de ninguém
tone-bad-mine = contra si
what-if = O que mudaria o resultado
what-if-none = Nada do que ainda se pode juntar muda por si só as probabilidades.
needs = O que o ataque exige
needs-met = { $met } de { $count } atendidos
needs-asked = exigido por { $who }
needs-nobody = falta
needs-missing =
    { $count ->
        [one] falta um
       *[other] faltam { $count }
    }
stakes = O que está em jogo
stakes-asked = { $what }?
stakes-do = Fazer
stakes-leave = Deixar
stakes-for-good = Não se pode desfazer.

## Dados

dice = Rolagem de dados
dice-continue = Continuar
dice-skip = Pular todas
dice-look = Veja os dados e continue.
outcome = Dados, cartas e resultados
outcome-earlier =
    { $count ->
        [one] Mais um antes
       *[other] Mais { $count } antes
    }
result-title = Folha de resultado
result-at = Resultado em { $space }
result-how = Como se calculou

## Cartas

cards = Cartas
card-number = Carta { $number }
card-open =
    { $count ->
        [one] { $pile }: uma carta. Ver
       *[other] { $pile }: { $count } cartas. Folhear
    }
card-count =
    { $count ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $count } cartas
    }
card-newer = Carta mais recente
card-older = Carta menos recente
card-of = { $at } de { $count }
card-drawn = Carta comprada: { $pile }
card-look = Veja a carta e continue.

## Conselho

hint = O que você faria?
hint-would = Um bot escolheria:
hint-attacks = { $unit } ataca { $space }.
hint-goes = { $unit } vai para { $space }.
hint-legend = Anéis: aquilo de que se fala. Setas e miras: os movimentos e ataques de todo o plano.
hint-play = Fazer isso
hint-why = Por quê?
hint-next = segundo plano: { $chance }
hint-phase = Jogue esta fase por mim
play-on-prepared = A fase segue a partir do ataque a { $space } como você o preparou: unidades podem entrar, nenhuma sai.
hint-all-arrows =
    { $count ->
        [one] Mais { $count } seta
       *[other] Mais { $count } setas
    }
hint-few-arrows = Menos setas

## Os bots

bot = Bot
bot-thinks = { $who } pensa…
bot-phase = { $who } joga esta fase por você
bot-waits = { $who } espera por você
bot-controls = O que o bot faz
bot-stop = Parar
bot-stop-phase = Deixe-me continuar
bot-stop-after = Depois eu continuo
bot-pause = Pausar ou continuar o bot
whole-stack = Toda a pilha
whole-stack-how = Também com Shift e um clique no mapa
whole-formation = Toda a formação
whole-formation-how = Também com Ctrl e um clique no mapa
together-stack = Escolha para onde vão as { $n } unidades da pilha.
together-stack-title = { $n } unidades da pilha
together-formation = Escolha para onde vão as { $n } unidades da formação: vão as que puderem chegar.
together-formation-title = { $n } unidades da formação
next-unit = Unidade seguinte
sent-all =
    { $n ->
    [one] { $n } ficha movida.
   *[other] { $n } fichas movidas.
 }
sent-stopped =
    { $n ->
    [0] Nenhuma se moveu:
    [one] { $n } ficha movida;
   *[other] { $n } fichas movidas;
 } { $who } não pode lá chegar.
sent-left =
    { $n ->
    [0] Nenhuma ficha movida
    [one] { $n } ficha movida
   *[other] { $n } fichas movidas
 }; { $left } não podem ir até lá.
take-back-all = Anular tudo
recap = O que aconteceu desde o teu turno
recap-sum =
    { $seat }: { $moves ->
    [0] nenhum movimento
    [one] { $moves } movimento
   *[other] { $moves } movimentos
 }, { $fights ->
    [0] nenhum combate
    [one] { $fights } combate
   *[other] { $fights } combates
 }; { $lost }.
recap-nothing = não perdeste nada
recap-lost = perdeste { $what }
recap-units =
    { $count ->
        [one] { $count } unidade
       *[other] { $count } unidades
    }
recap-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    }
recap-places-lost = Localidades perdidas: { $places }.
recap-places-won = Localidades tomadas: { $places }.
recap-back = Um passo atrás
recap-on = Um passo à frente
recap-close = Fechar o resumo
bot-go-on = Continuar
bot-step = Uma ação
bot-mine = Deixe-me jogar
bot-pace = Ritmo: { $pace }. Mudar

## Por quê

tab-why = Por quê
why-of = { $who } · { $seat }
why-chance = Chance de vencer no fim
why-expected-points = { $points } pontos
why-points-to-expect = Pontos esperados
why-chance-too = probabilidade de vitória { $chance }
why-after-answer = Depois deste turno e da resposta provável do inimigo.
why-next = Segundo melhor plano, com a mesma sorte
why-expects = O que espera e o que arrisca
why-counted = O que se conta
why-then = depois, cerca de
why-range = de – a
why-by-plan = este plano
why-by-next = segundo
why-options = Quanto vale cada escolha
why-terms = O que ele pesa
why-term = Razão
why-now = agora
why-change = Mudança
why-total = No total
why-points = Em pontos de vitória, depois do seu turno e da resposta provável do inimigo.
why-measure = A medida própria do bot, em que um ponto de vitória vale 1: com ela compara planos. A pontuação que espera está acima.
why-guards = O que ele nunca faz
why-plan = O plano
why-moves =
    { $moves ->
        [one] um movimento
       *[other] { $moves } movimentos
    }
why-attacks =
    { $attacks ->
        [one] um ataque
       *[other] { $attacks } ataques
    }
why-fire =
    { $fire ->
        [one] um ataque à distância
       *[other] { $fire } ataques à distância
    }
why-counts-none = parte do plano deixada de lado
why-fear = A resposta que ele teme
why-feared = A pior resposta que prevê: { $what }.
why-others = Outros planos
why-others-about = Aponte para um para vê-lo no mapa.
why-not = Por que não isto?
why-not-about = Escolha outra coisa e ele dirá no que daria.
why-not-choose = Outra escolha
why-not-point = Apontar
why-not-pointing = Clique no mapa como se fosse jogar. Nada é jogado.
why-not-wait = Comparando…
why-not-same = É o que ele mesmo faria.
why-not-instead = Comparado com: { $what }
why-effort =
    { $plans ->
        [one] Um plano avaliado
       *[other] { $plans } planos avaliados
    }, { $nodes ->
        [one] uma ação testada
       *[other] { $nodes } ações testadas
    } em pensamento.

## Análise

study = Análise
study-look = Revendo a partida
study-working = Estudando a partida: { $done } %
study-done = A partida inteira foi estudada.
study-why = Por que faz isso: { $who }
study-graph = Chance de vencer ao longo da partida
study-rolls-points = O que cada um trouxe ({ $seat }), em pontos de vitória.
study-ended = encerrou a fase cedo demais
study-skill-parts = dos quais erros abaixo { $mistakes }, todo o resto { $rest }
study-sums-points = Em pontos de vitória. Sorte: o que o acaso trouxe face à média. Habilidade: as escolhas face aos melhores planos achados.
study-sums-chance = Em pontos de probabilidade de vitória. Sorte: o que o acaso trouxe face à média. Habilidade: as escolhas face aos melhores planos achados.
study-expected = esperado
study-came = aconteceu
study-measured = O que aconteceu e o que era de esperar
study-moment-points = Turno { $turn }. { $first }: pode esperar { $chance }
study-points = { $points } pontos de { $enough }
study-graph-points = Pontos esperados ao longo da partida
study-moment-said = Turno { $turn }, joga: { $seat }. Chance de vencer, { $first }: { $chance }
study-steps = Percorrer a partida
study-first = Início
study-turn-back = Vez anterior
study-back = Ação anterior
study-on = Próxima ação
study-turn-on = Próxima vez
study-last = Fim
study-at = { $at } de { $of }
study-accuracy = precisão
study-luck = Sorte
study-skill = Jogo
study-mistakes = Os erros mais caros
study-played = jogado
study-better = melhor
study-differs = O que o plano melhor traz, em pontos de vitória:
study-looking = Ainda procurando…
study-no-mistakes = Em nenhum momento se achou um plano claramente melhor.
study-rolls = Golpes de sorte que mais pesaram
study-rolls-about = O que cada uma trouxe, em pontos de chance de vencer para: { $seat }.
grade-inaccuracy = Imprecisão
grade-mistake = Erro
grade-blunder = Erro grave

## Campos de tiro

dot-0 = posição
dot-1 = fogo esporádico
dot-2 = fogo contínuo
dot-3 = fogo intenso

## Dois diante da mesma tela

handover-title = Troca de jogador: { $seat }
handover-about = O que o outro lado não pode ver está coberto. Aperte o botão quando o jogador certo estiver diante da tela.
handover-go = Eu jogo: { $seat }
notes-at = Primeiros passos, { $at } de { $of }
notes-next = Próxima
notes-skip = Pular
notes-done = Jogar
note-prompt = Aqui está o que você tem de decidir agora, com a regra. O botão colorido segue em frente.
note-counter = Escolha uma peça para ver o que ela pode fazer; os hexágonos acesos também podem ser escolhidos. Onde não se pode, ele diz por quê.
note-log = Tudo o que acontece é contado no diário, com a regra. Escolha uma linha para vê-la no mapa.
note-odds = Antes de um ataque, o painel mostra as chances exatas e o que as mudaria. Esta lâmpada pergunta a um bot o que ele faria, e por quê.
note-undo = O que o acaso não decidiu pode ser desfeito, passo a passo. Experimente.
handover-lose = escolha de uma perda ({ $seat })
handover-answer = resposta a um ataque ({ $seat })
handover-where = escolha de para onde vai uma unidade ({ $seat })
handover-leave = À página inicial; a partida fica guardada

## O fim

over-title = O jogo acabou.
over-winner = { $seat }: vitória
over-won = Você venceu
over-lost = Você perdeu
over-draw = Empate
over-show = Ver o resultado
over-decided = O que decidiu
over-look = Ver o mapa
over-study = Estudar a partida
over-rematch = Jogar de novo
over-again = Nova partida

## Menu e configurações

menu-new = Início e nova partida
menu-save = Salvar em arquivo
menu-load = Abrir um arquivo
menu-undo-phase = Desfazer toda a fase
menu-play-on = Deixar um bot terminar a fase
menu-study = Analisar a partida
menu-print = Imprimir mapa e diário
menu-notes = Mostrar de novo as primeiras notas
menu-autosave = A partida é salva neste navegador depois de cada jogada.
setting-language = Idioma
setting-theme = Tema
setting-counters = Fichas
counters-small = Pequenas
counters-normal = Normais
counters-large = Grandes
setting-scale = Tamanho da interface
scale-auto = Automático
setting-pace = Ritmo dos bots
setting-adviser = Quem aconselha
setting-dice = Mostrar dados e cartas
setting-follow = O mapa vai aonde algo acontece
setting-handover = Avisar da troca de jogador quando duas pessoas jogam
theme-auto = Como no sistema
theme-light = Claro
theme-dark = Escuro
pace-none = Imediato
pace-brisk = Rápido
pace-slow = Lento

## Teclas

keys-title = Teclado
keys-table = Mesa
keys-board = Mapa
key-done = Botão principal: encerrar a fase
key-commit = Botão principal: confirmar, fora do mapa
key-hint = O que um bot faria; de novo para fazer
key-why = Por que o bot faria isso
key-study-step = Ação anterior, próxima
key-study-turn = Vez anterior, próxima
key-study-ends = Início, fim da partida
way-about = Aponte um hexágono iluminado para ver o caminho e seu custo.
way-about-touch = Toque um hexágono iluminado para ver o caminho e seu custo; toque de novo para ir.
key-board = Ir ao mapa
key-cursor = Mover o cursor de um hexágono a outro
key-pan = Mover o mapa
key-press = Clicar no hexágono sob o cursor
key-pick = Escolher uma peça da pilha
key-next = Próximo hexágono em que se pode agir, com Shift o anterior
key-stack = Pegar toda a pilha da peça na mão
key-formation = Pegar toda a formação dela
key-card = Ficha do hexágono ou da peça
key-zoom = Aproximar, afastar, ver tudo
key-escape = Soltar, fechar
maps = Mapas
maps-key = Próximo mapa (tecla V)
tab-chits = Fichas
cup-live = Ficha em jogo
cup-drawn = Tiradas neste turno
cup-none = Nenhuma ainda
cup-inside = Na caneca
cup-order = ordem desconhecida
cup-held = Na mão
cup-neutral = Ambos os lados
maps-dock = Os dois mapas lado a lado

## Mesas de um servidor

player-friend = Um amigo
start-friend = Abre uma mesa neste servidor: recebe um link para enviar a quem joga consigo, agora ou durante semanas.
tab-people = Pessoas
online-your-turn = É a sua vez
online-lost = A ligação à mesa caiu. Tenta-se de novo …
online-offer-take_back = { $who } pede para desfazer a última jogada{ $whose ->
        [unknown-seat] .
       *[other] , feita por { $whose }.
    } O acaso fica como está: quem fizer o mesmo terá o mesmo.
online-offer-end = { $who } propõe terminar aqui a partida.
online-offered-take_back = Pediu para desfazer a última jogada{ $whose ->
        [unknown-seat] .
       *[other] , feita por { $whose }.
    } O acaso fica como está: quem fizer o mesmo terá o mesmo.
online-offered-end = Propôs terminar aqui a partida.
online-accept = Aceitar
online-refuse = Recusar
online-withdraw = Retirar
online-over-resigned = { $who } desistiu.
online-over-agreed = Todos concordaram em terminar aqui a partida.
online-over-clock = O tempo de { $who } acabou.
online-again = O mesmo outra vez
online-again-swapped = Outra vez, com lados trocados
online-again-go = À nova mesa
online-watching = Está a assistir.
online-free = { $seat }: ainda ninguém se sentou.
online-sit = Sentar-se
online-link = Link para { $seat }
online-link-about = Envie-o a quem joga este lado e a mais ninguém: quem o abre, joga.
online-watch = Link para assistir
online-copy = Copiar
online-copied = Copiado
online-share = Partilhar
online-you = você
online-here = à mesa
online-not-here = ausente
online-expected = ainda não veio
online-open = livre
online-talk = Conversa
online-silent = Ainda ninguém disse nada.
online-say = Diga algo
online-send = Enviar
online-name = O seu nome
online-notes = As suas notas
online-notes-about = Mais ninguém as vê.
online-notify = Avise-me quando for a minha vez
online-mail = Escreva-me quando for a minha vez (e-mail)
online-ask-back = Pedir para desfazer
online-end = Propor o fim
online-resign = Desistir
online-resign-ask = Desistir desta partida?
online-seal = O acaso foi selado antes do início; no fim qualquer um pode conferi-lo:
online-until = Tempo para decidir até { $when }
online-clock = Tempo para decidir
online-clock-none = o que se quiser
online-clock-days =
    { $days ->
        [one] um dia cada vez que é a sua vez
       *[other] { $days } dias cada vez que é a sua vez
    }
online-clock-minutes = { $minutes } minutos no total para cada lado
online-clock-face = { $days } d { $hours } h
online-clock-left = { $seat }: restam { $time } para decidir
online-study = Ajuda dos bots
online-study-off = nenhuma
online-study-after = depois do jogo
online-study-always = sempre
online-agreed-off = Aqui os bots não ajudam ninguém, nem depois do jogo.
online-agreed-after = Os bots só ajudam depois do jogo.
online-agreed-always = Quem quiser pode pedir conselho a um bot.
online-usual = A isto respondeu sempre “{ $answer }”.
online-always = Responder sempre assim
online-ask-each = Perguntar-me de cada vez
online-standing = Respostas dadas por si
online-standing-about = O servidor responde assim por si, de imediato, sempre que é permitido.
online-standing-rule = { $asked } → { $answer }
online-standing-remove = Perguntar-me de novo: { $rule }
online-seal-check = Conferir o selo
online-seal-kept = O acaso era o que foi selado antes do jogo.
online-seal-broken = O acaso não era o que foi selado antes do jogo!
online-seal-elsewhere = Neste endereço o navegador não o pode calcular. Guarde o jogo e execute: sandtable replay --verify FICHEIRO
online-again-other = Alguém foi mais rápido. Na nova mesa joga: { $seat }.
online-log = Quem assiste lê apenas o que a todos os lados se diz por igual.
online-waiting = À espera de { $who }.
online-due = Só quem joga vê quem é esperado.
menu-online = O servidor guarda esta partida depois de cada jogada.
online-table = Uma mesa deste servidor
online-unreachable = O servidor não responde.
online-forget = Esquecer esta mesa
trouble-stale = Alguém foi mais rápido: veja o que aconteceu.
trouble-token = Este link não é de nenhuma mesa.
trouble-seat = Esse lugar é de outra pessoa.
trouble-taken = Já está alguém sentado aí.
trouble-study = Nesta mesa joga-se sem ajuda.
trouble-unknown = Não existe essa mesa.
trouble-busy = Demasiado de uma vez: espere um momento.
trouble-large = É longo demais.
trouble-origin = Isso vem de outro sítio.
trouble-server = O servidor cometeu um erro. Nada mudou.
