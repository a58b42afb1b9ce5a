### Italiano: le regole di D-Day at Omaha Beach con parole nostre. L'inglese è in data/omaha/rulebook.toml.

## La sequenza e gli sbarchi

rule-I-VI = Sequenza di gioco
    .summary = Un turno ha sei fasi: operazioni anfibie, evento, fuoco tedesco, genio, azioni americane, fine del turno. Il turno 1 non ha né evento né genio. Il giocatore guida le due divisioni americane, la 1ª a Est e la 29ª a Ovest; i tedeschi agiscono secondo le carte e secondo priorità fisse.
rule-I = Operazioni anfibie
    .summary = I mezzi nelle caselle di sbarco controllano deriva e perdite, poi tutti prendono terra nell'esagono di spiaggia davanti alla loro casella, e infine si mettono nelle caselle le unità previste per il turno. Chi viene piazzato ora controlla e sbarca nel turno seguente.
rule-5-1 = Controlli di sbarco
    .summary = Si pesca una carta per le unità nelle caselle dell'Est e una per quelle dell'Ovest; ciascuna cerca la lettera del proprio simbolo bersaglio e legge il risultato nella tabella degli sbarchi. La deriva sposta lungo la fila di caselle; chi finirebbe fuori mappa, o con l'alta marea davanti a nessuna spiaggia, torna due turni dopo. Un comando o un generale nella stessa casella sceglie se seguire; dal turno 4 i Ranger a cui non capita nulla possono derivare di loro volontà da una a quattro caselle verso est. La mina della carta si risolve per ultima: niente con la bassa marea (turni 1–6); nei turni 7–15 perde uno step un'unità che sbarca in un esagono di media marea non bonificato, nei turni 16–22 una che ne attraversa uno andando alla linea di alta marea. Se solo un comando potrebbe perderlo, arriva invece due turni dopo.
rule-5-2 = Sbarco
    .summary = Tutto ciò che è nelle caselle va a terra, nell'esagono di spiaggia indicato dalla casella per la marea del turno: bassa, media o alta. Un'unità che tocca terra fuori dal settore della sua divisione serve l'altra per il resto della partita. A fine turno annega chi sta sotto la linea dell'acqua, a meno che stia scalando; in un esagono coperto dal mare non si entra.
rule-5-3 = Nuove unità nelle caselle di sbarco
    .summary = Le unità del turno vanno nelle caselle che portano indicate, al massimo due per casella; comandi e generali non contano, e un generale non arriva mai da solo. Le caselle senza lettere non si possono scegliere e quelle Charlie (CH) accolgono solo Ranger. Dal turno 7 si può rinviare un arrivo; chi è stato rinviato per scelta oltre il turno 10 può usare qualsiasi casella con lettere.

## L'evento

rule-II = Evento
    .summary = Dal turno 2 si pesca una carta e succede l'evento che vi è scritto per quel turno. Gli eventi portano incognite e rinforzi tedeschi, eroi, fuoco navale, fumo, uomini freschi, oppure cambiano il fuoco o le azioni del turno.
rule-9-2 = Segnalini incognita
    .summary = L'incognita va coperta sotto un'unità tedesca che ne è priva e che ha comunicazione: quella più vicina a una qualsiasi unità americana; a parità un caposaldo di un esagono, poi di due, poi una posizione di rinforzo; poi il numero più basso, con il vuoto che vale 0. Se il settore previsto non ne offre, si guarda all'altro. Capisaldi, edifici e altri esagoni hanno ciascuno la propria riserva; finite quelle dei capisaldi si sceglie un rinforzo, agli edifici supplisce la riserva mobile, e se è vuota anche questa non arriva nulla. L'incognita che accompagna un eroe va se possibile nel settore dell'eroe; se ne resta una dove ne servono due, concorre tutta la mappa.
rule-9-3 = Rinforzi tedeschi
    .summary = Si pesca un rinforzo tattico e lo si mette coperto in una posizione di rinforzo libera e con comunicazione della zona indicata: una a contatto con gli americani, altrimenti una entro due esagoni, altrimenti una qualsiasi; a parità il numero più basso. Le posizioni senza numero non si scelgono mai. Esauriti i tattici arrivano i divisionali, ciascuno con un'incognita; esauriti anche quelli, nessuno. Se le unità sono meno delle zone, l'ordine vale tra tutte le zone insieme. Un generale solo in quell'esagono è perduto.
