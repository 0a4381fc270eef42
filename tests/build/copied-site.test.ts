import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Root } from "hast";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles, metaOf } from "#tests/site/built-site.ts";
import { copyProject, type ProjectCopy } from "#tests/site/copy-project.ts";
import { findAll, parseHtml, textOf } from "#tests/site/html.ts";
import { attributesOf, textsOf } from "#tests/site/page-parts.ts";
import { type PdfFile, readPdf } from "#tests/site/pdf.ts";
import { makeOnline, onlineSettings } from "#tests/unit/scripts/check/make-online.ts";

interface Build {
  readonly robots: string;
  /** Every page, by the name of its file. */
  readonly pages: ReadonlyMap<string, Root>;
  readonly catalogue: PdfFile;
}

const line = "Versión de prueba de esta web: sus datos, precios y textos pueden ser ejemplos.";

/** The moment of all these builds, in seconds; each build records it. */
const moment = String(Math.floor(Date.now() / 1000));

let copy: ProjectCopy;
let first: readonly string[];
let trial: Build;

/** The tests go on from each other: every build that one of them would make for itself takes seconds. */
beforeAll(async () => {
  copy = copyProject({ content: "fixture" });
  makeOnline(copy.root);
  writeFileSync(join(copy.root, ".env.production"), onlineSettings);
  trial = await build();
  first = copy.listBuild();
});

afterAll(() => copy.remove());

async function build(variables?: NodeJS.ProcessEnv): Promise<Build> {
  const { ok, output } = copy.build({ SOURCE_DATE_EPOCH: moment, ...variables });
  if (!ok) throw new Error(output);
  const client = join(copy.root, "build", "client");
  const read = (file: string) => readFileSync(join(client, file));
  const files = listFiles(client).filter((file) => file.endsWith(".html"));
  return {
    robots: read("robots.txt").toString(),
    pages: new Map(files.map((file) => [file, parseHtml(read(file).toString())])),
    catalogue: await readPdf(read("catalogo.pdf")),
  };
}

/** Whether a page only leads on to another, for hosts without redirects. */
function leadsOn(page: Root): boolean {
  return findAll(page, 'meta[http-equiv="refresh"]').length > 0;
}

function trialLines(page: Root): string[] {
  return textsOf(page, ".site-footer__trial");
}

const workFolders = () => readdirSync(copy.root).filter((name) => name.startsWith(".build-"));

/** Starts a build and sends it a signal as soon as it has written the first files. */
async function endWhileWriting(signal: NodeJS.Signals): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, ["scripts/build.ts"], {
    cwd: copy.root,
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const isWriting = () => existsSync(join(copy.root, `.build-${child.pid}`, "client", "assets"));
  while (!isWriting() && child.exitCode === null) await pause(5);
  expect(child.exitCode).toBeNull();
  child.kill(signal);
  await ended;
}

test("a build that is told to end leaves the earlier one and nothing of its own", async () => {
  await endWhileWriting("SIGTERM");
  expect(workFolders()).toEqual([]);
  expect(copy.listBuild()).toEqual(first);
});

test("a build that is killed leaves the earlier one, and the next build clears up and writes the same bytes", async () => {
  await endWhileWriting("SIGKILL");
  expect(copy.listBuild()).toEqual(first);
  await build();
  expect(workFolders()).toEqual([]);
  expect(copy.listBuild()).toEqual(first);
});

test("every page of a trial asks search engines to stay away and says what it is", () => {
  expect(trial.pages.size).toBeGreaterThan(20);
  for (const [file, page] of trial.pages) {
    expect([file, attributesOf(page, 'meta[name="robots"]', "content")]).toEqual([file, ["noindex"]]);
    if (!leadsOn(page)) expect([file, trialLines(page)]).toEqual([file, [line]]);
  }
  expect(trial.robots).toBe("User-agent: *\nDisallow: /\n");
});

test("a site that goes online has the same pages and words, of which only those without a URL ask search engines to stay away", async () => {
  const online = await build({ SITE_ENV: "production" });
  for (const [file, page] of online.pages) {
    const hasUrl = findAll(page, 'link[rel="canonical"]').length > 0 && !leadsOn(page);
    expect([file, metaOf(page, "robots")]).toEqual([file, hasUrl ? undefined : "noindex"]);
    expect([file, textOf(page).includes(line)]).toEqual([file, false]);
  }
  expect(online.robots).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https:\S+\/sitemap\.xml\n$/);
  expect([...trial.pages.keys()].sort()).toEqual([...online.pages.keys()].sort());
  for (const [file, page] of trial.pages) {
    const words = trialLines(page).reduce((text, own) => text.replace(`${own} `, ""), textOf(page));
    const same = online.pages.get(file);
    expect([file, words]).toEqual([file, same && textOf(same)]);
  }
  const named = ({ pages }: PdfFile) => pages.filter(({ words }) => words.includes("Versión de prueba")).length;
  expect(trial.catalogue.pages.length).toBeGreaterThan(3);
  expect([named(trial.catalogue), named(online.catalogue)]).toEqual([trial.catalogue.pages.length, 0]);
});
