import { parse } from "yaml";
import { textFields } from "#app/content/walk-fields.ts";
import { slugFrom } from "#app/schemas/slug-from.ts";
import { isFields } from "./item-id.ts";

/** Fields that tell an item from the others of its list, the best first. */
const tellingFields = [
  "title",
  "question",
  "name",
  "label",
  "src",
  "code",
  "rooms",
  "phrases",
  "words",
  "href",
] as const;

/** Longer ids are hard to read. */
const greatestLength = 32;

/** What is left of a sentence that was cut, and says nothing: `con-el`, `a-la`. */
const danglingWords = /(?:-(?:al?|con|del?|el|en|las?|los?|o|para|por|que|sin|sus?|tus?|una?|u|y))+$/;

/** Of an item that says nothing that an id could be made of. */
const namelessItem = "elemento";

/**
 * Returns an id for an item of a list that has none: of its title, its question or its name, and of its picture's file
 * where there are no words; unlike those that are taken. `{ title: "Hecho a medida" }` → `hecho-a-medida`
 */
export function suggestId(item: unknown, taken: Iterable<string>): string {
  const names = new Set(taken);
  const slug = cut(slugFrom(tellingWords(item)));
  // «2024» and «null» are no texts for YAML.
  const name = slug !== "" && typeof parse(slug) === "string" ? slug : [namelessItem, slug].filter(Boolean).join("-");
  if (!names.has(name)) return name;
  let number = 2;
  while (names.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}

function tellingWords(item: unknown): string {
  if (!isFields(item)) return typeof item === "string" ? withoutFacts(item) : "";
  for (const name of tellingFields) {
    const words = wordsOf(name, Object.hasOwn(item, name) ? item[name] : undefined);
    if (slugFrom(words) !== "") return words;
  }
  return (
    textFields(item)
      .map(({ text }) => withoutFacts(text))
      .find((text) => slugFrom(text) !== "") ?? ""
  );
}

function wordsOf(name: (typeof tellingFields)[number], value: unknown): string {
  if (Array.isArray(value)) return name === "rooms" ? value.join(" ") : String(value[0] ?? "");
  if (typeof value !== "string") return "";
  if (name === "src") return value.slice(value.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  if (name === "href")
    return (
      value
        .replace(/[?#].*$/, "")
        .split("/")
        .at(-1) ?? ""
    );
  return withoutFacts(value);
}

/** A placeholder names a fact, which changes. */
function withoutFacts(text: string): string {
  return text.replaceAll(/\{\{.*?\}\}/g, " ");
}

function cut(slug: string): string {
  if (slug.length <= greatestLength) return slug;
  const start = slug.slice(0, greatestLength + 1);
  const end = start.lastIndexOf("-");
  return (end > 0 ? start.slice(0, end) : slug.slice(0, greatestLength)).replace(danglingWords, "");
}
