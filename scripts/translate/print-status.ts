import { openContentFiles } from "#app/content/content-files.server.ts";
import { message } from "#scripts/terminal/messages.ts";
import { readLanguageTag } from "./language-tag.ts";
import { localeFile } from "./read-strings.ts";
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
  const languages = translatedLanguages(root);
  const asked = locale === undefined ? languages.filter(isTag) : [siteLanguage(root, locale)];
  const unread = locale === undefined ? languages.filter((name) => !isTag(name)).map(misnamedLine) : [];
  const status = readStatus(openContentFiles(root, { developing: true }), asked);
  if (html !== undefined) writeFiles(root, new Map([[html, await statusPage(status)]]));
  if (json) return jsonText({ languages: status }).trimEnd();
  if (asked.length === 0) return unread.length > 0 ? unread.join("\n") : message("i18nNoLanguages");
  return [
    ...unread,
    ...statusLines(status),
    ...(html === undefined ? [] : ["", message("i18nStatusWritten", { file: html })]),
  ].join("\n");
}

/** Whether the name of a locale file is that of a language, as the check asks. */
function isTag(name: string): boolean {
  const result = readLanguageTag(name);
  return result.ok && result.tag === name;
}

function misnamedLine(name: string): string {
  const result = readLanguageTag(name);
  const tag = result.ok ? result.tag : result.suggestion;
  const file = localeFile(name);
  return tag === undefined
    ? message("i18nStatusNoTag", { file })
    : message("i18nStatusMisnamed", { file, wanted: `${tag}.json` });
}
