import { readMessages } from "#scripts/cli/messages.ts";

/** The explanations of fields for writers, by their keys: `fields.post.date` → «Fecha del artículo…». */
export type Explanations = ReadonlyMap<string, string>;

/**
 * Returns what `locales/es.json` says of every field.
 *
 * @throws MessageError when that file cannot be read as JSON.
 */
export function readExplanations(): Explanations {
  return collectExplanations(readMessages());
}

/** The pure part of `readExplanations`; `texts` may have any shape. */
export function collectExplanations(texts: unknown): Explanations {
  const subjects = Object.entries(recordOf(recordOf(texts).fields));
  return new Map(
    subjects.flatMap(([subject, sentences]) =>
      Object.entries(recordOf(sentences)).flatMap(([name, sentence]) =>
        typeof sentence === "string" ? [[`fields.${subject}.${name}`, sentence] as const] : [],
      ),
    ),
  );
}

function recordOf(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
