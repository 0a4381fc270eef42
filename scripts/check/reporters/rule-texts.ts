import tools from "#locales/tools/es.json" with { type: "json" };
import type { Issue } from "#scripts/check/advice/issues.ts";
import { printableText } from "./printable-text.ts";

interface RuleTexts {
  readonly problem: string;
  readonly remedy: string;
}

const { check } = tools;

/** The words for names in the values of an issue, many of them those of libraries: the value, and what it becomes. */
const details: readonly { readonly from: string; readonly to: string; readonly words: object }[] = [
  { from: "expected", to: "expected", words: check.types },
  { from: "expected", to: "expected", words: check.expected },
  { from: "expected", to: "advice", words: check.typeAdvice },
  { from: "form", to: "form", words: check.forms },
  { from: "bound", to: "wanted", words: check.counts },
  { from: "range", to: "wanted", words: check.ranges },
  { from: "problem", to: "problem", words: check.yaml },
  { from: "problem", to: "advice", words: check.yamlAdvice },
  { from: "problem", to: "problem", words: check.syntax },
  { from: "problem", to: "advice", words: check.syntaxAdvice },
  { from: "leftover", to: "origin", words: check.leftovers },
  { from: "leftover", to: "instead", words: check.leftoverAdvice },
  { from: "failure", to: "failure", words: check.reading },
];

/** Returns the two sentences of an issue. Names in its values become words: `{ expected: "array" }` → «una lista». */
export function ruleTexts({ code, values }: Issue): RuleTexts {
  const { problem, remedy } = check.rules[code];
  const words = details.flatMap(({ from, to, words: known }) => {
    const found = Object.entries(known).find(([name]) => name === values[from]);
    // The words may have places for values themselves.
    return found ? [[to, fill(String(found[1]), values)]] : [];
  });
  const all = { ...values, ...Object.fromEntries(words) };
  // When a file breaks a rule very often, the last issue says that there may be more.
  return { problem: fill(problem, all), remedy: fill(`${remedy}${check.cut}`, all) };
}

// «[[ ¿Querías decir «{{suggestion}}»?]]» is left out if a value in it is empty or 0. The first part between «||»
// whose values are known is taken.
const optionalPart = /\[\[(.*?)\]\]/g;

const empty: ReadonlySet<unknown> = new Set([undefined, "", 0]);

function fill(text: string, values: Issue["values"]): string {
  return text
    .replaceAll(optionalPart, (_whole, all: string) => {
      const isFull = (part: string) => namesIn(part).every((name) => !empty.has(values[name]));
      const parts = all.split("||");
      return parts.find(isFull) ?? (parts.length > 1 ? parts.at(-1) : "") ?? "";
    })
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
