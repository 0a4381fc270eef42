import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { SKIP, visit } from "unist-util-visit";

/** What a deployed page is compared by. */
export interface PageParts {
  /** Its texts in their order, with single spaces. Scripts, styles and empty texts are left out. */
  readonly texts: readonly string[];
  /** The paths of its scripts, styles, pictures and other files, each once, with what a link leads to if it is a file. */
  readonly files: readonly string[];
}

/** Elements whose text is no text of the page. */
const silent: ReadonlySet<string> = new Set(["script", "style", "template"]);

/** Returns the parts of a page. `origins` are those of the site: all other files are not its own. */
export function pageParts(html: string, origins: readonly string[]): PageParts {
  const texts: string[] = [];
  const files = new Set<string>();
  visit(fromHtml(html), (node: Nodes) => {
    if (node.type === "text") {
      const text = node.value.replace(/\s+/g, " ").trim();
      if (text !== "") texts.push(text);
    }
    if (node.type !== "element") return;
    const { tagName, properties } = node;
    const { src, srcSet, href, rel, content } = properties;
    const isPage =
      tagName === "a" || (Array.isArray(rel) && rel.some((word) => word === "canonical" || word === "alternate"));
    const named = [
      src,
      ...(typeof srcSet === "string" ? srcSet.split(",").map((one) => one.trim().split(" ")[0]) : []),
      href,
    ];
    if (tagName === "meta" && /^og:image$/.test(String(properties.property))) named.push(content);
    for (const value of named) {
      const path = typeof value === "string" ? ownPath(value, origins) : undefined;
      if (path !== undefined && (!isPage || /\.[a-z]\w*$/i.test(path))) files.add(path);
    }
    if (silent.has(tagName)) return SKIP;
    return;
  });
  return { texts, files: [...files] };
}

/** Returns the path of a file of the site; undefined for one that lies elsewhere. */
function ownPath(value: string, origins: readonly string[]): string | undefined {
  if (/^\/(?!\/)/.test(value)) return value.replace(/[?#].*$/, "");
  if (!URL.canParse(value)) return undefined;
  const { origin, pathname } = new URL(value);
  return origins.includes(origin) ? pathname : undefined;
}

/** Returns the amounts of money in texts, with single plain spaces: «25.308 €», «900 €/m²». */
export function amountsIn(texts: readonly string[]): Set<string> {
  // Figure and unit may stand in texts of their own.
  const whole = texts.join(" ").replace(/\s+/g, " ");
  return new Set([...whole.matchAll(/\d[\d.]*(?:,\d+)? ?€(?:\/m²)?/g)].map(([amount]) => amount.replace(/ ?€/, " €")));
}
