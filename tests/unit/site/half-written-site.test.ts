import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ContentError } from "#app/content/content-error.ts";
import { action } from "#app/schemas/fields.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { copyFixtureSite, fixtureFile } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const article = "content/es/blog/madera-al-sol.md";
/** Opens a copy of the frozen site with other files, as the development server does. */
function write(files: Readonly<Record<string, string>>): { site: Site; root: string } {
  const root = copyFixtureSite(files);
  return { root, site: openSite(root, { developing: true }) };
}

/** Writes a file while the site is open. */
function save(site: Site, file: string, text: string): Site {
  writeFiles(site.root, { [file]: text });
  return site.reread([file]);
}

const titles = (site: Site) =>
  site
    .edition("es")
    .content.entries("blog")
    .map(({ data }) => data.title);

test.each([
  ["an empty file", ""],
  ["an unknown field", fixtureFile(article).replace(/^date:/m, "fecha:")],
])("an article stays as it was while it is %s, and is read again when it is right", (_name, text) => {
  const { site } = write({});
  const before = titles(site);
  const broken = save(site, article, text);
  expect(titles(broken)).toEqual(before);
  expect(broken.edition("es").content.entry("blog", "madera-al-sol")?.data.title).toMatch(/^Madera al sol/);
  const corrected = save(broken, article, fixtureFile(article).replace(/^title: .*$/m, "title: Madera nueva"));
  expect(titles(corrected)).toContain("Madera nueva");
});

test("an article that was never right is in no list; its own page says why, and its path is known", () => {
  const { site } = write({ "content/es/blog/nuevo.md": "", [article]: "---\ntitle: [\n---\n" });
  const { content } = site.edition("es");
  expect(content.entries("blog").map(({ id }) => id)).not.toContain("nuevo");
  expect(site.paths.find("/blog/nuevo")).toMatchObject({ key: "post", id: "nuevo" });
  expect(() => content.entry("blog", "nuevo")).toThrow(ContentError);
  expect(() => content.entry("blog", "nuevo")).toThrow("content/es/blog/nuevo.md");
  expect(() => content.entry("blog", "madera-al-sol")).not.toThrow("nuevo.md");
  expect(content.entry("blog", "cuentas-claras")?.id).toBe("cuentas-claras");
  expect(content.entry("blog", "zzz")).toBeUndefined();
});

test("settings and pages stay as they were while they are broken or gone", () => {
  const { site, root } = write({});
  const { content } = site.edition("es");
  const brand = content.site().brand;
  const heading = content.page("about").data.title;
  const broken = save(save(site, "content/site.yaml", "brand: ["), "content/es/pages/about.md", "---\n");
  expect(broken.edition("es").content.site().brand).toBe(brand);
  expect(broken.edition("es").content.page("about").data.title).toBe(heading);
  rmSync(join(root, "content/site.yaml"));
  const gone = broken.reread(["content/site.yaml"]);
  expect(gone.edition("es").content.site().brand).toBe(brand);
});

test("a link that leads nowhere and a figure that does not exist are shown as they are written", async () => {
  const { site } = write({});
  const { resolve } = site.edition("es");
  expect(await resolve(action, { label: "Desde {{precio.mtro}}", href: "/zzz?a=1" })).toEqual({
    label: "Desde {{precio.mtro}}",
    href: "/zzz?a=1",
  });
  const built = openSite(site.root).edition("es");
  await expect(built.resolve(action, { label: "Desde {{precio.mtro}}" })).rejects.toThrow("precio.mtro");
  await expect(built.resolve(action, { href: "/zzz" })).rejects.toThrow("/zzz");
});
