import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import type { PathWords } from "#app/routing/paths.ts";
import type { Site } from "#app/site/site.server.ts";
import type { LocaleResult } from "#scripts/check/locales/check-locales.ts";
import type { LocaleFile } from "#scripts/check/locales/locale-file.ts";
import { type InspectedPictures, inspectPictures } from "./inspect-pictures.ts";
import { type LinkTargets, linkTargets } from "./link-targets.ts";
import { type Project, readProject } from "./project.ts";
import { type ProjectPaths, projectPaths } from "./project-paths.ts";

/** All that a rule may ask of a site, read once. */
export interface CheckedSite extends Project {
  /** Folder with `content/` and `locales/`. */
  readonly root: string;
  /** The moment of the check. */
  readonly now: Date;
  /** The files of `content/` as they are written. */
  readonly content: ContentFiles;
  readonly locales: Locales;
  /** The strings of each language, with their places. */
  readonly strings: ReadonlyMap<string, LocaleFile>;
  /** Words of the paths by language. */
  readonly words: ReadonlyMap<string, PathWords>;
  readonly paths: ProjectPaths;
  readonly targets: LinkTargets;
  readonly pictures: InspectedPictures;
}

/** Reads what the rules ask of a site, given what is known of its locale files. */
export async function readCheckedSite(
  site: Site,
  { words, files: strings }: Pick<LocaleResult, "words" | "files">,
): Promise<CheckedSite> {
  const { root, now, files: content, locales } = site;
  const project = readProject(content, locales, [...words.keys()]);
  const paths = projectPaths(project, words, now);
  const pictures = await inspectPictures(site.pictures);
  const targets = linkTargets(project, paths);
  return { ...project, root, now, content, locales, strings, words, paths, targets, pictures };
}
