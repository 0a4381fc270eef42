import type { Issue } from "#scripts/check/advice/issues.ts";
import { bodyIssue, type ContentFile } from "#scripts/check/site/content-file.ts";

const comments = /<!--[\s\S]*?-->/g;

/** In a body they are the way to write a sign that markdown would read as its own: «&lt;b>», «&amp;nbsp;». */
const allowedInBody = /^(?:&[lg]t;|&amp;(?=#?\w+;))/;

/** Checks that a text has no HTML: no elements, and no characters such as «&nbsp;». Comments are notes of writers. */
export function checkHtml(file: ContentFile): Issue[] {
  const [entity, ...more] = file.entities.filter(({ found, block }) => !block || !allowedInBody.test(found));
  const inTexts = entity ? [entityIssue(entity, more.length)] : [];
  const opened = new Set<string>();
  const elements = file.nodes.flatMap((node): Issue[] => {
    if (node.type !== "html" || node.value.replaceAll(comments, "").trim() === "") return [];
    const [, slash, tag = ""] = /^<(\/?)([a-z][a-z0-9]*)/.exec(node.value.toLowerCase()) ?? [];
    // An opening tag and its closing tag are one mistake, and so are all line breaks.
    if ((slash || tag === "br") && opened.has(tag)) return [];
    opened.add(tag);
    const html = node.value.split("\n")[0]?.slice(0, 60) ?? "";
    const closing = node.value.startsWith("<!--") && !node.value.includes("-->") ? "-->" : "";
    return [bodyIssue(file, node, "markdown-html", { html, closing })];
  });
  return [...inTexts, ...elements];
}

function entityIssue({ found, offset, character, issue }: ContentFile["entities"][number], more: number): Issue {
  // An invisible character cannot be quoted.
  const values = { html: found, character: /[\s\p{C}]/u.test(character) ? "" : character, more };
  return issue("markdown-html", values, offset, found);
}
