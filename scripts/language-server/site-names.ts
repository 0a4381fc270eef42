import { ContentError } from "#app/content/content-error.ts";
import { tagsIn } from "#app/content/tags.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openProject } from "#app/site/site.server.ts";

/** The names of a site that a writer may write. */
export interface SiteNames {
  /** Paths of the pictures below `content/images`. */
  readonly pictures: readonly string[];
  /** Ids of the models. */
  readonly models: readonly string[];
  /** Paths of the pages. */
  readonly links: readonly string[];
  /** Subjects that articles may have, those of `content/site.yaml`. */
  readonly tags: readonly string[];
  /** Names of the placeholders, with what visitors read. */
  readonly facts: readonly (readonly [name: string, text: string])[];
  /** Returns the fields of a content file as plain values, by its path from the project's root; undefined without any. */
  readonly fieldsOf: (file: string) => unknown;
}

/** Returns the names of the site in a folder, as its files are now. Those that broken files hide are left out. */
export function readSiteNames(root: string): SiteNames {
  const site = openProject(root, { developing: true });
  const { content } = site.edition(defaultLocale);
  return {
    pictures: site.pictures.names(),
    models: site.files.list(`${defaultLocale}/models`).map((name) => name.replace(/\.md$/, "")),
    links: whileReadable(() => {
      const pages = site.paths
        .all()
        .filter((page) => page.locale === defaultLocale && page.number === undefined && page.alias === undefined);
      return [...new Set(pages.map(({ path }) => path))];
    }),
    tags: whileReadable(() => tagsIn(defaultLocale, content.site().tags).map(({ name }) => name)),
    facts: whileReadable(() => [...content.facts().entries()]),
    fieldsOf(file) {
      const source = site.files.frontMatter(file);
      return source.ok ? source.value.data : undefined;
    },
  };
}

function whileReadable<Name>(read: () => readonly Name[]): readonly Name[] {
  try {
    return read();
  } catch (error) {
    // The check says what is broken; an editor only has fewer names to propose.
    if (error instanceof ContentError) return [];
    throw error;
  }
}
