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
  const fields = fieldsNamed(file, "href")
    .filter(({ text }) => isBroken(text))
    .map(({ path, text }) => {
      const { code, values } = describeBroken(file, text, paths);
      return fieldIssue(file, path, code, values);
    });
  const links = bodyNodes(file).filter((node) => node.type === "link" || node.type === "definition");
  const anchors = links.some(({ url }) => url.startsWith("#")) ? headingIds(file.tree()).map((id) => `#${id}`) : [];
  const body = links.flatMap((node) => {
    if (isBroken(node.url)) {
      const { code, values } = describeBroken(file, node.url, paths);
      return [bodyIssue(file, node, code, values)];
    }
    const { url: href } = node;
    if (!href.startsWith("#") || anchors.includes(href)) return [];
    return [bodyIssue(file, node, "heading-missing", { href, suggestion: nearestName(href, anchors) ?? "" })];
  });
  return [...fields, ...body];
}

/** Returns the rule that a link breaks which leads to no page that visitors see. */
function describeBroken({ kind }: ContentFile, href: string, paths: PathLookup): Pick<Issue, "code" | "values"> {
  const path = normalisePath(href);
  const target = href.startsWith("/") ? paths.waiting(path) : undefined;
  if (!target) return { code: "link-broken", values: { href, suggestion: nearestName(path, [...paths.keys()]) ?? "" } };
  const { file, publishAt, moment } = target;
  if (publishAt === null) return { code: "link-draft", values: { href, target: file } };
  // A text that cannot wait itself gets no such advice.
  const later = kind === "blog" || kind === "stories" ? publishAt : "";
  return { code: "link-scheduled", values: { href, moment, later } };
}
