/**
 * The script that loads the application of a built page. It waits in a template together with the router's scripts
 * until `starter.ts` takes it out, and is the same on every page.
 *
 * The router's scripts can run only once: a browser that knows Trusted Types refuses copies. So they stay in the
 * template until everything they import has loaded, which can be requested again after each failure.
 */
import type { PendingClicks } from "./pending-clicks.ts";

const held: PendingClicks = self.pendingClicks ?? [];

/** Drops the waiting clicks: repeated later, they could send a message that is being edited. */
const fail = () => {
  held.fail = undefined;
  for (const element of held.splice(0)) element.ariaBusy = null;
  const { dataset } = document.documentElement;
  if (dataset.start) dataset.start = "failed";
};

/** Resolves when a script has been loaded. */
const preload = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    // A link requests its file only once.
    document.head.append(Object.assign(link.cloneNode(), { onload: resolve, onerror: reject }));
  });

held.load = () => {
  const template = self.pageScripts;
  if (!template || held.fail) return;
  held.fail = fail;
  const { content } = template;
  Promise.all(Array.from(content.querySelectorAll("link"), preload)).then(() => template.before(content), fail);
};
held.load();
