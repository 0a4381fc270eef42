import { expectedPages } from "#tests/e2e/pages.ts";
import { expect, navigate, openPage, test } from "#tests/e2e/site-test.ts";

// What the policy refuses is an error on the console, which fails every test: those of menu, forms, assistant,
// gallery, slideshow, notices and languages prove that it refuses nothing that the site does. Here are all pages, and that
// it is there at all.

test("no page does what its policy refuses, loaded or shown in the place of another one", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, "seenViolations", seen);
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      seen.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  const paths = expectedPages().map(({ path }) => path);
  const violations = () => page.evaluate(() => Reflect.get(window, "seenViolations"));
  for (const path of paths) {
    await page.goto(path);
    expect(await violations(), path).toEqual([]);
  }
  await openPage(page, "/");
  for (const path of paths) {
    await navigate(page, path);
    expect(await violations(), path).toEqual([]);
  }
});

/** Does something that the policy forbids. An exception is how some of it is refused. */
const attacks = {
  "a script of another host": () => {
    document.createElement("script").src = "https://evil.example/x.js";
  },
  "a style element": () => {
    const style = document.createElement("style");
    style.textContent = "body { visibility: hidden }";
    document.head.append(style);
  },
  "markup from a text": () => {
    document.body.innerHTML = "<img src=x onerror=\"document.title = 'broken'\">";
  },
} satisfies Record<string, () => void>;

for (const [name, attack] of Object.entries(attacks)) {
  test(`the policy refuses ${name}`, async ({ page, errors }) => {
    errors.expectConsoleError(/Trusted|Content Security Policy/);
    await openPage(page, "/");
    await page.evaluate(attack).catch(() => undefined);
    await expect(page).not.toHaveTitle("broken");
    await expect(page.locator("h1")).toBeVisible();
  });
}
