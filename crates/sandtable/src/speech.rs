//! Turning message ids into sentences, in one of the languages of `data/i18n/`. Each game has words of its own: two games
//! may use one id for different things.

use clap::ValueEnum;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use sandtable_catalog::Game;
use sandtable_engine::message::{Arg, Message};
use sandtable_engine::rulebook::Rule;
use sandtable_engine::{SeatId, SideId, SpaceId};
use std::cell::OnceCell;
use std::collections::BTreeMap;
use unic_langid::LanguageIdentifier;

/// A message file: its language, its name and its text.
type File<'a> = (&'a str, &'a str, &'a str);

/// Every message file.
const FILES: &[File<'static>] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// A language that the messages are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Language {
    En,
    Pt,
    Es,
    It,
}

impl Language {
    /// The language that the system asks for; English if it is none of ours.
    pub(crate) fn of_system() -> Self {
        let wish = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
        let wish = wish.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
        match wish.get(..2) {
            Some("pt") => Self::Pt,
            Some("es") => Self::Es,
            Some("it") => Self::It,
            _ => Self::En,
        }
    }

    const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pt => "pt",
            Self::Es => "es",
            Self::It => "it",
        }
    }
}

/// The file of the sentences that the command line says by itself.
const FRAME: &str = "cli";

thread_local! {
    /// The sentences of the command line, the language first.
    static FRAMES: OnceCell<Vec<Bundle>> = const { OnceCell::new() };
}

/// Chooses the language of the command line's own sentences, once.
pub(crate) fn choose(language: Language) {
    FRAMES.with(|frames| {
        let bundles = [language, Language::En].map(|language| bundle(FILES, language, |name| name == FRAME));
        let _ = frames.set(bundles.into());
    });
}

/// A sentence of the command line itself; see [`frame!`].
pub(crate) fn framed(id: &str, args: &FluentArgs<'_>) -> String {
    FRAMES.with(|frames| {
        let bundles = frames.get_or_init(|| vec![bundle(FILES, Language::En, |name| name == FRAME)]);
        let found = bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(id)?.value()?;
            Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
        });
        found.unwrap_or_else(|| format!("[{id}]"))
    })
}

/// A sentence of the command line itself, from `data/i18n/<language>/cli.ftl`: `frame!("cli-kept", file = name)`.
macro_rules! frame {
    ($id:literal) => { $crate::speech::framed($id, &fluent_bundle::FluentArgs::new()) };
    ($id:literal, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut args = fluent_bundle::FluentArgs::new();
        $(args.set(stringify!($name), $value);)+
        $crate::speech::framed($id, &args)
    }};
}
pub(crate) use frame;

/// The texts of a language, with English behind it.
pub(crate) struct Speech {
    /// The words of each game, the language first.
    games: BTreeMap<String, Vec<Bundle>>,
    /// The words that all games share.
    shared: Vec<Bundle>,
}

type Bundle = FluentBundle<FluentResource>;

impl Speech {
    /// The texts of a language.
    pub(crate) fn new(language: Language) -> Self {
        Self::of(FILES, sandtable_catalog::games(), language)
    }

