import type { Page } from "@playwright/test";
import { productPath, texts } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

const path = productPath("lum-sur");
const { contents, foundations, layout, options, construction, request: requestLabel } = texts.product;
const jump = (page: Page, name: string) =>
  page.getByRole("navigation", { name: texts.product.jumps }).getByRole("link", { name, exact: true });
const request = (page: Page) => page.getByRole("link", { name: requestLabel, exact: true });

// Without motion a jump is at its end at once.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a jump ends right below the bar and is marked in it; on a phone its foot is clear of the page's end", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await openPage(page, path);
  if (isMobile) await expect(request(page)).toBeInViewport({ ratio: 1 });
  for (const name of [foundations, layout, contents, options, construction]) {
    await jump(page, name).click();
    await expect(jump(page, name)).toHaveAttribute("aria-current", "location");
    await expect(page.locator(".product-bar [aria-current]")).toHaveCount(1);
    await expect(request(page)).toBeInViewport({ ratio: 1 });
    const heading = page.locator(`${(await jump(page, name).getAttribute("href")) ?? ""} h2`);
    await expect(heading).toBeInViewport({ ratio: 1 });
    const [bar, title] = await Promise.all([jump(page, name).boundingBox(), heading.boundingBox()]);
    expect(bar && title && title.y - (bar.y + bar.height)).toBeGreaterThanOrEqual(0);
    // No strip of another ground is left between both.
    const [ground, below] = await page.evaluate(() => {
      const foot = document.querySelector(".product-bar__jumps")?.closest(".product-bar")?.getBoundingClientRect();
      const target = document.querySelector(".product-bar [aria-current]")?.getAttribute("href")?.slice(1) ?? "";
      const shown = document.elementFromPoint(window.innerWidth / 2, (foot?.bottom ?? 0) + 2)?.closest("section");
      const groundOf = (section: Element | null | undefined) => section && getComputedStyle(section).backgroundColor;
      return [groundOf(document.getElementById(target)), groundOf(shown)];
    });
    expect(below, name).toBe(ground);
  }
  if (!isMobile) return;
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const [button, footer] = await Promise.all([request(page).boundingBox(), page.locator("footer").boundingBox()]);
  expect(button && footer && footer.y + footer.height).toBeLessThanOrEqual(button?.y ?? 0);
  const foot = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--foot-bar"));
  expect(foot).toContain("68px");
});

test("more jumps than there is space for leave price and request in a narrow laptop's window", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openPage(page, path);
  await page.locator(".product-bar__list").evaluate((list) => {
    for (let more = 0; more < 6; more += 1) list.append(list.lastElementChild?.cloneNode(true) ?? "");
  });
  const box = await request(page).boundingBox();
  expect(box && box.x + box.width).toBeLessThanOrEqual(1024);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});
