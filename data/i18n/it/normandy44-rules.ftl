### Italiano: le regole di Normandy '44 con parole nostre. L'inglese è in data/normandy44/rulebook.toml.

## 1: Introduzione

rule-1 = Introduzione
    .summary = Il 6 giugno 1944 gli Alleati sbarcano e cercano di allargare le teste di ponte, prendere Cherbourg e quante più cittadine possono; i tedeschi cercano di ributtarli in mare o di fermarli prima.

## 2: Componenti

rule-2 = Componenti
    .summary = Apre il capitolo su mappa, pedine e segnalini.
rule-2-1 = Contenuto della scatola
    .summary = Una mappa, due fogli di pedine, il regolamento, un dado a sei facce e cinque schede di tabelle.
rule-2-2 = La mappa
    .summary = È in gioco solo la griglia, oltre alla fascia degli assalti alle spiagge. Le curve di livello non contano, solo gli esagoni di cima di collina sono alture; un fiume dentro una cittadina, città o esagono inondato si ignora, e l'Orne con il suo canale è un solo fiume maggiore.
rule-2-3 = Le pedine
    .summary = Le unità combattenti sono battaglioni, reggimenti e brigate, o i presidi di luoghi fortificati; i segnalini registrano tutto il resto.
rule-2-3-1 = I valori di un'unità
    .summary = La forza vale in attacco e in difesa, tra parentesi solo in difesa. Il movimento è quanto un'unità può spendere e poi ancora attaccare; con 0 non muove mai e, se deve ritirarsi, è perduta. Qualità e valore corazzato servono in più regole di combattimento.
rule-2-3-2 = Dimensione delle unità
    .summary = I simboli della grandezza, dal battaglione all'armata; il più indica un'unità rinforzata, il meno che una parte è altrove.
rule-2-3-3 = Tipi di unità
    .summary = Ogni unità è meccanizzata o no, e da questo dipende quanto paga per muovere. Sono di tipo fanteria quelle non meccanizzate, i panzergrenadier e la fanteria motorizzata. Le unità corazzate hanno un profilo o un simbolo che sta per carri con fanteria.
rule-2-3-4 = Colori delle unità
    .summary = Il colore dice l'armata o la forza: 1ª americana, 2ª britannica con i canadesi, esercito tedesco, Waffen-SS, Luftwaffe, marina, Organizzazione Todt.
rule-2-3-5 = Unità grandi
    .summary = Alcune unità hanno tre step. Alla seconda perdita sono sostituite da un quadro del loro tipo.
rule-2-3-6 = Unità con profilo
    .summary = Hanno l'immagine di un carro, di un semovente o di un 88 al posto del simbolo: una si raggruppa gratis, il mitragliamento può costarle uno step, e non ha né favorisce un bonus di difesa.
rule-2-3-7 = Capisaldi
    .summary = Fortificazioni presidiate che agiscono come unità senza movimento.
rule-2-3-8 = Segnalini
    .summary = Non contano mai per il raggruppamento e mostrano stati, appoggio aereo e navale, rifornimenti.
rule-2-4 = Abbreviazioni
    .summary = Le sigle del regolamento.

## 3: Sequenza di gioco

rule-3 = Sequenza di gioco
    .summary = Un turno è un giorno: una fase iniziale per meteo, porti, rifornimenti e rimpiazzi, poi il turno del tedesco e quello dell'alleato, ciascuno di sei fasi (rimpiazzi, movimento, combattimento, riserva, recupero, rifornimento), infine una fase per i ritiri dei paracadutisti e la vittoria automatica.

## 4: Meteo

rule-4 = Meteo
    .summary = Apre il capitolo sul tempo.
rule-4-1 = Il tiro per il meteo
    .summary = Dal turno 3 si tira un dado ogni turno, con -1 dopo una tempesta e +1 dopo un bello da 6; il risultato resta tra 1 e 6 e vale per tutto il turno. Il turno 1 è coperto, casella 2.
rule-4-2 = Meteo del turno 2
    .summary = Coperto: casella 2 con 1-3, casella 3 con 4-6.
rule-4-3 = Effetti del meteo
    .summary = Bello: le unità meccanizzate tedesche perdono due punti, pagano mezzo punto le strade principali, e i cacciabombardieri intervengono a ogni attacco tedesco. Coperto: solo le strade principali sono più lente per loro. Tempesta: niente punti rifornimento e rinforzo alleati, niente navi, al massimo uno spostamento d'artiglieria per attacco.

## 5: Punti rifornimento

rule-5 = Punti rifornimento
    .summary = Apre il capitolo sui punti rifornimento.
rule-5-1 = A che cosa servono
    .summary = Pagano gli spostamenti d'artiglieria e si accumulano fino a 19 per armata; il resto è perso.
rule-5-2 = Punti rifornimento tedeschi
    .summary = Il dado del meteo dice quanti ne arrivano; il tedesco dà ciascuno alla 7ª Armata o, se un esagono di città di Cherbourg traccia il rifornimento al bordo sud, alla Fortezza Cherbourg. Restano dove sono stati dati.
