import { describe, expect, test } from "vitest";
import { twinFile } from "#scripts/twins/page-twin.ts";
import { headOf, listFiles } from "#tests/site/built-site.ts";
import { collapse } from "#tests/site/html.ts";
import { attributesOf } from "#tests/site/page-parts.ts";
import { sites } from "./built-sites.ts";
import { openGrownSite } from "./grown-site.ts";
import { createLinkJudge } from "./link-judge.ts";

const grown = openGrownSite();

describe.each([...sites, { ...grown, name: "the site in several languages", files: listFiles(grown.client) }])(
  "$name",
  ({ site, pages, page, read, files }) => {
    const { url } = site.edition("es").content.site();
    const isIndexed = (path: string) => attributesOf(page(path), "link[rel=canonical]", "href").join() === url + path;
    const indexed = pages.filter(({ path }) => isIndexed(path));
    const twins = files.filter((file) => file.endsWith(".md"));

    test("every page for search engines has a twin, and no other", () => {
      expect(indexed.length).toBeGreaterThan(20);
      expect(twins.toSorted()).toEqual(indexed.map(({ path }) => twinFile(path)).toSorted());
    });

    test("a twin begins with what the head of its page says", () => {
      for (const { path } of indexed) {
        const { heading, description } = headOf(page(path));
        const [title, link, quote] = read(twinFile(path)).split("\n\n");
        expect([path, unescaped(title), link, unescaped(quote)]).toEqual([
          path,
          `# ${heading}`,
          `<${url + path}>`,
          `> ${collapse(description)}`,
        ]);
      }
    });

    test("its links lead to pages and files of the site, never to a path alone, and it has no markup", () => {
      const leads = createLinkJudge({
        files: new Set(files.map((file) => `/${file}`)),
        page: (file) => page(file === "/index.html" ? "/" : file.replace(/\.html$/, "")),
      });
      const broken = twins.flatMap((file) => {
        const text = read(file);
        const targets = [...text.matchAll(/\]\(<?([^)>\s]*)/g)].map(([, target = ""]) => target);
        const own = targets.filter((target) => target.startsWith(url)).map((target) => target.slice(url.length) || "/");
        const isWrong = [...own.filter((target) => !leads(target, "/")), ...targets.filter((to) => /^[/#.]/.test(to))];
        const markup = text.match(/<(?!https?:|mailto:|[^\s<>]+@)[a-z!/][^>]*>/gi) ?? [];
        return [...isWrong, ...markup].map((found) => [file, found]);
      });
      expect(broken).toEqual([]);
      expect(twins.some((file) => read(file).includes(`](${url}`))).toBe(true);
    });

    test("llms.txt of each language names its twins, none twice", () => {
      for (const locale of site.locales.names()) {
        const own = indexed.filter((indexedPage) => indexedPage.locale === locale);
        const file = `${locale === "es" ? "" : `${locale}/`}llms.txt`;
        if (own.length === 0) {
          expect(files).not.toContain(file);
          continue;
        }
        const named = [...read(file).matchAll(/^- \[.*?\]\((\S+)\): \S/gm)].map(([, target]) => target);
        expect(new Set(named).size).toBe(named.length);
        // It names neither the map of the pages, which it is itself, nor the further pages of lists.
        const expected = own.filter(({ key, number }) => key !== "site-map" && number === undefined);
        expect(named.toSorted()).toEqual(expected.map(({ path }) => `${url}/${twinFile(path)}`).toSorted());
      }
    });
  },
);

/** Returns a line of markdown without the signs that keep others from having a meaning. */
function unescaped(line = ""): string {
  return collapse(line.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1"));
}
