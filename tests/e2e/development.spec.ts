import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as anyExpect, type Page, test } from "@playwright/test";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { type DevServer, startDevServer } from "./dev-server.ts";

test.describe.configure({ mode: "serial" });

// Before a page shows something, a check may have to end and a server to start, beside the other tests.
const expect = anyExpect.configure({ timeout: 60_000 });

const article = "content/es/blog/cuentas-claras.md";
const strings = "locales/es.json";
const settings = "content/site.yaml";
let server: DevServer;

test.beforeAll(async () => {
  // As somebody would leave it in the evening: the first test mends it.
  server = await startDevServer((root) => change(join(root, strings), withoutFirstComma));
});

test.afterAll(() => server.stop());

function change(path: string, make: (text: string) => string): void {
  writeFileSync(path, make(readFileSync(path, "utf8")));
}

/** Changes a file of the site that is being written. Returns what puts it back. */
function edit(file: string, make: (text: string) => string): () => void {
  const path = join(server.root, file);
  const before = readFileSync(path);
  change(path, make);
  return () => writeFileSync(path, before);
}

const withoutFirstComma = (text: string) => text.replace(",\n", "\n");

/** Returns the article under another title, without its earlier paths, which no other may have. */
function copyOfArticle(title: string): string {
  const text = readFileSync(join(server.root, article), "utf8");
  // No two articles have one description.
  return text
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace(/^description: \S+/m, "description: Todo")
    .replace(/^aliases: .*\n/m, "");
}

/** Opens a page and waits until it is alive. */
async function open(page: Page, path: string): Promise<void> {
  // While the server restarts, nothing answers.
  await expect(() => page.goto(server.url + path)).toPass();
  await page.waitForFunction(
    () => document.documentElement.dataset.start === "done" && document.readyState === "complete",
  );
  // A development server may find a package only now, and load the page anew.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
}

test("a site without strings says what is wrong, and comes by itself once it is mended", async ({ page }) => {
  await page.goto(`${server.url}/contacto`);
  await expect(page.locator("h1")).toHaveText("Esta página todavía no se puede mostrar");
  await expect(panelOf(page)).toContainText("falta una coma");
  await expect(panelOf(page)).toContainText(/locales\/es\.json:\d+:\d+/);
  change(join(server.root, strings), () => readFileSync(join(fixtureRoot, strings), "utf8"));
  await expect(page.locator("header nav").first()).toBeAttached();
  await expect(page).toHaveTitle(/^Contacto/);
});

