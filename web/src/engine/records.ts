// Records as text: a head, a blank line, a line an action, and the hash at the end.

export type Parts = { head: string; lines: string[] };

export function partsOf(record: string): Parts {
  const at = record.indexOf("\n\n");
  if (at < 0) return { head: record.trimEnd(), lines: [] };
  const body = record.slice(at + 2).split("\n");
  return { head: record.slice(0, at), lines: body.filter((line) => line !== "" && !line.startsWith("end ")) };
}

/** The action of a line, without the seat before it. */
export const actionOf = (line: string): string => line.slice(line.indexOf(" ") + 1);

/** Whether one record goes on where another ends, by actions alone: dice that somebody set are for a table that reads all of it. */
export function goesOn(from: Parts, to: Parts): boolean {
  return (
    from.head === to.head &&
    from.lines.length <= to.lines.length &&
    from.lines.every((line, i) => line === to.lines[i]) &&
    !to.lines.slice(from.lines.length).some((line) => line.startsWith("roll "))
  );
}
