import { openContentFiles } from "#app/content/content-files.server.ts";
import { message } from "#scripts/cli/messages.ts";
import { siteLanguage, translatedLanguages } from "./site-language.ts";
import { readStatus } from "./status/language-status.ts";
import { statusLines } from "./status/status-lines.ts";
import { statusPage } from "./status/status-page.ts";
import { jsonText, writeFiles } from "./write-files.ts";

/** What is asked for: one language or all of them, in which form. */
export interface StatusQuestion {
  readonly locale: string | undefined;
  readonly json: boolean;
  /** File for a page, from the project's root. */
  readonly html: string | undefined;
}

/**
 * Returns what is left to translate, as text or as JSON, and writes the page about it.
 *
 * @throws I18nError where there is no such language, or a file cannot be read or written.
 */
export async function printStatus(root: string, { locale, json, html }: StatusQuestion): Promise<string> {
  const asked = locale === undefined ? translatedLanguages(root) : [siteLanguage(root, locale)];
  const status = readStatus(openContentFiles(root, { developing: true }), asked);
  if (html !== undefined) writeFiles(root, new Map([[html, await statusPage(status)]]));
  if (json) return jsonText({ languages: status }).trimEnd();
  if (asked.length === 0) return message("i18nNoLanguages");
  return [
    ...statusLines(status),
    ...(html === undefined ? [] : ["", message("i18nStatusWritten", { file: html })]),
  ].join("\n");
}
