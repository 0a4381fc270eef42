import { claimNotes, isNote } from "#app/content/claim-notes.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import type { ClaimId } from "#app/content/schemas/site.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { bodyIssue, type ContentFile, fieldIssue } from "#scripts/check/site/content-file.ts";
import { readTexts } from "./read-together.ts";

/** Placeholders by which claims are known. */
const figures: Partial<Record<ClaimId, string>> = { saving: "ahorro.maximo", time: "plazo.reduccion" };

/** Checks that every claim («hasta un 40 %», «24/7») has the note that leads to its basis. */
export function checkClaims(file: ContentFile, { locales }: CheckedSite): Issue[] {
  // Answers of the assistant have no links.
  if (file.kind === "assistant") return [];
  const { t } = locales.i18n(file.locale);
  // Many words praise the environment: `green-claim` knows them.
  const words: Partial<Record<ClaimId, string>> = {
    support: t("claimBasis.support.words"),
    guarantee: t("claimBasis.guarantee.words"),
  };
  return readTexts(file)
    .filter(({ path }) => !path || !/(?:^|\.)(?:description|alt|asked\.\d+|askedInBody\..+)$/.test(path.join(".")))
    .flatMap(({ text, issue, nearby }) =>
      claimNotes.flatMap(({ claim, fact }) => {
        const found = findClaim(text, figures[claim], words[claim]);
        if (!found || findPlaceholders(nearby()).some(({ name }) => name === fact)) return [];
        return [issue("claim-without-note", { claim: found.words, note: fact }, found.offset, found.words)];
      }),
    );
}

function findClaim(text: string, figure?: string, words?: string): { offset: number; words: string } | undefined {
  const offset = words === undefined ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  if (words !== undefined && offset >= 0) return { offset, words: text.slice(offset, offset + words.length) };
  const placeholder = findPlaceholders(text).find(({ name }) => name === figure);
  return (
    placeholder && {
      offset: placeholder.offset,
      words: text.slice(placeholder.offset, placeholder.offset + placeholder.length),
    }
  );
}

/** Checks that notes are not in headings, links, descriptions or answers of the assistant, which cannot show them. */
export function checkNotes(file: ContentFile): Issue[] {
  const notesIn = (text: string) => findPlaceholders(text).filter(({ name }) => isNote(name));
  const fields = file.filled.flatMap(({ path, text, marks }) =>
    path && !marks?.notes
      ? notesIn(text).map(({ name }) => fieldIssue(file, path, "note-misplaced", { note: name }))
      : [],
  );
  const body = file.nodes.flatMap((node) => {
    if (node.type !== "heading" && node.type !== "link") return [];
    return node.children.flatMap((child) =>
      child.type === "text"
        ? notesIn(child.value).map(({ name, offset }) =>
            bodyIssue(file, child, "note-misplaced", { note: name }, offset),
          )
        : [],
    );
  });
  return [...fields, ...body];
}