rule-5-3 = Punti rifornimento alleati
    .summary = Ogni armata alleata ne ha uno per turno senza tempesta, due quando il suo Mulberry è attivo, e allora può comprarne altri per tre punti rinforzo l'uno. Le armate non se li passano.

## 6: Rimpiazzi e rinforzi

rule-6 = Rimpiazzi e rinforzi
    .summary = Apre il capitolo su rimpiazzi e rinforzi.
rule-6-1 = Rimpiazzi
    .summary = Il dado del meteo porta rimpiazzi per armata e tipo, da usare o accumulare fino a nove per tipo. Nel turno 1 non ne arrivano.
rule-6-2 = Uso dei rimpiazzi
    .summary = Uno ripristina uno step, o riporta un'unità persa o un quadro allo step più basso su un HQ rifornito o in una cittadina o città tenuta e rifornita, entro cinque esagoni da un'unità della sua divisione. Un'unità ne riceve uno per turno, dev'essere in rifornimento e non disorganizzata, poi muove al massimo di un esagono, non in zone nemiche, e nessuno attacca dal suo esagono. I corazzati servono a carri, ricognizione e brigate lanciarazzi, gli avioportati a paracadutisti e alianti, la fanteria agli altri; i canadesi hanno fanteria propria.
rule-6-3 = Unità mai rimpiazzabili
    .summary = Ranger, brigate di commando britanniche, Flak, battaglioni orientali e capisaldi. Le unità avioportate hanno solo ciò che il lancio ha lasciato.
rule-6-4 = Limiti ai rimpiazzi tedeschi
    .summary = Uno step di Tigre o Panther richiede il rimpiazzo corazzato di un meteo da 1, usato subito. La fanteria del 5 è per unità di qualità 0 o -1, quella del 6 solo per qualità -1, e nessuna si conserva.
rule-6-5 = Rinforzi alleati
    .summary = Apre la sezione sulle unità dalla Gran Bretagna.
rule-6-5-1 = Punti rinforzo
    .summary = Dal turno 2 ogni armata alleata ha sei punti per turno senza tempesta, persi se non usati: quattro per una brigata corazzata o un comando di combattimento, tre per un'altra unità da tre step o un punto rifornimento, due per un HQ, un gruppo di ricognizione o carri da due step, uno per un'unità di uno step.
rule-6-5-2 = Sbarco
    .summary = I rinforzi sbarcano sulle spiagge aperte o a un Mulberry nella fase di movimento, con movimento tattico il cui primo esagono è lo sbarco. Attaccano a metà forza con avanzata limitata, e una spiaggia riceve quattro punti per turno; il Mulberry britannico vale come Gold.
rule-6-5-3 = Capacità di sbarco perduta
    .summary = Un'armata ha due punti in meno per ogni suo reparto del genio da spiaggia che manca, Sword esclusa, e due in meno se il suo Mulberry è distrutto.
rule-6-6 = Rinforzi tedeschi
    .summary = Entrano da qualunque esagono d'entrata del loro colore pagando il primo esagono, anche in movimento strategico o su autocarri, e possono entrare in zona nemica fermandosi. Un'unità può aspettare un turno e usare poi il colore vicino, più volte.
rule-6-7 = Mobilitazione della 243ª e della 709ª
    .summary = Dal turno 2 una unità per turno lascia ciascuna casella di mobilitazione per un esagono di mobilitazione della sua divisione libero da nemici e dalle loro zone, e agisce subito.

## 7: Raggruppamento

rule-7 = Raggruppamento
    .summary = Apre il capitolo sul raggruppamento.
rule-7-1 = Limite di raggruppamento
    .summary = Quattro punti e un'unità con profilo per esagono: forza 1 o 2 vale un punto, 3 o più due. Un caposaldo, un HQ, un genio da spiaggia e una brigata lanciarazzi sono gratuiti.
rule-7-2 = Quando vale il limite
    .summary = Alla fine delle fasi di movimento e dopo le avanzate, quando il possessore toglie l'eccedenza; non durante movimento, ritirata e avanzata. Americani e britannici possono stare insieme.

## 8: Zone di controllo

rule-8 = Zone di controllo
    .summary = Apre il capitolo su zone e collegamenti.
rule-8-1 = Zone di controllo
    .summary = I sei esagoni intorno a un'unità, non attraverso mare, lati intransitabili o nella palude. Capisaldi e unità di forza 1 non ne hanno.
rule-8-2 = Zone e movimento
    .summary = Chi entra in zona nemica si ferma; uscirne costa un punto in più.
rule-8-3 = Da zona a zona
    .summary = Chi comincia in zona nemica può passare direttamente in un'altra e fermarsi, se nessun collegamento lo impedisce.
rule-8-4 = Altri effetti delle zone
    .summary = Ritirata, avanzata e rifornimento dicono che cosa vi fanno le zone.
rule-8-5 = Collegamenti di zona
    .summary = Apre la sezione sui collegamenti.
