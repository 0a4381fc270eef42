import { filesWithoutBody } from "#app/content/collections.ts";
import type { Issue } from "#app/content/issues.ts";
import { bodyIssue, bodyNodes } from "./body-nodes.ts";
import type { ContentFile } from "./project.ts";

const comments = /<!--[\s\S]*?-->/g;

/** How Markdown says what a tag says. */
const inMarkdown: Readonly<Record<string, string>> = {
  b: "**…**",
  strong: "**…**",
  i: "*…*",
  em: "*…*",
  a: "[…](…)",
  img: "![…](…)",
  h1: "## …",
  h2: "## …",
  h3: "### …",
  li: "- …",
  ul: "- …",
  ol: "1. …",
  blockquote: "> …",
  code: "`…`",
  hr: "---",
};

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
  return [
    ...unused.map((node) => bodyIssue(file, node, "body-unused")),
    ...nodes.flatMap((node) => {
      if (node.type === "html" && !isNote(node.value)) {
        const [, slash, tag = ""] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(node.value) ?? [];
        // What opens a tag and what closes it are one mistake.
        if (slash && opened.has(tag)) return [];
        opened.add(tag);
        const html = node.value.split("\n")[0]?.slice(0, 60) ?? "";
        return [bodyIssue(file, node, "markdown-html", { html, wanted: inMarkdown[tag.toLowerCase()] ?? "" })];
      }
      if (node.type === "heading" && node.depth === 1) return [bodyIssue(file, node, "markdown-heading")];
      return [];
    }),
  ];
}
