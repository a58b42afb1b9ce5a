export type RuleText = { number: string; title: string; summary: string };

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The rules that hold every word, accents aside; a number finds the rule and those below it. */
export function findRules<T extends RuleText>(rules: readonly T[], wanted: string): T[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...rules];
  return rules.filter((rule) => {
    const text = plain(`${rule.title} ${rule.summary}`);
    return words.every((word) => {
      const number = word.replace(/^§/, "");
      if (/^\d+(\.\d+)*\.?$/.test(number)) return rule.number.startsWith(number);
      return text.includes(word);
    });
  });
}

/** The chapter of a rule: 5.1 of 5.1.2, 5 of 5.1. */
function above(number: string): string {
  const at = number.replace(/\.0$/, "").lastIndexOf(".");
  return at < 0 ? "" : number.slice(0, at);
}

/** Rules near one by their numbers: above it, beside it, below it. */
export function related<T extends { number: string }>(rules: readonly T[], number: string): T[] {
  const own = number.replace(/\.0$/, "");
  const parent = above(number);
  return rules.filter((rule) => {
    if (rule.number === number) return false;
    const other = rule.number.replace(/\.0$/, "");
    if (other === parent || above(rule.number) === own) return true;
    return parent !== "" && above(rule.number) === parent;
  });
}
