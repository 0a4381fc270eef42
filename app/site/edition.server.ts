import type { i18n, TFunction } from "i18next";
import type { z } from "zod";
import type { Content } from "#app/content/content.server.ts";
import { type Resolved, resolveFields } from "#app/content/fields/resolve-fields.server.ts";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { type Formats, formatsIn } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { PictureData } from "#app/pictures/picture-data.ts";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import type { PathTo } from "#app/routing/paths.ts";
import { localiseHref, type SitePaths } from "#app/routing/site-paths.server.ts";
import { type CatalogueFile, catalogueFileAt } from "./catalogue-files.server.ts";
import { describeWaiting } from "./describe-waiting.ts";

/**
 * The part of a page in the original language: its body or, if most strings of the language are missing too, all of
 * it.
 */
export type Untranslated = "body" | "all";

/** A site in one language: its content, its strings, its paths, and what makes content ready for pages. */
export interface Edition {
  /** The language of its paths. */
  readonly locale: string;
  /** The part that shows the original; absent for pages in their own language. */
  readonly untranslated?: Untranslated;
  readonly content: Content;
  readonly t: TFunction;
  /** How its figures and dates are written. */
  readonly formats: Formats;
  readonly pathTo: PathTo;
  /** Returns the PDF of all models, or of the model with this slug. */
  catalogueFile(slug?: string): CatalogueFile;
  /** Returns the mark of an entry that visitors do not see yet, which is there while developing only. */
  waitingMark(data: object): { readonly waiting?: string };
  /**
   * Returns front matter, or a part of it with the schema of that part, with its placeholders, links and pictures
   * resolved.
   *
   * @throws Error for what cannot be resolved; `npm run check` reports that before a build.
   */
  resolve<Data>(schema: z.ZodType, data: Data): Promise<Resolved<Data>>;
  /** Does the same, and keeps the questions that sections answer (`asked`). */
  resolveAsked<Data>(schema: z.ZodType, data: Data): Promise<Resolved<Data>>;
  /**
   * Returns the body of an entry ready for the page; null for a body without words.
   *
   * @throws Error for what cannot be resolved; `npm run check` reports that before a build.
   */
  render(entry: Pick<ParsedEntry<unknown>, "body" | "tree">): Promise<MarkdownBody | null>;
  /**
   * Returns a text of the content with its placeholders filled.
   *
   * @throws Error naming a placeholder without a fact.
   */
  fill(text: string): string;
}

export interface EditionParts {
  readonly locale: string;
  readonly untranslated?: Untranslated;
  readonly now: Date;
  readonly content: Content;
  readonly strings: i18n;
  /** Says in the words of writers when something is published. */
  readonly writers: TFunction;
  readonly pictures: PictureStore;
  readonly paths: SitePaths;
  /** Whether a link to an unknown page is left unchanged. */
  readonly developing: boolean;
}

/** Returns a site in one language. */
export function createEdition(parts: EditionParts): Edition {
  const { locale, untranslated, now, content, strings, writers, pictures, paths, developing } = parts;
  const { t } = strings;
  const toLocale = (href: string) => {
    if (href === paths.catalogue(defaultLocale)) return content.site().catalogo.url ?? paths.catalogue(locale);
    return developing && !paths.find(href) ? href : localiseHref(href, paths, locale);
  };
  const { facts } = content;
  const fields = { facts, localiseHref: toLocale, readPicture: pictures.read };

  return {
    locale,
    ...(untranslated && { untranslated }),
    content,
    t,
    formats: formatsIn(t("language.formats")),
    pathTo: paths.to(locale),
    catalogueFile: (slug) => catalogueFileAt(pictures.root, paths.catalogue(locale, slug)),
    waitingMark(data) {
      const waiting = describeWaiting(data, now, writers);
      return waiting === null ? {} : { waiting };
    },
    resolve: (schema, data) => resolveFields(schema, data, fields),
    resolveAsked: (schema, data) => resolveFields(schema, data, { ...fields, keepsAsked: true }),
    async render({ body, tree }) {
      if (body.trim() === "") return null;
      // The check reads a site without showing it.
      const { pictureSources, renderMarkdown } = await import("#app/content/markdown/markdown.ts");
      const read = new Map<string, PictureData>();
      for (const source of pictureSources(tree())) read.set(source, await pictures.read(source));
      return renderMarkdown(tree(), {
        facts: facts(),
        localiseHref: toLocale,
        picture(source) {
          const picture = read.get(source);
          if (!picture) throw new Error(`The picture ${source} was not read.`);
          return picture;
        },
        words: {
          footnotes: t("markdown.footnotes"),
          footnoteBack: (number) => t("markdown.footnoteBack", { number }),
        },
      });
    },
    fill: (text) => fillPlaceholders(text, facts()),
  };
}
