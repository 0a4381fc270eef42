import jsep from "jsep";
import type { Formats } from "#app/i18n/formats.ts";

/** Why an expression has no value. `word` is the part that is wrong. */
interface ExpressionIssue {
  readonly kind: "syntax" | "name" | "thousands" | "format" | "value" | "share";
  readonly word: string;
}

export type ComputedFigure =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly issue: ExpressionIssue };

/** How a computed figure is written, by the name that follows «en». A share is written in per cent: 0.4 → «40 %». */
const writers = {
  euros: (value, formats) => formats.euros(Math.round(value)),
  "euros/m²": (value, formats) => formats.eurosPerSquareMetre(value),
  "m²": (value, formats) => formats.squareMetres(value),
  "%": (value, formats) => formats.percent(Math.round(value * 100)),
  número: (value, formats) => formats.number(value),
} as const satisfies Readonly<Record<string, (value: number, formats: Formats) => string>>;
type FormatName = keyof typeof writers;

/** The names of the formats, for advice. */
export const formatNames: readonly string[] = Object.keys(writers);

const ofFormat = /^(.*\S)\s+en\s+(\S+)$/su;
/** A single figure or name. */
const isSingleFigure = /^[-(\s]*[\p{L}\d][\p{L}\d.,-]*[)\s]*$/u;
/** «1.500» and «1.234.567», which may be meant with decimals or without; «0.125» has three decimals. */
const groupedThousands = /(?<![\d.,])(?!0+\.)\d+(?:\.\d{3})+(?!\d)/;
const factName = /\p{L}[\p{L}\d]*(?:[.-][\p{L}\d]+)*/gu;

/** Whether a placeholder is an expression: it has an operator or a format besides a name. */
export function isExpression(placeholder: string): boolean {
  return /[-+*/×()]/.test(placeholder.replaceAll(factName, "")) || ofFormat.test(placeholder);
}

/** Whether a placeholder gives one of our prices, computed or by name: an amount, not a percentage. */
export function isPriceExpression(placeholder: string): boolean {
  const [, arithmetic = placeholder, format] = ofFormat.exec(placeholder) ?? [];
  return format !== "%" && format !== "m²" && (arithmetic.match(factName) ?? []).some(isPriceName);
}

/**
 * Returns the text of an expression of figures, names of facts, `+ - * / ( )` and, at the end, the format:
 * `precio.metro * 40` → «36.000 €», `1 - precio.metro / 1500 en %` → «40 %». Without a format, the result is in euros
 * if a price is involved, in m² if a surface is, otherwise a plain number. A minus needs spaces around it, because
 * names have hyphens.
 */
export function computeFigure(
  expression: string,
  figures: ReadonlyMap<string, number>,
  formats: Formats,
): ComputedFigure {
  const [, arithmetic = expression, formatName] = ofFormat.exec(expression) ?? [];
  const thousands = groupedThousands.exec(arithmetic);
  if (thousands) return failed("thousands", thousands[0]);
  const names = [...new Set(arithmetic.match(factName) ?? [])];
  const unknown = names.find((name) => !figures.has(name));
  if (unknown !== undefined) return failed("name", unknown);
  const format = formatName ?? defaultFormat(names);
  if (!isFormat(format)) return failed("format", format);
  const value = evaluate(arithmetic, names, figures);
  if (value === undefined) return failed("syntax", arithmetic);
  if (!Number.isFinite(value)) return failed("value", arithmetic);
  // «35 en %» would give «3500 %». Shares above 100 % are accepted only from a calculation.
  if (format === "%" && Math.abs(value) > 1 && isSingleFigure.test(arithmetic)) return failed("share", arithmetic);
  return { ok: true, text: writers[format](value, formats) };
}

function failed(kind: ExpressionIssue["kind"], word: string): ComputedFigure {
  return { ok: false, issue: { kind, word } };
}

function isFormat(name: string): name is FormatName {
  return Object.hasOwn(writers, name);
}

function isPriceName(name: string): boolean {
  return name === "precio.metro" || name.endsWith(".precio");
}

function defaultFormat(names: readonly string[]): FormatName {
  if (names.some(isPriceName)) return "euros";
  return names.some((name) => name.endsWith(".superficie")) ? "m²" : "número";
}

/** Returns the value of an expression; undefined if it is malformed or is more than arithmetic. */
function evaluate(
  arithmetic: string,
  names: readonly string[],
  figures: ReadonlyMap<string, number>,
): number | undefined {
  // The parser would read hyphens and dots in names as operators.
  const source = arithmetic
    .replaceAll(factName, (name) => `$${names.indexOf(name)}`)
    .replaceAll("×", "*")
    .replaceAll(/(\d),(\d)/g, "$1.$2");
  try {
    return evaluateNode(jsep(source), (identifier) => figures.get(names[Number(identifier.slice(1))] ?? ""));
  } catch {
    // The parser throws on malformed input; the check reports it in its own words.
    return undefined;
  }
}

const operators: Readonly<Record<string, (first: number, second: number) => number>> = {
  "+": (first, second) => first + second,
  "-": (first, second) => first - second,
  "*": (first, second) => first * second,
  "/": (first, second) => first / second,
};

function evaluateNode(node: jsep.Expression, figureOf: (identifier: string) => number | undefined): number | undefined {
  // The package's types leave the fields of each kind untyped.
  const { type, value, name, operator, left, right, argument } = node;
  if (type === "Literal") return typeof value === "number" ? value : undefined;
  if (type === "Identifier") return figureOf(String(name));
  if (type === "UnaryExpression" && operator === "-" && isNode(argument)) {
    const inner = evaluateNode(argument, figureOf);
    return inner === undefined ? undefined : -inner;
  }
  if (type !== "BinaryExpression" || !isNode(left) || !isNode(right)) return undefined;
  const [first, second] = [evaluateNode(left, figureOf), evaluateNode(right, figureOf)];
  if (first === undefined || second === undefined) return undefined;
  return operators[String(operator)]?.(first, second);
}

function isNode(value: unknown): value is jsep.Expression {
  return typeof value === "object" && value !== null && "type" in value;
}
