import { textFields } from "#app/content/walk-fields.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { plainWords } from "#scripts/check/rules/fields/check-alts.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { bodyIssue, type ContentFile, excerpt, fieldIssue, sourceOf } from "#scripts/check/site/content-file.ts";

/** The fields by which people tell the items of a list apart. */
const names = /^(?:title|name|question|text|answer)$/;
/** A longer text is not the same by chance. */
const longText = 40;

/** Warns of a card, question, line or row that its list has twice. Plans may have two rooms of one name. */
export function checkTwice(file: ContentFile): Issue[] {
  const fields = file.prose.flatMap(({ path, text, marks }) => {
    const place = path && path[0] !== "plans" && marks?.words ? listOf(path, text) : undefined;
    if (!path || place === undefined) return [];
    const values = { found: excerpt(text, 60) };
    return [{ key: `${place} ${plainWords(text)}`, issue: () => fieldIssue(file, path, "text-repeated", values) }];
  });
  const items = file.nodes.flatMap((node) => {
    if (node.type !== "list" && node.type !== "table") return [];
    return node.children
      .map((child) => ({ child, text: sourceOf(file, child).trim() }))
      .filter(({ text }) => plainWords(text) !== "")
      .map(({ child, text }) => {
        const values = { found: excerpt(text, 60) };
        const key = `${node.position?.start.offset} ${text.toLowerCase().replace(/\.$/, "")}`;
        return { key, issue: () => bodyIssue(file, child, "text-repeated", values) };
      });
  });
  return repeated([...fields, ...items]);
}

/** The same for what the price includes and excludes, by name and by part of the drawing. */
export function checkPriceLines({ settings }: Pick<CheckedSite, "settings">): Issue[] {
  if (!settings) return [];
  const fields = textFields(settings.data).filter(({ path }) => path[0] === "priceContents");
  return repeated(
    fields.map(({ path, text }) => ({
      key: `${path[3] === "part"} ${plainWords(text)}`,
      issue: () => fieldIssue(settings, path, "price-line-twice", { name: text }),
    })),
  );
}

/** Returns the issues of all but the first of each key. */
function repeated(texts: readonly { readonly key: string; readonly issue: () => Issue }[]): Issue[] {
  const seen = new Set<string>();
  return texts.flatMap(({ key, issue }) => {
    const isTwice = seen.has(key);
    seen.add(key);
    return isTwice ? [issue()] : [];
  });
}

/** Returns the list that a text tells an item of, with the field's name: `cards[].title`; undefined for others. */
function listOf(path: FieldPath, text: string): string | undefined {
  const last = path.at(-1);
  if (typeof last === "number") return formatFieldPath(path.slice(0, -1));
  const name = String(last);
  if (typeof path.at(-2) !== "number" || !names.test(name)) return undefined;
  if (/^(?:text|answer)$/.test(name) && text.length < longText) return undefined;
  return `${formatFieldPath(path.slice(0, -2))}[].${name}`;
}
