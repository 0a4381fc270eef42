import type { Page } from "@playwright/test";
import { productPath, texts } from "./fixture.ts";
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
  // Of a box or button that styles hide, its label is what is seen.
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
