import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as anyExpect, type Page, test } from "@playwright/test";
import { collectionSchemas, pageKeys, pageSchemas } from "#app/content/collections.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { type DevServer, startDevServer } from "./dev-server.ts";
import { pathTo, productPath } from "./fixture.ts";
import { repeatItems } from "./repeat-items.ts";
import { isSameDocument, markDocument, navigate, waitForTakeOver } from "./site-test.ts";

test.describe.configure({ mode: "serial" });

// Before a page shows something, a check may have to end and a server to start, beside the other tests.
const expect = anyExpect.configure({ timeout: 60_000 });

const article = "content/es/blog/cuentas-claras.md";
const strings = "locales/es.json";
const settings = "content/site.yaml";
let server: DevServer;

test.beforeAll(async () => {
  // The state in which a writer may stop for the day; the first test corrects it.
  server = await startDevServer((root) => change(join(root, strings), withoutFirstComma));
});

test.afterAll(() => server.stop());

function change(path: string, make: (text: string) => string): void {
  writeFileSync(path, make(readFileSync(path, "utf8")));
}

/** Changes a file of the site that is being written. Returns the function that restores it. */
function edit(file: string, make: (text: string) => string): () => void {
  const path = join(server.root, file);
  const before = readFileSync(path);
  change(path, make);
  return () => writeFileSync(path, before);
}

const withoutFirstComma = (text: string) => text.replace(",\n", "\n");

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  // While the server restarts, nothing answers.
  await expect(() => page.goto(server.url + path)).toPass();
  await waitForTakeOver(page);
  // A development server may find a package only now, and load the page again.
  await page.waitForLoadState("networkidle");
  await markDocument(page);
}

/** The panel with the issues of the page. */
const panelOf = (page: Page) => page.getByRole("region", { name: "Revisión de esta página" });
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("a site without strings says what is wrong, and appears once it is corrected", async ({ page }) => {
  await page.goto(`${server.url}/contacto`);
  await expect(page.locator("h1")).toHaveText("Esta página todavía no se puede mostrar");
  await expect(panelOf(page)).toContainText("falta una coma");
  await expect(panelOf(page)).toContainText(/locales\/es\.json:\d+:\d+/);
  change(join(server.root, strings), () => readFileSync(join(fixtureRoot, strings), "utf8"));
  await expect(page.locator("header nav").first()).toBeAttached();
  await expect(page).toHaveTitle(/^Contacto/);
});

test("saved changes appear in open pages, which keep place, entries and focus; mistakes are shown and break no page", async ({
  page,
  context,
}) => {
  const [contact, blog] = [await context.newPage(), await context.newPage()];
  await open(contact, "/contacto");
  await open(blog, "/blog");
  await open(page, "/blog/cuentas-claras");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const before = await scrollOf(page);
  expect(before).toBeGreaterThan(500);
  const name = contact.getByRole("textbox", { name: "Nombre" });
  await name.fill("Inés");
  edit(settings, (text) => text.replace(/telefono: .*$/m, 'telefono: "+34 977 123 456"'));
  // As long as before: where a line is more or less above, the browser keeps the text in its place and not the number.
  edit(article, (text) =>
    text.replace("title: Cuentas claras", "title: Cuentas nuevas").concat("\nUna frase al final.\n"),
  );
  await expect(page.locator("h1")).toHaveText(/^Cuentas nuevas/);
  await expect(page.getByText("Una frase al final.")).toBeAttached();
  await expect(blog.getByRole("link", { name: "Cuentas nuevas" }).first()).toBeAttached();
  await expect(contact.locator('footer a[href^="tel:"]').first()).toHaveAttribute("href", /977123456/);
  expect(await scrollOf(page)).toBe(before);
  await expect(name).toHaveValue("Inés");
  await expect(name).toBeFocused();

  const restoreArticle = edit(article, (text) => text.replace(/^date: /m, "fecha: "));
  const added = join(server.root, "content/es/blog/vacio.md");
  writeFileSync(added, "");
  const panel = panelOf(page);
  await expect(panel).toContainText("El campo «fecha» no existe.");
  await expect(panel).toContainText(/content\/es\/blog\/cuentas-claras\.md:\d+:1 field-unknown/);
  await expect(panel.locator("pre")).toContainText(/fecha: \d{4}-\d\d-\d\d\s*\^/);
  await expect(panel).toContainText("Corrige el nombre o bórralo.");
  await expect(page.locator("h1")).toHaveText(/^Cuentas nuevas/);
  await panel.locator("summary").click();
  await expect(panel.locator("pre")).toBeHidden();
  await expect(panelOf(blog)).toContainText("content/es/blog/vacio.md:1:1");
  await expect(panelOf(contact)).toHaveCount(0);

  restoreArticle();
  rmSync(added);
  for (const each of [page, blog]) await expect(panelOf(each)).toHaveCount(0);
  for (const each of [page, blog, contact]) expect(await isSameDocument(each)).toBe(true);
  // Each page that is open would be loaded again with all its modules as the server restarts.
  for (const each of [page, blog]) await each.close();

  const restoreStrings = edit(strings, withoutFirstComma);
  await expect(panelOf(contact)).toContainText("falta una coma");
  await contact.reload();
  await expect(contact).toHaveTitle(/^Contacto/);
  await expect(panelOf(contact)).toContainText("falta una coma");
  restoreStrings();
  edit(strings, (text) => text.replace('"Nombre"', '"Tu nombre"'));
  // A restart of the server reads the strings, and the page is loaded again afterwards.
  await expect(contact.getByRole("textbox", { name: "Tu nombre" })).toBeVisible();
  await expect(panelOf(contact)).toHaveCount(0);
});

test("the terminal prints issues and corrections in Spanish", () => {
  const printed = server.output();
  expect(printed).toContain(`La web está en ${server.url}`);
  expect(printed).toContain("El campo «fecha» no existe.");
  expect(printed).toContain("Todo en orden.");
  // Messages of the tools themselves, and stack traces.
  expect(printed).not.toMatch(/\[vite\]|server restarted|Local:|press |hmr update|page reload|trying another|^ +at /im);
});

test("words and pictures that a writer repeats have keys of their own", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (line) => {
    if (line.type() === "error" && line.text().includes("same key")) complaints.push(line.text());
  });
  for (const key of pageKeys) edit(`content/es/pages/${key}.md`, (text) => repeatItems(text, pageSchemas[key]));
  for (const id of ["lum-sur", "lum-lienzo"]) {
    edit(`content/es/models/${id}.md`, (text) => repeatItems(text, collectionSchemas.models));
  }
  edit(article, (text) => repeatItems(text, collectionSchemas.blog));
  await open(page, pathTo("terms"));
  const entries = [productPath("lum-sur"), productPath("lum-lienzo"), "/blog/cuentas-claras"];
  for (const path of [...pageKeys.map((key) => pathTo(key)), ...entries]) await navigate(page, path);
  expect(complaints).toEqual([]);
});

test("a page that the code could not render appears once the code is corrected", async ({ page }) => {
  await expect(() => page.goto(`${server.url}/contacto`)).toPass();
  const repair = edit("app/pages/contact/contact.route.tsx", (text) => `throw new Error("Roto");\n${text}`);
  await expect(async () => {
    await page.goto(`${server.url}/contacto`);
    await expect(page.locator("h1")).toHaveText("Esta página todavía no se puede mostrar", { timeout: 1000 });
  }).toPass();
  await expect(panelOf(page)).toContainText("Error: Roto");
  repair();
  await expect(page).toHaveTitle(/^Contacto/);
});
