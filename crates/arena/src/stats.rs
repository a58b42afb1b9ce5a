//! The arithmetic of matches: what pairs say about who is stronger, and how sure that is.

use serde::{Deserialize, Serialize};

/// How far from the mean 95 % of a normal distribution reach, in standard deviations.
const NINETY_FIVE: f64 = 1.959_964;

/// A test has decided when its evidence reaches this far: ln(0.95 / 0.05), for five percent of either error.
pub const DECIDED: f64 = 2.944_439;

/// How many pairs brought bot A 0, ½, 1, 1½ and 2 points: from both games lost (LL) to both won (WW).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pairs(pub [u64; 5]);

impl Pairs {
    /// Notes a pair by the points of both games in halves, from 0 to 4.
    pub const fn note(&mut self, halves: usize) {
        self.0[halves] += 1;
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean score of bot A, from 0 to 1, with its 95 % interval; a half and nothing known without pairs.
    #[must_use]
    pub fn score(&self) -> Estimate {
        let halves = self.0.iter().enumerate().flat_map(|(i, &n)| (0..n).map(move |_| i as f64 / 4.0));
        if self.count() == 0 { Estimate { mean: 0.5, error: 0.5 } } else { Estimate::of(halves) }
    }

    /// The evidence for `e1` Elo against `e0`: the logarithm of the ratio of the likelihoods, each with the likeliest
    /// distribution of pair results that has the Elo in question.
    #[must_use]
    pub fn evidence(&self, sprt: Sprt) -> f64 {
        let total = self.count();
        if total == 0 {
            return 0.0;
        }
        // A result that was never seen is held to be rare, not impossible.
        let counts = self.0.map(|n| if n == 0 { 1e-3 } else { n as f64 });
        let sum: f64 = counts.iter().sum();
        let seen = counts.map(|n| n / sum);
        let (null, other) = (likeliest(&seen, expected(sprt.e0)), likeliest(&seen, expected(sprt.e1)));
        counts.iter().zip(null.iter().zip(&other)).map(|(n, (p0, p1))| n * (p1 / p0).ln()).sum()
    }
}

/// The likeliest chances of the five results, after what was seen, that have a given mean.
fn likeliest(seen: &[f64; 5], mean: f64) -> [f64; 5] {
    let at = |i: usize| i as f64 / 4.0 - mean;
    // By Lagrange, p = seen / (1 + t (x − mean)); t solves Σ (x − mean) p = 0, which falls with t.
    let (mut low, mut high) = (-1.0 / at(4), -1.0 / at(0));
    for _ in 0..200 {
        let t = f64::midpoint(low, high);
        let slope: f64 = (0..5).map(|i| seen[i] * at(i) / (1.0 + t * at(i))).sum();
        if slope > 0.0 {
            low = t;
        } else {
            high = t;
        }
    }
    let t = f64::midpoint(low, high);
    std::array::from_fn(|i| seen[i] / (1.0 + t * at(i)))
}

/// What a sequential test asks: is bot A better by `e1` Elo rather than by `e0`?
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sprt {
    /// What is refused if it is as low as this.
    pub e0: f64,
    /// What is accepted if it is as high as this.
    pub e1: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Decision {
    /// The upper bound was reached: as good as `e1`.
    Accepted,
    /// The lower bound was reached: no better than `e0`.
    Refused,
    /// Not yet known.
    Open,
}

impl Sprt {
    /// What the pairs so far decide.
    #[must_use]
    pub fn decide(self, pairs: &Pairs) -> Decision {
        match pairs.evidence(self) {
            evidence if evidence >= DECIDED => Decision::Accepted,
            evidence if evidence <= -DECIDED => Decision::Refused,
            _ => Decision::Open,
        }
    }
}

/// A mean and how far it may be off: the half of its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half of the interval.
    pub error: f64,
}

impl Estimate {
    /// The mean of values, with the interval that their variance allows; of a single value nothing is known.
    pub fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        let count = values.clone().count() as f64;
        if count == 0.0 {
            return Self::default();
        }
        let mean = values.clone().sum::<f64>() / count;
        let squares: f64 = values.map(|v| (v - mean).powi(2)).sum();
        let variance = if count > 1.0 { squares / (count - 1.0) } else { 0.0 };
        Self { mean, error: NINETY_FIVE * (variance / count).sqrt() }
    }
}

/// The score that a difference in Elo promises.
#[must_use]
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The difference in Elo that a score stands for; none if nothing was lost, or nothing won.
#[must_use]
pub fn elo(score: f64) -> Option<f64> {
    // The zero at the end keeps an even score from being "minus nothing".
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10() + 0.0)
}

