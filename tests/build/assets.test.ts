import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Element, Root } from "hast";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildAreas, toolAreas } from "#app/i18n/locale-areas.ts";
import { attributeOf, findAll, rawTextOf, templateContents } from "#tests/site/html.ts";
import { attributesOf } from "#tests/site/page-parts.ts";
import { type BuiltDocument, findIssues, realSite, sites, type TestedSite, testDocuments } from "./built-sites.ts";
import { openGrownSite } from "./grown-site.ts";
import { readScripts } from "./read-scripts.ts";

test("the same script of at most 1 kB starts every page", () => {
  const starters = new Set(sites.flatMap(({ documents }) => documents.flatMap(({ html }) => runningScripts(html))));
  expect([...starters].map((text) => text !== "" && Buffer.byteLength(text) <= 1024)).toEqual([true]);
});

testDocuments("what a page's application needs waits in a template, and nothing else asks for a script", ({ html }) => {
  const waiting = templateContents(html).flatMap((part) =>
    findAll(part, "link[rel=modulepreload], script[type=module]"),
  );
  return [
    ...findAll(html, "script[src], script[type=module], link[rel=modulepreload], link[as=script]"),
    ...(runningScripts(html).length === 1 ? [] : ["not one script"]),
    ...(waiting.length > 4 ? [] : ["no application"]),
  ];
});

// WebKit runs a script of a fragment before it inserts what follows, and no other engine runs here.
testDocuments("what the loader takes out is in the document before it runs", ({ html }) => {
  const application = templateContents(html).find((part) => findAll(part, "#pageScripts").length > 0);
  const names = findAll(application ?? html, "#pageScripts, script").map(({ tagName }) => tagName);
  return names.join() === "template,script" ? [] : [names];
});

// A name that each package's own code holds and minifying keeps, and a file of the package that has it.
test.each([
  ["zod", "ZodError", "zod/v4/classic/errors.js"],
  ["yaml", "YAMLParseError", "yaml/dist/errors.js"],
  ["gray-matter", "excerpt_separator", "gray-matter/lib/excerpt.js"],
  ["hast-util-to-jsx-runtime", "Cannot parse `style` attribute", "hast-util-to-jsx-runtime/lib/index.js"],
  ["remark", "codeFencedFenceSequence", "micromark-core-commonmark/lib/code-fenced.js"],
])("no script for visitors contains %s", (_name, mark, file) => {
  expect(readFileSync(`node_modules/${file}`, "utf8")).toContain(mark);
  expect([...readScripts(realSite)].filter(([, text]) => text.includes(mark)).map(([name]) => name)).toEqual([]);
});

test.each([...sites, { ...openGrownSite(), name: "the site in several languages" }])(
  "$name: no script asks for a string that only the build has",
  (site) => {
    const scripts = [...readScripts(site)];
    const named = (area: string) => scripts.filter(([, text]) => text.search(`["'\`]${area}\\.`) >= 0);
    expect(named("nav")).not.toEqual([]);
    expect([...buildAreas, ...toolAreas].filter((area) => named(area).length > 0)).toEqual([]);
  },
);

/** Returns the texts of the scripts of a document that a browser runs; the others are data. */
function runningScripts(html: Root): string[] {
  const isData = (script: Element) => /json|rules/.test(String(attributeOf(script, "type")));
  return findAll(html, "script")
    .filter((script) => !isData(script))
    .map(rawTextOf);
}

/** Bytes of both stylesheets of a page after gzip are in `budgets.test.ts`; here is what they hold. */
test.each(sites)("$name: every page links the stylesheet of all pages and then the one of its subject", (tested) => {
  const [first] = tested.documents.map(({ html }) => stylesheetsOf(html)[0]);
  const issues = findIssues(tested.documents, ({ html }) => {
    const [main, subject, ...others] = stylesheetsOf(html);
    return main === first && subject !== undefined && subject !== main && others.length === 0
      ? []
      : stylesheetsOf(html);
  });
  expect(issues).toEqual({});
});

function stylesheetsOf(html: TestedSite["documents"][number]["html"]): string[] {
  return findAll(html, 'head > link[rel="stylesheet"]').map((link) => attributeOf(link, "href") ?? "");
}

testDocuments(
  "every document names the icons and the manifest of its language, all of which lie there",
  ({ html, locale }, tested) => {
    const manifest = locale === "es" ? "/manifest.webmanifest" : `/${locale}/manifest.webmanifest`;
    const named = ["icon", "apple-touch-icon", "manifest"].flatMap((rel) =>
      attributesOf(html, `head > link[rel="${rel}"]`, "href"),
    );
    const expected = ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", manifest];
    const missing = named.filter((path) => !tested.files.includes(path.slice(1)));
    return named.join() === expected.join() ? missing : [named];
  },
);

test.each(sites)("$name: the manifest names icons that lie there", (tested) => {
  const manifest = JSON.parse(tested.read("manifest.webmanifest"));
  const icons: string[] = manifest.icons.map(({ src }: { readonly src: string }) => src.slice(1));
  expect(icons.length).toBeGreaterThan(2);
  expect(icons.filter((icon) => !tested.files.includes(icon))).toEqual([]);
  expect(manifest.name).toBe(tested.site.edition("es").content.site().brand);
});

const propertiesOf = ({ html }: BuiltDocument, name: string) =>
  attributesOf(html, `meta[property="${name}"]`, "content");

test.each(sites)(
  "$name: every page has the picture of its link previews, with its words",
  ({ site, documents, files }) => {
    const { url, brand } = site.edition("es").content.site();
    const issues = findIssues(documents, (document) => {
      if (!document.page) return [];
      const [picture = "", ...more] = propertiesOf(document, "og:image");
      const [alt = ""] = propertiesOf(document, "og:image:alt");
      const found = files.includes(picture.slice(url.length + 1));
      const cards = attributesOf(document.html, 'meta[name="twitter:card"]', "content");
      const names = propertiesOf(document, "og:site_name");
      const complete = found && more.length === 0 && alt !== "" && cards.join() === "summary_large_image";
      return complete && names.join() === brand ? [] : [{ picture, more, alt, cards, names }];
    });
    expect(issues).toEqual({});
  },
);

test.each(sites)(
  "$name: the pictures of previews are JPEGs of 1200 by 630 pixels and at most 150 kB",
  async (tested) => {
    const previews = tested.files.filter((file) => file.endsWith("-preview.jpg"));
    expect(previews.length).toBeGreaterThan(5);
    for (const file of previews) {
      const path = join(tested.client, file);
      expect(await sharp(path).metadata(), file).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      expect(statSync(path).size, file).toBeLessThanOrEqual(150_000);
    }
  },
);