rule-8-5-1 = Formare un collegamento
    .summary = Due unità o gruppi con zona a due esagoni di distanza sbarrano ciò che sta in mezzo: un esagono, o il lato tra due esagoni.
rule-8-5-2 = Che cosa fa un collegamento
    .summary = Nessun nemico vi muove dentro o attraverso; chi deve ritirarvisi è perso, le avanzate si fermano prima salvo che nell'esagono lasciato dal difensore, e il rifornimento non passa.
rule-8-5-3 = Collegamenti annullati
    .summary = Quello di lato è nullo se ci sono nemici da entrambe le parti del lato, quello di esagono se un nemico è nell'esagono.
rule-8-5-4 = Collegamenti che s'incrociano
    .summary = Dove s'incrociano collegamenti delle due parti, nessuna passa quello dell'altra.
rule-8-5-5 = Collegamenti con il confine
    .summary = Un collegamento di lato può finire anche ai bordi sud ed est, sulla costa, sui lati intransitabili e sull'esagono di palude.
rule-8-5-6 = Collegamenti e terreno
    .summary = Si formano anche sopra fiumi maggiori e terreno inondato.

## 9: Movimento

rule-9 = Movimento
    .summary = Apre il capitolo sul movimento.
rule-9-1 = Muovere
    .summary = Le unità muovono da sole o in gruppo fino alla loro capacità, pagando ogni esagono. Un gruppo va al passo del più lento e può lasciare unità, che hanno finito; nessuno entra dove ci sono nemici.
rule-9-2 = Uscire dalla mappa
    .summary = Nessuno esce; chi deve ritirarsi fuori è perso.
rule-9-3 = Strade
    .summary = Lungo una strada si paga il costo della strada, e una strada che passa un fiume è un ponte.
rule-9-4 = Fiumi
    .summary = Un fiume maggiore senza ponte costa un punto in più e si passa solo come primo passo di chi ha cominciato lì accanto; uno minore costa un punto in più ai meccanizzati.
rule-9-5 = Terreno inondato
    .summary = Un lato inondato ferma i meccanizzati fuori da strade e strade rialzate; gli altri lo passano come un fiume maggiore. Negli esagoni inondati i meccanizzati restano su strada, gli altri pagano due punti e si fermano.
rule-9-6 = Lati intransitabili
    .summary = Né movimento, né attacco, né zona, né collegamento li attraversano.
rule-9-7 = Supremazia aerea alleata
    .summary = Con il bello i meccanizzati tedeschi hanno due punti in meno; con il bello e il coperto la strada principale costa loro mezzo punto invece di un terzo. La tempesta li risparmia.
rule-9-8 = Movimento strategico e autocarri
    .summary = Apre la sezione su entrambi.
rule-9-8-1 = Movimento strategico
    .summary = Un'unità meccanizzata rifornita e in ordine può raddoppiare la capacità andando solo su strada; anche i rinforzi.
rule-9-8-2 = I suoi limiti
    .summary = Non comincia né entra in zona nemica, e finisce sola nel suo esagono.
rule-9-8-3 = I suoi segnalini
    .summary = Tre per parte e per fase.
rule-9-8-4 = Attaccati in marcia
    .summary = L'unità non ha bonus di difesa e dà all'attaccante una colonna a destra; il resto vale.
rule-9-8-5 = Togliere i segnalini
    .summary = Restano fino alla fase di movimento seguente dell'unità, a meno che sia attaccata prima; chi comincia quella fase accanto a un nemico lo perde.
rule-9-8-6 = Autocarri tedeschi
    .summary = Una unità tedesca per turno, non meccanizzata, può muovere come se lo fosse, con cinque punti, tre con il bello, raddoppiati da un segnalino strategico, mai da o in zona nemica.
rule-9-8-7 = Non nel turno 1
    .summary = Nel turno 1 non si usano né movimento strategico né autocarri.
rule-9-9 = Biciclette
    .summary = Con il coperto un'unità ciclista ha sei punti se resta su strada e non comincia né entra in zona nemica.
rule-9-10 = Movimento tattico
    .summary = Un'unità può fare uno o due esagoni qualunque cosa costino; zone, collegamenti, inondazioni, fiumi e divieti valgono. Può attaccare, non andare in riserva.
rule-9-11 = Strade rialzate
    .summary = I quattro ponti dietro Utah portano le unità oltre i lati inondati senza spesa, e non cambiano nulla in combattimento.

## 10: Combattimento

rule-10 = Combattimento
    .summary = Apre il capitolo sul combattimento.
rule-10-1 = Attaccare
    .summary = Le unità possono attaccare nemici adiacenti, una volta per fase; nessuno è obbligato e nessun esagono è attaccato due volte. Chi difende in un esagono difende insieme.
rule-10-2 = Attacchi da più esagoni
    .summary = Un attacco ha un solo bersaglio. Unità di uno stesso esagono possono attaccare esagoni diversi in attacchi separati, ma nessuna divide la sua forza.