rule-11-1 = Eroi
    .summary = Una carta eroe dà un eroe a un'unità della divisione indicata, a scelta del giocatore. L'eroe resta con quell'unità, non è mai solo e muore con essa. Se all'unità rimane uno step e il fuoco tedesco glielo toglierebbe, l'eroe può sacrificarsi al suo posto; l'unità resta ispirata e agisce ancora gratis.

## Il fuoco tedesco

rule-III = Fuoco tedesco
    .summary = Si pesca e si risolve una carta per le posizioni tedesche dell'Est, poi una per quelle dell'Ovest. Ogni carta porta tre colori e un simbolo bersaglio.
rule-6-1 = Che cosa dice una carta fuoco
    .summary = Spara ogni posizione tedesca il cui colore è sulla carta, se la tiene un'unità non disorganizzata. Con il quadrato singolo sparano tutte, con il doppio solo quelle che hanno un'incognita.
rule-6-2 = Campi di fuoco
    .summary = Una posizione tira sulle unità americane negli esagoni che portano i punti del suo campo di fuoco: intenso, moderato o sporadico. Il fuoco intenso costa uno step a chiunque; il moderato costa uno step, e lo sporadico disorganizza, chi non è corazzato e porta il simbolo della carta. Un rinforzo non rivelato disorganizza anche coloro a cui toglie uno step. I due esagoni di un caposaldo condividono un solo campo.
rule-6-3 = Colpi a segno
    .summary = Una posizione colpisce al massimo tante unità americane quante sono le sue unità e le sue incognite: prima i punti intensi, poi i moderati, poi gli sporadici; quindi la più vicina, quindi quella con più step. Nessuna unità perde più di uno step per fase, e i colpi si ripartiscono in modo da raggiungerne il più possibile: nessuna è colpita di nuovo finché se ne può colpire un'altra. Dove ci sono cinque o più step americani tutti portano il simbolo; dove il colore ha il segno del carro, la corazza non protegge. Dove ha una stella può essere colpito un leader sotto fuoco intenso o moderato: un eroe diventa ispirato, un comando torna due turni dopo, un generale è ferito e la seconda volta perduto.
rule-6-4 = Tedeschi disorganizzati
    .summary = Un'unità tedesca disorganizzata tace e il suo campo di fuoco non vale; si riprende quando una carta fuoco del suo settore mostra il suo colore. In un caposaldo di due esagoni l'altra unità continua a sparare, ma quella disorganizzata e la sua incognita non aggiungono colpi.
rule-6-5 = Artiglieria tedesca
    .summary = Dal turno 4, se la carta porta un valore di artiglieria, dopo gli altri colpi si contano i pezzi dei calibri indicati: quelli non disorganizzati nei capisaldi del settore e le batterie attive fuori mappa. Se bastano, un'unità con il simbolo della carta perde uno step: fanteria in una casella, poi altre sulla spiaggia, altre in una casella, fanteria sulla spiaggia; a parità quella con più step. Una batteria fuori mappa tace finché gli americani controllano tutte le posizioni del suo elenco. I razzi di WN69 non contano mai.

## Il genio

rule-IV = Genio
    .summary = Dal turno 2 il genio può bonificare ostacoli sulla spiaggia prima che comincino le azioni.
rule-10-1 = Bonificare gli ostacoli
    .summary = Nei turni 2–6 (bassa marea) si bonificano fino a due esagoni di spiaggia per settore, nei turni 7–15 (media marea) uno, con l'alta marea nessuno. Non si lavora sotto il tiro di una posizione tedesca che non sia disorganizzata e il cui colore compaia sulla carta fuoco del turno. In un esagono bonificato le mine non danneggiano più chi sbarca.

## Le azioni americane

rule-V = Azioni americane
    .summary = Ogni divisione ha due azioni per turno, ciascuna per un'unità o una coppia: muovere, scalare, riprendersi, attaccare o fare fuoco di sbarramento. Nessuna unità agisce due volte in un turno, che paghi o che sia gratis.
