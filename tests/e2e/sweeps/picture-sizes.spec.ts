import type { Page } from "@playwright/test";
import { layoutPaths } from "#tests/e2e/pages.ts";
import { expect, test } from "#tests/e2e/site-test.ts";

/** A phone, a tablet upright, a laptop and a big screen. The density of pixels changes the file alone, not `sizes`. */
const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** How `sizes` may differ from what is drawn: too wide costs bytes, too narrow is blurred. */
const limits = { tooWide: 1.3, tooNarrow: 0.9 };

/** As tall as the text beside it, which is shorter on the frozen site than that of the company. */
const asTallAsText = { name: "durability__image", tooWide: 1.6 };

test("every picture is drawn about as wide as its `sizes` says, in windows of every kind", { tag: "@sweep" }, async ({
  page,
}) => {
  // The layout has their place without them. A picture that fails would lose it; one that is still loading keeps it.
  await page.route(/\.(?:avif|webp|jpg)$/, () => {});
  const counts = windows.map(() => 0);
  for (const path of layoutPaths) {
    await openWithoutPictures(page, path);
    for (const [index, viewport] of windows.entries()) {
      await page.setViewportSize(viewport);
      const pictures = await measurePictures(page);
      counts[index] = (counts[index] ?? 0) + pictures.length;
      const wrong = pictures.filter(({ name, ratio }) => {
        const { tooWide } = name === asTallAsText.name ? asTallAsText : limits;
        return ratio > tooWide || ratio < limits.tooNarrow;
      });
      expect.soft(wrong, `${path} at ${viewport.width} px`).toEqual([]);
    }
  }
  for (const count of counts) expect(count).toBeGreaterThan(layoutPaths.length);
});

interface MeasuredPicture {
  /** Class of the `<img>`. */
  readonly name: string;
  /** The width that the browser chooses by, in CSS pixels. */
  readonly sizes: number;
  /** Width of the whole picture on the page, cropped parts included. */
  readonly drawn: number;
  readonly ratio: number;
}

/** Opens a page as it comes from the server, whose pictures never arrive. */
async function openWithoutPictures(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null),
  );
}

/** Returns the pictures of the page that have a place in its layout. */
function measurePictures(page: Page): Promise<MeasuredPicture[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("div"));
    probe.style.position = "absolute";
    // Pictures with a single file, such as thumbnails, give no choice.
    const images = [...document.querySelectorAll<HTMLImageElement>("picture:has(source[srcset*=', ']) img")].filter(
      ({ offsetWidth }) => offsetWidth > 0,
    );
    const measured = images.map((image) => {
      const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
      const source = sources.find(({ media }) => media === "" || window.matchMedia(media).matches);
      const sizes = lengthOf(source?.sizes ?? image.sizes);
      const { objectFit } = getComputedStyle(image);
      const [inline, block] = [image.offsetWidth, image.offsetHeight * shapeOf(image, source)];
      const drawn = objectFit === "cover" ? Math.max(inline, block) : Math.min(inline, block);
      const ratio = Math.round((sizes / drawn) * 100) / 100;
      return { name: image.classList[0] ?? "", sizes: Math.round(sizes), drawn: Math.round(drawn), ratio };
    });
    probe.remove();
    return measured;

    /** Width ÷ height of the file, as the HTML says it. */
    function shapeOf(image: HTMLImageElement, source: HTMLSourceElement | undefined): number {
      const owner = source?.hasAttribute("width") ? source : image;
      return Number(owner.getAttribute("width")) / Number(owner.getAttribute("height"));
    }

    /** The first length of `sizes` whose condition holds, in pixels. */
    function lengthOf(sizes: string): number {
      for (const part of sizes.split(/, (?![^(]*\))/)) {
        const [, condition, length = part] = /^(\((?:min-width|min-resolution): \S+\)) (.+)$/.exec(part) ?? [];
        if (condition !== undefined && !window.matchMedia(condition).matches) continue;
        probe.style.width = length;
        return probe.getBoundingClientRect().width;
      }
      return Number.NaN;
    }
  });
}
