import type { Issue } from "#app/content/issues.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { PathWords } from "#app/routing/paths.ts";
import type { Site } from "#app/site/site.server.ts";
import { meantLanguages } from "#scripts/check/locales/check-locale-folder.ts";
import { locateTexts, readStrings } from "#scripts/check/locales/locate-texts.ts";
import { checkAliases } from "./check-aliases.ts";
import { checkCards } from "./check-cards.ts";
import { checkFile } from "./check-file.ts";
import { checkNamedFiles } from "./check-named-files.ts";
import { checkOriginals } from "./check-originals.ts";
import { checkPlans } from "./check-plans.ts";
import { checkRoomNames } from "./check-references.ts";
import { checkSiteFile } from "./check-site-file.ts";
import { buildPaths, checkSlugs } from "./check-slugs.ts";
import { checkTagNames, checkTagTitles } from "./check-tags.ts";
import { checkTitles } from "./check-titles.ts";
import { checkTranslations } from "./check-translations.ts";
import type { InspectedPictures } from "./inspect-pictures.ts";
import { untrackedPictures } from "./pictures/untracked-pictures.ts";
import { readProject } from "./project.ts";
import { projectPaths } from "./project-paths.ts";
import { checkCountedStrings } from "./structure/check-counted-models.ts";
import { checkUnreadFiles } from "./structure/check-unread-files.ts";
import { createSurroundings } from "./surroundings.ts";

/**
 * Returns every issue of `content/`. A new rule needs its code in `issues.ts`, its sentences in `locales/es.json`, a
 * check here, or in `check-file.ts` if it looks at one file, and a fixture in `tests/fixtures`.
 *
 * @param words Words of the paths by language.
 */
export async function checkContent(
  site: Site,
  words: ReadonlyMap<string, PathWords>,
  pictures: InspectedPictures,
): Promise<Issue[]> {
  const { files: contentFiles, locales } = site;
  // It answers while the files are read.
  const untracked = untrackedPictures(site.root, [...pictures.keys()]);
  const project = readProject(contentFiles, locales, [...words.keys()]);
  const paths = projectPaths(project, words, site.now);
  const taken = buildPaths(paths.pages, words);
  const surroundingsOf = createSurroundings({ project, locales, paths, pictures, now: site.now });
  return [
    ...project.issues,
    ...checkSiteFile(contentFiles.site()),
    ...checkNamedFiles(project),
    ...checkCountedStrings(readStrings(site.root, defaultLocale), project.ids.models.length),
    ...checkUnreadFiles(contentFiles.root, meantLanguages(site.root, locales.names())),
    ...checkTranslations(contentFiles, [...words.keys()], new Set(project.issues.map(({ file }) => file))),
    ...project.files.flatMap((file) => checkFile(file, surroundingsOf(file))),
    ...project.models.flatMap((file) => [...checkRoomNames(file, file.data), ...checkPlans(file, file.data)]),
    ...checkOriginals(contentFiles, pictures, await untracked),
    ...checkTagNames(contentFiles.site(), [...words.keys()]),
    ...checkTagTitles(contentFiles.site(), [...words.keys()], locales),
    ...checkTitles(project),
    ...checkCards(project.files),
    ...checkSlugs(project.files, paths.pages, taken, locateTexts(site.root)),
    ...checkAliases(project.files, paths, taken),
  ];
}
