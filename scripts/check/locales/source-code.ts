import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { once } from "#app/i18n/once.ts";

/** A text that the code asks for. */
interface TextCall {
  /** Its key in the locale file. */
  readonly text: string;
  /** Names of the values that the call passes; undefined if they come in a variable. */
  readonly values: readonly string[] | undefined;
}

/** The strings of the code, as far as texts for people are concerned. */
export interface SourceStrings {
  /** Calls of `t(…)`. */
  readonly calls: readonly TextCall[];
  /** First arguments of `t(…)` that are made of parts, `comparison.kinds.${kind}`: every key of that shape is used. */
  readonly shapes: readonly RegExp[];
  /** All strings; one that looks like a key of the locale file counts as used. */
  readonly strings: readonly string[];
}

/** Folder of the code that the check belongs to, which need not be the folder of the site. */
const codeRoot = join(import.meta.dirname, "..", "..", "..");

/** Returns the strings of `app/` and `scripts/`, which stay as they are while a process runs. */
export const readSourceStrings = once((): SourceStrings => {
  const all = ["app", "scripts"].flatMap(sourceFiles).map((file) => findStrings(readFileSync(file, "utf8")));
  return {
    calls: all.flatMap(({ calls }) => calls),
    shapes: all.flatMap(({ shapes }) => shapes),
    strings: all.flatMap(({ strings }) => strings),
  };
});

/** A call with its key and, if it has another argument, all that follows. */
const call = /(?<![\w.$])t\(\s*"([^"\n]+)"\s*(?:,?\s*\)|,\s*(\{)?)/g;

/** A call with a key that is made of parts. */
const madeCall = /\bt\(\s*`([^`\n]+)`/g;

/** The formatter writes all strings so, but for those that have such a sign in them. */
const string = /"([^"\n]*)"/g;

/** Returns the strings of one file. Pure. */
export function findStrings(source: string): SourceStrings {
  const calls = [...source.matchAll(call)].map(({ 0: whole, 1: text = "", 2: brace, index }): TextCall => {
    if (whole.endsWith(")")) return { text, values: [] };
    return { text, values: brace ? namesIn(source.slice(index + whole.length)) : undefined };
  });
  const shapes = [...source.matchAll(madeCall)].map(([, key = ""]) => shapeOf(key));
  return { calls, shapes, strings: [...source.matchAll(string)].map(([, text = ""]) => text) };
}

/** `product.${name}` → `/^product\.[\w-]+$/` */
function shapeOf(key: string): RegExp {
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("[\\w-]+")}$`);
}

/** Returns the names of an object behind its brace, `brand, count: 3 }`; undefined if it has others in a variable. */
function namesIn(source: string): string[] | undefined {
  let rest = source.slice(0, longestObject).replaceAll(/"[^"\n]*"|`[^`]*`/g, "");
  // From the innermost brackets outwards, until those of the object are left.
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(/\([^(){}[\]]*\)|\{[^(){}[\]]*\}|\[[^(){}[\]]*\]/g, "");
  }
  const fields = rest
    .slice(0, rest.indexOf("}"))
    .split(",")
    .map((field) => field.trim())
    .filter(Boolean);
  const names = fields.map((field) => /^(\w+)\s*(?::|$)/.exec(field)?.[1]);
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** Letters in which the values of a call end. */
const longestObject = 1000;

function sourceFiles(folder: string): string[] {
  return readdirSync(join(codeRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(codeRoot, folder, name));
}
