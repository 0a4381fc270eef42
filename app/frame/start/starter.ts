/**
 * The one script that runs in a built page before it has loaded. `scripts/vite/page-starter.ts` makes a constant text
 * of it, which is in the head of every page: it has to stay below 1 kB and can hold nothing of the page.
 *
 * It has `loader.ts` load the application when the page has loaded, or on an act of the visitor before, and holds back
 * the clicks that only the application can answer; `take-over.tsx` repeats them. The cookie notice it closes by itself,
 * and it marks the pictures that have failed.
 */
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";
import { heldSelector, type PendingClicks } from "./pending-clicks.ts";

// Names of their own, because minifying does not shorten those of the browser.
const on = addEventListener;
const root = document.documentElement;
const dataset = root.dataset;
// biome-ignore lint/suspicious/noAssignInExpressions: the script has to stay below 1 kB, here and below.
const held: PendingClicks = (self.pendingClicks = []);

/** Starts the application, and again after a failure, when the document has arrived: `loader.ts` is at its end. */
const load = () => (held.load ? held.load() : self.pageApp?.replaceWith(self.pageApp.content));

/** Stores that the notice was closed or, without a value, applies what was stored. Styles match the word. */
const keepNotice = (state?: string) => {
  dataset.notice = state;
  try {
    if (state) localStorage[noticeKey] = state;
    else dataset.notice = localStorage[noticeKey];
  } catch {
    // If storage is refused, the notice is closed for the current page only.
  }
};

on(
  "click",
  (event) => {
    // Enter in a field is a click on the button of its form.
    const element = dataset.start !== "done" && (event.target as Element).closest<HTMLButtonElement>(heldSelector);
    if (element) {
      event.preventDefault();
      event.stopPropagation();
      // The button of the notice is the only one that has a value.
      if (element.value) keepNotice(element.value);
      else {
        element.ariaBusy = dataset.start = "true";
        held.push(element);
        load();
      }
    }
  },
  true,
);

on("keydown", load);

// Styles show the alternative text of pictures that have failed. An error of a script comes from the window.
on(
  "error",
  ({ target }) => {
    const marks = (target as HTMLElement).dataset;
    if (marks) marks.broken = "true";
  },
  true,
);

// Going back starts at the top, also if the browser keeps the whole page as it was left.
history.scrollRestoration = "manual";
on("pagehide", () => location.hash || scrollTo(0, 0));

// A host may serve this document at paths where the router shows another page.
if (location.pathname.match(dataset.misplacedAt ?? "^$")) dataset.misplaced = dataset.start = "true";

keepNotice();

// Before each frame until the document has arrived, so that elements above the notice are never drawn beneath it.
const complete = () => {
  if (self.pageApp ?? held.load) {
    root.style = `--banner:${root.querySelector<HTMLElement>(".cookie-notice")?.offsetHeight}px`;
    if (dataset.start) load();
  } else requestAnimationFrame(complete);
};
complete();

// Safari has no idle callbacks.
on("load", () => navigator.connection?.saveData || (self.requestIdleCallback ?? setTimeout)(load));
