//! Tables by link: where they are kept, and a copy of them.

use crate::args::{BackupArgs, ServeArgs};
use crate::output::{Done, Failure, Out};
use crate::speech::frame;
use sandtable_server::limits::Limits;
use sandtable_server::{Addresses, Server, Wishes};
use std::env;
use std::path::{Path, PathBuf};
use tokio::runtime::{Builder, Runtime};

/// Opens the tables, if they are wished for. Where nobody said in which database, it is no fault if there is none.
pub(crate) async fn open(args: &ServeArgs, out: &mut Out) -> Result<Option<Server>, Failure> {
    if args.no_tables {
        return Ok(None);
    }
    let wished = args.database.is_some();
    let opened = match database(args.database.as_deref()) {
        Ok(database) => start(args, database.clone()).await.map(|server| (server, database)),
        Err(why) => Err(why),
    };
    match opened {
        Ok((server, database)) => {
            // An address may hold a password.
            let place = if database.contains("://") { "PostgreSQL".to_owned() } else { database };
            out.line(frame!("cli-tables-in", place = place))?;
            Ok(Some(server))
        }
        Err(why) if wished => Err(Failure::new(frame!("cli-no-tables", why = why))),
        Err(why) => {
            out.line(frame!("cli-no-tables", why = why))?;
            Ok(None)
        }
    }
}

async fn start(args: &ServeArgs, database: String) -> Result<Server, String> {
    let public = args.public.clone().unwrap_or_default();
    let trust = args
        .trust
        .as_deref()
        .map(|file| std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display())));
    // A password is no argument: whoever lists the programs of a machine would read it.
    let password = || env::var("SANDTABLE_SMTP_PASSWORD").map_err(|_| "SANDTABLE_SMTP_PASSWORD".to_owned());
    let login = args.smtp_user.clone().map(|name| password().map(|password| (name, password)));
    let wishes = Wishes {
        database,
        limits: if args.no_limits { Limits::none() } else { Limits::default() },
        bots: args.bots,
        proxied: args.behind_proxy,
        post: Addresses {
            smtp: args.smtp.clone(),
            login: login.transpose()?,
            from: args.mail_from.clone().unwrap_or_default(),
            hook: args.hook.clone(),
            trust: trust.transpose()?,
            public: if public.is_empty() || public.ends_with('/') { public } else { public + "/" },
        },
    };
    Server::start(wishes).await.map_err(|error| error.to_string())
}

/// The database that was named, or the usual one.
fn database(named: Option<&str>) -> Result<String, String> {
    if let Some(named) = named {
        return Ok(named.to_owned());
    }
    if let Ok(named) = env::var("SANDTABLE_DATABASE")
        && !named.is_empty()
    {
        return Ok(named);
    }
    let folder = folder().ok_or_else(|| "--database".to_owned())?;
    make(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder.join("tables.sqlite").display().to_string())
}

/// Makes a folder that nobody else may look into: what is in it is the referee's.
fn make(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Where programs of this system keep what is theirs.
fn folder() -> Option<PathBuf> {
    let path = |name: &str| env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        path("LOCALAPPDATA")
    } else {
        path("XDG_DATA_HOME").or_else(|| Some(path("HOME")?.join(".local").join("share")))
    };
    Some(base?.join("sandtable"))
}

/// A runtime for the server.
pub(crate) fn runtime() -> Result<Runtime, Failure> {
    Builder::new_multi_thread().enable_all().build().map_err(Failure::new)
}

/// Copies the tables into a file.
pub(crate) fn backup(args: &BackupArgs, out: &mut Out) -> Done {
    let database = database(args.database.as_deref()).map_err(Failure::new)?;
    let copied = runtime()?.block_on(sandtable_server::backup(&database, &args.output));
    copied.map_err(Failure::new)?;
    out.line(frame!("cli-backed-up", file = args.output.display().to_string()))
}
