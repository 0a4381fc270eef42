import { createFormats, type Formats } from "./formats.ts";

/**
 * A figure among the values of a text: `t("audiences.each", { price: { euros: 25308 } })`. It is written as the readers of
 * the text's own language write it, which need not be that of the page.
 */
type Figure = {
  readonly [Name in keyof Formats]: { readonly [Own in Name]: Written<Parameters<Formats[Name]>> };
}[keyof Formats];

/** What a format takes: one value as it is, more as a list. */
type Written<Values extends readonly unknown[]> = Values extends readonly [infer Only] ? Only : Values;

const formatsOf = new Map<string, Formats>();

/** Returns the formats of a language, made once. */
export function formatsIn(locale: string): Formats {
  const formats = formatsOf.get(locale) ?? createFormats(locale);
  formatsOf.set(locale, formats);
  return formats;
}

/** Returns a value of a text as it is shown in a language; only figures differ. */
export function writeValue(value: unknown, locale: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  const formats = formatsIn(locale);
  const [entry] = Object.entries(value);
  if (!entry || !(entry[0] in formats)) return value;
  const [name, own]: [string, unknown] = entry;
  const write: (...values: never[]) => string = formats[name as keyof Formats];
  // The type of a figure has seen to it that its format takes the values.
  return write(...((Array.isArray(own) ? own : [own]) as never[]));
}
