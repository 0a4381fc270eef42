import { readFileSync } from "node:fs";
import type { Issue } from "#app/content/issues.ts";
import ownTexts from "#scripts/check/locales/locale-texts.es.json" with { type: "json" };

interface RuleTexts {
  readonly problem: string;
  readonly remedy: string;
}

/**
 * The two sentences of a fault, filled in. They come from `locales/es.json`; faults of that file itself have theirs in
 * a file of their own, because it may be unreadable or incomplete just then.
 *
 * @param locale What the locale file holds, of any shape; undefined where it cannot be read.
 */
export function ruleTexts({ code, values }: Issue, locale: unknown = localeTexts()): RuleTexts {
  const { problem, remedy } = findTexts(ownTexts, code) ?? findTexts(locale, code) ?? ownTexts.fallback;
  const details = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  const all = { code, values: details.join(", "), ...values, ...detailWords(locale, values) };
  return { problem: fill(problem, all), remedy: fill(remedy, all) };
}

/** The words for what libraries call by names of their own: `{ expected: "array" }` → `{ expected: "una lista" }`. */
function detailWords(locale: unknown, { expected, problem }: Issue["values"]): Issue["values"] {
  const check = field(locale, "check");
  const words = {
    expected: field(field(check, "types"), String(expected)),
    problem: field(field(check, "yaml"), String(problem)),
  };
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, word]) => (typeof word === "string" ? [[name, word]] : [])),
  );
}

// `[[…]]` is left out where the value it mentions is empty: «[[ ¿Querías decir «{{suggestion}}»?]]».
const optionalPart = /\[\[(.*?)\]\]/g;

function fill(text: string, values: Issue["values"]): string {
  return text
    .replaceAll(optionalPart, (_whole, part: string) => (namesIn(part).every((name) => values[name]) ? part : ""))
    .replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ""));
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
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/** The sentences stand beside the code of the check, whichever folder it works on. */
const localeFile = new URL("../../../locales/es.json", import.meta.url);

function localeTexts(): unknown {
  try {
    return JSON.parse(readFileSync(localeFile, "utf8").replace(/^\uFEFF/, ""));
  } catch {
    // That it cannot be read is the fault being reported.
    return undefined;
  }
}
