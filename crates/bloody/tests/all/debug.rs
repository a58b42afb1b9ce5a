use sandtable_bloody::Bloody;
use sandtable_engine::dice::Forced;
use sandtable_engine::message::Journal;
use sandtable_engine::rules::Rules;
use sandtable_engine::text::Text;

#[test]
fn debug() {
    let Ok(path) = std::env::var("DEBUG") else { return };
    let text = std::fs::read_to_string(path).unwrap();
    let (situation, script) = text.split_once("=====\n").unwrap();
    let game = Bloody::new().unwrap();
    let mut s = game.read_situation(situation).unwrap();
    for line in script.lines() {
        let (a, d) = line.split_once('|').unwrap_or((line, ""));
        let dice: Vec<u32> = d.split_whitespace().map(|x| x.parse().unwrap()).collect();
        let action = game.read_action(a.trim()).unwrap();
        if let Some(r) = game.refuse(&s, action) { panic!("{a}: {r:?}") }
        let mut j = Journal::default();
        game.apply(&mut s, action, &mut Forced::new(dice), &mut j);
        for e in &j.events { eprintln!("  {} {} {:?} {:?}", e.message.id, e.rule, e.message.args, e.sheet.as_ref().map(|x| (x.result.clone(), x.case.column.clone()))); }
        let mut list = Vec::new(); game.actions(&s, &mut list);
        eprintln!("{a} -> {:?} {:?} {}", s.active, s.stage, list.iter().take(12).map(|a| game.write_action(*a)).collect::<Vec<_>>().join("; "));
    }
}
