import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { LineCounter } from "yaml";
import { unreadCharacter } from "#app/content/front-matter/read-front-matter.ts";
import { readTextFile } from "#app/content/text/text-file.server.ts";
import type { Position } from "#app/content/text/text-positions.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { advise } from "#scripts/check/advice/advise.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";

/** A text of a locale file: its dotted key, its words and the position of the words. */
export interface LocaleText {
  readonly key: string;
  readonly text: string;
  readonly position: Position;
}

/** A locale file parsed with positions. */
export interface LocaleFile {
  readonly file: string;
  readonly locale: string;
  readonly texts: readonly LocaleText[];
  /** Positions of the groups by their dotted keys; the whole file is the group "". */
  readonly groups: ReadonlyMap<string, Position>;
  /** Issues of the file itself. When there are any, `texts` may be incomplete. */
  readonly issues: readonly Issue[];
}

/** Bytes that a locale file may have: ten times those of the original. */
const largestLocale = 1_000_000;

/** Brackets and braces in one another that the parser can follow. */
const deepestBrackets = 50;

/** Returns the locale file of a language below a folder; without texts and with an issue if it cannot be read. */
export function openLocaleFile(root: string, locale: string): LocaleFile {
  const file = `locales/${locale}.json`;
  const result = readTextFile(root, file, largestLocale);
  return result.ok ? readLocaleFile(locale, result.text) : unread(locale, advise(result.errors, root));
}

/** Parses a locale file as strict JSON. Pure: returns its texts and every issue of the file itself. */
export function readLocaleFile(locale: string, source: string): LocaleFile {
  const file = `locales/${locale}.json`;
  const text = source.replace(/^\uFEFF/, "");
  const lines = new LineCounter();
  for (const { index } of text.matchAll(/(?<![^\n])/g)) lines.addNewLine(index);
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const fail = (code: Issue["code"], offset: number, values: Issue["values"]): LocaleFile =>
    unread(locale, [{ file, code, ...positionAt(offset), values }]);
  // In UTF-16, every other byte of such a file is zero.
  if (text.slice(0, 100).includes("\0")) return fail("file-encoding", 0, { encoding: "UTF-16" });
  const unreadable = advise(unreadCharacter(file, text)?.errors ?? []);
  if (unreadable.length > 0) return unread(locale, unreadable);
  if (text.trim() === "") {
    return fail("locale-syntax", 0, { problem: "Empty", tag: locale === defaultLocale ? "" : locale });
  }
  const deep = deepBracket(text);
  if (deep !== undefined) return fail("file-too-large", deep, { levels: deepestBrackets });

  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  // The others are mostly consequences of the first.
  const issues: Issue[] = errors.slice(0, 1).map(({ error, offset, length }) => {
    const problem = printParseErrorCode(error);
    // The parser notices a missing sign at the next token, often a line later; it belongs after the previous token.
    const before = /Expected$/.test(problem) && length > 0 ? text.slice(0, offset).trimEnd().length : offset;
    return { file, code: "locale-syntax", ...positionAt(before), values: { problem } };
  });
  const found: LocaleText[] = [];
  const groups = new Map<string, Position>([["", { line: 1, column: 1 }]]);
  const seen = new Set<string>();

  function walk(node: Node, prefix: string): void {
    for (const { children: [name, value] = [] } of node.children ?? []) {
      if (!name) continue;
      const key = `${prefix}${name.value}`;
      if (seen.has(key)) {
        const values = { problem: "DuplicateKey", name: name.value };
        issues.push({ file, code: "locale-syntax", ...positionAt(name.offset), values });
      }
      seen.add(key);
      if (value?.type === "object") {
        groups.set(key, positionAt(name.offset));
        walk(value, `${key}.`);
      } else if (value?.type === "string") {
        found.push({ key, text: value.value, position: positionAt(value.offset) });
      } else if (value) {
        const values = { key, expected: "text" };
        issues.push({ file, code: "locale-key-type", ...positionAt(value.offset), values });
      }
    }
  }
  if (root?.type === "object") walk(root, "");
  else if (issues.length === 0) {
    const values = { key: file, expected: "group" };
    issues.push({ file, code: "locale-key-type", line: 1, column: 1, values });
  }
  return { file, locale, texts: found, groups, issues };
}

function unread(locale: string, issues: readonly Issue[]): LocaleFile {
  return { file: `locales/${locale}.json`, locale, texts: [], groups: new Map(), issues };
}

/** Returns the offset of the first bracket that is in too many others, without regard to quotation marks. */
function deepBracket(text: string): number | undefined {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[[\]{}]/g)) {
    if (sign === "]" || sign === "}") depth = Math.max(0, depth - 1);
    else if (++depth > deepestBrackets) return index;
  }
  return undefined;
}
