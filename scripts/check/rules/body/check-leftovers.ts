import { isDraft } from "#app/content/publication/publication.ts";
import type { Issue, RuleCode } from "#scripts/check/advice/issues.ts";
import { bodyIssue, type ContentFile, excerpt, fieldIssue, fieldsNamed } from "#scripts/check/site/content-file.ts";
import { type LeftoverKind, wrappedAddress } from "#scripts/check/texts/leftovers.ts";

/** Marks of other programs. All other leftovers are those of a paste. */
const marks: ReadonlySet<LeftoverKind> = new Set([
  "template",
  "shortcode",
  "attributes",
  "box",
  "contents",
  "note",
  "embed",
  "code",
  "emoji",
]);

/** Leftovers of the writer: a note that was meant to be hidden, and words that mark a text as unfinished. */
const own: Partial<Record<LeftoverKind, RuleCode>> = { comment: "note-shown", unfinished: "text-unfinished" };

/**
 * Checks that no text has what other programs or its writer have left in it. A draft may say what it lacks, because it
 * is not published.
 */
export function checkLeftovers(file: ContentFile): Issue[] {
  const texts = file.leftovers.flatMap(({ kind, found, offset, issue }) => {
    if (kind === "unfinished" && isDraft(file.data)) return [];
    const code = own[kind] ?? (marks.has(kind) ? "mark-foreign" : "text-pasted");
    return issue(code, { found: excerpt(found, 60), leftover: kind }, offset, found);
  });
  const links = file.nodes.flatMap((node): Issue[] => {
    if (node.type === "definition" && isComment(node)) return [bodyIssue(file, node, "note-markdown")];
    if (!("url" in node) || !wrappedAddress.test(node.url)) return [];
    return [bodyIssue(file, node, "text-pasted", { found: excerpt(node.url, 60), leftover: "address" })];
  });
  const fields = fieldsNamed(file, "href")
    .filter(({ text }) => wrappedAddress.test(text))
    .map(({ path, text }) => fieldIssue(file, path, "text-pasted", { found: excerpt(text, 60), leftover: "address" }));
  return [...texts, ...links, ...fields];
}

/** Whether a definition is a note, `[//]: # (Ask Ana)`: it leads nowhere and is not shown. */
export function isComment({ url }: { readonly url: string }): boolean {
  return url === "#" || url === "";
}
