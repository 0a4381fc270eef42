import { type CollectionName, collectionNames, pageKeys } from "#app/content/collections.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { collectFacts, type SiteFacts } from "#app/content/facts.ts";
import { countThings } from "#app/content/figures/counts.ts";
import { taxPhrase } from "#app/content/figures/tax-phrase.ts";
import type { Issue } from "#app/content/issues.ts";
import type { ParseResult } from "#app/content/parse-entry.ts";
import { isDraft } from "#app/content/publication/publication.ts";
import type { Model } from "#app/content/schemas/model.ts";
import type { SiteData } from "#app/content/schemas/site.ts";
import { formatsIn } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import { type OwnWords, ownWordsFile, readOwnWords } from "#scripts/check/spelling/own-words.ts";
import type { ContentFile } from "./content-file.ts";
import { readContentFile } from "./read-content-file.ts";

/** The content as the checks see it. */
export interface Project {
  readonly files: readonly ContentFile[];
  /** The models among `files`, with the type of their fields. */
  readonly models: readonly (ContentFile & { readonly data: Model })[];
  /** Ids of all entries, including those that cannot be parsed, so that links to them are not reported as well. */
  readonly ids: Readonly<Record<CollectionName, readonly string[]>>;
  /**
   * Returns the facts that a file may name, in its language; undefined if `content/site.yaml` cannot be parsed. Models that
   * are drafts have some for drafts only.
   */
  readonly factsFor: (file: Pick<ContentFile, "locale" | "data">) => SiteFacts | undefined;
  /** The tags that articles may have; undefined if `content/site.yaml` cannot be parsed. */
  readonly tags: SiteData["tags"] | undefined;
  /** The words of `content/palabras.txt`. */
  readonly ownWords: OwnWords;
  /** Issues found while parsing. */
  readonly issues: readonly Issue[];
}

/** Reads all content in the languages `names`. Files that cannot be parsed are left out and have issues. */
export function readProject(contentFiles: ContentFiles, locales: Locales, names: readonly string[]): Project {
  const site = contentFiles.site();
  const issues: Issue[] = site.ok ? [] : [...site.issues];
  const files: ContentFile[] = [];
  const models: (ContentFile & { data: Model })[] = [];
  const facts = new Map<string, { readonly published: SiteFacts; readonly all: SiteFacts }>();

  for (const locale of names) {
    // Files without a translation are checked once, in the original language.
    const isNew = ({ file }: { file: string }) => file.startsWith(`content/${locale}/`);
    const found = contentFiles.collection("models", locale);
    models.push(
      ...found.entries
        .filter(isNew)
        .map((entry) => ({ ...readContentFile({ ...entry, locale, kind: "models" }), data: entry.data })),
    );
    for (const kind of collectionNames) {
      const { entries, issues: ofCollection } = contentFiles.collection(kind, locale);
      files.push(...entries.filter(isNew).map((entry) => readContentFile({ ...entry, locale, kind })));
      issues.push(...ofCollection.filter(isNew));
    }
    const pages = readPages(contentFiles, locale);
    files.push(...pages.files.filter(isNew));
    issues.push(...pages.issues.filter(isNew));
    if (site.ok) {
      const strings = locales.i18n(locale);
      // A locale file without the phrase has an issue of its own.
      const taxes = strings.exists("price.taxes.unset") ? taxPhrase(site.site.vat, strings) : "";
      const numbers = strings.exists("numbers.words") ? strings.t("numbers.words") : "";
      const formats = strings.exists("language.formats") ? formatsIn(strings.t("language.formats")) : undefined;
      const counts = countThings(contentFiles, locale);
      const factsOf = (entries: typeof found.entries) => {
        const foundModels = new Map(entries.map(({ id, data }) => [id, data]));
        return collectFacts(site.site, foundModels, { locale, ...(formats && { formats }), taxes, counts, numbers });
      };
      const published = found.entries.filter(({ data }) => !isDraft(data));
      facts.set(locale, { published: factsOf(published), all: factsOf(found.entries) });
    }
  }
  const tags = site.ok ? site.site.tags : undefined;
  const factsFor: Project["factsFor"] = ({ locale, data }) => facts.get(locale)?.[isDraft(data) ? "all" : "published"];
  const ownWords = readOwnWords(contentFiles.text(ownWordsFile) ?? "");
  return { files, models, ids: listIds(contentFiles), factsFor, tags, ownWords, issues };
}

function readPages(contentFiles: ContentFiles, locale: string): Pick<Project, "files" | "issues"> {
  const names = contentFiles.list(`${defaultLocale}/pages`);
  const results = pageKeys
    .filter((key) => names.includes(`${key}.md`))
    .map((key) => ({ key, result: contentFiles.page(key, locale) as ParseResult<object> }));
  return {
    files: results.flatMap(({ key, result }) =>
      result.ok ? readContentFile({ ...result.entry, locale, kind: "pages", id: key, slug: key }) : [],
    ),
    issues: results.flatMap(({ result }) => (result.ok ? [] : result.issues)),
  };
}

function listIds(contentFiles: ContentFiles): Project["ids"] {
  const ids = (name: CollectionName) =>
    contentFiles.list(`${defaultLocale}/${name}`).map((fileName) => fileName.replace(/\.md$/, ""));
  return {
    models: ids("models"),
    blog: ids("blog"),
    stories: ids("stories"),
    legal: ids("legal"),
    faq: ids("faq"),
    assistant: ids("assistant"),
  };
}
