/**
 * The one script that runs in a built page before the visitor acts. `scripts/vite/page-starter.ts` makes a constant text
 * of it, which stands in the head of every page: it has to stay below 1 kB and can hold nothing of the page.
 *
 * It loads the application on the first act, or when the page has been there for some seconds, and holds back the clicks
 * that only the application can answer; `take-over.tsx` repeats them.
 */
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";
import { type HeldClicks, heldSelector, type PageData, pageDataId } from "./page-data.ts";

// Names of their own, because minifying does not shorten those of the browser.
const page = document;
const on = addEventListener;
const { dataset, style } = page.documentElement;
const held: HeldClicks = new Set();
window.siteHeld = held;

let data: HTMLElement | null;
let isLoading: boolean | undefined;

/** Loads the application once, and again after a failure; when the document is not complete yet, as soon as it is. */
const load = () => {
  if (!data) dataset.start = "on";
  else if (!isLoading) {
    isLoading = true;
    dataset.start = "";
    const { file, scripts }: PageData = JSON.parse(data.textContent);
    // Styles show what there is without scripts. The next act tries again, and what is held waits for it.
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
    event.stopImmediatePropagation();
    element.ariaBusy = "true";
    held.add(element);
    load();
  },
  true,
);

// On a link only a pointer that comes near is a sign that the visitor stays: a press leads to another document, whose
// arrival the scripts of this one would delay.
for (const type of ["pointerdown", "pointermove", "keydown", "focusin"]) {
  const isNear = type === "pointermove";
  on(type, ({ target }) => {
    if (isNear === !!(target as Element).closest?.(isNear ? "a,button" : "a")) load();
  });
}

// A host may serve this document at paths where the router shows another page.
if (location.pathname.match(dataset.misplacedAt ?? "^$")) dataset.misplaced = dataset.start = "on";

try {
  if (localStorage[noticeKey]) dataset.notice = "closed";
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

on("load", () => navigator.connection?.saveData || setTimeout(load, 5000));
