import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, productPath, texts } from "#tests/e2e/fixture.ts";
import { expect, nextFrames, openPage, test } from "#tests/e2e/site-test.ts";
import { pinch, swipe } from "./swipe.ts";

const { carousel } = texts;
const model = content.entries("models").find(({ id }) => id === "lum-sur");
if (!model) throw new Error("The frozen site has no model lum-sur.");
const { name, images } = model.data;
const count = images.length;

// Without motion a picture is at its place at once.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function openProduct(page: Page) {
  await openPage(page, productPath("lum-sur"));
  const gallery = page.locator(".gallery");
  const enlarge = gallery.getByRole("button", { name: carousel.enlarge });
  await enlarge.waitFor();
  const dialog = page.getByRole("dialog");
  return {
    gallery,
    enlarge,
    dialog,
    next: dialog.getByRole("button", { name: carousel.next }),
    previous: dialog.getByRole("button", { name: carousel.previous }),
    close: dialog.getByRole("button", { name: carousel.close }),
    async expectCurrent(number: number) {
      await expect(dialog.locator(".lightbox__counter")).toHaveText(`${number} / ${count}`);
      await expect(dialog.locator(".lightbox__slide").nth(number - 1)).toBeInViewport({ ratio: 0.95 });
    },
  };
}

test("it opens at the current picture, whole and with its words; keys and buttons stop at the ends", async ({
  page,
}) => {
  const { gallery, dialog, enlarge, previous, next, expectCurrent } = await openProduct(page);
  await gallery.getByRole("button", { name: carousel.next }).click();
  await expect(gallery.locator(".gallery__counter")).toHaveText(`2 / ${count}`);
  await enlarge.focus();
  await page.keyboard.press("Enter");
  await expectCurrent(2);
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(dialog.getByRole("img").first()).toHaveCSS("object-fit", "contain");
  await expect(page.getByRole("dialog", { name: texts.product.gallery.replace("{{name}}", name) })).toBeVisible();
  await expect(dialog).not.toHaveAttribute("aria-roledescription");
  const caption = dialog.locator(".lightbox__caption");
  const words = images[1]?.caption;
  if (!words) throw new Error("The second picture of lum-sur has no caption.");
  await expect(caption).toHaveText(words);
  await expect(caption).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, "the full-screen view");
  await next.click();
  // A picture without a caption has none: its alternative text is for those who do not see it.
  await expect(caption).toHaveText("");
  for (const number of [2, 1]) {
    await previous.click();
    await expectCurrent(number);
  }
  await expect(previous).toBeDisabled();
  for (let number = 2; number <= count; number += 1) {
    await next.click();
    await expectCurrent(number);
  }
  await expect(next).toBeDisabled();
  for (const [key, number] of [
    ["ArrowRight", count],
    ["ArrowLeft", count - 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectCurrent(number);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  // The gallery shows the picture seen last. The low window does not hold the whole of it.
  await expect(gallery.locator(".gallery__counter")).toHaveText(`${count - 1} / ${count}`);
  await expect(gallery.locator(".gallery__slide").nth(count - 2)).toBeInViewport({ ratio: 0.5 });
});

test("a press on the picture opens it; the page behind it is neither reached by keyboard nor moved", async ({
  page,
}) => {
  const { gallery, dialog, enlarge, close, expectCurrent } = await openProduct(page);
  const picture = gallery.getByRole("img").first();
  await picture.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await picture.click({ position: { x: 40, y: 40 } });
  await expectCurrent(1);
  await expect(close).toBeFocused();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest("dialog") === null;
    });
    expect(outside).toBe(false);
  }
  const turned = page.evaluate(
    () => new Promise((resolve) => window.addEventListener("wheel", resolve, { once: true })),
  );
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 600);
  await turned;
  // A page that scrolls smoothly has begun to by then.
  await nextFrames(page, 10);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await close.click();
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

test("@phone two fingers enlarge the picture, one moves it, and a sharper file comes", async ({ page }) => {
  const { gallery, dialog, enlarge, expectCurrent } = await openProduct(page);
  await enlarge.click();
  await expectCurrent(1);
  const picture = dialog.getByRole("img").first();
  const widthOfFile = () =>
    picture.evaluate((image: HTMLImageElement) => Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]));
  await expect.poll(widthOfFile).toBeGreaterThan(0);
  const before = await widthOfFile();
  await pinch(picture, 3);
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(2);
  await expect.poll(widthOfFile).toBeGreaterThan(before);
  const left = () => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0);
  const start = await left();
  await swipe(picture, -120);
  await expect.poll(left).toBeGreaterThan(start);
  await expectCurrentCounter(1);
  await pinch(picture, 0.2);
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await swipe(picture, -200);
  await expectCurrent(2);
  await page.keyboard.press("Escape");
  await expect(gallery.locator(".gallery__counter")).toHaveText(`2 / ${count}`);

  async function expectCurrentCounter(number: number) {
    await expect(dialog.locator(".lightbox__counter")).toHaveText(`${number} / ${count}`);
  }
});
