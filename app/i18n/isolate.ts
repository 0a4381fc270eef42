import { hasTranslations } from "./has-translations.ts";

const firstStrongIsolate = "\u2068";
const popDirectionalIsolate = "\u2069";

/** Scripts that are written from right to left, by their names in the registry of scripts. */
const scripts = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** Whether a language is written from right to left in its usual script. */
export function isRightToLeft(locale: string): boolean {
  return hasTranslations && scripts.test(new Intl.Locale(locale).maximize().script ?? "");
}

/**
 * Returns a text that keeps its own order in one of the other direction: between two invisible characters of Unicode.
 * Without them, `+34 964 000 000` would end with its plus sign in Arabic. Digits alone need none, and may be a part of
 * a figure: `01.7`.
 */
export function isolate(text: string): string {
  return /^\d*$/.test(text) ? text : firstStrongIsolate + text + popDirectionalIsolate;
}

/** Returns a text without those characters, for values that are no text, such as links. */
export function withoutIsolates(text: string): string {
  return hasTranslations ? text.replaceAll(/[\u2068\u2069]/g, "") : text;
}
