import { once } from "#app/time/once.ts";
import { type BuiltSite, listFiles, openBuiltSite } from "#tests/site/built-site.ts";
import { ensureGrownProject } from "#tests/site/grown-project.ts";
import { furtherLanguages } from "#tests/site/lay-translations.ts";

/** The frozen site with more articles and languages, and what was built of it. */
interface GrownSite extends BuiltSite {
  /** Every built page, those at earlier paths included, named from the root of the site without a slash. */
  readonly htmlFiles: readonly string[];
}

/** Returns the frozen site with more articles and languages, which is built where it is not current. */
export const openGrownSite = once((): GrownSite => {
  const built = openBuiltSite(ensureGrownProject().root);
  return { ...built, htmlFiles: listFiles(built.client).filter((file) => file.endsWith(".html")) };
});

/** The address at which that site is published. */
export const siteUrl = "https://www.lum-casas.es";

/** Returns the further language that a built file belongs to; undefined for Spanish and for what all have. */
export function languageOf(file: string): string | undefined {
  return furtherLanguages.find((locale) => file === `${locale}.html` || file.startsWith(`${locale}/`));
}

/** Returns the path of a built page: `en/contact.html` → `/en/contact`. */
export function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, "")}`;
}
