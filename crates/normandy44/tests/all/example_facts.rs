//! What the example of play says, sentence by sentence. The text stands without its map: where it names no unit or hex, those are
//! of our own board.

/// A sentence of the text, the moment that it speaks of, and what is then so.
pub(super) struct Fact {
    /// Where the text says it, and what it says, in our words.
    pub(super) text: &'static str,
    /// Actions that follow one another, though not at once; the moment is after the last.
    pub(super) after: &'static [&'static str],
    /// What is so.
    pub(super) is: &'static [Is],
}

/// Something that is so at a moment.
#[derive(Debug)]
pub(super) enum Is {
    /// A counter stands there.
    At(&'static str, &'static str),
    /// A counter has so many steps.
    Steps(&'static str, u8),
    /// A counter is in a state.
    In(&'static str, &'static str),
    /// It is not.
    Not(&'static str, &'static str),
    /// No counter of that side is in that state.
    Nobody(u8, &'static str),
    /// A track stands so.
    Track(&'static str, i32),
    /// A die was told, with its result.
    Rolled(u8, &'static str),
    /// Attack, defence, column before and after shifts of the fight in preparation.
    Odds(i32, i32, &'static str, &'static str),
    /// What the ground adds to the defence.
    Bonus(i32),
    /// The shift that a rule gives in it.
    Shift(&'static str, i32),
    /// An action is legal.
    Legal(&'static str),
    /// It is not, by that rule.
    Refused(&'static str, &'static str),
    /// Who decides.
    Decides(&'static str),
}

use Is::*;

const GERMAN: u8 = 1;

const DROP: &[&str] = &["drop"];
const GERMAN_TURN: &[&str] = &["assault 2330", "advance 8/3UK 2329"];
const CADRE: &[&str] = &["attack 2810", "gun CotentinHQ cherbourg"];
const BATTALION: &[&str] = &["attack 2032", "ready"];
const RANVILLE: &[&str] = &["attack 2131", "ready"];
const A: &[&str] = &["attack 2812", "lead 502/101US"];
const B: &[&str] = &["attack 2613", "lead 506/101US"];
const C: &[&str] = &["attack 2913", "lead 12/4US"];
const D: &[&str] = &["attack 2619", "navy us"];
const E: &[&str] = &["attack 2621", "navy us"];
const F: &[&str] = &["attack 2425", "lead 231/50UK"];
const G: &[&str] = &["attack 2326", "navy uk"];
const H: &[&str] = &["attack 2327", "navy uk"];
const I: &[&str] = &["attack 2331", "lead 185/3UK"];
const J: &[&str] = &["attack 2229", "lead 1SSUK"];

/// A fact.
const fn fact(text: &'static str, after: &'static [&'static str], is: &'static [Is]) -> Fact {
    Fact { text, after, is }
}

pub(super) const FACTS: &[Fact] = &[
    // Airborne dispersal.
    fact(
        "table of the 82nd: the 507th rolls 2, S2, and becomes a dispersed cadre",
        DROP,
        &[
            At("507/82US", "cadres_allied"),
            At("CadreAbnUS1", "2810"),
            In("CadreAbnUS1", "dispersed"),
            Rolled(2, "S2"),
        ],
    ),
    fact(
        "table of the 82nd: the 505th rolls 5, S: whole, but dispersed",
        DROP,
        &[At("505/82US", "2811"), Steps("505/82US", 3), In("505/82US", "dispersed"), Rolled(5, "S")],
    ),
    fact(
        "table of the 82nd: the 508th rolls 2, S2, and becomes a dispersed cadre",
        DROP,
        &[At("508/82US", "cadres_allied"), At("CadreAbnUS2", "2710"), In("CadreAbnUS2", "dispersed")],
    ),
    fact(
        "dispersal: two American airborne replacements for the 82nd (one more is the 501st's, whose die the text lacks)",
        DROP,
        &[Track("track-us-airborne", 3)],
    ),
    fact(
        "6th Division: 3(-) rolls 6, a perfect drop",
        DROP,
        &[Steps("3(-)/6UK", 2), Not("3(-)/6UK", "dispersed"), Rolled(6, "-")],
    ),
    fact(
        "6th Division: the 5th rolls 3, S",
        DROP,
        &[Steps("5/6UK", 2), In("5/6UK", "dispersed"), Rolled(3, "S")],
    ),
    fact(
        "6th Division: the 8/3 battalion rolls 1, S1: a step and a British replacement",
        DROP,
        &[Steps("8-3/6UK", 1), In("8-3/6UK", "dispersed"), Rolled(1, "S1"), Track("track-uk-airborne", 1)],
    ),
    // Gold.
    fact("Gold, Jig: 4 is A1/D1", &["assault 2525"], &[Rolled(4, "A1/D1"), Decides("allied")]),
    fact(
        "Gold, Jig: the tanks roll 6, one brigade has lost a step, all three stop on the beach",
        &["assault 2525", "lose 231/50UK"],
        &[
            Rolled(6, ""),
            Steps("SRYUK", 2),
            Steps("231/50UK", 2),
            Steps("56BdeUK", 3),
            At("231/50UK", "2525"),
            At("56BdeUK", "2525"),
            At("SRYUK", "2525"),
            At("SP-LeHamel", "eliminated_german"),
        ],
    ),
    fact(
        "Gold, King: 6 is D1 and the tanks lose on a 1",
        &["assault 2526"],
        &[
            Rolled(6, "D1"),
            Rolled(1, ""),
            Steps("4-7DGUK", 1),
            Steps("69/50UK", 3),
            Steps("151/50UK", 3),
            At("SP-LaRiviere", "eliminated_german"),
            At("69/50UK", "2526"),
        ],
    ),
    fact(
        "Gold, King: the landed may go one hex beyond the beach",
        &["assault 2526"],
        &[Legal("advance 69/50UK 2426"), Refused("advance 69/50UK 2326", "14.3")],
    ),
    // Juno.
    fact(
        "Juno, Mike: 2 is EX, and the German chooses the loss",
        &["assault 2527"],
        &[Rolled(2, "EX"), Decides("german"), Legal("lose 7/3CA"), Legal("lose 9/3CA")],
    ),
    fact(
        "Juno, Mike: the tanks lose on a 1; all stop on the beach",
        &["assault 2527", "lose 7/3CA"],
        &[
            Rolled(1, ""),
            Steps("7/3CA", 2),
            Steps("1HCA", 1),
            At("7/3CA", "2527"),
            At("9/3CA", "2527"),
            At("1HCA", "2527"),
        ],
    ),
    fact("Juno, Nan: 1 is A2/D1", &["assault 2528"], &[Rolled(1, "A2/D1"), Decides("allied")]),
    fact(
        "Juno, Nan: the tanks roll 5; all stop on the beach",
        &["assault 2528", "lose 4SSUK"],
        &[
            Rolled(5, ""),
            Steps("FGHCA", 2),
            Steps("8/3CA", 2),
            Steps("4SSUK", 1),
            At("8/3CA", "2528"),
            At("FGHCA", "2528"),
            At("SP-Bernieres", "eliminated_german"),
        ],
    ),
    // Sword.
    fact(
        "Sword, Queen: 6 is D1, the tanks roll 4, nobody loses but the strongpoint",
        &["assault 2330"],
        &[
            Rolled(6, "D1"),
            Rolled(4, ""),
            Steps("8/3UK", 3),
            Steps("1SSUK", 2),
            Steps("13-18HUK", 2),
            At("SP-LaBreche", "eliminated_german"),
        ],
    ),
    fact(
        "Sword, Queen: a hex further, past strongpoints, which have no zone",
        &["assault 2330"],
        &[Legal("advance 1SSUK 2230"), Legal("advance 8/3UK 2329")],
    ),
    // The German turn.
    fact(
        "German turn: Eastern battalions cannot move",
        GERMAN_TURN,
        &[
            Decides("german"),
            Refused("move 795Ost", "17.1"),
            Refused("move 441Ost", "17.1"),
            Refused("move 649Ost", "17.1"),
        ],
    ),
    fact(
        "German turn: the 21st Panzer has three points: on roads of half a point six hexes",
        &["move 2/22/21"],
        &[Legal("to 2031"), Refused("to 2129", "9.1")],
    ),
    fact(
        "peninsula: the Cotentin artillery moves one hex and may still fire",
        &["move CotentinHQ", "to 3109"],
        &[At("CotentinHQ", "3109"), Not("CotentinHQ", "spent")],
    ),
    fact(
        "peninsula: the Sturm regiment strengthens Crisbecq",
        &["move SturmAOK7", "to 3012"],
        &[At("SturmAOK7", "3012")],
    ),
    fact(
        "Omaha: the 30th cycles six points to the edge of Balleroy (2020)",
        &["move 518/30", "to 2019"],
        &[At("518/30", "2019")],
    ),
    fact(
        "British sector: the fusiliers of the 711th move to keep Merville supplied",
        &["move Fus/711", "to 2134"],
        &[At("Fus/711", "2134"), Not("SP-Merville", "unsupplied")],
    ),
    // German combat.
    fact(
        "near Utah: 2 and a bonus of 2, never more than the strength; 12:4 is 3-1, artillery and tanks make it 5-1",
        CADRE,
        &[Odds(12, 4, "3-1", "5-1"), Bonus(2), Shift("11.6", 1), Shift("11.4.1", 1)],
    ),
    fact(
        "near Utah: a 5 is D1: the cadre is gone and the Germans may go two hexes",
        &["attack 2810", "commit"],
        &[
            Rolled(5, "D1"),
            At("CadreAbnUS1", "cadres_allied"),
            Track("track-supply-cherbourg", 2),
            Decides("german"),
            Legal("advance 1057/91 2810"),
        ],
    ),
    fact(
        "British sector: 12:2 is 6-1, tanks make it 7-1",
        BATTALION,
        &[Odds(12, 2, "6-1", "7-1"), Shift("11.4.1", 1)],
    ),
    fact(
        "British sector: a 4 is A1/D2; against one step the attacker loses none and may go into reserve",
        &["attack 2032", "commit"],
        &[
            Rolled(4, "A1/D2"),
            At("8-3/6UK", "eliminated_allied"),
            Steps("125/21", 2),
            Steps("1/22/21", 2),
            Steps("2/22/21", 2),
            Legal("keep 125/21"),
            Legal("keep 1/22/21"),
            Legal("keep 2/22/21"),
        ],
    ),
    // German reserve.
    fact(
        "reserve: the three units of the 21st attack Ranville; 12:9 is 1-1, tanks make it 2-1",
        RANVILLE,
        &[Odds(12, 9, "1-1", "2-1"), Shift("11.4.1", 1)],
    ),
    fact(
        "reserve: a 3 is EX, and the Allied player chooses",
        &["attack 2131", "commit"],
        &[Rolled(3, "EX"), Decides("allied"), Legal("lose 1/22/21"), Legal("lose 125/21"), Steps("5/6UK", 1)],
    ),
    fact(
        "reserve: he takes the tanks; nobody goes, nobody follows",
        &["attack 2131", "lose 1/22/21"],
        &[Steps("1/22/21", 1), At("5/6UK", "2131"), At("125/21", "2031")],
    ),
    // Two whom our set-up cuts off, at 2613 and Riva Bella, stand elsewhere in the text.
    fact(
        "German recovery and supply: nobody is disrupted, everybody is supplied",
        &["attack 2131", "lose 1/22/21"],
        &[
            Nobody(GERMAN, "disrupted"),
            Nobody(GERMAN, "isolated"),
            Not("1057/91", "unsupplied"),
            Not("SturmAOK7", "unsupplied"),
            Not("SP-Varreville", "unsupplied"),
            Not("916/352", "unsupplied"),
            Not("1/915/352", "unsupplied"),
            Not("125/21", "unsupplied"),
            Not("192/21", "unsupplied"),
            Not("Fus/711", "unsupplied"),
            Not("SP-Merville", "unsupplied"),
            Decides("allied"),
        ],
    ),
    // The Allied turn.
    fact(
        "Allied turn: the dispersed neither move nor attack",
        &["attack 2131", "lose 1/22/21"],
        &[Refused("move 505/82US", "20.2"), Refused("move CadreAbnUS3", "20.2")],
    ),
    fact(
        "Allied turn: nothing comes from Great Britain, the second wave is what lands",
        &["attack 2131", "lose 1/22/21"],
        &[Legal("move 12/4US"), Refused("move 39/9US", "6.5.1")],
    ),
    fact(
        "near Utah: the second wave moves tactically and is marked",
        &["move 12/4US", "to 2814"],
        &[In("12/4US", "landed")],
    ),
    fact(
        "A: bonus 2 of 3; the regiment of the 4th may be assigned to the 101st; 8:4 is 2-1, quality makes it 3-1",
        A,
        &[Odds(8, 4, "2-1", "3-1"), Bonus(2), Shift("11.5", 1)],
    ),
    fact(
        "A: or the 101st to the 4th",
        &["attack 2812", "ready"],
        &[Legal("lead 8/4US"), Legal("lead 502/101US")],
    ),
    fact(
        "A: a 6 is D1: the Eastern battalion is gone, two hexes of advance",
        &["attack 2812", "commit"],
        &[
            Rolled(6, "D1"),
            At("795Ost", "eliminated_german"),
            Legal("advance 8/4US 2812"),
            Legal("advance 502/101US 2811"),
        ],
    ),
    fact(
        "B: bonus 2 of 3; 7:4 is 1-1, tanks make it 2-1",
        B,
        &[Odds(7, 4, "1-1", "2-1"), Bonus(2), Shift("11.4.1", 1)],
    ),
    fact(
        "B: a 4 is DR",
        &["attack 2613", "commit"],
        &[Rolled(4, "DR"), Decides("german"), Legal("withdraw")],
    ),
    fact(
        "B: the German goes to Carentan and is disrupted",
        &["attack 2613", "retreat 1/6/2FJ 2512"],
        &[At("1/6/2FJ", "2512"), In("1/6/2FJ", "disrupted"), Steps("1/6/2FJ", 1)],
    ),
    // In the text they reach Sainte-Mere-Eglise; on our board no road leads there from where they fight, and bocage stops them (14.4).
    fact("B: the tank battalion advances", &["attack 2613", "advance 70TkUS 2613"], &[At("70TkUS", "2613")]),
    fact(
        "C: no bonus for a strongpoint; the landed are halved; 7:2 is 3-1, no tanks, quality makes it 4-1",
        C,
        &[Odds(7, 2, "3-1", "4-1"), Bonus(0), Shift("11.4.1", 0), Shift("11.5", 1)],
    ),
    fact(
        "C: a 5 is D1, the strongpoint is removed (the advance by ruling N38)",
        &["attack 2913", "commit"],
        &[Rolled(5, "D1"), At("SP-Varreville", "eliminated_german"), Legal("advance 12/4US 2913")],
    ),
    fact(
        "Omaha: the units there cannot move",
        &["attack 2131", "lose 1/22/21"],
        &[Track("track-ships-us", 2), Track("track-ships-uk", 2)],
    ),
    fact(
        "D: bonus 2; 9:9 is 1-1, ships make it 2-1",
        D,
        &[Odds(9, 9, "1-1", "2-1"), Bonus(2), Shift("19.2", 1)],
    ),
    fact(
        "D: a 5 is DR; the Flak may lead",
        &["attack 2619", "commit"],
        &[Rolled(5, "DR"), Legal("stand 1FlakSt")],
    ),
    fact(
        "D: armour 4 against 3 is +1: a 4 becomes 5: the stand holds, the Flak loses a step",
        &["attack 2619", "stand 1FlakSt"],
        &[
            Rolled(4, "holds-1"),
            Steps("1FlakSt", 1),
            At("1FlakSt", "2619"),
            At("916/352", "2619"),
            Steps("916/352", 2),
            Not("916/352", "disrupted"),
        ],
    ),
    fact(
        "E: bonus 2; 11:8 is 1-1, no tanks, ships make it 2-1",
        E,
        &[Odds(11, 8, "1-1", "2-1"), Bonus(2), Shift("11.4.1", 0), Shift("19.2", 1)],
    ),
    fact(
        "E: a 1 (the text has A1, the table has nothing: ruling N05); no advance",
        &["attack 2621", "commit"],
        &[Rolled(1, "-"), At("915(-)/352", "2621"), At("16/1US", "2620"), Track("track-ships-us", 0)],
    ),
    fact(
        "F: bonus 2; the 50th with tanks; 12:4 is 3-1, tanks make it 4-1",
        F,
        &[Odds(12, 4, "3-1", "4-1"), Bonus(2), Shift("11.4.1", 1)],
    ),
    fact(
        "F: a 3 is DR",
        &["attack 2425", "commit"],
        &[Rolled(3, "DR"), Legal("withdraw"), Legal("stand 1/915/352")],
    ),
    fact(
        "F: the German goes to 2423 and is disrupted; the British may go two hexes any way",
        &["attack 2425", "retreat 1/915/352 2423"],
        &[
            At("1/915/352", "2423"),
            In("1/915/352", "disrupted"),
            Decides("allied"),
            Legal("advance 56BdeUK 2425"),
            Legal("advance 56BdeUK 2424"),
        ],
    ),
    fact(
        "G: bonus 2; all halved over the stream; 7:6 is 1-1, ships and tanks make it 3-1",
        G,
        &[Odds(7, 6, "1-1", "3-1"), Bonus(2), Shift("19.2", 1), Shift("11.4.1", 1)],
    ),
    fact(
        "G: a 5 is A1/D1",
        &["attack 2326", "commit"],
        &[Rolled(5, "A1/D1"), Decides("german"), Legal("lose 2/726/716")],
    ),
    fact(
        "G: the 2-3 battalion goes; of the attackers the tanks, which gave the shift, with their last step",
        &["attack 2326", "lose 2/726/716"],
        &[
            At("2/726/716", "eliminated_german"),
            At("4-7DGUK", "eliminated_allied"),
            Steps("69/50UK", 3),
            Steps("151/50UK", 3),
            Legal("withdraw"),
            Legal("stand 200StuG"),
        ],
    ),
    fact(
        "G: the other goes two hexes and is disrupted; the British may go two",
        &["attack 2326", "retreat 200StuG 2126"],
        &[At("200StuG", "2126"), In("200StuG", "disrupted"), Legal("advance 69/50UK 2326")],
    ),
    fact(
        "G: from zone to zone by the hex that was left",
        &["attack 2326", "retreat 200StuG 2126"],
        &[Legal("advance 69/50UK 2326")],
    ),
    fact(
        "H: bonus 2; all halved over the stream; 12:6 is 2-1, ships make it 3-1, the 88s cancel the tanks",
        H,
        &[Odds(12, 6, "2-1", "3-1"), Bonus(2), Shift("11.4.1", 0), Shift("19.2", 1)],
    ),
    fact(
        "H: a 3 is DR, and the 88s may lead",
        &["attack 2327", "commit"],
        &[Rolled(3, "DR"), Legal("stand 1039Pak")],
    ),
    fact(
        "H: a 5, by armour 6, is EX: the lead unit is lost, the German chooses of the main assault force",
        &["attack 2327", "stand 1039Pak"],
        &[Rolled(5, "holds-EX"), At("1039Pak", "eliminated_german"), Decides("german"), Legal("lose 9/3CA")],
    ),
    fact(
        "H: he takes the brigade; nobody goes",
        &["attack 2327", "lose 9/3CA"],
        &[Steps("9/3CA", 2), At("441Ost", "2327"), Not("441Ost", "disrupted")],
    ),
    fact(
        "I: the landed are halved; 8:2 is 4-1, no tanks against a strongpoint",
        I,
        &[Odds(8, 2, "4-1", "4-1"), Bonus(0), Shift("11.4.1", 0)],
    ),
    fact(
        "I: a 6 is D1, the strongpoint is lost (the advance by ruling N38)",
        &["attack 2331", "commit"],
        &[Rolled(6, "D1"), At("SP-RivaBella", "eliminated_german"), Legal("advance 185/3UK 2331")],
    ),
    fact(
        "J: the commandos with tanks, two others halved; 14:9 is 1-1, no shift for anybody",
        J,
        &[Odds(14, 9, "1-1", "1-1"), Shift("11.4.1", 0), Shift("11.5", 0)],
    ),
    fact("J: a 3 is A1/DR", &["attack 2229", "commit"], &[Rolled(3, "A1/DR"), Decides("allied")]),
    fact(
        "J: the tanks of the main assault force lose a step; the German answers",
        &["attack 2229", "lose 13-18HUK"],
        &[
            Steps("13-18HUK", 1),
            Decides("german"),
            Legal("stand SP-Hillman"),
            Legal("stand 192/21"),
            Legal("withdraw"),
        ],
    ),
    fact(
        "J: the strongpoint leads, a 2 in its column has no effect, it is removed",
        &["attack 2229", "stand SP-Hillman"],
        &[Rolled(2, "fails"), At("SP-Hillman", "eliminated_german"), Decides("german")],
    ),
    fact(
        "J: the grenadiers go one hex into a town",
        &["attack 2229", "retreat 192/21 2128"],
        &[
            At("192/21", "2128"),
            Steps("192/21", 2),
            In("192/21", "disrupted"),
            Decides("allied"),
            Legal("advance 1SSUK 2229"),
        ],
    ),
];
