import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { Issue } from "#app/content/issues.ts";
import { type Review, reviewedSchema } from "#app/content/schemas/legal.ts";
import { positionAt } from "#app/content/text-positions.ts";
import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { dayAt } from "#app/schemas/site-time.ts";
import type { Site } from "#app/site/site.server.ts";
import { compareReview } from "#scripts/legal-review/compare-review.ts";
import { findDraftNote } from "#scripts/legal-review/find-draft-note.ts";
import { legalFiles } from "#scripts/legal-review/legal-files.ts";
import { legalSections } from "#scripts/legal-review/legal-sections.ts";

/** Returns the legal texts that no lawyer has reviewed as they are now; each has one issue at most. */
export function checkLegalReviews({ files, now }: Pick<Site, "files" | "now">): Issue[] {
  return legalFiles(files).flatMap((file) => checkLegalReview(files, file, dayAt(now)) ?? []);
}

function checkLegalReview(files: ContentFiles, file: string, today: string): Issue | undefined {
  const source = files.frontMatter(file);
  // What cannot be read has issues of its own.
  if (!source.ok) return undefined;
  const { body, head, data, locate } = source.value;
  const at = (offset: number) => positionAt(head + body, head.length + offset);
  const note = findDraftNote(body);
  const review = reviewedSchema.safeParse(data).data?.reviewed;
  if (!review) {
    const place = note ? at(note.offset) : { line: 1, column: 1 };
    return { file, code: "legal-unreviewed", ...place, values: { file, note: note?.words ?? "" } };
  }
  if (review.date > today) {
    const values = { field: "reviewed.date", date: review.date, today };
    return { file, code: "date-future", ...locate.value(["reviewed", "date"]), values };
  }
  const changed = changeIssue(file, body, review, at);
  if (changed) return changed;
  return note && { file, code: "legal-draft", ...at(note.offset), values: { note: note.words } };
}

function changeIssue(
  file: string,
  body: string,
  review: Review,
  at: (offset: number) => { line: number; column: number },
): Issue | undefined {
  const difference = compareReview(legalSections(body), review);
  if (!difference) return undefined;
  const { changed, added, missing } = difference;
  const [first] = [...changed, ...added].toSorted((a, b) => a.offset - b.offset);
  return {
    file,
    code: "legal-changed",
    ...at(first?.offset ?? 0),
    values: {
      file,
      date: createFormats(defaultLocale).date(review.date),
      changed: quoted(changed.map(({ name }) => name)),
      added: quoted(added.map(({ name }) => name)),
      missing: quoted(missing),
    },
  };
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `«${name}»`).join(", ");
}
