import { defaultLocale, type Language } from "#app/i18n/languages.ts";
import { nameOfLanguage } from "./language-tag.ts";

/** Scripts that are read from right to left, for a Node that does not know the direction of a language. */
const rightToLeft: readonly string[] = [
  "Adlm",
  "Arab",
  "Hebr",
  "Mand",
  "Mend",
  "Nkoo",
  "Rohg",
  "Samr",
  "Syrc",
  "Thaa",
  "Yezi",
];

/** What `Intl.Locale` says of texts; the types of TypeScript lag behind. */
interface TextInfo {
  readonly direction?: string;
}

/** Returns whether a language is read from left to right or from right to left. */
export function directionOf(tag: string): Language["direction"] {
  const locale: Intl.Locale & { getTextInfo?(): TextInfo; readonly textInfo?: TextInfo } = new Intl.Locale(tag);
  const direction = locale.getTextInfo?.().direction ?? locale.textInfo?.direction;
  return (direction ?? directionOfScript(locale)) === "rtl" ? "rtl" : "ltr";
}

/** Returns the direction of the script that a language is mostly written in. */
export function directionOfScript(locale: Intl.Locale): Language["direction"] {
  return rightToLeft.includes(locale.maximize().script ?? "") ? "rtl" : "ltr";
}

/**
 * Returns the name of a language in the language itself, with a capital letter as it stands in lists: `ca` → «Català»; in
 * Spanish where this Node does not have it.
 */
export function ownName(tag: string): { readonly name: string; readonly isOwn: boolean } {
  const isOwn = Intl.DisplayNames.supportedLocalesOf([tag]).length > 0;
  const name = nameOfLanguage(tag, isOwn ? tag : defaultLocale) ?? tag;
  const [first = "", ...rest] = name;
  return { name: first.toLocaleUpperCase(tag) + rest.join(""), isOwn };
}
