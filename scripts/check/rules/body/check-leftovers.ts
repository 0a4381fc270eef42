import type { Nodes } from "mdast";
import { isDraft } from "#app/content/publication/publication.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Issue, RuleCode } from "#scripts/check/advice/issues.ts";
import {
  bodyIssue,
  type ContentFile,
  excerpt,
  fieldIssue,
  fieldsNamed,
  issueAt,
} from "#scripts/check/site/content-file.ts";
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
  "conflict",
]);

/** Slips of Spanish, such as an article of another gender than its noun, and a tone that only legal texts have. */
const spanish: ReadonlySet<LeftoverKind> = new Set(["confused", "formal", "gender"]);

/** A note that was meant to be hidden, words that mark a text as unfinished, and a wrong encoding. */
const own: Partial<Record<LeftoverKind, RuleCode>> = {
  comment: "note-shown",
  unfinished: "text-unfinished",
  accents: "accents-broken",
  gender: "gender-mismatch",
};

/**
 * Checks that no text has leftovers of other programs or its writer. A draft, which is not published, may be unfinished.
 */
export function checkLeftovers(file: ContentFile): Issue[] {
  const [broken, ...more] = file.leftovers.filter(({ kind }) => kind === "accents");
  const texts = file.leftovers.flatMap((leftover) => {
    const { kind, found, offset, issue } = leftover;
    // A wrong encoding changes a whole text, and is one mistake.
    if (kind === "accents" && leftover !== broken) return [];
    if (kind === "unfinished" && isDraft(file.data)) return [];
    // The assistant's file has the words of visitors.
    if (spanish.has(kind) && (file.locale !== defaultLocale || file.kind === "assistant")) return [];
    if (kind === "formal" && file.kind === "legal") return [];
    const code = own[kind] ?? (marks.has(kind) ? "mark-foreign" : "text-pasted");
    return issue(code, { found: excerpt(found, 60), leftover: kind, more: more.length }, offset, found);
  });
  const links = file.nodes.flatMap((node): Issue[] => {
    if (node.type === "definition" && isComment(node)) return [bodyIssue(file, node, "note-markdown")];
    if (!("url" in node) || !wrappedAddress.test(node.url)) return [];
    return [bodyIssue(file, node, "text-pasted", { found: excerpt(node.url, 60), leftover: "address" })];
  });
  const fields = fieldsNamed(file, "href")
    .filter(({ text }) => wrappedAddress.test(text))
    .map(({ path, text }) => fieldIssue(file, path, "text-pasted", { found: excerpt(text, 60), leftover: "address" }));
  return [...texts, ...links, ...fields, ...cutSentences(file)];
}

/** Returns an issue for each paragraph of several words that ends in the middle of a sentence, as a paste leaves it. */
function cutSentences(file: ContentFile): Issue[] {
  const children: readonly Nodes[] = file.tree().children;
  return file.blocks.flatMap(({ node, top, text, source, offset }) => {
    const next = children[children.indexOf(top) + 1]?.type ?? "";
    if (node !== top || node.type !== "paragraph" || /^(?:list|table|code|blockquote)$/.test(next)) return [];
    const end = source.startsWith("#") ? undefined : /(?:\s\p{L}+){3},?\s\p{Ll}+,?\s*$/u.exec(text)?.[0].trim();
    return end ? issueAt(file, offset, "text-pasted", { found: `…${excerpt(end, 60)}`, leftover: "cut" }) : [];
  });
}

/** Whether a definition is a note, `[//]: # (Ask Ana)`: it leads nowhere and is not shown. */
export function isComment({ url }: { readonly url: string }): boolean {
  return url === "#" || url === "";
}
