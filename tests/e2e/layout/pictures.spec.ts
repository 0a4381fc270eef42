import type { Page } from "@playwright/test";
import { drawingShares } from "#app/components/cards/drawing-shares.ts";
import { content, pathTo } from "#tests/e2e/fixture.ts";
import { openSlideshow } from "#tests/e2e/interactions/slideshow-page.ts";
import { expect, navigate, openPage, test } from "#tests/e2e/site-test.ts";
import { repeatLast } from "./repeat-last.ts";

const models = content.entries("models").map(({ id, data }) => ({ id, measures: data.size }));
const parts = content.page("process").data.construction?.parts ?? [];

test("drawings side by side have one scale and one base line, on phones too", async ({ page }) => {
  await openPage(page, pathTo("terms"));
  const groups = content.page("businesses").data.groups;
  const leads = groups.map(({ cards: [lead] }) => lead);
  const businesses = groups.flatMap(({ cards }) => cards);
  for (const [path, cards] of [
    [pathTo("home"), content.page("home").data.uses.cards],
    [pathTo("private-buyers"), content.page("private-buyers").data.cards],
    [pathTo("businesses"), businesses],
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
        // The drawings of leads are larger and have one scale of their own.
        for (const isLead of [false, true]) {
          const widths = boxes.map(({ width: drawn }, place) => drawn / (shares[place] ?? 1));
          const ofKind = widths.filter((_, place) => leads.includes(cards[place]) === isLead);
          for (const full of ofKind) expect(full / (ofKind[0] ?? 1)).toBeCloseTo(1, 1);
        }
        for (const box of boxes) {
          expect(box.width / box.height).toBeCloseTo(4 / 3, 1);
          const row = boxes.filter(({ top, bottom }) => top < box.bottom && bottom > box.top);
          for (const { bottom } of row) expect(bottom).toBeCloseTo(box.bottom, 0);
        }
      }
    });
  }
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
