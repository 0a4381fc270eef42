/**
 * Resolves with the result of `load`. If it fails, tries again with each action of the visitor, as the starter does:
 * the entry module must not fail, because a browser would not run it again.
 *
 * @param what Begins the sentence that the console shows: `The strings of the page`.
 */
export async function untilLoaded<Loaded>(what: string, load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.error(`${what} could not be loaded.`, error);
      window.pendingClicks?.fail?.();
      await nextAct();
    }
  }
}

/** Resolves after the next press or key, on which the starter requests everything again. */
function nextAct(): Promise<Event> {
  return new Promise((resolve) => {
    // The starter lets no click through that it holds.
    for (const type of ["click", "keydown"]) addEventListener(type, resolve, { once: true, capture: true });
  });
}
