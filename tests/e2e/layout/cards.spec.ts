import type { Locator } from "@playwright/test";
import { pathTo, productPath } from "#tests/e2e/fixture.ts";
import { expect, navigate, openPage, test } from "#tests/e2e/site-test.ts";
import { repeatLast } from "./repeat-last.ts";

/** Returns how many elements are side by side in each row, from top to bottom. */
async function rowsOf(elements: Locator): Promise<number[]> {
  const tops = await elements.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

// Financing cards and product pictures are measured where they are used: `tests/e2e/interactions/`.
test("section 9 · card grids have 1, 2 and 3 columns, 4 for businesses and for four cards", async ({ page }) => {
  await openPage(page, pathTo("terms"));
  for (const [path, columns] of [
    [pathTo("businesses"), { ".card-grid": [1, 2, 4] }],
    ["/", { ".pillars": [1, 2, 3], ".card-grid": [1, 2, 3] }],
    [pathTo("financing"), { ".financing-cards": [1, 2, 3] }],
    [pathTo("process"), { ".benefit-cards": [1, 2, 4] }],
    [pathTo("financing-investors"), { ".benefit-cards": [1, 2, 4] }],
    [pathTo("models"), { ".audience-cards": [2, 2, 4], ".card-grid": [1, 2, 4] }],
    [pathTo("blog"), { ".card-grid": [1, 2, 3] }],
    [pathTo("stories"), { ".card-grid": [1, 2, 2] }],
    [pathTo("private-buyers"), { ".card-grid": [1, 2, 3] }],
  ] as const) {
    await navigate(page, path);
    for (const [index, width] of [360, 800, 1600].entries()) {
      await page.setViewportSize({ width, height: 900 });
      for (const [cards, expected] of Object.entries(columns)) {
        // The columns themselves: the frozen site has fewer cards than the widest grid has columns.
        const tracks = await page
          .locator(`main ${cards}`)
          .first()
          .evaluate((element) => getComputedStyle(element).gridTemplateColumns);
        expect(tracks.split(" "), `${cards} of ${path} at ${width} px`).toHaveLength(expected[index] ?? 0);
      }
    }
  }
  // The link of a use covers its card.
  const card = page.locator(".card-grid__item:has(.application-card)").first();
  await expect(card.getByRole("link")).toHaveCount(1);
  const href = await card.getByRole("link").getAttribute("href");
  await card.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(href ?? "");
});

test("stories have titles larger than their quotations and, side by side, their arrows at one height", async ({
  page,
}) => {
  await openPage(page, pathTo("stories"));
  const sizeOf = (words: string) =>
    page
      .locator(`.story-card ${words}`)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf("h2")).toBeGreaterThan(await sizeOf("blockquote"));
  await page
    .locator(".quote__words")
    .first()
    .evaluate((quote) => quote.append(" Y una frase más.".repeat(8)));
  const feet = await page
    .locator(".story-card .card-more")
    .evaluateAll((arrows) => arrows.map((arrow) => Math.round(arrow.getBoundingClientRect().bottom)));
  expect(feet.length).toBeGreaterThan(1);
  expect(new Set(feet.slice(0, 2)).size).toBe(1);
});

test("articles fill their rows, the last of three with its words beside the picture on tablets", async ({ page }) => {
  await openPage(page, pathTo("blog"));
  const articles = page.locator("main .card-grid > li");
  for (const [count, tablet, desktop] of [
    [3, [2, 1], [3]],
    [12, Array(6).fill(2), Array(4).fill(3)],
  ] as const) {
    await repeatLast(articles, count);
    for (const [width, rows] of [
      [360, Array(count).fill(1)],
      [800, tablet],
      [1280, desktop],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await rowsOf(articles), `${count} at ${width} px`).toEqual(rows);
      const last = articles.last();
      const [picture, words] = await Promise.all([
        last.locator("img").boundingBox(),
        last.locator(".article-card__words").boundingBox(),
      ]);
      expect((words?.x ?? 0) > (picture?.x ?? 0) + (picture?.width ?? 0)).toBe(count === 3 && width === 800);
    }
  }
  // The title's link covers the card.
  await articles.first().click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(new RegExp(`^[^?]*${pathTo("blog")}/[^/]+$`));
});

