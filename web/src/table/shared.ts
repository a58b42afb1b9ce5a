// After every action the engine tells the whole table anew, most of it as it was. What is as it was stays the same object,
// so that nothing is reckoned or drawn again that hangs on it.

/** A fresh answer, with every part of it that is as before taken from there; before itself, if all is. */
export function shared<T>(before: unknown, fresh: T): T {
  if (before === fresh || !isObject(before) || !isObject(fresh)) return fresh;
  if (Array.isArray(fresh)) return (Array.isArray(before) ? sharedList(before, fresh) : fresh) as T;
  if (Array.isArray(before)) return fresh;
  const parts: Record<string, unknown> = fresh;
  const keys = Object.keys(parts);
  let same = Object.keys(before).length === keys.length;
  for (const key of keys) {
    parts[key] = shared(before[key], parts[key]);
    same &&= key in before && parts[key] === before[key];
  }
  return (same ? before : parts) as T;
}

function sharedList(before: readonly unknown[], fresh: unknown[]): readonly unknown[] {
  const gone = before.length - fresh.length;
  let same = gone === 0;
  fresh.forEach((one, i) => {
    fresh[i] = shared(before[i], one);
    // Behind what came or went, all has moved.
    if (gone !== 0 && fresh[i] !== before[i]) fresh[i] = shared(before[i + gone], fresh[i]);
    same &&= fresh[i] === before[i];
  });
  return same ? before : fresh;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
