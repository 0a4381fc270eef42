import { type CollectionName, collectionNames, pageKeys } from "#app/content/collections.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { type DataName, dataFiles, type FileData } from "#app/content/data-files.ts";
import { collectFacts, type Facts } from "#app/content/facts.ts";
import { countThings } from "#app/content/figures/counts.ts";
import { isDraft, isPublished } from "#app/content/publication/publication.ts";
import type { ReadError } from "#app/content/read-error.ts";
import type { Model } from "#app/content/schemas/model.ts";
import { groupByTag, tagsIn } from "#app/content/tags.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import type { PictureFacts } from "#app/pictures/picture-facts.server.ts";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import { openPaths, type SitePaths } from "#app/routing/site-paths.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { oncePer } from "#app/time/once.ts";
import { advise } from "#scripts/check/advice/advise.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { yamlIssues } from "#scripts/check/advice/yaml-issues.ts";
import type { LocaleFile } from "#scripts/check/locales/locale-file.ts";
import { readSources, type SourceLine, sourcesFile } from "#scripts/check/sources/read-sources.ts";
import { type OwnWords, ownWordsFile, readOwnWords } from "#scripts/check/spelling/own-words.ts";
import { type ContentFile, type FindFile, readContentFile } from "./content-file.ts";
import { type LinkTargets, linkTargets } from "./link-targets.ts";

/** A model's file, with the type of its fields. */
type ModelFile = ContentFile & { readonly data: Model };

export function isModelFile(file: ContentFile): file is ModelFile {
  return file.kind === "models";
}

/** A file without words of one language, and where its fields are. */
interface DataFile<Name extends DataName> extends Pick<ContentFile, "file" | "locate"> {
  readonly data: FileData<Name>;
}

/** All that a rule may ask of a site, read once. */
export interface CheckedSite extends Pick<Site, "root" | "now"> {
  /** The files of `content/` as they are written. */
  readonly content: ContentFiles;
  /** The languages whose files can be read. */
  readonly locales: Locales;
  /** The strings of each of these languages, with their places. */
  readonly strings: ReadonlyMap<string, LocaleFile>;
  /** The files of `content/` that can be parsed, those of the original language first. */
  readonly files: readonly ContentFile[];
  /** The models among `files`, in the original language. */
  readonly models: readonly ModelFile[];
  /** Issues of the files that cannot be parsed. */
  readonly issues: readonly Issue[];
  /** Ids of all entries, including those that cannot be parsed, so that links to them are not reported as well. */
  readonly ids: (collection: CollectionName) => readonly string[];
  readonly find: FindFile;
  /**
   * Returns the facts that a file may name; undefined if `content/site.yaml` cannot be parsed. Drafts may name drafts.
   */
  readonly factsFor: (file: Pick<ContentFile, "locale" | "data">) => Facts | undefined;
  /** `content/site.yaml`; undefined if it cannot be parsed, as the next two. */
  readonly settings: DataFile<"site"> | undefined;
  readonly catalogue: DataFile<"catalogue"> | undefined;
  readonly sets: DataFile<"sets"> | undefined;
  /** The words of `content/palabras.txt`. */
  readonly ownWords: OwnWords;
  /** The lines of `content/cifras.txt`. */
  readonly sources: readonly SourceLine[];
  /** The paths of all pages, of drafts and of entries that cannot be parsed too; tags as visitors see them. */
  readonly paths: SitePaths;
  readonly targets: LinkTargets;
  /** Facts of every original by its source; null for a file that cannot be decoded. */
  readonly pictures: ReadonlyMap<string, PictureFacts | null>;
}

