import type { Review } from "#app/content/schemas/legal.ts";
import type { LegalSection } from "./legal-sections.ts";

/** How a legal text differs from the one that was reviewed. */
export interface ReviewDifference {
  readonly changed: readonly LegalSection[];
  readonly added: readonly LegalSection[];
  /** Ids of the sections that are gone. */
  readonly missing: readonly string[];
}

/** Returns how a text differs from the one that was reviewed; undefined where it is the same. */
export function compareReview(sections: readonly LegalSection[], review: Review): ReviewDifference | undefined {
  const isKnown = (id: string) => Object.hasOwn(review.sections, id);
  const changed = sections.filter(({ id, hash }) => isKnown(id) && review.sections[id] !== hash);
  const added = sections.filter(({ id }) => !isKnown(id));
  const missing = Object.keys(review.sections).filter((id) => !sections.some((section) => section.id === id));
  return changed.length + added.length + missing.length > 0 ? { changed, added, missing } : undefined;
}
