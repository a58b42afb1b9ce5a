### Italiano: A Bloody Summer.
### I tipi di unità sono al singolare: un evento può nominare un tipo dove chi guarda non può conoscere l'unità.

## Gioco e scenari

game-bloody = A Bloody Summer
    .about = Dodici settimane dalle spiagge alla Senna: sbarca, spezza il bocage e corri, oppure tieni un anello di siepi con sempre meno uomini. Due mappe, comandi di corpo d'armata e un'aviazione che decide secondo il tempo.
    .dates = 6 giugno – fine agosto 1944
scenario-campaign = A Bloody Summer
    .about = Sbarca su cinque spiagge o ributta in mare lo sbarco, prendi Cherbourg e Caen, sfonda e chiudi la sacca di Falaise: dalla notte del 6 giugno alla fine di agosto 1944 decidono i punti vittoria rispetto alla storia.
scenario-cherbourg = La corsa a Cherbourg
    .about = Taglia il Cotentin dalla spiaggia di Utah e prendi il porto di Cherbourg entro la fine del turno 4: prima ci riesci, più grande è la vittoria americana.
    .start = Comincia qui
scenario-cobra = Operazione Cobra
    .about = Dal 18 luglio alla fine di agosto 1944: spezza l'anello a Saint-Lô e a sud di Caen e corri alla Senna, oppure tienilo; decidono i punti vittoria dal turno 7 al turno 12.

## Posti, parti e opzioni

seat-allied = Alleati
seat-german = Tedeschi
side-allied = Alleati
side-german = Tedeschi
seat-us = Americani
seat-british = Britannici
option-players = Giocatori
option-players-2 = Due: Alleati e tedeschi
option-players-3 = Tre: americani, britannici e tedeschi
army-us = Americani
army-british = Britannici e canadesi
army-german = Tedeschi
army-ffi = Insorti francesi

## Nazioni

nation-us = Stati Uniti
nation-fr = Francia Libera
nation-uk = Gran Bretagna
nation-ca = Canada
nation-pl = Polonia
nation-be = Belgio
nation-de = Esercito tedesco
nation-ss = Waffen-SS
nation-lw = Luftwaffe
nation-ffi = Resistenza francese

## Divisioni il cui nome stampato è un'abbreviazione

formation-82US = 82 aviotrasp.
formation-101US = 101 aviotrasp.
formation-6UK = 6 aviotrasp.
formation-2AUS = 2 cor.
formation-3AUS = 3 cor.
formation-4AUS = 4 cor.
formation-5AUS = 5 cor.
formation-6AUS = 6 cor.
formation-7AUS = 7 cor.
formation-7AUK = 7 cor.
formation-11AUK = 11 cor.
formation-27UK = 27 cor.
formation-2ArmCA = 2 cor.
formation-4ACA = 4 cor.

## Tipi di unità

kind-hq = Comando di corpo d'armata
    .name =
        { $nation ->
            [nation-us] { $unit } Corpo americano
            [nation-uk] { $unit } Corpo britannico
            [nation-ca] { $unit } Corpo canadese
           *[other] { $unit } Korps
        }
kind-infantry = Fanteria
kind-motorised-infantry = Fanteria motorizzata
kind-bicycle = Fanteria ciclista
kind-paratroops = Fanteria paracadutista
    .arm =
        { $nation ->
            [nation-uk] { $nth_f } Brigata paracadutisti
           *[other] { $nth } Reggimento paracadutisti
        }
kind-glider = Fanteria su alianti
    .arm =
        { $nation ->
            [nation-uk] { $nth_f } Brigata aviotrasportata
           *[other] { $nth } Reggimento alianti
        }
kind-rangers = Ranger
    .name = { $nth } Battaglione Ranger
kind-commandos = Commando
    .name = { $nth_f } Brigata Special Service
kind-armour = Unità corazzata
    .arm =
        { $nation ->
            [nation-us] { $unit }
            [nation-fr] { $unit }
           *[other] { $nth_f } Brigata corazzata
        }
kind-tank = Carri
    .arm =
        { $size ->
            [X] { $nth_f } Brigata corazzata
           *[other] { $unit } carri
        }
kind-tank-destroyer = Cacciacarri
    .name = { $nth } Battaglione cacciacarri
kind-special-armour = Corazzati speciali
    .name = { $unit } (79ª Corazzata)
kind-panzer = Panzer
    .arm = { $unit } Panzer
kind-panzergrenadier = Panzergrenadier
    .arm = { $nth } Reggimento Panzergrenadier
kind-heavy-tank = Carri pesanti
    .name = { $nth } Battaglione Panzer pesante
kind-flak = Artiglieria contraerea
    .name = { $nth } Reggimento Flak
kind-garrison = Guarnigione costiera
    .name = Guarnigione di { $unit }
kind-festung = Festung
    .name = Festung { $unit }
kind-battery = Batteria costiera
    .name = Batteria { $unit }
kind-partisans = Partigiani
    .name = Maquis ({ $unit })
kind-ffi = Forze francesi dell'interno
    .name = FFI { $unit }
kind-heavy-bomber = Bombardieri pesanti
    .name = Pesanti { $unit }
kind-medium-bomber = Bombardieri medi
    .name = Medi { $unit }
kind-light-bomber = Bombardieri leggeri
    .name = Leggeri { $unit }
kind-fighter-bomber = Cacciabombardieri
    .name = Cacciabombardieri { $unit }

## Terreno

terrain-clear = Terreno aperto
terrain-bocage = Bocage
terrain-woods = Bosco
terrain-marsh = Palude
terrain-impassable = Invalicabile
terrain-city = Città
terrain-area = Regione
terrain-festung = Festung
terrain-holding = Casella di raccolta
terrain-reserve = Riserva strategica
terrain-assault = Mezzi da sbarco
terrain-inset = La mappa operativa

