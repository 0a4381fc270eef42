import { expect, test } from "vitest";
import { printableText, sourceExcerpt } from "#scripts/check/reporters/printable-text.ts";

/** Returns the excerpt as it is printed. */
function print(line: string, column: number, width?: number): string {
  const excerpt = sourceExcerpt(line, column, width);
  return excerpt ? `${excerpt.source}\n${excerpt.caret}` : "nothing";
}

test("the caret stands under the column, also behind a tab", () => {
  expect(print("date: 2024-02-30", 7)).toBe("date: 2024-02-30\n      ^");
  expect(print("\tsrc: a.jpg", 2)).toBe("    src: a.jpg\n    ^");
});

test("a column beyond the line is its end, and there is no excerpt of nothing", () => {
  expect(print("uno", 40)).toBe("uno\n   ^");
  expect(print("uno", 0)).toBe("uno\n^");
  expect(print("   ", 1)).toBe("nothing");
});

test("a long line is cut around the caret", () => {
  const line = "abcdefghijklmnopqrstuvwxyz";
  expect(print(line, 1, 20)).toBe("abcdefghijklmnopqr…\n^");
  expect(print(line, 13, 20)).toBe("abcdefghijklmnopqr…\n            ^");
  expect(print(line, 26, 20)).toBe("…ijklmnopqrstuvwxyz\n                  ^");
});

test.each([1, 2, 13, 500, 4_000_000])("a line of any length fits, with its caret, at column %i", (column) => {
  const text = "palabra ".repeat(500_000);
  for (const width of [30, 76]) {
    const { source = "", caret = "" } = sourceExcerpt(text, column, width) ?? {};
    expect([...source].length).toBeLessThanOrEqual(width);
    expect(caret.length).toBeLessThanOrEqual(width);
    expect(source[caret.length - 1] ?? " ").toBe(text[column - 1]);
  }
});

test("nothing that moves a cursor, hides text or turns it round is let through", () => {
  const hostile = "a\u001B[2Jb\u202Ec\u200Bd\u0000e\uD800f\u2028g\u00ADh\rI";
  const shown = printableText(hostile);
  expect(shown).toBe("a‹U+001B›[2Jb‹U+202E›c‹U+200B›d‹U+0000›e‹U+D800›f‹U+2028›g‹U+00AD›h‹U+000D›I");
  expect(print(hostile, hostile.length, 200)).toBe(`${shown}\n${" ".repeat(shown.length - 1)}^`);
});
