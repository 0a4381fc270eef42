import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type Site } from "#app/site/site.server.ts";
import { listCatalogues } from "#scripts/catalogue/make-catalogues.ts";
import { message } from "#scripts/terminal/messages.ts";
import { type PdfFile, type PdfShape, readPdf } from "#tests/site/pdf.ts";
import { copyFixtureSite, fixtureFile, layFixtureSite, withoutPriceContents } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

/** Opens a site in the month whose name the catalogues have here. It has begun in Madrid, and not in UTC. */
function siteOf(folder: string): Site {
  return openSite(folder, { now: new Date("2026-10-31T23:30:00Z") });
}

const settings = fixtureFile("content/site.yaml");
const ink = "#16181a";
const margin = 14;

let root: string;
const files = new Map<string, PdfFile>();

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "modular-website-"));
  layFixtureSite(root);
  for (const { path, render } of await listCatalogues(siteOf(root))) files.set(path, await readPdf(await render()));
}, 180_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

function fileAt(path: string): PdfFile {
  const file = files.get(path);
  if (!file) throw new Error(`There is no ${path}.`);
  return file;
}

function pageOf(path: string, index: number): PdfFile["pages"][number] {
  const page = fileAt(path).pages[index];
  if (!page) throw new Error(`${path} has no page ${index + 1}.`);
  return page;
}

/** The walls of a plan: the largest shape in ink. */
function wallsOf(path: string, index: number): PdfShape {
  const [largest] = pageOf(path, index)
    .shapes.filter(({ fill }) => fill === ink)
    .toSorted((one, other) => other.width * other.height - one.width * one.height);
  if (!largest) throw new Error(`Page ${index + 1} of ${path} has no walls.`);
  return largest;
}

test("every file is tagged, in Spanish, and shows its title", () => {
  for (const file of files.values()) {
    expect(file).toMatchObject({ isTagged: true, language: "es", showsTitle: true });
  }
  expect(fileAt("/catalogo.pdf")).toMatchObject({
    title: "Catálogo de modelos · LUM",
    bookmarks: ["Catálogo de modelos · LUM", "LUM|NORTE", "LUM|SUR", "LUM|LIENZO", "Contacto"],
  });
  expect(fileAt("/catalogo/lum-sur.pdf")).toMatchObject({ title: "Ficha de LUM|SUR · LUM", bookmarks: ["LUM|SUR"] });
});

test("plans are drawn at exactly 1:50, each on a page of its own", () => {
  // LUM|NORTE is 6.0 × 3.2 m, LUM|SUR 10.0 × 4.5 m with two plans, the example of LUM|LIENZO 9.0 × 5.0 m.
  const drawn = [
    ["/catalogo/lum-norte.pdf", 0, 120, 64],
    ["/catalogo/lum-sur.pdf", 0, 200, 90],
    ["/catalogo/lum-sur.pdf", 1, 200, 90],
    ["/catalogo/lum-lienzo.pdf", 0, 180, 100],
    ["/catalogo.pdf", 1, 120, 64],
  ] as const;
  for (const [path, page, width, height] of drawn) {
    const walls = wallsOf(path, page);
    expect(walls.left).toBeCloseTo(margin, 2);
    expect(walls.width).toBeCloseTo(width, 2);
    expect(walls.height).toBeCloseTo(height, 2);
    expect(pageOf(path, page).words).toContain("Escala 1:50, impresa en A4 al 100 %.");
  }
});

test("no letter is smaller than 8 points, and none is in the margins", () => {
  for (const [path, { pages }] of files)
    for (const [index, { texts }] of pages.entries())
      for (const { text, size, x, y, width } of texts) {
        const where = `«${text}» on page ${index + 1} of ${path}`;
        expect(size, where).toBeGreaterThanOrEqual(8);
        expect(x, where).toBeGreaterThanOrEqual(margin - 0.5);
        expect(x + width, where).toBeLessThanOrEqual(297 - margin + 0.5);
        expect(y, where).toBeGreaterThanOrEqual(margin);
        expect(y, where).toBeLessThanOrEqual(210 - margin + 0.01);
      }
});

test("the page of a plan says price, sum, taxes, measures, URL, month and number", () => {
  const { words, links } = pageOf("/catalogo/lum-sur.pdf", 0);
  for (const text of [
    "LUM | SUR",
    "56.250 €",
    "45,00 m² × 1.250 €/m² · precio orientativo, impuestos según presupuesto",
    "10,0 × 4,5 m (32'x14')",
    "Superficie útil 38,00 m²",
    "Altura libre 2,62 m",
    "Dormitorios 2",
    "Baños 2",
    "LUM · Catálogo · noviembre de 2026",
    "www.lum.example/productos/lum-sur",
  ])
    expect(words).toContain(text);
  expect(links).toEqual(["https://www.lum.example/productos/lum-sur"]);
  expect(pageOf("/catalogo.pdf", 3).words).toMatch(/ 4( |$)/);
});

test("the cover has contents with areas and prices, the note on prices, contact and month", () => {
  const { words, links, parts } = pageOf("/catalogo.pdf", 0);
  for (const text of [
    "LUM|NORTE 19,20 m² · 24.000 €",
    "LUM|SUR 45,00 m² · 56.250 €",
    "LUM|LIENZO a medida · 1.250 €/m²",
    "Precios orientativos, impuestos según presupuesto",
    "Edición de noviembre de 2026",
  ])
    expect(words).toContain(text);
  expect(words.replaceAll(/\s+/g, " ")).toContain("Plantas a escala 1:50, medidas y precios orientativos.");
  expect(links).toEqual(["mailto:equipo@lum.example", "tel:+34978000111"]);
  expect(parts.filter(({ role }) => role === "H1")).toHaveLength(1);
});