const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, "isSameDocument") === true);
/** What the page shows of its issues. */
const panelOf = (page: Page) => page.getByRole("region", { name: "Revisión de esta página" });
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("a saved article, and what is wrong with it, is in the open page, which stays where it is", async ({
  page,
  context,
}) => {
  await open(page, "/blog/cuentas-claras");
  const other = await context.newPage();
  await open(other, "/contacto");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const before = await scrollOf(page);
  expect(before).toBeGreaterThan(500);
  // As long as before: where a line is more or less above, the browser keeps the text in its place and not the number.
  edit(article, (text) =>
    text.replace("title: Cuentas claras", "title: Cuentas nuevas").concat("\nUna frase al final.\n"),
  );
  await expect(page.locator("h1")).toHaveText(/^Cuentas nuevas/);
  await expect(page.getByText("Una frase al final.")).toBeAttached();
  expect(await scrollOf(page)).toBe(before);
  const mend = edit(article, (text) => text.replace(/^date: /m, "fecha: "));
  const panel = panelOf(page);
  await expect(panel).toContainText("El campo «fecha» no existe.");
  await expect(panel).toContainText(/content\/es\/blog\/cuentas-claras\.md:\d+:1/);
  await expect(panel.locator("pre")).toContainText(/fecha: \d{4}-\d\d-\d\d\s*\^/);
  await expect(panel).toContainText("Corrige el nombre o bórralo.");
  await expect(page.locator("h1")).toHaveText(/^Cuentas nuevas/);
  await panel.locator("summary").click();
  await expect(panel.locator("pre")).toBeHidden();
  await expect(panelOf(other)).toHaveCount(0);
  await other.close();
  mend();
  await expect(panel).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test("a new file that is empty is in no list; written it is an article, deleted it is gone", async ({
  page,
  context,
}) => {
  await open(page, "/blog");
  const cards = page.locator(".article-card");
  const link = page.getByRole("link", { name: "Ya escrito" });
  const before = await cards.count();
  const added = join(server.root, "content/es/blog/vacio.md");
  writeFileSync(added, "");
  await expect(panelOf(page)).toContainText("content/es/blog/vacio.md:1:1");
  await expect(cards).toHaveCount(before);
  const own = await context.newPage();
  await open(own, "/blog/vacio");
  await expect(panelOf(own)).toContainText("está vacío");
  writeFileSync(added, copyOfArticle("Ya escrito"));
  await expect(own.locator("h1")).toHaveText("Ya escrito");
  await expect(link).toBeAttached();
  await expect(cards).toHaveCount(before + 1);
  await expect(panelOf(own)).toHaveCount(0);
  rmSync(added);
  await expect(own.locator("h1")).toHaveText("Post no encontrado");
  await expect(cards).toHaveCount(before);
});

test("broken locale files break no page, and are shown until mended", async ({ page }) => {
  await open(page, "/contacto");
  const stringsFile = join(server.root, strings);
  const otherStrings = join(server.root, "locales/ca.json");
  const before = readFileSync(stringsFile, "utf8");
  const expectBoth = async () => {
    for (const problem of ["falta una coma", "falta una llave de cierre"]) {
      await expect(panelOf(page)).toContainText(problem);
    }
  };
  change(stringsFile, withoutFirstComma);
  writeFileSync(otherStrings, '{ "nav": {');
  await expectBoth();
  await expect(() => page.reload()).toPass();
  await expect(page.locator("h1")).toBeVisible();
  await expectBoth();
  await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
  rmSync(otherStrings);
  writeFileSync(stringsFile, before);
  // Strings are read by a restart of the server, behind which the page is loaded again.
  await expect(async () => expect(await isSameDocument(page)).toBe(false)).toPass();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.locator("h1")).toBeVisible();
});

test("deleted settings break no page, and are missed until they are there again", async ({ page }) => {
  await open(page, "/contacto");
  const settingsFile = join(server.root, settings);
  const before = readFileSync(settingsFile, "utf8");
  rmSync(settingsFile);
  await expect(panelOf(page)).toContainText("content/site.yaml:1");
  await expect(() => page.reload()).toPass();
  await expect(page.locator("h1")).toBeVisible();
  await expect(panelOf(page)).toContainText("content/site.yaml:1");
  writeFileSync(settingsFile, before);
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.locator("h1")).toBeVisible();
});

test("a change of the settings keeps what a visitor has typed, and the focus", async ({ page }) => {
  await open(page, "/contacto");
  const name = page.locator('input[name="name"], input[autocomplete="name"]').first();
  await name.fill("Inés");
  edit("content/site.yaml", (text) => text.replace(/telefono: .*$/m, 'telefono: "+34 977 123 456"'));
  await expect(page.locator('footer a[href^="tel:"]').first()).toHaveAttribute("href", /977123456/);
  await expect(name).toHaveValue("Inés");
  await expect(name).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test("the terminal speaks Spanish, of issues and of what is mended", () => {
  const printed = server.output();
  expect(printed).toContain(`La web está en ${server.url}`);
  expect(printed).toContain("El campo «fecha» no existe.");
  expect(printed).toContain("Todo en orden.");
  // What the tools say of themselves, and stack traces.
  expect(printed).not.toMatch(/\[vite\]|server restarted|Local:|press |hmr update|page reload|trying another|^ +at /im);
});