rule-10-3 = Forza d'assalto principale
    .summary = Ogni attacco nomina una formazione, che attacca per intero; le altre sono dimezzate. Un'unità raggruppata con la forza può esserle assegnata, e fino a sei fattori qualsiasi possono essere un gruppo di battaglia.
rule-10-4 = Diciotto fattori
    .summary = Nessuno conta più di 18 fattori in un combattimento, bonus di difesa compreso.
rule-10-5 = Procedura
    .summary = Il rapporto si arrotonda a favore del difensore; poi si dichiarano gli appoggi, si spostano le colonne e decide il dado.
rule-10-6 = Rapporto minimo e massimo
    .summary = Nessun attacco comincia sotto 1-3. Gli spostamenti contano anche fuori tabella; sotto 1-3 il risultato è A1, sopra 7-1 si usa la colonna 7-1.
rule-10-7 = Forza tra parentesi
    .summary = Queste unità difendono soltanto, ma possono avanzare con chi ha attaccato.

## 11: Modificatori al combattimento

rule-11 = Modificatori al combattimento
    .summary = Apre il capitolo sui modificatori.
rule-11-1 = Dimezzamento
    .summary = Unità per unità, per eccesso e una volta sola: attaccando oltre un fiume o un lato inondato o da un esagono inondato, appena sbarcati, fuori rifornimento, o fuori dalla forza d'assalto principale.
rule-11-2 = Bonus di difesa
    .summary = Il terreno aggiunge punti all'esagono, solo il migliore e mai più della forza stampata dei difensori, senza contare profili e capisaldi; da soli questi non ne hanno.
rule-11-3 = Fiumi e inondazioni
    .summary = Gli attacchi oltre di essi sono dimezzati. Se tutta la forza d'assalto principale attacca oltre fiumi maggiori o lati inondati o da esagoni inondati, c'è una colonna a sinistra; i corazzati contano solo oltre fiumi minori.
rule-11-4 = Spostamento per i corazzati
    .summary = Apre la sezione sui corazzati.
rule-11-4-1 = Corazzati dell'attaccante
    .summary = Una colonna a destra se i carri della forza d'assalto principale superano il miglior valore corazzato, di qualunque colore, della difesa, o non ne trovano.
rule-11-4-2 = Corazzati del difensore
    .summary = Una colonna a sinistra se la forza d'assalto principale non ha valori corazzati e il difensore ha carri con fanteria; un'unità alleata con simbolo corazzato vale per entrambi.
rule-11-4-3 = Anticarro
    .summary = Un valore corazzato rosso non dà mai lo spostamento, ma lo nega al nemico e aiuta nella difesa determinata.
rule-11-4-4 = Dove i corazzati non contano
    .summary = L'attaccante non ha lo spostamento oltre un fiume maggiore o un lato inondato, in o da un esagono inondato, oltre il perimetro di Cherbourg, contro città o bosco, contro una posizione o un caposaldo. Il difensore può averlo ovunque.
rule-11-5 = Spostamento per la qualità
    .summary = Una colonna a destra se un'unità della forza d'assalto principale è migliore di tutti i difensori; una a sinistra se tutta la forza è sotto zero. I profili valgono 0.
rule-11-6 = Spostamento d'artiglieria
    .summary = Un HQ rifornito, pronto e in ordine, o una brigata lanciarazzi può spostare un attacco: al massimo due colonne, una in tempesta. Un HQ alleato ne dà fino a due, uno tedesco una, per un punto rifornimento ciascuna.
rule-11-7 = Carpiquet
    .summary = Gli attacchi attraverso il lato dell'aeroporto sono dimezzati nei due sensi; i corazzati contano.
rule-11-8 = Cime di colline
    .summary = Un difensore su una cima sposta di una colonna a sinistra.
rule-11-9 = Tigre
    .summary = Un battaglione Tigre nella forza d'assalto principale vale una colonna a destra, non oltre fiumi maggiori o inondazioni; in difesa una a sinistra ovunque. Si aggiunge allo spostamento per i corazzati.
rule-11-10 = Altri modificatori
    .summary = Rifornimento, aerei, navi e perimetro di Cherbourg hanno regole proprie.

## 12: Risultati del combattimento

rule-12 = Risultati del combattimento
    .summary = Apre il capitolo sui risultati.
rule-12-1 = I risultati
    .summary = DH: metà degli step del difensore è persa, per eccesso, e gli altri si ritirano di quattro esagoni. A1/D2: due step per uno, ritirata di quattro; nessuna perdita per l'attaccante se il difensore aveva uno step. D1, DR, A1/D1, A1/DR: le perdite dette, poi ritirata o difesa determinata. EX: uno step ciascuno, niente ritirata. A1: uno step dell'attaccante. Dopo DH e A1/D2 gli attaccanti possono andare in riserva invece di avanzare.
rule-12-2 = Chi subisce la perdita
    .summary = Sceglie il possessore, ma con EX e A1/D2 il nemico. La perdita dell'attaccante viene dalla forza d'assalto principale, e da un'unità che ha dato uno spostamento per qualità, corazzati o Tigre, se c'è.