    /// The texts of some files: those named after a game, or after it and its rules, are that game's.
    fn of(files: &[File<'_>], games: &[&str], language: Language) -> Self {
        let mut languages = vec![language];
        if language != Language::En {
            languages.push(Language::En);
        }
        let owner = |name: &str| {
            let own =
                |game: &&&str| name.strip_prefix(**game).is_some_and(|rest| matches!(rest, "" | "-rules"));
            games.iter().find(own).copied()
        };
        let words = |game: Option<&str>| {
            let bundles =
                languages.iter().map(|&language| bundle(files, language, |name| owner(name) == game));
            bundles.collect()
        };
        Self {
            games: games.iter().map(|&game| (game.to_owned(), words(Some(game)))).collect(),
            shared: words(None),
        }
    }

    /// The sentence of a message. An id without a text is shown in brackets, its arguments after it.
    pub(crate) fn say(&self, game: &dyn Game, message: &Message) -> String {
        let mut args = FluentArgs::new();
        let mut plain = Vec::new();
        for &(name, arg) in &message.args {
            match arg {
                Arg::Number(number) => {
                    args.set(name, FluentValue::from(number));
                    plain.push(number.to_string());
                }
                other => {
                    let text = self.argument(game, other);
                    plain.push(text.clone());
                    args.set(name, FluentValue::from(text));
                }
            }
        }
        self.find(game.id(), message.id, &args).unwrap_or_else(|| {
            let mut text = format!("[{}]", message.id);
            if !plain.is_empty() {
                text = format!("{text} {}", plain.join(", "));
            }
            text
        })
    }

    /// The text of a game's term; its id in brackets if it has none.
    pub(crate) fn term(&self, game: &str, id: &str) -> String {
        self.try_term(game, id).unwrap_or_else(|| format!("[{id}]"))
    }

    /// The text of a game's term, if it has one.
    pub(crate) fn try_term(&self, game: &str, id: &str) -> Option<String> {
        self.find(game, id, &FluentArgs::new())
    }

    /// A rule of a game with its title and summary in this language; as the rulebook has them if there are none.
    pub(crate) fn rule(&self, game: &str, rule: &Rule) -> Rule {
        let id = format!("rule-{}", rule.number.replace(['.', '–'], "-"));
        let mut rule = rule.clone();
        if let (Some(title), Some(summary)) = (self.try_term(game, &id), self.attribute(game, &id, "summary"))
        {
            rule.title = title;
            rule.summary = summary;
        }
        rule
    }

    /// The name of a seat; its word if the language has none.
    pub(crate) fn seat(&self, game: &dyn Game, seat: SeatId) -> String {
        self.named(game, game.seats().get(seat.index()).copied())
    }

    /// The name of a side.
    pub(crate) fn side(&self, game: &dyn Game, side: SideId) -> String {
        self.named(game, game.sides().get(side.index()).copied())
    }

    /// A name from the game's data, as the language has it.
    fn word(&self, game: &dyn Game, at: u16) -> String {
        let word = game.words().get(usize::from(at)).map_or("?", String::as_str);
        self.try_term(game.id(), word).unwrap_or_else(|| word.to_owned())
    }

    fn named(&self, game: &dyn Game, word: Option<&str>) -> String {
        let word = word.unwrap_or("?");
        self.try_term(game.id(), &format!("seat-{word}")).unwrap_or_else(|| {
            let mut letters = word.chars();
            letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
        })
    }

    /// A space by its number and place.
    pub(crate) fn space(&self, game: &dyn Game, id: SpaceId) -> String {
        if id.index() >= game.board().len() {
            return "?".into();
        }
        let space = game.board().space(id);
        if let Some(sign) = game.sign(id) {
            return format!("{} {sign}", space.name);
        }
        if space.cell.is_none() {
            let named = self.try_term(game.id(), &format!("space-{}", space.name));
            return named.or_else(|| space.title.clone()).unwrap_or_else(|| space.name.clone());
        }
        match &space.title {
            Some(title) => format!("{} {title}", space.name),
            None => space.name.clone(),
        }
    }

    fn argument(&self, game: &dyn Game, arg: Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Points(points) => written_points(points, game.parts_of_a_point()),
            Arg::Die(pips) => pips.to_string(),
            Arg::Counter(id) => game.counter_names().get(id.index()).cloned().unwrap_or_else(|| "?".into()),
            Arg::Space(id) => self.space(game, id),
            Arg::Seat(id) => self.seat(game, id),
            Arg::Side(id) => self.side(game, id),
            Arg::Word(at) => self.word(game, at),
            Arg::Term(id) => self.term(game.id(), id),
            Arg::Code(code) => code.to_owned(),
        }
    }

    /// The words that a game may use: its own come first.
    fn bundles(&self, game: &str) -> impl Iterator<Item = &Bundle> {
        self.games.get(game).into_iter().flatten().chain(&self.shared)
    }

    fn find(&self, game: &str, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.bundles(game).find_map(|bundle| {
            let pattern = bundle.get_message(id)?.value()?;
            // A text that lacks an argument still says most of what it should.
            Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
        })
    }

    fn attribute(&self, game: &str, id: &str, name: &str) -> Option<String> {
        self.bundles(game).find_map(|bundle| {
            let pattern = bundle.get_message(id)?.get_attribute(name)?.value();
            Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
        })
    }
}

