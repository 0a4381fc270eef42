import type { Page } from "@playwright/test";
import { pathTo, productPath, texts } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

const path = productPath("lum-sur");
const jump = (page: Page, name: string) =>
  page.getByRole("navigation", { name: texts.product.jumps }).getByRole("link", { name, exact: true });
const request = (page: Page) => page.getByRole("link", { name: texts.product.request, exact: true });

test("the bar stays in view, and a jump ends below it and is marked as the current one", { tag: "@both" }, async ({
  page,
}) => {
  await openPage(page, path);
  for (const name of [texts.product.foundations, texts.product.layout]) {
    await jump(page, name).click();
    await expect(jump(page, name)).toHaveAttribute("aria-current", "location");
    await expect(page.locator(".product-bar [aria-current]")).toHaveCount(1);
    await expect(request(page)).toBeInViewport({ ratio: 1 });
    const heading = page.getByRole("heading", { level: 2, name, exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const [bar, title] = await Promise.all([jump(page, name).boundingBox(), heading.boundingBox()]);
    expect(bar && title && title.y - (bar.y + bar.height)).toBeGreaterThanOrEqual(0);
  }
});

test("a jump leaves no strip of another ground between the bar and its section", { tag: "@both" }, async ({ page }) => {
  await openPage(page, path);
  for (const name of [texts.product.options, texts.product.foundations, texts.product.construction]) {
    await jump(page, name).click();
    await expect(jump(page, name)).toHaveAttribute("aria-current", "location");
    const below = await page.evaluate(() => {
      const bar = document.querySelector(".product-bar__jumps")?.closest(".product-bar")?.getBoundingClientRect();
      const section = document.querySelector(
        document.querySelector(".product-bar [aria-current]")?.getAttribute("href") ?? "",
      );
      if (!bar || !section) throw new Error("The page has no bar, or no section that it leads to.");
      return document.elementFromPoint(window.innerWidth / 2, bar.bottom + 2)?.closest("section")?.id === section.id;
    });
    expect(below, name).toBe(true);
  }
});

test("on phones price and button stay at the foot, clear of the end of the page", { tag: "@phone" }, async ({
  page,
}) => {
  await openPage(page, path);
  await expect(request(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const [button, footer] = await Promise.all([request(page).boundingBox(), page.locator("footer").boundingBox()]);
  expect(button && footer && footer.y + footer.height).toBeLessThanOrEqual(button?.y ?? 0);
  const foot = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--foot-bar"));
  expect(foot).toContain("68px");
});

test("one plan is on screen at a time, on paper both are", async ({ page }) => {
  await openPage(page, path);
  const plans = page.locator(".model-plan");
  const choices = page.getByRole("group", { name: texts.product.plans }).getByRole("radio");
  await expect(choices).toHaveCount(2);
  await expect(plans.nth(0)).toBeVisible();
  await expect(plans.nth(1)).toBeHidden();
  await choices.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(plans.nth(0)).toBeHidden();
  await expect(plans.nth(1)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(plans.nth(0)).toBeVisible();
  await expect(plans.nth(1)).toBeVisible();
  await expect(page.locator(".product-bar")).toBeHidden();
});

test("the table that compares the models keeps its rows, headers and cells on phones", { tag: "@both" }, async ({
  page,
}) => {
  await openPage(page, pathTo("models"));
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader", { name: "LUM|SUR" })).toBeVisible();
  const row = table.getByRole("row", { name: texts.product.usable });
  await expect(row.getByRole("rowheader")).toHaveText(texts.product.usable);
  await expect(row.getByRole("cell")).toHaveCount(3);
  await row.scrollIntoViewIfNeeded();
  for (const cell of await row.getByRole("cell").all()) await expect(cell).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
