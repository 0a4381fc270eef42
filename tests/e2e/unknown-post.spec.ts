import type { Page } from "@playwright/test";
import { readBuilt } from "#tests/site/built-pages.ts";
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

test.beforeEach(async ({ page }) => {
  await withoutPictures(page);
});

/** «Post no encontrado», and nothing of the home page. */
async function expectNotFound(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveText("Post no encontrado");
  await expect(page).toHaveTitle(/^Post no encontrado/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator("body")).toBeVisible();
  await expect(page.getByText("Nuestros Modelos")).toHaveCount(0);
  await expect(page.getByText("INNOVATIVE")).toHaveCount(0);
  await expect(page.locator("title")).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator("main")).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
}

async function expectWayBack(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Volver al Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(page.locator("h1")).toHaveText("Blog");
}

test("an unknown article says so on a host that finds the nearest 404.html", async ({ page, faults }) => {
  faults.expectConsoleError(notFoundLine);
  expect(await openPage(page, "/blog/no-existe")).toBe(404);
  await expectNotFound(page);
  await expectWayBack(page);
});

for (const path of ["/blog/no-existe", "/blog/no-existe/", "/blog/futuro modular"]) {
  test(`${path} says so on a host that has one 404.html for everything, and never shows the home page`, async ({
    page,
    faults,
  }) => {
    faults.expectConsoleError(notFoundLine);
    await serveRootNotFoundPage(page);
    await recordHeadings(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForReact(page);
    await expectNotFound(page);
    // What was painted on the way, not only what stands there in the end.
    expect(await page.evaluate(() => Reflect.get(window, "seenHeadings"))).toEqual(["Post no encontrado"]);
    await expectWayBack(page);
  });
}

test("an unknown article says so by navigation, and asks for nothing that is not there", async ({ page }) => {
  await openPage(page, "/");
  await markDocument(page);
  const asked: string[] = [];
  page.on("response", (response) => asked.push(`${response.status()} ${new URL(response.url()).pathname}`));
  await navigate(page, "/blog/no-existe");
  await expectNotFound(page);
  await expect(page.locator("#site-content")).toBeFocused();
  await navigate(page, "/blog/tampoco");
  await expectNotFound(page);
  expect(await isSameDocument(page)).toBe(true);
  expect(asked.filter((line) => !line.startsWith("200 ") || /no-existe|tampoco/.test(line))).toEqual([]);
  await expectWayBack(page);
  expect(await isSameDocument(page)).toBe(true);
});

test("from an unknown article a known one can be reached", async ({ page, faults }) => {
  faults.expectConsoleError(notFoundLine);
  await openPage(page, "/blog/no-existe");
  await navigate(page, "/blog/futuro-modular");
  await expect(page.locator("h1")).toHaveText(/futuro modular/i);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

/** As hosts do that know only one page for what does not exist. */
async function serveRootNotFoundPage(page: Page): Promise<void> {
  await page.route("**/blog/*", (route) => {
    if (route.request().resourceType() !== "document" || /\/blog\/?$/.test(route.request().url()))
      return route.fallback();
    return route.fulfill({ status: 404, contentType: "text/html; charset=utf-8", body: readBuilt("404.html") });
  });
  await page.route("**/blog/*/", (route) =>
    route.fulfill({ status: 404, contentType: "text/html; charset=utf-8", body: readBuilt("404.html") }),
  );
}

/** Notes, frame by frame, each heading that can be seen. */
async function recordHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, "seenHeadings", seen);
    function look(): void {
      const heading = document.querySelector("h1");
      if (heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        const text = heading.textContent ?? "";
        if (!seen.includes(text)) seen.push(text);
      }
      requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
}