rule-7-1 = Azioni gratuite
    .summary = Agiscono senza spendere azioni: la fanteria sulla spiaggia che passa in un esagono di spiaggia adiacente più vicino a un riparo (ciottoli, muro a mare, pendio, scarpata o scogliera scalabile); i Ranger; chi ha un eroe, anche ispirato, o un segnalino di scalata o di disorganizzazione; comandi e generali; e chi a inizio fase era con un comando o un generale, o accanto a lui, finché questi non muove.
rule-7-2 = Svolgere le azioni
    .summary = Le unità agiscono nell'ordine che si vuole, finendo un'azione prima di cominciarne un'altra. Due unità dello stesso esagono possono fare insieme la stessa cosa al prezzo di una; se sono di due divisioni, paga l'una o l'altra. Un movimento attraverso il confine tra Est e Ovest può pagarlo l'una o l'altra divisione.
rule-7-3 = Muovere
    .summary = Un'unità passa in un esagono adiacente consentito dalla tabella del terreno, mai dove ci sono tedeschi; le posizioni vuote si possono occupare. Chi lascia un esagono accanto a una posizione occupata e non disorganizzata e nel suo campo di fuoco, per un altro esagono dello stesso tipo rispetto alla stessa posizione, pesca una carta fuoco: se mostra il colore della posizione, il quadrato doppio solo se questa ha un'incognita, e il simbolo dell'unità, questa perde uno step e può proseguire o restare, ad azione comunque spesa; ciascuna decide per sé. Una sola carta vale per più posizioni, e chi è già nell'esagono d'arrivo non corre rischi. Comandi e generali lo fanno solo insieme a un'unità, e restano se nessuna prosegue; chi di loro muove non dà più azioni gratuite, ma conserva il comando. Seguono la tabella del terreno.
rule-7-4 = Salire una scarpata
    .summary = Fanteria e Ranger superano una scarpata con due azioni in due turni: con la prima muovono e ricevono un segnalino di scalata, con la seconda, gratuita, lo tolgono e non fanno altro. A comandi e generali basta un'azione.
rule-7-5 = Scalare una scogliera
    .summary = Fanteria e Ranger superano una scogliera scalabile con tre azioni in tre turni: fissano le corde, poi muovono e tengono un segnalino di scalata, poi lo tolgono. Un'unità con le corde agisce gratis e può solo proseguire, oppure ritirarle e restare.
rule-7-6 = Raggruppamento
    .summary = Alla fine della fase un esagono tiene al massimo due unità; quelle in più sono perdute. Comandi, generali ed eroi non contano, e gli step non hanno limite.
rule-7-7 = Riprendersi
    .summary = Un'unità disorganizzata può fare una cosa sola: togliere il segnalino, gratis.

## Attacchi e sbarramento

rule-8 = Attaccare
    .summary = Un attacco prende di mira un esagono tedesco, una volta per fase, e richiede una fanteria o Ranger adiacente che possa raggiungerlo; ogni unità che partecipa spende un'azione, o agisce gratis. La fanteria pesante a forza piena partecipa da due esagoni; carri, anticarro e antiaerea a portata, se accanto al bersaglio, accanto alla fanteria o sotto comando; l'artiglieria a portata, sotto il comando (HQ) che guida anche la fanteria; il fuoco navale via radio. Dal basso nessuno tira da lontano contro una posizione sull'altura il cui campo non copre la spiaggia; le scarpate non si attaccano verso l'alto, le scogliere mai, salvo da chi può tirare da lontano. I tedeschi si rivelano; la forza si confronta con la loro, raddoppiata dal terreno, e le armi degli attaccanti con quelle che i tedeschi richiedono; la tabella dà il risultato. Il fiancheggiamento vuole due esagoni che non si toccano, o tre esagoni se lo chiedono sia l'unità sia l'incognita; un eroe vale un'arma, fiancheggiamento escluso, se è accanto al bersaglio, o un punto; un segnalino navale vale fuoco navale, artiglieria e demolizione, e nove punti; un comando vale la radio per chi è accanto al bersaglio. Il comando è quello di inizio fase. Le unità battute della 352ª Divisione con comunicazione tornano nella riserva divisionale, le altre sono perdute; nessuno avanza.
