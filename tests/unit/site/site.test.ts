import { expect, test, vi } from "vitest";
import { openSite, type Site } from "#app/site/site.server.ts";
import { siteRoutes } from "#app/site/site-routes.server.ts";
import { copyFixtureSite, fixtureFile } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const article = fixtureFile("content/es/blog/madera-al-sol.md");

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
