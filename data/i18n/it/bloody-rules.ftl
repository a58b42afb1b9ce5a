### Italiano: le regole di A Bloody Summer con parole nostre. L'inglese è in data/bloody/rulebook.toml.

## 0: termini e pedine

rule-0 = Termini e scala
    .summary = Un esagono vale circa sei chilometri e un turno una settimana. Ciò che avviene sugli esagoni è sulla mappa, ciò che avviene nelle caselle strategiche ne è fuori.
rule-0-1 = Pedine
    .summary = Le pedine sono unità di combattimento, dal battaglione alla divisione, oppure comandi di corpo d'armata. L'ordine di battaglia è semplificato.
rule-0-1-1 = Comandi di corpo d'armata
    .summary = Un QG ha un lato pronto e uno esaurito, un bonus in colonne e un valore di movimento. Combattere o muovere in modo esteso lo gira; la fase finale lo rende di nuovo pronto. Non è un'unità di combattimento ed è sostenuto finché ha con sé un segnalino offensiva.
rule-0-1-2 = Unità di combattimento
    .summary = Un'unità mostra attacco, movimento, difesa e valore d'impilamento e ha da uno a tre step; oltre sei punti di movimento è motorizzata. Solo i corazzati possono travolgere e sfondare. Le guarnigioni non muovono né attaccano, non hanno zona di controllo, ignorano le ritirate e si bombardano peggio; una Festung è una guarnigione dietro opere fortificate, fuori mappa una casella a sé, sempre rifornita, con posto per cinque punti di unità.
rule-0-2 = Segnalini
    .summary = Apre la sezione sui segnalini.
rule-0-2-1 = Segnalini offensiva
    .summary = Scorte per le grandi operazioni: permettono a un QG di combattere o di muovere lontano fuori mappa. Al massimo due per esagono, fuori dall'impilamento; senza difesa né nazione, muovono come motorizzati con il QG che accompagnano, dodici punti al massimo, e si possono catturare.
rule-0-2-2 = Segnalini di controllo
    .summary = Mostrano chi controlla un esagono o una casella.

## 1: sequenza

rule-1-0 = Sequenza di gioco
    .summary = Un turno: meteo e aviazione, logistica, amministrazione; fase A, in cui i due giocatori a turno ricevono e muovono unità e combattono, e una fase finale; fase B allo stesso modo; fine del turno.
rule-1-1 = La sequenza in dettaglio
    .summary = Apre la sezione sulle fasi di un turno.
rule-1-1-1 = Inizio del turno
    .summary = Apre la sezione su meteo, logistica e amministrazione.
rule-1-1-1-1 = Meteo e potere aereo
    .summary = Dal turno 2 gli Alleati tirano per il tempo; ogni turno cattivo di fila toglie uno al dado, due al massimo. Un sei non modificato porta la verifica di tempesta all'inizio di A e di B: la tempesta annulla navi, appoggio, bombardamenti, interdizione tattica e sbarchi della fase. Le pedine aeree si pescano dalle coppe secondo il tempo e si assegnano alle missioni.
rule-1-1-1-2 = Fase logistica
    .summary = Gli Alleati costruiscono i porti, le due parti verificano il rifornimento e ciascuna tira per i propri segnalini offensiva: quelli alleati vanno nella riserva strategica, quelli tedeschi nei depositi che hanno posto. Poi i segnalini raggiungono i QG uno alla volta a turno, cominciando da chi ne ha di più, dagli Alleati in caso di parità.
rule-1-1-1-3 = Fase amministrativa
    .summary = Ogni parte tira un dado e aggiunge i propri QG sostenuti sulla mappa: il più alto ha l'iniziativa, la parità la dà agli Alleati con tempo sereno e ai tedeschi altrimenti. Il dado tedesco porta anche i rimpiazzi. Le unità a riposo recuperano, quelle distrutte cominciano a farlo, e le truppe speciali alleate possono tornare nella riserva per un punto ciascuna.
