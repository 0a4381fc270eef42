import type { Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

/** The page from which a passage comes. */
export type PassagePage = Pick<Passage, "page" | "path">;

// Buttons and pictures, what is only shown once a form is sent, and what is no text.
const skipped = new Set([
  "cta",
  "contact",
  "action",
  "actions",
  "image",
  "images",
  "sent",
  "id",
  "href",
  "model",
  "icon",
]);
const headings = ["title", "name", "heading", "label", "question"];

/**
 * Returns the passages of a page's fields, for any schema: every group with a heading and words is one, at any depth. A
 * group without a field for its heading has it in the first one that is a question.
 *
 * `{ cards: [{ title: "Leasing", text: "La entidad…" }] }` → one passage «Leasing»
 */
export function pagePassages(fields: unknown, page: PassagePage): Passage[] {
  if (Array.isArray(fields)) return fields.flatMap((item) => pagePassages(item, page));
  if (!isFields(fields)) return [];
  const entries = Object.entries(fields).filter(([name]) => !skipped.has(name));
  const heading =
    headings.find((name) => typeof fields[name] === "string") ??
    entries.find(([, value]) => typeof value === "string" && value.endsWith("?"))?.[0];
  const words = entries
    .filter(([name]) => name !== heading)
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === "string");
  const inner = entries.flatMap(([, value]) => pagePassages(value, page));
  if (heading === undefined || words.length === 0) return inner;
  return [
    { ...page, title: String(fields[heading]), text: words.map(asSentence).join(" "), isAnswer: false },
    ...inner,
  ];
}

function asSentence(words: string): string {
  return /[.!?…:]$/.test(words) ? words : `${words}.`;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
