import { momentOf } from "#app/schemas/site-time.ts";

/** What an entry says of the moment from which visitors see it. */
interface PublicationFields {
  readonly draft?: unknown;
  readonly publishAt?: unknown;
}

/** Whether a built site of a moment shows an entry. What says nothing of it, such as a fixed page, is always shown. */
export function isPublished(data: object, now: Date): boolean {
  return publicationTime(data) <= now.getTime();
}

/** Whether an entry is a draft, which no built site shows. */
export function isDraft(data: object): boolean {
  return "draft" in data && data.draft === true;
}

/**
 * Returns from when on built sites show an entry, in milliseconds since 1970: Infinity for a draft, -Infinity for one
 * that does not wait for a moment. A draft stays one whatever its `publishAt` says.
 */
export function publicationTime({ draft, publishAt }: PublicationFields): number {
  if (isDraft({ draft })) return Number.POSITIVE_INFINITY;
  return typeof publishAt === "string" ? momentOf(publishAt).getTime() : Number.NEGATIVE_INFINITY;
}