rule-1-1-2 = Fase di movimento
    .summary = Apre la sezione su arrivi e movimento.
rule-1-1-2-1 = Arrivo e passaggio tra le mappe
    .summary = Le unità in una casella colorata possono essere poste sui suoi esagoni d'entrata se il nemico non c'è, e quelle su un esagono d'uscita con lettera nella sua casella. I rinforzi arrivano nella riserva alleata o nelle caselle tedesche; nel turno 1 i tedeschi possono arrivare direttamente su un esagono d'entrata.
rule-1-1-2-2 = Movimento
    .summary = Sulla mappa il giocatore attivo muove ciò che vuole. Fuori mappa muove lungo le linee, una o due caselle, sotto interdizione, al prezzo di un segnalino o fuori dalla confusione con un tiro; chi entra in una casella con nemici vi si ferma in confusione.
rule-1-1-3 = Fase di combattimento
    .summary = Uno dopo l'altro ogni QG del giocatore attivo passa o combatte. Per combattere dev'essere sostenuto e spende un segnalino; le sue unità attaccano, si applicano tutti i risultati, ed è esaurito prima che agisca il QG seguente.
rule-1-1-4 = Fase finale
    .summary = Le pedine aeree e navali usate tornano disponibili, i segnalini colpito si tolgono, i QG tornano pronti e si passa oltre.
rule-1-1-5 = Fine del turno
    .summary = Le pedine aeree tornano nelle coppe, ogni unità recupera un livello di disorganizzazione e il segnalino di turno avanza.
rule-1-2 = Fine della partita
    .summary = Finisce con l'ultimo turno dello scenario o subito con una vittoria automatica.

## 2: terreno e impilamento

rule-2 = Terreno
    .summary = Apre il capitolo su impilamento e terreno.
rule-2-1 = Impilamento
    .summary = Un esagono contiene cinque punti d'impilamento, un'unità di valore zero e un QG, contati solo a movimento finito; le caselle contengono qualsiasi numero. Americani e britannici non stanno mai insieme in un esagono o in una casella.
rule-2-2 = Effetti del terreno
    .summary = Il centro dell'esagono ne decide il terreno. Strade e ferrovie, seguite da esagono a esagono, annullano il costo degli ostacoli. La fanteria motorizzata può scegliere a ogni fase di andare a piedi; i paracadutisti alleati vanno a piedi finché non sono riforniti. Negli abitati il difensore sceglie se nel combattimento contano le case o il terreno.

## 3: zone di controllo

rule-3 = Zone di controllo
    .summary = Le unità di combattimento con valore d'impilamento almeno uno controllano gli esagoni intorno, salvo le eccezioni della tabella del terreno. Unità e QG si fermano entrando in una zona nemica, possono passare da una zona all'altra e pagano per uscirne: i commando nulla, i paracadutisti un punto, gli altri due. Gli amici nell'esagono non cambiano nulla.

## 4: movimento

rule-4 = Movimento
    .summary = Apre il capitolo sul movimento.
rule-4-1 = Regola generale
    .summary = Apre la sezione sul movimento dentro e fuori mappa.
rule-4-1-1 = Movimento sulla mappa
    .summary = Le unità muovono una dopo l'altra, pagando per ogni esagono secondo il terreno e il tipo di movimento; i punti non si conservano. Un esagono è sempre permesso se non è invalicabile. Gli esagoni nemici sono chiusi, salvo travolgimento e confusione. Corazzati e Panzergrenadier che hanno mosso al massimo di un esagono possono andare in riserva per lo sfruttamento.
rule-4-1-2 = Movimento fuori mappa
    .summary = Lungo le linee, al massimo due caselle; finisce in una casella occupata o controllata dal nemico, ma i corazzati passano quelle solo controllate. Di norma ogni QG alleato manda una divisione di una casella; di più è un movimento esteso. Un'unità tedesca deve tirare meno del valore della casella per uscirne; i partigiani in due caselle aggiungono due. Quando gli Alleati sono oltre la Senna le FFI insorgono a Parigi.
