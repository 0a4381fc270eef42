import type { i18n } from "i18next";
import { claimNotes, holdsNotes, isNote } from "#app/content/claim-notes.ts";
import type { Issue } from "#app/content/issues.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import type { ClaimId } from "#app/content/schemas/site.ts";
import { bodyIssue, bodyNodes, sourceOffset } from "./body-nodes.ts";
import { fieldIssue, frontMatterTexts } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";
import { textBlocks } from "./text-blocks.ts";

/** Placeholders and words by which each claim is known. */
export type ClaimWords = Readonly<Record<ClaimId, ClaimSigns>>;

interface ClaimSigns {
  readonly figure?: string;
  readonly words?: string;
}

/**
 * Checks that every claim («hasta un 40 %», «24/7») has the note that leads to its ground, and that notes stand where a
 * page can show them. Headings and descriptions have no room for one; answers of the assistant have no links.
 */
export function checkClaims(file: ContentFile, claimWords: ClaimWords): Issue[] {
  if (file.kind === "assistant") return misplacedNotes(file);
  return [...claimsWithoutNote(file, claimWords), ...misplacedNotes(file)];
}

/** Returns the words of a language; a locale file without them has an issue of its own. */
export function readClaimWords({ t, exists }: Pick<i18n, "t" | "exists">): ClaimWords {
  return {
    saving: { figure: "ahorro.maximo" },
    time: { figure: "plazo.reduccion" },
    support: exists("claimGrounds.support.words") ? { words: t("claimGrounds.support.words") } : {},
    guarantee: exists("claimGrounds.guarantee.words") ? { words: t("claimGrounds.guarantee.words") } : {},
    // Many words make it: the gate of a site that goes online knows them (`green-claim`).
    environment: {},
  };
}

function claimsWithoutNote(file: ContentFile, claimWords: ClaimWords): Issue[] {
  return textBlocks(file)
    .filter(({ field = "" }) => !/(?:^|\.)(?:description|alt|keywords\.\d+)$/.test(field))
    .flatMap((block) =>
      claimNotes.flatMap(({ claim, fact }) => {
        const hasNote = findPlaceholders(block.words).some(({ name }) => name === fact);
        if (hasNote) return [];
        for (const { text, issue } of block.texts) {
          const found = findClaim(text, claimWords[claim]);
          if (found)
            return [issue("claim-without-note", { claim: found.words, note: fact }, found.offset, found.words)];
        }
        return [];
      }),
    );
}

function findClaim(text: string, { figure, words }: ClaimSigns): { offset: number; words: string } | undefined {
  if (words !== undefined) {
    const offset = text.toLowerCase().indexOf(words.toLowerCase());
    if (offset >= 0) return { offset, words: text.slice(offset, offset + words.length) };
  }
  const placeholder = findPlaceholders(text).find(({ name }) => name === figure);
  if (!placeholder) return undefined;
  const { offset, length } = placeholder;
  return { offset, words: text.slice(offset, offset + length) };
}

function misplacedNotes(file: ContentFile): Issue[] {
  const notesIn = (text: string) => findPlaceholders(text).filter(({ name }) => isNote(name));
  const fields = frontMatterTexts(file)
    .filter(({ path }) => file.kind === "assistant" || !holdsNotes(path))
    .flatMap(({ path, text }) =>
      notesIn(text).map(({ name }) => fieldIssue(file, path, "note-misplaced", { note: name })),
    );
  const headings = bodyNodes(file).filter((node) => node.type === "heading" || node.type === "link");
  const body = headings.flatMap((node) =>
    node.children.flatMap((child) =>
      child.type === "text"
        ? notesIn(child.value).map(({ name, offset, length }) =>
            bodyIssue(
              file,
              child,
              "note-misplaced",
              { note: name },
              sourceOffset(file, child, offset, child.value.slice(offset, offset + length)),
            ),
          )
        : [],
    ),
  );
  return [...fields, ...body];
}
