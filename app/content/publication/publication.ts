import { momentOf } from "#app/time/site-time.ts";

/** The fields that decide from when visitors see an entry. */
interface PublicationFields {
  readonly draft?: unknown;
  readonly publishAt?: unknown;
}

/** Whether a site built at a moment shows an entry. Without such fields, as in fixed pages, it is always shown. */
export function isPublished(data: object, now: Date): boolean {
  return publicationTime(data) <= now.getTime();
}

/** Whether an entry is a draft, which no built site shows. */
export function isDraft(data: object): boolean {
  return "draft" in data && data.draft === true;
}

/**
 * Returns the time from which builds show an entry, in milliseconds since 1970: Infinity for a draft, -Infinity for an
 * entry without `publishAt`.
 */
export function publicationTime({ draft, publishAt }: PublicationFields): number {
  if (isDraft({ draft })) return Number.POSITIVE_INFINITY;
  return typeof publishAt === "string" ? momentOf(publishAt).getTime() : Number.NEGATIVE_INFINITY;
}
