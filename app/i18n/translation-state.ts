import { createHash } from "node:crypto";
import { type KeyTexts, keyTexts } from "./key-texts.ts";
import { splitPlural } from "./plural-forms.ts";

/**
 * What is known of the origin of a translation: `locales/status/<language>.json`. Keys are dotted, without plural forms.
 * A key that is not there was translated nobody knows when.
 */
export interface Ledger {
  /** Hash of the Spanish text that a translation was made from; null where the file holds a copy of the Spanish text. */
  readonly keys: Readonly<Record<string, string | null>>;
  /** Hashes of those copies, by which they are known when the original has another text. */
  readonly copies?: Readonly<Record<string, string>>;
}

/** Returns the short hash of some texts, hexadecimal; no two lists of texts have the same, however they are parted. */
export function textHash(...texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${Buffer.byteLength(text)}:`).update(text);
  return hash.digest("hex").slice(0, 12);
}

/** Returns the hash of all texts of a key. */
export function keyHash(texts: KeyTexts): string {
  const [only] = texts.values();
  if (texts.size === 1 && texts.has(undefined)) return textHash(only ?? "");
  const forms = [...texts].map(([form = "", text]) => `${form}=${text}`);
  return textHash(...forms.sort());
}

/**
 * Returns the keys that a language has no words of its own for: those that its file lacks or leaves empty, and those that
 * still hold the copy of the Spanish text with which the file was made.
 *
 * @param original What `locales/es.json` holds.
 * @param translation What the file of the language holds, of any shape.
 */
export function untranslatedKeys(original: unknown, translation: unknown, ledger?: Ledger): ReadonlySet<string> {
  const translated = keyTexts(translation);
  const keys = [...keyTexts(original)].filter(([key, spanish]) => {
    const texts = translated.get(key);
    if (!texts) return true;
    if (hasWords(spanish) && !hasWords(texts)) return true;
    return ledger !== undefined && isCopy(key, texts, spanish, ledger);
  });
  return new Set(keys.map(([key]) => key));
}

/** Returns the translated keys whose Spanish text is no longer the one that they were made from. */
export function outdatedKeys(original: unknown, translation: unknown, ledger?: Ledger): ReadonlySet<string> {
  if (!ledger) return new Set();
  const untranslated = untranslatedKeys(original, translation, ledger);
  const keys = [...keyTexts(original)].filter(([key, spanish]) => {
    const made = Object.hasOwn(ledger.keys, key) ? ledger.keys[key] : undefined;
    return typeof made === "string" && made !== keyHash(spanish) && !untranslated.has(key);
  });
  return new Set(keys.map(([key]) => key));
}

/** Whether a text of a key is a copy of the original: then readers would get that form in another language. */
function isCopy(key: string, texts: KeyTexts, spanish: KeyTexts, { keys, copies = {} }: Ledger): boolean {
  if (!Object.hasOwn(keys, key) || keys[key] !== null) return false;
  const originals = [...spanish.values()];
  if ([...texts.values()].some((text) => originals.includes(text))) return true;
  return Object.hasOwn(copies, key) && copies[key] === keyHash(texts);
}

function hasWords(texts: KeyTexts): boolean {
  return [...texts.values()].every((text) => text.trim() !== "");
}

/**
 * Returns a ledger from what its file holds.
 *
 * @throws Error naming the entry that is no hash.
 */
export function asLedger(value: unknown): Ledger {
  const { keys, copies = {} } = recordOf(value, "the file");
  const checked = Object.entries(recordOf(keys, "keys")).map(([key, hash]): [string, string | null] => {
    if (hash !== null && !isHash(hash)) throw new Error(`What «${key}» was made from is neither a hash nor null.`);
    return [splitPlural(key).stem, hash];
  });
  const known = Object.entries(recordOf(copies, "copies")).map(([key, hash]): [string, string] => {
    if (!isHash(hash)) throw new Error(`The copy of «${key}» has no hash.`);
    return [key, hash];
  });
  return { keys: Object.fromEntries(checked), copies: Object.fromEntries(known) };
}

function isHash(value: unknown): value is string {
  return typeof value === "string" && /^[\da-f]+$/.test(value);
}

function recordOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error(`A ledger of translations has a group of hashes under «keys»; ${name} is none.`);
  }
  return { ...value };
}
