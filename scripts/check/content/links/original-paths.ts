import { defaultLocale } from "#app/i18n/languages.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";

/** Returns the paths of the original language by those of the same pages in other languages. */
export function originalPaths(pages: readonly PublicPath[]): ReadonlyMap<string, string> {
  const nameOf = ({ key, id = "", alias = "", number = 1 }: PublicPath) => [key, id, alias, number].join(" ");
  const originals = new Map(
    pages.filter(({ locale }) => locale === defaultLocale).map((page) => [nameOf(page), page.path]),
  );
  return new Map(
    pages.flatMap((page) => {
      const path = page.locale === defaultLocale ? undefined : originals.get(nameOf(page));
      return path === undefined ? [] : [[page.path, path] as const];
    }),
  );
}