test("the last of three drawings is as large as the others on tablets, and on phones all are beside their words", async ({
  page,
}) => {
  await openPage(page, pathTo("investors"));
  const cards = page.locator(".card-grid--three > li:has(.application-card__image)");
  await repeatLast(cards, 3);
  /** Returns the width of each drawing at the full share, its end, and the start of the words. */
  const measure = () =>
    cards.evaluateAll((items) =>
      items.map((item) => {
        const [image, name] = [".application-card__image", "h3"].map((part) => item.querySelector(part) ?? item);
        const { width = 0, right = 0 } = image?.getBoundingClientRect() ?? {};
        const share = Number(getComputedStyle(image ?? item).getPropertyValue("--share"));
        return { width: width / share, right, words: name?.getBoundingClientRect().left ?? 0 };
      }),
    );
  await page.setViewportSize({ width: 800, height: 900 });
  const [first, ...others] = await measure();
  expect(others).toHaveLength(2);
  for (const { width } of others) expect(Math.abs(width - (first?.width ?? 0))).toBeLessThan(3);
  await page.setViewportSize({ width: 360, height: 900 });
  for (const { right, words } of await measure()) expect(words).toBeGreaterThanOrEqual(right);
});

test("a fifth use after a lead fills its row, with its words beside a picture as large as the others", async ({
  page,
}) => {
  await openPage(page, pathTo("businesses"));
  const cards = page.locator(".use-groups .card-grid").first().locator("> li");
  await expect(cards).toHaveCount(5);
  for (const width of [800, 1300, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const [first, last] = await Promise.all(
      [0, 4].map((place) =>
        cards.nth(place).evaluate((card) => {
          const [picture, words] = ["img", "h3"].map((part) => card.querySelector(part)?.getBoundingClientRect());
          const share = Number(getComputedStyle(card.querySelector("img") ?? card).getPropertyValue("--share"));
          return {
            rowWidth: card.getBoundingClientRect().width / (card.parentElement?.clientWidth ?? 0),
            scale: (picture?.width ?? 0) / share,
            isBeside: (words?.left ?? 0) >= (picture?.right ?? Number.POSITIVE_INFINITY) - 24,
          };
        }),
      ),
    );
    expect(last, `${width} px`).toMatchObject({ rowWidth: 1, isBeside: true });
    expect(Math.abs((last?.scale ?? 0) - (first?.scale ?? 0)), `${width} px`).toBeLessThan(2);
  }
});

test("the first use of a group is drawn at 1.7 times the scale of the others or more", async ({ page }) => {
  await openPage(page, pathTo("businesses"));
  const images = page.locator(".use-groups > section").first().locator(".application-card__image");
  for (const width of [360, 800, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // Cropped at the sides, so that the height says the scale.
    const [lead = 0, ...others] = await images.evaluateAll((all) =>
      all.map((image) => image.clientHeight / Number(getComputedStyle(image).getPropertyValue("--share"))),
    );
    expect(others.length).toBeGreaterThan(3);
    expect(lead / Math.max(...others), `${width} px`).toBeGreaterThanOrEqual(1.7);
    const [heading, picture] = await Promise.all([
      page.locator(".use-groups h2").first().boundingBox(),
      images.first().boundingBox(),
    ]);
    const isBeside = (picture?.y ?? 0) < (heading?.y ?? 0) + (heading?.height ?? 0);
    expect(isBeside, `${width} px`).toBe(width >= 1280);
  }
});

test("the four models follow their compact hub soon, and begin where their names do", async ({ page }) => {
  await openPage(page, pathTo("models"));
  for (const [width, deepest] of [
    [1280, 900],
    [360, 1300],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const drawing = await page.locator(".model-scale__drawing").first().boundingBox();
    expect(drawing?.y, `${width} px`).toBeLessThanOrEqual(deepest);
    const name = await page.locator(".model-scale__name").first().boundingBox();
    expect(drawing?.x).toBeCloseTo(name?.x ?? 0, 0);
  }
});

test("on phones a third fact fills its row, and two drawings of compositions share one", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, productPath("lum-lienzo"));
  const facts = page.locator(".product-facts__fact");
  await expect(facts).toHaveCount(3);
  const widthOf = async (place: number) => (await facts.nth(place).boundingBox())?.width ?? 0;
  expect(await widthOf(2)).toBeCloseTo(2 * (await widthOf(0)), 0);
  expect((await rowsOf(page.locator(".named-item:has(.composition)")))[0]).toBe(2);
});
