import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import type { z } from "zod";
import { schemaOf } from "#app/content/collections.ts";
import { openContentFiles } from "#app/content/content-files.server.ts";
import { translatableFields } from "#app/content/fields/is-copy.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { isTranslatable } from "#app/i18n/locale-areas.ts";
import { flatStrings, groupStrings, isLinkKey, type StringGroup } from "#app/i18n/string-groups.ts";
import { withoutAccents } from "#app/schemas/without-accents.ts";
import { message } from "#scripts/terminal/messages.ts";
import { I18nError } from "./i18n-error.ts";
import { readStrings } from "./read-strings.ts";

/** The pseudo-language. Its tag means accented English, which nothing else uses. */
const pseudoLanguage = { locale: "en-XA", name: "[Þšéûðö]", direction: "ltr" } as const;

/** Folder of the copy, which git and the check ignore. */
const folder = ".cache/pseudo";

/** The files of the site that the copy needs; it makes everything else itself. */
const copied = /^(?:app|content|locales|public|scripts|supabase|[^.].*\.(?:json|ts|toml))$/;

/** Folders that site and copy share. */
const shared = ["node_modules", ".cache/pictures"];

/** Parts of a text that must not change: placeholders, targets of links, notes, URLs and email addresses. */
const kept = /\{\{[^{}]*\}\}|\]\([^)\s]*|\[\^[^\]]*\]|https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** All of these letters are in the typeface of the site and of the catalogue. */
const accented = "åbçðéƒĝĥîĵķļmñöþǫŕšţûvŵxýžÅBÇÐÉFĜĤÎĴĶĻMÑÖÞǪŔŠŢÛVŴXÝŽ";

/** By how much the longest translations exceed a Spanish text. */
const growth = 0.4;

/**
 * Makes a copy of the site with the pseudo-language and returns what to tell the translator. It replaces an earlier
 * copy; the site itself does not change.
 *
 * @throws I18nError if the original cannot be read or the copy cannot be made.
 */
export function makePseudo(root: string): string {
  const { locale } = pseudoLanguage;
  const strings = pseudoStrings(readStrings(root, defaultLocale));
  try {
    copySite(root);
    writeText(join(root, folder, "locales", `${locale}.json`), JSON.stringify(strings, undefined, 2));
    for (const [name, text] of pseudoPages(root)) writeText(join(root, folder, "content", locale, name), text);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new I18nError("i18nWriteFailed", { file: folder, code: String(error.code) }, error);
  }
  return message("i18nPseudoMade", { folder, locale });
}

/** Returns the strings of the pseudo-language, made from the original ones. */
export function pseudoStrings(original: unknown): StringGroup {
  const { name, direction } = pseudoLanguage;
  const strings = flatStrings(original).flatMap(([key, text]): [string, string][] => {
    if (!isTranslatable(key)) return [];
    if (key.startsWith("paths.")) return [[key, text.replaceAll(/(?<=^|\/)[a-z][\w-]*/g, "$&-xa")]];
    // Anchors, which the content names, and words that are looked for in the Spanish content.
    if (isLinkKey(key) || /^claimBasis\..+\.words$/.test(key)) return [[key, text]];
    // This string is a list of number words, so it gets no brackets.
    return [[key, key === "numbers.words" ? withAccents(text) : pseudoText(text)]];
  });
  return { language: { name, direction }, ...groupStrings(strings) };
}

/**
 * Returns a text with accents, 40 % longer and in brackets, so that texts that are cut off, concatenated or
 * untranslated can be seen. Placeholders and markup stay.
 */
export function pseudoText(text: string): string {
  const words = text
    .replaceAll(kept, " ")
    .replaceAll(/[^\p{L}\s]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (words === "") return text;
  return `[${withAccents(text)} ${withAccents(words.slice(0, Math.ceil(words.length * growth)).trim())}]`;
}

function withAccents(text: string): string {
  const parts = text.split(new RegExp(`(${kept.source})`));
  return parts.map((part, index) => (index % 2 === 1 ? part : accentLetters(part))).join("");
}

function accentLetters(text: string): string {
  return [...withoutAccents(text).normalize("NFC")].map((letter) => accented[plain.indexOf(letter)] ?? letter).join("");
}

/** Yields the pages of a site in the pseudo-language, with their names below the language's folder. */
export function* pseudoPages(root: string): Generator<[name: string, text: string]> {
  const files = openContentFiles(root, { developing: true });
  for (const collection of files.list(defaultLocale)) {
    for (const name of files.list(`${defaultLocale}/${collection}`)) {
      const schema = schemaOf(collection, name.replace(/\.md$/, ""));
      const source = files.frontMatter(`content/${defaultLocale}/${collection}/${name}`);
      if (!schema || !source.ok) continue;
      const fields = pseudoFields(schema, source.value.data);
      // Headings stay, because links lead to them.
      const body = source.value.body.replaceAll(/^(?!#).*$/gm, withAccents);
      yield [`${collection}/${name}`, `---\n${stringify(fields)}---\n\n${body}`];
    }
  }
}

/** Returns the fields of a page in the pseudo-language, without those that publish it, which the original has. */
function pseudoFields(schema: z.ZodType, data: unknown): unknown {
  const fields: Record<string, unknown> = structuredClone(Object(data));
  for (const { path, text } of translatableFields(schema, data)) {
    const last = path.at(-1) ?? "";
    const group = path.slice(0, -1).reduce<unknown>((value, part) => Object(value)[part], fields);
    // Titles and descriptions have a limit of length, so they only get accents. Facts could make them longer.
    const isHead = last === "description" || path.length === 1;
    if (isHead && text.includes("{{")) Reflect.deleteProperty(Object(group), last);
    else Object.assign(Object(group), { [last]: isHead ? withAccents(text) : pseudoText(text) });
  }
  const { draft: _draft, publishAt: _publishAt, ...others } = fields;
  return others;
}

function copySite(root: string): void {
  const copy = join(root, folder);
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync(root).filter((one) => copied.test(one))) {
    // Keeps the times of files, by which unchanged pictures are recognised.
    cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true });
  }
  for (const name of shared) {
    mkdirSync(join(root, name), { recursive: true });
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    symlinkSync(join(root, name), join(copy, name), "junction");
  }
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${text}\n`);
}
