import { isFields } from "#app/content/fields/overlay-fields.ts";
import type { Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

/** The page from which a passage comes. */
export type PassagePage = Pick<Passage, "page" | "path">;

// Buttons, pictures and what describes them, lines above headings, what is only shown once a form is sent, and what is
// no text or says what a written answer does.
const skipped = new Set([
  "asked",
  "askedInBody",
  "eyebrow",
  "number",
  "moreLabel",
  "compareLabel",
  "catalogueLabel",
  "drawingAlt",
  "open",
  "facts",
  "credit",
  "sampleNote",
  "empty",
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
 * group without a field for its heading has it in the first one that is a question, and one with a list names its items.
 * A use of a model says in its drawing what there is room for, so its passage has the description of that too, and the
 * model.
 *
 * `{ cards: [{ title: "Leasing", text: "La entidad…" }] }` → one passage «Leasing»
 *
 * @param fitOf Returns the sentence that names a model by its id: «Cabe en MOD|TWO»
 */
export function pagePassages(fields: unknown, page: PassagePage, fitOf: (model: string) => string): Passage[] {
  if (Array.isArray(fields)) return fields.flatMap((item) => pagePassages(item, page, fitOf));
  if (!isFields(fields)) return [];
  const entries = Object.entries(fields).filter(([name]) => !skipped.has(name));
  const heading =
    headingOf(fields) ?? entries.find(([, value]) => typeof value === "string" && value.endsWith("?"))?.[0];
  const words = entries
    .filter(([name]) => name !== heading)
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === "string");
  const items = entries.flatMap(([, value]) => (Array.isArray(value) ? value : [])).filter(isFields);
  const names = items.flatMap((item) => item[headingOf(item) ?? ""] ?? []);
  const inner = entries.flatMap(([, value]) => pagePassages(value, page, fitOf));
  if (heading === undefined || words.length === 0) return inner;
  const { model, image } = fields;
  const drawn =
    typeof model === "string" && isFields(image) && typeof image.alt === "string" ? [image.alt, fitOf(model)] : [];
  const list = names.length > 0 ? [names.join(", ")] : [];
  const text = [...words, ...drawn, ...list].map(asSentence).join(" ");
  return [{ ...page, title: String(fields[heading]), text, kind: "section", ...askedOf(fields) }, ...inner];
}

/** Returns the name of the field that has the heading of a group. */
function headingOf(fields: Readonly<Record<string, unknown>>): string | undefined {
  return headings.find((name) => typeof fields[name] === "string");
}

/** Returns the questions that a group of fields answers, as a field of its passage. */
export function askedOf({ asked }: { readonly asked?: unknown }): Pick<Passage, "asked"> {
  return Array.isArray(asked) ? { asked: asked.map(String) } : {};
}

/** Returns words with a full stop, unless they end with a mark. */
export function asSentence(words: string): string {
  return /[.!?…:]$/.test(words) ? words : `${words}.`;
}
