import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { conditions } from "./page-conditions.ts";
import type { ByteKind, PageMeasurement } from "./page-measurement.ts";

/** How long nothing may be loading before a visit counts as over. */
const quietMs = 1000;

const kinds: Readonly<Record<string, ByteKind>> = {
  Document: "html",
  Stylesheet: "css",
  Script: "script",
  Font: "font",
  Image: "picture",
};

/** What the page itself has observed. */
type Paints = Omit<PageMeasurement, "bytes">;

/** Visits a page once as a phone that has never been there, on a slow network. */
export async function measurePage(browser: Browser, url: string): Promise<PageMeasurement> {
  const context = await browser.newContext({
    viewport: conditions.viewport,
    deviceScaleFactor: conditions.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    locale: "es-ES",
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await throttle(session);
    const network = watchNetwork(session);
    await page.addInitScript(observePaints);
    await page.goto(url, { waitUntil: "load", timeout: 120_000 });
    await network.quiet();
    return { ...(await readPaints(page)), bytes: network.bytes };
  } finally {
    await context.close();
  }
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: conditions.downloadBytesPerSecond,
    uploadThroughput: conditions.uploadBytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: conditions.cpuSlowdown });
}

function watchNetwork(session: CDPSession) {
  const bytes: Record<ByteKind, number> = { html: 0, css: 0, script: 0, font: 0, picture: 0, other: 0 };
  const kindOf = new Map<string, ByteKind>();
  let lastChange = performance.now();
  session.on("Network.requestWillBeSent", ({ requestId, type }) => {
    kindOf.set(requestId, kinds[type ?? ""] ?? "other");
    lastChange = performance.now();
  });
  const finish = (requestId: string, size: number) => {
    const kind = kindOf.get(requestId);
    if (kind === undefined) return;
    bytes[kind] += size;
    kindOf.delete(requestId);
    lastChange = performance.now();
  };
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => finish(requestId, encodedDataLength));
  session.on("Network.loadingFailed", ({ requestId }) => finish(requestId, 0));

  return {
    bytes,
    async quiet(): Promise<void> {
      while (kindOf.size > 0 || performance.now() - lastChange < quietMs) await wait(50);
    },
  };
}

/** Runs in the page before anything else. */
function observePaints(): void {
  const paints = { firstPaintMs: 0, largestPaintMs: 0, largestElement: "", layoutShift: 0 };
  Reflect.set(window, "observedPaints", paints);
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === "first-contentful-paint") paints.firstPaintMs = startTime;
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const element: Element | null = Reflect.get(entry, "element");
      paints.largestPaintMs = entry.startTime;
      paints.largestElement = [element?.tagName.toLowerCase() ?? "", ...(element?.classList ?? [])]
        .slice(0, 2)
        .join(".");
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, "hadRecentInput")) paints.layoutShift += Number(Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift", buffered: true });
}

/** @throws Error when the page has painted nothing. */
async function readPaints(page: Page): Promise<Paints> {
  const paints: Paints = await page.evaluate(() => Reflect.get(window, "observedPaints"));
  if (paints.firstPaintMs === 0 || paints.largestPaintMs === 0) throw new Error(`${page.url()} has painted nothing.`);
  return paints;
}
