import type { Page } from "@playwright/test";

/**
 * Returns the texts of the page that cannot be read, one sentence each: beyond the window's edge, cut by a box that
 * hides what is too much, or over another text. Rows that can be scrolled sideways may go beyond the window.
 */
export function findMisplacedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding, and the room that letters keep above and below their line. */
    const tolerance = 3;
    const found: string[] = [];

    interface Frame {
      readonly top: number;
      readonly bottom: number;
      readonly left: number;
      readonly right: number;
      readonly name: string;
    }
    interface TextBox {
      readonly element: Element;
      readonly words: string;
      readonly lines: readonly DOMRect[];
      /** The vertical extents of the lines on the page. */
      readonly top: number;
      readonly bottom: number;
      readonly frame: Frame | undefined;
    }
    const boxes: TextBox[] = [...document.querySelectorAll("main *")].flatMap((element) => {
      const nodes = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== "");
      if (nodes.length === 0 || !isRead(element)) return [];
      const frame = clippingFrame(element);
      if (frame === "scrolls") return [];
      const lines = nodes.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
      const words = (element.textContent ?? "").trim().slice(0, 40);
      const top = Math.min(...lines.map((line) => line.top));
      const bottom = Math.max(...lines.map((line) => line.bottom));
      return [{ element, words, lines, top, bottom, frame }];
    });

    for (const { words, lines, frame } of boxes) {
      for (const line of lines) {
        if (line.left < -tolerance || line.right > window.innerWidth + tolerance) {
          found.push(`«${words}» goes beyond the window.`);
          break;
        }
        if (frame && (line.bottom > frame.bottom + tolerance || line.top < frame.top - tolerance)) {
          found.push(`«${words}» is cut by .${frame.name}.`);
          break;
        }
        if (frame && (line.right > frame.right + tolerance || line.left < frame.left - tolerance)) {
          found.push(`«${words}» is cut at the side by .${frame.name}.`);
          break;
        }
      }
    }

    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.bottom < other.top || other.bottom < one.top) continue;
        if (!one.lines.some((a) => other.lines.some((b) => overlap(a, b)))) continue;
        if (!one.element.contains(other.element) && !other.element.contains(one.element)) {
          found.push(`«${one.words}» and «${other.words}» lie over each other.`);
        }
      }
    }
    return found;

    function isRead(element: Element): boolean {
      if (element.closest(".visually-hidden, dialog, svg, [aria-hidden='true']") || isForListenersOnly(element)) {
        return false;
      }
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    /** Returns whether an element is for screen readers only: those are in a box of one pixel. */
    function isForListenersOnly(element: Element): boolean {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).position === "absolute" && box.clientWidth <= 1 && box.clientHeight <= 1) return true;
      }
      return false;
    }

    /** The nearest box around an element that hides what is too much; "scrolls" where it can be scrolled sideways. */
    function clippingFrame(element: Element): Frame | "scrolls" | undefined {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        // Elements that stay in the window while the page moves below them cover it on purpose.
        if (position === "fixed" || position === "sticky") return "scrolls";
        if (/auto|scroll/.test(overflowX)) return "scrolls";
        if (/hidden|clip/.test(`${overflowX} ${overflowY}`)) {
          const { top, bottom, left, right } = box.getBoundingClientRect();
          return { top, bottom, left, right, name: box.className };
        }
      }
      return undefined;
    }

    function overlap(a: DOMRect, b: DOMRect): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // Lines of tight headings reach into each other by their empty room.
      return across > tolerance && down > 0.35 * Math.min(a.height, b.height);
    }
  });
}
