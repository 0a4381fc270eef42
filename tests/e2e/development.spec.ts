import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type DevServer, startDevServer } from "./dev-server.ts";

test.describe.configure({ mode: "serial" });

const article = "content/es/blog/cuentas-claras.md";
let server: DevServer;

test.beforeAll(async () => {
  server = await startDevServer();
});

test.afterAll(() => server.stop());

/** Changes a file of the site that is being written. */
function edit(file: string, change: (text: string) => string): void {
  const path = join(server.root, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** Opens a page and waits until it is alive. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path);
  await page.waitForFunction(() => "__reactRouterDataRouter" in window && document.readyState === "complete");
  // A development server may find a package only now, and load the page anew.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
}

const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, "isSameDocument") === true);
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("a saved article is in the open page, which stays where it is", async ({ page }) => {
  await open(page, "/blog/cuentas-claras");
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
  expect(await isSameDocument(page)).toBe(true);
});

test("what is wrong is shown while it is wrong, and the page comes back without being loaded anew", async ({
  page,
}) => {
  await open(page, "/blog/cuentas-claras");
  const right = readFileSync(join(server.root, article), "utf8");
  edit(article, (text) => text.replace(/^date: /m, "fecha: "));
  await expect(page.locator("pre")).toContainText("content/es/blog/cuentas-claras.md");
  edit(article, () => right);
  await expect(page.locator("h1")).toHaveText(/^Cuentas nuevas/);
  expect(await isSameDocument(page)).toBe(true);
});

test("a new article comes into the open list, and leaves it when it is deleted", async ({ page }) => {
  await open(page, "/blog");
  const cards = page.locator(".article-card");
  const before = await cards.count();
  const added = join(server.root, "content/es/blog/recien-llegado.md");
  writeFileSync(
    added,
    readFileSync(join(server.root, article), "utf8").replace(/^title: .*$/m, "title: Recién llegado"),
  );
  await expect(page.getByRole("link", { name: "Recién llegado" })).toBeAttached();
  await page.getByRole("link", { name: "Recién llegado" }).click();
  await expect(page.locator("h1")).toHaveText("Recién llegado");
  await page.goBack();
  await expect(cards).toHaveCount(before + 1);
  rmSync(added);
  await expect(cards).toHaveCount(before);
  expect(await isSameDocument(page)).toBe(true);
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
