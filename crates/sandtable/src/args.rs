//! The command line as people type it.

use crate::speech::Language;
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use std::net::IpAddr;
use std::path::PathBuf;

/// Hex-and-counter wargames by the book: every rule enforced, every number explained.
#[derive(Debug, Parser)]
#[command(name = "sandtable", version, arg_required_else_help = true)]
#[command(after_help = "Examples:\n  \
    sandtable games                             what can be played\n  \
    sandtable serve                             sit down and play in the browser\n  \
    sandtable play campanha                     … or at the terminal\n  \
    sandtable new campanha -o my.sand           start a game in a file …\n  \
    sandtable do my.sand \"attack 2010\"          … and play it from a script\n  \
    sandtable check data/campanha/vectors       run the rules tests")]
pub(crate) struct Cli {
    /// The language of the game's sentences [default: from the environment]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<Language>,
    /// What to do
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games, their scenarios and options
    Games(GamesArgs),
    /// Start a game in a file
    New(NewArgs),
    /// Show a game: turn, prompt, tracks, stacks, map
    Show(ShowArgs),
    /// List the legal actions
    Actions(FileArgs),
    /// Play actions
    Do(DoArgs),
    /// Take back the last decision, or a whole phase
    Undo(UndoArgs),
    /// Say why an action is not legal now, with the rule
    Why(WhyArgs),
    /// Explain the fight in preparation: strengths, shifts, column, chances
    Odds(OddsArgs),
    /// Show where a counter can go, and at what cost
    Reach(ReachArgs),
    /// Play a record again and tell it in sentences
    Replay(ReplayArgs),
    /// Run rules tests written as data
    Check(CheckArgs),
    /// Read the rules in our words, or show what enforces and proves each
    Rules(RulesArgs),
    /// Build a board from geography, compare it, or draw it
    Atlas(AtlasArgs),
    /// Measure random play on one core
    Bench(BenchArgs),
    /// Compare bots in pairs of games, rank them, and study how a scenario goes
    Arena(Box<ArenaArgs>),
    /// Let bots play until a person must decide
    Bot(BotArgs),
    /// Ask a bot what it would do, and why; or why not something else
    Hint(HintArgs),
    /// Look at a game afterwards: winning chance, luck and skill, the costliest mistakes
    Analyse(AnalyseArgs),
    /// Play at the terminal
    Play(PlayArgs),
    /// Play in the browser, alone or with friends by link
    Serve(Box<ServeArgs>),
    /// Copy the tables by link into a file, also while they are played
    Backup(BackupArgs),
    /// Write shell completions
    #[command(
        after_help = "Example:\n  sandtable completions bash > ~/.local/share/bash-completion/completions/sandtable"
    )]
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// `games`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sandtable games --json")]
pub(crate) struct GamesArgs {
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// How a game begins: shared by `new` and `play`.
#[derive(Clone, Debug, Args)]
pub(crate) struct StartArgs {
    /// The scenario [default: the game's first]
    #[arg(long, value_name = "SCENARIO")]
    pub(crate) scenario: Option<String>,
    /// The seed of the dice: a number or 64 hexadecimal digits [default: from the system's random source]
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<String>,
    /// Switch an option of the scenario on, or off with OPTION=off
    #[arg(long = "option", value_name = "OPTION")]
    pub(crate) options: Vec<String>,
    /// Begin from a situation as `show --situation` writes it, which says its scenario and options itself
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "options"])]
    pub(crate) from: Option<PathBuf>,
}

/// `new`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sandtable new campanha -o my.sand\n  \
    sandtable new campanha --scenario dia-d --seed 7 --option open_values -o lesson.sand\n  \
    sandtable new campanha --from situation.toml -o puzzle.sand")]
pub(crate) struct NewArgs {
    /// The game
    pub(crate) game: String,
    /// How it begins
    #[command(flatten)]
    pub(crate) start: StartArgs,
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// Write over a file that is already there
    #[arg(long)]
    pub(crate) force: bool,
}

