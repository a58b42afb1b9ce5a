//! Pictures written by hand: shapes and words in SVG that look right on light and on dark pages.

use std::fmt::{Display, Write};

/// The colours of everything, light and dark. Seats are told apart by blue, orange and green, which most eyes can.
const STYLE: &str = "\
.bg{fill:#fdfcf9}.ink{fill:#22262c}.mute{fill:#626a75}.grid{stroke:#e2ded4}.axis{stroke:#9a9ea6}\
.s0{fill:#2f6db5}.s1{fill:#c8581c}.s2{fill:#2f8a57}.sd{fill:#8d929b}\
.l0{stroke:#2f6db5}.l1{stroke:#c8581c}.l2{stroke:#2f8a57}\
.hex{fill:#ece8dc;stroke:#d3cdbd}.heat{fill:#a61e2d}.halo{fill:#22262c;stroke:#fdfcf9}\
@media(prefers-color-scheme:dark){\
.bg{fill:#16191d}.ink{fill:#e9e7e1}.mute{fill:#9ea5b0}.grid{stroke:#2c3138}.axis{stroke:#656c77}\
.s0{fill:#6ea8ee}.s1{fill:#f0935b}.s2{fill:#64c08c}.sd{fill:#878e99}\
.l0{stroke:#6ea8ee}.l1{stroke:#f0935b}.l2{stroke:#64c08c}\
.hex{fill:#262b31;stroke:#363c44}.heat{fill:#ff7a66}.halo{fill:#f1efe9;stroke:#16191d}}\
text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}.line{fill:none;stroke-width:2.5;stroke-linejoin:round}\
.band{opacity:.2}.halo{paint-order:stroke;stroke-width:3px;stroke-linejoin:round}";

/// A picture in the making.
pub(crate) struct Svg {
    width: f64,
    height: f64,
    title: String,
    body: String,
}

/// Where a text begins.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Svg {
    /// A picture with its title above and its source below.
    pub(crate) fn new(width: f64, height: f64, title: &str, subtitle: &str, source: &str) -> Self {
        let mut svg = Self { width, height, title: title.to_owned(), body: String::new() };
        svg.raw(format_args!("<rect class=\"bg\" width=\"{width}\" height=\"{height}\" rx=\"10\"/>"));
        svg.text((20.0, 30.0), 17.0, "ink\" font-weight=\"600", Anchor::Start, title);
        svg.text((20.0, 50.0), 12.5, "mute", Anchor::Start, subtitle);
        svg.text((20.0, height - 14.0), 10.5, "mute", Anchor::Start, source);
        svg
    }

    pub(crate) fn raw(&mut self, text: impl Display) {
        // Writing to a text cannot fail.
        let _ = writeln!(self.body, "{text}");
    }

    pub(crate) fn text(&mut self, (x, y): (f64, f64), size: f64, class: &str, anchor: Anchor, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = escape(text);
        self.raw(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" text-anchor=\"{anchor}\" class=\"{class}\">{text}</text>"
        ));
    }

    pub(crate) fn line(&mut self, (x1, y1): (f64, f64), (x2, y2): (f64, f64), class: &str) {
        self.raw(format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" class=\"{class}\"/>"
        ));
    }

    /// A rectangle with a word that shows when pointed at.
    pub(crate) fn bar(&mut self, (x, y): (f64, f64), (w, h): (f64, f64), class: &str, tip: &str) {
        let tip = escape(tip);
        self.raw(format_args!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\" class=\"{class}\"><title>{tip}</title></rect>",
            w.max(0.0),
            h.max(0.0)
        ));
    }

    pub(crate) fn path(&mut self, points: &[(f64, f64)], class: &str) {
        self.raw(format_args!("<polyline points=\"{}\" class=\"{class}\"/>", list(points)));
    }

    pub(crate) fn area(&mut self, points: &[(f64, f64)], class: &str, opacity: Option<f64>, tip: &str) {
        let opacity = opacity.map_or(String::new(), |o| format!(" fill-opacity=\"{o:.3}\""));
        let tip = if tip.is_empty() { String::new() } else { format!("<title>{}</title>", escape(tip)) };
        self.raw(format_args!(
            "<polygon points=\"{}\" class=\"{class}\"{opacity}>{tip}</polygon>",
            list(points)
        ));
    }

    /// The picture's text.
    pub(crate) fn finish(self) -> String {
        let Self { width, height, title, body } = self;
        let title = escape(&title);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
             role=\"img\" aria-label=\"{title}\">\n<style>{STYLE}</style>\n{body}</svg>\n"
        )
    }
}

fn list(points: &[(f64, f64)]) -> String {
    let point = |(x, y): &(f64, f64)| format!("{x:.1},{y:.1}");
    points.iter().map(point).collect::<Vec<_>>().join(" ")
}

/// A text that may stand in XML.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A frame with two axes: values to places.
pub(crate) struct Frame {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) x: (f64, f64),
    pub(crate) y: (f64, f64),
}

impl Frame {
    pub(crate) fn at(&self, x: f64, y: f64) -> (f64, f64) {
        let part = |v: f64, (low, high): (f64, f64)| (v - low) / (high - low).max(1e-9);
        (self.left + self.width * part(x, self.x), self.top + self.height * (1.0 - part(y, self.y)))
    }

    /// Draws grid lines with their values, and what the axes mean.
    pub(crate) fn axes(&self, svg: &mut Svg, xs: &[f64], x_name: &str, ys: &[f64], y_name: &str) {
        let bottom = self.top + self.height;
        for &y in ys {
            let (_, at) = self.at(self.x.0, y);
            svg.line((self.left, at), (self.left + self.width, at), "grid");
            svg.text((self.left - 8.0, at + 4.0), 11.5, "mute", Anchor::End, &number(y));
        }
        for &x in xs {
            let (at, _) = self.at(x, self.y.0);
            svg.text((at, bottom + 17.0), 11.5, "mute", Anchor::Middle, &number(x));
        }
        svg.line((self.left, bottom), (self.left + self.width, bottom), "axis");
        svg.text((self.left + self.width / 2.0, bottom + 36.0), 12.0, "ink", Anchor::Middle, x_name);
        svg.text((self.left, self.top - 9.0), 12.0, "ink", Anchor::Start, y_name);
    }
}

/// A number without needless digits, with a true minus.
pub(crate) fn number(value: f64) -> String {
    let text = if value.fract() == 0.0 { format!("{value:.0}") } else { format!("{value:.1}") };
    text.replace('-', "−")
}

/// Round numbers from `low` to `high`, about `count` of them.
pub(crate) fn ticks(low: f64, high: f64, count: f64) -> Vec<f64> {
    let rough = ((high - low) / count).max(1e-9);
    let power = 10_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|m| m * power).find(|s| *s >= rough).unwrap_or(power);
    let step = step.max(1.0);
    let first = (low / step).ceil() as i64;
    let last = (high / step).floor() as i64;
    (first..=last).map(|n| n as f64 * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round() {
        assert_eq!(ticks(0.0, 100.0, 5.0), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(ticks(-13.0, 27.0, 4.0), [-10.0, 0.0, 10.0, 20.0]);
        assert_eq!(ticks(0.0, 3.0, 8.0), [0.0, 1.0, 2.0, 3.0]);
        assert_eq!(number(-2.0), "−2");
    }

    #[test]
    fn words_are_made_safe() {
        assert_eq!(escape("a<b & \"c\""), "a&lt;b &amp; &quot;c&quot;");
    }
}
