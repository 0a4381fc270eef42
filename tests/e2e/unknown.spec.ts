import type { Page } from "@playwright/test";
import { pathTo, texts } from "./fixture.ts";
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
} from "./site-test.ts";

const blog = pathTo("blog");
const process = pathTo("process");
const robots = 'meta[name="robots"]';

async function expectHome(page: Page): Promise<void> {
  const { heading, title } = expectedPage("/");
  await expect(page.locator("h1")).toHaveText(heading);
  await expect(page.getByRole("region", { name: texts.home.slides })).toBeAttached();
  await expect(page).toHaveTitle(title);
}

test("unknown paths show the home page with status 404 and noindex", async ({ page, errors }) => {
  for (const path of ["/no-existe", "/no/existe/nada", "/nosotros/x", "/productos/no-existe", "/año nuevo", "/es"]) {
    await test.step(path, async () => {
      errors.expectConsoleError(notFoundLine);
      expect(await openPage(page, path)).toBe(404);
      await expectHome(page);
      await expect(page.locator(robots)).toHaveAttribute("content", "noindex");
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      await page.locator(`footer a[href="${process}"]`).click();
      await expect(page.locator("h1")).toHaveText(expectedPage(process).heading);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    });
  }
});

test("below an unknown article there is the home page, also on a host that finds the nearest 404.html", async ({
  page,
  errors,
}) => {
  for (const path of [`${blog}/a/b`, `${blog}/a/b/`, `${blog}/a/b/c`]) {
    await test.step(path, async () => {
      errors.expectConsoleError(notFoundLine);
      expect(await openPage(page, path)).toBe(404);
      await expectHome(page);
      await expect(page.getByText(texts.post.notFound.title)).toHaveCount(0);
      await expect(page.locator("body")).toBeVisible();
      await expect(page.locator(robots)).toHaveAttribute("content", "noindex");
      for (const once of ["head > title", "main"]) await expect(page.locator(once)).toHaveCount(1);
      await page.locator(`footer a[href="${process}"]`).click();
      await expect(page.locator("h1")).toHaveText(expectedPage(process).heading);
    });
  }
});

test("an unknown path shows the home page by navigation, and requests nothing that is missing", async ({ page }) => {
  await openPage(page, process);
  await markDocument(page);
  const answers: string[] = [];
  page.on("response", (response) => answers.push(`${response.status()} ${new URL(response.url()).pathname}`));
  await navigate(page, "/no-existe");
  await expect(page).toHaveURL("/no-existe");
  await expectHome(page);
  await expect(page.locator(robots)).toHaveAttribute("content", "noindex");
  await navigate(page, "/tampoco/existe");
  await expectHome(page);
  expect(await isSameDocument(page)).toBe(true);
  expect(answers.filter((line) => !line.startsWith("200 ") || line.includes("existe"))).toEqual([]);
  expect(answers).toContain("200 /404.json");
});

test("a path that ends in a slash or in .html leads to the one path of the page", async ({ page }) => {
  for (const path of [`${process}/`, `${process}.html`]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(process);
  }
  await waitForReact(page);
});
