import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openSite, type Site } from "#app/site/site.server.ts";
import { siteRoutes } from "#app/site/site-routes.server.ts";
import { fixture, fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const fixtureFile = (file: string) => readFileSync(join(fixtureRoot, file), "utf8");
const article = fixtureFile("content/es/blog/madera-al-sol.md");

test("an edition has the content, the strings and the paths of one language", () => {
  const edition = fixture.edition("es");
  expect(edition.locale).toBe("es");
  expect(edition.content.locale).toBe("es");
  expect(edition.pathTo("post", { slug: "uno" })).toBe("/blog/uno");
  expect(edition.t("seo.title", { title: "Uno", brand: "LUM" })).toBe("Uno · LUM");
});

test("an edition is made once", () => {
  expect(fixture.edition("es")).toBe(fixture.edition("es"));
});

test("each language has an edition of its own, with the original's entries where it has none", () => {
  const es = JSON.parse(fixtureFile("locales/es.json"));
  const root = copyFixtureSite({
    "locales/xx.json": JSON.stringify({ ...es, paths: { ...es.paths, post: "artikel/:slug" } }),
    "content/xx/blog/madera-al-sol.md": "---\nslug: holz\ntitle: Holz\n---\n",
  });
  const site = openSite(root);
  const { content, pathTo } = site.edition("xx");
  const [first, second] = content.entries("blog");
  expect([first?.data.title, first?.slug, second?.file]).toEqual(["Holz", "holz", "content/es/blog/cuentas-claras.md"]);
  expect(pathTo("post", { slug: "holz" })).toBe("/xx/artikel/holz");
  expect(site.edition("es").content.entries("blog")[0]?.slug).toBe("madera-al-sol");
});

test("a language without a locale file has no edition", () => {
  expect(() => fixture.edition("zz")).toThrow("zz.json");
});

test("an added article has a path and stands in the list; an added story and model have pages too", () => {
  const site = openSite(
    copyFixtureSite({
      "content/es/blog/nuevo.md": article.replace(/^date: .*$/m, "date: 2099-01-01"),
      "content/es/stories/tercera.md": fixtureFile("content/es/stories/taller-en-el-olivar.md"),
      "content/es/models/lum-otro.md": fixtureFile("content/es/models/lum-norte.md"),
    }),
  );
  expect(site.edition("es").content.entries("blog")[0]?.id).toBe("nuevo");
  expect(site.paths.all().map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/blog/nuevo", "/tercera", "/lum-otro", "/productos/lum-otro"]),
  );
});

test("drafts have paths while developing and at no other time", () => {
  expect(fixture.paths.find("/blog/articulo-sin-terminar")).toBeUndefined();
  const developing = openSite(fixtureRoot, { developing: true });
  expect(developing.paths.find("/blog/articulo-sin-terminar")).toMatchObject({ key: "post" });
});

test("what is published at a moment has paths, a place in lists and routes from that moment on", () => {
  const scheduled = (file: string) => fixtureFile(file).replace("---\n", "---\npublishAt: 2026-12-01 09:00\n");
  const files = ["content/es/blog/madera-al-sol.md", "content/es/stories/oficina-de-ana.md"];
  const root = copyFixtureSite(Object.fromEntries(files.map((file) => [file, scheduled(file)])));
  const pathsAt = (moment: string, developing = false) => {
    const site = openSite(root, { now: new Date(moment), developing });
    const found = ["/blog/madera-al-sol", "/oficina-en-el-huerto"].map((path) => site.paths.find(path) !== undefined);
    return [...found, JSON.stringify(siteRoutes(site)).includes("oficina-en-el-huerto")];
  };
  expect(pathsAt("2026-12-01T07:59:59Z")).toEqual([false, false, false]);
  expect(pathsAt("2026-12-01T08:00:00Z")).toEqual([true, true, true]);
  expect(pathsAt("2026-12-01T07:59:59Z", true)).toEqual([true, true, true]);
});

test("after a reread a site is of the present moment, so that a mark goes when its text is published", () => {
  const file = "content/es/blog/madera-al-sol.md";
  const root = copyFixtureSite({ [file]: fixtureFile(file).replace("---\n", "---\npublishAt: 2026-12-01 09:00\n") });
  const marks = ({ edition }: Site) => {
    const { content, waitingMark } = edition("es");
    return content.entries("blog").flatMap(({ id, data }) => (id === "madera-al-sol" ? [waitingMark(data)] : []));
  };
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.UTC(2026, 10, 30) / 1000));
  onTestFinished(() => void vi.unstubAllEnvs());
  const before = openSite(root, { developing: true });
  expect(marks(before)).toEqual([{ waiting: expect.stringContaining("1 de diciembre") }]);
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.UTC(2026, 11, 2) / 1000));
  expect(marks(before.reread([]))).toEqual([{}]);
});

