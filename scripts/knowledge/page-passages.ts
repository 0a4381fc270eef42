import type { Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

/** The page from which a passage comes. */
export type PassagePage = Pick<Passage, "page" | "path">;

// Buttons and pictures, and what is only shown once a form is sent.
const skipped = new Set(["cta", "contact", "action", "actions", "image", "images", "sent"]);

/**
 * Returns the passages of a page's fields, for any schema: every group with a heading (`title` or `name`) and words
 * (`intro`, `text` or a list of sentences) is one, at any depth.
 *
 * `{ cards: [{ title: "Leasing", text: "La entidad…" }] }` → one passage «Leasing»
 */
export function pagePassages(fields: unknown, page: PassagePage): Passage[] {
  if (Array.isArray(fields)) return fields.flatMap((item) => pagePassages(item, page));
  if (!isFields(fields)) return [];
  const title = fields.title ?? fields.name;
  const text = wordsOf(fields);
  const own: Passage[] = typeof title === "string" && text !== "" ? [{ kind: "text", ...page, title, text }] : [];
  const inner = Object.entries(fields).filter(([name]) => !skipped.has(name));
  return [...own, ...inner.flatMap(([, value]) => pagePassages(value, page))];
}

function wordsOf({ intro, text, items }: Readonly<Record<string, unknown>>): string {
  const sentences = Array.isArray(items) ? items : [];
  return [intro, text, ...sentences].filter((words) => typeof words === "string").join(" ");
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
