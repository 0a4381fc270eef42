import type { TFunction } from "i18next";
import type { Content } from "#app/content/content.server.ts";
import { describeWaiting } from "#app/content/describe-waiting.ts";
import type { Facts } from "#app/content/facts.ts";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { type Resolved, resolveFields } from "#app/content/resolve-fields.server.ts";
import { formatsIn } from "#app/i18n/figure.ts";
import type { Formats } from "#app/i18n/formats.ts";
import { defaultLocale, originalLanguage } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import { isOriginal } from "#app/i18n/original-text.ts";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import type { PathTo } from "#app/routing/paths.ts";
import { localiseHref, type SitePaths } from "#app/routing/site-paths.server.ts";
import { createBodyRenderer } from "./body-renderer.server.ts";
import type { CatalogueFile, CatalogueList } from "./catalogue-files.server.ts";

/** A site in one language: its content, its strings, its paths, and what makes content ready for pages. */
export interface Edition {
  readonly locale: string;
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
   * Returns front matter with its placeholders, links and pictures resolved.
   *
   * @throws Error for what cannot be resolved; `npm run check` reports that before a build.
   */
  resolve<Data>(data: Data): Promise<Resolved<Data>>;
  /**
   * Returns the body of an entry ready for the page; null for a body without words.
   *
   * @throws Error for what cannot be resolved; `npm run check` reports that before a build.
   */
  render(entry: Pick<ParsedEntry<unknown>, "body" | "tree" | "untranslated">): Promise<MarkdownBody | null>;
  /**
   * Returns a text of the content with its placeholders filled, as the text's own language writes them.
   *
   * @throws Error naming a placeholder without a fact.
   */
  fill(text: string): string;
}

export interface EditionParts {
  readonly now: Date;
  readonly content: Content;
  /** Returns the facts as the original language writes them. */
  readonly originalFacts: () => Facts;
  readonly locales: Locales;
  readonly pictures: PictureStore;
  readonly paths: SitePaths;
  /** Returns the PDFs that have been made. */
  readonly catalogues: () => CatalogueList;
  /** Whether a link that leads to no page is left as it is written. */
  readonly developing: boolean;
}

/** Returns a site in the language of `content`. */
export function createEdition(parts: EditionParts): Edition {
  const { now, content, originalFacts, locales, pictures, paths, catalogues, developing } = parts;
  const { locale } = content;
  const { t } = locales.i18n(locale);
  const toLocale = (href: string) => {
    if (href === paths.catalogue(defaultLocale)) return content.site().catalogo.url ?? paths.catalogue(locale);
    return developing && !paths.find(href) ? href : localiseHref(href, paths, locale);
  };
  const renderer = (words: TFunction, facts: () => Facts) =>
    createBodyRenderer({
      facts: { get: (name) => facts().get(name) },
      localiseHref: toLocale,
      noteHref: (id) => `${paths.to(locale)("terms")}#${id}`,
      words: {
        // Asked for by those bodies alone that have notes.
        get note() {
          return words("claims.note");
        },
        get noteMark() {
          return words("claims.mark");
        },
        footnotes: words("markdown.footnotes"),
        footnoteBack: (number) => words("markdown.footnoteBack", { number }),
      },
      readPicture: pictures.read,
    });
  const renderBody = renderer(t, () => content.facts());
  const renderOriginal = renderer(locales.i18n(defaultLocale).t, originalFacts);
  const factsOf = (text: string) => (isOriginal(text) ? originalFacts() : content.facts());

  return {
    locale,
    content,
    t,
    formats: formatsIn(t("language.formats")),
    pathTo: paths.to(locale),
    catalogueFile(slug) {
      const path = paths.catalogue(locale, slug);
      return { href: path, bytes: catalogues()[path]?.bytes ?? null };
    },
    waitingMark(data) {
      const waiting = describeWaiting(data, now, locales.i18n(defaultLocale).t);
      return waiting === null ? {} : { waiting };
    },
    resolve: (data) => resolveFields(data, { factsOf, localiseHref: toLocale, readPicture: pictures.read }),
    async render(entry) {
      if (entry.untranslated === undefined) return renderBody(entry);
      const body = await renderOriginal(entry);
      return body?.map((block) => ({ ...block, props: { ...block.props, ...originalLanguage } })) ?? null;
    },
    fill: (text) => fillPlaceholders(text, factsOf(text)),
  };
}
