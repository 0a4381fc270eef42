import type { Issue } from "#app/content/issues.ts";
import type { detailNames } from "#scripts/check/locales/detail-names.ts";
import ownTexts from "#scripts/check/locales/locale-texts.es.json" with { type: "json" };
import { readMessages } from "#scripts/terminal/messages.ts";
import { printableText } from "./printable-text.ts";

interface RuleTexts {
  readonly problem: string;
  readonly remedy: string;
}

/**
 * Returns the two sentences of an issue, filled in. They come from `locales/es.json`; those about that file itself come
 * from a file of the check, because it may be unreadable or incomplete.
 *
 * @param locale What a locale file holds, of any shape; `locales/es.json` by default.
 */
export function ruleTexts({ code, values }: Issue, locale: unknown = readLocale()): RuleTexts {
  const { problem, remedy } = findTexts(ownTexts, code) ?? findTexts(locale, code) ?? ownTexts.fallback;
  const details = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  const all = { code, values: details.join(", "), ...values, ...detailWords(locale, values) };
  // Of a rule that a file breaks very often, the last issue says that there may be more.
  return { problem: fill(problem, all), remedy: fill(`${remedy}${ownTexts.cut}`, all) };
}

/**
 * Returns the words for names that stand in the values of an issue: `{ expected: "array" }` → `{ expected: "una lista" }`.
 * The words may have places for values themselves.
 */
function detailWords(locale: unknown, values: Issue["values"]): Issue["values"] {
  const check = field(locale, "check");
  const failure = field(ownTexts.reading, String(values.failure));
  const words = Object.fromEntries(
    Object.entries(detailGroups).flatMap(([group, { from, to }]) => {
      const word = field(field(check, group), String(values[from]));
      return typeof word === "string" ? [[to, fill(word, values)]] : [];
    }),
  );
  return typeof failure === "string" ? { ...words, failure } : words;
}

/** By the group below `check` that has the words: the value that names them, and the one that they become. */
const detailGroups = {
  types: { from: "expected", to: "expected" },
  typeAdvice: { from: "expected", to: "advice" },
  forms: { from: "form", to: "form" },
  counts: { from: "bound", to: "wanted" },
  ranges: { from: "range", to: "wanted" },
  yaml: { from: "problem", to: "problem" },
  yamlAdvice: { from: "problem", to: "advice" },
} as const satisfies Record<keyof typeof detailNames, { from: string; to: string }>;

// «[[ ¿Querías decir «{{suggestion}}»?]]» is left out if a value in it is empty or 0, or gives way to
// what follows «||».
const optionalPart = /\[\[(.*?)(?:\|\|(.*?))?\]\]/g;

const empty: ReadonlySet<unknown> = new Set([undefined, "", 0]);

function fill(text: string, values: Issue["values"]): string {
  return text
    .replaceAll(optionalPart, (_whole, part: string, instead = "") =>
      namesIn(part).every((name) => !empty.has(values[name])) ? part : instead,
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => shown(values[name] ?? ""));
}

/** Letters of a value that a sentence repeats: lists of names fit in, a link of a million letters does not. */
const mostLetters = 600;

function shown(value: string | number): string {
  const text = printableText(String(value));
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}

function namesIn(part: string): string[] {
  return [...part.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
}

function findTexts(source: unknown, code: string): RuleTexts | undefined {
  const rules = field(source, "rules") ?? field(field(source, "check"), "rules");
  const rule = field(rules, code);
  const problem = field(rule, "problem");
  const remedy = field(rule, "remedy");
  return typeof problem === "string" && typeof remedy === "string" ? { problem, remedy } : undefined;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** Returns what `locales/es.json` holds, of any shape; undefined where it cannot be read. */
export function readLocale(): unknown {
  try {
    return readMessages();
  } catch {
    // That it cannot be read is the issue that is being reported.
    return undefined;
  }
}
