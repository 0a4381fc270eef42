import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { formatTable } from "#scripts/terminal/format-table.ts";
import { message } from "#scripts/terminal/messages.ts";
import { countPages, type LanguageStatus, percentDone } from "./language-status.ts";
import type { PageStatus } from "./page-status.ts";
import { pageToDo } from "./to-do-lines.ts";

const formats = createFormats(defaultLocale);

/** Names that are listed of what is missing; the rest is a number. */
const listedNames = 20;

/** Returns what the terminal says of languages: a table, and below it what is to be done of each. */
export function statusLines(languages: readonly LanguageStatus[]): string[] {
  return [...formatTable(statusHeader(), languages.flatMap(statusRows)), ...languages.flatMap(languageLines)];
}

/** Returns the names of the columns of the table. */
export function statusHeader(): string[] {
  return [
    message("i18nStatusLanguage"),
    message("i18nStatusPercent"),
    message("i18nStatusDone"),
    message("i18nStatusPartial"),
    message("i18nStatusMissing"),
    message("i18nStatusOutdated"),
    message("i18nStatusWords"),
  ];
}

/** Returns the cells of a language's rows: that of its strings, and that of its pages. */
export function statusRows(language: LanguageStatus): string[][] {
  const { strings, pages } = language;
  const sum = (pick: (page: PageStatus) => number) => pages.reduce((total, page) => total + pick(page), 0);
  const stringWords = [strings.words, strings.wordsLeft] as const;
  const pageWords = [sum(({ words }) => words), sum(({ wordsLeft }) => wordsLeft)] as const;
  const name = `${language.name} (${language.locale})`;
  return [
    [
      message("i18nStatusStrings", { name }),
      ...cells(stringWords, [strings.done, undefined, strings.missing.length, strings.outdated.length]),
    ],
    [
      message("i18nStatusPages", { name }),
      ...cells(
        pageWords,
        (["done", "partial", "missing", "outdated"] as const).map((state) => countPages(language, state)),
      ),
    ],
  ];
}

function cells([words, wordsLeft]: readonly [number, number], counts: readonly (number | undefined)[]): string[] {
  const figures = [...counts, wordsLeft].map((count) => (count === undefined ? "" : formats.number(count)));
  return [`${percentDone(words, wordsLeft)} %`, ...figures];
}

function languageLines({ locale, name, strings, pages }: LanguageStatus): string[] {
  const file = (page: string) => `content/${locale}/${page}`;
  const inState = (...states: readonly string[]) => pages.filter(({ state }) => states.includes(state));
  const toDo = inState("outdated", "partial").flatMap((page) => [
    `- ${file(page.name)}`,
    ...pageToDo(page).map((line) => `    ${line}`),
  ]);
  const outdated = strings.outdated.flatMap(({ key, original, translation }) => [
    `- ${key}`,
    `    ${message("i18nStatusNow", { text: original.join(" / ") })}`,
    `    ${message("i18nStatusTranslated", { text: translation.join(" / ") })}`,
  ]);
  const absent = inState("missing").map((page) => `- ${file(page.name)}`);
  const missing = strings.missing.map(({ key }) => `- ${key}`);
  const isShortened = Math.max(absent.length, missing.length) > listedNames;
  const unnotedPages = inState("done").filter(({ noted }) => !noted).length;
  const parts = [
    block(message("i18nStatusPagesToDo"), toDo),
    block(message("i18nStatusKeysToDo"), outdated),
    block(message("i18nStatusPagesAbsent"), shortened(absent)),
    block(message("i18nStatusKeysAbsent"), shortened(missing)),
    isShortened ? [message("i18nStatusAll", { locale })] : [],
    strings.unnoted > 0 ? [message("i18nStatusUnnotedKeys", { count: strings.unnoted, locale })] : [],
    unnotedPages > 0 ? [message("i18nStatusUnnotedPages", { count: unnotedPages })] : [],
  ].filter((part) => part.length > 0);
  const heading = `${name} (${locale})`;
  const nothing = [[message("i18nStatusAllDone")]];
  return [
    "",
    heading,
    "=".repeat(heading.length),
    ...(parts.length > 0 ? parts : nothing).flatMap((part) => ["", ...part]),
  ];
}

function block(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [title, ...lines] : [];
}

function shortened(lines: readonly string[]): string[] {
  const rest = lines.length - listedNames;
  return rest > 0 ? [...lines.slice(0, listedNames), message("i18nStatusMore", { count: rest })] : [...lines];
}
