import type { Position } from "#app/content/issues.ts";

/** Returns a function that finds line and column of an offset in a text, whose lines it looks for once. */
export function positionsIn(text: string): (offset: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    let [first, end] = [0, starts.length];
    while (end - first > 1) {
      const middle = Math.floor((first + end) / 2);
      if ((starts[middle] ?? 0) <= offset) first = middle;
      else end = middle;
    }
    return { line: first + 1, column: offset - (starts[first] ?? 0) + 1 };
  };
}

// One text may have very many issues, which come one after the other.
let last = { text: "", positionOf: positionsIn("") };

/** Returns line and column of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  if (text !== last.text) last = { text, positionOf: positionsIn(text) };
  return last.positionOf(offset);
}