rule-4-2 = Sbarco
    .summary = Nella propria fase di movimento gli Alleati sbarcano rinforzi su spiagge e porti aperti fino alla capacità stampata sul deposito; il resto aspetta nella riserva strategica.
rule-4-3 = Travolgimento
    .summary = Una pila di corazzati accanto a un nemico può travolgerlo per tre punti in più sulla mappa, nulla fuori. Combatte subito, senza segnalino; se il difensore si ritira, per una via scelta dall'attaccante, o muore, la pila prosegue, altrimenti torna indietro e prende un livello. Un QG da solo è catturato, un segnalino preso senza costo.
rule-4-4 = Operazioni speciali
    .summary = Ranger, commando e paracadutisti non disorganizzati possono, con un buon dado sulla tabella di lancio e infiltrazione, attraversare un esagono invalicabile, uscire dalla confusione o assaltare un esagono nemico creando confusione: un esagono per fase di movimento. Nel D-Day ranger e commando non tirano e non si fermano sulla spiaggia.

## 5: comandi

rule-5 = Comandi e appoggio
    .summary = Apre il capitolo: comando, controllo e rifornimento per corpi d'armata; il comando si verifica all'inizio della fase di combattimento.
rule-5-1 = Limiti di comando
    .summary = Un QG comanda cinque divisioni e tre unità indipendenti del proprio esercito entro quattro esagoni, o nella sua casella e in quelle vicine. La 79ª Corazzata britannica è sempre comandata e non si conta. Nessuna unità serve due QG in un turno; un QG in confusione comanda solo il proprio esagono.
rule-5-2 = Movimento esteso
    .summary = Fuori mappa un QG rifornito spende un segnalino per muovere più lontano le sue unità o più di una divisione; poi è esaurito e non combatte in questo turno. I travolgimenti restano possibili.
rule-5-3 = Appoggio tattico
    .summary = Una volta per fase un QG può aiutare un combattimento delle sue unità entro due esagoni: le colonne stampate in attacco, una in difesa, dichiarate prima del dado. Un solo QG alleato per attacco; i tedeschi possono combinarli. Ogni QG che appoggia si gira; in attacco spende un segnalino, in difesa no.
rule-5-4 = Distruzione dei QG
    .summary = Un QG non combatte mai. Da solo muore a ogni attacco; in una pila muore solo quando tutte le unità con lui muoiono in combattimento, altrimenti è intatto. Torna come rinforzo un turno dopo.

## 6: combattimento

rule-6 = Combattimento
    .summary = Apre il capitolo sul combattimento.
rule-6-1 = Regola generale del combattimento
    .summary = Il giocatore attivo può attaccare i nemici adiacenti, mai deve. Un'unità attacca una volta ed è attaccata una volta per fase, contrattacco e sfruttamento a parte. Ogni esagono si attacca da solo e tutte le unità che contiene difendono insieme.
rule-6-2 = Bombardamento
    .summary = Prima di un attacco gli Alleati possono bombardare l'esagono, una volta dal mare e una dall'aria per fase, spendendo punti e tirando sulla tabella. Corazzate e incrociatori arrivano a tre esagoni, cacciatorpediniere a due, dalla costa della loro flotta e solo per il proprio esercito. Le batterie costiere tedesche efficienti possono in ogni fase colpire un'unità che sbarca su una spiaggia a portata. Mai con la tempesta.
rule-6-3 = Risoluzione
    .summary = Si sommano attacco e difesa e si riducono a un rapporto a favore del difensore, così che 8 contro 3 è 2-1; gli Alleati decidono l'appoggio aereo; il giocatore attivo sposta a destra, l'altro a sinistra; un dado, modificato dalle unità scelte, dà il risultato. I rapporti finiscono a 1-3 e 6-1.
rule-6-4 = Risultati
    .summary = La tabella dà step persi e livelli di disorganizzazione alle due parti. Una ritirata muove ogni unità dell'esagono, ciascuna per la propria via se il proprietario vuole.
