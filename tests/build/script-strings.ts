import { runInNewContext } from "node:vm";
import type * as ESTree from "@oxc-project/types";
import { parseSync, Visitor } from "rolldown/utils";
import { flatStrings } from "#app/i18n/string-groups.ts";

/** What a built script says of strings, read by a parser, in no way as the build finds it. */
export interface ScriptStrings {
  /** The texts of its code, but those of the strings that it brings. */
  readonly texts: ReadonlySet<string>;
  /** How texts begin that it puts together: `form.${name}` → `form.`. */
  readonly beginnings: ReadonlySet<string>;
  /** Scripts that it loads on use, its strings not among them. */
  readonly loaded: readonly string[];
  /** The strings that it brings, by their dotted keys. */
  readonly strings: ReadonlyMap<string, string>;
  /** The file with its strings in each language, where there are several. */
  readonly files: Readonly<Record<string, string>>;
}

/** Returns what a script says of strings. */
export function readScriptStrings(code: string): ScriptStrings {
  const { program } = parseSync("script.js", code);
  const brought = findBrought(program, code);
  const isOwn = ({ start }: ESTree.Span) => !brought || start < brought.start || start > brought.end;
  const texts = new Set<string>();
  const beginnings = new Set<string>();
  const loaded: string[] = [];
  new Visitor({
    Literal(literal) {
      if (typeof literal.value === "string" && isOwn(literal)) texts.add(literal.value);
    },
    TemplateLiteral(template) {
      const text = template.quasis[0]?.value.cooked ?? "";
      if (isOwn(template)) (template.expressions.length === 0 ? texts : beginnings).add(text);
    },
    ImportExpression(expression) {
      if (isOwn(expression)) loaded.push(...fileNamesIn(code.slice(expression.start, expression.end)));
    },
  }).visit(program);
  return { texts, beginnings, loaded, ...readBrought(brought ? code.slice(brought.start, brought.end) : "{}") };
}

/** Returns the strings of a language in the file of a script, `own` and `missing` ones together. */
export function readStringFile(code: string): ReadonlyMap<string, string> {
  const { own, missing } = evaluate(code.replace(/^export default\b/, "").replace(/;\s*$/, "")) as Record<
    string,
    unknown
  >;
  return new Map([...flatStrings(missing), ...flatStrings(own)]);
}

/** Returns the argument of `siteStrings.push(…)`. */
function findBrought(program: ESTree.Program, code: string): ESTree.Span | undefined {
  const found: ESTree.Span[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [argument] }) {
      const isReceiver = callee.type === "MemberExpression" && /\.siteStrings\?\?=/.test(textOf(callee, code));
      if (isReceiver && argument) found.push(argument);
    },
  }).visit(program);
  if (found.length > 1) throw new Error("A script brings strings twice.");
  return found[0];
}

function textOf({ start, end }: ESTree.Span, code: string): string {
  return code.slice(start, end);
}

/** `{es:()=>import("./a.js")}` are files, `{nav:{skip:"Saltar"}}` strings. */
function readBrought(literal: string): Pick<ScriptStrings, "strings" | "files"> {
  const loaders = [...literal.matchAll(/["'`]?([\w-]+)["'`]?:\(\)=>(import\([^)]*\))/g)];
  if (loaders.length === 0) return { strings: new Map(flatStrings(evaluate(literal))), files: {} };
  const files = loaders.map(([, locale = "", expression = ""]) => [locale, fileNamesIn(expression)[0] ?? ""]);
  return { strings: new Map(), files: Object.fromEntries(files) };
}

function evaluate(literal: string): unknown {
  return runInNewContext(`(${literal})`);
}

function fileNamesIn(expression: string): string[] {
  return [...expression.matchAll(/\.\/([\w.-]+\.js)/g)].map(([, name = ""]) => name);
}
