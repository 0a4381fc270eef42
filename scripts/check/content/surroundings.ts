import type { i18n } from "i18next";
import { countedPages } from "#app/content/counts.ts";
import { describeMoment } from "#app/content/describe-moment.ts";
import type { SiteFacts } from "#app/content/facts.ts";
import { createMemo } from "#app/content/memo.ts";
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

/** What `createSurroundings` makes its answers of. */
export interface SurroundingsParts {
  readonly project: Project;
  readonly locales: Locales;
  /** Those of the project, of entries that are not published too. */
  readonly paths: ProjectPaths;
  readonly pictures: InspectedPictures;
  /** The moment of the check. */
  readonly now: Date;
}

/** Returns a function from a file of a project to what it may ask of the others, and of the time. */
export function createSurroundings(parts: SurroundingsParts): (file: ContentFile) => Surroundings {
  const { project, locales, paths, pictures, now } = parts;
  const anchorsOf = createPageAnchors({ project, locales, paths: paths.pages });
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
  const { models } = project.ids;
  const parsed = new Set(project.models.map(({ id }) => id));
  const unparsedModels = models.filter((id) => !parsed.has(id));
  const calendar: Calendar = { hasCome: (written) => momentOf(written) <= now, today: () => dayAt(now) };
  const once = createMemo();

  /** Returns what the files of a language have in common. */
  const commonOf = (locale: string) =>
    once(locale, () => {
      const facts = project.facts.get(locale);
      return {
        facts,
        claimWords: readClaimWords(locales.i18n(locale)),
        countWords: readCountWords(locales.i18n(locale), facts, paths.pages),
        ownWords: project.ownWords,
        models,
        unparsedModels,
        tags: project.tags && new Set(tagsIn(defaultLocale, project.tags).map(({ name }) => name)),
        pictures,
        calendar,
      };
    });

  return (file) => ({
    ...commonOf(file.locale),
    paths: {
      has: (path) => path === paths.catalogue || targetsOf(file).paths.has(path),
      keys: () => targetsOf(file).paths,
      moved: (path) => moved.get(path),
      ofFile: (name) => ofFiles.get(name),
      inOriginal: (path) => inOriginal.get(path),
      waiting(path) {
        const target = targetsOf(file).waiting(path);
        const moment = target?.publishAt ? describeMoment(target.publishAt, locales.i18n(defaultLocale).t) : "";
        return target && { ...target, moment };
      },
    },
    anchors: {
      has: (href) => anchorsOf(normalisePath(href), file.locale)?.includes(anchorIn(href)) ?? null,
      of: (path) => anchorsOf(path, file.locale) ?? [],
    },
  });
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