rule-6-5 = Disorganizzati e colpiti
    .summary = Due livelli ciascuno: la disorganizzazione dura e scende di un livello a turno, colpito viene dal bombardamento e passa. Un livello in più su D2 costa uno step; su A2 diventa un livello di disorganizzazione. Il livello più alto di ogni tipo che partecipa dà all'altra parte una o due colonne, e i due tipi si sommano. L'attaccante può lasciare fuori queste unità.
rule-6-6 = Ritirata
    .summary = Una pila che non può ritirarsi è persa per sempre. Ogni unità che si ritira in una zona nemica perde uno step. Dove si supererebbe l'impilamento o si incontrerebbero i due eserciti alleati la ritirata continua; chi non trova posto muore. Alcuni terreni pesano su di essa, e così l'appoggio aereo sui tedeschi.
rule-6-7 = Avanzata
    .summary = Dopo una ritirata o quando tutti i difensori sono spariti, una pila attaccante può avanzare di uno o due esagoni, senza costi di terreno né zone nemiche.
rule-6-8 = Sfruttamento
    .summary = Dove il risultato lo permette il QG ha un'altra attivazione gratuita: due sue pile in riserva muovono e attaccano, e può spendere un segnalino per appoggiarle. Non fuori mappa.
rule-6-9 = Contrattacco
    .summary = Dopo un'avanzata senza sfruttamento il difensore può usare un QG pronto entro due esagoni per colpire la pila nell'esagono perso con unità ritirate o adiacenti all'esagono o a esse; muovono di un esagono. Costa un segnalino, nulla se l'esagono è vuoto, e non ne porta un altro. Non fuori mappa.
rule-6-10 = Perdite e rimpiazzi
    .summary = Uno step perso gira la pedina o porta la seconda; l'ultimo la manda tra le unità distrutte, da dove può essere ricostruita dopo il riposo, se non è morta in ritirata. Gli Alleati ricostruiscono ciò che vogliono, i tedeschi finché bastano i rimpiazzi del tipo giusto; quelli non usati restano.
rule-6-11 = Confusione
    .summary = Quando uno sbarco o un lancio combatte e nessuna parte lascia o muore, tutti restano nell'esagono in confusione. Ciascuno può entrare; solo la fine dei nemici o un'operazione speciale lascia uscire qualcuno. Niente bombardamento o appoggio aereo lì.
rule-6-12 = Combattimento fuori mappa
    .summary = I nemici in una casella sono in confusione e combattono con tutte le unità presenti, senza ritirata, sfruttamento o contrattacco. Per uscire una pila tira l'interdizione con uno in meno per ogni colonna sopra la parità, o uno in più per ogni colonna sotto, e solo verso una casella propria; i partigiani invece aggiungono due.
rule-6-13 = Assedio
    .summary = Gli Alleati possono attaccare una Festung o assediarla: nessun tedesco nella casella fuori dalle mura e unità alleate che valgano metà della difesa all'interno. L'assedio porta punti.

## 7: logistica

rule-7 = Logistica
    .summary = Un'unità è rifornita se traccia una linea fino a un QG rifornito; si verifica all'inizio del turno.
rule-7-1 = Depositi alleati
    .summary = Spiagge e porti servono l'esercito cui appartengono, una volta controllati, costruiti e aperti, fuori dalle zone nemiche, che su una spiaggia non contano. I lavori in un porto si fermano finché è in zona nemica. Un nemico che entra distrugge il deposito, salvo Cherbourg.
rule-7-1-1 = Mulberry
    .summary = A a Saint-Laurent e B ad Arromanches richiedono due turni, dapprima ridotti e pieni un turno dopo. A ogni tempesta ciascuno è distrutto per sempre con 4-6.
rule-7-1-2 = Porti minori e spiagge
    .summary = Un porto minore richiede due turni; una spiaggia è aperta subito, girando la pedina della guarnigione.
