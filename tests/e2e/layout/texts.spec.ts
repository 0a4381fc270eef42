import { articlePaths, pathTo, productPath, texts } from "#tests/e2e/fixture.ts";
import { expect, navigate, openPage, test } from "#tests/e2e/site-test.ts";
import { findMisplacedTexts } from "#tests/e2e/sweeps/find-misplaced-texts.ts";
import { repeatLast } from "./repeat-last.ts";

test("breadcrumbs take one line, also a long name, and no list has two marks", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, productPath("lum-sur"));
  const breadcrumbs = page.getByRole("navigation", { name: texts.nav.breadcrumbs });
  const links = breadcrumbs.getByRole("link");
  await expect(breadcrumbs.getByRole("listitem")).toHaveText([texts.pageName.home, /./, "LUM|SUR"]);
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const height = (await links.last().boundingBox())?.height;
  await links.last().evaluate((link) => {
    link.textContent = "Un nombre que no cabe en la línea de un teléfono ".repeat(3);
  });
  expect((await links.last().boundingBox())?.height).toBe(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // Over the picture, for which they leave its place.
  const picture = page.locator(".gallery");
  const before = await picture.boundingBox();
  await breadcrumbs.evaluate((element) => element.remove());
  expect((await picture.boundingBox())?.y).toBe(before?.y);
  // An item that has a bar before it has no bullet: the empty string, for Safari, where `none` would take the list
  // from listeners.
  const markers = await page
    .locator("main li")
    .evaluateAll((items) =>
      items
        .filter((item) => getComputedStyle(item, "::before").content !== "none")
        .map((item) => getComputedStyle(item).listStyleType),
    );
  expect(new Set(markers)).toEqual(new Set(['""']));
});

test("the last line of a short text is about as long as the others", { tag: "@both" }, async ({ page }) => {
  await openPage(page, pathTo("process"));
  const lines = await page
    .locator(".process-phase__text")
    .first()
    .evaluate((text) =>
      // Three to six lines in every window, whatever number of words they end with.
      Array.from({ length: 12 }, (_, more) => {
        text.textContent = "Una palabra más ".repeat(8).concat("y ".repeat(more), "fin.");
        const range = document.createRange();
        range.selectNodeContents(text);
        const widths = [...range.getClientRects()].map(({ width }) => width);
        return { count: widths.length, share: (widths.at(-1) ?? 0) / Math.max(...widths) };
      }),
    );
  expect(lines.filter(({ count }) => count > 1)).toHaveLength(lines.length);
  expect(Math.min(...lines.map(({ share }) => share))).toBeGreaterThan(0.5);
});

test("small words stand apart: a gap is at least 0.22 em wide, also in bold labels", async ({ page }) => {
  await openPage(page, pathTo("contact"));
  const gaps = await page
    .locator("header a, main :is(label, summary, .button, p, dd), footer a")
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        const place = text?.textContent?.indexOf(" ") ?? -1;
        if (!text?.parentElement || place < 1) return [];
        const gap = document.createRange();
        gap.setStart(text, place);
        gap.setEnd(text, place + 1);
        const size = Number.parseFloat(getComputedStyle(text.parentElement).fontSize);
        return size > 24 ? [] : gap.getBoundingClientRect().width / size;
      }),
    );
  const shown = gaps.filter((gap) => gap > 0);
  expect(shown.length).toBeGreaterThan(10);
  expect(Math.min(...shown)).toBeGreaterThan(0.22);
});

test("a model's name of 30 letters leaves the pages with it whole", { tag: "@both" }, async ({ page }) => {
  const model = pathTo("model", { slug: "lum-sur" });
  for (const path of [productPath("lum-sur"), model, pathTo("models"), pathTo("private-buyers")]) {
    await openPage(page, path);
    const replaced = await page.evaluate(() => {
      const nodes = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
      let count = 0;
      // After the bar, which may be an element of its own, or without the brand in a comparison. Breadcrumbs cut it.
      while (nodes.nextNode()) {
        const node = nodes.currentNode as Text;
        if (node.parentElement?.closest(".breadcrumbs")) continue;
        const longer = node.data.replace(/\b(?:NORTE|SUR|LIENZO)\b/u, "Electroencefalografistasya");
        if (longer !== node.data) count += 1;
        node.data = longer;
      }
      return count;
    });
    expect(replaced, path).toBeGreaterThan(0);
    // Not the window's width, which grows on a phone.
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, path).toBeLessThanOrEqual(0);
    await expect.poll(() => findMisplacedTexts(page), { message: path }).toEqual([]);
  }
});