test("what changes after it was read is seen by a newly opened site and not by the same one", () => {
  const root = copyFixtureSite();
  const site = openSite(root);
  const read = ({ paths, locales, edition }: Site) => {
    const { content, t } = edition("es");
    return {
      price: content.facts().get("precio.metro"),
      article: content.entries("blog")[0]?.data.title,
      page: content.page("about").data.title,
      back: t("post.back"),
      names: locales.names(),
      path: paths.find("/blog/madera-al-sol")?.path,
    };
  };
  const before = read(site);
  const es = JSON.parse(fixtureFile("locales/es.json"));
  const changed = { ...es, post: { ...es.post, back: "Atrás" } };
  writeFiles(root, {
    "content/site.yaml": fixtureFile("content/site.yaml").replace(/metro: .*$/m, "metro: 777"),
    "content/es/blog/madera-al-sol.md": article
      .replace("---\n", "---\nslug: otro\n")
      .replace(/^title: .*$/m, "title: Otro"),
    "content/es/pages/about.md": fixtureFile("content/es/pages/about.md").replace(/^title: .*$/m, "title: Cambiado"),
    "locales/es.json": JSON.stringify(changed),
    "locales/xx.json": JSON.stringify(changed),
  });
  expect(read(site)).toEqual(before);
  expect(read(openSite(root))).toEqual({
    price: "777\u00A0€/m²",
    article: "Otro",
    page: "Cambiado",
    back: "Atrás",
    names: ["es", "xx"],
    path: undefined,
  });
});

test("a site that reads changed files again is what a newly opened one is", async () => {
  const root = copyFixtureSite();
  const before = openSite(root);
  const read = async ({ paths, edition }: Site) => {
    const { content, resolve } = edition("es");
    const [first] = content.entries("blog");
    return {
      title: first && (await resolve(first.data)).title,
      page: content.page("about").data.title,
      paths: paths.all().map(({ path }) => path),
      price: content.facts().get("precio.metro"),
    };
  };
  await read(before);
  writeFiles(root, {
    "content/site.yaml": fixtureFile("content/site.yaml").replace(/metro: .*$/m, "metro: 777"),
    "content/es/blog/madera-al-sol.md": article.replace(/^title: .*$/m, 'title: "Otro a {{precio.metro}}"'),
    "content/es/blog/nuevo.md": article.replace(/^date: .*$/m, "date: 1999-01-01"),
  });
  const changed = ["content/site.yaml", "content/es/blog/madera-al-sol.md", "content/es/blog/nuevo.md"];
  const after = await read(before.reread(changed));
  expect(after).toEqual(await read(openSite(root)));
  expect(after).toMatchObject({ title: "Otro a 777\u00A0€/m²", paths: expect.arrayContaining(["/blog/nuevo"]) });
});

test("two sites in one process know nothing of each other", () => {
  const other = openSite(
    copyFixtureSite({ "content/site.yaml": fixtureFile("content/site.yaml").replace(/^brand: .*$/m, "brand: OTRA") }),
  );
  expect(other.edition("es").content.site().brand).toBe("OTRA");
  expect(fixture.edition("es").content.site().brand).toBe("LUM");
});
