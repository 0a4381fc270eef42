import { js2xliff, xliff2js } from "xliff";
import { z } from "zod";
import { defaultLocale } from "#app/i18n/languages.ts";
import { message } from "#scripts/terminal/messages.ts";
import type { ExchangeFile, ReturnedFile } from "./exchange-file.ts";

/** Name of the one file in the document. */
const fileId = "locales";

const returned = z.object({
  targetLanguage: z.string().optional(),
  resources: z.record(
    z.string(),
    z.record(z.string(), z.object({ source: z.string().default(""), target: z.string().default("") })),
  ),
});

/**
 * Returns the texts of a language as an XLIFF 2.0 document. An outdated translation stands in the note alone: as a target
 * it would come back as if somebody had looked at it.
 */
export async function writeXliff({ locale, units }: ExchangeFile): Promise<string> {
  const resources = units.map(({ id, original, translation, note, isOutdated }) => {
    const notes = [note, isOutdated ? message("i18nNoteOutdated", { text: translation }) : ""].filter(
      (one) => one !== "",
    );
    const target = isOutdated ? "" : asWritten(translation);
    return [id, { source: asWritten(original), target, ...(notes.length > 0 && { note: asWritten(notes.join(" ")) }) }];
  });
  const text = await js2xliff({
    sourceLanguage: defaultLocale,
    targetLanguage: locale,
    resources: { [fileId]: Object.fromEntries(resources) },
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;
}

/**
 * Returns the texts of an XLIFF document.
 *
 * @throws Error when it is none of version 2, or has texts cut into several segments, of which the package reads the last.
 */
export async function readXliff(text: string): Promise<ReturnedFile> {
  const { targetLanguage, resources } = returned.parse(await xliff2js(text, { inlineAsString: true }));
  const units = Object.values(resources).flatMap((file) => Object.entries(file));
  const segments = text.match(/<segment[\s>]/g)?.length ?? 0;
  if (segments > units.length) throw new Error("A text of the XLIFF file is cut into several segments.");
  return {
    locale: targetLanguage,
    units: units.map(([id, { source, target }]) => ({ id, original: source, translation: target, isOutdated: false })),
  };
}

/**
 * Returns a text as the package gives it back unchanged: it takes `&amp;` for a sign that is escaped already, and a line
 * end at the end of a text for one of its own.
 */
function asWritten(text: string): string {
  return text.replaceAll("&amp;", "&amp;amp;") + (/\n\s*$/.test(text) ? "\n" : "");
}
