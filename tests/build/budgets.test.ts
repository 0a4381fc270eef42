import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Root } from "hast";
import { expect, test } from "vitest";
import { oncePer } from "#app/time/once.ts";
import { dataFile, htmlFile } from "#scripts/build/pages/page-files.ts";
import { attributesOf } from "#tests/site/page-parts.ts";
import { frozenSite, sites, type TestedSite } from "./built-sites.ts";
import { readScripts } from "./read-scripts.ts";

type Limits = Readonly<Partial<Record<FileKind, number>>>;

/**
 * The limits of a page of any content, in bytes, as `openPageBytes` counts. Words and pictures decide on the first of
 * these, whose limits are far above what is reasonable; code decides on the others.
 */
const limits: Limits = {
  html: 60_000,
  data: 60_000,
  picture: 200_000,
  // The capacity of the first ten packets of a connection.
  css: 14_000,
  // The one file of the typeface.
  font: 36_000,
  // 123 kB are React, its router and i18next, 5 kB the strings of all pages.
  script: 158_000,
};

/**
 * The words of the frozen site stay, so that more than this is new markup or data: an eighth above its largest page.
 */
const frozenLimits: Limits = { html: 25_000, data: 9500 };

function tooHeavy(tested: TestedSite, allowed: Limits): string[] {
  const bytesOf = openPageBytes(tested);
  return tested.pages.flatMap(({ path }) =>
    Object.entries(bytesOf(path)).flatMap(([kind, bytes]) => {
      const limit = allowed[kind as FileKind] ?? Number.POSITIVE_INFINITY;
      return bytes > limit ? [`${path}: ${kind} weighs ${bytes} bytes, over the limit of ${limit}.`] : [];
    }),
  );
}

test.each(sites)("$name: no page weighs more than its visitors should download", (tested) => {
  expect(tooHeavy(tested, limits)).toEqual([]);
});

test("no page of the frozen site weighs more than its words need", () => {
  expect(tooHeavy(frozenSite, frozenLimits)).toEqual([]);
});

test.each(sites)("$name: the designer comes when it is opened, and is light", (tested) => {
  const scripts = readScripts(tested);
  const startedOf = (path: string) => withImports(scripts, namedIn(tested, path));
  // Only its own code asks for its strings.
  const [code, ...more] = [...scripts].filter(([, text]) => text.includes("designerTool.close")).map(([name]) => name);
  if (!code || more.length > 0) throw new Error("The code of the designer is not in one script.");
  expect(tested.pages.map(({ path }) => path).filter((path) => startedOf(path).has(code))).toEqual([]);
  const there = startedOf("/disenador");
  const added = [...withImports(scripts, [code])].filter((name) => !there.has(name));
  expect(gzipBytes(added.map((name) => scripts.get(name) ?? ""))).toBeLessThan(35_000);
  expect(brotliCompressSync(readFileSync(join(tested.client, "designer.json"))).length).toBeLessThan(25_000);
});

test.each(sites)("$name: the model in three dimensions comes with the designer alone, and is light", (tested) => {
  const scripts = readScripts(tested);
  const started = tested.pages.map(({ path }) => withImports(scripts, namedIn(tested, path)));
  const scriptWith = (text: string) => {
    const [name = "", ...more] = [...scripts].filter(([, code]) => code.includes(text)).map(([found]) => found);
    if (!name || more.length > 0) throw new Error(`«${text}» is not in one script.`);
    return name;
  };
  /** Returns the bytes that a script adds to what another has brought. */
  const added = (name: string, before: string) => {
    expect(started.filter((all) => all.has(name))).toEqual([]);
    const there = withImports(scripts, [before]);
    const brought = [...withImports(scripts, [name])].filter((script) => !there.has(script));
    return gzipBytes(brought.map((script) => scripts.get(script) ?? ""));
  };
  const model = scriptWith("webglcontextrestored");
  expect(added(model, scriptWith("designerTool.close"))).toBeLessThan(170_000);
  // Compared with what the model has loaded: three is loaded once.
  for (const exporter of ["KHR_texture_transform", "metersPerUnit"]) {
    const size = added(scriptWith(exporter), model);
    expect(size).toBeGreaterThan(1000);
    expect(size).toBeLessThan(13_000);
  }
});

/** Returns the bytes of texts after gzip at its best level. */
function gzipBytes(texts: readonly (string | Buffer)[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/** The kinds of files of a page that have a budget. */
type FileKind = "html" | "data" | "css" | "script" | "font" | "picture";

/**
 * Bytes of a page's files by kind: text after gzip at its best level, fonts and pictures as they are. `data` is what
 * the router loads instead of the page, `script` all that its scripts load as they start, `picture` the first picture
 * of the page in the width of a phone, as AVIF.
 */
type PageBytes = Readonly<Record<FileKind, number>>;

/** The widest file that a phone of two pixels in one takes; a hero may be a step wider. */
const phoneWidth = 960;

/**
 * Returns a function that weighs pages of a built site; each file is read once.
 *
 * @throws Error when a file that a page names is not there.
 */
function openPageBytes(tested: TestedSite): (path: string) => PageBytes {
  const scripts = readScripts(tested);
  const packed = oncePer((file: string) => gzipBytes([readFileSync(join(tested.client, file))]));
  const plain = (file: string) => statSync(join(tested.client, file)).size;
  const sum = (files: Iterable<string>, weigh: (file: string) => number) =>
    [...new Set(files)].reduce((bytes, file) => bytes + weigh(file), 0);

  return function bytesOf(path) {
    const html = tested.page(path);
    const data = dataFile(path);
    return {
      html: packed(htmlFile(path)),
      data: tested.files.includes(data) ? packed(data) : 0,
      css: sum(attributesOf(html, "link[rel=stylesheet]", "href"), packed),
      script: sum(
        [...withImports(scripts, namedIn(tested, path))].map((script) => `/assets/${script}`),
        packed,
      ),
      font: sum(attributesOf(html, "link[rel=preload][as=font]", "href"), plain),
      picture: sum(firstPicture(html), plain),
    };
  };
}

/**
 * Returns the scripts that a page names.
 *
 * @throws Error when it names fewer than the entry, the root, React and the page itself: they are no longer found.
 */
function namedIn({ read }: TestedSite, path: string): string[] {
  const named = [...read(htmlFile(path)).matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, script = ""]) => script);
  if (named.length < 4) throw new Error(`${path} asks for ${named.length} scripts.`);
  return named;
}

/** Returns the file of the picture that is preloaded, for a phone where there are several; none where there is none. */
function firstPicture(html: Root): string[] {
  const [candidates = ""] = attributesOf(html, "link[as=image]", "imagesrcset");
  const fitting = candidates.split(", ").filter((file) => Number(/ (\d+)w$/.exec(file)?.[1]) <= phoneWidth);
  return fitting.slice(-1).map((file) => file.replace(/ \d+w$/, ""));
}

/**
 * Returns the given scripts and everything they import as they start; what is imported on use does not count.
 *
 * @param chunks Text of every script of the site by its name.
 * @throws Error when a script is not among them.
 */
function withImports(chunks: ReadonlyMap<string, string>, names: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    const text = chunks.get(name);
    if (text === undefined) throw new Error(`The build has no script ${name}.`);
    const imports = text.matchAll(/(?:\bimport|\bfrom)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    waiting.push(...[...imports].map(([, imported = ""]) => imported));
  }
  return needed;
}