## Caselle

space-weather = Meteo
space-weather_adjustment = Correzione del meteo
space-air_available = Aerei disponibili
space-air_finished = Aerei usati
space-air_superiority = Superiorità aerea
space-tactical_interdiction = Interdizione tattica
space-victory_points = Punti vittoria
space-naval_support = Appoggio navale
space-turns = Tracciato dei turni
space-lost = Perdute per sempre
space-cups = Coppe aeree

## Modi di arrivo

way-setup = sulla mappa all'inizio
way-drop = col paracadute
way-wave-1 = nella prima ondata
way-wave-2 = nella seconda ondata
way-follow = nel pomeriggio
way-ranger-die = dove lo manda il dado
way-commando = con i commando
way-across = davanti a una spiaggia britannica
way-glider = in aliante
way-reserve = nella riserva strategica
way-box = fuori mappa
way-edge = dal bordo della mappa
way-special = quando lo dice la regola
way-cup = dalla sua coppa

## Turno e meteo

day-drops = lanci
day-gathering = i paracadutisti si riuniscono
day-alarm = allarme tedesco
day-missions = missioni aeree
day-bombardment = bombardamento delle spiagge
day-first-wave = prima ondata
day-second-wave = seconda ondata
day-reaction = reazione tedesca
day-follow-up = sbarchi successivi
day-evening-reaction = reazione serale
day-gliders = alianti
part-0 = prima dell'alba
part-a = fase A
part-b = fase B
weather-clear = sereno
weather-overcast = coperto
ship-battleships = corazzate e incrociatori
ship-destroyers = cacciatorpediniere
depot-beach = Spiaggia
depot-minor = Porto minore
depot-mulberry = Mulberry
depot-cherbourg = Porto di Cherbourg
depot-german = Deposito tedesco

## Tiri e pescate

roll-weather = Meteo
roll-storm = Tempesta
roll-mulberry = Mulberry nella tempesta
roll-superiority = Superiorità aerea
roll-initiative = Iniziativa
roll-resources = Segnalini offensiva
draw-aircraft = Aerei pescati

## Eventi: meteo e aviazione

event-weather = Meteo: { $weather } (dado { $die }, correzione { $adjustment }).
event-storm = Scoppia una tempesta (dado { $die }): niente sbarchi, navi né appoggio aereo.
event-no-storm = Nessuna tempesta (dado { $die }).
event-storm-over = La tempesta è finita.
event-mulberry-stands = Il Mulberry di { $at } regge alla tempesta (dado { $die }).
event-mulberry-destroyed = La tempesta distrugge il Mulberry di { $at } (dado { $die }).
event-air = Pedine aeree pescate: { $ready }. La superiorità aerea ne chiede { $n } (dado { $die }).
event-assigned = { $unit } vola su { $at }.
event-interdicts = { $unit } interdice la zona { $zone }.
event-tas = { $unit } appoggia il combattimento per { $at }.

## Eventi: logistica e amministrazione

event-depot-begun = Cominciano i lavori al deposito di { $at }: aperto dal turno { $turn }.
event-depot-delayed = I lavori nel porto di { $at } aspettano in zona nemica.
event-depot-opens = Il deposito di { $at } apre.
event-depot-full = Il deposito di { $at } lavora a piena capacità.
event-depot-decays = Il porto di Cherbourg si degrada: i tedeschi tengono { $at }.
event-depot-lost = Il deposito alleato di { $at } è distrutto: { $points } punti ai tedeschi.
event-german-depot-lost = Il deposito tedesco di { $at } è perso, segnalini dentro: { $n }. Punti agli Alleati: { $points }.
event-out-of-supply = { $army }: unità senza rifornimento { $n }.
event-air-supply = { $unit } è rifornita dal cielo.
event-resources = { $side }: segnalini offensiva { $n } (dado { $die }).
event-cherbourg-marker = Il deposito di { $at } dà un segnalino.
event-stocked = Un segnalino è depositato a { $at }.
event-marker-sent = Un segnalino va da { $at } a { $unit }.
event-markers-captured =
    { $n ->
        [one] Un segnalino offensiva è catturato.
       *[other] { $n } segnalini offensiva sono catturati.
    }
event-initiative = Iniziativa: { $side } (Alleati { $allied }, tedeschi { $german }).
event-initiative-fixed = Iniziativa: { $side }, come nei primi due turni.
event-replacements = Rimpiazzi tedeschi (dado { $die }): fanteria { $infantry }, Luftwaffe { $luftwaffe }, Panzergrenadier { $grenadiers }, Panzer { $panzers }.
event-rests = { $unit } riposa.
event-recovers = { $unit } recupera uno step.
event-enters = { $unit } arriva a { $at }.
event-home = { $unit } torna nella riserva: { $points } punto agli Alleati.
event-chosen-troops-out = Truppe speciali non tornate in riserva: { $points } punti ai tedeschi.

## Eventi: perdite

event-loses-step = { $unit } perde uno step.
event-destroyed = { $unit } è distrutta.
event-destroyed-for-good = { $unit } è persa per sempre.
event-destroyed-hq = { $unit } è distrutto a { $at } e torna nel prossimo turno.
event-disorganised = { $unit } è disorganizzata: livello { $level }.
event-affected = { $unit } è colpita: livello { $level }.

## Rifiuti

