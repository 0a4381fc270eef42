import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type * as ESTree from "@oxc-project/types";
import { parseSync, Visitor } from "rolldown/utils";
import type { Position } from "#app/content/issues.ts";
import { positionAt } from "#app/content/text/text-positions.ts";
import { configFiles } from "./config-files.ts";

/** A string in the code. */
interface CodeString extends Position {
  readonly file: string;
  readonly text: string;
}

/** A text that the code asks for. */
interface TextCall extends CodeString {
  /** Names of the values that the call passes; undefined if they come in a variable. */
  readonly values: readonly string[] | undefined;
}

/** The strings of the code, as far as texts for people are concerned. */
export interface SourceStrings {
  /** First arguments of `t(…)`, and of `message(…)` below `cli`, which are keys of the locale file. */
  readonly keys: readonly TextCall[];
  /** All strings; one that looks like a key of the locale file counts as used. */
  readonly strings: readonly CodeString[];
  /** Words in the markup of components, which belong in the locale file. */
  readonly literalTexts: readonly CodeString[];
}

// Attributes that people read, or hear from a screen reader.
const spokenAttributes =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/;
const hasLetters = /\p{L}/u;
// Their content is code.
const codeElements = new Set(["script", "style"]);

/** Returns the strings of `app/`, `scripts/` and the configuration of the tools below `root`. */
export function readSourceStrings(root: string): SourceStrings {
  const all = ["app", "scripts"]
    .flatMap((folder) => sourceFiles(root, folder))
    .concat(configFiles(root))
    .map((file) => findStrings(file, readFileSync(join(root, file), "utf8")));
  return {
    keys: all.flatMap(({ keys }) => keys),
    strings: all.flatMap(({ strings }) => strings),
    literalTexts: all.flatMap(({ literalTexts }) => literalTexts),
  };
}

/** Returns the strings of one file; none of a file that is not valid TypeScript, which the compiler reports. Pure. */
export function findStrings(file: string, source: string): SourceStrings {
  const found = {
    keys: [] as TextCall[],
    strings: [] as CodeString[],
    literalTexts: [] as CodeString[],
  };
  const add = (list: CodeString[], start: number, text: string) => {
    list.push({ file, text, ...positionAt(source, start) });
  };
  const addLiteral = (expression: Expression) => {
    for (const { start, text } of literalWords(expression)) add(found.literalTexts, start, text);
  };
  const addChildren = (children: readonly ESTree.JSXChild[]) => {
    for (const child of children) {
      if (child.type === "JSXText" && hasLetters.test(child.value)) {
        add(found.literalTexts, child.start + child.value.search(/\S/), child.value.trim());
      }
      if (child.type === "JSXExpressionContainer") addLiteral(child.expression);
    }
  };
  const { program } = parseSync(file, source, { lang: file.endsWith(".tsx") ? "tsx" : "ts" });
  new Visitor({
    CallExpression({ callee, arguments: [first, second] }) {
      if (callee.type !== "Identifier" || first?.type !== "Literal" || typeof first.value !== "string") return;
      const area = { t: "", message: "cli." }[callee.name];
      if (area === undefined) return;
      const values = second ? propertyNames(second) : [];
      found.keys.push({ file, text: area + first.value, values, ...positionAt(source, first.start) });
    },
    Literal({ start, value }) {
      if (typeof value === "string") add(found.strings, start, value);
    },
    JSXElement({ openingElement: { name }, children }) {
      if (name.type !== "JSXIdentifier" || !codeElements.has(name.name)) addChildren(children);
    },
    JSXFragment({ children }) {
      addChildren(children);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== "JSXIdentifier" || !spokenAttributes.test(name.name)) return;
      if (value?.type === "JSXExpressionContainer") addLiteral(value.expression);
      if (value?.type === "Literal") addLiteral(value);
    },
  }).visit(program);
  return found;
}

/** `{ brand, count: 3 }` → `["brand", "count"]`; undefined for a variable or a spread. */
function propertyNames(argument: ESTree.Argument): string[] | undefined {
  if (argument.type !== "ObjectExpression") return undefined;
  if (argument.properties.some(({ type }) => type === "SpreadElement")) return undefined;
  return argument.properties.flatMap((property) =>
    property.type === "Property" && property.key.type === "Identifier" ? [property.key.name] : [],
  );
}

type Expression = ESTree.JSXExpression | ESTree.Expression;

/** Returns the strings with letters that an expression may evaluate to: `open ? "Cerrar" : t("menu")` → `Cerrar`. */
function literalWords(expression: Expression): { start: number; text: string }[] {
  switch (expression.type) {
    case "Literal": {
      const { value, start } = expression;
      return typeof value === "string" && hasLetters.test(value) ? [{ start, text: value }] : [];
    }
    case "TemplateLiteral":
      return expression.quasis
        .filter(({ value }) => hasLetters.test(value.raw))
        .map(({ start, value }) => ({ start, text: value.raw }));
    case "ConditionalExpression":
      return [...literalWords(expression.consequent), ...literalWords(expression.alternate)];
    case "LogicalExpression":
      return literalWords(expression.right);
    default:
      return [];
  }
}

function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name) && !entry.name.endsWith(".d.ts"))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((file) => file.replaceAll(sep, "/"));
}
