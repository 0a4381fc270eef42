import { schemaOf } from "#app/content/collections.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { isCopy } from "#app/content/fields/is-copy.ts";
import { isFields, overlayFields, unequalLists } from "#app/content/fields/overlay-fields.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { marksOf } from "#app/schemas/field-marks.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import { schemaAt } from "#app/schemas/schema-at.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { nearestName } from "#scripts/check/advice/nearest-name.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { filesBelow } from "#scripts/check/site/files-below.ts";

/** Checks that every file of a translation has the name of an original, others are not read, and its facts. */
export function checkTranslations({ root, locales, content, issues }: CheckedSite): Issue[] {
  const faulty = new Set(issues.map(({ file }) => file));
  const originals = filesBelow(root, `content/${defaultLocale}`);
  return locales
    .names()
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) =>
      filesBelow(root, `content/${locale}`).flatMap((name): Issue[] => {
        const file = `content/${locale}/${name}`;
        if (originals.includes(name)) {
          // Files whose fields have issues of their own are not compared.
          return name.endsWith(".md") && !faulty.has(file) ? checkTranslatedFacts(content, file, name) : [];
        }
        const suggestion = nearestName(name, originals) ?? "";
        return [
          {
            file,
            line: 1,
            column: 1,
            code: "file-unread",
            values: { original: `content/${defaultLocale}/${name}`, meant: suggestion },
          },
        ];
      }),
    );
}

/** The fields of a translation that may differ although they are not words, or that another rule judges. */
const ownNames: ReadonlySet<PropertyKey> = new Set(["slug", "aliases", "href", "tags", "id", "draft"]);

/** A field that a translation has otherwise than its original. */
interface OtherFact {
  readonly path: FieldPath;
  readonly original: string;
  readonly found: string;
}

/**
 * Checks that a translation is no copy, has lists as long as its original, and repeats no facts of it, which would go
 * out of date.
 *
 * @param name Path of the original below its language.
 */
function checkTranslatedFacts(files: ContentFiles, file: string, name: string): Issue[] {
  const [original, translation] = [files.frontMatter(`content/${defaultLocale}/${name}`), files.frontMatter(file)];
  const [folder = "", id = ""] = name.replace(/\.md$/, "").split("/");
  const schema = schemaOf(folder, id);
  // Files that cannot be read have issues of their own.
  if (!original.ok || !translation.ok || !schema) return [];
  const { data, body, locate } = translation.value;
  const facts = otherFacts(original.value.data, data).filter(({ path }) => !marksOf(schemaAt(schema, path)).words);
  const shown = { data: overlayFields(original.value.data, data), body };
  return [
    ...(isCopy(schema, original.value, shown)
      ? [{ file, code: "translation-copy" as const, line: 1, column: 1, values: {} }]
      : []),
    ...unequalLists(original.value.data, data).map(({ path, expected, found }): Issue => {
      const values = { list: formatFieldPath(path), expected, found };
      return { file, code: "translation-list", ...locate.key(path), values };
    }),
    ...facts.map(({ path, original: wanted, found }): Issue => {
      const values = { field: formatFieldPath(path), original: wanted, found };
      return { file, code: "translation-fact", ...locate.value(path), values };
    }),
  ];
}

/** Returns the fields of a translation that differ from the original's, by their paths. */
function otherFacts(base: unknown, overlay: unknown, path: FieldPath = []): OtherFact[] {
  if (isFields(base) && isFields(overlay)) {
    return Object.entries(overlay).flatMap(([name, value]) =>
      Object.hasOwn(base, name) && !ownNames.has(name) ? otherFacts(base[name], value, [...path, name]) : [],
    );
  }
  if (Array.isArray(base) && Array.isArray(overlay)) {
    if (base.length !== overlay.length) return [];
    return base.flatMap((item, index) => otherFacts(item, overlay[index], [...path, index]));
  }
  const [original, found] = [plain(base), plain(overlay)];
  if (original === undefined || !found || original === found) return [];
  return [{ path, original, found }];
}

/** Returns a value as it is written; undefined for groups, lists and what is empty. */
function plain(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value).trim()
    : undefined;
}
