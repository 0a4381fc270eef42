import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { openServer } from "#scripts/benchmarks/pages/open-server.ts";
import { median } from "#scripts/benchmarks/pages/page-measurement.ts";
import { browserUse } from "#scripts/browser/browser-settings.ts";
import { close } from "#scripts/server/port.ts";

/** What the development server takes. */
export interface DevMeasurement {
  /** From the start of the command to the home page. */
  readonly readySeconds: number;
  /** To the first article, for which all others are read. */
  readonly firstArticleSeconds: number;
  /** From writing the file to its words in the open page, median of five. */
  readonly saveMs: number;
  /** Where the page was scrolled to, in pixels. */
  readonly scroll: { readonly before: number; readonly after: number };
}

/** How often an article is saved. */
const saves = 5;

/** How long a page may take, in milliseconds: the first one reads all articles. */
const patienceMs = 300_000;

/** Starts the development server of a project, saves one of its articles while a browser shows it, and stops it. */
export async function measureDev(root: string, article: string): Promise<DevMeasurement> {
  const url = await freeOrigin();
  const started = performance.now();
  const server = spawn(process.execPath, ["scripts/dev.ts", "--port", new URL(url).port, "--strictPort"], {
    cwd: root,
    stdio: "ignore",
  });
  const closed = once(server, "close");
  try {
    while (!(await answers(url))) await wait(20);
    const readySeconds = (performance.now() - started) / 1000;
    const asked = performance.now();
    await fetch(`${url}/blog/${article}`);
    const firstArticleSeconds = (performance.now() - asked) / 1000;
    return { readySeconds, firstArticleSeconds, ...(await measureSaves(`${url}/blog/${article}`, root, article)) };
  } finally {
    server.kill("SIGTERM");
    await closed;
  }
}

async function measureSaves(
  url: string,
  root: string,
  article: string,
): Promise<Pick<DevMeasurement, "saveMs" | "scroll">> {
  const browser = await chromium.launch(browserUse?.launchOptions);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(patienceMs);
    await page.goto(url);
    await page.waitForFunction(() => "__reactRouterDataRouter" in window);
    // A development server may find a package only now, and load the page anew.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => window.scrollTo({ top: 2500, behavior: "instant" }));
    const before = await scrollOf(page);
    const file = join(root, "content", "es", "blog", `${article}.md`);
    const source = readFileSync(file, "utf8");
    const times: number[] = [];
    for (let number = 1; number <= saves; number += 1) {
      const words = `Guardado por ${number}.ª vez.`;
      const shown = page.getByText(words).waitFor({ state: "attached" });
      const saved = performance.now();
      writeFileSync(file, `${source}\n${words}\n`);
      await shown;
      times.push(performance.now() - saved);
    }
    const after = await scrollOf(page);
    return { saveMs: median(times), scroll: { before, after } };
  } finally {
    await browser.close();
  }
}

function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // It does not listen yet.
    return false;
  }
}

/** Returns an origin on this machine, `http://localhost:41234`, on whose port nothing listens. */
async function freeOrigin(): Promise<string> {
  const server = createServer();
  const origin = await openServer(server);
  await close(server);
  return origin;
}
