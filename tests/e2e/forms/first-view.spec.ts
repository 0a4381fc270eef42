import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expectedPages, inParts } from "#tests/e2e/pages.ts";
import { openPage } from "#tests/e2e/site-test.ts";
import { assistantOf } from "./assistant-page.ts";
import { expect, test } from "./forms-test.ts";

// A text that each package's own code holds and minifying keeps.
const marks = {
  "@emailjs/browser": "/api/v1.0/email/send",
  "@supabase/supabase-js": "x-relay-error",
  sonner: "data-sonner-toaster",
};

const folder = join("build", "client", "assets");
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
const vendors = Object.entries(marks).map(([vendor, mark]) => ({
  vendor,
  names: scripts.filter(({ text }) => text.includes(mark)).map(({ name }) => name),
}));

const parts = inParts(expectedPages, 2);

for (const [index, pages] of parts.entries()) {
  test(`no page loads a vendor's code before it is used, part ${index + 1} of ${parts.length}`, async ({ page }) => {
    for (const { names } of vendors) expect(names.length).toBeGreaterThan(0);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").at(-1) ?? ""));
    for (const { path } of pages) {
      await test.step(path, async () => {
        asked.length = 0;
        await openPage(page, path);
        await expect(assistantOf(page).button).toBeVisible();
        const found = vendors.filter(({ names }) => names.some((name) => asked.includes(name)));
        expect(found.map(({ vendor }) => vendor)).toEqual([]);
      });
    }
  });
}

test("the assistant stands on every page and opens there", async ({ page }) => {
  for (const path of ["/", "/contacto", "/blog/futuro-modular", "/privacidad", "/historia-1"]) {
    await openPage(page, path);
    const { button, panel } = assistantOf(page);
    await button.click();
    await expect(panel).toBeVisible();
  }
});

test("with the menu open the assistant cannot be reached", async ({ page, isMobile }) => {
  test.skip(!isMobile, "Elsewhere the menu stands in the line.");
  await openPage(page, "/");
  await page.getByRole("button", { name: "Menú", exact: true }).tap();
  await expect(page.locator(".site-header__menu")).toBeVisible();
  expect(await page.locator(".assistant").evaluate((element: HTMLElement) => element.inert)).toBe(true);
});
