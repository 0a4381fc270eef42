import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as anyExpect, type Browser, type BrowserContextOptions, type Page, test } from "@playwright/test";
import { type DevServer, startDevServer } from "./dev-server.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { content, pathTo, productPath, texts } from "./fixture.ts";
import { layoutShift } from "./layout-shift.ts";

// Before a page shows something, a server may have to start, beside the other tests.
const expect = anyExpect.configure({ timeout: 60_000 });

/** What a translator begins with. */
const arabic = {
  language: { name: "العربية", direction: "rtl" },
  paths: { contact: "ittisal" },
  languageOffer: { text: "يمكنك أيضًا قراءة هذا الموقع بلغتك:", close: "أغلق هذا الإشعار" },
};
// One server is enough.
test.describe.configure({ mode: "default" });

const sentence = arabic.languageOffer.text;
const arabicContact = `/ar/${arabic.paths.contact}`;

let server: DevServer;

test.beforeAll(async () => {
  server = await startDevServer((root) => writeFileSync(join(root, "locales/ar.json"), JSON.stringify(arabic)));
});

test.afterAll(() => server.stop());

/** Opens a path as a visitor with these settings, who has no storage yet. */
async function visit(browser: Browser, path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ storageState: undefined, ...options })).newPage();
  await page.goto(server.url + path);
  return page;
}

const waitForReact = (page: Page) => page.waitForFunction(() => window.history.scrollRestoration === "manual");
const linkTo = (page: Page, part: string) => page.locator(part).getByRole("link", { name: "العربية" });

for (const [name, viewport] of [
  ["on a phone", { width: 360, height: 780 }],
  ["on a wide screen", { width: 1280, height: 800 }],
] as const) {
  test(`${name}, header and footer lead to the same page in the other language, without scripts`, async ({
    browser,
  }) => {
    const page = await visit(browser, pathTo("contact"), { viewport, javaScriptEnabled: false });
    const footer = linkTo(page, "footer");
    await expect(footer).toHaveAttribute("href", arabicContact);
    await expect(footer).toHaveAttribute("lang", "ar");
    await expect(footer).toHaveAttribute("hreflang", "ar");
    const toggle = page.getByRole("button", { name: texts.nav.menu });
    if (await toggle.isVisible()) await toggle.click();
    await linkTo(page, "header").click();
    await expect(page).toHaveURL(server.url + arabicContact);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await page.context().close();
  });
}

test("a browser that prefers another language is offered it, in that language, over the page as it stands", async ({
  browser,
}) => {
  const page = await visit(browser, pathTo("contact"), { locale: "ar-EG" });
  const offer = page.getByText(sentence);
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL(server.url + pathTo("contact"));
  await expect(page.locator("[lang=ar]").filter({ has: offer })).toHaveAttribute("dir", "rtl");
  expect(await layoutShift(page)).toBeLessThan(0.005);
  await expectAccessible(page, "with the offer");
  await page.getByRole("button", { name: arabic.languageOffer.close }).click();
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
  // Another page of the same visit.
  await page.locator("footer").getByRole("link", { name: texts.footer.faq }).click();
  await expect(page).toHaveURL(server.url + pathTo("faq"));
  await expect(offer).toHaveCount(0);
  await page.reload();
  await offer.getByRole("link").click();
  await expect(page).toHaveURL(/\/ar\//);
  await waitForReact(page);
  await expect(page.locator(".language-offer")).toHaveCount(0);
  await page.context().close();
});

test("who prefers the language of the page is offered none", async ({ browser }) => {
  const page = await visit(browser, pathTo("contact"), { locale: "es-MX" });
  await waitForReact(page);
  await expect(page.locator(".language-offer")).toHaveCount(0);
  await page.context().close();
});

test("from right to left, pictures follow the buttons and the arrow keys, and arrows point the other way", async ({
  browser,
}) => {
  const id = "lum-sur";
  const count = content.entries("models").find((model) => model.id === id)?.data.images.length;
  const page = await visit(browser, `/ar${productPath(id)}`, { locale: "ar" });
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
  await page.context().close();
});