fn bundle(files: &[File<'_>], language: Language, wanted: impl Fn(&str) -> bool) -> Bundle {
    // Our four codes are all well formed.
    let locale = language.code().parse::<LanguageIdentifier>().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![locale]);
    bundle.set_use_isolating(false);
    for (_, _, text) in files.iter().filter(|(code, name, _)| *code == language.code() && wanted(name)) {
        // A file with a mistake gives the messages that can be read.
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A number in parts of a point as people write it: `2½`, or `2 1/5` where there is no sign for it.
pub(crate) fn written_points(points: i32, parts: u16) -> String {
    let (all, parts) = (points.unsigned_abs(), u32::from(parts.max(1)));
    let sign = if points < 0 { "-" } else { "" };
    let (whole, rest) = (all / parts, all % parts);
    let least = (1..=parts).rev().find(|n| parts % n == 0 && rest % n == 0).unwrap_or(1);
    let part = match (rest / least, parts / least) {
        (0, _) => return format!("{sign}{whole}"),
        (1, 2) => "½".to_owned(),
        (1, 3) => "⅓".to_owned(),
        (2, 3) => "⅔".to_owned(),
        (1, 4) => "¼".to_owned(),
        (3, 4) => "¾".to_owned(),
        (1, 6) => "⅙".to_owned(),
        (5, 6) => "⅚".to_owned(),
        (some, of) if whole > 0 => format!(" {some}/{of}"),
        (some, of) => format!("{some}/{of}"),
    };
    if whole > 0 { format!("{sign}{whole}{part}") } else { format!("{sign}{part}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_point_are_written_as_people_do() {
        let written = [-3, -1, 0, 1, 2, 5].map(|halves| written_points(halves, 2));
        assert_eq!(written, ["-1½", "-½", "0", "½", "1", "2½"]);
        assert_eq!([4, 5, 7, 12].map(|sixths| written_points(sixths, 6)), ["⅔", "⅚", "1⅙", "2"]);
        assert_eq!([2, 7, 5].map(|fifths| written_points(fifths, 5)), ["2/5", "1 2/5", "1"]);
    }

    #[test]
    fn no_message_file_has_a_mistake() {
        for (language, name, text) in FILES {
            if let Err((_, mistakes)) = FluentResource::try_new((*text).to_owned()) {
                panic!("{language}/{name}.ftl: {mistakes:?}");
            }
        }
    }

    /// The ids of a file of the command line's sentences, each with the arguments that its text uses.
    fn sentences(language: &str) -> Vec<(String, Vec<String>)> {
        let (_, _, text) = FILES.iter().find(|(code, name, _)| (*code, *name) == (language, FRAME)).unwrap();
        let mut list: Vec<(String, Vec<String>)> = Vec::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| id.starts_with("cli-")) {
                list.push((id.to_owned(), Vec::new()));
            }
            let used = line.split("{ $").skip(1).filter_map(|rest| rest.split([' ', '}']).next());
            if let Some((_, args)) = list.last_mut() {
                args.extend(used.map(str::to_owned));
                args.sort();
                args.dedup();
            }
        }
        list
    }

    #[test]
    fn the_command_line_says_the_same_in_every_language() {
        let english = sentences("en");
        assert!(english.len() > 80);
        for language in ["it", "es", "pt"] {
            assert_eq!(sentences(language), english, "{language}");
        }
    }

    #[test]
    fn rules_are_told_in_every_language() {
        let game = sandtable_catalog::game("campanha").unwrap();
        let book = game.rulebook();
        assert_eq!(Speech::new(Language::En).rule("campanha", &book.rules[0]), book.rules[0]);
        for language in [Language::Pt, Language::Es, Language::It] {
            let speech = Speech::new(language);
            for rule in &book.rules {
                let told = speech.rule("campanha", rule);
                assert_eq!((&told.number, told.state), (&rule.number, rule.state));
                assert_ne!(told.summary, rule.summary, "{language:?} {}", rule.number);
            }
        }
    }

    #[test]
    fn each_game_speaks_its_own_words() {
        const WORDS: &[File<'static>] = &[
            ("en", "engine", "turn = Turn\n"),
            ("en", "sand", "result-a = Sand\nrule-1-0 = Dunes\n    .summary = Of sand.\n"),
            ("en", "sandstorm", "result-a = Storm\nturn = Day\n"),
            ("it", "sandstorm-rules", "rule-1-0 = Vento\n    .summary = Del vento.\n"),
        ];
        let speech = Speech::of(WORDS, &["sand", "sandstorm"], Language::It);
        let said = |id: &str| ["sand", "sandstorm", "none"].map(|game| speech.term(game, id));
        assert_eq!(said("result-a"), ["Sand", "Storm", "[result-a]"]);
        assert_eq!(said("rule-1-0"), ["Dunes", "Vento", "[rule-1-0]"]);
        assert_eq!(said("turn"), ["Turn", "Day", "Turn"]);
        assert_eq!(speech.attribute("sandstorm", "rule-1-0", "summary").as_deref(), Some("Del vento."));
    }

    #[test]
    fn an_unknown_id_is_shown_in_brackets() {
        assert_eq!(Speech::new(Language::It).term("campanha", "no-such-id"), "[no-such-id]");
    }
}
