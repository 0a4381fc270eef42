import type { Heading } from "mdast";
import { filesWithoutBody } from "#app/content/collections.ts";
import type { Issue } from "#app/content/issues.ts";
import { excerpt, issueAt } from "./body/block-issue.ts";
import { htmlInMarkdown } from "./body/html-in-markdown.ts";
import { bodyIssue, bodyNodes } from "./body-nodes.ts";
import type { ContentFile } from "./project.ts";

/** Letters of a body in which the end of a tag is looked for. */
const mostLetters = 500;

const comments = /<!--[\s\S]*?-->/g;

/**
 * Checks that files have a body only where a page shows it, and that it holds no raw HTML and no heading of the first
 * level. Comments are allowed: they are notes, which are not published.
 */
export function checkMarkdown(file: ContentFile): Issue[] {
  const nodes = bodyNodes(file);
  const isNote = (text: string) => text.replaceAll(comments, "").trim() === "";
  const unused = filesWithoutBody.includes(`${file.kind}/${file.id}`)
    ? nodes.filter((node) => node.type !== "root" && !(node.type === "html" && isNote(node.value))).slice(0, 1)
    : [];
  const opened = new Set<string>();
  let lastBreak = 0;
  return [
    ...unused.map((node) => bodyIssue(file, node, "body-unused")),
    ...nodes.flatMap((node) => {
      if (node.type === "html" && !isNote(node.value)) {
        const [, slash, tag = ""] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(node.value) ?? [];
        // What opens a tag and what closes it are one mistake.
        if (slash && opened.has(tag)) return [];
        opened.add(tag);
        if (tag.toLowerCase() === "br") {
          // All of a paragraph are one mistake.
          const [from, at] = [lastBreak, node.position?.end.offset ?? 0];
          lastBreak = at;
          if (from > 0 && !/\n[^\S\n]*\n/.test(file.body.slice(from, at))) return [];
        }
        const html = node.value.split("\n")[0]?.slice(0, 60) ?? "";
        const start = node.position?.start.offset ?? 0;
        const wanted = htmlInMarkdown(file.body.slice(start, start + mostLetters));
        const br = tag.toLowerCase() === "br" ? html : "";
        const closing = node.value.startsWith("<!--") && !node.value.includes("-->") ? "-->" : "";
        return [bodyIssue(file, node, "markdown-html", { html, wanted, br, closing })];
      }
      return node.type === "heading" && node.depth === 1 ? [firstLevel(file, node)] : [];
    }),
  ];
}

/** Returns the issue of a heading of the first level: `# Words`, or words with a line of `=` below them. */
function firstLevel(file: ContentFile, node: Heading): Issue {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  const source = file.body.slice(start, end);
  if (source.startsWith("#")) {
    return bodyIssue(file, node, "markdown-heading", { heading: excerpt(source.replaceAll(/^#\s*|\s+#+\s*$/g, "")) });
  }
  const underline = source.slice(source.lastIndexOf("\n") + 1);
  const signs = underline.trimStart();
  const title = excerpt(source.slice(0, -underline.length));
  return issueAt(file, end - signs.length, "markdown-heading", { signs: excerpt(signs), title, heading: title });
}
