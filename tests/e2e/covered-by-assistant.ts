/**
 * Returns the controls and texts of the page that the assistant's button covers while the page rests at its start or
 * its end. It runs in the browser.
 */
export async function coveredByAssistant(place: "start" | "end"): Promise<string[]> {
  const top = place === "start" ? 0 : document.documentElement.scrollHeight;
  window.scrollTo({ top, behavior: "instant" });
  // The notice's height, which moves the button, is read in the frame after the window's size has changed.
  for (const _ of ["resized", "moved"]) await new Promise(requestAnimationFrame);
  const button = document.querySelector(".assistant__button");
  if (!button) throw new Error("The page has no assistant.");
  const own = button.getBoundingClientRect();

  /** Whether the button lies over a box, of which the elements around may cut off a part. */
  function isCovered(box: DOMRect, element: Element): boolean {
    const shown = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === "visible" || around === document.documentElement) continue;
      const { left, right } = around.getBoundingClientRect();
      shown.left = Math.max(shown.left, left);
      shown.right = Math.min(shown.right, right);
    }
    const width = Math.min(shown.right, own.right - 1) - Math.max(shown.left, own.left + 1);
    const height = Math.min(shown.bottom, own.bottom - 1, window.innerHeight) - Math.max(shown.top, own.top + 1);
    return width > 0 && height > 0;
  }

  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const parts = [...document.querySelectorAll("main, .site-footer")];
  const controls = ":is(.button, .link-arrow, .product-bar__jump, button, input, textarea, select, summary)";
  const covered = parts
    .flatMap((part) => [...part.querySelectorAll(controls)])
    .filter((control) => isShown(control) && isCovered(control.getBoundingClientRect(), control))
    .map(({ className }) => className);
  for (const part of parts) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || !isShown(element)) continue;
      const lines = document.createRange();
      lines.selectNodeContents(text);
      // Texts for screen readers only have a box of one pixel.
      const boxes = [...lines.getClientRects()].filter(({ width }) => width > 1 && element.clientWidth !== 1);
      if (boxes.some((box) => isCovered(box, element))) covered.push(`«${text.textContent.trim()}»`);
    }
  }
  return covered;
}
