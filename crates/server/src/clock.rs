//! Time to decide: so many days each time the decision comes to a seat, or so many minutes in all for each seat.

use serde_json::{Value, json};

/// How long the seats may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So many days each time the decision comes to a seat.
    Days(i64),
    /// So many minutes in all.
    Minutes(i64),
}

impl Clock {
    /// Reads what a client wishes for.
    pub(crate) fn wished(value: &Value) -> Option<Self> {
        if value.is_null() {
            return Some(Self::None);
        }
        let fields = value.as_object().filter(|fields| fields.len() == 1)?;
        let number = |name: &str, most: i64| {
            fields.get(name).and_then(Value::as_i64).filter(|number| (1..=most).contains(number))
        };
        number("days", 365).map(Self::Days).or_else(|| number("minutes", 60 * 24 * 365).map(Self::Minutes))
    }

    /// As it is kept.
    pub(crate) fn write(self) -> String {
        match self {
            Self::None => String::new(),
            Self::Days(days) => format!("days {days}"),
            Self::Minutes(minutes) => format!("minutes {minutes}"),
        }
    }

    /// Reads what was kept.
    pub(crate) fn read(text: &str) -> Self {
        let number = |text: &str| text.parse().unwrap_or(1);
        match text.split_once(' ') {
            Some(("days", days)) => Self::Days(number(days)),
            Some(("minutes", minutes)) => Self::Minutes(number(minutes)),
            _ => Self::None,
        }
    }

    /// When a seat's time is up that had spent so much at the last step, and decides since a moment before it; 0 if never.
    pub(crate) const fn deadline(self, spent: i64, last: i64, since: i64) -> i64 {
        match self {
            Self::None => 0,
            Self::Days(days) => since + days * 86_400,
            Self::Minutes(minutes) => last + minutes * 60 - spent,
        }
    }

    /// What clients are told: the agreement, when the time of the deciding seat is up, and what each seat has left.
    pub(crate) fn tell(self, deadline: i64, spent: &[i64]) -> Value {
        match self {
            Self::None => Value::Null,
            Self::Days(days) => json!({ "days": days, "deadline": (deadline > 0).then_some(deadline) }),
            Self::Minutes(minutes) => json!({
                "minutes": minutes,
                "deadline": (deadline > 0).then_some(deadline),
                "left": spent.iter().map(|spent| (minutes * 60 - spent).max(0)).collect::<Vec<_>>(),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_read_as_it_was_written() {
        for clock in [Clock::None, Clock::Days(3), Clock::Minutes(90)] {
            assert_eq!(Clock::read(&clock.write()), clock);
        }
        assert_eq!(Clock::wished(&json!({"days": 3})), Some(Clock::Days(3)));
        assert_eq!(Clock::wished(&Value::Null), Some(Clock::None));
        for nonsense in [json!({}), json!({"days": 0}), json!({"days": 3, "minutes": 3}), json!("days")] {
            assert_eq!(Clock::wished(&nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn what_was_spent_counts_only_where_time_is_given_in_all() {
        assert_eq!(Clock::None.deadline(50, 1000, 900), 0);
        assert_eq!(Clock::Days(1).deadline(50, 1000, 900), 87_300);
        assert_eq!(Clock::Minutes(2).deadline(50, 1000, 900), 1070);
    }
}
