import type { Page } from "@playwright/test";
import { expectedPage } from "./pages.ts";
import {
  expect,
  isSameDocument,
  markDocument,
  navigate,
  notFoundLine,
  openPage,
  test,
  waitForReact,
  withoutPictures,
} from "./site-test.ts";

const home = expectedPage("/");

test.beforeEach(async ({ page }) => {
  await withoutPictures(page);
});

async function expectHome(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveText(/MODERN\s*INNOVATIVE\s*PREFAB\./);
  await expect(page.getByRole("heading", { name: "Nuestros Modelos" })).toBeVisible();
  await expect(page).toHaveTitle(home.title);
}

for (const path of ["/no-existe", "/no/existe/nada", "/nosotros/x", "/productos/mod-cuatro", "/año nuevo", "/es"]) {
  test(`${path}, an unknown address, shows the home page with status 404 and noindex`, async ({ page, faults }) => {
    faults.expectConsoleError(notFoundLine);
    expect(await openPage(page, path)).toBe(404);
    await expectHome(page);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await page.locator('footer a[href="/proceso"]').click();
    await expect(page.locator("h1")).toHaveText("Nuestro Proceso Integral");
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
}

test("an unknown address shows the home page by navigation, and asks for nothing that is not there", async ({
  page,
}) => {
  await openPage(page, "/proceso");
  await markDocument(page);
  const asked: string[] = [];
  page.on("response", (response) => asked.push(`${response.status()} ${new URL(response.url()).pathname}`));
  await navigate(page, "/no-existe");
  await expect(page).toHaveURL("/no-existe");
  await expectHome(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await navigate(page, "/tampoco/existe");
  await expectHome(page);
  expect(await isSameDocument(page)).toBe(true);
  expect(asked.filter((line) => !line.startsWith("200 ") || line.includes("existe"))).toEqual([]);
  expect(asked).toContain("200 /404.json");
});

test("an address in a file's way, a slash at the end, leads to the one address of the page", async ({ page }) => {
  for (const path of ["/proceso/", "/proceso.html"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL("/proceso");
  }
  await waitForReact(page);
});
