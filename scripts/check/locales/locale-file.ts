import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { conflictIssues } from "#app/content/front-matter/conflict-markers.ts";
import type { Issue, Position } from "#app/content/issues.ts";
import { brokenCharacter } from "#app/content/text/broken-character.ts";
import { positionsIn } from "#app/content/text/text-positions.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { deepBracket, deepestBrackets } from "./bracket-depth.ts";
import texts from "./locale-texts.es.json" with { type: "json" };

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

/** Parses a locale file as strict JSON. Pure: returns its texts and every issue of the file itself. */
export function readLocaleFile(locale: string, source: string): LocaleFile {
  const file = `locales/${locale}.json`;
  const text = source.replace(/^\uFEFF/, "");
  const positionAt = positionsIn(text);
  const unparsed = (issues: readonly Issue[]): LocaleFile => ({ file, locale, texts: [], groups: new Map(), issues });
  // Of UTF-16, every other byte of such a file is zero.
  if (text.slice(0, 100).includes("\0")) {
    return unparsed([{ file, code: "file-encoding", line: 1, column: 1, values: { encoding: "UTF-16" } }]);
  }
  const broken = brokenCharacter(text);
  if (broken !== undefined) return unparsed([{ file, code: "file-encoding", ...positionAt(broken), values: {} }]);
  if (text.trim() === "") {
    const advice = locale === defaultLocale ? "" : texts.syntaxAdvice.Empty.replace("{{tag}}", locale);
    const values = { problem: texts.syntax.Empty, advice };
    return unparsed([{ file, code: "locale-syntax", line: 1, column: 1, values }]);
  }
  const conflicts = conflictIssues(file, text);
  if (conflicts.length > 0) return unparsed(conflicts);
  const deep = deepBracket(text);
  if (deep !== undefined) {
    const values = { limit: deepestBrackets };
    return unparsed([{ file, code: "nesting-too-deep", ...positionAt(deep), values }]);
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  // The others are mostly consequences of the first.
  const issues: Issue[] = errors.slice(0, 1).map(({ error, offset, length }) => {
    const name = printParseErrorCode(error);
    const problem: string = name in texts.syntax ? texts.syntax[name as keyof typeof texts.syntax] : name;
    // The parser notices a missing sign at the next token, often a line later; it belongs after the previous token.
    const before = /Expected$/.test(name) && length > 0 ? text.slice(0, offset).trimEnd().length : offset;
    return { file, code: "locale-syntax", ...positionAt(before), values: syntaxValues(name, problem) };
  });
  const found: LocaleText[] = [];
  const groups = new Map<string, Position>([["", { line: 1, column: 1 }]]);

  const seen = new Set<string>();

  function walk(node: Node, prefix: string): void {
    for (const [name, value] of properties(node)) {
      const key = prefix === "" ? name.value : `${prefix}.${name.value}`;
      if (seen.has(key)) {
        const problem = texts.syntax.DuplicateKey.replace("{{name}}", name.value);
        const values = syntaxValues("DuplicateKey", problem);
        issues.push({ file, code: "locale-syntax", ...positionAt(name.offset), values });
      }
      seen.add(key);
      if (value?.type === "object") {
        groups.set(key, positionAt(name.offset));
        walk(value, key);
      } else if (value?.type === "string") {
        found.push({ key, text: value.value, position: positionAt(value.offset) });
      } else if (value) {
        const values = { key, expected: texts.expected.text };
        issues.push({ file, code: "locale-key-type", ...positionAt(value.offset), values });
      }
    }
  }
  if (root?.type === "object") walk(root, "");
  else if (issues.length === 0) {
    const values = { key: file, expected: texts.expected.group };
    issues.push({ file, code: "locale-key-type", line: 1, column: 1, values });
  }
  return { file, locale, texts: found, groups, issues };
}

/** Returns what is said of a mistake in the JSON: what is wrong, and what to do where that is not the same for most. */
function syntaxValues(name: string, problem: string): Issue["values"] {
  const { syntaxAdvice } = texts;
  return name in syntaxAdvice ? { problem, advice: syntaxAdvice[name as keyof typeof syntaxAdvice] } : { problem };
}

function properties(node: Node): [Node, Node | undefined][] {
  return (node.children ?? []).flatMap(({ children = [] }): [Node, Node | undefined][] => {
    const [name, value] = children;
    return name ? [[name, value]] : [];
  });
}
