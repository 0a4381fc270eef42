import { collectionNames, collectionSchemas, pageKeys, pageSchemas } from "#app/content/collections.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { Issue } from "#app/content/issues.ts";
import { isFields } from "#app/content/item-ids/item-id.ts";
import { markWords } from "#app/content/mark-words.ts";
import { indexOfItem, isById } from "#app/content/overlay-fields.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { hasOriginal } from "#app/i18n/original-text.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";

/** What a translation may have of its own, although it is no words, or what another rule judges. */
const ownNames: ReadonlySet<PropertyKey> = new Set(["slug", "aliases", "href", "tags", "id", "draft"]);

/** A field that a translation has otherwise than its original. */
interface OtherFact {
  readonly path: FieldPath;
  readonly original: string;
  readonly found: string;
}

/**
 * Checks that a translation has the days, measures and pictures of its original, which stay behind when they change there.
 *
 * @param file Path of the translation from the project's root.
 * @param name Path of the original below its language.
 */
export function checkTranslatedFacts(files: ContentFiles, file: string, name: string): Issue[] {
  const [original, translation] = [files.frontMatter(`content/${defaultLocale}/${name}`), files.frontMatter(file)];
  // What cannot be read has issues of its own.
  if (!original.ok || !translation.ok) return [];
  const base = markWords(original.value.data, schemaOf(name));
  const { data, locate } = translation.value;
  return otherFacts(base, data).map(({ path, original: wanted, found }): Issue => {
    const values = { field: formatFieldPath(path), original: wanted, found };
    return { file, code: "translation-fact", ...locate.value(path), values };
  });
}

/**
 * Returns the fields of a translation that are no words and differ from the original's, by their paths there.
 *
 * @param base The original, whose words are marked.
 */
export function otherFacts(base: unknown, overlay: unknown, path: FieldPath = []): OtherFact[] {
  if (isFields(base) && isFields(overlay)) {
    return Object.entries(overlay).flatMap(([name, value]) =>
      Object.hasOwn(base, name) && !ownNames.has(name) ? otherFacts(base[name], value, [...path, name]) : [],
    );
  }
  if (Array.isArray(base) && Array.isArray(overlay)) {
    if (!isById(base, overlay)) return [];
    return base.flatMap((item) => {
      const index = indexOfItem(overlay, item);
      return index < 0 ? [] : otherFacts(item, overlay[index], [...path, index]);
    });
  }
  const [original, found] = [plain(base), plain(overlay)];
  if (original === undefined || !found || original === found || hasOriginal(original)) return [];
  return [{ path, original, found }];
}

/** Returns a value as it is written; undefined for groups, lists and what is empty. */
function plain(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value).trim()
    : undefined;
}

function schemaOf(name: string): unknown {
  const [folder, file = ""] = name.split("/");
  const page = pageKeys.find((key) => folder === "pages" && file === `${key}.md`);
  const collection = collectionNames.find((one) => one === folder);
  return page ? pageSchemas[page] : collection && collectionSchemas[collection];
}
