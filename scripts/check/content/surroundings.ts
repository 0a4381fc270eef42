import { hashOf } from "#app/cache/hash.server.ts";
import { recordAnswers } from "#app/cache/recorded-answers.ts";
import { isDraft } from "#app/content/content.server.ts";
import type { SiteFacts } from "#app/content/facts.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import type { PictureFacts } from "#app/pictures/picture-facts.server.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { type ClaimWords, readClaimWords } from "./check-claims.ts";
import type { InspectedPictures } from "./inspect-pictures.ts";
import type { ContentFile, Project } from "./project.ts";

/** The pictures, by source; null for one that cannot be decoded. */
export interface PictureLookup {
  has(source: string): boolean;
  get(source: string): Pick<PictureFacts, "width"> | null | undefined;
  keys(): Iterable<string>;
}

/** The paths that links may lead to. */
export interface PathLookup {
  has(path: string): boolean;
  keys(): Iterable<string>;
}

/** All that the rules of one file may ask of the rest of the site. */
export interface Surroundings {
  /** Undefined if `content/site.yaml` cannot be parsed. */
  readonly facts: SiteFacts | undefined;
  readonly claimWords: ClaimWords;
  /** Ids of all models, and of those that cannot be parsed. */
  readonly models: readonly string[];
  readonly unparsedModels: readonly string[];
  readonly pictures: PictureLookup;
  readonly paths: PathLookup;
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
  readonly picture: (source: string) => { readonly width: number | null } | null;
  /** Hashes of all names, for advice on a wrong one. */
  readonly allPaths: () => string;
  readonly allPictures: () => string;
}

/**
 * Returns what the files of a project may ask of each other.
 *
 * @param paths Those of the project, drafts included.
 */
export function createSurroundings(
  project: Project,
  locales: Locales,
  paths: readonly PublicPath[],
  pictures: InspectedPictures,
): SurroundingsOfFiles {
  // What a further page of a list shows moves on with each new entry, so no text links to one.
  const originalPaths = paths.filter(({ locale, number }) => locale === defaultLocale && number === undefined);
  // A draft has a page in development only: other drafts may link to it, published texts may not.
  const drafts = new Set(project.files.filter(({ data }) => isDraft(data)).map(({ id }) => id));
  const written = namesOf(new Set(originalPaths.map(({ path }) => path)));
  const published = namesOf(
    new Set(originalPaths.filter(({ key, id = "" }) => key !== "post" || !drafts.has(id)).map(({ path }) => path)),
  );
  const pictureNames = namesOf(new Set(pictures.keys()));
  const { models } = project.ids;
  const parsed = new Set(project.models.map(({ id }) => id));
  const unparsedModels = models.filter((id) => !parsed.has(id));
  const byLocale = new Map<string, { readonly version: string; readonly claimWords: ClaimWords }>();

  function commonOf({ locale }: ContentFile) {
    const known = byLocale.get(locale);
    if (known) return known;
    const facts = project.facts.get(locale);
    const claimWords = readClaimWords(locales.i18n(locale));
    const ofFacts = facts && [[...facts.entries()], [...facts.figures], facts.prices.metro, [...facts.prices.models]];
    const version = hashOf(JSON.stringify([locale, ofFacts, claimWords, models, unparsedModels]));
    const common = { version, claimWords };
    byLocale.set(locale, common);
    return common;
  }

  const pathsOf = (file: ContentFile) => (isDraft(file.data) ? written : published);

  const questions = (file: ContentFile): Questions => ({
    hasPath: (path) => pathsOf(file).names.has(path),
    allPaths: () => pathsOf(file).hash(),
    picture: (source) => (pictures.has(source) ? { width: pictures.get(source)?.width ?? null } : null),
    allPictures: () => pictureNames.hash(),
  });

  return {
    version: (file) => commonOf(file).version,
    questions,
    record(file) {
      const { questions: asked, answers } = recordAnswers(questions(file));
      const of: Surroundings = {
        facts: project.facts.get(file.locale),
        claimWords: commonOf(file).claimWords,
        models,
        unparsedModels,
        paths: {
          has: asked.hasPath,
          keys() {
            asked.allPaths();
            return pathsOf(file).names;
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
            return pictureNames.names;
          },
        },
      };
      return { answers, of };
    },
  };
}

/** Returns names with their hash, which is worked out once, when it is asked for. */
function namesOf(names: ReadonlySet<string>) {
  let hash: string | undefined;
  return {
    names,
    hash() {
      hash ??= hashOf(...names);
      return hash;
    },
  };
}