test("each part of a model has its sentence, and the last page says how to reach the company", () => {
  const { pages } = fileAt("/catalogo.pdf");
  const words = pages.map((page) => page.words.replaceAll(/\s+/g, " ")).join(" ");
  const [model] = openSite(root).edition("es").content.entries("models");
  const [part] = model?.data.product.options ?? [];
  if (!part) throw new Error("The first model has no options.");
  expect(words).toContain(`${part.name} ${part.text}`);
  const last = pages.at(-1);
  expect(last?.words).toContain("equipo@lum.example");
  expect(last?.links).toEqual(expect.arrayContaining(["mailto:equipo@lum.example", "tel:+34978000111"]));
  expect(last?.parts.filter(({ role }) => role === "H1")).toHaveLength(1);
});

test("screen readers get headings, tables, and words for every picture and plan", () => {
  const { parts } = pageOf("/catalogo/lum-sur.pdf", 0);
  expect(parts.slice(0, 3).map(({ role }) => role)).toEqual(["Root", "Document", "Sect"]);
  const roles = parts.map(({ role }) => role);
  expect(roles).toEqual(expect.arrayContaining(["H1", "H2", "Table", "TR", "TH", "TD", "L", "LI", "LBody", "Link"]));
  for (const { pages } of files.values())
    for (const figure of pages.flatMap((page) => page.parts).filter(({ role }) => role === "Figure"))
      expect(figure.alt).toMatch(/\w/);
  expect(parts.find(({ role }) => role === "Figure")?.alt).toMatch(
    /^LUM\|SUR, planta «Dos alas»: planta acotada de 10,0 × 4,5 m, .*Estancias: Dormitorio principal, Baño principal, Sala/,
  );
});

test("the lists of what a price includes are there, and left out while the company has not given them", async () => {
  expect(pageOf("/catalogo/lum-sur.pdf", 0).words).toMatch(
    /Qué incluye el precio \(lista de ejemplo\) Bastidor de acero.*Qué va aparte \(lista de ejemplo\) Cimentación/,
  );
  const { pages } = await sheetOfSur(withoutPriceContents);
  expect(pages.map(({ words }) => words).join(" ")).not.toMatch(/Qué incluye|Qué va aparte/);
  expect(pages[0]?.words).toContain("Estancias");
});

test("a list that is too long for the page of the plan goes on other ones, and nothing is lost", async () => {
  const things = Array.from(
    { length: 60 },
    (_, index) => `Cosa ${String.fromCharCode(65 + index / 26, 65 + (index % 26))}`,
  );
  const lines = things.map((thing) => `    - ${thing}\n`).join("");
  const { pages } = await sheetOfSur((text) => text.replace("  excluded:\n", `${lines}  excluded:\n`));
  const words = pages.map((page) => page.words).join(" ");
  for (const thing of things) expect(words).toContain(thing);
  expect(pages[0]?.words).not.toContain("Qué incluye el precio");
  for (const { texts } of pages) for (const { y } of texts) expect(y).toBeLessThanOrEqual(210 - margin + 0.01);
});

test("a company with a catalogue of its own gets the files of its models alone", async () => {
  const folder = copyOfMade({
    "content/site.yaml": settings.replace("catalogo: { url: }", "catalogo: { url: https://www.lum.example/c.pdf }"),
  });
  const paths = (await listCatalogues(siteOf(folder))).map(({ path }) => path);
  expect(paths).toEqual(["/catalogo/lum-norte.pdf", "/catalogo/lum-sur.pdf", "/catalogo/lum-lienzo.pdf"]);
  expect([...files.keys()]).toEqual(["/catalogo.pdf", ...paths]);
});

test("a letter that the typeface lacks is named instead of printed as an empty box", async () => {
  const model = "content/es/models/lum-norte.md";
  const text = fixtureFile(model).replace("Una sala y un baño", "Una sala → un baño");
  await expect(bytesAt(copyOfMade({ [model]: text }), "/catalogo/lum-norte.pdf")).rejects.toThrow(
    message("catalogueLetter", { letter: "→", text: "Una sala → un baño junto a la tapia" }),
  );
});

test("languages that the typeface cannot set get the PDFs of the original, byte for byte", async () => {
  const folder = copyOfMade({
    "locales/ar-XB.json": JSON.stringify({ language: { name: "x", direction: "rtl" } }),
    "locales/el.json": JSON.stringify({
      language: { name: "x", direction: "ltr" },
      catalogue: { title: "Κατάλογος" },
    }),
  });
  const original = await bytesAt(folder, "/catalogo/lum-norte.pdf");
  for (const locale of ["ar-XB", "el"]) {
    expect((await bytesAt(folder, `/${locale}/catalogo/lum-norte.pdf`)).equals(original), locale).toBe(true);
  }
});

/** Copies the site with the pictures that were made for it, and changes files of the copy. */
function copyOfMade(changes: Parameters<typeof writeFiles>[1]): string {
  const folder = copyFixtureSite();
  cpSync(join(root, ".cache"), join(folder, ".cache"), { recursive: true });
  writeFiles(folder, changes);
  return folder;
}

/** Returns the PDF that a site has at a path. */
async function bytesAt(folder: string, path: string): Promise<Buffer> {
  const pdf = (await listCatalogues(siteOf(folder))).find((candidate) => candidate.path === path);
  if (!pdf) throw new Error(`There is no ${path}.`);
  return pdf.render();
}

/** Returns the PDF of LUM|SUR of a site with other settings. */
async function sheetOfSur(change: (settings: string) => string): Promise<PdfFile> {
  return readPdf(await bytesAt(copyOfMade({ "content/site.yaml": change(settings) }), "/catalogo/lum-sur.pdf"));
}
