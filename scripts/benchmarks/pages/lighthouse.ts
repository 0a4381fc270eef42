import { execFile } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { startAttackedServer } from "#scripts/attack/attacked-server.ts";
import { browserUse } from "#scripts/browser/browser-settings.ts";
import { createCompressedServer } from "./compressed-server.ts";
import { openServer } from "./open-server.ts";
import { median } from "./page-measurement.ts";

const run = promisify(execFile);

/** Not a dependency of the project: it would be the largest of all, for what is measured now and then. */
const version = "13.5.0";

/** Medians of several runs of Lighthouse for phones. */
export interface PageScore {
  readonly path: string;
  /** Performance, from 0 to 100. */
  readonly score: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
}

/**
 * Measures pages with Lighthouse's mobile settings. Installs Lighthouse into `.cache/lighthouse` when it is not there.
 *
 * @param options.client Folder with a built site; undefined for the one of this project, which `npm start` then serves.
 * @throws Error when npm cannot install it, or when a run gives no score.
 */
export async function scorePages(options: {
  root: string;
  client: string | undefined;
  pages: readonly string[];
  runs: number;
}): Promise<PageScore[]> {
  const { root, client, pages, runs } = options;
  const program = await ensureLighthouse(join(root, ".cache", "lighthouse"));
  const site = await (client === undefined ? startProject(root) : startFolder(client));
  const scores: PageScore[] = [];
  try {
    for (const path of pages) {
      const results: PageScore[] = [];
      for (let count = 0; count < runs; count += 1) results.push(await scoreOnce(program, site.origin, path));
      scores.push(medianScore(path, results));
    }
  } finally {
    await site.stop();
  }
  return scores;
}

/** The server of the hostile inputs is `npm start` with data of its own, and so the one for this too. */
async function startProject(root: string) {
  const { port, stop } = await startAttackedServer(root);
  return { origin: `http://localhost:${port}`, stop };
}

async function startFolder(client: string) {
  const { server, finish } = createCompressedServer(client, { withScripts: true });
  return { origin: await openServer(server), stop: () => finish(0) };
}

/** Returns the path of Lighthouse's program. */
async function ensureLighthouse(folder: string): Promise<string> {
  const program = join(folder, version, "node_modules", "lighthouse", "cli", "index.js");
  if (existsSync(program)) return program;
  const prefix = join(folder, version);
  mkdirSync(prefix, { recursive: true });
  const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--no-save"];
  await run("npm", ["install", "--prefix", prefix, ...options, `lighthouse@${version}`], { cwd: prefix });
  return program;
}

async function scoreOnce(program: string, origin: string, path: string): Promise<PageScore> {
  const { executablePath, args = [] } = browserUse?.launchOptions ?? {};
  const { stdout } = await run(
    process.execPath,
    [
      program,
      `${origin}${path}`,
      "--only-categories=performance",
      "--quiet",
      "--output=json",
      `--chrome-flags=${["--headless=new", ...args].join(" ")}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 100_000_000 },
  );
  const { categories, audits } = JSON.parse(stdout);
  const score: unknown = categories?.performance?.score;
  if (typeof score !== "number") throw new Error(`Lighthouse gives no score to ${path}.`);
  return {
    path,
    score: Math.round(score * 100),
    firstPaintMs: audits["first-contentful-paint"].numericValue,
    largestPaintMs: audits["largest-contentful-paint"].numericValue,
    blockingMs: audits["total-blocking-time"].numericValue,
    layoutShift: audits["cumulative-layout-shift"].numericValue,
  };
}

function medianScore(path: string, scores: readonly PageScore[]): PageScore {
  const pick = (figure: (score: PageScore) => number) => median(scores.map(figure));
  return {
    path,
    score: pick(({ score }) => score),
    firstPaintMs: pick(({ firstPaintMs }) => firstPaintMs),
    largestPaintMs: pick(({ largestPaintMs }) => largestPaintMs),
    blockingMs: pick(({ blockingMs }) => blockingMs),
    layoutShift: pick(({ layoutShift }) => layoutShift),
  };
}
