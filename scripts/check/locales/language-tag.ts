import { readLanguageTag } from "#scripts/translate/language-tag.ts";

/**
 * Whether a name is a BCP 47 tag that the registry knows, in its canonical form: `fr`, `pt-BR`. Formats and paths are made
 * from it. `english` and `xx` are made like tags, but stand for no language.
 */
export function isLanguageTag(name: string): boolean {
  const result = readLanguageTag(name);
  return result.ok && result.tag === name;
}

/** Returns the tag that a name was meant for: `EN` → `en`, `pt_br` → `pt-BR`, `catalan` → `ca`; "" if it is none. */
export function tagFor(name: string): string {
  const result = readLanguageTag(name);
  return (result.ok ? result.tag : result.suggestion) ?? "";
}
