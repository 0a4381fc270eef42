import { isOriginal, withoutMarks } from "#app/i18n/original-text.ts";

/** Lists without which an item of the assistant's rules never applies. */
const decisive = ["phrases", "words"];

/**
 * Returns rules of the assistant without words of the original language, by which visitors of another would be
 * misunderstood: in lists of words and phrases every marked one goes, and with its last word a rule. Sentences stay.
 */
export function ownWords<Value>(value: Value): Value {
  // Lists get shorter, and all else keeps its shape.
  return keepOwn(value) as Value;
}

function keepOwn(value: unknown): unknown {
  if (Array.isArray(value)) {
    const own = value.filter((item) => typeof item !== "string" || !isOriginal(item));
    return own.map(keepOwn).filter((item) => !isEmptied(item));
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, keepOwn(field)]));
}

function isEmptied(item: unknown): boolean {
  const lists = isFields(item) ? decisive.map((name) => item[name]) : [item];
  return lists.some((list) => Array.isArray(list) && list.length === 0);
}

/** Returns every text in a value, however deep, changed; names of fields stay. */
export function changeTexts<Value>(value: Value, change: (text: string) => string): Value {
  // Texts stay texts, and all else stays as it is.
  return changeEach(value, change) as Value;
}

function changeEach(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => changeEach(item, change));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, changeEach(field, change)]));
}

/** Returns the words of two lists, each once and without marks. */
export function eitherWords(own: readonly string[], original: readonly string[]): string[] {
  return [...new Set([...own, ...original].map(withoutMarks))];
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
