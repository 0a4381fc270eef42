import { hasTranslations } from "#app/i18n/has-translations.ts";

/** What the head of a page says of it, with URLs instead of paths. */
export interface Seo {
  /** Complete, with the brand. */
  readonly title: string;
  readonly description: string;
  /** Which of the two are texts of the original on a page in another language; absent where none is. */
  readonly originals?: readonly ("title" | "description")[];
  /** Language and region of the title as link previews name them, `es_ES`. */
  readonly previewLocale: string;
  /** Absent on pages without a path of their own; of an untranslated page, that of the original. */
  readonly canonical?: string;
  /** Whether search engines should not keep the page. */
  readonly noindex?: true;
  /** The same page in every language of the site, this one included; empty while there is one language. */
  readonly alternates: readonly Alternate[];
  /** URL of the picture for link previews. */
  readonly image?: string;
  readonly kind: "website" | "article";
  /** Of an article of the blog. */
  readonly article?: ArticleSeo;
}

/** A page in one language. */
interface Alternate {
  readonly locale: string;
  readonly href: string;
  /** Whether it shows the original: search engines are not told of it, the visitor is. */
  readonly untranslated?: true;
}

/** What search engines are told of an article. */
export interface ArticleSeo {
  /** Without the brand. */
  readonly headline: string;
  /** YYYY-MM-DD */
  readonly published: string;
  /** Day of the last change, YYYY-MM-DD; that of publication where there was none. */
  readonly updated: string;
  /** Who writes and publishes it. */
  readonly publisher: { readonly name: string; readonly url: string };
  /** Of its text. */
  readonly language: string;
  /** Of what stands in another language than the text. */
  readonly otherLanguages?: { readonly headline?: string; readonly description?: string };
}

/** Whether a text of a page's head is one of the original on a page in another language. */
export function isOriginal({ originals }: Seo, name: "title" | "description"): boolean {
  return hasTranslations && originals?.includes(name) === true;
}
