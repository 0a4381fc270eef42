import type { Facts } from "#app/content/facts.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { findContacts } from "#scripts/check/sources/find-contacts.ts";
import { findFigures } from "#scripts/check/sources/find-figures.ts";
import { type SourceLine, sourceName, sourcesFile } from "#scripts/check/sources/read-sources.ts";
import { rightForm } from "#scripts/check/sources/right-form.ts";
import { itemsOfFile, itemsOfStrings, type SourcedItem } from "#scripts/check/sources/sourced-items.ts";

/** Facts by which visitors choose: typed, they would be wrong as soon as the company changes them. */
const binding = /^precio\.metro$|^modelos\..*\.(?:precio|superficie|medidas|imperial)$/;
/** Words that make a percentage a promise of the company, and the placeholders for it. */
const promises = { "ahorro.maximo": /ahorr|barat/iu, "plazo.reduccion": /plazo|menos (?:de )?tiempo/iu } as const;

/** Whether a figure is no claim: a single unit, «un euro», names what it costs, and a print has the scale 100 %. */
function isFree({ found, key, sentence }: SourcedItem): boolean {
  return /^un[oa]?\s/i.test(found) || (key === "100 %" && /impr[ií]|impres|print|escala|\bA[0-5]\b/iu.test(sentence));
}

/** Checks that every figure and every contact of a file is a fact, or is listed in `content/cifras.txt`. */
export function checkSources(file: ContentFile, site: CheckedSite): Issue[] {
  const facts = site.factsFor(file);
  return facts ? judgeItems(itemsOfFile(file, facts), file.file, facts, site.sources) : [];
}

/** The same for the strings of every language, and that a text has what each line of the list is for. */
export function checkStringSources(site: CheckedSite): Issue[] {
  const ofStrings = [...site.strings.values()].map((strings) => {
    const facts = site.factsFor({ locale: strings.locale, data: {} });
    const items = facts ? itemsOfStrings(strings, site.strings.get(defaultLocale) ?? strings, facts) : [];
    return { file: strings.file, facts, items };
  });
  const named = new Set(site.sources.map(({ name }) => name));
  const ofFiles = site.files
    .filter(({ file }) => named.has(sourceName(file)))
    .map((file) => {
      const facts = site.factsFor(file);
      return { file: file.file, items: facts ? itemsOfFile(file, facts) : [] };
    });
  const used = new Set(
    [...ofStrings, ...ofFiles].flatMap(({ file, items }) => items.map(({ key }) => `${sourceName(file)} ${key}`)),
  );
  return [
    ...ofStrings.flatMap(({ file, items, facts }) => (facts ? judgeItems(items, file, facts, site.sources) : [])),
    // The figures of a text that cannot be read are not known.
    ...(site.settings ? site.sources : [])
      .filter(({ name }) => !site.issues.some(({ file }) => sourceName(file) === name))
      .flatMap((line) => judgeLine(line, used)),
  ];
}

/** A figure is told once, at its first place: one line of the list is enough for all of them. */
function judgeItems(
  items: readonly SourcedItem[],
  file: string,
  facts: Facts,
  sources: readonly SourceLine[],
): Issue[] {
  if (items.length === 0) return [];
  const text = sourceName(file);
  const listed = new Set(
    sources.filter(({ name }) => name === text).flatMap((line) => line.listed.map(({ key }) => key)),
  );
  const known = factsByKey(facts);
  const places = new Set<string>();
  const doubted = new Map<string, { readonly issue: Issue; more: number }>();
  const literal = items.flatMap((item) => {
    const { key, found, unit, sentence, issue } = item;
    const promise = unit === "%" ? Object.entries(promises).find(([, words]) => words.test(sentence))?.[0] : undefined;
    if ((listed.has(key) && promise === undefined) || isFree(item)) return [];
    const name = known.get(key);
    if (name !== undefined) return issue("fact-literal", { found, name, placeholder: `{{${name}}}` });
    const before = doubted.get(key);
    if (before) before.more++;
    const line = `${text}: ${unit ? rightForm(found) : found} # …`;
    const values = promise ? { line: "", placeholder: `{{${promise}}}` } : { line, placeholder: "" };
    const told = issue(unit ? "figure-unsourced" : "contact-unsourced", { found, ...values });
    // Both figures of a range are told together.
    const place = `${told.line}:${told.column} ${found}`;
    if (!before && !places.has(place)) doubted.set(key, { issue: told, more: 0 });
    places.add(place);
    return [];
  });
  return [
    ...literal,
    ...[...doubted.values()].map(({ issue, more }) => ({ ...issue, values: { ...issue.values, more } })),
  ];
}

/** Returns the names of the facts that a text may have typed, by the keys of their figures and contacts. */
function factsByKey(facts: Facts): ReadonlyMap<string, string> {
  return new Map(
    [...facts.texts].flatMap(([name, text]) =>
      [...(binding.test(name) ? findFigures(text) : []), ...findContacts(text)].map(({ key }) => [key, name] as const),
    ),
  );
}

function judgeLine({ line, name, listed }: SourceLine, used: ReadonlySet<string>): Issue[] {
  const issue = (values: Issue["values"]): Issue => ({
    file: sourcesFile,
    code: "source-line",
    line,
    column: 1,
    values,
  });
  if (name === undefined) return [issue({ example: "blog/mi-articulo: 40 % # hipótesis del ejemplo" })];
  return listed.filter(({ key }) => !used.has(`${name} ${key}`)).map(({ found }) => issue({ name, found }));
}
