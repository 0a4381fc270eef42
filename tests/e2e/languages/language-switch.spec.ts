import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, productPath, texts } from "#tests/e2e/fixture.ts";
import { cacheTypeface, layoutShift } from "#tests/e2e/layout-shift.ts";
import { waitForReact } from "#tests/e2e/site-test.ts";
import { expect, test } from "./languages-test.ts";

// One worker, so that the site is served once.
test.describe.configure({ mode: "default" });
// A visitor who comes for the first time.
test.use({ storageState: { cookies: [], origins: [] } });

/** Words of the Arabic strings of the frozen site. */
const arabic = {
  name: "العربية",
  offer: "يمكنك أيضًا قراءة هذا الموقع بلغتك:",
  close: "أغلق هذا الإشعار",
};

const arabicContact = `/ar${pathTo("contact")}`;

const linkTo = (page: Page, part: string) => page.locator(part).getByRole("link", { name: arabic.name });

for (const [name, viewport] of [
  ["on a phone", { width: 360, height: 780 }],
  ["on a wide screen", { width: 1280, height: 800 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test("header and footer lead to the same page in the other language, without scripts", async ({ page }) => {
      await page.goto(pathTo("contact"));
      const footer = linkTo(page, "footer");
      await expect(footer).toHaveAttribute("href", arabicContact);
      await expect(footer).toHaveAttribute("lang", "ar");
      await expect(footer).toHaveAttribute("hreflang", "ar");
      const toggle = page.getByRole("button", { name: texts.nav.menu });
      if (await toggle.isVisible()) await toggle.click();
      await linkTo(page, "header").click();
      await expect(page).toHaveURL(arabicContact);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    });
  });
}

test.describe("in an Arabic browser", () => {
  test.use({ locale: "ar-EG" });

  test("another language is offered, in that language, over the page as it stands", async ({ page }) => {
    await cacheTypeface(page);
    await page.goto(pathTo("contact"));
    const offer = page.getByText(arabic.offer);
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL(pathTo("contact"));
    await expect(page.locator("[lang=ar]").filter({ has: offer })).toHaveAttribute("dir", "rtl");
    expect(await layoutShift(page)).toBeLessThan(0.005);
    await expectAccessible(page, "with the offer");
    await page.getByRole("button", { name: arabic.close }).click();
    await expect(offer).toHaveCount(0);
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
    // Another page of the same visit.
    await page.locator("footer").getByRole("link", { name: texts.footer.faq }).click();
    await expect(page).toHaveURL(pathTo("faq"));
    await expect(offer).toHaveCount(0);
    await page.reload();
    await offer.getByRole("link").click();
    await expect(page).toHaveURL(/\/ar\//);
    await waitForReact(page);
    await expect(page.locator(".language-offer")).toHaveCount(0);
  });

  test("from right to left, pictures follow the buttons and the arrow keys, and arrows point the other way", async ({
    page,
  }) => {
    const id = "lum-sur";
    const count = content.entries("models").find((model) => model.id === id)?.data.images.length;
    await page.goto(`/ar${productPath(id)}`);
    await waitForReact(page);
    const gallery = page.locator(".gallery");
    const counter = gallery.locator(".gallery__counter");
    const showsPicture = (number: number) => expect(counter).toHaveText(`${number} / ${count}`);
    const next = gallery.getByRole("button", { name: texts.carousel.next });
    const scrolled = () => gallery.locator(".gallery__track").evaluate((track) => Math.round(track.scrollLeft));
    await next.click();
    await showsPicture(2);
    await expect.poll(scrolled).toBeLessThan(-100);
    await page.keyboard.press("ArrowLeft");
    await showsPicture(3);
    await page.keyboard.press("ArrowRight");
    await showsPicture(2);
    await expect(next.locator("svg")).toHaveCSS("scale", "-1 1");
    // The number that one dials begins with its plus sign, which is at the left.
    const telephone = page.locator('footer a[href^="tel:"]');
    const leftOf = (from: number) =>
      telephone.evaluate((link, place) => {
        const range = document.createRange();
        const text = link.firstChild;
        if (!text) throw new Error("The link has no text.");
        range.setStart(text, place);
        range.setEnd(text, place + 1);
        return range.getBoundingClientRect().left;
      }, from);
    const plus = (await telephone.innerText()).indexOf("+");
    expect(await leftOf(plus)).toBeLessThan(await leftOf(plus + 1));
  });
});

test.describe("in a browser of Mexico", () => {
  test.use({ locale: "es-MX" });

  test("who prefers the language of the page is offered none", async ({ page }) => {
    await page.goto(pathTo("contact"));
    await waitForReact(page);
    await expect(page.locator(".language-offer")).toHaveCount(0);
  });
});
