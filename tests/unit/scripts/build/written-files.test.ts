import { parseAtomFeed } from "feedsmith";
import { expect, test } from "vitest";
import type { Site } from "#app/site/site.server.ts";
import { formatFeed } from "#scripts/build/feed/atom-feed.ts";
import { collectFeed } from "#scripts/build/feed/collect-feed.ts";
import { apacheConfig } from "#scripts/build/hosting/apache-config.ts";
import { headerRules, headersOf } from "#scripts/build/hosting/header-rules.ts";
import { formatHeaders } from "#scripts/build/hosting/headers-file.ts";
import { planHosting } from "#scripts/build/hosting/hosting-plan.ts";
import { nginxConfig, nginxSite } from "#scripts/build/hosting/nginx-config.ts";
import { refuseUnstyled } from "#scripts/build/pages/refuse-unstyled.ts";
import { redirectPage } from "#scripts/build/redirects/redirect-page.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

async function feedOf(site: Site, locale = "es") {
  return parseAtomFeed(formatFeed(await collectFeed(site, locale)));
}

const story = fixtureFile("content/es/stories/oficina-de-ana.md");

test("every article is in the feed, the newest first, with its URL, days with a zone and whole text", async () => {
  const { entries = [], ...feed } = await feedOf(fixture);
  expect(feed).toMatchObject({ id: "https://www.lum.example/atom.xml", authors: [{ name: "LUM" }] });
  const articles = fixture.edition("es").content.entries("blog");
  expect(entries.map(({ links }) => links?.[0]?.href)).toEqual(
    articles.map(({ slug }) => `https://www.lum.example/blog/${slug}`),
  );
  for (const { published, updated, content } of entries) {
    expect(published).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+0[12]:00$/);
    expect(Date.parse(updated ?? "")).toBeGreaterThanOrEqual(Date.parse(published ?? ""));
    expect(content?.value).toMatch(/^<p>/);
    // Readers of feeds know no paths, placeholders or private characters.
    expect(content?.value).not.toMatch(/(?:href|src)="[/#]|\{\{|\p{Co}/u);
  }
  expect(new Set(entries.map(({ id }) => id)).size).toBe(articles.length);
});

test("the id of an article stays when its file or its path gets another name, and then one more", async () => {
  const written = fixtureFile("content/es/blog/madera-al-sol.md");
  const article = written.replace(/^title: .*$/m, "title: Otra madera");
  const idOf = async (name: string, fields = "") => {
    const file = `content/es/blog/${name}.md`;
    const site = siteWith({ [file]: article.replace("---\n", `---\n${fields}`) });
    const { entries = [] } = await feedOf(site);
    return entries.find(({ title }) => title?.value === "Otra madera")?.id;
  };
  const first = await idOf("nueva");
  expect(first).toBe("tag:www.lum.example,2026:es/blog/nueva");
  expect(await idOf("otra-vez", "aliases: [nueva, renombrada]\n")).toBe(first);
  expect(await idOf("nueva", "slug: otra-madera\naliases: [nueva]\n")).toBe(first);
});

test("a story is in the feed if it says when it was published, an invented one never", async () => {
  const dated = story.replace("---\n", "---\npublishAt: 2025-07-01 09:30\n");
  const withStory = siteWith({ "content/es/stories/oficina-de-ana.md": dated });
  const shown = (await feedOf(withStory)).entries?.find(({ links }) => links?.[0]?.href?.includes("/oficina-"));
  expect(shown?.published).toBe("2025-07-01T09:30:00+02:00");
  expect((await feedOf(fixture)).entries?.some(({ links }) => links?.[0]?.href?.includes("/oficina-"))).toBe(false);
});

const page = (classes: string) =>
  `<link rel="stylesheet" href="/assets/main-a.css"><div class="${classes}">x</div><div class="no-styles">y</div>`;

