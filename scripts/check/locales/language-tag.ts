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
  const tag = canonicalTag(name.replaceAll("_", "-"));
  if (tag !== undefined && isLanguageTag(tag)) return tag;
  const wanted = plain(name);
  return languages().find((code) => [code, "es", "en"].some((reader) => nameOf(code, reader) === wanted)) ?? "";
}

/** Returns all tags of two letters that have a name. */
function languages(): string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.filter((code) => isLanguageTag(code) && nameOf(code, "en") !== undefined);
}

function nameOf(code: string, reader: string): string | undefined {
  const name = new Intl.DisplayNames([reader], { type: "language", fallback: "none" }).of(code);
  return name === undefined ? undefined : plain(name);
}

function plain(name: string): string {
  return name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
