//! `bindgen INPUT.wasm FOLDER NAME`: writes the WebAssembly module and its JavaScript side for the browser.
//!
//! A program of its own, so that only the build for the browser compiles what it needs, and in this workspace, so that
//! one lock file keeps it at the version of `wasm-bindgen` that the module was built with.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [input, folder, name] = &arguments[..] else {
        eprintln!("bindgen INPUT.wasm FOLDER NAME");
        return ExitCode::FAILURE;
    };
    let written = Bindgen::new().input_path(input).out_name(name).web(true).and_then(|b| {
        let b = b.typescript(true).omit_default_module_path(false);
        b.remove_name_section(true).remove_producers_section(true).generate(folder)
    });
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}