/// `show`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sandtable show my.sand\n  \
    sandtable show my.sand --around 2010 --as german\n  \
    sandtable show my.sand --situation > situation.toml")]
pub(crate) struct ShowArgs {
    /// The game file
    pub(crate) file: PathBuf,
    /// With whose eyes: a seat or "referee" [default: the seat that decides]
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    /// Show the map around the action
    #[arg(long)]
    pub(crate) map: bool,
    /// Show the map around a hex
    #[arg(long, value_name = "HEX")]
    pub(crate) around: Option<String>,
    /// How many hexes the map reaches from its middle
    #[arg(long, value_name = "HEXES", default_value_t = 3, value_parser = clap::value_parser!(i16).range(1..=60))]
    pub(crate) radius: i16,
    /// Write JSON
    #[arg(long, conflicts_with_all = ["map", "around"])]
    pub(crate) json: bool,
    /// Write the complete situation as TOML, as `new --from` reads it
    #[arg(long, conflicts_with_all = ["json", "map", "around", "seat"])]
    pub(crate) situation: bool,
}

/// A game file and the choice of JSON.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sandtable actions my.sand --json")]
pub(crate) struct FileArgs {
    /// The game file
    pub(crate) file: PathBuf,
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `do`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sandtable do my.sand \"attack 2010\"\n  \
    sandtable do my.sand \"move 16/1US\" \"to 2111\"\n  \
    sandtable do my.sand - < actions.txt        one action a line, # begins a comment")]
pub(crate) struct DoArgs {
    /// The game file
    pub(crate) file: PathBuf,
    /// The actions, each in quotes; - reads them from the input
    #[arg(required = true, value_name = "ACTION")]
    pub(crate) actions: Vec<String>,
    /// If an action fails, keep those before it
    #[arg(long)]
    pub(crate) keep: bool,
    /// With whose eyes to tell it: a seat or "referee" [default: whoever decided]
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `undo`.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  sandtable undo my.sand\n  sandtable undo my.sand --phase\n\nUndo reaches to the last die or reveal, never past it."
)]
pub(crate) struct UndoArgs {
    /// The game file
    pub(crate) file: PathBuf,
    /// Take back all that can be of this phase
    #[arg(long)]
    pub(crate) phase: bool,
}

