import { createFormats, type Formats } from "./formats.ts";
import { hasTranslations } from "./has-translations.ts";

/**
 * A figure among the values of a text: `t("audiences.each", { price: { euros: 25308 } })`. It is written as the readers
 * of the page write it.
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

/** Returns a value of a text as it is shown in a language; only figures differ, and texts from right to left. */
export function writeValue(value: unknown, locale: string): unknown {
  const formats = formatsIn(locale);
  if (hasTranslations && typeof value === "string") return formats.asWritten(value);
  if (!isFigure(value, formats)) return value;
  return Object.entries(value).map(([name, own]) => {
    // The type of a figure guarantees that its format takes the values.
    const write = formats[name as keyof Formats] as (...values: unknown[]) => string;
    return write(...(Array.isArray(own) ? own : [own]));
  })[0];
}

function isFigure(value: unknown, formats: Formats): value is Figure {
  if (typeof value !== "object" || value === null) return false;
  const names = Object.keys(value);
  return names.length === 1 && names.every((name) => name in formats);
}
