import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { collectionNames, pageKeys } from "#app/content/collections.ts";
import { openContentFiles } from "#app/content/content-files.server.ts";
import { isDraft } from "#app/content/publication/publication.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openLocales } from "#app/i18n/locales.server.ts";
import { flatStrings } from "#app/i18n/string-groups.ts";
import { findStringGaps } from "#app/i18n/string-keys.ts";
import { CommandError } from "#scripts/terminal/command-error.ts";
import { message } from "#scripts/terminal/messages.ts";
import { isLanguageTag, nameOfLanguage, tagFor } from "#scripts/translate/language-tag.ts";
import { readStrings } from "./read-strings.ts";

/**
 * Returns what is left to translate in one language or in all: missing strings, strings that are still Spanish, pages
 * without a translation, and pages whose original has a newer commit than the translation.
 *
 * @throws CommandError if the site does not have the language, or one of its files cannot be read.
 */
export function languageStatus(root: string, word: string | undefined): string {
  const languages = openLocales(root)
    .names()
    .filter((name) => name !== defaultLocale && isLanguageTag(name));
  if (word !== undefined) return statusOf(root, askedLanguage(languages, word));
  if (languages.length === 0) return message("i18nNoLanguages");
  return languages.map((locale) => statusOf(root, locale)).join("\n\n");
}

function askedLanguage(languages: readonly string[], word: string): string {
  const tag = tagFor(word);
  if (languages.includes(tag)) return tag;
  if (tag === "") throw new CommandError(message("i18nTagUnknown", { word }));
  if (tag === defaultLocale) throw new CommandError(message("i18nOriginal", { tag }));
  throw new CommandError(message("i18nNoLanguage", { tag, language: nameOfLanguage(tag, defaultLocale) ?? tag }));
}

function statusOf(root: string, locale: string): string {
  const original = readStrings(root, defaultLocale);
  const { all, missing, same } = findStringGaps(original, readStrings(root, locale));
  const texts = new Map(flatStrings(original));
  const quoted = (key: string) => `${key}: «${texts.get(key) ?? texts.get(`${key}_other`) ?? ""}»`;
  const { pages, untranslated } = readPages(root, locale);
  const outdated = outdatedFiles(root, locale);
  const heading = `${nameOfLanguage(locale, defaultLocale)} (${locale})`;
  return [
    heading,
    "=".repeat(heading.length),
    ...block(message("i18nStatusMissing", { count: missing.length, all }), missing.map(quoted)),
    ...block(message("i18nStatusSame", { count: same.length }), same.map(quoted)),
    ...block(message("i18nStatusPages", { count: untranslated.length, all: pages }), untranslated),
    ...block(message("i18nStatusOutdated", { count: outdated.length }), outdated),
  ].join("\n");
}

function block(title: string, lines: readonly string[]): string[] {
  return ["", title, ...lines.map((line) => `- ${line}`)];
}

/** Returns how many content files there are to translate, and the names of those without a translation. */
function readPages(root: string, locale: string): { readonly pages: number; readonly untranslated: readonly string[] } {
  const files = openContentFiles(root, { developing: true });
  const fixed = pageKeys.map((key) => {
    const result = files.page(key, locale);
    return { name: `pages/${key}.md`, isOwn: result.ok && !result.entry.untranslated };
  });
  const entries = collectionNames.flatMap((collection) =>
    files
      .collection(collection, locale)
      .entries.filter(({ data }) => !isDraft(data))
      .map(({ id, untranslated }) => ({ name: `${collection}/${id}.md`, isOwn: !untranslated })),
  );
  const all = [...fixed, ...entries];
  const untranslated = all.filter(({ isOwn }) => !isOwn).map(({ name }) => `content/${locale}/${name}`);
  return { pages: all.length, untranslated };
}

/**
 * Returns the translated files whose original has a newer commit, each with the command that shows the changes. The
 * list is empty without git.
 */
function outdatedFiles(root: string, locale: string): string[] {
  const newestCommit = (range: string, file: string) => {
    const words = ["log", "-1", "--format=%h", range, "--", file];
    const { status, stdout } = spawnSync("git", words, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.trim() : "";
  };
  return globSync(`content/${locale}/**/*.md`, { cwd: root }).flatMap((path) => {
    const file = path.replaceAll("\\", "/");
    const original = file.replace(`content/${locale}/`, `content/${defaultLocale}/`);
    const commit = newestCommit("HEAD", file);
    const isOutdated = commit !== "" && newestCommit(`${commit}..HEAD`, original) !== "";
    return isOutdated ? [`${file}\n    git diff ${commit} -- ${original}`] : [];
  });
}
