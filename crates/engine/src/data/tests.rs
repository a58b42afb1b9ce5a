use super::*;

keys! {
    #[derive(Debug, PartialEq)]
    struct Piece {
        name: String,
        kind as "type": char = 'a',
        range: Option<u8>,
        at: [i16; 2] = [0, 0],
    }
    #[derive(Debug, PartialEq)]
    struct Lot {
        piece: Vec<Piece>,
        worth: BTreeMap<String, f64>,
    }
}

fn fails(text: &str) -> String {
    read::<Lot>(text).expect_err("it should be refused").to_string()
}

#[test]
fn tables_become_structs() {
    let text = "[[piece]]\nname = \"A\"\n[[piece]]\nname = \"B\"\ntype = \"x\"\nrange = 2\nat = [-1, 0x10]\n\
                [worth]\nCaen = 2\nBayeux = 1.5\n";
    let piece = |name: &str, kind, range, at| Piece { name: name.into(), kind, range, at };
    let worth = [("Bayeux".to_owned(), 1.5), ("Caen".to_owned(), 2.0)].into();
    let piece = vec![piece("A", 'a', None, [0, 0]), piece("B", 'x', Some(2), [-1, 16])];
    assert_eq!(read::<Lot>(text), Ok(Lot { piece, worth }));
}

#[test]
fn errors_name_line_and_key() {
    let worth = "[worth]\nCaen = 2\n";
    assert_eq!(fails("worth = {}\n"), "line 1: piece: missing");
    assert_eq!(fails(&format!("piece = []\n{worth}Bayeux = \"x\"\n")), "line 4: worth, Bayeux: not a number");
    assert_eq!(fails(&format!("piece = []\nother = 1\n{worth}")), "line 2: other: there is no such key");
    let piece = |line: &str| format!("[[piece]]\nname = \"A\"\n[[piece]]\n{line}\n{worth}");
    assert_eq!(fails(&piece("range = 2")), "line 3: piece 2, name: missing");
    assert_eq!(
        fails(&piece("name = \"B\"\nrange = 256")),
        "line 5: piece 2, range: not a number from 0 to 255"
    );
    assert_eq!(fails(&piece("name = \"B\"\nat = [1]")), "line 5: piece 2, at: 1 values, not 2");
    assert_eq!(
        fails(&piece("name = \"B\"\nat = [1, true]")),
        "line 5: piece 2, at 2: not a number from -32768 to 32767"
    );
    assert_eq!(fails(&piece("name = \"B\"\ntype = \"ab\"")), "line 5: piece 2, type: not a single letter");
    assert_eq!(fails(&piece("name = 1999")), "line 4: piece 2, name: not a text");
    assert!(fails("piece = [").starts_with("line 1: "));
}

#[test]
fn what_is_written_is_read_again() {
    let mut out = Writer::default();
    out.line("name", "a \"b\" \\ \n ç");
    out.unless_default("nothing", Vec::<u8>::new());
    out.unless_default("list", vec![[1_u8, 2], [3, 4]]);
    out.table("held");
    out.line("Saint-Lô (east)", vec![true]);
    let text = out.end();
    let back = Item::parse(&text).unwrap();
    let mut keys = back.keys().unwrap();
    assert_eq!(keys.read::<String>("name").unwrap(), "a \"b\" \\ \n ç");
    assert_eq!(keys.read::<Vec<[u8; 2]>>("list").unwrap(), [[1, 2], [3, 4]]);
    let held = keys.read::<BTreeMap<String, Vec<bool>>>("held").unwrap();
    assert_eq!(held["Saint-Lô (east)"], [true]);
    keys.end().unwrap();
}

/// The same by the crate that reads all of TOML.
fn oracle(text: &str) -> Option<Item> {
    let starts: Vec<usize> =
        std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    let line = |at: usize| starts.partition_point(|start| *start <= at);
    let table = toml::de::DeTable::parse(text).ok()?;
    Some(Item { line: 1, value: table_of(table.into_inner(), &line)? })
}

fn table_of(table: toml::de::DeTable<'_>, line: &impl Fn(usize) -> usize) -> Option<Value> {
    let entries =
        table.into_iter().map(|(key, value)| Some((key.into_inner().into_owned(), item_of(value, line)?)));
    entries.collect::<Option<Vec<_>>>().map(Value::Table)
}

