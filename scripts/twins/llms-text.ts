/** A page with its twin. */
interface ListedPage {
  readonly name: string;
  /** URL of the twin. */
  readonly url: string;
  readonly description: string;
}

/** What the list of a language is made of. */
export interface PageList {
  readonly brand: string;
  /** What the home page says of the site. */
  readonly summary: string;
  readonly groups: readonly { readonly title: string; readonly pages: readonly ListedPage[] }[];
}

/** Returns the list of a site's pages for programs that read texts, as https://llmstxt.org describes it. */
export function formatPageList({ brand, summary, groups }: PageList): string {
  const parts = groups.map(({ title, pages }) => `## ${title}\n\n${pages.map(formatPage).join("\n")}`);
  return `${[`# ${brand}`, `> ${summary}`, ...parts].join("\n\n")}\n`;
}

function formatPage({ name, url, description }: ListedPage): string {
  // A bracket in a name would end it.
  return `- [${name.replace(/[[\]\\]/g, "\\$&")}](${url}): ${description}`;
}
