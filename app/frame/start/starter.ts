/**
 * The one script that runs in a built page before it has loaded. `scripts/vite/page-starter.ts` makes a constant text
 * of it, which stands in the head of every page: it has to stay below 1 kB and can hold nothing of the page.
 *
 * It loads the application when the page has loaded, or on an act of the visitor before, and holds back the clicks that
 * only the application can answer; `take-over.tsx` repeats them.
 */
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";
import { type HeldClicks, heldSelector, type PageData, pageDataId } from "./page-data.ts";

// Names of their own, because minifying does not shorten those of the browser.
const page = document;
const on = addEventListener;
const { dataset, style } = page.documentElement;
const held: HeldClicks = new Set();
self.siteHeld = held;

let data: HTMLElement | null;
let isLoading: boolean | undefined;

/** Loads the application once, and again after a failure; when the document is not complete yet, as soon as it is. */
const load = () => {
  if (!data) dataset.start = "on";
  else if (!isLoading) {
    isLoading = true;
    const { file, scripts }: PageData = JSON.parse(data.textContent);
    // Styles show what there is without scripts, until the next act has tried again; what is held waits for that.
    // biome-ignore lint/suspicious/noAssignInExpressions: the script has to stay below 1 kB.
    Promise.all([(held.data = file && fetch(file)), ...scripts.map((path) => import(path))]).catch(() => {
      isLoading = false;
      dataset.start = "failed";
    });
  }
};

on(
  "click",
  (event) => {
    // Enter in a field is a click on the button of its form.
    const element = (event.target as Element).closest(heldSelector);
    if (!element || dataset.start === "done") return;
    event.preventDefault();
    event.stopPropagation();
    element.ariaBusy = "true";
    held.add(element);
    load();
  },
  true,
);

// A press on a link leads to another document, whose arrival the scripts of this one would delay.
for (const type of ["pointerdown", "keydown"]) {
  on(type, ({ target }) => (target as Element).closest?.("a") || load());
}

// Going back starts at the top, also where the browser keeps the whole page as it was left.
history.scrollRestoration = "manual";
on("pagehide", () => location.hash || scrollTo(0, 0));

// A host may serve this document at paths where the router shows another page.
if (location.pathname.match(dataset.misplacedAt ?? "^$")) dataset.misplaced = dataset.start = "on";

try {
  // «closed», or «undefined», which no style looks for.
  dataset.notice = localStorage[noticeKey];
} catch {
  // Where storage is refused nothing is kept, and the notice is shown.
}

// Before each drawing, until the document has arrived: what stands above the notice is never drawn below it.
const complete = () => {
  data = page.getElementById(pageDataId);
  if (data) {
    style.setProperty("--banner", `${page.querySelector<HTMLElement>(".cookie-notice")?.offsetHeight}px`);
    if (dataset.start) load();
  } else requestAnimationFrame(complete);
};
complete();

// Safari has no idle callbacks.
on("load", () => navigator.connection?.saveData || (self.requestIdleCallback ?? setTimeout)(load));
