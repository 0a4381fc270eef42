/**
 * Returns the language of the site that a visitor would rather read than that of the page; undefined if the page is in
 * the right language already, or the site has no language that the visitor reads.
 *
 * @param languages Those of the site.
 * @param current That of the page.
 * @param preferred Tags of the languages that the visitor reads, the best first: `navigator.languages`.
 */
export function preferredLanguage<Site extends { readonly locale: string }>(
  languages: readonly Site[],
  current: string,
  preferred: readonly string[],
): Site | undefined {
  for (const tag of preferred) {
    const readable = languages.filter(({ locale }) => isReadable(locale, tag));
    if (readable.length === 0) continue;
    const exact = readable.find(({ locale }) => locale.toLowerCase() === tag.toLowerCase());
    // Of two regions, the one that the visitor reads already is as good as the other.
    const best = exact ?? readable.find(({ locale }) => locale === current) ?? readable[0];
    return best?.locale === current ? undefined : best;
  }
  return undefined;
}

/**
 * Whether readers of one language can read another, wherever it is spoken: `pt-BR` and `pt`, but not `zh-TW` and
 * `zh-Hans`.
 */
function isReadable(locale: string, tag: string): boolean {
  const one = fullTag(locale);
  const other = fullTag(tag);
  return one !== undefined && one.language === other?.language && one.script === other.script;
}

/** Returns a tag with its usual script: `zh-TW` → `zh-Hant-TW`. */
function fullTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    // Browsers on Linux may name a language as the system does: `en-US@posix`.
    return undefined;
  }
}