fn item_of(value: toml::Spanned<toml::de::DeValue<'_>>, line: &impl Fn(usize) -> usize) -> Option<Item> {
    use toml::de::DeValue;
    let digit = |letter: char| letter.is_ascii_hexdigit();
    let at = line(value.span().start);
    let beyond = Value::Decimal(f64::INFINITY);
    let value = match value.into_inner() {
        DeValue::String(text) => Value::Text(text.into_owned()),
        // It takes what is no number for one until it is asked.
        DeValue::Integer(number) if !number.as_str().trim_start_matches(['+', '-']).chars().all(digit) => {
            return None;
        }
        DeValue::Integer(number) => {
            i64::from_str_radix(number.as_str(), number.radix()).map_or(beyond, Value::Whole)
        }
        DeValue::Float(number) => {
            let number: f64 = number.as_str().parse().ok()?;
            if number.is_finite() { Value::Decimal(number) } else { beyond }
        }
        DeValue::Boolean(switch) => Value::Switch(switch),
        DeValue::Datetime(_) => return None,
        DeValue::Array(list) => {
            Value::List(list.into_iter().map(|value| item_of(value, line)).collect::<Option<_>>()?)
        }
        DeValue::Table(table) => table_of(table, line)?,
    };
    Some(Item { line: at, value })
}

/// With the keys of each table in the order of their names: where a header comes after one within it, each has its own.
fn sorted(item: Item) -> Item {
    let value = match item.value {
        Value::Table(entries) => {
            let mut entries: Vec<_> = entries.into_iter().map(|(key, item)| (key, sorted(item))).collect();
            entries.sort_by(|(a, _), (b, _)| a.cmp(b));
            Value::Table(entries)
        }
        Value::List(list) => Value::List(list.into_iter().map(sorted).collect()),
        value => value,
    };
    Item { value, ..item }
}

#[test]
fn every_data_file_is_read_as_by_a_reader_of_all_toml() {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data");
    let mut folders = vec![std::path::PathBuf::from(data)];
    let mut read = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "toml") {
                let text = std::fs::read_to_string(&path).unwrap();
                assert_eq!(Item::parse(&text).ok(), oracle(&text), "{}", path.display());
                read += 1;
            }
        }
    }
    assert!(read > 20, "{read} files");
}

/// Pieces of TOML, right and wrong, of which texts are made; a line each, where `↵` ends a line of the text.
const PIECES: &str = r#"
a
b
"c d"
'e'
.
 = 
=
↵
↵
↵

[
]
[[
]]
{
}
,
 
# note↵
1
-2
+3
0
00
1_000
1__0
_1
0x1F
-0x1
0o17
0b11
0b2
1.5
1e3
-1E-2
.5
5.
inf
-nan
true
false
"x"
"\u00e7"
"\q"
"""
'''
'
"
\
\↵  
ç
99999999999999999999
a = 1↵
[a]↵
[a.b]↵
[[a]]↵
[[a.b]]↵
a.b = 2↵
b = [1, 2]↵
b = { a = 1, b.c = 2 }↵
c = [{ a = 1 },↵ 2,]↵
d = """↵x \↵ y"""↵
e = '''x'''''↵
[b.c]↵
b.c.d = 1↵
"#;

proptest::proptest! {
    #[test]
    fn any_text_is_read_as_by_a_reader_of_all_toml(
        pieces in proptest::collection::vec(proptest::sample::select(PIECES.lines().collect::<Vec<_>>()), 0..12),
        ends in proptest::sample::select(vec!["\n", "\r\n"]),
    ) {
        let text = pieces.concat().replace('↵', ends);
        let read = Item::parse(&text);
        // The other lets keys with dots reach into what headers have made, which TOML forbids.
        if !matches!(&read, Err(error) if error.reason.ends_with("there already")) {
            proptest::prop_assert_eq!(read.ok().map(sorted), oracle(&text).map(sorted), "{:?}", text);
        }
    }
}

#[test]
fn what_is_too_deep_or_too_large_is_refused() {
    let deep = format!("a = {}{}", "[".repeat(100_000), "]".repeat(100_000));
    assert_eq!(Item::parse(&deep).unwrap_err().to_string(), "line 1: too many lists within each other");
    let keys: String = (0..5000).map(|key| format!("k{key} = 1\n")).collect();
    assert_eq!(Item::parse(&keys).unwrap_err().to_string(), "line 4097: more than 4096 keys");
    let dots = format!("{} = 1", vec!["a"; 1000].join("."));
    assert_eq!(Item::parse(&dots).unwrap_err().to_string(), "line 1: too many keys within each other");
}
