import { type Browser, chromium } from "@playwright/test";
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";
import { type AuditFinding, placeOf } from "#scripts/audit/audit-finding.ts";
import type { AuditedPage, AuditedSite } from "#scripts/audit/audited-site.ts";
import { findBarriers } from "#scripts/audit/find-barriers.ts";
import { openServer } from "#scripts/benchmarks/pages/open-server.ts";
import { browserUse } from "#scripts/browser/browser-settings.ts";
import { createHttpServer } from "#scripts/server/http-server.ts";
import { createStaticServer } from "#scripts/server/static-server.ts";

/** A phone and a wide window: what is shown differs. */
const viewports = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

/** Opens every page in a browser, on a phone and in a wide window, and returns what axe finds there. */
export async function checkAccessibility({
  folder,
  pages,
}: Pick<AuditedSite, "folder" | "pages">): Promise<AuditFinding[]> {
  const { server, finish } = createHttpServer(createStaticServer({ root: folder }));
  const origin = await openServer(server);
  const browser = await chromium.launch(browserUse?.launchOptions);
  try {
    const found: AuditFinding[] = [];
    for (const viewport of viewports) found.push(...(await checkPages(browser, { folder, pages, origin, viewport })));
    return found;
  } finally {
    await browser.close();
    await finish(0);
  }
}

interface Visit {
  readonly folder: string;
  readonly pages: readonly AuditedPage[];
  readonly origin: string;
  readonly viewport: (typeof viewports)[number];
}

async function checkPages(browser: Browser, { folder, pages, origin, viewport }: Visit): Promise<AuditFinding[]> {
  const found: AuditFinding[] = [];
  for (const { file, path } of pages) {
    // Each page has storage of its own, in which the first notice has been closed: it would cover a part of the page.
    const context = await browser.newContext({
      viewport,
      reducedMotion: "reduce",
      storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: noticeKey, value: "closed" }] }] },
    });
    const page = await context.newPage();
    await page.goto(origin + path);
    for (const { rule, help, elements } of await findBarriers(page))
      for (const element of elements)
        found.push({ rule: "auditAccess", place: placeOf(folder + file), values: { rule, help }, sample: element });
    await context.close();
  }
  return found;
}