refuse-aircraft-not-ready = Questi aerei non sono disponibili.
refuse-armies-mixed = Americani e britannici non stanno mai insieme.
refuse-beside-enemy = L'unità è accanto a un nemico.
refuse-confusion = Qui regna la confusione.
refuse-depot-full = Il deposito non ha posto per un segnalino.
refuse-make-room = Fai posto: l'esagono pieno non può restare così alla fine del movimento, quindi uno di chi vi si trova prosegue prima.
refuse-not-yours-to-place = Quell'unità non spetta a te piazzarla.
refuse-already-placed = Quell'unità è già piazzata.
refuse-not-east = Sta più a est: solo colonne di numero minore.
refuse-behind-the-enemy = Solo su terreno tenuto dalla tua parte.
refuse-full = L'esagono è pieno: { $points } punti d'impilamento.
refuse-ground-hides = Il terreno nasconde il bersaglio agli aerei.
refuse-hq-out-of-supply = Un QG senza rifornimento non riceve segnalini.
refuse-in-supply = L'unità è rifornita.
refuse-interdiction-full = Tutte le pedine d'interdizione tattica sono in volo.
refuse-no-air-supply = Il rifornimento aereo del turno è esaurito.
refuse-no-depot = Qui non c'è un tuo deposito in funzione.
refuse-no-losses = L'unità non ha perdite.
refuse-no-marker = Non c'è un segnalino offensiva.
refuse-no-replacements = In questo scenario non ci sono rimpiazzi.
refuse-no-such-mission = Gli aerei non volano questa missione.
refuse-no-such-replacement = Non c'è un rimpiazzo del suo tipo.
refuse-no-such-zone = La mappa non ha questa zona.
refuse-no-tas-landing = Sbarchi e lanci non hanno appoggio aereo.
refuse-no-tas-overrun = Travolgimenti e sfruttamento hanno appoggio aereo dal turno 7, solo truppe americane.
refuse-not-chosen-troops = Queste non sono truppe speciali.
refuse-not-off-map = Questo non si fa fuori mappa.
refuse-not-on-map = L'unità non è sulla mappa.
refuse-not-rebuilt = L'unità non è ricostruita.
refuse-not-rested = L'unità non ha ancora riposato.
refuse-not-your-hq = Questo non è un tuo QG.
refuse-not-your-unit = Questa unità non è tra le tue da usare adesso.
refuse-one-hq = Un esagono contiene un solo QG.
refuse-one-small-unit = Un esagono contiene una sola unità di valore zero.
refuse-one-tas = Un combattimento ha una sola pedina aerea in appoggio.
refuse-only-fighters = Solo i cacciabombardieri volano questa missione.
refuse-only-infantry = Solo la fanteria si rifornisce dal cielo.
refuse-other-army = Appartiene a un altro esercito.
refuse-region-full = Nessun altro aereo di questo tipo sulla regione.
refuse-rests-already = L'unità riposa già.
refuse-storm = Non durante una tempesta.
refuse-superiority-first = Prima viene la superiorità aerea.
refuse-superiority-held = Ci sono abbastanza aerei in superiorità.
refuse-two-markers = Due segnalini sono il massimo in un esagono.
refuse-zone-taken = Su quella zona vola già una pedina.

## Caselle della mappa strategica

space-reserve = Riserva strategica alleata
space-rest = Riposo
space-destroyed = Unità distrutte
space-pas_de_calais = Pas-de-Calais
space-le_havre = Le Havre
space-paris = Parigi
space-rennes = Rennes
space-saint_malo = Saint-Malo
space-lorient = Lorient
space-saint_nazaire = Saint-Nazaire
space-le_mans = Le Mans
space-brest = Brest
space-festung_brest = Festung Brest
space-orleans = Orléans
space-languedoc = Linguadoca
space-south_east = Sud-est
space-normandy = Normandia
space-assault_utah = Davanti a Utah
space-assault_omaha = Davanti a Omaha
space-assault_gold = Davanti a Gold
space-assault_juno = Davanti a Juno
space-assault_sword = Davanti a Sword

## Eventi: movimento

event-moves = { $unit } muove da { $from } a { $to }.
event-lands = { $unit } sbarca a { $at }.
event-waits = { $unit } attende in riserva a { $at }.
event-overrun = { $unit } travolge { $at }.
event-overrun-fails = Il travolgimento fallisce: { $unit } torna a { $at }.
event-infiltrates = { $unit } si infiltra in { $at } (dado { $die }, { $modified }).
event-infiltration-fails = { $unit } non passa verso { $at } (dado { $die }, { $modified }).
event-extended = { $unit } paga un movimento esteso.
event-leaves-region = { $unit } esce da { $at }: dado { $die }, più { $add }, sotto { $value }.
event-held-in-region = { $unit } è bloccata in { $at }: dado { $die }, più { $add }, non sotto { $value }.
event-maquis = { $unit } insorge a { $at }.
event-ffi = { $unit } insorge a { $at }: gli Alleati sono oltre la Senna.
roll-infiltration = Infiltrazione
roll-interdiction = Interdizione

## Rifiuti: movimento

refuse-already-moved = L'unità ha già mosso in questa fase.
refuse-gone-home = L'unità è tornata a casa e non rientra.
refuse-hq-finished = Il QG è esaurito.
refuse-immobile = L'unità non muove mai.
refuse-in-hand = L'unità è già in mano.
refuse-no-attack = Nessuno in mano può attaccare.
refuse-no-enemy = Lì non ci sono nemici.
refuse-no-hq-to-lead = Nessun QG vicino guida il movimento.
refuse-no-landing = Non c'è una spiaggia o un porto aperto con posto.
refuse-no-line = Nessuna via vi arriva entro le caselle permesse.
refuse-no-need-to-infiltrate = Non c'è nulla in cui infiltrarsi: muovi come sempre.
refuse-no-reserve-now = Adesso non si può andare in riserva.
refuse-no-reserve-troops = Solo corazzati e Panzergrenadier vanno in riserva.
refuse-no-strategic-movement = Oggi non c'è movimento fuori mappa.
refuse-no-such-region = Questa non è una regione della mappa strategica.
refuse-no-way = Non c'è modo di arrivarci.
refuse-nobody-in-hand = Nessuno è in mano.
refuse-not-a-hex = Questo non è un esagono della mappa.
refuse-not-beside-enemy = L'unità non è accanto a un nemico.
refuse-not-in-play = L'unità non è in gioco.
refuse-not-now = Questo non si può fare in questo momento del turno.
refuse-not-together = Non sono nello stesso esagono.
refuse-not-yet-due = Non sbarca ancora.
refuse-one-hex = Un esagono al massimo.
refuse-only-armour = Solo i corazzati travolgono.
refuse-only-into-confusion = Adesso entrano solo in esagoni in confusione.
refuse-only-off-map = Solo un QG fuori mappa lo fa.
refuse-only-paratroops = Adesso agisce solo chi si è lanciato.
refuse-out-of-play = Questa parte della mappa non è in gioco.
refuse-out-of-supply-off-map = Fuori mappa le unità senza rifornimento non muovono.
refuse-rests = L'unità riposa.
refuse-too-far = È troppo lontano.

