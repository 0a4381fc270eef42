import { pageName } from "#app/site/page-name.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { htmlFile } from "#scripts/build/pages/page-files.ts";
import { writeFile } from "#scripts/terminal/write-file.ts";
import { redirectPage } from "./redirect-page.ts";

/**
 * Writes a page at each earlier path of a renamed entry. On hosts without redirects it leads to the present path.
 */
export function writeRedirectPages({ paths, edition, locales }: Site, client: string): void {
  for (const { from, to, locale } of paths.redirects()) {
    const page = paths.find(to);
    // A model's catalogue is a file, and a page cannot lead to a file.
    if (!page) continue;
    const { t, content } = edition(locale);
    const text = redirectPage({
      locale,
      direction: locales.messages(locale).language.direction,
      path: to,
      url: content.site().url + to,
      title: t("moved.title"),
      link: t("moved.link", { name: pageName(edition(locale), page) }),
    });
    writeFile(client, htmlFile(from), text);
  }
}
