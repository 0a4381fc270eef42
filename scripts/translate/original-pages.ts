import { collectionNames, pageKeys, schemaOf } from "#app/content/collections.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { type PageSection, pageSections, withoutNotes } from "./page-sections.ts";
import { type PageField, translatableFields } from "./page-texts.ts";

/**
 * What the assistant says in every language. The rest of its file is for lists of Spanish words, which nobody translates
 * one by one, and the rules of the language model.
 */
const saidByAssistant = /^answers\[[\w-]+\]\.answer$/;

/** What a content file of the original language has to translate. */
export interface OriginalPage {
  /** Path below the folder of its language: `blog/licencia.md`. */
  readonly name: string;
  /** Path from the project's root. */
  readonly file: string;
  /** The front matter as plain values. */
  readonly data: unknown;
  readonly fields: readonly PageField[];
  /** Without notes of writers. */
  readonly sections: readonly PageSection[];
}

/** The content files of the original language. */
export interface OriginalPages {
  /** Returns those that visitors read, or will, in the order of the schemas, without files that cannot be read. */
  all(): OriginalPage[];
  /** Returns one of them, a draft too; undefined where there is none, or none that can be read. */
  find(name: string): OriginalPage | undefined;
}

/** Returns what is to be translated of a site. */
export function openOriginals(files: ContentFiles): OriginalPages {
  function find(name: string): OriginalPage | undefined {
    const [folder = "", id = ""] = name.replace(/\.md$/, "").split("/");
    const schema = schemaOf(folder, id);
    if (!schema) return undefined;
    const file = `content/${defaultLocale}/${name}`;
    const source = files.frontMatter(file);
    if (!source.ok) return undefined;
    const { data, body } = source.value;
    const fields = translatableFields(schema, data);
    return name.startsWith("assistant/")
      ? { name, file, data, fields: fields.filter((field) => saidByAssistant.test(field.name)), sections: [] }
      : { name, file, data, fields, sections: pageSections(withoutNotes(body)) };
  }

  return {
    find,
    all() {
      const pages = pageKeys.map((key) => `pages/${key}.md`);
      const entries = collectionNames.flatMap((collection) =>
        files
          .list(`${defaultLocale}/${collection}`)
          .filter((file) => file.endsWith(".md"))
          .map((file) => `${collection}/${file}`),
      );
      return [...pages, ...entries].flatMap((name) => {
        const page = find(name);
        return page && !isDraft(page.data) ? [page] : [];
      });
    },
  };
}

function isDraft(data: unknown): boolean {
  return typeof data === "object" && data !== null && "draft" in data && data.draft === true;
}