## Combattimento

event-activated = { $unit } entra in azione.
event-activated-paid = { $unit } spende un segnalino ed entra in azione.
event-hq-finished = { $unit } è esaurito.
event-attack = Attacco a { $at }.
event-joins = { $unit } partecipa.
event-supports = { $unit } appoggia il combattimento per { $at }.
table-combat = Tabella del combattimento
line-unit = { $unit }
line-defender-disorganised = Difensori disorganizzati
line-defender-affected = Difensori colpiti dal bombardamento
line-attacker-disorganised = Attaccanti disorganizzati
line-attacker-affected = Attaccanti colpiti dal bombardamento
line-hq-attack = Appoggio del corpo d'armata in attacco
line-hq-defence = Appoggio del corpo d'armata in difesa
line-tas = Appoggio aereo tattico
line-medium-bombers = Almeno metà bombardieri medi
line-garrison = Guarnigione
line-fort = Linea fortificata
line-ground = Terreno: { $ground }
line-river = Attacco attraverso un fiume
line-sea = Attacco dal mare
line-elite-attack = Attaccanti scelti
line-elite-defence = Difensori scelti
refuse-all-take-part = Qui partecipano tutti.
refuse-attacked-already = È già stato attaccato in questa fase.
refuse-five-divisions = Il QG comanda già cinque divisioni.
refuse-three-units = Il QG comanda già tre unità indipendenti.
refuse-has-fought = L'unità ha già attaccato in questa fase.
refuse-hq-too-far = Il QG è troppo lontano.
refuse-joined-already = L'unità partecipa già.
refuse-no-air-force = I tedeschi non hanno aerei.
refuse-no-hq-active = Nessun QG è attivo.
refuse-no-support-here = Nessun QG appoggia un combattimento di questo tipo.
refuse-nobody-attacks = Non partecipa ancora nessuno.
refuse-nobody-can-attack = Nessuno può attaccarlo.
refuse-not-adjacent = L'unità non è accanto al bersaglio.
refuse-not-in-reserve = Solo le unità in riserva sfruttano.
refuse-nothing-to-attack = Il QG non ha nulla da attaccare.
refuse-one-allied-hq = Un solo QG alleato appoggia un combattimento.
refuse-only-active-hq = Solo il QG attivo appoggia il suo attacco.
refuse-only-those-overrun = Partecipa solo chi travolge.
refuse-other-hq = In questo turno l'unità ha obbedito a un altro QG.
refuse-out-of-command = L'unità è fuori dalla portata del QG.
refuse-out-of-supply = L'unità è senza rifornimento.
refuse-supports-already = Il QG ha già dato il suo appoggio.

## Il combattimento e le conseguenze

event-combat = Il combattimento per { $at }: dado { $die }, letto { $roll }.
event-retreats = { $unit } si ritira da { $from } a { $to }.
event-advances = { $unit } avanza da { $from } a { $to }.
event-exploitation = { $unit } lancia le riserve nella breccia di { $at }.
event-end-exploitation = Lo sfruttamento finisce.
event-counter-attack = { $unit } guida un contrattacco a { $at }.
event-ships = Le navi bombardano { $at }: punti { $points }, dado { $die } – { $result }.
event-raid = I bombardieri colpiscono { $at }: punti { $points }, dado { $die } – { $result }.
event-carpet = Un tappeto di bombe cade su { $at }: punti { $points }, dado { $die } – { $result }.
event-rubble = { $unit } lascia macerie a { $at }.
event-batteries = { $unit } finisce sotto le batterie costiere: punti { $points }, dado { $die } – { $result }.
bomb-none = nessun effetto
bomb-affected-1 = colpiti di un livello
bomb-affected-2 = colpiti di due livelli
bomb-disorganises = colpiti di due livelli e disorganizzati di uno
bomb-step = colpiti di due livelli, e uno step perso
roll-combat = Combattimento
roll-bombardment = Bombardamento
roll-battery = Batterie costiere
meaning-attacker-steps =
    { $n ->
        [one] Gli attaccanti perdono uno step.
       *[other] Gli attaccanti perdono { $n } step.
    }
meaning-defender-steps =
    { $n ->
        [one] I difensori perdono uno step.
       *[other] I difensori perdono { $n } step.
    }
meaning-attacker-levels =
    { $n ->
        [one] Ogni attaccante è disorganizzato di un livello.
       *[other] Ogni attaccante è disorganizzato di { $n } livelli.
    }
meaning-defender-levels =
    { $n ->
        [one] Ogni difensore è disorganizzato di un livello.
       *[other] Ogni difensore è disorganizzato di { $n } livelli.
    }
