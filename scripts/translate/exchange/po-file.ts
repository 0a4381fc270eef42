import { type GetTextTranslation, po } from "gettext-parser";
import type { ExchangeFile, ReturnedFile } from "./exchange-file.ts";

/** Mark of PO for translations that are not to be used until somebody has looked at them. */
const fuzzy = "fuzzy";

/** Returns the texts of a language as a PO file, in which each has its key as context. */
export function writePo({ locale, units }: ExchangeFile): string {
  const contexts = units.map(({ id, original, translation, note, isOutdated }): [string, GetTextTranslation] => [
    id,
    {
      msgctxt: id,
      msgid: original,
      msgstr: [translation],
      comments: { ...(note !== "" && { extracted: note }), ...(isOutdated && { flag: fuzzy }) },
    },
  ]);
  const headers = { "Content-Type": "text/plain; charset=utf-8", Language: locale, "MIME-Version": "1.0" };
  const translations = Object.fromEntries(contexts.map(([id, entry]) => [id, { [entry.msgid]: entry }]));
  return po.compile({ charset: "utf-8", headers, translations }).toString("utf8");
}

/**
 * Returns the texts of a PO file.
 *
 * @throws Error when it is none.
 */
export function readPo(text: string): ReturnedFile {
  const { headers, translations } = po.parse(text, { validation: true });
  const entries = Object.values(translations).flatMap((byId) => Object.values(byId));
  const locale = headers.Language?.trim();
  return {
    locale: locale === "" ? undefined : locale,
    units: entries
      // The header is the entry without a text.
      .filter(({ msgctxt = "", msgid }) => msgctxt !== "" || msgid !== "")
      .map(({ msgctxt = "", msgid, msgstr, comments }) => ({
        id: msgctxt,
        original: msgid,
        translation: msgstr[0] ?? "",
        isOutdated: (comments?.flag ?? "").split(/[\s,]+/).includes(fuzzy),
      })),
  };
}
