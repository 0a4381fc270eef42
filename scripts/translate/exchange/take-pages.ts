import type { ContentFiles } from "#app/content/content-files.server.ts";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import type { Origin } from "#app/content/schemas/origin.ts";
import { textHash } from "#app/i18n/translation-state.ts";
import { hasPlaceholdersOf, textPlaceholders } from "#scripts/check/locales/text-placeholders.ts";
import { message } from "#scripts/terminal/messages.ts";
import { type OriginalPage, openOriginals } from "#scripts/translate/original-pages.ts";
import { fieldsHash, writeOrigin } from "#scripts/translate/page-origin.ts";
import type { PageField } from "#scripts/translate/page-texts.ts";
import { readTranslation } from "#scripts/translate/page-translation.ts";
import type { ExchangeUnit, ReturnedFile } from "./exchange-file.ts";
import { exchangePage, pageOfUnit } from "./exchange-pages.ts";
import type { ReplacedText } from "./replaced-strings.ts";
import { setFields } from "./set-fields.ts";

type ReturnedUnit = ReturnedFile["units"][number];

/** Content files with what their translator has sent, by their paths, and pages whose body is not complete yet. */
interface TakenPages {
  readonly texts: ReadonlyMap<string, string>;
  readonly incomplete: readonly string[];
  /** Texts that had other words until now, by their files. */
  readonly replaced: ReadonlyMap<string, readonly ReplacedText[]>;
  readonly problems: readonly string[];
}

/** Returns the content files of a language with the texts of a returned file in them, and what is wrong with those. */
export function takePages(files: ContentFiles, locale: string, units: readonly ReturnedUnit[]): TakenPages {
  const originals = openOriginals(files);
  const byPage = Map.groupBy(units, ({ id }) => pageOfUnit(id) ?? id);
  const texts = new Map<string, string>();
  const replaced = new Map<string, readonly ReplacedText[]>();
  const [incomplete, problems]: [string[], string[]] = [[], []];
  for (const [name, sent] of byPage) {
    const page = originals.find(name);
    const translation = page && readTranslation(files, locale, name);
    const known = new Map(page ? exchangePage(page, translation).map((unit) => [unit.id, unit]) : []);
    const wrong = sent.flatMap((unit) => problemOf(unit, known.get(unit.id)));
    problems.push(...wrong);
    if (!page || wrong.length > 0) continue;
    const file = `content/${locale}/${name}`;
    const taken = new Map(sent.map((unit) => [unit.id, unit]));
    const wordsOf = (id: string) => taken.get(id)?.translation ?? known.get(id)?.translation ?? "";
    const body = bodyOf(page, taken, wordsOf);
    if (body === "incomplete") incomplete.push(file);
    const fields = fieldsToSet(page, taken, wordsOf);
    if (fields.length === 0 && !isText(body)) continue;
    const source = files.text(file) ?? "---\n---\n";
    const written = setFields(source, page.data, fields, isText(body) ? body : undefined);
    const text = writeOrigin(written, originOf(page, taken, translation?.origin ?? {}, isText(body)));
    if (!readFrontMatter(file, text).ok) {
      problems.push(message("i18nImportPage", { file }));
      continue;
    }
    texts.set(file, text);
    const others = sent.flatMap((unit) => replacedText(unit, known.get(unit.id)));
    // Sections of a body that is not complete are not written.
    const taking = others.filter(({ key }) => isText(body) || !key.startsWith(`${name}#`));
    if (taking.length > 0) replaced.set(file, taking);
  }
  return { texts, incomplete, replaced, problems };
}

function replacedText({ id, translation }: ReturnedUnit, known: ExchangeUnit | undefined): ReplacedText[] {
  const [before, after] = [known?.translation.trim() ?? "", translation.trim()];
  return before === "" || before === after ? [] : [{ key: id, before, after }];
}

function isText(body: string | undefined): body is string {
  return body !== undefined && body !== "incomplete";
}

function problemOf({ id, translation }: ReturnedUnit, known: ExchangeUnit | undefined): string[] {
  if (!known) return [message("i18nImportKey", { key: id })];
  if (hasPlaceholdersOf(known.original, "", translation)) return [];
  const wanted = textPlaceholders(known.original).join(" ");
  return [
    wanted === ""
      ? message("i18nImportPlaceholderless", { key: id })
      : message("i18nImportPlaceholders", { key: id, wanted }),
  ];
}

/** Returns a body of all sections; «incomplete» while one has no words; undefined where none was sent. */
function bodyOf(
  { name, sections }: OriginalPage,
  taken: ReadonlyMap<string, ReturnedUnit>,
  wordsOf: (id: string) => string,
): string | undefined {
  const ids = sections.map(({ id }) => `${name}#${id}`);
  if (!ids.some((id) => taken.has(id))) return undefined;
  const words = ids.map((id) => wordsOf(id).trim());
  return words.includes("") ? "incomplete" : words.join("\n\n");
}

/** Returns the fields that were sent; of lists of texts, which are translated whole, those that have words for each. */
function fieldsToSet(
  { name, fields }: OriginalPage,
  taken: ReadonlyMap<string, ReturnedUnit>,
  wordsOf: (id: string) => string,
) {
  const idOf = (field: PageField) => `${name}:${field.name}`;
  const listOf = ({ path }: PageField) => (typeof path.at(-1) === "number" ? path.slice(0, -1).join(".") : undefined);
  const lists = Map.groupBy(fields, listOf);
  return fields
    .filter((field) => {
      const list = listOf(field);
      const together = list === undefined ? [field] : (lists.get(list) ?? []);
      return together.some((one) => taken.has(idOf(one))) && together.every((one) => wordsOf(idOf(one)) !== "");
    })
    .map((field) => ({ path: field.path, text: wordsOf(idOf(field)).trim() }));
}

/** Returns what a page is made of once the sent texts are in it: each of the original that stood beside it. */
function originOf(
  { name, fields, sections }: OriginalPage,
  taken: ReadonlyMap<string, ReturnedUnit>,
  before: Origin,
  hasBody: boolean,
): Origin {
  const made = fields.map((field) => ({ ...field, text: taken.get(`${name}:${field.name}`)?.original ?? field.text }));
  const isWhole = fields.every((field) => taken.has(`${name}:${field.name}`));
  const isKnown = before.fields !== undefined && before.fields !== fieldsHash(fields);
  const hashes = sections.map(({ id, text }): [string, string] => {
    const sent = taken.get(`${name}#${id}`)?.original;
    return [id, sent === undefined ? (before.sections?.[id] ?? textHash(text)) : textHash(sent)];
  });
  return {
    // Of fields that are outdated all have to be looked at.
    fields: isKnown && !isWhole ? before.fields : fieldsHash(made),
    ...(hasBody ? { sections: Object.fromEntries(hashes) } : before.sections && { sections: before.sections }),
  };
}