meaning-retreat = I difensori si ritirano di { $n } esagoni.
meaning-exploit = Le riserve possono sfruttare.
refuse-bombarded-already = È già stato bombardato così in questa fase.
refuse-closed-ground = Quel terreno è chiuso alla pila.
refuse-enemy-there = Lì c'è un nemico.
refuse-loaded = Questi bombardieri volano già.
refuse-night = Non di notte.
refuse-no-attacker-there = Lì non c'è nessun attaccante.
refuse-no-battery = Nessuna batteria costiera può sparare lì.
refuse-no-bombers = Non ci sono bombardieri disponibili.
refuse-none-loaded = Nessun bombardiere è stato ancora scelto.
refuse-all-jump = Chi deve lanciarsi si lancia in questa notte.
refuse-no-such-points = Alla flotta non restano tanti punti.
refuse-no-way-back = Non può ritirarsi lì.
refuse-not-in-the-fight = L'unità non combatte qui.
refuse-not-in-this-fight = Si bombardano solo gli esagoni di questo combattimento.
refuse-not-landing = L'unità non sta sbarcando.
refuse-not-retreating = Prima si ritira un'altra unità.
refuse-one-carpet = Un tappeto per nazione e turno.
refuse-only-beaches = Prima dello sbarco si bombardano solo spiagge e batterie.
refuse-only-carpets = Solo un tappeto si divide.
refuse-out-of-range = È fuori portata.
refuse-two-hexes = Due esagoni sono il massimo.
refuse-two-stacks = Sfruttano due pile, non di più.

## Il primo giorno

event-placed = { $unit } è piazzata a { $at }.
event-jumps = { $unit } si lancia e scende a { $at } (dado { $die }, letto come { $read }).
event-drifts = { $unit } va alla deriva e scende a { $at } (dadi { $die } e { $wind }).
event-drifts-back = { $unit } deriva verso il mare o un abitato e scende comunque a { $at } (dadi { $die } e { $wind }).
event-gathering = Chi si è lanciato si raduna: muove di un esagono e attacca.
event-alarm = I tedeschi vicini si svegliano.
event-morning = Alba: aerei e navi aprono la giornata.
event-first-wave = { $unit } va con la prima ondata a { $at }.
event-across = { $unit } aspetta davanti a { $at }.
event-dd-lands = { $unit } arriva a nuoto a { $at } (dado { $die }).
event-dd-sinks = { $unit } affonda davanti a { $at } (dado { $die }).
event-second-wave = Arriva la seconda ondata.
event-rangers = { $unit } va a { $at } (dado { $die }).
event-reaction = I tedeschi reagiscono.
event-follow-up = Pomeriggio: il cielo si schiarisce e sbarcano le ultime ondate.
roll-jump = Lancio
roll-drift = Deriva
roll-dd = Carri anfibi
roll-rangers = Il 5º Ranger
refuse-does-not-jump = L'unità non si lancia adesso.
refuse-not-its-zone = Non è nella sua zona di lancio.
refuse-not-its-beach = L'unità non sbarca lì.
refuse-beach-not-taken = La spiaggia non è presa.
refuse-wave-must-attack = Chi è davanti a una spiaggia deve prima attaccarla.

## Eventi: il turno

event-turn = Comincia il turno { $turn }.
event-part = Comincia: { $part }.
event-phase = { $side }: movimento.
event-arrives = { $unit } arriva a { $at }.
event-end-movement = La fase di movimento finisce.
event-end-combat = La fase di combattimento finisce.
event-end-phase = Fine della fase: aerei e navi sono di nuovo disponibili, i segnalini di effetto spariscono, i quartier generali sono pronti.
event-end-turn = Il turno { $turn } finisce: gli aerei tornano nelle coppe, le unità disorganizzate recuperano un livello.
event-end-first-day = Il primo giorno finisce: i quartier generali sono pronti, gli aerei lasciano la mappa, le unità disorganizzate recuperano un livello. Il turno 1 è sereno.
event-time = Il tempo lavora per i tedeschi: { $points } punti.
event-paris-freed = I francesi liberano { $at }.
event-game-over = La partita finisce: Alleati { $allied }, tedeschi { $german }.

## Livelli di vittoria

level-at-once = Una vittoria automatica
level-decisive = Una vittoria decisiva
level-marginal = Una vittoria marginale
level-historical = Come nella storia
level-us-strategic = Una vittoria strategica americana
level-us-operational = Una vittoria operativa americana
level-us-marginal = Una vittoria marginale americana
level-german-strategic = Una vittoria strategica tedesca
level-german-operational = Una vittoria operativa tedesca
level-german-marginal = Una vittoria marginale tedesca

## Punti

points-noted = Già segnati
points-cities = Città
points-depots = Depositi
points-sieges = Assedi
points-paris = Parigi
points-paris-french = Parigi liberata dai francesi

## Richieste

prompt-begin = Comincia la partita.
prompt-make-room = In { $at } ce ne sono troppi: scegli chi prosegue.
prompt-placing = Piazza i segnalini il cui posto spetta a te, o lasciali dove sono.
prompt-drop = Scegli chi si lancia, e dove.
prompt-air =
    { $n ->
        [0] Assegna gli aerei alle missioni, o tieni disponibile il resto.
       *[other] Assegna gli aerei alle missioni; alla superiorità aerea ne servono ancora { $n }.
    }
prompt-stock =
    { $n ->
        [one] Scegli un deposito per l'ultimo segnalino.
       *[other] Scegli un deposito per un segnalino: ne restano { $n }.
    }
prompt-markers = Scegli il QG che riceve il prossimo segnalino offensiva, o tieni il resto.
prompt-air-supply =
    { $n ->
        [one] Scegli fanteria da rifornire dal cielo: resta un punto.
       *[other] Scegli fanteria da rifornire dal cielo: restano { $n } punti.
    }
