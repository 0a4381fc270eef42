import type { Issue } from "#app/content/issues.ts";
import { headingIds } from "#app/content/markdown/markdown.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { normalisePath } from "#app/routing/paths.ts";
import { bodyIssue, bodyNodes } from "./body-nodes.ts";
import { fieldIssue, fieldsNamed } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";
import type { PathLookup } from "./surroundings.ts";

const external = /^(?:https:\/\/|mailto:|tel:)/;

/**
 * Checks that every link leads to a page in the original language (the build translates the path), to another site over
 * https, to an email address, to a telephone number or to a heading of the same text.
 */
export function checkLinks(file: ContentFile, paths: PathLookup): Issue[] {
  const isBroken = (href: string) => {
    if (href.startsWith("/")) return href.startsWith("//") || !paths.has(normalisePath(href));
    return !external.test(href) && !href.startsWith("#");
  };
  const values = (href: string) => ({ href, suggestion: nearestName(normalisePath(href), [...paths.keys()]) ?? "" });
  const fields = fieldsNamed(file, "href")
    .filter(({ text }) => isBroken(text))
    .map(({ path, text }) => fieldIssue(file, path, "link-broken", values(text)));
  const links = bodyNodes(file).filter((node) => node.type === "link" || node.type === "definition");
  const anchors = links.some(({ url }) => url.startsWith("#")) ? headingIds(file.tree()).map((id) => `#${id}`) : [];
  const body = links.flatMap((node) => {
    if (isBroken(node.url)) return [bodyIssue(file, node, "link-broken", values(node.url))];
    const { url: href } = node;
    if (!href.startsWith("#") || anchors.includes(href)) return [];
    return [bodyIssue(file, node, "heading-missing", { href, suggestion: nearestName(href, anchors) ?? "" })];
  });
  return [...fields, ...body];
}
