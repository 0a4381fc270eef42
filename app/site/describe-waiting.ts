import type { TFunction } from "i18next";
import { describeMoment } from "#app/content/publication/describe-moment.ts";
import { isDraft, isPublished } from "#app/content/publication/publication.ts";

/** Returns the mark of an entry that a build would leave out, such as «Borrador»; otherwise null. */
export function describeWaiting(data: object, now: Date, t: TFunction): string | null {
  if (isPublished(data, now)) return null;
  const publishAt = "publishAt" in data && typeof data.publishAt === "string" ? data.publishAt : undefined;
  if (publishAt === undefined || isDraft(data)) return t("agenda.draft");
  return t("agenda.scheduled", { moment: describeMoment(publishAt, t) });
}
