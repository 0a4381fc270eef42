import type tools from "#locales/tools/es.json";
import fieldNames from "./field-names.es.json" with { type: "json" };
import { quoteText } from "./quote-text.ts";

/** A line of YAML as it was probably meant. */
interface Repair {
  /** The mistake of the writer. */
  readonly reason: keyof typeof tools.check.yaml;
  readonly line: string;
}

/** A line of YAML, split into its indentation with the dash of a list, the name and the value. */
interface Line {
  readonly text: string;
  readonly lead: string;
  readonly key: string | undefined;
  /** All before the value. */
  readonly before: string;
  readonly value: string;
}

type Rewrite = (line: Line) => string | undefined;

const shape = /^(\s*(?:-\s+)*)(?:([\w.-]+)\s*:(?:\s+|$))?(.*)$/s;

/** A text between quotation marks; or a text without them that has a placeholder. */
const textInGroup =
  /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|(?<=[[{,]\s{0,9}|:\s{1,9})(?![\s:])(?:[^"'[\]{},:]|:(?!\s))*(?:\{\{[^{}]*\}\}[^"'[\]{},]*)+(?<!\s)/g;

/** The mistakes that people make in one line. Whether a repair helps is tried, so that it may be proposed too often. */
const rewrites: readonly (readonly [reason: Repair["reason"], rewrite: Rewrite])[] = [
  // `{ value: {{precio.metro}} }`, where YAML reads groups in a group
  [
    "fact-in-group",
    ({ text, value }) => (/^(?:\{(?!\{)|\[)/.test(value) ? text.replaceAll(textInGroup, quoted) : undefined),
  ],
  // `title: "El "mejor" precio"`, `title: "Hola`
  ["quotes", ({ before, value }) => (/^["']/.test(value) ? before + quoteText(withoutQuotes(value)) : undefined)],
  // `text: > Hola`
  ["text-unquoted", ({ before, value }) => (/^[|>]\s/.test(value) ? before + quoteText(value.slice(1)) : undefined)],
  // `title: {{precio.metro}} es poco`, `title: @modular`, `title: Precio: lo que cuesta`
  ["text-unquoted", ({ before, value }) => (isText(value) ? before + quoteText(value) : undefined)],
  // `- Uno: dos: tres`
  ["text-unquoted", ({ text, lead }) => (lead === "" ? undefined : lead + quoteText(text.slice(lead.length)))],
  ["bracket-unclosed", withClosings],
  ["dash-space", ({ text }) => text.replace(/^(\s*)-(?=[^\s-])/, "$1- ")],
  ["colon-space", ({ text }) => text.replace(/^(\s*(?:-\s+)*[A-Za-z][\w-]*):(?=[^\s:/])/, "$1: ")],
  // `title Hola`
  ["colon-missing", ({ text, lead, value }) => (isFieldName(value) ? lead + value.replace(/\s/, ": ") : text)],
  ...[0, 2, 4, 6, 8].map((spaces): (typeof rewrites)[number] => {
    return ["indent", ({ text, key }) => (key === undefined ? text : " ".repeat(spaces) + text.trimStart())];
  }),
  // A note, or the second line of a text.
  ["line-unread", ({ key, text }) => (key === undefined ? text.replace(/\S/, "# $&") : undefined)],
];

/** The repairs of mistakes that YAML notices some lines below. */
const noticedLate: ReadonlySet<string> = new Set(["quotes", "bracket-unclosed", "fact-in-group"]);

/** Returns what a line may have been meant to be, the most likely first. `isNear` says that YAML stopped there. */
export function repairsOf(text: string, isNear: boolean): Repair[] {
  const [, lead = "", key, value = ""] = shape.exec(text) ?? [];
  const line = { text, lead, key, before: text.slice(0, text.length - value.length), value: value.trimEnd() };
  return rewrites.flatMap(([reason, rewrite]) => {
    const repaired = isNear || noticedLate.has(reason) ? rewrite(line) : undefined;
    return repaired === undefined || repaired === "" || repaired === text ? [] : { reason, line: repaired };
  });
}

/** `"El "mejor" precio"` and `"Hola` → their words; `"Hola" mundo` as it is. */
function withoutQuotes(value: string): string {
  const [quote = ""] = value;
  if (value.length > 1 && value.endsWith(quote)) return value.slice(1, -1);
  return value.includes(quote, 1) ? value : value.slice(1);
}

function quoted(text: string): string {
  return /^["']/.test(text) ? text : quoteText(text);
}

/** Whether a value without quotation marks may be a text. A list or group alone is valid; words after it are not. */
function isText(value: string): boolean {
  if (/^(?:["'|>]|$)/.test(value)) return false;
  return !/^[[{]/.test(value) || /^\{\{/.test(value) || /[\]}]\s*[^\s,\]}#]/.test(value.replaceAll(textInGroup, ""));
}

function withClosings({ before, value }: Line): string | undefined {
  const closing = { "[": "]", "{": "}" }[value[0] ?? ""];
  const open = closing ? value.split(value[0] ?? "").length - value.split(closing).length : 0;
  return closing && open > 0 ? before + value.replace(/,$/, "") + closing.repeat(open) : undefined;
}

/** Whether words begin with the name of a field, or with what people call one. */
function isFieldName(words: string): boolean {
  const name = /^[\p{L}-]+(?=\s)/u.exec(words)?.[0] ?? "";
  return Object.entries(fieldNames).some(([field, others]) => field === name || others.includes(name.toLowerCase()));
}