function build(classes: string): string {
  return makeFolder({
    "assets/main-a.css": '.card{color:red}.card__title{background:url("a.card-b.png")}@media print{.page{margin:0}}',
    "assets/blog-b.css": ".pager__step:hover>.icon,.card .pager--wide{margin:1.5em}",
    "contacto.html": page(classes),
  });
}

test("a page that links the styles of its components is built, and so are classes without any", () => {
  expect(() => refuseUnstyled(build("card card--ruled page"), ["/contacto"])).not.toThrow();
});

test("a page with a component that only another stylesheet styles is refused by its name", () => {
  expect(() => refuseUnstyled(build("card pager__page"), ["/contacto"])).toThrow(
    /app\/pages\/<subject>\/:\n\/contacto: pager$/,
  );
});

test("a page that leads on shows the name of the other as it is written", () => {
  const text = redirectPage({
    locale: "es",
    direction: "ltr",
    path: "/blog/nuevo",
    url: "https://www.lum.example/blog/nuevo",
    title: "Ha cambiado",
    link: 'Ir a «<b> & "c"»',
  });
  expect(text).toContain('<a href="/blog/nuevo">Ir a «&lt;b&gt; &amp; &quot;c&quot;»</a>');
  expect(text).toContain('<link rel="canonical" href="https://www.lum.example/blog/nuevo">');
});

const rules = headerRules();

test("no path has the same header from two rules, whose values Cloudflare would join", () => {
  for (const path of ["/", "/assets/a.js", "/images/a.avif", "/favicon.svg", "/blog/uno.data", "/assets/x.data"]) {
    const fitting = rules.filter((rule) => Object.keys(headersOf(path, [rule])).length > 0);
    const names = fitting.flatMap(({ headers }) => Object.keys(headers));
    expect(names).toEqual([...new Set(names)]);
  }
});

test("the file is within the limits of Cloudflare: 100 rules, lines of 2,000 characters, one * in a path", () => {
  const lines = formatHeaders(rules).split("\n");
  expect(rules.length).toBeLessThan(100);
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  expect(rules.filter(({ path }) => path.split("*").length > 2)).toEqual([]);
});

const plan = {
  redirects: [{ from: '/blog/el "año" 20 $1', to: "/blog/año 20 $1" }],
  unknownPages: [
    { folder: "/en/blog/", file: "/en/blog/404.html" },
    { folder: "/en/", file: "/en/404.html" },
    { folder: "/", file: "/404.html" },
  ],
  headers: [...headerRules(), { path: "/en/*", headers: { "X-A": '50 % "b"' } }],
  hosts: { own: "www.lum.example", other: "lum.example" },
};

test("quotes and dollar signs in a path stay in it, and new paths are encoded", () => {
  expect(nginxConfig(plan)).toContain(
    'location = "/blog/el \\"año\\" 20 $1" { return 301 "/blog/a%C3%B1o%2020%20%241$is_args$args"; }',
  );
  expect(apacheConfig(plan).get("/")).toContain(
    'RewriteRule "^blog/el \\"año\\" 20 \\$1/?$" "/blog/a\\%C3\\%B1o\\%2020\\%20\\$1" [R=301,L,NE]',
  );
});

test("Apache finds the headers of a folder in the folder, with the signs that have a meaning there escaped", () => {
  const files = apacheConfig(plan);
  expect([...files.keys()]).toEqual(["/", "/en/blog/", "/en/", "/assets/", "/images/"]);
  expect(files.get("/en/")).toBe('ErrorDocument 404 /en/404.html\nHeader always set X-A "50 %% \\"b\\""\n');
  expect(files.get("/")).not.toMatch(/immutable|X-A/);
});

test.each([
  ["https://www.lum.example", "www.lum.example", "lum.example"],
  ["https://lum.example", "lum.example", "www.lum.example"],
])("of a site at %s one host leads to the other", (url, own, other) => {
  const { hosts } = planHosting(fixture.paths, url);
  expect(hosts).toEqual({ own, other });
  expect(nginxSite({ hosts })).toContain(`server_name ${other};\n  return 301 https://${own}$request_uri;`);
});
