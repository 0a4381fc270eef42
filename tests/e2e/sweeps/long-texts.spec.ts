import type { Page } from "@playwright/test";
import { inParts, layoutPaths } from "#tests/e2e/pages.ts";
import { expect, nextFrames, openPage, test } from "#tests/e2e/site-test.ts";
import { findMisplacedTexts } from "./find-misplaced-texts.ts";

// The longest texts that a writer may write.
const title = "Una oficina, un taller y una sala de espera en el mismo módulo, con entrada por la terraza";
const text = "Un texto que se alarga porque su autor tenía mucho que decir. ".repeat(10).slice(0, 600);
const name = "Otorrinolaringólogo".repeat(4).slice(0, 60);

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [index, part] of inParts(layoutPaths, 2).entries()) {
  test(`long titles, texts and names neither overflow nor overlap, part ${index + 1} of 2`, { tag: "@sweep" }, async ({
    page,
  }) => {
    expect([title.length, text.length, name.length]).toEqual([90, 600, 60]);
    for (const path of part) {
      await openPage(page, path);
      await waitForEveryElement(page);
      // A window takes longer to change than a text.
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const heading of [title, name]) {
          expect(await replaceTexts(page, heading, text)).toBeGreaterThan(0);
          const what = `${path} with «${heading}» at ${width} px`;
          await expectReadable(page, what);
          // Some tiles unfold their text for those who come to their link.
          for (const link of await page.locator("main .model-tile a").all()) {
            await link.focus();
            await expectReadable(page, `${what}, a tile unfolded`);
          }
        }
      }
    }
  });
}

/** Without motion the page is at rest after the next frame, on a busy machine a little later. */
async function expectReadable(page: Page, what: string): Promise<void> {
  await nextFrames(page, 2);
  await expect.poll(() => findMisplacedTexts(page), { message: what, intervals: [50, 100, 250] }).toEqual([]);
}

/** React takes a page over in pieces; in one that it has not reached yet it would find words that it does not know. */
async function waitForEveryElement(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main *")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactFiber")),
    ),
  );
}

/** Replaces the text of every heading and of every paragraph below one, and returns the number of headings. */
function replaceTexts(page: Page, heading: string, paragraph: string): Promise<number> {
  return page.evaluate(
    ([headingText, paragraphText]) => {
      const replace = (element: Element, words: string) => {
        // The words may be in a link, or in parts of different colour.
        const [first, ...others] = textNodes(element);
        for (const node of others) node.textContent = "";
        if (first) first.textContent = words;
        // The page itself lets short names grow only.
        element.querySelector(".model-tile__growing")?.classList.remove("model-tile__growing");
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
