### Italiano: le regole di Campanha da Normandia con parole nostre. L'inglese è in data/campanha/rulebook.toml.

## 1-3: il materiale e la sequenza

rule-1-0 = Introduzione storica
    .summary = Perché le due parti combatterono per la Normandia nell'estate del 1944, e come finì. Dà l'ambientazione e non chiede nulla ai giocatori.
rule-2-0 = Che cosa c'è nella scatola
    .summary = Apre il capitolo su mappa, pedine, tabelle e tracciati.
rule-2-1 = La mappa
    .summary = La Normandia a esagoni; il regolamento ne conta 525, numero che torna con la terra e la costa senza il mare aperto.
rule-2-2 = Le pedine
    .summary = 231 unità: 107 tedesche, di cui 21 delle Waffen-SS, 68 americane, 47 britanniche, 8 canadesi e una di volontari sovietici al comando tedesco. I segnalini non sono contati.
rule-2-2-1 = Che cosa mostra una pedina
    .summary = Dimensione, numero, divisione, arma, attacco, difesa e movimento. Le pedine senza divisione sono indipendenti; i numeri romani indicano l'artiglieria di corpo d'armata, gli arabi quella d'armata. La pedina dell'esempio, il 120º Reggimento della 30ª Divisione americana, è 3-4-8.
rule-2-3 = Le tabelle
    .summary = Combattimento, terreno, bombardamento d'artiglieria e bombardamento a tappeto, con quella di vulnerabilità che serve al bombardamento. Altre regole dicono quando si usa ciascuna.
rule-2-4 = Tracciati e segnalini
    .summary = Apre la sezione su tracciato dei turni, tracciato aereo, tracciato dei bombardieri pesanti e dadi.
rule-2-4-1 = Tracciato dei turni
    .summary = Turni da 0 a 16. Il turno 0 è il 6 giugno 1944 e ogni turno successivo vale tre giorni, così che la partita si ferma alla vigilia dell'Operazione Cobra.
rule-2-4-2 = Tracciato del potere aereo
    .summary = Tiene il conto dei punti aerei alleati del turno; i tedeschi non ne hanno.
rule-2-4-3 = Tracciato dei bombardieri pesanti
    .summary = Due caselle che contano i bombardamenti a tappeto alleati.
rule-2-4-4 = Dadi
    .summary = I combattimenti si decidono con due dadi. Il movimento non ne ha mai bisogno.
rule-3-0 = Sequenza di gioco
    .summary = Ogni turno si svolge così: movimento alleato, combattimento alleato, movimento tedesco, combattimento tedesco. Nel turno 0, dopo il combattimento alleato, arriva la 1ª Brigata Commando britannica: da 3011 fino a un esagono della 6ª Aviotrasportata o, se 3011 è chiuso, su un'altra spiaggia britannica, dove resta.

## 4: movimento

rule-4-0 = Movimento
    .summary = Passare da un esagono all'altro costa punti secondo il terreno, fino alla capacità della pedina. I punti possono avanzare, ma non si conservano, non si prestano e non si sommano tra pedine che muovono insieme.
rule-4-1 = Limiti al movimento
    .summary = Apre la sezione su raggruppamento e zone di controllo.
rule-4-1-1 = Unità amiche: raggruppamento
    .summary = Un esagono contiene al massimo quattro unità di una parte. Un esagono pieno si può ancora attraversare, ma non vi si può finire il movimento.
rule-4-1-2 = Unità nemiche: zone di controllo
    .summary = I sei esagoni intorno a un'unità sono la sua zona di controllo: il nemico che vi entra si ferma. Un'unità che comincia il movimento a contatto ne esce pagando un punto in più, oppure attacca; può restare ferma solo su terreno dominante, cioè con più colonne di difesa dei nemici a contatto con lei. Chi non può fare né l'una né l'altra cosa deve attaccare, chi entra ora in contatto deve farlo sempre, e i nemici non condividono mai un esagono.
rule-4-2 = Entrata e uscita dalla mappa
    .summary = Apre la sezione su rinforzi, uscite e lanci.
rule-4-2-1 = Entrata
    .summary = I rinforzi alleati arrivano dalle spiagge dell'invasione, da Cherbourg una volta presa o dal cielo; quelli tedeschi dai bordi sud ed est. Tutti pagano il primo esagono e possono entrare già a contatto. Nel turno in cui entra, un rinforzo tedesco ha 10 punti movimento e conta come motorizzato.
rule-4-2-2 = Uscita
    .summary = Entrambe le parti possono uscire dai bordi sud ed est, muovendo o in ritirata, senza che l'unità vada perduta. Gli Alleati non tornano; i tedeschi possono tornare dallo stesso bordo a partire dal turno seguente, o nello stesso movimento lungo le strade stampate fuori mappa, contate in esagoni di strada. La 82ª e la 101ª Aviotrasportata americane vengono ritirate nel turno 13, o appena non sono più circondate.