prompt-recovery = Scegli chi riposa, recupera o torna a casa, o termina l'amministrazione.
prompt-soften = Bombarda spiagge e batterie, o manda la prima ondata.
prompt-coast-guns = Scegli l'unità che le batterie costiere colpiscono, o non sparare.
prompt-raid = Scegli i bombardieri su { $at }, poi sgancia.
    .title = Bombardamento di { $at }
prompt-movement = Scegli un'unità da muovere, o termina la fase di movimento.
prompt-reaction = Scegli un'unità tedesca che reagisce, o termina il movimento.
prompt-waves = Scegli chi sbarca o muove, o termina il movimento.
prompt-moving = Scegli dove va { $unit }, o lasciala dov'è.
prompt-combat = Scegli un QG per combattere, o termina la fase di combattimento.
prompt-combat-nobody = Nessun QG può combattere ora: termina la fase di combattimento.
prompt-combat-first-day = Scegli un esagono da attaccare, o termina il combattimento.
prompt-command = Scegli che cosa attacca { $unit }, o esauriscilo.
prompt-muster = Scegli chi partecipa all'attacco a { $at } e che cosa lo aiuta, poi conferma.
prompt-answer = Scegli l'appoggio alla difesa di { $at }, poi conferma.
prompt-defender-loss =
    { $n ->
        [one] Scegli il difensore di { $at } che perde l'ultimo step dovuto.
       *[other] Scegli il difensore di { $at } che perde uno step: ne sono dovuti { $n }.
    }
prompt-attacker-loss =
    { $n ->
        [one] Scegli l'attaccante di { $at } che perde l'ultimo step dovuto.
       *[other] Scegli l'attaccante di { $at } che perde uno step: ne sono dovuti { $n }.
    }
prompt-retreat = Scegli dove si ritira { $unit }.
prompt-advance = Scegli la pila che avanza dopo il combattimento per { $at }, o nessuna.
prompt-counter = Scegli il QG che guida un contrattacco a { $at }, o nessuno.
prompt-exploit = Scegli una riserva di { $unit } da muovere, o un esagono da attaccare, o termina lo sfruttamento.
prompt-over = La partita è finita.
refuse-hq-not-finished = Prima esaurisci il QG attivo.
refuse-no-such-thing = Non esiste.
refuse-unit-in-hand = Un'unità è in mano: mandala da qualche parte o lasciala dov'è.

## Che cosa può fare un giocatore

action-begin = Comincia
action-place = Piazza { $unit } a { $at }
action-end-placing = Lascia gli altri dove stanno
action-drop = { $unit } si lancia su { $at }
action-assign = { $unit } vola a { $at }
action-interdict = { $unit } interdice la zona { $points }
action-end-air = Tieni disponibili gli altri
action-stock = Deposita un segnalino a { $at }
action-send = Segnalino a { $unit }
action-keep = Tieni il resto
action-supply = Rifornisci { $unit } dal cielo
action-end-supply = Fine del rifornimento aereo
action-rest = { $unit } riposa
action-recover = { $unit } recupera uno step
action-enter = { $unit } arriva a { $at }
action-home = { $unit } torna a casa
action-end-recovery = Fine dell'amministrazione
action-battleships =
    { $points ->
        [one] { $points } punto corazzate su { $at }
       *[other] { $points } punti corazzate su { $at }
    }
action-destroyers =
    { $points ->
        [one] { $points } punto cacciatorpediniere su { $at }
       *[other] { $points } punti cacciatorpediniere su { $at }
    }
action-raid = Bombarda { $at }
action-load = { $unit } partecipa
action-spread = Metà del tappeto su { $at }
action-release = Sganciate
action-end-soften = Manda la prima ondata
action-shell = Colpisci { $unit }
action-no-shell = Non sparare
action-move = Muovi { $unit }
action-with = { $unit } va insieme
action-to = Vai a { $at }
action-to-region = Fuori mappa a { $at }
action-overrun = Travolgi { $at }
action-wait = In riserva a { $at }
action-infiltrate = Infiltrati in { $at }
action-hold = Resta sul posto
action-no-gliders = Oggi non atterrano
action-extend = { $unit } paga un movimento esteso
action-end-movement = Fine movimento
action-activate = { $unit } combatte
action-attack = Attacca { $at }
action-join = { $unit } partecipa
action-support = { $unit } appoggia
action-tas = { $unit } appoggia dal cielo
action-commit = Attacca
action-answer = Rispondi all'attacco
action-end-command = Esaurisci il QG
action-end-combat = Fine combattimento
action-lose = { $unit } perde uno step
action-retreat = { $unit } si ritira a { $at }
action-advance = Avanza a { $at }
action-end-advance = Nessuno avanza
action-counter = { $unit } contrattacca
action-no-counter = Nessun contrattacco
action-end-exploit = Fine dello sfruttamento

## Perché si chiede una decisione

reason-placing = Lo schieramento lascia al giocatore il posto di questi segnalini.
reason-drop =
    { $n ->
        [one] Un'unità deve ancora lanciarsi.
       *[other] { $n } unità devono ancora lanciarsi.
    }
reason-aircraft =
    { $n ->
        [one] Una pedina aerea è disponibile.
       *[other] { $n } pedine aeree sono disponibili.
    }
reason-superiority =
    { $n ->
        [one] Un cacciabombardiere deve ancora volare in superiorità aerea.
       *[other] { $n } cacciabombardieri devono ancora volare in superiorità aerea.
    }
reason-stock =
    { $n ->
        [one] Un segnalino non ha ancora un deposito.
       *[other] { $n } segnalini non hanno ancora un deposito.
    }
reason-markers = Le parti mandano a turno segnalini ai QG; senza, un QG non combatte.
reason-air-supply =
    { $n ->
        [one] Un punto d'impilamento di fanteria si può rifornire dal cielo.
       *[other] { $n } punti d'impilamento di fanteria si possono rifornire dal cielo.
    }
