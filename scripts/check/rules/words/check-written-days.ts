import { defaultLocale } from "#app/i18n/languages.ts";
import { dayAt } from "#app/time/site-time.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";

const namesOf = (part: "month" | "weekday", days: readonly number[]) => {
  const format = new Intl.DateTimeFormat(defaultLocale, { [part]: "long", timeZone: "UTC" });
  return days.map((day) => format.format(day));
};
/** January first. */
const months = namesOf(
  "month",
  Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1)),
);
/** Sunday first: the seventh day of 2024 was one. */
const weekdays = namesOf(
  "weekday",
  Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 7 + day)),
);

/** «jueves 24 de noviembre de 2026», «31 de junio»: the weekday and the year may be missing. */
const written = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${weekdays.join("|")}),? (?:día )?)?(\\d{1,2}) de (${months.join("|")})(?: del? (\\d{4}))?(?![\\p{L}\\p{N}])`,
  "giu",
);

/** Words before a day that is still to come. */
const announced = /(?<!\p{L})(?:hasta|nos vemos|te esperamos|estaremos|abrimos|próxim[oa])(?!\p{L})[^.;:!?]{0,80}$/iu;

/** Checks that days exist, have the weekday that is written with them, and are not over if the text announces them. */
export function checkWrittenDays(file: ContentFile, { now }: CheckedSite): Issue[] {
  if (file.locale !== defaultLocale) return [];
  return file.prose.flatMap(({ text, issue }) =>
    [...text.matchAll(written)].flatMap(({ 0: found, 1: weekday, 2: day = "", 3: month = "", 4: year, index }) => {
      // Without a year, 29 February may be right.
      const date = new Date(Date.UTC(Number(year ?? 2024), months.indexOf(month.toLowerCase()), Number(day)));
      if (date.getUTCDate() !== Number(day)) return issue("day-doubtful", { found }, index, found);
      const isOver = year !== undefined && date < now && announced.test(text.slice(0, index));
      if (isOver && dayAt(now) !== dayAt(date)) return issue("day-doubtful", { found, over: year }, index, found);
      const actual = weekdays[date.getUTCDay()] ?? "";
      if (weekday === undefined || year === undefined || weekday.toLowerCase() === actual) return [];
      return issue("day-doubtful", { found, weekday: actual }, index, found);
    }),
  );
}