rule-4-2-3 = Truppe aviotrasportate
    .summary = Nel turno 0 si tira un dado per ogni unità paracadutista: quelle americane arrivano intatte con 6, quelle britanniche con un numero pari, tutte le altre ridotte; in quel turno si spostano solo per effetto del combattimento. Nel turno 1 il 325º e la 6ª Brigata alianti atterrano senza tiro in un esagono della loro divisione, o arrivano via mare nel turno 2 se nessuna unità alleata ne tiene gli esagoni di lancio; il 327º sbarca a Utah.

## 5: combattimento

rule-5-0 = Combattimento
    .summary = Le unità adiacenti a nemici alla fine di una fase di movimento sono a contatto, e la parte che ha appena mosso è l'attaccante.
rule-5-1 = Risoluzione di un combattimento
    .summary = Un combattimento passa per rapporto di forze, terreno, accerchiamento, divisioni, dadi e risultato, nell'ordine delle sezioni che seguono.
rule-5-1-1 = Rapporto di forze
    .summary = Attacco totale contro difesa totale: si divide il maggiore per il minore e si scarta la frazione. L'attaccante impegna la sua forza prima di poter conoscere la difesa, e nulla cambia dopo la risposta del difensore. Nel turno 5 un attacco alleato perde una colonna.
rule-5-1-2 = Terreno
    .summary = Il terreno sposta la colonna a sinistra a favore del difensore e non aiuta mai l'attacco; i tedeschi guadagnano un'altra colonna in ogni esagono di costa. I tedeschi a Caen ignorano la ritirata di DRI e DRB, e non devono ritirarsi dopo nessun risultato tranne DE, in attacco o in difesa, se l'altro esagono di Caen era alleato all'inizio del turno. Corazzati, cavalleria e cannoni d'assalto attaccano liberamente le colline e anche le paludi, in cui non entrano mai, ma una sola di queste unità può unirsi all'attacco a un esagono di bocage; lì, e contro corazzati o artiglieria contraerea, la perdita di AE, ARB o AVB cade su una di loro.
rule-5-1-3 = Accerchiamento
    .summary = I difensori senza un esagono in cui ritirarsi fuori dalle zone di controllo nemiche danno una colonna all'attaccante. Un bordo della mappa da cui possono uscire conta come via di scampo.
rule-5-1-4 = Divisioni complete
    .summary = Una divisione che combatte con tutte le sue pedine dà una colonna alla sua parte, in attacco o in difesa. Le tedesche 265ª, 266ª, 275ª e 343ª non la danno mai, perché solo in parte raggiunsero la Normandia.
rule-5-1-5 = I dadi
    .summary = La somma di due dadi indica la riga della tabella dei combattimenti.
rule-5-1-6 = Risultati
    .summary = Che cosa significano i codici: perdite di un'unità scelta dal proprietario, ritirata di un'intera parte, eliminazione, lo scambio (EMP) e lo stallo (IMP). Dopo DE i difensori rimasti si ritirano senza eccezioni.
rule-5-2 = Avanzata dopo il combattimento
    .summary = L'attaccante che ha vinto può occupare l'esagono lasciato libero; dopo EMP, che è un pareggio, nessuno avanza. Corazzati, cavalleria, fanteria motorizzata e cannoni d'assalto possono proseguire di un esagono, da terreno aperto a terreno aperto, villaggio o città, senza fiume né fortificazione in mezzo; artiglieria, contraerea e lanciarazzi non avanzano mai. Le zone di controllo non contano, nessuno è obbligato, e le strade non rendono aperto un altro terreno.
rule-5-3 = Ritirata
    .summary = Una ritirata non può finire in un esagono con nemici né in una loro zona di controllo. L'unità che non può evitarlo è eliminata.
rule-5-3-1 = Ritirata a catena
    .summary = Ritirarsi in un esagono pieno ne spinge fuori un'unità, a scelta del proprietario, verso un altro esagono, così che ne restino quattro.
rule-5-3-2 = Ritirata attraverso un fiume
    .summary = Corazzati, cavalleria e artiglieria semovente subiscono una perdita quando si ritirano attraverso un fiume, e sono eliminati se il combattimento gliene aveva già inflitta una. Le altre armi passano indenni.
rule-5-3-3 = Ritirata di unità circondate
    .summary = Le unità circondate passano per un esagono in zona nemica e proseguono fino a un secondo, con una perdita ciascuna; chi ha già subito una perdita nel combattimento è eliminato. Passare tra unità amiche ripara da questa eliminazione e dalla perdita nel secondo esagono, ma il secondo esagono deve comunque essere fuori dalle zone nemiche: chi non ne trova è eliminato. Il proprietario sceglie l'ordine. Ritirarsi in mare distrugge l'unità. Le pedine con movimento 0 non muovono mai, non devono attaccare se sono a contatto, e DRI o DRB le elimina.

## 6-10: aria, perdite, artiglieria, porti e navi

