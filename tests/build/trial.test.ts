import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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

let copy: ProjectCopy;
let trial: Build;
let online: Build;

// One site, which may go online, built for both purposes.
beforeAll(async () => {
  copy = copyProject({ content: "fixture" });
  makeOnline(copy.root);
  writeFileSync(join(copy.root, ".env.production"), onlineSettings);
  trial = await build();
  online = await build({ SITE_ENV: "production" });
});

afterAll(() => copy.remove());

async function build(variables?: NodeJS.ProcessEnv): Promise<Build> {
  const { ok, output } = copy.build(variables);
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

test("every page of a trial asks search engines to stay away and says what it is", () => {
  expect(trial.pages.size).toBeGreaterThan(20);
  for (const [file, page] of trial.pages) {
    expect([file, attributesOf(page, 'meta[name="robots"]', "content")]).toEqual([file, ["noindex"]]);
    if (!leadsOn(page)) expect([file, trialLines(page)]).toEqual([file, [line]]);
  }
  expect(trial.robots).toBe("User-agent: *\nDisallow: /\n");
});

test("of a site that goes online only pages without a URL of their own do, and none is called a trial", () => {
  for (const [file, page] of online.pages) {
    const hasUrl = findAll(page, 'link[rel="canonical"]').length > 0 && !leadsOn(page);
    expect([file, metaOf(page, "robots")]).toEqual([file, hasUrl ? undefined : "noindex"]);
    expect([file, textOf(page).includes(line)]).toEqual([file, false]);
  }
  expect(online.robots).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https:\S+\/sitemap\.xml\n$/);
});

test("both have the same pages with the same other words", () => {
  expect([...trial.pages.keys()].sort()).toEqual([...online.pages.keys()].sort());
  for (const [file, page] of trial.pages) {
    const words = trialLines(page).reduce((text, own) => text.replace(`${own} `, ""), textOf(page));
    const same = online.pages.get(file);
    expect([file, words]).toEqual([file, same && textOf(same)]);
  }
});

test("every page of the catalogue of a trial says so too", () => {
  const named = ({ pages }: PdfFile) => pages.filter(({ words }) => words.includes("Versión de prueba")).length;
  expect(trial.catalogue.pages.length).toBeGreaterThan(3);
  expect([named(trial.catalogue), named(online.catalogue)]).toEqual([trial.catalogue.pages.length, 0]);
});