rule-7-1-3 = Cherbourg
    .summary = Tre turni per il porto ridotto, altri tre per quello pieno. I tedeschi che tengono l'esagono per un turno intero lo dimezzano, e dopo due turni è perso.
rule-7-2 = Depositi tedeschi
    .summary = Il porto di Cherbourg e, fuori mappa, Pas-de-Calais, Parigi, Le Mans, Rennes e Brest. Cherbourg dà un segnalino a turno con qualsiasi tempo. I depositi senza difesa spariscono quando gli Alleati sono soli nella casella; la confusione li blocca.
rule-7-3 = Linee di rifornimento
    .summary = Apre la sezione sulle linee di rifornimento.
rule-7-3-1 = Rifornimento di un'unità
    .summary = Una via di qualsiasi lunghezza su esagoni aperti al movimento motorizzato, fuori dalle zone nemiche, fino a un QG rifornito, e da lì per strada a un deposito; solo per questo un'unità amica annulla la zona nemica nel suo esagono. Le linee tra caselle sono strade.
rule-7-3-2 = Rifornimento di un QG
    .summary = Per una strada ininterrotta di qualsiasi lunghezza fino a un deposito amico aperto, o con un segnalino offensiva nella sua pila. Un QG non rifornito non riceve segnalini.
rule-7-4 = Senza rifornimento
    .summary = Dura fino alla fase logistica seguente: nessun attacco, difesa dimezzata per eccesso, movimento dimezzato per motorizzati e QG; gli altri muovono come sempre. Fuori mappa queste unità non muovono.
rule-7-5 = Rifornimento aereo
    .summary = In ogni turno con tempo sereno o coperto gli Alleati possono rifornire quattro punti d'impilamento di fanteria senza rifornimento.

## 8: coordinamento

rule-8 = Coordinamento alleato
    .summary = La 2ª Corazzata francese conta come americana; canadesi, polacchi e belgi come britannici. Un QG comanda solo il proprio esercito; i due non attaccano né s'impilano mai insieme, e navi e aerei appoggiano solo i propri.

## 9: aviazione

rule-9 = Potere aereo alleato
    .summary = Le pedine pescate per il turno si assegnano: prima tanti cacciabombardieri alla superiorità aerea quanti ne chiede il dado, poi interdizione dei due tipi, appoggio e bombardamento. Ciascuna fa un solo tipo di missione a turno.
rule-9-1 = Appoggio aereo tattico
    .summary = Prima del rapporto di un combattimento può aiutare un cacciabombardiere della nazione giusta, una colonna per gli Alleati in attacco o in difesa, non su certi terreni. Travolgimenti e sfruttamento lo hanno solo dal turno 7 e solo per truppe americane. I tedeschi che si ritirano sotto di esso prendono un livello di disorganizzazione.
rule-9-2 = Interdizione tattica
    .summary = Fino a quattro cacciabombardieri di qualsiasi nazione, uno per zona della mappa, raddoppiano lì il costo del terreno aperto e dei fiumi. Abitati e boschi non ne risentono.
rule-9-3 = Bombardamento aereo
    .summary = I bombardieri medi disponibili possono colpire una pila che attacca o difende, prima del combattimento. Una forza per almeno metà di medi aggiunge uno al dado; i leggeri valgono come medi ma non per questo.
rule-9-4 = Bombardamento a tappeto
    .summary = Una volta per turno e nazione i pesanti, se si vuole con i medi, possono colpire un esagono o due adiacenti, metà ciascuno. Ogni pesante usato dà due punti ai tedeschi e torna due turni dopo. Sugli abitati lascia macerie: due punti di movimento in più ciascuno, uno su ognuno di due esagoni. Nella fase 0A spiagge e batterie si possono bombardare così senza limite né penalità.
rule-9-5 = Interdizione strategica
    .summary = A una casella si possono assegnare un pesante, o uno o due medi, o uno o due cacciabombardieri, perché i tedeschi più facilmente vi restino.

## 10: D-Day

