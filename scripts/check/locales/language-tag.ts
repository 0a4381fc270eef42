import { readLanguageTag } from "#scripts/i18n/language-tag.ts";

/**
 * Whether a name is a BCP 47 tag in its canonical form: `fr`, `pt-BR`. Formats and paths are made from it. Languages have
 * two or three letters: `english` would be a tag that nobody has registered.
 */
export function isLanguageTag(name: string): boolean {
  return /^[a-z]{2,3}(?:-|$)/.test(name) && canonicalTag(name) === name;
}

function canonicalTag(name: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(name)[0];
  } catch {
    // Not a language tag.
    return undefined;
  }
}

/** Returns the tag that a name was meant for: `EN` → `en`, `pt_br` → `pt-BR`, `catalan` → `ca`; "" if it is none. */
export function tagFor(name: string): string {
  const result = readLanguageTag(name);
  return (result.ok ? result.tag : result.suggestion) ?? "";
}
