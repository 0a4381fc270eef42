import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { Root } from "hast";
import { afterAll, beforeAll, expect, test } from "vitest";
import { metaOf, openBuiltSite } from "#tests/site/built-site.ts";
import { copyProject, fixtureProject, listBuild, type ProjectCopy } from "#tests/site/copy-project.ts";
import { findAll, textOf } from "#tests/site/html.ts";
import { attributesOf, textsOf } from "#tests/site/page-parts.ts";
import { readPdf } from "#tests/site/pdf.ts";
import { makeOnline, onlineSettings } from "#tests/unit/scripts/check/make-online.ts";
import { frozenSite } from "./built-sites.ts";

const line = "Versión de prueba de esta web: sus datos, precios y textos pueden ser ejemplos.";

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
});

afterAll(() => copy.remove());

/** Returns how many pages of the catalogue say that they are of a trial, and how many there are. */
async function trialSheets(client: string): Promise<[named: number, all: number]> {
  const { pages } = await readPdf(readFileSync(join(client, "catalogo.pdf")));
  return [pages.filter(({ words }) => words.includes("Versión de prueba")).length, pages.length];
}

/** Whether a page only leads on to another, for hosts without redirects. */
function leadsOn(page: Root): boolean {
  return findAll(page, 'meta[http-equiv="refresh"]').length > 0;
}

/** Builds the copy for the web. Returns the files that were in `build` while the new ones were written, and the outcome. */
async function buildOnline() {
  const child = spawn(process.execPath, ["scripts/build.ts"], {
    cwd: copy.root,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_ENV: "production" },
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  const isWriting = () => existsSync(join(copy.root, `.build-${child.pid}`, "client", "assets"));
  while (!isWriting() && child.exitCode === null) await pause(50);
  const meanwhile = listBuild(copy.root);
  const [said, complained] = await ended;
  return { meanwhile, code: child.exitCode, output: said + complained };
}

test("every page of a trial asks search engines to stay away and says what it is", async () => {
  const pages = frozenSite.files.filter((file) => file.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(20);
  for (const file of pages) {
    const page = frozenSite.page(`/${file.replace(/\.html$/, "")}`);
    expect([file, attributesOf(page, 'meta[name="robots"]', "content")]).toEqual([file, ["noindex"]]);
    if (!leadsOn(page)) expect([file, textsOf(page, ".site-footer__trial")]).toEqual([file, [line]]);
  }
  expect(frozenSite.read("robots.txt")).toBe("User-agent: *\nDisallow: /\n");
  const [named, all] = await trialSheets(frozenSite.client);
  expect([named, all > 3]).toEqual([all, true]);
});

test("until the next build is whole the earlier one stays; of one that goes online only pages without a URL are hidden, and nothing says trial", async () => {
  cpSync(join(fixtureProject, "build"), join(copy.root, "build"), { recursive: true });
  makeOnline(copy.root);
  writeFileSync(join(copy.root, ".env.production"), onlineSettings);
  const { meanwhile, code, output } = await buildOnline();
  expect(code, output).toBe(0);
  expect(meanwhile).toEqual(listBuild(fixtureProject));
  expect(readdirSync(copy.root).filter((name) => name.startsWith(".build-"))).toEqual([]);
  const online = openBuiltSite(copy.root);
  const files = listBuild(copy.root).map((built) => built.replace(/ .*/, "").replaceAll("\\", "/"));
  const paths = files.flatMap((file) => /^client(\/.*)\.html$/.exec(file)?.[1] ?? []);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const page = online.page(path);
    const hasUrl = findAll(page, 'link[rel="canonical"]').length > 0 && !leadsOn(page);
    expect([path, metaOf(page, "robots")]).toEqual([path, hasUrl ? undefined : "noindex"]);
    expect([path, textOf(page).includes("Versión de prueba")]).toEqual([path, false]);
  }
  expect(online.read("robots.txt")).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https:\S+\/sitemap\.xml\n$/);
  expect(await trialSheets(online.client)).toEqual([0, expect.any(Number)]);
});
