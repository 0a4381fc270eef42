import { expect, test } from "vitest";
import { sitemapFiles } from "#app/seo/sitemap.ts";
import { checkXml, judgeXml } from "#scripts/audit/checks/check-xml.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const entry = (parts: string) => `<url>${parts}</url>`;
const sitemap = (entries: string) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${entries}</urlset>`;
const loc = "<loc>https://www.lum.example/modelo</loc>";

const feedParts = `<id>https://www.lum.example/</id><title>Lum</title><updated>2026-03-01T10:00:00+01:00</updated>`;
const feed = (parts: string) => `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">${parts}</feed>`;
const article = (parts: string) => `${feedParts}<entry>${parts}</entry>`;
const articleParts = `<id>https://www.lum.example/blog/uno</id><title type="html">Uno</title><updated>2026-03-01T09:00:00Z</updated>`;

test("the sitemap of a site obeys the schema, whether in one file or in several", () => {
  for (const urls of [50_000, 3]) {
    const files = sitemapFiles("https://www.lum.example", fixture.paths.all(), ["es"], { urls, bytes: 1_000_000 });
    const texts = new Map(files.map(({ name, text }) => [`/${name}`, text]));
    expect(
      checkXml({ folder: "build/client", files: new Set(texts.keys()), read: (file) => texts.get(file) ?? "" }),
    ).toEqual([]);
  }
});

test.each([
  [
    "dates, translations and pictures",
    sitemap(
      entry(
        `${loc}<lastmod>2026-03-01</lastmod><xhtml:link rel="alternate" hreflang="x-default" href="https://www.lum.example/modelo"/><xhtml:link rel="alternate" hreflang="pt-BR" href="https://www.lum.example/pt/modelo"/><image:image><image:loc>https://www.lum.example/images/a.jpg</image:loc></image:image>`,
      ),
    ),
  ],
  [
    "a feed",
    feed(
      `${article(`${articleParts}<link href="https://www.lum.example/blog/uno"/><content type="html">&lt;p&gt;Hola&lt;/p&gt;</content>`)}<link rel="self" href="https://www.lum.example/feed.xml"/><author><name>Lum</name></author>`,
    ),
  ],
])("%s are right", (_what, text) => {
  expect(judgeXml("build/client/file.xml", text)).toEqual([]);
});

test.each([
  ["a date that is none", sitemap(entry(`${loc}<lastmod>2026-13-01</lastmod>`)), "lastmod"],
  [
    "a language that is none",
    sitemap(entry(`${loc}<xhtml:link rel="alternate" hreflang="es_ES" href="https://www.lum.example/modelo"/>`)),
    "hreflang",
  ],
  [
    "a picture without a host",
    sitemap(entry(`${loc}<image:image><image:loc>/images/a.jpg</image:loc></image:image>`)),
    "loc",
  ],
  ["an element that no sitemap has", sitemap(entry(`${loc}<title>Modelo</title>`)), "title"],
  ["a sitemap without a page", sitemap(""), "urlset"],
  ["a tag that nobody closes", "<urlset><url>", "url"],
  ["a moment without a time zone", feed(article(articleParts.replace("Z<", "<"))), "updated"],
  ["an article without an id", feed(article("<title>Uno</title><updated>2026-03-01T09:00:00Z</updated>")), "entry"],
  ["two articles with one id", feed(`${article(articleParts)}<entry>${articleParts}</entry>`), "entry"],
])("%s is told with its element", (_what, text, element) => {
  const found = judgeXml("build/client/file.xml", text);
  expect(found[0]).toMatchObject({ rule: "auditXml", place: expect.stringMatching(/^build\/client\/file\.xml:\d+$/) });
  expect(found[0]?.values.detail).toContain(element);
});

test("a kind of file without a schema is told", () => {
  expect(judgeXml("build/client/rss.xml", "<rss/>")).toMatchObject([
    { rule: "auditXmlUnknown", values: { root: "{}rss" } },
  ]);
});
