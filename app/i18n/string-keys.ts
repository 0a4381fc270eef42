import { isTranslatable } from "./locale-areas.ts";
import { withoutPlural } from "./plural-forms.ts";
import { flatStrings } from "./string-groups.ts";

/** The parts that vary between texts, such as `{{count}}` and `:slug`. */
const varying = /\{\{[^{}]*\}\}|:[a-z]+/g;

/**
 * Returns the texts that translators write in a locale file of any shape, by their dotted keys without plural forms:
 * `{ blog: { minutes_one: "…", minutes_other: "…" } }` → `blog.minutes` with two texts. The areas for tools are left
 * out, and so is `language`, which every language says of itself.
 */
function keyTexts(messages: unknown): ReadonlyMap<string, readonly string[]> {
  const strings = flatStrings(messages).filter(([key]) => isTranslatable(key));
  const grouped = Map.groupBy(strings, ([key]) => withoutPlural(key));
  return new Map([...grouped].map(([key, texts]) => [key, texts.map(([, text]) => text)]));
}

/** The strings of the original that a language lacks, by their keys without plural forms. */
export interface StringGaps {
  /** How many keys the original has. */
  readonly all: number;
  /** Keys that the language lacks, or whose texts it leaves empty. */
  readonly missing: readonly string[];
  /**
   * Keys whose texts are those of the original, which a copy of its file holds, except texts without words: they are
   * the same everywhere.
   */
  readonly same: readonly string[];
}

/**
 * Returns what a language lacks of the strings of the original.
 *
 * @param original What `locales/es.json` holds.
 * @param translation What the file of the language holds, of any shape.
 */
export function findStringGaps(original: unknown, translation: unknown): StringGaps {
  const wanted = keyTexts(original);
  const translated = keyTexts(translation);
  const missing: string[] = [];
  const same: string[] = [];
  for (const [key, originals] of wanted) {
    const own = translated.get(key) ?? [];
    if (own.length === 0 || own.some((text) => text.trim() === "" && hasWords(originals.join(" ")))) missing.push(key);
    else if (own.every((text) => originals.includes(text) && hasWords(text))) same.push(key);
  }
  return { all: wanted.size, missing, same };
}

/** Whether a text has words to translate: `{{title}} · {{brand}}` has none. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(varying, ""));
}
