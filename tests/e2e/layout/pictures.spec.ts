import type { Page } from "@playwright/test";
import { drawingShares } from "#app/components/cards/drawing-shares.ts";
import { content, pathTo } from "#tests/e2e/fixture.ts";
import { heldAnswer } from "#tests/e2e/forms/calls.ts";
import { openSlideshow } from "#tests/e2e/interactions/slideshow-page.ts";
import { expect, navigate, openPage, test } from "#tests/e2e/site-test.ts";
import { repeatLast } from "./repeat-last.ts";

const models = content.entries("models").map(({ id, data }) => ({ id, measures: data.size }));
const parts = content.page("process").data.construction?.parts ?? [];

test("drawings side by side have one scale and one base line, on phones too", async ({ page }) => {
  await openPage(page, pathTo("terms"));
  const { groups: rooms } = content.page("private-buyers").data;
  const { groups: businesses } = content.page("businesses").data;
  const leads = [...rooms, ...businesses].map(({ cards: [lead] }) => lead);
  for (const [path, cards] of [
    [pathTo("home"), content.page("home").data.uses.cards],
    [pathTo("private-buyers"), rooms.flatMap(({ cards }) => cards)],
    [pathTo("businesses"), businesses.flatMap(({ cards }) => cards)],
    [pathTo("investors"), content.page("investors").data.opportunities.cards],
    [pathTo("models"), content.page("models").data.uses.cards],
  ] as const) {
    await test.step(path, async () => {
      const shares = drawingShares(cards, models);
      expect(new Set(shares).size).toBeGreaterThan(1);
      await navigate(page, path);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = await page
          .locator("[style*='--share']")
          .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
        expect(boxes).toHaveLength(cards.length);
        // The drawings of leads are larger and have one shape and one scale of their own.
        const isLeadAt = (place: number) => leads.includes(cards[place]);
        for (const isLead of [false, true]) {
          const shapes = boxes.map((box) => box.width / box.height).filter((_, place) => isLeadAt(place) === isLead);
          for (const shape of shapes) expect(shape).toBeCloseTo(shapes[0] ?? 0, 1);
          const widths = boxes.map(({ width: drawn }, place) => drawn / (shares[place] ?? 1));
          const ofKind = widths.filter((_, place) => isLeadAt(place) === isLead);
          for (const full of ofKind) expect(full / (ofKind[0] ?? 1)).toBeCloseTo(1, 1);
        }
        for (const box of boxes) {
          const row = boxes.filter(({ top, bottom }) => top < box.bottom && bottom > box.top);
          for (const { bottom } of row) expect(bottom).toBeCloseTo(box.bottom, 0);
        }
      }
    });
  }
});

test("the plan of lodgings begins where its words do, and is wide beside what is quoted apart", async ({ page }) => {
  await openPage(page, pathTo("investors"));
  await page.setViewportSize({ width: 1280, height: 800 });
  const plan = await page.locator(".lodging-example__plan > svg").boundingBox();
  expect(plan?.x).toBeCloseTo((await page.locator(".lodging-example__plan > figcaption").boundingBox())?.x ?? 0, 0);
  expect(plan?.width).toBeGreaterThan(500);
});

/** Returns where the middle of each number is in the picture, in per cent. */
function measureMarks(page: Page): Promise<{ x: number; y: number }[]> {
  return page.locator(".labelled-picture__frame").evaluate((frame) => {
    const picture = frame.querySelector("img")?.getBoundingClientRect() ?? new DOMRect();
    return [...frame.querySelectorAll(".labelled-picture__mark")].map((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      return {
        x: Math.round(((left + width / 2 - picture.left) / picture.width) * 100),
        y: Math.round(((top + height / 2 - picture.top) / picture.height) * 100),
      };
    });
  });
}

test("the numbers of a picture are where the content says, also from right to left", async ({ page }) => {
  expect(parts.length).toBeGreaterThan(1);
  await openPage(page, pathTo("process"));
  await expect(page.locator(".labelled-picture__mark")).toHaveText(parts.map((_, index) => String(index + 1)));
  await expect(page.locator(".labelled-picture").getByRole("listitem").getByRole("heading")).toHaveText(
    parts.map(({ name }) => name),
  );
  for (const direction of ["ltr", "rtl"]) {
    await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
    expect(await measureMarks(page), direction).toEqual(parts.map(({ at }) => at));
  }
});

test("three lodgings share a row, on phones too", async ({ page }) => {
  await openPage(page, pathTo("investors"));
  const units = page.locator(".lodging-example__unit");
  await expect(units).toHaveCount(3);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await units.evaluateAll((all) => all.map((unit) => unit.getBoundingClientRect().top));
    expect(new Set(tops).size, `rows at ${width} px`).toBe(1);
  }
});

