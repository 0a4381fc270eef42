import { chromium } from "@playwright/test";
import { browserUse } from "#scripts/browser/browser-settings.ts";
import type { HttpServer } from "#scripts/server/http-server.ts";
import { createCompressedServer } from "./compressed-server.ts";
import { measurePage } from "./measure-page.ts";
import { openServer } from "./open-server.ts";
import { medianOf, type PageMeasurement } from "./page-measurement.ts";

/** A page as it is, and without its scripts: how soon it could be there. */
export interface PageComparison {
  readonly path: string;
  readonly withScripts: PageMeasurement;
  readonly withoutScripts: PageMeasurement;
}

/**
 * Measures pages of a built site in turns with and without scripts, so that what else the machine does slows both.
 *
 * @param options.client Folder with the built site.
 * @param options.pages Paths on the site.
 * @param options.runs Visits of each page, of which the medians are returned.
 */
export async function comparePages(options: {
  client: string;
  pages: readonly string[];
  runs: number;
}): Promise<PageComparison[]> {
  const { client, pages, runs } = options;
  const servers: HttpServer[] = [true, false].map((withScripts) => createCompressedServer(client, { withScripts }));
  const [full = "", stripped = ""] = await Promise.all(servers.map(({ server }) => openServer(server)));
  const browser = await chromium.launch(browserUse?.launchOptions);
  const comparisons: PageComparison[] = [];
  try {
    // The first page of a browser takes longer.
    await measurePage(browser, `${full}${pages[0] ?? "/"}`);
    for (const path of pages) {
      const withScripts: PageMeasurement[] = [];
      const withoutScripts: PageMeasurement[] = [];
      for (let run = 0; run < runs; run += 1) {
        withScripts.push(await measurePage(browser, `${full}${path}`));
        withoutScripts.push(await measurePage(browser, `${stripped}${path}`));
      }
      comparisons.push({ path, withScripts: medianOf(withScripts), withoutScripts: medianOf(withoutScripts) });
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ finish }) => finish(0)));
  }
  return comparisons;
}
