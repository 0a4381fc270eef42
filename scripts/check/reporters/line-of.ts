// One file may have very many issues, which come one after the other.
let lastText = "";
let lastLines: readonly string[] = [""];

/**
 * Returns a line of a text, counted from 1, without what changes no position: the end that Windows gives it, and a byte
 * order mark before all. Undefined where there is no such line.
 */
export function lineOf(text: string, line: number): string | undefined {
  if (text !== lastText) {
    lastText = text;
    lastLines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  }
  return lastLines[line - 1];
}