/// `why`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sandtable why my.sand \"attack 2813\"")]
pub(crate) struct WhyArgs {
    /// The game file
    pub(crate) file: PathBuf,
    /// The action
    #[arg(required = true, num_args = 1..)]
    pub(crate) action: Vec<String>,
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `odds`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sandtable odds my.sand --as allied")]
pub(crate) struct OddsArgs {
    /// The game file
    pub(crate) file: PathBuf,
    /// With whose eyes: a seat or "referee" [default: the seat that decides]
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `reach`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sandtable reach my.sand 16/1US")]
pub(crate) struct ReachArgs {
    /// The game file
    pub(crate) file: PathBuf,
    /// The counter's name
    pub(crate) counter: String,
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `replay`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  sandtable replay my.sand | less\n  sandtable replay my.sand --verify")]
pub(crate) struct ReplayArgs {
    /// The record
    pub(crate) file: PathBuf,
    /// Only say whether the record is right to its end
    #[arg(long)]
    pub(crate) verify: bool,
    /// Write what was played as a record of today's rules
    #[arg(short, long, value_name = "FILE", conflicts_with_all = ["verify", "json"])]
    pub(crate) output: Option<PathBuf>,
    /// With whose eyes to tell it: a seat or "referee" [default: referee]
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `check`.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  sandtable check data/campanha/vectors\n  sandtable check --game campanha my-case.toml"
)]
pub(crate) struct CheckArgs {
    /// Files of cases, or folders with a "vectors" folder in or above them
    #[arg(required = true)]
    pub(crate) paths: Vec<PathBuf>,
    /// The game [default: the folder that holds "vectors"]
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `rules`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sandtable rules campanha                    every rule and how far it has come\n  \
    sandtable rules campanha 5.1.1              one rule in our words\n  \
    sandtable rules campanha --coverage         which code cites each rule and which tests prove it")]
pub(crate) struct RulesArgs {
    /// The game
    pub(crate) game: String,
    /// The number of a rule
    #[arg(conflicts_with = "coverage")]
    pub(crate) number: Option<String>,
    /// Show for each rule which code cites it and which tests prove it; fail if one lacks either
    #[arg(long)]
    pub(crate) coverage: bool,
    /// The project's folder [default: found upwards from here]
    #[arg(long, value_name = "FOLDER")]
    pub(crate) root: Option<PathBuf>,
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `atlas`.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  sandtable atlas check campanha\n  sandtable atlas chart campanha\n  sandtable atlas svg campanha -o board.svg"
)]
pub(crate) struct AtlasArgs {
    /// What to do
    #[command(subcommand)]
    pub(crate) task: AtlasTask,
}

/// What to do with an atlas.
#[derive(Debug, Subcommand)]
pub(crate) enum AtlasTask {
    /// Write data/GAME/board.toml
    Build(AtlasGame),
    /// Write data/GAME/chart.json, the geometry that the client paints
    Chart(AtlasGame),
    /// Say whether data/GAME/board.toml and chart.json are what the atlas builds
    Check(AtlasGame),
    /// Draw the board as SVG
    Svg {
        /// Which board
        #[command(flatten)]
        game: AtlasGame,
        /// The file to write [default: the output]
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}

/// Which board.
#[derive(Debug, Args)]
pub(crate) struct AtlasGame {
    /// The game
    pub(crate) game: String,
    /// The project's folder [default: found upwards from here]
    #[arg(long, value_name = "FOLDER")]
    pub(crate) root: Option<PathBuf>,
}

/// `bench`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sandtable bench campanha --seconds 10 --json")]
pub(crate) struct BenchArgs {
    /// The game
    pub(crate) game: String,
    /// The scenario [default: the game's first]
    #[arg(long)]
    pub(crate) scenario: Option<String>,
    /// For how long
    #[arg(long, default_value_t = 3.0)]
    pub(crate) seconds: f64,
    /// The seed of the random play
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// On how many cores at once; each plays games of its own
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) cores: u16,
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `hint`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sandtable hint my.sand\n  \
    sandtable hint my.sand --bot level5:bold\n  \
    sandtable hint my.sand --not \"to 2111\"")]
pub(crate) struct HintArgs {
    /// The game file
    pub(crate) file: PathBuf,
    /// The bot: level1 … level5, with a temper (level3:bold)
    #[arg(long, value_name = "BOT", default_value = "level4")]
    pub(crate) bot: String,
    /// Say why not this action
    #[arg(long, value_name = "ACTION")]
    pub(crate) not: Option<String>,
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `analyse`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sandtable analyse my.sand --json > my.analysis.json")]
pub(crate) struct AnalyseArgs {
    /// The record
    pub(crate) file: PathBuf,
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `arena`.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[command(
    after_help = "A bot is random, greedy, a style (style0, or its name), or level1 … level5, with an optional\n\
    temper (level3:bold) and budget (level5@200000).\n\n\
    Examples:\n  \
    sandtable arena campanha --scenario dia-d --a style1 --b style0 --pairs 200 --seed 1000\n  \
    sandtable arena campanha --a level3 --b level2 --pairs 2000 --sprt 0 25 --out l3.json\n  \
    sandtable arena ladder campanha --scenario dia-d --pairs 400\n  \
    sandtable arena study campanha --scenario dia-d --bot style0 --games 200 --out study.json\n  \
    sandtable arena charts study.json --out docs/studies/campanha-dia-d"
)]
pub(crate) struct ArenaArgs {
    /// Something other than a match
    #[command(subcommand)]
    pub(crate) task: Option<ArenaTask>,
    /// What is played
    #[command(flatten)]
    pub(crate) set: Option<ArenaSet>,
    /// A match
    #[command(flatten)]
    pub(crate) game: Option<MatchArgs>,
}

/// A match between two bots.
#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    /// The bot in question
    #[arg(long, value_name = "BOT")]
    pub(crate) a: String,
    /// The bot that it is compared with
    #[arg(long, value_name = "BOT")]
    pub(crate) b: String,
    /// How many pairs of games, at most
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) pairs: u64,
    /// Stop as soon as it is clear whether A is better by E1 Elo rather than by E0 (5 % of either error)
    #[arg(long, num_args = 2, value_names = ["E0", "E1"], allow_negative_numbers = true)]
    pub(crate) sprt: Option<Vec<f64>>,
    /// Allow bots that differ in more than one of kind, temper and budget
    #[arg(long)]
    pub(crate) allow_many: bool,
    /// Keep all results in this file, and go on from there if it exists
    #[arg(long, value_name = "FILE.json")]
    pub(crate) out: Option<PathBuf>,
    /// Write one row a game into this file
    #[arg(long, value_name = "FILE.parquet")]
    pub(crate) parquet: Option<PathBuf>,
    /// Print the summary as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// What is played in the arena, and how.
#[derive(Debug, Args)]
pub(crate) struct ArenaSet {
    /// The game
    pub(crate) game: String,
    /// The scenario [default: the game's first]
    #[arg(long)]
    pub(crate) scenario: Option<String>,
    /// Switch an option of the scenario on, or off with OPTION=off
    #[arg(long = "option", value_name = "OPTION")]
    pub(crate) options: Vec<String>,
    /// The seed of the first game or pair; the next has the next number
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games at a time [default: one for each core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) cores: Option<u16>,
}

/// What else the arena does.
#[derive(Debug, Subcommand)]
pub(crate) enum ArenaTask {
    /// Play a list of bots, each against the next and against a reference
    Ladder {
        /// What is played
        #[command(flatten)]
        set: ArenaSet,
        /// How many pairs a match
        #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
        pairs: u64,
        /// The bots, weakest first [default: random, greedy, every style, level1 … level5]
        #[arg(long, value_name = "BOT,BOT…", value_delimiter = ',')]
        bots: Vec<String>,
        /// The bot that all play against
        #[arg(long, value_name = "BOT", default_value = "style0")]
        reference: String,
        /// The folder of ladder.md and ladder/
        #[arg(long, value_name = "FOLDER", default_value = "docs")]
        docs: PathBuf,
    },
    /// Let one bot play all seats, and keep what charts need
    Study {
        /// What is played
        #[command(flatten)]
        set: ArenaSet,
        /// The bot
        #[arg(long, value_name = "BOT")]
        bot: String,
        /// How many games
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
        /// The file; goes on from there if it exists [default: GAME-SCENARIO-BOT.json]
        #[arg(long, value_name = "FILE.json")]
        out: Option<PathBuf>,
    },
    /// Compare what is foretold at every player-turn with what comes of it
    Calibrate {
        /// What is played
        #[command(flatten)]
        set: ArenaSet,
        /// The bots, which take turns at playing all seats
        #[arg(long, value_name = "BOT,BOT…", value_delimiter = ',', default_value = "level3")]
        bots: Vec<String>,
        /// How many games
        #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Draw the charts of a study
    Charts {
        /// The study
        file: PathBuf,
        /// The folder of the page and the pictures
        #[arg(long, value_name = "FOLDER")]
        out: PathBuf,
    },
}

/// `bot`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sandtable bot my.sand --seat german=level3                        until the Allies must decide\n  \
    sandtable bot my.sand --seat allied=level5 --seat german=level4   to the end")]
pub(crate) struct BotArgs {
    /// The game file
    pub(crate) file: PathBuf,
    /// Who plays a seat: SEAT=level1 … SEAT=level5 with a temper (SEAT=level3:bold), greedy or random
    #[arg(long = "seat", required = true, value_name = "SEAT=BOT")]
    pub(crate) seats: Vec<String>,
    /// Stop when this turn begins
    #[arg(long, value_name = "TURN")]
    pub(crate) until_turn: Option<u16>,
    /// The seed of the bots' own dice
    #[arg(long, default_value_t = 1)]
    pub(crate) bot_seed: u64,
}

/// `play`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sandtable play campanha --scenario dia-d --file my.sand\n  \
    sandtable play campanha --bot allied=level4          take the second seat\n  \
    sandtable play campanha --hot-seat                   two people at one keyboard\n  \
    sandtable play campanha --seed 7 < commands.txt      play from a script")]
pub(crate) struct PlayArgs {
    /// The game
    pub(crate) game: String,
    /// How it begins
    #[command(flatten)]
    pub(crate) start: StartArgs,
    /// Where the game is kept after every action; goes on from there if the file exists
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// Who plays a seat: SEAT=level1 … SEAT=level5 with a temper (SEAT=level3:bold), greedy or random [default: level3 takes every
    /// seat but the first]
    #[arg(long = "bot", value_name = "SEAT=BOT")]
    pub(crate) bots: Vec<String>,
    /// No bots: everybody sits at this keyboard
    #[arg(long, conflicts_with = "bots")]
    pub(crate) hot_seat: bool,
    /// The seed of the bots' own dice
    #[arg(long, default_value_t = 1)]
    pub(crate) bot_seed: u64,
}

/// `serve`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sandtable serve\n  \
    sandtable serve --host 0.0.0.0                       for every device of your network\n  \
    sandtable serve --site web/dist --no-open            what was just built")]
pub(crate) struct ServeArgs {
    /// The port; the next free one if it is taken, any if it is 0
    #[arg(long, value_name = "PORT", default_value_t = 7044)]
    pub(crate) port: u16,
    /// The address to listen at
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub(crate) host: IpAddr,
    /// Only print the address, do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,
    /// Serve the site in a folder instead of the one that is built in
    #[arg(long, value_name = "FOLDER")]
    pub(crate) site: Option<PathBuf>,
    /// Where tables by link are kept: a file, or postgres://… [default: the variable SANDTABLE_DATABASE, or a file
    /// among your data]
    #[arg(long, value_name = "DATABASE", conflicts_with = "no_tables")]
    pub(crate) database: Option<String>,
    /// Serve the site alone, without tables by link
    #[arg(long)]
    pub(crate) no_tables: bool,
    /// How many bots think at once [default: one for every two cores]
    #[arg(long, value_name = "COUNT", default_value_t = 0, hide_default_value = true)]
    pub(crate) bots: usize,
    /// A proxy in front says who asks (X-Forwarded-For)
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// Do not limit how much one address may ask: for measures
    #[arg(long, hide = true)]
    pub(crate) no_limits: bool,
    /// The address under which people reach this server, for links in mail
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) public: Option<String>,
    /// Who takes "your turn" letters: HOST:PORT (encrypted by STARTTLS, unless it is this machine) or smtps://HOST
    #[arg(long, value_name = "ADDRESS", requires = "mail_from")]
    pub(crate) smtp: Option<String>,
    /// The name to sign in there; the password is in the variable SANDTABLE_SMTP_PASSWORD
    #[arg(long, value_name = "NAME", requires = "smtp")]
    pub(crate) smtp_user: Option<String>,
    /// Who those letters are from
    #[arg(long, value_name = "MAILBOX")]
    pub(crate) mail_from: Option<String>,
    /// An address that is told whose turn it is, by a POST of JSON: https://… or http://…
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) hook: Option<String>,
    /// Certificates (PEM) that mail and hook believe besides those of this system
    #[arg(long, value_name = "FILE")]
    pub(crate) trust: Option<PathBuf>,
    /// Write the log as JSON, a line for each event; RUST_LOG-like level: error, warn, info or debug
    #[arg(long, value_name = "LEVEL")]
    pub(crate) log: Option<String>,
}

/// `backup`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sandtable backup tables-copy.sqlite")]
pub(crate) struct BackupArgs {
    /// The new file
    #[arg(value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// The database [default: as for serve]
    #[arg(long, value_name = "DATABASE")]
    pub(crate) database: Option<String>,
}
