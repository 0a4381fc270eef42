import type { Page } from "@playwright/test";
import { expect, openPage, test, withoutPictures } from "#tests/e2e/site-test.ts";
import { findMisplacedTexts } from "./find-misplaced-texts.ts";

/** One page of each layout. */
const paths = [
  "/",
  "/modelos",
  "/mod-one",
  "/productos/mod-one",
  "/particulares",
  "/empresas",
  "/campings",
  "/inversores",
  "/financiacion",
  "/financiacion-particulares",
  "/proceso",
  "/blog",
  "/blog/futuro-modular",
  "/historias",
  "/historia-1",
  "/nosotros",
  "/contacto",
  "/disenador",
  "/privacidad",
];

// What a writer may come up with.
const title = "Una oficina, un taller y una sala de espera en el mismo módulo, con entrada por la terraza";
const text = "Un texto que se alarga porque su autor tenía mucho que decir. ".repeat(10).slice(0, 600);
const name = "Otorrinolaringólogo".repeat(4).slice(0, 60);

for (const width of [360, 768, 1280]) {
  test(`long titles, texts and names neither overflow nor overlap at ${width} px`, async ({ page }) => {
    expect([title.length, text.length, name.length]).toEqual([90, 600, 60]);
    await withoutPictures(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      for (const heading of [title, name]) {
        await openPage(page, path);
        await waitForEveryElement(page);
        expect(await replaceTexts(page, heading, text)).toBeGreaterThan(0);
        expect(await findMisplacedTexts(page), `${path} with «${heading}»`).toEqual([]);
        // Some tiles unfold their text for those who come to their link.
        for (const link of await page.locator("main .picture-tile a").all()) {
          await link.focus();
          // Unfolded at once for those who want less motion, but in the next frame.
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          );
          expect(await findMisplacedTexts(page), `${path} with «${heading}», a tile unfolded`).toEqual([]);
        }
      }
    }
  });
}

/** React takes a page over in pieces; in one that it has not reached yet it would find words that it does not know. */
async function waitForEveryElement(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main *")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactFiber")),
    ),
  );
}

/** Puts other words into every heading and every paragraph below it; gives how many headings there were. */
function replaceTexts(page: Page, heading: string, paragraph: string): Promise<number> {
  return page.evaluate(
    ([headingText, paragraphText]) => {
      const replace = (element: Element, words: string) => {
        // The words may stand in a link, or in parts of different colour.
        const [first, ...others] = textNodes(element);
        for (const node of others) node.textContent = "";
        if (first) first.textContent = words;
      };
      function textNodes(element: Element): Node[] {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const nodes: Node[] = [];
        while (walker.nextNode()) nodes.push(walker.currentNode);
        return nodes;
      }
      const headings = [...document.querySelectorAll("main :is(h1, h2, h3)")];
      for (const element of headings) replace(element, headingText);
      for (const element of document.querySelectorAll("main :is(h2, h3) ~ p, main li p")) {
        replace(element, paragraphText);
      }
      return headings.length;
    },
    [heading, paragraph] as const,
  );
}