rule-10 = D-Day
    .summary = Il turno 0 ha fasi proprie. In esso e nel turno 1 gli Alleati hanno l'iniziativa, tutto è rifornito e i QG combattono senza segnalini; solo i QG a terra danno appoggio. Nel turno 0 i segnalini colpito restano fino alla fine.
rule-10-O-1 = Fase O: i lanci
    .summary = Di notte, senza navi né aerei, i paracadutisti si lanciano sulle loro zone con due dadi: disorganizzati con 5 e 6, alla deriva di un esagono da 6, mai in abitati o in mare. Chi cade su un nemico combatte subito, con confusione se nessuno se ne va. Gli altri possono poi muovere di un esagono e attaccarne uno adiacente.
rule-10-O-2 = Fase O: reazione tedesca
    .summary = Le unità tedesche accanto a quelle alleate possono agire: entrare nella confusione o attaccare un vicino.
rule-10-A-1 = Fase A: gli sbarchi
    .summary = Aviazione e flotta bombardano spiagge e batterie. La prima ondata assalta, con i carri che tirano per sopravvivere in acqua, una colonna a sinistra salvo per ranger e commando da soli; chi resta col nemico è in confusione. La 79ª aspetta davanti a una spiaggia britannica finché è libera. Poi le truppe a terra muovono della metà, sbarcano la seconda ondata, il 5º Ranger e i commando, e i combattimenti a terra possono avere appoggio aereo.
rule-10-A-2 = Fase A: reazione tedesca
    .summary = Ogni unità e QG tedesco sulla mappa può agire con metà movimento; niente movimento strategico. Il tempo si schiarisce; aerei e navi alleati non tornano prima della fase B.
rule-10-B-1 = Fase B: seguito
    .summary = Le truppe sulla mappa e non in confusione muovono della metà; le ultime ondate e i QG sbarcano finché l'impilamento lo permette, gli altri aspettano in riserva; poi si combatte.
rule-10-B-2 = Fase B: reazione tedesca
    .summary = Come nella fase A: metà movimento e combattimento normale per tutti i tedeschi sulla mappa.
rule-10-B-3 = Fine del turno 0
    .summary = Può atterrare la 6ª Brigata aviotrasportata britannica. I segnalini colpito si tolgono, la disorganizzazione scende di un livello, i QG tornano pronti, gli aerei lasciano la mappa e il turno 1 comincia con tempo sereno.

## 11: scenari

rule-11 = Scenari
    .summary = Due giocatori, o tre con un alleato per gli americani e uno per i britannici. Le unità sono disposte o arrivano col tracciato dei turni; le pedine aeree sono in tre coppe di sei pesanti, quattro medie e leggere e dodici cacciabombardieri; i depositi tedeschi nelle loro caselle.
rule-11-1 = La corsa a Cherbourg
    .summary = Turni da 1 a 4 sulla mappa dalla colonna 17 verso ovest, senza rimpiazzi né pesanti, con metà dei segnalini e metà dell'aviazione americana. Gli americani vincono secondo il turno in cui tengono i due esagoni di Cherbourg; i tedeschi tenendola, meglio con una linea di rifornimento a sud per due divisioni, al meglio entrando a Utah mentre Cherbourg e Saint-Vaast sono loro.
rule-11-2 = Operazione Cobra
    .summary = Turni da 7 a 12 su tutta la mappa, con tempo sereno e zero punti, due segnalini alleati all'inizio. Rinforzi e vittoria come nella campagna.
rule-11-3 = La campagna
    .summary = Dalla notte del 6 giugno alla fine di agosto. Punti per step, step scelti, città, depositi, assedi, Festungen e Parigi, contro venti a turno per i tedeschi; venticinque è una vittoria marginale e cinquanta decisiva. Gli Alleati vincono subito con Parigi e Cherbourg e due porti atlantici, con Parigi e Pas-de-Calais, o quando restano meno di dieci unità tedesche; i tedeschi con quattro spiagge.
