import { contentChanged } from "./content-changed.ts";

/** What React Router keeps on the page for its own updates while developing (`@react-router/dev`, refresh-utils.mjs). */
interface RouterWindow {
  readonly __reactRouterDataRouter?: { revalidate(): Promise<void> };
  __reactRouterHdrActive?: boolean;
}

let running: Promise<void> = Promise.resolve();

// One after the other: the answer to an earlier request would be what the file was before.
import.meta.hot?.on(contentChanged, () => {
  running = running.then(revalidate).catch(() => window.location.reload());
});

/**
 * Has the router ask for the data of the page again. The page stays as it is but for what has changed: its scroll
 * position, the focus and what was typed are kept.
 */
async function revalidate(): Promise<void> {
  const page = window as Window & RouterWindow;
  if (!page.__reactRouterDataRouter) throw new Error("The router is not there yet.");
  page.__reactRouterHdrActive = true;
  try {
    await page.__reactRouterDataRouter.revalidate();
  } finally {
    page.__reactRouterHdrActive = false;
  }
}