rule-8-4 = Fuoco di sbarramento
    .summary = Un carro può prendere sotto tiro, entro la sua portata ma mai da accanto, un esagono con tedeschi: deve stare esso stesso nel campo di fuoco del bersaglio, o deve starci una fanteria non disorganizzata, e allora una delle due unità sotto comando. Una carta fuoco e la forza del carro danno il risultato nella tabella: niente, disorganizzata, o disorganizzata e senza incognita. Più sbarramenti possono cadere sulla stessa posizione, che però in quella fase non viene attaccata; dal basso le alture senza campo sulla spiaggia non si vedono, e i rinforzi non rivelati non sono bersagli. Un segnalino di fuoco navale dà uno sbarramento gratuito contro ogni caposaldo o rinforzo rivelato nel cui campo si trovi una fanteria non disorganizzata con radio o sotto un comando: l'unità è disorganizzata, l'incognita tolta, il segnalino navale speso, e quell'esagono non viene attaccato nella fase.
rule-9-4 = Rinforzi dall'incognita di un caposaldo
    .summary = Quando l'incognita rivelata in un caposaldo chiama aiuto, la si toglie e un rinforzo tattico, se ne resta uno, va nella posizione di rinforzo con comunicazione più vicina a quel caposaldo; a parità la più vicina a un'unità americana, poi il numero più basso, con il vuoto che vale 0.

## Fine del turno, vittoria

rule-VI = Fine del turno
    .summary = Le carte del turno vanno negli scarti, che tornano nel mazzo quando il tracciato lo dice (turni 6 e 13), e comincia il turno seguente. Si va avanti fino a una catastrofe o alla fine dello scenario.
rule-13 = Vincere e perdere The First Wave
    .summary = La partita dura finché una divisione incorre in una catastrofe o finché si conclude il turno 16; allora decidono i punti.
rule-13-1 = Catastrofe
    .summary = La partita è persa all'istante quando una divisione ha otto compagnie regolari di fanteria perdute o rimaste con uno step. La fanteria pesante conta, i Ranger no.
rule-13-2 = Punti vittoria
    .summary = Alla fine del turno 16 vale un punto ogni esagono di caposaldo in mano americana, e i capisaldi di due esagoni ne valgono due insieme o nessuno; vale un punto ogni posizione di rinforzo, e cinque ciascuno dei quattro valloni se tutti i suoi esagoni oltre la barriera anticarro sono in mano americana. Un esagono conta se un'unità americana lo occupa o lo controlla, o se nessuna linea tedesca vi arriva, se ha una linea di comunicazione americana e se nessuna unità tedesca, nemmeno disorganizzata, lo ha nel suo campo di fuoco. Con diciannove punti si vince.

## Controllo e comunicazione

rule-12 = Controllo e comunicazione
    .summary = Apre il capitolo sul controllo e sulle linee di comunicazione delle due parti.
rule-12-1 = Controllo americano
    .summary = Fanteria con uno step, artiglieria, anticarro, antiaerea e comandi controllano l'esagono in cui sono; generali ed eroi non controllano nulla. Fanteria con due o tre step e carri, anche disorganizzati, controllano pure gli esagoni adiacenti; ma dalla spiaggia, dal pianoro o da un vallone non controllano quelli sull'altura.
rule-12-2 = Comunicazione tedesca
    .summary = Una posizione tedesca ha comunicazione se un percorso di qualunque lunghezza la porta a un esagono d'uscita, da A a G, senza esagoni occupati o controllati dagli americani, senza terreno rotto, spiaggia o pianoro accanto alla spiaggia. Dove c'è un'unità tedesca gli americani non controllano nulla. Una posizione vuota può essere essa stessa sotto controllo americano; un rinforzo nella sua posizione può cominciare il percorso con un esagono di bocage adiacente che gli americani controllano ma non occupano. Senza comunicazione una posizione non riceve rinforzi né incognite, e la sua unità non si ritira.
rule-12-3 = Comunicazione americana
    .summary = Serve solo alla fine della partita: un percorso di qualunque lunghezza dall'esagono a una spiaggia, senza campi di fuoco tedeschi, nemmeno di unità disorganizzate, senza terreno rotto e senza superare scarpate o scogliere.
