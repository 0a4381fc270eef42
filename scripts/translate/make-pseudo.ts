import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { openContentFiles } from "#app/content/content-files.server.ts";
import { defaultLocale, type Language } from "#app/i18n/languages.ts";
import { message } from "#scripts/terminal/messages.ts";
import { I18nError } from "./i18n-error.ts";
import { openOriginals } from "./original-pages.ts";
import { linkEnds, pseudoPage } from "./pseudo/pseudo-page.ts";
import { pseudoLanguages, pseudoStrings } from "./pseudo/pseudo-strings.ts";
import { localeFile, readStrings } from "./read-strings.ts";
import { jsonText, writeFiles } from "./write-files.ts";

/** Folder of the copy. Git and the check do not look there. */
const folder = ".cache/pseudo";

/** What the copy makes itself, or does not need. */
const left: ReadonlySet<string> = new Set([".cache", ".git", ".local", ".react-router", "build", "docs", "tests"]);

/**
 * Makes a copy of the site with a pseudo-language besides its own ones, and returns what to tell. An earlier copy is
 * replaced. The site itself stays as it is.
 *
 * @throws I18nError where the original cannot be read or the copy not be made.
 */
export function makePseudo(root: string, direction: Language["direction"]): string {
  const language = pseudoLanguages[direction];
  const text = jsonText(pseudoStrings(readStrings(root, defaultLocale), language));
  copySite(root);
  writeFiles(root, pseudoPages(root, language));
  const file = `${folder}/${localeFile(language.locale)}`;
  writeFiles(root, new Map([[file, text]]));
  return message("i18nPseudoMade", { file, folder, locale: language.locale });
}

/** Returns the pages of a pseudo-language by their files in the copy. */
function pseudoPages(root: string, { locale, direction }: Language): Map<string, string> {
  const files = openContentFiles(root, { developing: true });
  const pages = openOriginals(files).all();
  const linked = linkEnds(pages.map(({ file }) => files.text(file) ?? ""));
  return new Map(
    pages.flatMap((page) => {
      const source = files.frontMatter(page.file);
      if (!source.ok) return [];
      const text = pseudoPage(page, source.value.body, direction, linked);
      return [[`${folder}/content/${locale}/${page.name}`, text] as const];
    }),
  );
}

function copySite(root: string): void {
  try {
    rmSync(join(root, folder), { recursive: true, force: true });
    mkdirSync(join(root, folder), { recursive: true });
    for (const name of readdirSync(root).filter((one) => !left.has(one) && !one.startsWith(".build-"))) {
      if (name === "node_modules") share(root, name);
      // With their times, by which the pictures are known to be the same.
      else cpSync(join(root, name), join(root, folder, name), { recursive: true, preserveTimestamps: true });
    }
    share(root, ".cache/pictures");
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new I18nError("i18nWriteFailed", { file: folder, code: String(error.code) }, error);
  }
}

/** Puts a link into the copy to what both may use. */
function share(root: string, name: string): void {
  mkdirSync(join(root, name), { recursive: true });
  mkdirSync(join(root, folder, name, ".."), { recursive: true });
  symlinkSync(join(root, name), join(root, folder, name), "junction");
}
