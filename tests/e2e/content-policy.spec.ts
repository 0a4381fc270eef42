import { expect, openPage, test } from "#tests/e2e/site-test.ts";

// A request or style that the policy refuses is an error on the console, which fails every test: those that visit all
// pages, and use menu, forms, assistant, gallery, slideshow, notices and languages, prove that it refuses nothing that
// the site does.

/** Does something that the policy forbids. Some refusals throw an exception. */
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

test("the policy refuses scripts of others, style elements and markup from texts", async ({ page, errors }) => {
  await openPage(page, "/");
  for (const [name, attack] of Object.entries(attacks)) {
    errors.expectConsoleError(/Trusted|Content Security Policy/);
    const refused = page.waitForEvent("console", (line) => /Trusted|Content Security Policy/.test(line.text()));
    await page.evaluate(attack).catch(() => undefined);
    await refused;
    await expect(page, name).not.toHaveTitle("broken");
    await expect(page.locator("h1"), name).toBeVisible();
  }
});
