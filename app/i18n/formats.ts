import { oncePer } from "#app/time/once.ts";
import { hasTranslations } from "./has-translations.ts";
import { isolate, isRightToLeft } from "./isolate.ts";

/** Narrow, and no line breaks at it. */
const thinSpace = "\u202F";

/** Figures and dates as the readers of one language write them. */
export type Formats = ReturnType<typeof plainFormats>;

/**
 * The value of a placeholder: words, a number as it is, or values of one format by its name, such as
 * `{ euros: 12345 }` and `{ dimensions: [6, 3] }`.
 */
export type Figure =
  | string
  | number
  | {
      [Name in keyof Formats]: {
        readonly [Only in Name]: Parameters<Formats[Name]> extends readonly [infer Single]
          ? Single
          : Readonly<Parameters<Formats[Name]>>;
      };
    }[keyof Formats];

/**
 * Returns the formats of a language, created once: each Intl formatter takes long to create, and every card of a page
 * needs them.
 *
 * Spanish leaves four digits ungrouped by default; the site groups from 1.000 on. Dates are calendar days without a
 * time of day, so they are read and written in UTC, whatever the machine's zone. In languages that are written from
 * right to left, each figure keeps its own order.
 */
export const formatsIn = oncePer((locale: string): Formats => {
  const formats = plainFormats(locale);
  if (!hasTranslations || !isRightToLeft(locale)) return formats;
  const isolated = Object.entries(formats).map(([name, write]: [string, (...values: never[]) => string]) => [
    name,
    (...values: never[]) => isolate(write(...values)),
  ]);
  return Object.fromEntries(isolated);
});

function plainFormats(locale: string) {
  const numbers = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { useGrouping: "always", ...options });
  // «900 €», and «899,50 €» if there are cents.
  const euros = numbers({ style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger" });
  const oneDecimal = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const twoDecimals = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const plain = numbers({ maximumFractionDigits: 2 });
  const lengths = { minimumFractionDigits: 1, maximumFractionDigits: 2 };
  const metresPlain = numbers(lengths);
  const metres = numbers({ style: "unit", unit: "meter", ...lengths });
  const percent = numbers({ style: "percent", maximumFractionDigits: 2 });
  const megabytes = numbers({
    style: "unit",
    unit: "megabyte",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const kilobytes = numbers({ style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const time = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });
  // Intl separates figure and unit with a plain space in some styles; a line must never break there.
  const joined = (text: string) => text.replaceAll(" ", "\u00A0");

  return {
    /** 25308 → «25.308 €» */
    euros: (amount: number) => joined(euros.format(amount)),
    /** 900 → «900 €/m²» */
    eurosPerSquareMetre: (amount: number) => `${joined(euros.format(amount))}/m²`,
    /** 28.12 → «28,12 m²» */
    squareMetres: (area: number) => `${twoDecimals.format(area)}\u00A0m²`,
    /** 28.12 → «28,12», for a figure whose unit follows later in the sentence */
    area: (area: number) => twoDecimals.format(area),
    /** (7.6, 3.7) → «7,6 × 3,7 m», with thin spaces around the sign */
    dimensions: (length: number, width: number) =>
      `${metresPlain.format(length)}${thinSpace}×${thinSpace}${joined(metres.format(width))}`,
    /** 1234.5 → «1.234,5» */
    number: (value: number) => plain.format(value),
    /** 12.34 → «12,3» */
    decimal: (value: number) => oneDecimal.format(value),
    /** 10.7 → «10,7 m» */
    metres: (length: number) => joined(metres.format(length)),
    /** 2.775 → «2,78», for the dimension lines of a drawing in metres */
    metresFigure: (length: number) => twoDecimals.format(length),
    /** 40 → «40 %» */
    percent: (value: number) => joined(percent.format(value / 100)),
    /** 1234567 → «1,2 MB»; below a tenth of a megabyte in kilobytes */
    fileSize: (bytes: number) =>
      joined(bytes < 100_000 ? kilobytes.format(Math.ceil(bytes / 1000)) : megabytes.format(bytes / 1_000_000)),
    /** «2024-03-15» → «15 de marzo de 2024» */
    date: (isoDate: string) => day.format(new Date(`${isoDate}T00:00:00Z`)),
    /** «2024-03» → «marzo de 2024» */
    month: (yearMonth: string) => month.format(new Date(`${yearMonth}-01T00:00:00Z`)),
    /** 0 → «lunes», 6 → «domingo»; the first of January 2024 was a Monday */
    weekday: (index: number) => weekday.format(Date.UTC(2024, 0, 1 + index)),
    /** «09:00» → «09:00»; in American English «09:00 AM» */
    time: (timeOfDay: string) => joined(time.format(new Date(`2024-01-01T${timeOfDay}Z`))),
    /** «+34 964 000 000» → the same: a number, an address or a name that keeps its order in a text of any direction */
    asWritten: (text: string) => text,
  };
}