rule-6-0 = Potere aereo
    .summary = Gli Alleati hanno 50 punti aerei a turno e altri 10 per ogni campo d'aviazione preso. I tedeschi non ne hanno.
rule-6-1 = Uso dei punti aerei
    .summary = I punti si segnano all'inizio del turno e si spendono nei combattimenti della fase dell'una o dell'altra parte, in attacco o in difesa, quanti ne vuole il giocatore alleato, finché non finiscono.
rule-6-2 = Attacco aereo
    .summary = I punti possono bombardare un esagono da soli: i punti per la somma della vulnerabilità aerea delle sue unità danno la colonna, spostata dal terreno esclusi i fiumi, e due dadi danno la riga. Sei punti su due fanterie e un'unità corazzata fanno 24.
rule-6-3 = Bombardamento a tappeto
    .summary = Prima del suo movimento, in due turni non consecutivi dal turno 8 in poi, il giocatore alleato indica un esagono: per quello e per ciascuno dei sei vicini si tira sulla tabella del tappeto, anche dove ci sono unità amiche. Non conta come attacco a quegli esagoni. Le note aggiungono: niente punti aerei nel turno 5, nessuno conservato, totali annunciati che li comprendono, da 5 a 10 punti per attacco aereo, e nessun esagono attaccato due volte in un turno.
rule-7-0 = Perdite e recupero
    .summary = La prima perdita gira l'unità sul lato ridotto, la seconda la elimina; il movimento resta uguale. Solo le unità alleate recuperano, restando senza contatto per tutta la propria fase di movimento, e non nel turno 5.
rule-8-0 = Artiglieria
    .summary = L'artiglieria muove come la fanteria e colpisce esagoni entro la sua portata senza entrare in contatto; nel supporto la portata si misura fino all'esagono del difensore. Quando è adiacente combatte come ogni unità. Da sola bombarda con il suo attacco moltiplicato per la vulnerabilità all'artiglieria; gli attacchi di sola artiglieria, a contatto o no, non hanno aiuto dal cielo. Ogni pedina serve in un solo combattimento per fase, compresa la propria difesa, e più d'una può partecipare allo stesso.
rule-9-0 = Mulberry
    .summary = Due porti artificiali aprono nel turno 4 in 2009 e 2409 se 2010 e 2410 sono caduti nel turno 0, altrimenti quattro turni dopo la loro caduta, e mai più se un nemico ha occupato l'esagono dopo il turno 0; non si possono spostare. Chi vi sbarca, o sbarca a Cherbourg una volta presa, non paga il primo esagono. Ogni porto tira un dado contro la tempesta del turno 5; con uno solo nel turno 9 gli Alleati perdono una colonna in ogni combattimento da lì in poi, e senza nessuno perdono anche il recupero e gli attacchi di sola artiglieria, finché non cade 0603.
rule-10-0 = Supporto navale
    .summary = Le navi danno agli Alleati una colonna negli attacchi delle unità che sbarcano nel turno 0, negli attacchi a Cherbourg e in ogni combattimento il cui difensore è entro tre esagoni dalla costa tra Utah e Sword. L'esagono 1509 non vale come costa, e Carentan è fuori portata.

## 11: preparazione e vittoria

rule-11-0 = Preparazione: gli eserciti
    .summary = Chi comandava che cosa il 6 giugno 1944 e quale corpo d'armata andò su quale spiaggia.
rule-11-1 = Piazzamento delle unità
    .summary = Le due parti cominciano secondo gli elenchi. I rinforzi americani sbarcano a Omaha o Utah, quelli britannici e canadesi a Gold, Juno o Sword, quelli tedeschi entrano dai bordi est e sud.
rule-11-1-1 = Piazzamento alleato
    .summary = Esagoni di lancio e di sbarco della prima ondata. L'unità che non riesce a entrare nel suo esagono è distrutta.
rule-11-1-2 = Piazzamento dell'Asse
    .summary = Dove sta la guarnigione tedesca la mattina dello sbarco.
rule-11-1-3 = Rinforzi alleati
    .summary = Gli arrivi turno per turno, dai commando del turno 0 alla 28ª Divisione americana del turno 16.
rule-11-1-4 = Rinforzi tedeschi
    .summary = Gli arrivi per turno e per bordo: est, sud o l'esagono 1125, ad Avranches.
rule-11-2 = Obiettivi
    .summary = Alla fine ogni parte conta le località in elenco che tiene, dai 5 punti fino ai 30 di Caen, 250 in tutto.
rule-11-2-1 = Punti alleati
    .summary = Due punti per ogni unità tedesca distrutta e due per ogni unità alleata uscita dal bordo sud.
rule-11-2-2 = Punti dell'Asse e vittoria
    .summary = Dieci punti per ogni unità alleata distrutta. Alla fine si toglie un terzo delle perdite tedesche, arrotondato per difetto; vince il totale più alto.
