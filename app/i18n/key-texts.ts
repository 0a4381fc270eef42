import { type PluralForm, splitPlural } from "./plural-forms.ts";
import { flatStrings } from "./string-groups.ts";
import { toolAreas } from "./tool-areas.ts";

/** The texts of one key: one without a form, or one for each plural form. */
export type KeyTexts = ReadonlyMap<PluralForm | undefined, string>;

/**
 * Returns the texts that translators write of what a locale file holds, of any shape, by their dotted keys without plural
 * forms: `{ blog: { minutes_one: "…", minutes_other: "…" } }` → `blog.minutes` with two texts. Without the areas for
 * tools, and without `language`, which no original gives.
 */
export function keyTexts(messages: unknown): ReadonlyMap<string, KeyTexts> {
  const found = new Map<string, Map<PluralForm | undefined, string>>();
  for (const [key, text] of flatStrings(messages)) {
    if (notTranslated.has(key.split(".")[0] ?? "")) continue;
    const { stem, form } = splitPlural(key);
    const texts = found.get(stem) ?? new Map<PluralForm | undefined, string>();
    found.set(stem, texts.set(form, text));
  }
  return found;
}

const notTranslated: ReadonlySet<string> = new Set([...toolAreas, "language"]);
