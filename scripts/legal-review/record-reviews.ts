import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import type { Review } from "#app/content/schemas/legal.ts";
import { positionAt } from "#app/content/text-positions.ts";
import { setField, splitSource } from "#scripts/fields/set-field.ts";
import { findDraftNote } from "./find-draft-note.ts";
import { legalFiles } from "./legal-files.ts";
import { legalSections } from "./legal-sections.ts";
import type { ReviewCommand } from "./read-review-command.ts";
import { ReviewError } from "./review-error.ts";

/**
 * Notes in legal texts that they were reviewed on a day, as they are now: in all of the files, or in none.
 *
 * @throws ReviewError, before anything is written, where a file is no legal text, cannot be read or calls itself a draft.
 */
export function recordReviews(files: ContentFiles, { files: names, date }: ReviewCommand): void {
  const texts = names.map((file) => ({ file, text: reviewedText(files, file, date) }));
  for (const { file, text } of texts) writeFileSync(join(files.root, file), text);
}

function reviewedText(files: ContentFiles, file: string, date: string): string {
  const known = legalFiles(files);
  const near = nearestName(file, known) ?? "";
  if (!known.includes(file)) throw new ReviewError(near === "" ? "reviewedUnknown" : "reviewedNear", { file, near });
  const before = files.frontMatter(file);
  const source = files.text(file);
  if (!before.ok || source === undefined) throw new ReviewError("reviewedUnreadable", { file });
  const { body, head, data } = before.value;
  const note = findDraftNote(body);
  if (note) {
    const { line } = positionAt(head + body, head.length + note.offset);
    throw new ReviewError("reviewedDraft", { file, line, note: note.words });
  }
  const review: Review = { date, sections: Object.fromEntries(legalSections(body).map(({ id, hash }) => [id, hash])) };
  const text = writeReview(source, review);
  // Front matter can be written in ways that nobody thinks of.
  const after = readFrontMatter(file, text);
  const wanted = { ...Object(data), reviewed: review };
  if (!after.ok || after.value.body !== body || !isDeepStrictEqual({ ...Object(after.value.data) }, wanted)) {
    throw new ReviewError("reviewedUnreadable", { file });
  }
  return text;
}

/** Returns a content file with another review. All other lines stay as they are. */
function writeReview(source: string, { date, sections }: Review): string {
  const { opening, yaml, rest, newline } = splitSource(source);
  // In quotation marks, because a hash may look like a number, and an id like a truth value.
  const quoted = (text: string) => JSON.stringify(text);
  const lines = [
    "reviewed:",
    `  date: ${date}`,
    "  sections:",
    ...Object.entries(sections).map(([id, hash]) => `    ${quoted(id)}: ${quoted(hash)}`),
  ];
  return opening + setField(yaml, "reviewed", lines.join(newline), newline) + rest;
}