rule-12-3 = Segnare le perdite
    .summary = Un'unità si gira, è persa o diventa un quadro alla seconda perdita di tre step.
rule-12-4 = Difesa determinata
    .summary = Apre la sezione sul tenere invece di ritirarsi.
rule-12-4-1 = Tenere
    .summary = Dopo A1/DR, DR, D1 o A1/D1 un difensore con step rimasti può tirare invece di ritirarsi, nella colonna del suo terreno o della sua fortificazione, guidato da un'unità che non sia HQ, lanciarazzi o disorganizzata. I modificatori arrivano al massimo a +2.
rule-12-4-2 = Confronto dei valori corazzati
    .summary = Un'unità di carri, anticarro o Flak può guidare con +1, 0 o -1 secondo il suo valore corazzato contro il migliore della forza d'assalto principale, invece che con la qualità; anticarro e Flak solo se corazzati partecipano all'attacco.
rule-12-4-3 = Supporto difensivo
    .summary = Una sola fonte dà +1: navi, aerei o un HQ per gli Alleati, un HQ o una brigata lanciarazzi per i tedeschi, dichiarata prima del tiro.
rule-12-4-4 = Risultati della difesa determinata
    .summary = La ritirata resta o è annullata, e perde uno step l'unità di testa, una della forza d'assalto principale o un attaccante qualsiasi; una posizione può sparire. Se l'ultimo difensore muore tenendo, l'attaccante ha un'avanzata limitata.
rule-12-5 = Difesa disperata
    .summary = Un difensore di almeno due step la cui difesa determinata è fallita e che la ritirata distruggerebbe può restare per due step: il primo lo sceglie lui, il secondo l'attaccante.

## 13: Ritirata e disorganizzazione

rule-13 = Ritirata e disorganizzazione
    .summary = Apre il capitolo sulle ritirate.
rule-13-1 = Ritirarsi
    .summary = Due esagoni, o quattro dopo DH e A1/D2, finendo a quella distanza, per la via che costa meno perdite. Le zone nemiche si evitano se possibile, e gli amici che vi stanno le annullano. I gruppi possono dividersi; gli esagoni troppo pieni si passano; chi ha movimento 0 è perso.
rule-13-2 = Perdite nella ritirata
    .summary = Un gruppo perde uno step se entra per primo in un esagono vuoto in zona nemica, o porta unità oltre un fiume maggiore o un'inondazione cui non era accanto. Nemici, collegamenti, fine in zona nemica, terreno vietato e bordo distruggono.
rule-13-3 = Ritirata di un esagono
    .summary = Una ritirata di due finisce dopo uno in città, cittadina, bosco, bocage, in un esagono fortificato o con amici in ordine, che fermano tanti fattori quanti ne hanno; non in zona nemica, se non ci sono tali amici.
rule-13-4 = Difensore distrutto
    .summary = Se il difensore non può ritirarsi ed è distrutto, l'attaccante avanza comunque per intero.
rule-13-5 = Attaccati di nuovo
    .summary = Chi si è ritirato in questa fase non aggiunge nulla se il nuovo esagono è attaccato, non guida la difesa, non subisce perdite ed è distrutto se deve ritirarsi ancora; però tiene l'esagono.
rule-13-6 = Disorganizzazione
    .summary = Chi si ritira è disorganizzato fino alla sua fase di recupero: solo movimento tattico, niente attacco, guida, costruzione o rimpiazzi. HQ e lanciarazzi si girano anche.

## 14: Avanzata dopo il combattimento

rule-14 = Avanzata dopo il combattimento
    .summary = Apre il capitolo sulle avanzate.
rule-14-1 = Lunghezza dell'avanzata
    .summary = Due esagoni, in un'avanzata limitata solo l'esagono del difensore. HQ e lanciarazzi non avanzano.
rule-14-2 = In ogni direzione
    .summary = Un'avanzata piena va ovunque; non è obbligatorio entrare nell'esagono lasciato, ma aiuta contro le zone.
rule-14-3 = Zone e avanzata
    .summary = Nessuno avanza da una zona a un'altra della stessa unità, e tutti si fermano in una zona, salvo entrando nell'esagono del difensore e proseguendo da lì. I collegamenti fermano tutto tranne l'entrata in quell'esagono.
rule-14-4 = Terreno e avanzata
    .summary = Bocage fuori strada e inondazioni fermano l'avanzata, ciò che è vietato al movimento lo è anche qui, e fiumi maggiori e lati inondati si passano solo con il primo esagono. Il regolamento lo numera di nuovo 14.3.

## 15: Riserva

rule-15 = Riserva
    .summary = Apre il capitolo sulla riserva.
rule-15-1 = Andare in riserva
    .summary = Un'unità che non muove, o spende un punto senza toccare zone nemiche, può andare in riserva, sei gruppi per parte; non dopo un rimpiazzo, fuori rifornimento, disorganizzata, mentre costruisce o appena sbarcata. Anche DH e A1/D2 lo permettono.
rule-15-2 = Movimento della riserva
    .summary = Metà della capacità stampata, per eccesso.
