import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { markedPageName } from "#app/site/page-name.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { htmlFile } from "#scripts/build/pages/page-files.ts";
import { redirectPage } from "./redirect-page.ts";
import { formatRedirects, redirectsFile } from "./redirects-file.ts";

/**
 * Writes what leads from the earlier paths of entries to their present ones: the file that hosts read, and a page at
 * each path for those that do not. Nothing where no entry was renamed.
 */
export function writeRedirects({ paths, edition, locales }: Site, client: string): void {
  const redirects = paths.redirects();
  if (redirects.length === 0) return;
  writeFileSync(join(client, redirectsFile), formatRedirects(redirects));
  for (const { from, to, locale } of redirects) {
    const page = paths.find(to);
    // A file, the catalogue of a model, which no page can lead to.
    if (!page) continue;
    const { t, content } = edition(locale);
    const file = join(client, htmlFile(from));
    mkdirSync(dirname(file), { recursive: true });
    const text = redirectPage({
      locale,
      direction: locales.messages(locale).language.direction,
      path: to,
      url: content.site().url + to,
      title: t("moved.title"),
      link: t("moved.link", { name: markedPageName(edition(locale), page) }),
    });
    writeFileSync(file, text);
  }
}