/** Reads what the rules ask of a site, given the locale files that can be read. */
export async function readCheckedSite(site: Site, strings: CheckedSite["strings"]): Promise<CheckedSite> {
  const { root, now, files: content } = site;
  const locales: Locales = { ...site.locales, names: () => [...strings.keys()] };
  const { files, issues } = readFiles(content, locales.names());
  const models = files.filter(isModelFile).filter(({ locale }) => locale === defaultLocale);
  const byName = new Map(files.map((file) => [`${file.locale} ${file.kind} ${file.id}`, file]));
  const find: FindFile = (locale, kind, id) => byName.get(`${locale} ${kind} ${id}`);
  const ids = oncePer((collection: CollectionName) =>
    content.list(`${defaultLocale}/${collection}`).map((name) => name.replace(/\.md$/, "")),
  );
  const [ofSite, catalogue, sets] = [
    readDataFile(content, "site"),
    readDataFile(content, "catalogue"),
    readDataFile(content, "sets"),
  ];
  const settings = ofSite.file;
  const factsIn = oncePer((locale: string) => {
    if (!settings) return undefined;
    const all = content.collection("models", locale).entries;
    const strings = locales.i18n(locale);
    const counts = countThings(content, locale);
    const factsOf = (entries: typeof all) => collectFacts({ strings, site: settings.data, models: entries, counts });
    return { published: factsOf(all.filter(({ data }) => !isDraft(data))), all: factsOf(all) };
  });
  const articles = files.filter(
    ({ kind, locale, data }) => kind === "blog" && locale === defaultLocale && isPublished(data, now),
  );
  const paths = openPaths(locales, {
    slugsOf: (locale, collection) =>
      ids(collection).map((id) => {
        const { slug = id, aliases = [] } = find(locale, collection, id) ?? find(defaultLocale, collection, id) ?? {};
        return { id, slug, aliases };
      }),
    tagsOf: (locale) =>
      groupByTag(tagsIn(locale, settings?.data.tags ?? []), articles).map((tag) => ({
        ...tag,
        size: tag.entries.length,
      })),
  });
  return {
    root,
    now,
    content,
    locales,
    strings,
    files,
    models,
    issues: [...ofSite.issues, ...catalogue.issues, ...sets.issues, ...issues],
    ids,
    find,
    factsFor: ({ locale, data }) => factsIn(locale)?.[isDraft(data) ? "all" : "published"],
    settings,
    catalogue: catalogue.file,
    sets: sets.file,
    ownWords: readOwnWords(content.text(ownWordsFile) ?? ""),
    sources: readSources(content.text(sourcesFile) ?? ""),
    paths,
    targets: linkTargets(paths, find),
    pictures: await inspectPictures(site.pictures),
  };
}

/** Returns a file without words of one language, or what keeps it from being read as it was meant. */
function readDataFile<Name extends DataName>(
  content: ContentFiles,
  name: Name,
): { readonly issues: readonly Issue[]; readonly file?: DataFile<Name> } {
  const { file } = dataFiles[name];
  const result = content.data(name);
  if (!result.ok) return { issues: advise(result.errors, content.root) };
  const issues = yamlIssues(file, result.yaml);
  return issues.length > 0 ? { issues } : { issues, file: { file, data: result.data, locate: result.locate } };
}

/** Reads all content in these languages. Files that cannot be parsed are left out and have issues. */
function readFiles(content: ContentFiles, locales: readonly string[]): Pick<CheckedSite, "files" | "issues"> {
  const pages = content.list(`${defaultLocale}/pages`);
  // Files without a translation are checked once, in the original language.
  const isOf = (locale: string, file: string) => file.startsWith(`content/${locale}/`);
  const read = locales.flatMap((locale) => {
    const issuesOf = (errors: readonly ReadError[]) =>
      advise(errors, content.root).filter(({ file }) => isOf(locale, file));
    const ofCollections = collectionNames.map((kind) => {
      const { entries, errors } = content.collection(kind, locale);
      return { entries: entries.map((entry) => ({ ...entry, locale, kind })), issues: issuesOf(errors) };
    });
    const ofPages = pageKeys
      .filter((key) => pages.includes(`${key}.md`))
      .map((key) => {
        const result = content.page(key, locale);
        if (!result.ok) return { entries: [], issues: issuesOf(result.errors) };
        return { entries: [{ ...result.entry, locale, kind: "pages", id: key, slug: key } as const], issues: [] };
      });
    return [...ofCollections, ...ofPages].map(({ entries, issues }) => {
      const own = entries.filter(({ file }) => isOf(locale, file));
      const damage = own.map((entry) => ({ entry, found: yamlIssues(entry.file, entry.yaml) }));
      return {
        files: damage.flatMap(({ entry, found }) => (found.length > 0 ? [] : readContentFile(entry))),
        issues: [...issues, ...damage.flatMap(({ found }) => found)],
      };
    });
  });
  return { files: read.flatMap(({ files }) => files), issues: read.flatMap(({ issues }) => issues) };
}

/** Returns the facts of all originals. Those that have not changed since an earlier run are not decoded again. */
export async function inspectPictures(store: PictureStore): Promise<CheckedSite["pictures"]> {
  const names = store.names();
  const results = await Promise.allSettled(names.map(store.facts));
  await store.save(names);
  return new Map(
    results.map((result, index) => [names[index] ?? "", result.status === "fulfilled" ? result.value : null]),
  );
}