rule-15-3 = Combattimento della riserva
    .summary = Le unità in riserva possono poi attaccare con tutte le regole solite; gli appoggi non devono essere in riserva.
rule-15-4 = Perdere lo stato di riserva
    .summary = Attaccando, per ciò che lo vieta, o accanto a un nemico alla fine della propria fase di recupero. Si può rinunciare in ogni momento.

## 16: Fortificazioni

rule-16 = Fortificazioni
    .summary = Apre il capitolo sulle fortificazioni.
rule-16-1 = Posizioni fortificate
    .summary = Contro di esse niente spostamento per i corazzati e una difesa determinata migliore. Un'unità di tipo fanteria che non muove ne costruisce una entro la sua fase di movimento seguente, quante il meteo permette, nessuna in tempesta né tedesca prima del turno 5; quel turno nessuno attacca dal suo esagono. Sparisce con l'ultimo difensore; Osteck e Westeck restano, per entrambi.
rule-16-2 = Capisaldi
    .summary = Una posizione con presidio: niente movimento, attacco, zona, raggruppamento o bonus proprio. Può subire perdite, guidare una difesa e aiutare unità isolate, e il tedesco può toglierlo nel suo turno.
rule-16-3 = Perimetro di Cherbourg
    .summary = Gli attacchi alleati attraverso di esso sono dimezzati e nessuno ha lo spostamento per i corazzati. I tedeschi che vi si ritirano ignorano le zone alleate da fuori.

## 17: Unità speciali

rule-17 = Unità speciali
    .summary = Apre il capitolo sulle unità speciali.
rule-17-1 = Battaglioni orientali
    .summary = Mai rimpiazzati, tolti alla prima perdita, fermi nel turno 1.
rule-17-2 = Quartieri generali
    .summary = Uno step, forza 1, niente attacco né guida. Entro cinque esagoni trasformano punti rifornimento in spostamenti d'artiglieria o supporto difensivo, se non hanno mosso più di un esagono, non si sono ritirati e sono in ordine; se riforniti tornano pronti in ogni fase iniziale. Americani e britannici aiutano solo i propri, e uno tedesco usa la scorta a cui può tracciare.
rule-17-3 = Brigate lanciarazzi
    .summary = Entro tre esagoni una brigata dà uno spostamento o supporto difensivo per turno senza punti, poi resta girata finché è rifornita in una fase iniziale; lo stesso se muove più di un esagono.
rule-17-4 = Artiglieria del Cotentin
    .summary = Un HQ che usa i punti della Fortezza Cherbourg e deve tracciare a un suo esagono di città. Una volta per partita può esservi portato; se ne va con l'ultimo di essi, punti compresi.
rule-17-5 = Ritiro di ranger e commando
    .summary = I ranger se ne vanno quando nessun tedesco è entro quattro esagoni da Pointe du Hoc, la 4ª brigata commando quando nessuno è entro quattro da Arromanches, all'inizio del turno alleato.
rule-17-6 = Unità a movimento limitato
    .summary = Restano ferme finché, dal turno 2, un'unità alleata è entro due esagoni all'inizio di una fase di movimento tedesca. Quelle nel perimetro di Cherbourg possono muovervi dentro, e sono rilasciate tutte con la prima.
rule-17-7 = Reggimenti Flak
    .summary = Non attaccano e non sono mai rimpiazzati, non hanno né danno bonus, e rendono più difficile il mitragliamento nel loro esagono e accanto.
rule-17-8 = Genio da spiaggia
    .summary = Uno per ogni spiaggia d'invasione tranne Pointe du Hoc. Sbarca con la seconda ondata, non muove e non attacca, e apre la spiaggia a sbarchi e rifornimento.
rule-17-9 = Quadri
    .summary = Un quadro prende il posto di un'unità da tre step alla seconda perdita, non attacca e le ricede il posto con un rimpiazzo. Senza un quadro libero del tipo l'unità è persa per sempre; un quadro perso va prima rimpiazzato.

## 18: Rifornimento e isolamento

rule-18 = Rifornimento e isolamento
    .summary = Apre il capitolo sul rifornimento.
rule-18-1 = Fonti di rifornimento
    .summary = Tedesche: esagoni d'entrata e di città di Cherbourg tenuti. Alleate: spiagge con il genio e Mulberry.
rule-18-2 = Linea di rifornimento
    .summary = Fino a cinque esagoni a una strada, poi strada senza limite. Non passa mare, lati intransitabili, palude, nemici, collegamenti o due esagoni vuoti di fila in zona nemica, e la strada nessuna cittadina nemica; fuori strada né inondazioni né fiumi maggiori.
rule-18-3 = Fase di rifornimento
    .summary = Un'unità senza linea è fuori rifornimento; chi lo era già e non ha linea via terra di alcuna lunghezza è isolato. Con la linea il segnalino si toglie.
rule-18-4 = Fuori rifornimento
    .summary = Dimezzata in attacco, solo movimento tattico, niente rimpiazzi; difesa, zona, qualità e valore corazzato restano.
