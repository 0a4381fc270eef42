import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A text that the code asks for. */
interface TextCall {
  /** Its key in the locale file. */
  readonly text: string;
  /** Names of the values that the call passes; undefined if they come in a variable. */
  readonly values: readonly string[] | undefined;
}

/** The strings of the code, as far as texts for people are concerned. */
export interface SourceStrings {
  /** First arguments of `t(…)`, and of `message(…)` below `cli`, which are keys of the locale file. */
  readonly keys: readonly TextCall[];
  /** First arguments of `t(…)` that are made of parts, `comparison.kinds.${kind}`: every key of that shape is used. */
  readonly shapes: readonly RegExp[];
  /** All strings; one that looks like a key of the locale file counts as used. */
  readonly strings: readonly { readonly file: string; readonly text: string }[];
}

/** Folder of the code that the check belongs to, which need not be the folder of the site. */
const codeRoot = join(import.meta.dirname, "..", "..", "..");

/** Returns the strings of `app/`, `scripts/` and the configuration of the tools. */
export function readSourceStrings(root = codeRoot): SourceStrings {
  const configs = readdirSync(root).filter((name) => name.endsWith(".config.ts"));
  const all = [...["app", "scripts"].flatMap((folder) => sourceFiles(root, folder)), ...configs].map((file) =>
    findStrings(file, readFileSync(join(root, file), "utf8")),
  );
  return {
    keys: all.flatMap(({ keys }) => keys),
    shapes: all.flatMap(({ shapes }) => shapes),
    strings: all.flatMap(({ strings }) => strings),
  };
}

/** A call with its key and, if it has another argument, all that follows. */
const call = /(?<![\w.$])(t|message)\(\s*"([^"\n]+)"\s*(?:,?\s*\)|,\s*(\{)?)/g;

/** A call with a key that is made of parts. */
const madeCall = /\bt\(\s*`([^`\n]+)`/g;

/** The formatter writes all strings so, but for those that have such a sign in them. */
const string = /"([^"\n]*)"/g;

/** Returns the strings of one file. Pure. */
export function findStrings(file: string, source: string): SourceStrings {
  const keys = [...source.matchAll(call)].map(({ 0: whole, 1: name, 2: key, 3: brace, index }): TextCall => {
    const text = `${name === "message" ? "cli." : ""}${key}`;
    if (whole.endsWith(")")) return { text, values: [] };
    return { text, values: brace ? namesIn(source.slice(index + whole.length)) : undefined };
  });
  const shapes = [...source.matchAll(madeCall)].map(([, key = ""]) => shapeOf(key));
  return { keys, shapes, strings: [...source.matchAll(string)].map(([, text = ""]) => ({ file, text })) };
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

function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
}