/// The share that `won` of `of` stands for, with the ends of its 95 % interval (Wilson).
#[must_use]
pub fn share(won: u64, of: u64) -> (f64, f64, f64) {
    if of == 0 {
        return (0.0, 0.0, 1.0);
    }
    let (n, p, z) = (of as f64, won as f64 / of as f64, NINETY_FIVE);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    (p, (middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64, by: f64) {
        assert!((a - b).abs() < by, "{a} is not near {b}");
    }

    #[test]
    fn elo_and_score_are_inverse() {
        near(expected(0.0), 0.5, 1e-12);
        // 400 Elo are ten to one.
        near(expected(400.0), 10.0 / 11.0, 1e-12);
        // Three wins in four are 400 log10 3.
        near(elo(0.75).unwrap(), 190.848_5, 1e-3);
        near(elo(expected(-33.0)).unwrap(), -33.0, 1e-9);
        assert!(elo(0.5).is_some_and(|even| even == 0.0 && even.is_sign_positive()));
        assert_eq!(elo(1.0), None);
        assert_eq!(elo(0.0), None);
    }

    #[test]
    fn the_interval_comes_from_the_variance_of_pairs() {
        // Scores 0, ½, ½, 1: mean ½, variance (¼ + ¼) / 3 = 1/6, error of the mean √(1/24) = 0.2041.
        let pairs = Pairs([1, 0, 2, 0, 1]);
        let score = pairs.score();
        near(score.mean, 0.5, 1e-12);
        near(score.error, 1.96 * 0.204_124, 1e-4);
        // Pairs that all end alike leave no doubt that shows.
        assert_eq!(Pairs([0, 0, 7, 0, 0]).score(), Estimate { mean: 0.5, error: 0.0 });
        assert_eq!(Pairs::default().score().mean, 0.5);
    }

    #[test]
    fn evidence_is_what_it_is_by_hand() {
        let sprt = Sprt { e0: 0.0, e1: 100.0 };
        // With nothing but WW and LL a pair is a coin: 30 ln(s1/½) + 10 ln((1−s1)/½), with s1 = 0.640065.
        let by_hand = 30.0 * (0.640_065_f64 / 0.5).ln() + 10.0 * (0.359_935_f64 / 0.5).ln();
        near(by_hand, 4.122, 1e-2);
        near(Pairs([10, 0, 0, 0, 30]).evidence(sprt), by_hand, 2e-2);
        // With many pairs and small differences the normal approximation holds: n (s1−s0)(2s−s0−s1) / 2σ².
        let (pairs, sprt) = (Pairs([900, 2000, 4000, 2100, 1000]), Sprt { e0: 0.0, e1: 10.0 });
        let (s1, mean) = (expected(10.0), 0.5075);
        let variance = (900.0 * 0.507_5_f64.powi(2)
            + 2000.0 * 0.257_5_f64.powi(2)
            + 4000.0 * 0.007_5_f64.powi(2)
            + 2100.0 * 0.242_5_f64.powi(2)
            + 1000.0 * 0.492_5_f64.powi(2))
            / 10_000.0;
        let normal = 10_000.0 * (s1 - 0.5) * (2.0 * mean - 0.5 - s1) / (2.0 * variance);
        near(pairs.evidence(sprt), normal, 0.02);
        // Turned round, the evidence is the other's.
        let turned = Sprt { e0: -10.0, e1: 0.0 };
        let mirrored = Pairs([1000, 2100, 4000, 2000, 900]);
        near(mirrored.evidence(turned), -pairs.evidence(sprt), 1e-6);
        assert_eq!(Pairs::default().evidence(sprt), 0.0);
    }

    #[test]
    fn a_test_decides_at_its_bounds() {
        near(DECIDED, (0.95_f64 / 0.05).ln(), 1e-6);
        let sprt = Sprt { e0: 0.0, e1: 25.0 };
        assert_eq!(sprt.decide(&Pairs([0, 0, 5, 0, 0])), Decision::Open);
        assert_eq!(sprt.decide(&Pairs([0, 0, 0, 0, 3])), Decision::Open, "three pairs prove little");
        assert_eq!(sprt.decide(&Pairs([0, 0, 0, 0, 60])), Decision::Accepted);
        assert_eq!(sprt.decide(&Pairs([60, 0, 0, 0, 0])), Decision::Refused);
    }

    #[test]
    fn a_share_has_an_interval_even_at_the_ends() {
        // Wilson for 8 of 10: 0.4902 to 0.9433.
        let (p, low, high) = share(8, 10);
        near(p, 0.8, 1e-12);
        near(low, 0.490_2, 1e-3);
        near(high, 0.943_3, 1e-3);
        let (_, low, high) = share(0, 10);
        assert!(low == 0.0 && high > 0.2);
        assert_eq!(share(0, 0), (0.0, 0.0, 1.0));
    }
}