reason-recovery = Le unità lontane dal nemico possono riposare; chi ha riposato recupera.
reason-soften = Prima dello sbarco si possono bombardare spiagge e batterie.
reason-coast-guns = Le batterie costiere a portata possono colpire un'unità che sbarca.
reason-may-move =
    { $n ->
        [one] Un'unità può ancora muovere.
       *[other] { $n } unità possono ancora muovere.
    }
reason-first-day = Poi, nel primo giorno: { $next }.
reason-gathering = Chi si è lanciato muove di un esagono.
reason-alarm = I tedeschi accanto a un nemico possono entrare nella confusione o attaccare.
reason-half-movement = Il primo giorno le unità muovono della metà.
reason-points = Ha { $points } punti movimento.
reason-interdiction = Per uscire, il dado più { $add } deve restare sotto { $value }.
reason-leaves-zone = Uscire dalla zona nemica costa { $points } in più.
reason-free-fights = In questo turno i combattimenti non costano segnalini.
reason-combat = I QG agiscono uno dopo l'altro; ogni fase di combattimento di un QG costa un segnalino.
reason-nobody-fights = Un QG ha bisogno di un segnalino e di un nemico che le sue unità possano attaccare.
reason-ships = { $fleet }: punti corazzate rimasti { $battleships }, punti cacciatorpediniere { $destroyers }.
reason-weather = Tempo: { $weather }.
reason-storm = Tempo: tempesta. Niente sbarchi, navi né aerei.
fleet-western = Flotta occidentale
fleet-eastern = Flotta orientale
reason-command = Le sue unità a portata possono attaccare, una volta ciascuna.
reason-muster = Partecipano le unità accanto al bersaglio e sotto questo QG.
reason-answer = Prima del dado il difensore può aggiungere un QG a portata, aerei o bombardamento.
reason-loss =
    { $n ->
        [one] È dovuto uno step; sceglie il proprietario.
       *[other] Sono dovuti { $n } step; sceglie il proprietario.
    }
reason-retreat = Sono aperte le vie con meno perdite.
reason-advance = Una pila può avanzare di uno o due esagoni, su qualsiasi terreno.
reason-counter = Un QG pronto entro due esagoni può rispondere al colpo.
reason-exploit = Due pile in riserva possono muovere e attaccare.
reason-raid = Possono partecipare bombardieri medi e pesanti della nazione giusta.

## Che cosa vince

goal-points = Decidono i punti alla fine: 25 più dell'altra parte sono una vittoria marginale, 50 una decisiva; zero è la storia. Gli Alleati guadagnano con perdite, città, depositi, assedi e Parigi, i tedeschi con le perdite e con ogni turno che passa.
goal-standing = Punti adesso: Alleati { $allied }, tedeschi { $german }, differenza { $margin }; mancano { $turns } turni.
goal-cherbourg = Gli americani hanno bisogno dei due esagoni di Cherbourg: entro la fine del turno 2 è una vittoria strategica, del turno 3 operativa, del turno 4 marginale. Altrimenti vincono i tedeschi.
goal-cherbourg-standing = Turni mancanti: { $turns }

## Che cosa è in gioco

prospect-attacker-loses = Gli attaccanti perdono step
prospect-defender-loses = I difensori perdono step
prospect-retreat = I difensori si ritirano
prospect-exploit = Le riserve possono sfruttare
prospect-affected-1 = Colpiti di un livello
prospect-affected-2 = Colpiti di due livelli
prospect-drifts = Va alla deriva di un esagono
prospect-disorganised = Scende disorganizzata
prospect-infiltrates = Passa
prospect-leaves = Esce
warning-unmoved =
    { $n ->
        [one] Un'unità non ha mosso.
       *[other] { $n } unità non hanno mosso.
    }
warning-unused-hqs =
    { $n ->
        [one] Un QG potrebbe ancora combattere.
       *[other] { $n } QG potrebbero ancora combattere.
    }
warning-heavy = I pesanti danno ai tedeschi { $points } punti ciascuno.

## Una via sulla mappa

leg-leaves-zone = Esce da una zona nemica
leg-river = Attraverso un fiume
leg-road = Strada o ferrovia
leg-rubble = Macerie
leg-zone = Zona nemica: stop

## Schede e legenda

card-arrival = Arriva nel turno { $turn }
card-attack = Attacco
card-defence = Difesa
card-movement = Movimento
card-bombs = Punti di bombardamento
card-defender = Colonne per il difensore: { $ground }
card-depot = { $kind }
card-elite = Unità scelta
card-supplied = Rifornita fino alla prossima verifica
card-cup = Arriva
card-siege = Difesa alleata necessaria per un assedio
card-enter = Entrare: { $ground }
card-foot = a piedi
card-motor = motorizzato
card-interdiction = Interdizione: valore base
card-interdiction-air = Interdizione: aggiunto al dado
card-landing = Sbarca per fase
card-led = Comandata da
card-markers = Segnalini offensiva, su { $of }
card-no-tas = Qui niente appoggio aereo
card-points = Punti vittoria
card-stacked = Punti d'impilamento qui, su { $of }
card-stacking = Valore d'impilamento
card-steps = Step, su { $of }
card-support = Colonne d'appoggio
card-village = Abitato: il difensore può scegliere le case
legend-columns = colonne
legend-village = Abitato
legend-river = Fiume
legend-river-major = Fiume grande
legend-road = Strada
legend-main-road = Strada principale
legend-rail = Ferrovia
port-closed = chiuso
port-building = in costruzione
port-open = aperto
port-full = piena capacità
port-destroyed = distrutto
table-bombardment = Tabella di bombardamento
    .sums = { $attack } punti

## Strati

