import type { i18n } from "i18next";
import type { Caches } from "#app/cache/caches.server.ts";
import { hashOf } from "#app/cache/hash.server.ts";
import { recordAnswers } from "#app/cache/recorded-answers.ts";
import { countedPages } from "#app/content/counts.ts";
import { describeMoment } from "#app/content/describe-moment.ts";
import type { SiteFacts } from "#app/content/facts.ts";
import { tagsIn } from "#app/content/tags.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import type { PictureFacts } from "#app/pictures/picture-facts.server.ts";
import { normalisePath } from "#app/routing/paths.ts";
import { dayAt, momentOf } from "#app/schemas/site-time.ts";
import { type ClaimWords, readClaimWords } from "./check-claims.ts";
import type { InspectedPictures } from "./inspect-pictures.ts";
import { createLinkTargets, type WaitingTarget } from "./link-targets.ts";
import { originalPaths } from "./links/original-paths.ts";
import { anchorIn, createPageAnchors } from "./links/page-anchors.ts";
import type { ContentFile, Project } from "./project.ts";
import type { ProjectPaths } from "./project-paths.ts";
import type { OwnWords } from "./spelling/own-words.ts";
import type { CountWords } from "./structure/check-counts.ts";

/** The pictures, by source; null for one that cannot be decoded. */
export interface PictureLookup {
  has(source: string): boolean;
  get(source: string): Pick<PictureFacts, "width"> | null | undefined;
  keys(): Iterable<string>;
}

/** The paths that links may lead to. */
interface PathLookup {
  has(path: string): boolean;
  keys(): Iterable<string>;
  /** Returns the entry of a page that is published later than the text that links to it, or never. */
  waiting(path: string): (WaitingTarget & { readonly moment: string }) | undefined;
  /** Returns the path of the page that a file of this name has, where the path has another one. */
  ofFile(name: string): string | undefined;
  /** Returns the path that a page of another language has in the original, by which links name it. */
  inOriginal(path: string): string | undefined;
  /** Returns the path of the page that had this one before it was renamed. */
  moved(path: string): string | undefined;
}

/** The ids on other pages that links may name. */
interface AnchorLookup {
  /** Whether a page has the id that a link names, `/blog/futuro-modular#el-precio`; null where its ids are not known. */
  has(href: string): boolean | null;
  /** Returns the ids of a page, by its path. */
  of(path: string): readonly string[];
}

/** The names of the tags that articles may have. */
export interface TagLookup {
  has(name: string): boolean;
  keys(): Iterable<string>;
}

/** What the rules of one file may ask of time. */
interface Calendar {
  /** Whether a moment has come, as writers give it: `2026-12-01` or `2026-12-01 09:00`. */
  hasCome(written: string): boolean;
  /** Returns the present day, YYYY-MM-DD. */
  today(): string;
}

/** All that the rules of one file may ask of the rest of the site. */
export interface Surroundings {
  /** Undefined if `content/site.yaml` cannot be parsed. */
  readonly facts: SiteFacts | undefined;
  readonly claimWords: ClaimWords;
  readonly countWords: CountWords;
  readonly ownWords: OwnWords;
  /** Ids of all models, and of those that cannot be parsed. */
  readonly models: readonly string[];
  readonly unparsedModels: readonly string[];
  /** Undefined if `content/site.yaml` cannot be parsed. */
  readonly tags: TagLookup | undefined;
  readonly pictures: PictureLookup;
  readonly paths: PathLookup;
  readonly anchors: AnchorLookup;
  readonly calendar: Calendar;
}

/** The site as the rules of the files see it. */
export interface SurroundingsOfFiles {
  /** Returns a hash of what all files of a language have in common: facts, models and the words of claims. */
  version(file: ContentFile): string;
  /** Returns what else a file may ask, with answers as plain data. */
  questions(file: ContentFile): Questions;
  /** Returns the surroundings of a file, and a list that gets every answer beyond what all have in common. */
  record(file: ContentFile): Pick<ReturnType<typeof recordAnswers<Questions>>, "answers"> & { of: Surroundings };
}

interface Questions {
  readonly [name: string]: (argument: string) => unknown;
  readonly hasPath: (path: string) => boolean;
  readonly waiting: (path: string) => WaitingTarget | undefined;
  readonly moved: (path: string) => string | undefined;
  readonly pathOfFile: (name: string) => string | undefined;
  readonly pathInOriginal: (path: string) => string | undefined;
  readonly hasAnchor: (href: string) => boolean | null;
  readonly allAnchors: (path: string) => string;
  readonly hasTag: (name: string) => boolean;
  readonly isOwnWord: (word: string) => boolean;
  readonly picture: (source: string) => { readonly width: number | null } | null;
  /** Hashes of all names, for advice on a wrong one. */
  readonly allPaths: () => string;
  readonly allTags: () => string;
  readonly allPictures: () => string;
  readonly hasCome: (written: string) => boolean;
  readonly today: () => string;
}

/** What `createSurroundings` makes its answers of. */
export interface SurroundingsParts {
  readonly project: Project;
  readonly locales: Locales;
  /** Those of the project, of entries that are not published too. */
  readonly paths: ProjectPaths;
  readonly pictures: InspectedPictures;
  /** Where the headings of pages are noted. */
  readonly caches: Caches;
  /** The moment of the check. */
  readonly now: Date;
}

