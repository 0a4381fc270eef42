import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";

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
  /** All strings; one that looks like a key of the locale file counts as used. */
  readonly strings: readonly { readonly file: string; readonly text: string }[];
}

/** Returns the strings of `app/`, `scripts/` and the configuration of the tools below `root`. */
export function readSourceStrings(root: string): SourceStrings {
  const configs = readdirSync(root).filter((name) => name.endsWith(".config.ts"));
  const all = [...["app", "scripts"].flatMap((folder) => sourceFiles(root, folder)), ...configs].map((file) =>
    findStrings(file, readFileSync(join(root, file), "utf8")),
  );
  return { keys: all.flatMap(({ keys }) => keys), strings: all.flatMap(({ strings }) => strings) };
}

/** Returns the strings of one file; none of a file that is not valid TypeScript, which the compiler reports. Pure. */
export function findStrings(file: string, source: string): SourceStrings {
  const keys: TextCall[] = [];
  const strings: { file: string; text: string }[] = [];
  const { program } = parseSync(file, source, { lang: file.endsWith(".tsx") ? "tsx" : "ts" });
  new Visitor({
    CallExpression({ callee, arguments: [first, second] }) {
      if (callee.type !== "Identifier" || first?.type !== "Literal" || typeof first.value !== "string") return;
      const area = { t: "", message: "cli." }[callee.name];
      if (area === undefined) return;
      // `{ brand, count: 3 }` → `["brand", "count"]`
      const properties = second?.type === "ObjectExpression" ? second.properties : [];
      const names = properties.flatMap((property) =>
        property.type === "Property" && property.key.type === "Identifier" ? [property.key.name] : [],
      );
      const isWhole = names.length === properties.length && (!second || second.type === "ObjectExpression");
      keys.push({ text: area + first.value, values: isWhole ? names : undefined });
    },
    Literal({ value }) {
      if (typeof value === "string") strings.push({ file, text: value });
    },
  }).visit(program);
  return { keys, strings };
}

function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
}
