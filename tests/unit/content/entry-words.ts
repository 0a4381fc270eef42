import { getContent } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { textFields } from "#app/content/walk-fields.ts";

/** Titles of cards or lists, in order. */
export function titlesOf(cards: readonly { title: string }[]): string[] {
  return cards.map(({ title }) => title);
}

/** Everything that can be read of an entry, facts filled in and every kind of space made plain. */
export function wordsOf(entry: { data: unknown; body?: string } | undefined): string {
  if (!entry) throw new Error("There is no such entry.");
  const texts = [...textFields(entry.data).map(({ text }) => text), entry.body ?? ""];
  return fillPlaceholders(texts.join("\n"), getContent("es").facts()).replaceAll(/[\s\u00A0]+/g, " ");
}