test("the picture of a chapter is beside its heading, and all texts of the page begin right of it", async ({
  page,
}) => {
  await openPage(page, pathTo("about"));
  const chapters = page.locator(".split-text__chapter");
  const pictured = chapters.filter({ has: page.locator("img") });
  await expect(pictured).toHaveCount(1);
  const boxesOf = async () => {
    const parts = [pictured.locator("h2"), pictured.locator("img"), pictured.locator("p")] as const;
    const [heading, picture, words] = await Promise.all(parts.map((part) => part.boundingBox()));
    if (!heading || !picture || !words) throw new Error("A part of the chapter is not seen.");
    return { heading, picture, words };
  };
  const beside = await boxesOf();
  expect(Math.abs(beside.picture.y - beside.heading.y)).toBeLessThan(12);
  expect(beside.picture.x + beside.picture.width).toBeLessThan(beside.heading.x);
  const starts = await chapters.locator("p").evaluateAll((all) => all.map((text) => text.getBoundingClientRect().x));
  expect(new Set(starts.map(Math.round))).toEqual(new Set([Math.round(beside.words.x)]));
  await page.setViewportSize({ width: 360, height: 800 });
  const below = await boxesOf();
  expect(below.heading.y).toBeLessThan(below.picture.y);
  expect(below.picture.y + below.picture.height).toBeLessThan(below.words.y);
});

test("a page with a link back to its list has no breadcrumbs too", async ({ page }) => {
  const [path = ""] = articlePaths();
  await openPage(page, path);
  await expect(page.getByRole("link", { name: texts.post.back })).toBeVisible();
  await expect(page.locator(".breadcrumbs")).toBeHidden();
});

test("a heading that is a link has its sign in the margin, but not in the narrow one of a phone", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await page.goto(pathTo("accessibility"));
  const signs = await page
    .locator("main h2 a")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::before").content));
  expect(new Set(signs)).toEqual(new Set([isMobile ? "none" : '"#" / ""']));
});

test("names beside drawings and over pictures are whole, also those of six models", async ({ page }) => {
  await openPage(page, pathTo("terms"));
  for (const [path, names] of [
    [pathTo("models"), ".audience-card__name, .model-scale__name"],
    [productPath("lum-sur"), ".model-scale__name"],
    ["/", ".model-tiles h3"],
  ] as const) {
    await navigate(page, path);
    await expect(page.locator(names)).not.toHaveCount(0);
    if (path === "/") {
      await repeatLast(page.locator(".model-tiles > li"), 6);
      await page.locator(".model-tiles").evaluate((list: HTMLElement) => {
        list.style.setProperty("--count", "6");
        for (const [place, tile] of list.querySelectorAll("li").entries())
          tile.style.setProperty("--place", `${place}`);
      });
    }
    for (const width of [320, 768, 1024, 1280, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      // Tiles take a moment to change their width.
      const broken = () => page.locator(names).evaluateAll(findBrokenNames);
      await expect.poll(broken, { message: `${path} at ${width} px`, intervals: [0, 50, 100] }).toEqual([]);
    }
  }
});

/** Returns the names that take a second line, or leave the part of their tile that can be seen. */
function findBrokenNames(names: readonly Element[]): string[] {
  return names
    .filter((name) => {
      const range = document.createRange();
      const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
      range.selectNodeContents(text ?? name);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      const next = name.closest("li")?.nextElementSibling?.getBoundingClientRect();
      const own = name.getBoundingClientRect();
      const isBesideNext = next !== undefined && next.top < own.bottom && next.bottom > own.top;
      return lines.size > 1 || (isBesideNext && range.getBoundingClientRect().right > next.left);
    })
    .map((name) => name.textContent ?? "");
}

test("the line of the price reaches its tick on a phone", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, productPath("lum-norte"));
  await expect(page.locator(".price-contents__line")).toHaveCSS("padding-inline-end", "0px");
});
