import texts from "./dev-texts.es.json" with { type: "json" };

type TextKey = keyof typeof texts;
/** Key of a text of the development server; of one with a singular and a plural, without its ending. */
export type DevTextKey = TextKey extends infer Key
  ? Key extends `${infer Stem}_${"one" | "other"}`
    ? Stem
    : Key
  : never;

/**
 * Returns a text of the development server, filled in. They stand in a file of their own and not in `locales/es.json`,
 * which may be what a writer is about to mend.
 *
 * @throws Error when a value is missing.
 */
export function devText(key: DevTextKey, values: Readonly<Record<string, string | number>> = {}): string {
  return textOf(key, values).replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`The text «${key}» of the development server needs a value for «${name}».`);
    return String(value);
  });
}

function textOf(key: DevTextKey, { count }: Readonly<Record<string, string | number>>): string {
  const all: Readonly<Record<string, string>> = texts;
  const text = all[key] ?? all[`${key}_${count === 1 ? "one" : "other"}`];
  if (text === undefined) throw new Error(`The development server has no text «${key}».`);
  return text;
}