rule-18-5 = Attrito
    .summary = Un'unità isolata accanto a un nemico perde uno step con 1-4, modificato dalla qualità e di +2 se traccia a una città tenuta, un caposaldo, la costa o un HQ. I capisaldi tirano solo se soli; gli HQ non tirano, ma sono persi se non raggiungono un amico.

## 19: Appoggio aereo e navale

rule-19 = Appoggio aereo e navale
    .summary = Apre il capitolo sugli appoggi.
rule-19-1 = Appoggio aereo
    .summary = Apre la sezione sugli aerei.
rule-19-1-1 = Unità aeree
    .summary = Dal 7 giugno il dado del meteo dà agli Alleati unità aeree per l'attacco o il mitragliamento.
rule-19-1-2 = Appoggio all'attacco
    .summary = Un'unità aerea sposta un attacco alleato di una colonna a destra, due dal 22 giugno, ovunque e per entrambe le armate.
rule-19-1-3 = Cacciabombardieri
    .summary = Con il bello gli Alleati tirano prima di ogni attacco tedesco, fino a tre colonne a sinistra.
rule-19-1-4 = Mitragliamento
    .summary = Prima dei combattimenti un'unità aerea può mitragliare un esagono tedesco che non sia bosco o città, due dal 22 giugno, tutti annunciati prima. Si tira per ogni unità: 5 o 6 disorganizza, e un 6 costa uno step a un profilo; la Flak nell'esagono o accanto dà -1.
rule-19-2 = Appoggio navale
    .summary = Quattro unità, due per marina, ciascuna una volta per turno: una colonna a destra in attacco o +1 nella difesa determinata, nella zona di bombardamento, per la propria armata, una per combattimento e mai in tempesta. Una volta per partita le due di una marina possono colpire esagoni nel perimetro di Cherbourg.

## 20: Turno d'invasione

rule-20 = Turno d'invasione
    .summary = Apre il capitolo sul turno 1.
rule-20-1 = Sequenza del turno 1
    .summary = Una fase speciale d'invasione, poi il turno tedesco e quello alleato. Nessuna fase iniziale: coperto, non arrivano punti rifornimento né rimpiazzi; le navi servono nei due turni ma non nella fase d'invasione.
rule-20-2 = Dispersione
    .summary = Ogni unità lanciata tira secondo la divisione e può disperdersi e perdere step, di cui uno recuperabile. Chi è disperso non muove, non attacca, non riceve rimpiazzi e non forma collegamenti. Due reggimenti d'alianti atterrano e tirano all'inizio del turno 2 con +1; il 327º viene dal mare.
rule-20-3 = Combattimento d'invasione
    .summary = Apre la sezione sugli assalti alle spiagge.
rule-20-3-1 = Assalti
    .summary = Le unità d'assalto di ogni spiaggia attaccano su una tabella propria, senza rapporti di forze.
rule-20-3-2 = Risultati dell'assalto
    .summary = Le perdite cadono sulla fanteria, il caposaldo è perso salvo dopo A1 a Omaha, e nessuno fa difesa determinata. A2/D1 costa all'attaccante due step a sua scelta.
rule-20-3-3 = Omaha la sanguinosa
    .summary = Un 1 a Omaha costa uno step e un nuovo tiro, anche più volte. Se i due reggimenti sono ridotti a quadri lo sbarco fallisce e la spiaggia resta chiusa.
rule-20-3-4 = Pointe du Hoc
    .summary = Con un 1 il 2º ranger è perso e il 5º sbarca a Omaha. Altrimenti il 5º lo segue con 1-3, e con di più sbarca con la 29ª.
rule-20-3-5 = Carri d'assalto
    .summary = Un battaglione di carri accompagna ciascuno degli otto assalti e perde uno step con 1-3, comunque vada l'assalto.
rule-20-3-6 = Avanzata dalla spiaggia
    .summary = Se l'assalto riesce gli attaccanti entrano nell'esagono di spiaggia, o uno oltre con avanzata di due; a Omaha solo uno se il primo tiro era A1.
rule-20-4 = Turno 1 del tedesco
    .summary = Movimento pieno, ma unità limitate e battaglioni orientali restano fermi, la 21ª Panzer ha tre punti, e non ci sono movimento strategico né autocarri.
rule-20-5 = Turno 1 dell'alleato
    .summary = La seconda ondata sbarca con le regole dei rinforzi, senza contare nei loro punti; chi non trova posto sbarca dopo.

## 21: Teste di ponte, Mulberry ed evacuazione

rule-21 = Teste di ponte, Mulberry ed evacuazione
    .summary = Apre il capitolo sulle spiagge.
rule-21-1 = Apertura e chiusura
    .summary = Una spiaggia è aperta finché c'è il suo genio. Un Mulberry comincia nella prima fase iniziale in cui il luogo è tenuto o libero e nessun tedesco è accanto, funziona quattro turni dopo, ed è rinviato di uno per ogni turno alleato che comincia con un tedesco accanto. Un tedesco su una spiaggia la chiude finché sbarca nuovo genio; un Mulberry in cui entra è perso per sempre.
