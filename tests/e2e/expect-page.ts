import { expect, type Page } from "@playwright/test";
import type { ExpectedPage } from "./pages.ts";
import { waitForFade } from "./site-test.ts";

/** Expects the page at its top; it has the focus after a navigation, and not after it was loaded. */
export async function expectPage(page: Page, expected: ExpectedPage, focus = "site-content"): Promise<void> {
  await expect.poll(() => page.evaluate(readState), { intervals: [50] }).toEqual({ ...expected, scroll: 0, focus });
  await waitForFade(page);
}

function readState() {
  const text = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  const marked = document.querySelectorAll('header a[aria-current="page"]');
  return {
    path: window.location.pathname,
    heading: text(document.querySelector("h1")),
    title: document.title.replace(/\s+/g, " "),
    description: document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
    current: [...marked].map((link) => link.getAttribute("href")),
    structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent ?? "",
    ),
    scroll: Math.round(window.scrollY),
    focus: document.activeElement?.id,
  };
}
