/**
 * The script that loads the application of a built page. It waits with the router's scripts in a template, from which
 * `starter.ts` takes it when it is time, and is the same on every page too.
 *
 * The router's scripts can run only once: a browser that knows Trusted Types refuses copies. So they stay where they
 * are until all has come that they import, which can be asked for again after each failure.
 */
import type { PendingClicks } from "./pending-clicks.ts";

const held: PendingClicks = self.pendingClicks ?? [];

/** Drops the clicks that wait: repeated later, they could send a message while it is being changed. */
const fail = () => {
  held.fail = undefined;
  for (const element of held.splice(0)) element.ariaBusy = null;
  const { dataset } = document.documentElement;
  if (dataset.start) dataset.start = "failed";
};

/** Resolves when a script has been loaded; at once in browsers that cannot preload scripts. */
const preload = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    if (!link.relList.supports(link.rel)) resolve(undefined);
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
