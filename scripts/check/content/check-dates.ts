import type { Issue } from "#app/content/issues.ts";
import { editDistance } from "#app/content/nearest-name.ts";
import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { fieldIssue } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";
import type { Surroundings } from "./surroundings.ts";

/** The web is younger: what seems to be older has a slip in its year. */
const firstYear = 1990;
/** No text is planned for a later one. It is fixed, because what asks for the present day is checked anew every day. */
const lastYear = 2100;

/**
 * Checks that no published text has a day that is still to come, that one that waits has the day of its moment, and that
 * years can be right.
 */
export function checkDates(file: ContentFile, { calendar }: Pick<Surroundings, "calendar">): Issue[] {
  const doubtful = doubtfulDates(file, calendar);
  // A moment with a wrong year makes all else look wrong.
  return doubtful.length > 0 ? doubtful : [...dayIssues(file, calendar), ...revisionIssues(file, calendar)];
}

function doubtfulDates(file: ContentFile, calendar: Surroundings["calendar"]): Issue[] {
  const { date, updated, publishAt } = fieldsOf(file.data);
  return Object.entries({ date, updated, publishAt }).flatMap(([name, written]) => {
    if (written === undefined || !file.locate.has([name])) return [];
    const year = Number(written.slice(0, 4));
    const isFar = name === "publishAt" && year > lastYear;
    if (year >= firstYear && !isFar) return [];
    const suggestion = `${yearMeant(written.slice(0, 4), yearOf(calendar.today()))}${written.slice(4)}`;
    return [fieldIssue(file, [name], "date-doubtful", { written, year: written.slice(0, 4), suggestion })];
  });
}

/** Returns the year of the last ten that is nearest to what is written, the latest of them: `0205` → 2025. */
function yearMeant(written: string, present: number): number {
  const years = Array.from({ length: 10 }, (_, index) => present - index);
  const distances = years.map((year) => editDistance(written, String(year)));
  return years[distances.indexOf(Math.min(...distances))] ?? present;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** Checks that a text does not say that it was revised on a day, or in a month, that is still to come. */
function revisionIssues(file: ContentFile, calendar: Surroundings["calendar"]): Issue[] {
  const { updated, publishAt, draft } = fieldsOf(file.data);
  if (updated === undefined || publishAt !== undefined || draft || !file.locate.has(["updated"])) return [];
  if (calendar.hasCome(updated.length === "2024-03".length ? `${updated}-01` : updated)) return [];
  const today = calendar.today().slice(0, updated.length);
  return [fieldIssue(file, ["updated"], "date-future", { date: updated, today })];
}

function dayIssues(file: ContentFile, calendar: Surroundings["calendar"]): Issue[] {
  const { date, publishAt, draft } = fieldsOf(file.data);
  // Nobody knows yet when a draft is published.
  if (date === undefined || draft) return [];
  if (publishAt !== undefined && !calendar.hasCome(publishAt)) {
    const day = publishAt.slice(0, 10);
    return day === date ? [] : [fieldIssue(file, ["date"], "date-other-day", { date, publishAt, day })];
  }
  if (calendar.hasCome(date)) return [];
  const words = createFormats(defaultLocale).date(date);
  return [fieldIssue(file, ["date"], "date-future", { date, words, publishAt: date, today: calendar.today() })];
}

interface Dated {
  readonly date?: unknown;
  readonly updated?: unknown;
  readonly publishAt?: unknown;
  readonly draft?: unknown;
}

function fieldsOf(data: Dated) {
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  return {
    date: text(data.date),
    updated: text(data.updated),
    publishAt: text(data.publishAt),
    draft: data.draft === true,
  };
}