/** Returns what the files of a project may ask of each other, and of the time. */
export function createSurroundings(parts: SurroundingsParts): SurroundingsOfFiles {
  const { project, locales, paths, pictures, caches, now } = parts;
  const anchorsOf = createPageAnchors({ project, locales, paths: paths.pages, caches });
  const targetsOf = createLinkTargets(project, paths.pages, now);
  const moved = new Map(
    paths.redirects.filter(({ locale }) => locale === defaultLocale).map(({ from, to }) => [from, to]),
  );
  const ofFiles = new Map(
    paths.pages.flatMap(({ locale, id, path }) =>
      locale === defaultLocale && id !== undefined && !path.endsWith(`/${id}`) ? [[id, path] as const] : [],
    ),
  );
  const inOriginal = originalPaths(paths.pages);
  const hashes = createHashes();
  const pictureNames = new Set(pictures.keys());
  const tags = new Set(tagsIn(defaultLocale, project.tags ?? []).map(({ name }) => name));
  const { models } = project.ids;
  const parsed = new Set(project.models.map(({ id }) => id));
  const unparsedModels = models.filter((id) => !parsed.has(id));
  const byLocale = new Map<string, { readonly version: string } & Pick<Surroundings, "claimWords" | "countWords">>();

  function commonOf({ locale }: ContentFile) {
    const known = byLocale.get(locale);
    if (known) return known;
    const facts = project.facts.get(locale);
    const claimWords = readClaimWords(locales.i18n(locale));
    const ofFacts = facts && [[...facts.entries()], [...facts.figures], facts.prices.metro, [...facts.prices.models]];
    const countWords = readCountWords(locales.i18n(locale), facts, paths.pages);
    const version = hashOf(JSON.stringify([locale, ofFacts, claimWords, countWords, models, unparsedModels]));
    const common = { version, claimWords, countWords };
    byLocale.set(locale, common);
    return common;
  }

  const questions = (file: ContentFile): Questions => ({
    hasPath: (path) => path === paths.catalogue || targetsOf(file).paths.has(path),
    waiting: (path) => targetsOf(file).waiting(path),
    moved: (path) => moved.get(path),
    pathOfFile: (name) => ofFiles.get(name),
    pathInOriginal: (path) => inOriginal.get(path),
    allPaths: () => hashes.of(targetsOf(file).paths),
    allAnchors: (path) => hashOf(...(anchorsOf(path, file.locale) ?? [])),
    hasAnchor: (href) => anchorsOf(normalisePath(href), file.locale)?.includes(anchorIn(href)) ?? null,
    hasTag: (name) => tags.has(name),
    allTags: () => hashes.of(tags),
    isOwnWord: (word) => project.ownWords.has(word),
    picture: (source) => (pictures.has(source) ? { width: pictures.get(source)?.width ?? null } : null),
    allPictures: () => hashes.of(pictureNames),
    hasCome: (written) => momentOf(written) <= now,
    today: () => dayAt(now),
  });

  return {
    version: (file) => commonOf(file).version,
    questions,
    record(file) {
      const { questions: asked, answers } = recordAnswers(questions(file));
      const of: Surroundings = {
        facts: project.facts.get(file.locale),
        claimWords: commonOf(file).claimWords,
        countWords: commonOf(file).countWords,
        ownWords: { has: asked.isOwnWord },
        models,
        unparsedModels,
        paths: {
          has: asked.hasPath,
          keys() {
            asked.allPaths();
            return targetsOf(file).paths;
          },
          moved: asked.moved,
          ofFile: asked.pathOfFile,
          inOriginal: asked.pathInOriginal,
          waiting(path) {
            const target = asked.waiting(path);
            const moment = target?.publishAt ? describeMoment(target.publishAt, locales.i18n(defaultLocale).t) : "";
            return target && { ...target, moment };
          },
        },
        anchors: {
          has: asked.hasAnchor,
          of(path) {
            asked.allAnchors(path);
            return anchorsOf(path, file.locale) ?? [];
          },
        },
        tags: project.tags && {
          has: asked.hasTag,
          keys() {
            asked.allTags();
            return tags;
          },
        },
        pictures: {
          has: (source) => asked.picture(source) !== null,
          get(source) {
            const picture = asked.picture(source);
            return picture?.width == null ? null : { width: picture.width };
          },
          keys() {
            asked.allPictures();
            return pictureNames;
          },
        },
        calendar: { hasCome: asked.hasCome, today: asked.today },
      };
      return { answers, of };
    },
  };
}

/** Returns the pages whose cards texts may count; a locale file without the numbers has an issue of its own. */
function readCountWords(
  { t, exists }: Pick<i18n, "t" | "exists">,
  facts: SiteFacts | undefined,
  paths: ProjectPaths["pages"],
): CountWords {
  const pages = Object.entries(countedPages).flatMap(([thing, key]) => {
    const name = `cuenta.${thing}`;
    const path = paths.find((page) => page.key === key && page.locale === defaultLocale)?.path;
    const count = facts?.figures.get(name);
    return path === undefined || count === undefined ? [] : [{ name, file: `pages/${key}`, path, count }];
  });
  return { pages, numbers: exists("numbers.words") ? t("numbers.words").split(" ") : [] };
}

/** Returns what hashes names, each set once, when its hash is first asked for. */
function createHashes() {
  const known = new WeakMap<ReadonlySet<string>, string>();
  return {
    of(names: ReadonlySet<string>): string {
      const hash = known.get(names) ?? hashOf(...names);
      known.set(names, hash);
      return hash;
    },
  };
}
