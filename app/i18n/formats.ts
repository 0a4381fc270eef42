import { hasTranslations } from "./has-translations.ts";
import { isolate, isRightToLeft } from "./isolate.ts";

/** Narrow, and no line breaks at it. */
const thinSpace = "\u202F";

/** Figures and dates as the readers of one language write them. */
export interface Formats {
  /** 25308 → «25.308 €» */
  euros(amount: number): string;
  /** 900 → «900 €/m²» */
  eurosPerSquareMetre(amount: number): string;
  /** 28.12 → «28,12 m²» */
  squareMetres(area: number): string;
  /** 28.12 → «28,12», for a figure whose unit follows later in the sentence */
  area(area: number): string;
  /** (7.6, 3.7) → «7,6 × 3,7 m», with thin spaces around the sign */
  dimensions(length: number, width: number): string;
  /** 1234.5 → «1.234,5» */
  number(value: number): string;
  /** 12.34 → «12,3» */
  decimal(value: number): string;
  /** 10.7 → «10,7 m» */
  metres(length: number): string;
  /** 2.775 → «2,78», for the dimension lines of a drawing in metres */
  metresFigure(length: number): string;
  /** 40 → «40 %» */
  percent(value: number): string;
  /** 1234567 → «1,2 MB»; below a tenth of a megabyte in kilobytes */
  fileSize(bytes: number): string;
  /** «2024-03-15» → «15 de marzo de 2024» */
  date(isoDate: string): string;
  /** «2024-03» → «marzo de 2024» */
  month(yearMonth: string): string;
  /** «+34 964 000 000» → the same: a number, an address or a name that keeps its order in a text of any direction */
  asWritten(text: string): string;
}

/**
 * Spanish leaves four digits ungrouped by default; the site groups from 1.000 on. Dates are calendar days
 * without a time of day, so they are read and written in UTC, whatever the machine's zone. In languages that are written
 * from right to left, each figure keeps its own order.
 */
export function createFormats(locale: string): Formats {
  const formats = plainFormats(locale);
  return hasTranslations && isRightToLeft(locale) ? isolated(formats) : formats;
}

function isolated(formats: Formats): Formats {
  const entries = Object.entries(formats).map(([name, write]: [string, (...values: never[]) => string]) => [
    name,
    (...values: never[]) => isolate(write(...values)),
  ]);
  return Object.fromEntries(entries);
}

function plainFormats(locale: string): Formats {
  const grouping = { useGrouping: "always" } as const;
  const euros = new Intl.NumberFormat(locale, {
    ...grouping,
    style: "currency",
    currency: "EUR",
    // «900 €», and «899,50 €» where there are cents.
    trailingZeroDisplay: "stripIfInteger",
  });
  const twoDecimals = new Intl.NumberFormat(locale, {
    ...grouping,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const metresPlain = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const metres = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "meter",
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  });
  const oneDecimal = new Intl.NumberFormat(locale, { ...grouping, minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const plain = new Intl.NumberFormat(locale, { ...grouping, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const megabytes = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "megabyte",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const kilobytes = new Intl.NumberFormat(locale, { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  // Intl separates figure and unit with a plain space in some styles; a line must never break there.
  const joined = (text: string) => text.replaceAll(" ", "\u00A0");

  return {
    euros: (amount) => joined(euros.format(amount)),
    eurosPerSquareMetre: (amount) => `${joined(euros.format(amount))}/m²`,
    squareMetres: (area) => `${twoDecimals.format(area)}\u00A0m²`,
    area: (area) => twoDecimals.format(area),
    dimensions: (length, width) =>
      `${metresPlain.format(length)}${thinSpace}×${thinSpace}${joined(metres.format(width))}`,
    number: (value) => plain.format(value),
    decimal: (value) => oneDecimal.format(value),
    metres: (length) => joined(metres.format(length)),
    metresFigure: (length) => twoDecimals.format(length),
    percent: (value) => joined(percent.format(value / 100)),
    fileSize: (bytes) =>
      joined(bytes < 100_000 ? kilobytes.format(Math.ceil(bytes / 1000)) : megabytes.format(bytes / 1_000_000)),
    date: (isoDate) => day.format(new Date(`${isoDate}T00:00:00Z`)),
    month: (yearMonth) => month.format(new Date(`${yearMonth}-01T00:00:00Z`)),
    asWritten: (text) => text,
  };
}
