import { tagsIn } from "#app/content/tags.ts";
import { openSite } from "#app/site/site.server.ts";

/** What articles are put together of: pieces of the site's own, so that they read and weigh like them. */
export interface Phrases {
  readonly headings: readonly string[];
  /** Sentences without figures, placeholders, links or marks, which are right in any place. */
  readonly sentences: readonly string[];
  /** Pictures that are large enough for the head of an article, with their alternative texts. */
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  /** Names of the site's tags. */
  readonly tags: readonly string[];
  /** Paths of pages. */
  readonly paths: readonly string[];
}

/** A block that is a paragraph and nothing else. */
const paragraph = /^[^#\-|>!\d\s]/;
/** Signs of what means something in its own place only: figures, marks, notes, and sentences that announce a list. */
const bound = /[\d{}[\]*_`|«»:;%€]/;

/** Returns the phrases of a project's articles. */
export function readPhrases(root: string): Phrases {
  const { content, locale } = openSite(root).edition("es");
  const articles = content.entries("blog");
  const blocks = articles.flatMap(({ body }) => body.split(/\n{2,}/));
  return {
    headings: blocks.filter((block) => /^##+ /.test(block) && !bound.test(block)).map(withoutMarks),
    sentences: blocks
      .filter((block) => paragraph.test(block))
      .flatMap((block) => block.split(/(?<=[.?!])\s+/))
      .filter((sentence) => sentence.length > 50 && sentence.length < 200 && !bound.test(sentence)),
    pictures: articles
      .flatMap(({ data }) => data.images.slice(0, 1))
      .map(({ src, alt }) => ({ src, alt: wordsOf(alt) })),
    tags: tagsIn(locale, content.site().tags).map(({ name }) => name),
    paths: openSite(root)
      .paths.all()
      .filter((page) => page.locale === locale && page.id === undefined)
      .map(({ path }) => path),
  };
}

/** Returns a text without the signs that mean something in markdown: an alternative text may stand in a body too. */
function wordsOf(text: string): string {
  return text.replaceAll(new RegExp(bound, "g"), " ");
}

function withoutMarks(heading: string): string {
  return heading.replace(/^#+ /, "").trim();
}
