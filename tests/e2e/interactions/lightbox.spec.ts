import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, productPath, texts } from "#tests/e2e/fixture.ts";
import { expect, nextFrames, openPage, test } from "#tests/e2e/site-test.ts";
import { swipe } from "./swipe.ts";

const { carousel } = texts;
const model = content.entries("models").find(({ id }) => id === "lum-sur");
if (!model) throw new Error("The frozen site has no model lum-sur.");
const { name, images } = model.data;
const count = images.length;

async function openProduct(page: Page) {
  await openPage(page, productPath(model?.id ?? ""));
  const gallery = page.locator(".gallery");
  const enlarge = gallery.getByRole("button", { name: carousel.enlarge });
  await enlarge.waitFor();
  const dialog = page.getByRole("dialog");
  return {
    gallery,
    enlarge,
    dialog,
    track: dialog.locator(".lightbox__track"),
    next: dialog.getByRole("button", { name: carousel.next }),
    previous: dialog.getByRole("button", { name: carousel.previous }),
    close: dialog.getByRole("button", { name: carousel.close }),
    async choose(number: number) {
      const next = gallery.getByRole("button", { name: carousel.next });
      for (let step = 1; step < number; step += 1) await next.click();
      await expect(gallery.locator(".gallery__counter")).toHaveText(`${number} / ${count}`);
    },
    async expectCurrent(number: number) {
      await expect(dialog.locator(".lightbox__counter")).toHaveText(`${number} / ${count}`);
      await expect(dialog.locator(".lightbox__slide").nth(number - 1)).toBeInViewport({ ratio: 0.95 });
    },
  };
}

test("it opens at the current picture, uncropped over the whole screen, as an accessible dialog", async ({ page }) => {
  const product = await openProduct(page);
  await product.choose(3);
  await product.enlarge.click();
  await product.expectCurrent(3);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await product.dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expect(product.dialog.getByRole("img").first()).toHaveCSS("object-fit", "contain");
  await expect(page.getByRole("dialog", { name: texts.product.gallery.replace("{{name}}", name) })).toBeVisible();
  await expect(product.dialog).not.toHaveAttribute("aria-roledescription");
  await expectAccessible(page, "the full-screen view");
});

test("it shows the words of the picture, which screen readers have from the picture itself", async ({ page }) => {
  const product = await openProduct(page);
  await product.enlarge.click();
  const caption = product.dialog.locator(".lightbox__caption");
  await expect(caption).toHaveText(images[0]?.alt ?? "");
  await product.next.click();
  await expect(caption).toHaveText(images[1]?.alt ?? "");
  await expect(caption).toBeInViewport({ ratio: 1 });
  await expect(caption).toHaveAttribute("aria-hidden", "true");
});

test("a click on the current picture opens it too, and moves nothing behind it", async ({ page }) => {
  const product = await openProduct(page);
  const picture = product.gallery.getByRole("img").first();
  await picture.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await picture.click({ position: { x: 40, y: 40 } });
  await product.expectCurrent(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("arrow keys and buttons move in it and stop at the ends", async ({ page }) => {
  const product = await openProduct(page);
  await product.enlarge.click();
  await expect(product.previous).toBeDisabled();
  await page.keyboard.press("ArrowRight");
  await product.expectCurrent(2);
  for (let number = 3; number <= count; number += 1) {
    await product.next.click();
    await product.expectCurrent(number);
  }
  await expect(product.next).toBeDisabled();
  await page.keyboard.press("ArrowRight");
  await product.expectCurrent(count);
  await page.keyboard.press("ArrowLeft");
  await product.expectCurrent(count - 1);
});

test("a finger moves in it by one picture", { tag: "@phone" }, async ({ page }) => {
  const product = await openProduct(page);
  await product.enlarge.tap();
  await product.expectCurrent(1);
  await swipe(product.track, -220);
  await product.expectCurrent(2);
});

test("the page behind it can neither be reached by keyboard nor scrolled", async ({ page }) => {
  const product = await openProduct(page);
  await product.enlarge.click();
  await expect(product.close).toBeFocused();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest("dialog") === null;
    });
    expect(outside).toBe(false);
  }
  const before = await page.evaluate(() => window.scrollY);
  const turned = page.evaluate(
    () => new Promise((resolve) => window.addEventListener("wheel", resolve, { once: true })),
  );
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 600);
  await turned;
  // A page that scrolls smoothly has begun to by then.
  await nextFrames(page, 10);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("Escape closes it, the focus returns and the gallery shows the picture seen last", async ({ page }) => {
  const product = await openProduct(page);
  await product.enlarge.focus();
  await page.keyboard.press("Enter");
  await product.expectCurrent(1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await product.expectCurrent(3);
  await page.keyboard.press("Escape");
  await expect(product.dialog).toHaveCount(0);
  await expect(product.enlarge).toBeFocused();
  await expect(product.gallery.locator(".gallery__counter")).toHaveText(`3 / ${count}`);
  // The low window does not hold the whole of it.
  await expect(product.gallery.locator(".gallery__slide").nth(2)).toBeInViewport({ ratio: 0.5 });
});

test("its close button closes it, also when a click on the picture had opened it", async ({ page }) => {
  const product = await openProduct(page);
  await product.gallery.getByRole("img").first().click();
  await product.close.click();
  await expect(product.dialog).toHaveCount(0);
  await expect(product.enlarge).toBeFocused();
  // And it opens again.
  await product.enlarge.click();
  await product.expectCurrent(1);
});
