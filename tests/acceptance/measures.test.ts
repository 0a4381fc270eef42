import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contactRules } from "#app/pages/contact/contact-form/contact-rules.ts";
import { advanceDelay } from "#app/pages/home/slideshow/slideshow-state.ts";
import { built } from "./built-pages.ts";

/**
 * The measures that need a browser are tested in `tests/e2e/`: how long toasts stay, how many are seen, columns of
 * cards.
 */
const styles = readdirSync(join(built.client, "assets"))
  .filter((name) => name.endsWith(".css"))
  .map((name) => built.read(`assets/${name}`))
  .join("\n");

/** Every declaration that the styles have for exactly this selector, at any width of the window. */
function declarationsOf(selector: string): string[] {
  const literal = selector.replaceAll(/[.()+:[\]]/g, "\\$&");
  return [...styles.matchAll(new RegExp(`(?<=[{}])${literal}\\{([^{}]*)\\}`, "g"))].flatMap(([, body = ""]) =>
    body.split(";"),
  );
}

test("the panel of the assistant is 350 px wide and 500 px high", () => {
  expect(declarationsOf(".assistant-panel")).toEqual(expect.arrayContaining(["inline-size:350px", "block-size:500px"]));
});

test("toasts are 356 px wide", () => {
  expect(declarationsOf(".toast-region__list")).toContain("inline-size:356px");
});

test("the pictures of a product are 600 px high", () => {
  expect(declarationsOf(".gallery__image")).toContain("block-size:600px");
});

test("the financing cards are 400 px high, and each appears 100 ms after the one before", () => {
  expect(declarationsOf(".financing-card")).toContain("min-block-size:400px");
  const animations = [2, 3].map((number) => declarationsOf(`.financing-cards__item:nth-child(n+${number})`).join());
  expect(animations).toEqual([expect.stringContaining(" .1s "), expect.stringContaining(" .2s ")]);
});

test("a slide of the slideshow stays for 5000 ms", () => {
  expect(advanceDelay).toBe(5000);
});

test("the contact form wants two characters of a name and ten of a message", () => {
  expect(["A", "Al"].map(contactRules.name)).toEqual([false, true]);
  expect(["123456789", "1234567890"].map(contactRules.message)).toEqual([false, true]);
});
