import type { Locator, Page } from "@playwright/test";
import { pathTo, productPath, texts } from "./fixture.ts";
import { expect, openPage, test } from "./site-test.ts";

// A visitor who comes for the first time, with the cookie notice at the foot of the window.
test.use({ hasClosedNotice: false, contextOptions: { reducedMotion: "reduce" } });

/** More stops than any page has: a walk that does not end is a trap. */
const manyStops = 200;

test("no tab stop is covered or out of sight while the cookie notice is open", { tag: "@both" }, async ({ page }) => {
  // The page where most lies over what is read: header and bar above, and on phones another bar above the notice.
  await openPage(page, productPath("lum-sur"));
  await expect(page.getByRole("region", { name: texts.cookieNotice.label })).toBeVisible();
  for (const key of ["Tab", "Shift+Tab"]) {
    const stops = await walk(page, key);
    expect(stops.length, key).toBeGreaterThan(20);
    expect(
      stops.filter(({ problem }) => problem !== ""),
      key,
    ).toEqual([]);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a row that scrolls sideways shows the whole link that has the focus", { tag: "@phone" }, async ({
      page,
      errors,
    }) => {
      const open = javaScriptEnabled ? openPage : (_page: Page, path: string) => page.goto(path);
      const rows = [
        { path: productPath("lum-sur"), row: page.getByRole("navigation", { name: texts.product.jumps }) },
        { path: pathTo("models"), row: page.getByRole("table") },
      ];
      for (const { path, row } of rows) {
        // The browser refuses the scripts that the page names.
        if (!javaScriptEnabled) errors.expectFailedRequest(/\/assets\/[^/]+\.js$/);
        await open(page, path);
        for (const width of [320, 360, 390, 430]) {
          await page.setViewportSize({ width, height: 780 });
          await walkAlong(page, row, `${path} at ${width} px`);
        }
      }
    });
  });
}

/** Walks through the links of a row and back. No edge of the row cuts the one that has the focus. */
async function walkAlong(page: Page, row: Locator, place: string): Promise<void> {
  const links = await row.getByRole("link").all();
  expect(links.length).toBeGreaterThan(2);
  await links[0]?.focus();
  for (const [index, link] of [...links, ...links.toReversed()].entries()) {
    if (index > 0 && index !== links.length) await page.keyboard.press(index < links.length ? "Tab" : "Shift+Tab");
    await expect(link).toBeFocused();
    await expect.poll(() => link.evaluate(cutByRow), { message: place, intervals: [0, 50, 100] }).toBe("");
  }
}

/** Returns the words of a link if an edge of what scrolls sideways around it cuts it. */
function cutByRow(link: Element): string {
  let row = link.parentElement;
  while (row && getComputedStyle(row).overflowX !== "auto") row = row.parentElement;
  const edges = (row ?? document.documentElement).getBoundingClientRect();
  const { left, right } = link.getBoundingClientRect();
  return left < edges.left - 1 || right > edges.right + 1 ? `${link.textContent} is cut` : "";
}

/** A place of the focus, and what keeps it from being seen. */
interface TabStop {
  readonly name: string;
  readonly problem: string;
}

/** Presses a key from one end of the page to the other. Returns every element that had the focus. */
async function walk(page: Page, key: string): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  while (stops.length < manyStops) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`${manyStops} times ${key} do not lead out of the page.`);
}

/** Returns what has the focus, and whether it can be seen: some point of it is not behind anything else. */
async function lookAtFocus(): Promise<TabStop | undefined> {
  await new Promise((drawn) => requestAnimationFrame(drawn));
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  // A box or button that styles hide is seen by its label.
  const [label] = focused instanceof HTMLInputElement ? (focused.labels ?? []) : [];
  const shown = focused.getBoundingClientRect().width > 4 ? focused : (label ?? focused);
  const isOwn = (hit: Element | null) => hit !== null && (shown.contains(hit) || label?.contains(hit) === true);
  const { top, bottom, height } = shown.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const points = [...shown.getClientRects()].flatMap((box) =>
    parts.flatMap((across) =>
      parts.map((down) => [box.left + box.width * across, box.top + box.height * down] as const),
    ),
  );
  const isSeen = points.some(([x, y]) => isOwn(document.elementFromPoint(x, y)));
  const isInWindow = height > innerHeight / 2 || (top >= -1 && bottom <= innerHeight + 1);
  return {
    name: `${shown.className || shown.tagName} ${(shown.textContent ?? "").trim().slice(0, 40)} at ${Math.round(top)}`,
    problem: [...(isSeen ? [] : ["covered"]), ...(isInWindow ? [] : ["outside the window"])].join(", "),
  };
}
