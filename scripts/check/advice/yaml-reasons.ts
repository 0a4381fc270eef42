import type { Position } from "#app/content/text/text-positions.ts";
import type tools from "#locales/tools/es.json";
import fieldNames from "./field-names.es.json" with { type: "json" };
import { quoteText } from "./quote-text.ts";

interface YamlReason extends Position {
  /** The most likely mistake of the writer. */
  readonly reason: keyof typeof tools.check.yaml;
  /** `wanted` is the corrected line; left out if unknown. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** A line of YAML, split into the part before its value and the value. */
interface Line {
  readonly number: number;
  readonly text: string;
  /** Indentation and the dash of a list. */
  readonly lead: string;
  readonly key: string | undefined;
  /** The offset of the value, counted from 0. */
  readonly valueAt: number;
  readonly value: string;
}

type Finding = YamlReason | undefined;

/**
 * Returns why YAML cannot be read, in terms of what the writer did: the parser often stops lines below the mistake.
 * Returns undefined if no reason is known.
 *
 * @param stop Where the parser stopped.
 */
export function findYamlReason(source: string, stop: Position & { readonly code: string }): Finding {
  const lines = source.split("\n");
  const at = (number: number) => readLine(lines[number - 1] ?? "", number);
  const here = at(stop.line);
  const above = lineAbove(lines, stop.line);
  const near = above === undefined ? [here] : [here, at(above)];
  return (
    firstOf([here], factInGroup) ??
    firstOf(near, textAfterBlock) ??
    firstOf([here], quoteInside) ??
    unclosed(lines, stop) ??
    firstOf(near, signFirst) ??
    firstOf(near, colonInside) ??
    firstOf(near, dashSpace) ??
    firstOf(near, colonSpace) ??
    wrongIndent(lines, stop) ??
    (namesWithoutColon.has(stop.code) ? (itemOutside(here) ?? firstOf(near, colonMissing)) : undefined)
  );
}

/** Codes of the parser for a line that should be a name with its value. */
const namesWithoutColon: ReadonlySet<string> = new Set(["MULTILINE_IMPLICIT_KEY", "MISSING_CHAR"]);

function firstOf(lines: readonly Line[], find: (line: Line) => Finding): Finding {
  for (const line of lines) {
    const found = find(line);
    if (found) return found;
  }
  return undefined;
}

const shape = /^(\s*(?:-\s+)*)(?:([\w.-]+)\s*:(?:\s+|$))?(.*)$/s;

function readLine(text: string, number: number): Line {
  const [, lead = "", key, value = ""] = shape.exec(text) ?? [];
  return { number, text, lead, key, valueAt: text.length - value.length, value: value.trimEnd() };
}

function lineAbove(lines: readonly string[], number: number): number | undefined {
  for (let above = number - 1; above > 0; above--) {
    if (/^\s*[^\s#]/.test(lines[above - 1] ?? "")) return above;
  }
  return undefined;
}

function reason(line: Line, offset: number, name: YamlReason["reason"], wanted = "", values = {}): YamlReason {
  return { line: line.number, column: offset + 1, reason: name, values: { wanted: wanted.trim(), ...values } };
}

/** Returns the line with its value in quotation marks. */
function quoted({ text, valueAt, value }: Line): string {
  return `${text.slice(0, valueAt)}${quoteText(value)}`;
}

const wholeQuotations = { '"': /^"(?:[^"\\]|\\.)*"/, "'": /^'(?:[^']|'')*'/ } as const;

function quoteOf({ value }: Line): keyof typeof wholeQuotations | undefined {
  return value.startsWith('"') ? '"' : value.startsWith("'") ? "'" : undefined;
}

/** `title: "El "mejor" precio"` */
function quoteInside(line: Line): Finding {
  const quote = quoteOf(line);
  const [quotation] = (quote && wholeQuotations[quote].exec(line.value)) || [];
  if (quotation === undefined || /^\s*(?:#.*)?$/.test(line.value.slice(quotation.length))) return undefined;
  const isWhole = line.value.length > 1 && line.value.endsWith(quotation.slice(0, 1));
  const words = isWhole ? line.value.slice(1, -1) : line.value;
  const wanted = `${line.text.slice(0, line.valueAt)}${quoteText(words)}`;
  return reason(line, line.valueAt + quotation.length - 1, "quote-inside", wanted);
}

/**
 * A quotation mark or a bracket that is open at the end of its line, looked for upwards from where the parser stopped.
 */
function unclosed(lines: readonly string[], stop: Position & { readonly code: string }): Finding {
  if (!["MISSING_CHAR", "UNEXPECTED_TOKEN", "BAD_INDENT", "BLOCK_IN_FLOW", "BAD_DQ_ESCAPE"].includes(stop.code))
    return undefined;
  for (let number = Math.min(stop.line, lines.length); number >= 1; number--) {
    const line = readLine(lines[number - 1] ?? "", number);
    // A list may continue in the line where the parser stopped, unless it has ended.
    const isPast = number < stop.line || stop.column > line.text.length || stop.code === "BLOCK_IN_FLOW";
    const found = unclosedQuote(line) ?? (isPast ? unclosedBracket(line) : undefined);
    if (found) return found;
  }
  return undefined;
}

function unclosedQuote(line: Line): Finding {
  const quote = quoteOf(line);
  const isOddInList = /^[[{]/.test(line.value) && line.value.split('"').length % 2 === 0;
  if (isOddInList) return reason(line, line.text.lastIndexOf('"'), "quote-unclosed", "", { sign: '"' });
  if (!quote || wholeQuotations[quote].test(line.value)) return undefined;
  return reason(line, line.valueAt, "quote-unclosed", `${line.text.trimEnd()}${quote}`, { sign: quote });
}

const closings: Readonly<Record<string, string>> = { "[": "]", "{": "}" };

function unclosedBracket(line: Line): Finding {
  const opening = line.value[0] ?? "";
  const closing = closings[opening];
  if (closing === undefined || line.value.startsWith("{{")) return undefined;
  const open = line.value.split(opening).length - line.value.split(closing).length;
  if (open <= 0) return undefined;
  const end = line.value.replace(/,$/, "");
  return reason(line, line.valueAt, "bracket-unclosed", line.text.slice(0, line.valueAt) + end + closing.repeat(open), {
    sign: closing,
  });
}

/** A text between quotation marks; or a text without them that has a placeholder. */
const textInGroup =
  /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|(?<=[[{,]\s{0,9}|:\s{1,9})(?![\s:])(?:[^"'[\]{},:]|:(?!\s))*(?:\{\{[^{}]*\}\}[^"'[\]{},]*)+(?<!\s)/g;

/** `{ value: {{precio.metro}}, label: Precio }`, where YAML reads groups in a group */
function factInGroup(line: Line): Finding {
  if (!/^(?:\{(?!\{)|\[)/.test(line.value)) return undefined;
  const wanted = line.text.replaceAll(textInGroup, (text) => (/^["']/.test(text) ? text : quoteText(text)));
  const at = wanted.split("").findIndex((unit, index) => unit !== line.text[index]);
  return at < 0 ? undefined : reason(line, at, "fact-in-group", wanted, { open: "{{" });
}

/** `title: {{precio.metro}} es poco`, `title: [Hola](/x)`, `title: @modular` */
function signFirst(line: Line): Finding {
  const [sign] = /^(?:\{\{|[[{*&!%@`,]|[?-](?=\s))/.exec(line.value) ?? [];
  if (sign === undefined) return undefined;
  const isList = sign === "[" || sign === "{";
  // A list or group alone is valid; words after it show that a text was meant.
  if (isList && !/[\]}]\s*[^\s,\]}#]/.test(line.value.replaceAll(textInGroup, ""))) return undefined;
  return reason(line, line.valueAt, "sign-first", quoted(line), { sign });
}

/** `title: Precio: lo que cuesta` */
function colonInside(line: Line): Finding {
  if (quoteOf(line) || /^[[{|>]/.test(line.value)) return undefined;
  const at = line.value.search(/:(?:\s|$)/);
  if (at < 0 || line.key === undefined) return undefined;
  // `- Uno: dos: tres`: a field has an English name in small letters.
  const isText = line.lead.includes("-") && !/^[a-z][A-Za-z]*$/.test(line.key);
  const wanted = isText ? line.lead + quoteText(line.text.slice(line.lead.length)) : quoted(line);
  return reason(line, line.valueAt + at, "colon-inside", wanted);
}

/** `text: > Hola` */
function textAfterBlock(line: Line): Finding {
  const [, sign] = /^([|>][-+\d]*)\s+[^\s#]/.exec(line.value) ?? [];
  if (sign === undefined || line.key === undefined) return undefined;
  return reason(line, line.valueAt + sign.length + 1, "text-after-block", "", { sign });
}

/** `-uno` among items with a space */
function dashSpace(line: Line): Finding {
  const [, indent = "", words = ""] = /^(\s*)-([^\s-].*)$/.exec(line.text) ?? [];
  if (words === "") return undefined;
  return reason(line, indent.length, "dash-space", `- ${words}`);
}

/** `title:Hola` */
function colonSpace(line: Line): Finding {
  const [, name = "", words = ""] = /^(\s*(?:-\s+)*[A-Za-z][\w-]*):([^\s:/].*)$/.exec(line.text) ?? [];
  if (words === "") return undefined;
  return reason(line, name.length, "colon-space", `${name}: ${words}`);
}

/** `title Hola`, or words that begin like no field. */
function colonMissing(line: Line): Finding {
  if (line.key !== undefined) return undefined;
  const [, lead = "", name = "", words = ""] = /^(\s*(?:-\s+)*)(\p{L}[\w-]*)\s+(\S.*)$/u.exec(line.text) ?? [];
  if (words === "") return undefined;
  if (!isFieldName(name)) return reason(line, lead.length, "line-unread");
  return reason(line, lead.length + name.length, "colon-missing", `${lead}${name}: ${words}`);
}

/** Whether a word is the name of a field, or what people call one. */
function isFieldName(name: string): boolean {
  return Object.entries(fieldNames).some(([field, others]) => field === name || others.includes(name.toLowerCase()));
}

/** `- uno` below a field that is no list */
function itemOutside(line: Line): Finding {
  return line.lead.includes("-") ? reason(line, line.lead.indexOf("-"), "item-outside") : undefined;
}

/** A field that is neither a sibling nor a child of those above it. */
function wrongIndent(lines: readonly string[], stop: Position): Finding {
  for (const number of [stop.line, stop.line + 1]) {
    const line = readLine(lines[number - 1] ?? "", number);
    const aboveNumber = lineAbove(lines, number);
    if (line.key === undefined || line.lead.includes("-") || aboveNumber === undefined) continue;
    const above = readLine(lines[aboveNumber - 1] ?? "", aboveNumber);
    const spaces = line.lead.length;
    const levels = lines.slice(0, number - 1).map((text) => readLine(text, 0).lead.length);
    if (above.key === undefined || above.value === "" || levels.includes(spaces)) continue;
    const values = { spaces, above: above.key, aboveSpaces: above.lead.length };
    return reason(line, spaces, "indent", "", values);
  }
  return undefined;
}
