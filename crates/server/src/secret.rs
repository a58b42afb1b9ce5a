//! What must not be guessed: tokens, the seed of a table's dice, and the promise that it is not changed.

use sandtable_engine::dice::Seed;
use sha2::{Digest, Sha256};
use std::fmt;
use subtle::ConstantTimeEq;

/// What the holder of a seat shows: 128 random bits, written as 32 hexadecimal digits. It is never printed by mistake.
#[derive(Clone)]
pub struct Token(String);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl Token {
    /// A token that nobody has.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn fresh() -> Result<Self, getrandom::Error> {
        Ok(Self(hex(&random::<16>()?)))
    }

    /// Reads a token: nothing if it cannot be one.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let plain = text.len() == 32 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        plain.then(|| Self(text.to_owned()))
    }

    /// What is kept of it.
    #[must_use]
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }

    /// Whether something kept is of this token. It takes as long for every answer.
    #[must_use]
    pub fn is(&self, kept: &str) -> bool {
        self.hash().as_bytes().ct_eq(kept.as_bytes()).into()
    }

    /// The token, for the one whose it is.
    #[must_use]
    pub fn tell(&self) -> &str {
        &self.0
    }
}

/// So many random bytes.
///
/// # Errors
/// If the system has none.
pub fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// A name for a table that no other has: 16 letters and digits.
///
/// # Errors
/// If the system has no random numbers.
pub fn name() -> Result<String, getrandom::Error> {
    const SIGNS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    Ok(random::<16>()?.iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect())
}

/// Bytes as hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        use fmt::Write as _;
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Hexadecimal digits as bytes.
fn bytes(text: &str) -> Option<Vec<u8>> {
    let pair = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    text.len().is_multiple_of(2).then(|| (0..text.len()).step_by(2).map(pair).collect()).flatten()
}

/// What is promised when a table is opened: the hash of the seed of its dice and a salt.
#[must_use]
pub fn commitment(seed: &Seed, salt: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(seed.0);
    hash.update(bytes(salt).unwrap_or_default());
    hex(&hash.finalize())
}

/// Whether a promise was kept.
#[must_use]
pub fn keeps(promise: &str, seed: &Seed, salt: &str) -> bool {
    bytes(salt).is_some() && commitment(seed, salt) == promise
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_known_by_its_hash_alone() {
        let token = Token::fresh().expect("random numbers");
        let again = Token::read(token.tell()).expect("a token");
        assert!(again.is(&token.hash()));
        assert!(!again.is(&Token::fresh().expect("random numbers").hash()));
        assert!(!token.hash().contains(token.tell()));
        assert!(!format!("{token:?}").contains(token.tell()));
        for nonsense in ["", "0f", "0F3A0F3A0F3A0F3A0F3A0F3A0F3A0F3A", "zz3a0f3a0f3a0f3a0f3a0f3a0f3a0f3a"] {
            assert!(Token::read(nonsense).is_none(), "{nonsense}");
        }
    }

    #[test]
    fn a_promise_is_of_one_seed_and_one_salt() {
        // Reckoned by another program: sha256 of 32 bytes of zero and 16 of one.
        let salt = "01".repeat(16);
        let promise = commitment(&Seed([0; 32]), &salt);
        assert_eq!(promise, "95451d2e394a22f8d94dd00fb50eaff566f55e58e9edca3dcd55d3c9bb58b53c");
        assert!(keeps(&promise, &Seed([0; 32]), &salt));
        assert!(!keeps(&promise, &Seed([1; 32]), &salt));
        assert!(!keeps(&promise, &Seed([0; 32]), &"02".repeat(16)));
        assert!(!keeps(&promise, &Seed([0; 32]), "no salt"));
    }

    #[test]
    fn names_are_of_letters_and_digits() {
        let name = name().expect("random numbers");
        assert!(name.len() == 16 && name.bytes().all(|b| b.is_ascii_alphanumeric()));
    }
}
