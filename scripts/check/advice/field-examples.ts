import { picturePath } from "#app/pictures/picture-field.ts";
import { slugFrom } from "#app/text/slug-from.ts";
import { quoteText } from "./quote-text.ts";

/** Nine figures in Spain; elsewhere as many as E.164 allows, with the code of the country. */
export const plausibleTelephone = /^\+(?:34[6-9]\d{8}|(?!34)\d{8,15})$/;

/**
 * Returns what the writer most likely meant, in the format that a schema requires: `("link", "contacto")` →
 * `/contacto`; "" if unknown.
 */
export function exampleOf(form: string, written: string): string {
  const text = written.trim();
  switch (form) {
    case "link":
      return linkFor(text);
    case "name":
      return slugFrom(text);
    case "month":
      return [text, `1 de ${text}`, `1/${text}`, `${text}-1`].map(dayFor).find(Boolean)?.slice(0, 7) ?? "";
    case "picture":
      return pictureFor(text);
    case "telephone":
      // Without its spaces YAML would read a figure.
      return telephoneFor(text)
        .replace(/^\+34(\d{3})(\d{3})(\d{3})$/, "+34 $1 $2 $3")
        .replace(/^\+\d+$/, '"$&"');
    case "url":
      return linkFor(text).startsWith("https://") ? linkFor(text).replace(/\/+$/, "") : "";
    default:
      return "";
  }
}

function linkFor(text: string): string {
  if (text === "" || /\s/.test(text)) return "";
  if (/^[^/@:]+@[^/@:]+\.\w+$/.test(text)) return `mailto:${text}`;
  if (/^\+?\d{9,}$/.test(text)) return telephoneFor(text) && `tel:${telephoneFor(text)}`;
  if (/^(?:http:\/\/|\/\/)/.test(text)) return text.replace(/^(?:http:)?\/\//, "https://");
  if (/^(?:www\.|[\w-]+\.(?:com|es|org|net|eu)(?:\/|$))/.test(text)) return `https://${text}`;
  return /^[\w-]+(?:\/[\w-]+)*\/?(?:#[\w-]+)?$/.test(text) ? `/${text}` : "";
}

/** Returns a number with the code of its country, by default that of Spain: `964 123 456` → `+34964123456`; or "". */
function telephoneFor(text: string): string {
  const digits = text.replaceAll(/[\s().-]/g, "").replace(/^00/, "+");
  const full = digits.replace(/^(?:\+?34)?(?=[6-9]\d{8}$)/, "+34");
  return plausibleTelephone.test(full) ? full : "";
}

function pictureFor(text: string): string {
  const path = text
    .replaceAll("\\", "/")
    .replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:images\/)?/, "")
    .toLowerCase();
  return picturePath.test(path) ? path : "";
}

const months = /^(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)/;
const monthNames = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];

function monthNumber(word: string): number {
  const name = months.exec(word.toLowerCase())?.[0];
  return name === undefined ? Number(word) : monthNames.indexOf(name) + 1;
}

/** Returns a day as year-month-day: `15/3/2024` → `2024-03-15`; otherwise undefined. */
export function dayFor(text: string): string | undefined {
  const [, yearFirst, monthFirst, dayFirst] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:[T ].*)?$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  const [, day, month, year] = /^(\d{1,2})(?:[-/. ]| de )(\w+)(?:[-/. ]| de(?:l)? )(\d{4}|\d{2})$/.exec(text) ?? [];
  return yearFirst ? dayOf(yearFirst, monthFirst, dayFirst) : dayOf(year, month, day);
}

/** Returns a moment in the form that fields expect: `24/12/2026 9:00` → `2026-12-24 09:00`; "" if unknown. */
export function momentFor(text: string): string {
  const [time = "", hour = "", minutes = "00"] =
    /(?:T|,? a las |,? )(\d{1,2})(?:[:.h](\d\d))?(?: ?h)?$/.exec(text) ?? [];
  if (time === "") return /^[^T:]+$/.test(text) ? (dayFor(text) ?? "") : "";
  const day = dayFor(text.slice(0, -time.length));
  return day && Number(hour) < 24 && Number(minutes) < 60 ? `${day} ${hour.padStart(2, "0")}:${minutes}` : "";
}

function dayOf(year = "", month = "", day = ""): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const written = `${full}-${String(monthNumber(month)).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(written) ? written : undefined;
}

/**
 * Returns a value in the form that its field expects: `("number", "7,6 m")` → `7.6`, `("string", 2024)` → `"2024"`; ""
 * if unknown.
 */
export function exampleOfType(expected: string, value: unknown): string {
  switch (expected) {
    case "string":
      return textFor(value);
    case "number":
    case "int":
      return typeof value === "string" ? numberFor(value, expected) : "";
    case "boolean":
      return typeof value === "string" ? booleanFor(value) : "";
    case "array":
      return typeof value === "string" && /^[\w\p{L}]/u.test(value) ? `[${value}]` : "";
    default:
      return "";
  }
}

function textFor(value: unknown): string {
  if (typeof value !== "object" && value !== undefined) return quoteText(String(value));
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "";
  // `- Uno: dos` in a list of texts is a group with one field.
  const [[name, words] = [], ...others] = Object.entries(value);
  return name !== undefined && others.length === 0 && typeof words === "string" ? quoteText(`${name}: ${words}`) : "";
}

function numberFor(text: string, expected: "number" | "int"): string {
  const [figure = ""] = /-?\d[\d.]*(?:,\d+)?/.exec(text) ?? [];
  const isGrouped = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(figure);
  const plain = (isGrouped ? figure.replaceAll(".", "") : figure).replace(",", ".");
  const isRight = expected === "int" ? /^-?\d+$/.test(plain) : /^-?\d+(?:\.\d+)?$/.test(plain);
  return isRight ? plain : "";
}

function booleanFor(text: string): string {
  if (/^(?:true|s[ií]|yes|y|on|verdadero|cierto|verdad|1)$/i.test(text)) return "true";
  return /^(?:false|no|n|off|falso|0)$/i.test(text) ? "false" : "";
}
