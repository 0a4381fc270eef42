import type { SearchIndex } from "#app/pages/site-map/search/search-index.ts";
import { markedPageName } from "#app/site/page-name.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { collectKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { makeSearchIndex } from "./make-search-index.ts";

/** Returns the search index of a language. Pages are called what links to them say; what is Spanish is marked. */
export async function siteSearchIndex(site: Site, locale: string): Promise<SearchIndex> {
  const edition = site.edition(locale);
  const { passages } = await collectKnowledge(site, locale);
  // The page that the assistant names has more about a question; the answer itself is among the others.
  const shown = passages.map((passage) =>
    passage.kind === "answer" ? { ...passage, path: edition.pathTo("faq") } : passage,
  );
  return makeSearchIndex({ passages: shown }, (path) => {
    const page = site.paths.find(path);
    if (!page) throw new Error(`The knowledge of the assistant names ${path}, which is no page of the site.`);
    return markedPageName(edition, page);
  });
}
