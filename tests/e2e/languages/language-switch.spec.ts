import type { Page } from "@playwright/test";
import { pseudoText } from "#scripts/translate/pseudo.ts";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { cacheTypeface, layoutShift } from "#tests/e2e/layout-shift.ts";
import { expect, waitForReact } from "#tests/e2e/site-test.ts";
import { test } from "./languages-test.ts";

// One worker, so that the site is served once.
test.describe.configure({ mode: "default" });

/** The language of the frozen site that is read from right to left. */
const mirrored = { locale: "ar-XB", name: "[öðûéšÞ]", contact: "/ar-XB/contacto-xa" };
const contact = pathTo("contact");
const offerOn = (page: Page) => page.locator(".language-offer");

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("header and footer lead to the page in another language", { tag: "@phone" }, async ({ page }) => {
    const linkIn = (part: string) => page.locator(part).getByRole("link", { name: mirrored.name });
    await page.goto(contact);
    const footer = linkIn("footer");
    await expect(footer).toHaveAttribute("href", mirrored.contact);
    await expect(footer).toHaveAttribute("lang", mirrored.locale);
    await expect(footer).toHaveAttribute("hreflang", mirrored.locale);
    await page.getByRole("button", { name: texts.nav.menu }).click();
    await linkIn("header").click();
    await expect(page).toHaveURL(mirrored.contact);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  });
});

test.describe("in an English browser", () => {
  test.use({ locale: "en-GB" });

  test("English is offered beside the brand, over the page as it stands", { tag: "@both" }, async ({ page }) => {
    await cacheTypeface(page);
    await page.goto(contact);
    const offer = offerOn(page);
    await expect(offer).toBeVisible();
    await expect(page.locator(".site-header__home")).toBeVisible();
    await expect(page).toHaveURL(contact);
    await expect(offer.locator("[lang=en]")).toHaveAttribute("dir", "ltr");
    expect(await layoutShift(page)).toBeLessThan(0.005);
    await expectAccessible(page, "with the offer");
    await offer.getByRole("button").click();
    await expect(offer).toHaveCount(0);
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
    await page.reload();
    await offer.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/\/en\//);
    await waitForReact(page);
    await expect(offer).toHaveCount(0);
  });
});

test("no language is offered that lacks the words for it, or to who prefers the page's", async ({
  browser,
  baseURL,
}) => {
  for (const locale of ["es-MX", "ar-EG"]) {
    const page = await browser.newPage({ locale, baseURL });
    await page.goto(contact);
    await waitForReact(page);
    await expect(offerOn(page), locale).toHaveCount(0);
    await page.close();
  }
});

test("from right to left, pictures and arrows go the other way", async ({ page }) => {
  const id = "lum-sur";
  const count = content.entries("models").find((model) => model.id === id)?.data.images.length;
  await page.goto(`/ar-XB/productos-xa/${id}`);
  await waitForReact(page);
  const gallery = page.locator(".gallery");
  const showsPicture = (number: number) =>
    expect(gallery.locator(".gallery__counter")).toHaveText(`${number} / ${count}`);
  const next = gallery.getByRole("button", { name: pseudoText(texts.carousel.next) });
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
