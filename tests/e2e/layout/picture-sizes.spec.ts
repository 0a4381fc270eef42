import { widthSteps } from "#app/pictures/picture-files.ts";
import { layoutPaths } from "#tests/e2e/pages.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

test("a phone takes no picture that is wider than it draws by more than one step", async ({ page }) => {
  for (const path of layoutPaths) {
    await openPage(page, path);
    expect(await page.evaluate(findTooWide, [...widthSteps]), path).toEqual([]);
  }
});

/** Returns the pictures whose file is more than one step wider than they are drawn, cropped parts included. */
async function findTooWide(steps: number[]): Promise<string[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>("main img")].filter((image) => image.offsetWidth > 0);
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode()));
  return images.flatMap((image) => {
    const { objectFit } = getComputedStyle(image);
    const shape = image.naturalWidth / image.naturalHeight;
    const [inline, block] = [image.offsetWidth, image.offsetHeight * shape];
    const drawn = objectFit === "cover" ? Math.max(inline, block) : Math.min(inline, block);
    const needed = steps.findIndex((step) => step >= drawn * window.devicePixelRatio);
    const chosen = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
    const isTooWide = needed >= 0 && chosen > (steps[needed + 1] ?? Number.POSITIVE_INFINITY);
    return isTooWide ? [`${image.className}: ${chosen} instead of ${steps[needed]}`] : [];
  });
}