rule-21-2 = Evacuazione
    .summary = Fino a due unità per spiaggia e turno possono tornare in Gran Bretagna con tutto il loro movimento, anche da una zona nemica.

## 22: Regole speciali

rule-22 = Regole speciali
    .summary = Apre il capitolo sui limiti degli Alleati.
rule-22-1 = Confine tra le armate
    .summary = Le unità alleate lo passano di un esagono al massimo, e chi è stato spinto oltre torna nel suo turno seguente. Le due armate non combattono mai insieme.
rule-22-2 = Ritiro delle divisioni avioportate
    .summary = Nella fase finale una divisione avioportata le cui unità sono tutte rifornite e non toccano nemici può tornare a casa per sempre; i suoi quadri non contano più.

## 23: Vittoria automatica

rule-23 = Vittoria automatica
    .summary = Apre il capitolo sulla fine anticipata.
rule-23-1 = Quando si controlla
    .summary = Nella fase finale di ogni turno, prima per gli Alleati.
rule-23-2 = Vittoria automatica alleata
    .summary = Un'unità rifornita sul bordo sud o est, oppure due cose su tre: Saint-Lô, tutta Caen, Cherbourg tagliata fuori dal bordo sud.
rule-23-3 = Vittoria automatica tedesca
    .summary = Tre spiagge o Mulberry chiusi, sette unità americane o cinque britanniche da tre step distrutte o ridotte a quadro. Canadesi e unità minori non contano.

## 24: La campagna

rule-24 = La campagna
    .summary = Apre il capitolo sulla campagna.
rule-24-1 = Durata
    .summary = 22 turni, dalla fase d'invasione del 6 giugno.
rule-24-2 = Piazzamento
    .summary = Prima i tedeschi, su mappa e scheda, poi gli Alleati nelle caselle e negli esagoni di lancio.
rule-24-3 = Vittoria nella campagna
    .summary = Dieci punti vincono per gli Alleati: uno per cittadina e due per esagono di città riforniti oltre la linea del 27 giugno o nel perimetro di Cherbourg, meno altrettanto per ciò che i tedeschi tengono e riforniscono dalla parte alleata della linea.

## 25: La partita di sette turni

rule-25 = La partita di sette turni
    .summary = Apre il capitolo sulla partita breve.
rule-25-1 = Dettagli
    .summary = Tutte le regole della campagna, fino al turno 7.
rule-25-2 = Vittoria
    .summary = Quattordici punti vincono per gli Alleati: per una strada tenuta da Juno a Sainte-Mère-Église, Bayeux e fino ad altri due esagoni di città, cittadine oltre la linea navale, esagoni di lancio, meno due per ogni genio da spiaggia che manca.

## 26: Lo scenario di Cherbourg

rule-26 = Lo scenario di Cherbourg
    .summary = Apre il capitolo su Cherbourg.
rule-26-1 = Dettagli
    .summary = I lanci americani e Utah, dodici turni. Nessun alleato agisce oltre la linea del 27 giugno e nessuno entra nella colonna 15; il rifornimento tedesco va a Cherbourg o a sud oltre la linea; arrivano tre reparti della 77ª; gli americani hanno tre o quattro punti per turno.
rule-26-2 = Differenze
    .summary = Rimpiazzi, navi, aerei, punti rifornimento e posizioni arrivano con regole più brevi.
rule-26-3 = Regole speciali
    .summary = Agli americani servono Carentan e un'unità rifornita nel perimetro, o la penisola tagliata. Le due divisioni avioportate restano presso Carentan e presso i loro lanci, il 6º reggimento paracadutisti se ne va quando cade Carentan, e i tedeschi non hanno autocarri né movimento strategico.

## 27: Più giocatori e solitario

rule-27 = Più giocatori e solitario
    .summary = Apre il capitolo sul numero di giocatori.
rule-27-1 = Tre e quattro giocatori
    .summary = Gli Alleati si dividono per armate, i tedeschi secondo il nemico che hanno di fronte, con punti e segnalini propri.
rule-27-2 = Solitario
    .summary = Limiti perché nessuna parte sappia troppo: meno rifornimenti comprati, aerei per armata, meno posizioni, prima i punti a Cherbourg e le unità SS.

## 28: Regole facoltative

rule-28 = Regole facoltative
    .summary = Apre il capitolo sulle opzioni.
rule-28-1 = Meteo storico
    .summary = La tempesta viene il 19, 20 e 21 giugno e mai altrimenti: un 1 diventa 2.
rule-28-2 = Fuoco di fianco
    .summary = Il difensore ha una colonna a sinistra per ogni esagono amico, due al massimo, non attaccato e adiacente sia al bersaglio sia a un attaccante.
rule-28-3 = Batterie costiere tedesche
    .summary = Dal turno 2 ogni marina deve usare un'unità contro le batterie dalla sua parte del confine finché non sono prese entrambe; Mont Canisy solo se i britannici sbarcano a Sword.
