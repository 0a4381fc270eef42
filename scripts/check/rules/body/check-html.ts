import type { Issue } from "#app/content/issues.ts";
import { bodyIssue, type ContentFile } from "#scripts/check/site/content-file.ts";
import { writtenEntities } from "#scripts/check/texts/written-entities.ts";

const comments = /<!--[\s\S]*?-->/g;

/** In a body they are the way to write a sign that markdown would read as its own: «&lt;b>», «&amp;nbsp;». */
const allowedInBody = /^(?:&[lg]t;|&amp;(?=#?\w+;))/;

/**
 * Checks that a text has no HTML: neither elements nor characters such as «&nbsp;». Comments are allowed: they are notes,
 * which are not published.
 */
export function checkHtml(file: ContentFile): Issue[] {
  const entities = file.prose.flatMap(({ text, block, issue }) =>
    writtenEntities(text)
      .filter(({ offset }) => !block || !allowedInBody.test(text.slice(offset, offset + 40)))
      .map(({ found, offset, character }) => {
        // An invisible character cannot be quoted.
        const isSeen = !/[\s\p{C}]/u.test(character);
        const values = { html: found, character: isSeen ? character : "", blank: isSeen ? "" : found };
        return issue("markdown-html", values, offset, found);
      }),
  );
  return [...entities, ...looseComments(file), ...elements(file)];
}

/** Returns the issues of notes with a space in the signs that open them: visitors would read them. */
function looseComments(file: ContentFile): Issue[] {
  return file.prose.flatMap(({ text, issue }) =>
    [...text.matchAll(/<\s*!\s+-+|<\s+!-+/g)].map(({ 0: found, index }) =>
      issue("markdown-html", { html: found, opening: "<!--" }, index, found),
    ),
  );
}

function elements(file: ContentFile): Issue[] {
  const opened = new Set<string>();
  let lastBreak = 0;
  return file.nodes.flatMap((node): Issue[] => {
    if (node.type !== "html" || node.value.replaceAll(comments, "").trim() === "") return [];
    const [, slash, name = ""] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(node.value) ?? [];
    const tag = name.toLowerCase();
    // What opens a tag and what closes it are one mistake.
    if (slash && opened.has(tag)) return [];
    opened.add(tag);
    const start = node.position?.start.offset ?? 0;
    const html = node.value.split("\n")[0]?.slice(0, 60) ?? "";
    if (tag === "br") {
      // All of a paragraph are one mistake.
      const isFollowing = lastBreak > 0 && !/\n[^\S\n]*\n/.test(file.body.slice(lastBreak, start));
      lastBreak = node.position?.end.offset ?? 0;
      if (isFollowing) return [];
    }
    const closing = node.value.startsWith("<!--") && !node.value.includes("-->") ? "-->" : "";
    return [bodyIssue(file, node, "markdown-html", { html, br: tag === "br" ? html : "", closing })];
  });
}
