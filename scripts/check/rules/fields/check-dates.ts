import { formatsIn } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { dayAt, momentOf } from "#app/time/site-time.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { type ContentFile, fieldIssue } from "#scripts/check/site/content-file.ts";

/** The web is younger: what seems to be older has a slip in its year. */
const firstYear = 1990;
/** No text is planned for a later one. */
const lastYear = 2100;

/**
 * Checks that a published text has no later date, that a waiting one has that of its moment, and that dates are in
 * order.
 */
export function checkDates(file: ContentFile, { now }: CheckedSite): Issue[] {
  const { date, updated, publishAt, draft } = datesOf(file);
  const today = dayAt(now);
  const issue = (name: string, code: "date-future" | "date-doubtful", values: Issue["values"]) =>
    fieldIssue(file, [name], code, values);
  const doubtful = Object.entries({ date, updated, publishAt }).flatMap(([name, written]) => {
    const year = Number(written?.slice(0, 4));
    if (written === undefined || (year >= firstYear && !(name === "publishAt" && year > lastYear))) return [];
    return issue(name, "date-doubtful", { written });
  });
  // A moment with a wrong year makes all else look wrong.
  if (doubtful.length > 0) return doubtful;
  // Written as YYYY-MM-DD. A translation has the days of its original.
  if (updated !== undefined && date !== undefined && updated < date) {
    return [issue("updated", "date-doubtful", { updated, date })];
  }
  // A draft has no date of publication yet.
  if (draft) return [];
  const isWaiting = publishAt !== undefined && momentOf(publishAt) > now;
  const day = publishAt?.slice(0, "2024-03-15".length) ?? "";
  if (isWaiting)
    return date === undefined || day === date ? [] : [issue("date", "date-future", { date, publishAt, day })];
  const isFuture = (text: string | undefined): text is string =>
    text !== undefined && text > today.slice(0, text.length);
  return [
    ...(isFuture(date)
      ? [issue("date", "date-future", { date, words: formatsIn(defaultLocale).date(date), publishAt: date, today })]
      : []),
    ...(isFuture(updated) && publishAt === undefined
      ? [issue("updated", "date-future", { date: updated, today: today.slice(0, updated.length) })]
      : []),
  ];
}

/** Returns the days that a file says itself. */
function datesOf({ data, locate }: ContentFile) {
  const text = (name: string) => {
    const value: unknown = Reflect.get(data, name);
    return typeof value === "string" && locate.has([name]) ? value : undefined;
  };
  const draft: unknown = Reflect.get(data, "draft");
  return { date: text("date"), updated: text("updated"), publishAt: text("publishAt"), draft: draft === true };
}
