import { expect, test, vi } from "vitest";
import { postSchema } from "#app/content/schemas/post.ts";
import { pageName } from "#app/site/page-name.server.ts";
import { pageTrail } from "#app/site/page-trail.server.ts";
import { presentMoment } from "#app/site/present-moment.server.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { siteRoutes } from "#app/site/site-routes.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite, fixtureFile } from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const article = fixtureFile("content/es/blog/madera-al-sol.md");

test("a text that is published at a moment has paths, a place in lists and routes from that moment on", () => {
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
  const before = openSite(root, { developing: true });
  expect(marks(before)).toEqual([{ waiting: expect.stringContaining("1 de diciembre") }]);
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.UTC(2026, 11, 2) / 1000));
  expect(marks(before.reread([]))).toEqual([{}]);
});

test("a site that reads changed files again is what a newly opened one is", async () => {
  const root = copyFixtureSite();
  const before = openSite(root);
  const read = async ({ paths, edition }: Site) => {
    const { content, resolve } = edition("es");
    const [first] = content.entries("blog");
    return {
      title: first && (await resolve(postSchema, first.data)).title,
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

const trailAt = (path: string) => pageTrail(fixture, at(path).page);

test.each([
  [
    "/blog/permisos-sin-prisa",
    ["/ Inicio", "/blog Blog", "/blog/permisos-sin-prisa Permisos sin prisa para una casa modular"],
  ],
  [
    "/productos/lum-norte",
    ["/ Inicio", "/modelos Modelos", "/lum-norte LUM|NORTE", "/productos/lum-norte Ficha de LUM|NORTE"],
  ],
  [
    "/oficina-en-el-huerto",
    ["/ Inicio", "/historias Historias", "/oficina-en-el-huerto Una oficina para cuatro en el huerto"],
  ],
])("the way to %s is %j", (path, steps) => {
  expect(trailAt(path).map(({ href, name }) => `${href} ${name}`)).toEqual(steps);
});

test.each(["/", "/contacto", "/modelos", "/privacidad", "/sobre-nosotros"])("%s needs no way", (path) => {
  expect(trailAt(path)).toEqual([]);
});

test("a legal page has its title for a name", () => {
  expect(pageName(fixture.edition("es"), at("/privacidad").page)).toBe("Política de Privacidad");
});

const clock = () => Date.parse("2026-11-22T12:00:00.789Z");

test("the moment is that of the clock, or of the environment, in whole seconds", () => {
  expect(presentMoment({}, clock).toISOString()).toBe("2026-11-22T12:00:00.000Z");
  expect(presentMoment({ SOURCE_DATE_EPOCH: "" }, clock).toISOString()).toBe("2026-11-22T12:00:00.000Z");
  expect(presentMoment({ SOURCE_DATE_EPOCH: "1704067199" }, clock).toISOString()).toBe("2023-12-31T23:59:59.000Z");
});

test.each(["ayer", "-1", "1.5"])("«%s» is no moment", (epoch) => {
  expect(() => presentMoment({ SOURCE_DATE_EPOCH: epoch })).toThrow("SOURCE_DATE_EPOCH");
});