overlay-zones-allied = Zone alleate
overlay-zones-german = Zone tedesche
overlay-supply-us = Rifornimento americano
overlay-supply-british = Rifornimento britannico
overlay-supply-german = Rifornimento tedesco
overlay-command-allied = Portata dei QG alleati
overlay-command-german = Portata dei QG tedeschi
overlay-command-active = Portata del QG attivo
overlay-support-active = Appoggio del QG attivo
overlay-held = In mano agli Alleati
overlay-stacking = Punti d'impilamento
overlay-interdiction = Interdizione tattica
overlay-strategic = Interdizione strategica

## Segni e stati

mark-allied = In mano alleata
mark-confusion = Confusione
mark-depot = Deposito
mark-depot-full = Deposito a piena capacità
mark-depot-building = Deposito in costruzione
mark-depot-destroyed = Deposito distrutto
mark-german-depot = Deposito tedesco
mark-interdiction = Zona interdetta dai cacciabombardieri
mark-raid = Bersaglio dei bombardieri
mark-rubble = Macerie
mark-siege = Assedio
mark-storm = Tempesta
mark-target = Bersaglio
state-out-of-supply = senza rifornimento
state-rest = a riposo
state-reserve = in riserva
state-finished = esaurito
state-disorganised-1 = disorganizzata, livello 1
state-disorganised-2 = disorganizzata, livello 2
state-affected-1 = colpita, livello 1
state-affected-2 = colpita, livello 2
state-marker-1 = con un segnalino offensiva
state-marker-2 = con due segnalini offensiva
state-confusion = in confusione

## Fasi e tracciati

map-main = Normandia
map-strategic = Francia
phase-logistics = Logistica
phase-administration = Amministrazione
phase-air = Fase aerea alleata
phase-placing = Schieramento a scelta
phase-movement = { $seat }, { $part }: movimento
phase-combat = { $seat }, { $part }: combattimento
phase-first-day = { $seat }: { $step } ({ $n } di { $of })
phase-over = Fine della partita
track-turn = Turno
track-part = Fase
track-weather = Meteo
track-adjustment = Correzione del meteo
track-allied-points = Punti alleati
track-german-points = Punti tedeschi
track-margin = Vantaggio alleato
track-reserve-markers = Segnalini nella riserva alleata
track-german-markers = Segnalini nei depositi tedeschi
track-air-ready = Aerei disponibili
track-west-battleships = Flotta occidentale: corazzate
track-west-destroyers = Flotta occidentale: cacciatorpediniere
track-east-battleships = Flotta orientale: corazzate
track-east-destroyers = Flotta orientale: cacciatorpediniere
track-infantry = Rimpiazzi: fanteria
track-luftwaffe = Rimpiazzi: Luftwaffe
track-panzergrenadiers = Rimpiazzi: Panzergrenadier
track-panzers = Rimpiazzi: Panzer

## Che cosa pesa un bot

term-points = Punti vittoria
term-strength = Forza
term-progress = Progressi
term-order = Ordine

## Altri rifiuti

refuse-depots-carry-no-more = I depositi dell'esercito non sbarcano altri segnalini in questo turno.
refuse-impassable = L'esagono è invalicabile.
refuse-no-armour = I corazzati entrano nella palude solo per strada.
refuse-only-to-own-region = Dalla confusione solo verso una casella propria.
refuse-one-by-one = Qui le unità vanno una alla volta.
refuse-rising-alone = Gli insorti combattono solo accanto a truppe alleate.

## Case o terreno

action-houses = Tieni le case
action-ground = Tieni il terreno
event-houses = I difensori di { $at } tengono le case.
event-ground = I difensori di { $at } tengono il terreno attorno alle case.
prompt-cover = Scegli se nella difesa di { $at } contano le case o il terreno.
reason-cover = Le case tengono lontani gli aerei, il terreno può dare più colonne.

## Results of the tables, by their codes

result-0_0-1_2RE = Attaccanti: illesi; difensori: uno step, disorganizzati di 2 livelli; i difensori si ritirano; le riserve possono sfruttare
result-0_0-2_1RE = Attaccanti: illesi; difensori: 2 step, disorganizzati di un livello; i difensori si ritirano; le riserve possono sfruttare
result-0_0-2_2RE = Attaccanti: illesi; difensori: 2 step, disorganizzati di 2 livelli; i difensori si ritirano; le riserve possono sfruttare
result-0_0-3_0RE = Attaccanti: illesi; difensori: 3 step; i difensori si ritirano; le riserve possono sfruttare
result-0_1-1_1R = Attaccanti: disorganizzati di un livello; difensori: uno step, disorganizzati di un livello; i difensori si ritirano
result-0_1-1_2R = Attaccanti: disorganizzati di un livello; difensori: uno step, disorganizzati di 2 livelli; i difensori si ritirano
result-1_0-1_0 = Attaccanti: uno step; difensori: uno step
result-1_0-1_1 = Attaccanti: uno step; difensori: uno step, disorganizzati di un livello
result-1_0-1_1R = Attaccanti: uno step; difensori: uno step, disorganizzati di un livello; i difensori si ritirano
result-1_1-0_0 = Attaccanti: uno step, disorganizzati di un livello; difensori: illesi
result-1_1-0_1 = Attaccanti: uno step, disorganizzati di un livello; difensori: disorganizzati di un livello
result-1_1-1_0 = Attaccanti: uno step, disorganizzati di un livello; difensori: uno step
result-2_0-0_0 = Attaccanti: 2 step; difensori: illesi
result-2_1-0_0 = Attaccanti: 2 step, disorganizzati di un livello; difensori: illesi
result-- = Nessun effetto
result-A1 = Colpiti di un livello
result-A2 = Colpiti di due livelli
result-D1 = disorganizzati di un livello
result-step = uno step perso