test("the alternative text of a picture is seen when it has failed, not while it loads", async ({ page, errors }) => {
  errors.expectFailedRequest(/\.(avif|jpg)$/);
  const failing = heldAnswer((route) => route.abort());
  await page.route(/\.(avif|jpg)$/, failing.answer);
  await page.goto(pathTo("about"), { waitUntil: "domcontentloaded" });
  const picture = page.locator(".lead-picture");
  await expect(picture).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  failing.release();
  await expect(picture).not.toHaveCSS("color", "rgba(0, 0, 0, 0)");
});

/** Returns texts over a picture that have less contrast than 4.5 : 1 with a pixel below them. */
async function findUnreadable(page: Page, texts: string): Promise<string[]> {
  const boxes = await page.locator(texts).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.children.length === 0)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color } = getComputedStyle(element);
        return { x, y, width, height, color, text: element.textContent };
      }),
  );
  expect(boxes.length).toBeGreaterThan(3);
  // The letters themselves are not measured.
  await page.locator(`${texts}, .model-hero h1`).evaluateAll((elements) => {
    for (const element of elements as HTMLElement[]) element.style.visibility = "hidden";
  });
  const screen = [...(await page.screenshot())];
  return page.evaluate(
    async ([bytes, all]) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { willReadFrequently: true });
      canvas?.drawImage(bitmap, 0, 0);
      // https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
      const luminance = (rgb: ArrayLike<number>) =>
        [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
          const share = (rgb[channel] ?? 0) / 255;
          return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
        }, 0);
      return all
        .filter(({ x, y, width, height, color }) => {
          const { data } = canvas?.getImageData(x, y, width, height) ?? { data: [] };
          const letters = luminance((color.match(/[\d.]+/g) ?? []).map(Number));
          const grounds = Array.from({ length: data.length / 4 }, (_, at) => luminance(data.slice(at * 4, at * 4 + 3)));
          return (letters + 0.05) / (Math.max(...grounds.slice(0, 50_000)) + 0.05) < 4.5;
        })
        .map(({ text }) => text ?? "");
    },
    [screen, boxes] as const,
  );
}

test("the words over a model's picture are readable, whatever it shows", async ({ page }) => {
  const white = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg==",
    "base64",
  );
  await page.route(/\.(avif|jpg)$/, (route) => route.fulfill({ contentType: "image/png", body: white }));
  await openPage(page, pathTo("model", { slug: "lum-sur" }));
  for (const [width, height] of [
    [1024, 768],
    [1280, 800],
    [1366, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    const texts = ".breadcrumbs a, .model-hero :is(p, span, a, strong, li)";
    expect(await findUnreadable(page, texts), `${width} x ${height}`).toEqual([]);
  }
});

test("eleven slides have one row of marks, all in the window", { tag: "@both" }, async ({ page, isMobile }) => {
  const { section, track, marks } = await openSlideshow(page);
  // As many slides as the specification has.
  await repeatLast(marks, 11);
  const targets = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().toJSON()));
  expect(new Set(targets.map(({ top }) => Math.round(top))).size).toBe(1);
  for (const { width } of targets) expect(width).toBeGreaterThanOrEqual(24);
  const bottoms = [section.locator(".slideshow__buttons"), track, marks.first()].map(async (part) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  });
  const [, picture = 0, mark = 0] = await Promise.all(bottoms);
  const top = (await track.boundingBox())?.y ?? 0;
  expect(Math.max(...(await Promise.all(bottoms))) - top).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  // Beside the caption where there is space for them.
  expect(mark <= picture).toBe(!isMobile);
});

test("below laptops the first picture is whole, and its house above the words", async ({ page }) => {
  await openPage(page, pathTo("home"));
  for (const [width, height] of [
    [320, 640],
    [360, 780],
    [640, 400],
    [768, 1024],
    [1000, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const window = `${width} × ${height}`;
    const measure = async () => {
      const picture = await page.locator(".hero__image").boundingBox();
      const words = await page.locator(".hero__title").boundingBox();
      if (!picture || !words) throw new Error("The first view has no picture or no words.");
      expect(picture.x, window).toBeLessThanOrEqual(0);
      expect(picture.x + picture.width, window).toBeGreaterThanOrEqual(width);
      return (words.y - picture.y) / picture.height;
    };
    // content/LEEME.md says where in each picture the house ends. Another window may load another picture.
    await expect.poll(measure, window).toBeGreaterThan(width < 640 ? 0.46 : 0.65);
  }
});
