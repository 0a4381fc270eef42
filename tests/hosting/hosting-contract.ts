import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { encodingEnds } from "#scripts/build/compression/compress-text.ts";
import { apacheFile } from "#scripts/build/hosting/apache-config.ts";
import { type HeaderRule, headerRules, headersOf, usualCaching } from "#scripts/build/hosting/header-rules.ts";
import { headersFile } from "#scripts/build/hosting/headers-file.ts";
import { mediaTypes } from "#scripts/build/hosting/media-types.ts";
import { parseRedirects, redirectsFile } from "#scripts/build/hosting/redirects-file.ts";
import type { Ask } from "#tests/site/ask.ts";
import { listFiles } from "#tests/site/built-site.ts";

/** Tests that a server answers as every host of the site has to, with the built files of any site. */
export function testHosting(name: string, client: string, ask: () => Ask): void {
  const read = (file: string) => readFileSync(join(client, file));
  const files = listFiles(client);
  const settings = [headersFile, redirectsFile, apacheFile];
  const plain = files.filter((file) => !/\.(?:br|gz)$/.test(file) && !settings.includes(basename(file)));
  const redirects = parseRedirects(read(redirectsFile).toString());
  const rules = headerRules();
  const unknown = plain.filter((file) => /(?:^|\/)404\.html$/.test(file));
  const pages = plain
    .filter((file) => file.endsWith(".html") && !unknown.includes(file))
    .map((file) => ({ file, path: file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}` }))
    .filter(({ path }) => !redirects.has(path));

  test(`${name}: every page is at its path, whole and not kept`, async () => {
    for (const { file, path } of pages) {
      const { status, headers, bytes } = await ask()(encodeURI(path));
      expect([path, status, headers["content-type"]]).toEqual([path, 200, mediaTypes.html]);
      expect(bytes.equals(read(file)), path).toBe(true);
      expect([path, cachingOf(headers)]).toEqual([path, usualCaching]);
    }
  });

  test(`${name}: each page has one path`, async () => {
    for (const { path } of pages.filter((page) => page.path !== "/")) {
      for (const other of [`${path}/`, `${path}.html`]) {
        const { status, headers } = await ask()(`${encodeURI(other)}?a=1&b=2`);
        expect([other, status, locationOf(headers)]).toEqual([other, 301, `${encodeURI(path)}?a=1&b=2`]);
        expect([other, cachingOf(headers)]).toEqual([other, usualCaching]);
      }
    }
    const { status, headers } = await ask()("/index.html");
    expect([status, locationOf(headers)]).toEqual([301, "/"]);
  });

  test(`${name}: earlier paths lead to the present ones`, async () => {
    for (const [from, to] of redirects) {
      for (const path of [from, `${from}/`]) {
        const { status, headers } = await ask()(`${encodeURI(path)}?a=1&b=2`);
        expect([path, status, locationOf(headers)]).toEqual([path, 301, `${encodeURI(to)}?a=1&b=2`]);
      }
    }
  });

  test(`${name}: unknown paths answer 404 with the page of the nearest folder`, async () => {
    expect(unknown).toContain("404.html");
    for (const file of unknown) {
      const folder = file.slice(0, -"404.html".length);
      const ends = ["no-existe", "no/existe", "no-existe/", "no-existe.html", "404", "404/", "404.html"];
      for (const path of ends.map((end) => `/${folder}${end}`)) {
        const nearest = unknown.filter((page) => path.startsWith(`/${page.slice(0, -"404.html".length)}`));
        const page = nearest.toSorted((a, b) => b.length - a.length)[0] ?? "";
        const { status, headers, bytes } = await ask()(encodeURI(path));
        expect([path, status, headers["content-type"]]).toEqual([path, 404, mediaTypes.html]);
        expect(bytes.equals(read(page)), path).toBe(true);
        expect([path, cachingOf(headers)]).toEqual([path, usualCaching]);
      }
    }
  });

  test(`${name}: what is not there and what is not for visitors answers 404, and is not kept`, async () => {
    const folders = new Set(plain.map((file) => `/${file.slice(0, file.lastIndexOf("/") + 1)}`));
    for (const path of [
      ...["/no.js", "/assets/no.js", "/assets/no/", "/assets/no.html", "/images/no.avif", "/blog/no.data"],
      ...[...folders].filter((folder) => !files.includes(`${folder.slice(1, -1) || "index"}.html`)),
      ...[`/blog/${apacheFile}`, "/.env", "/.git/config", ...settings.map((file) => `/${file}`)],
      ...["/index.html.br", "/index.html.gz", "/assets"],
    ]) {
      for (const accepted of ["identity", "gzip, br"]) {
        const { status, headers } = await ask()(path, { headers: { "accept-encoding": accepted } });
        expect([path, status, cachingOf(headers)]).toEqual([path, 404, usualCaching]);
        // The site's own answer: the pages that servers have for errors name no UTF-8.
        expect([path, headers["content-type"]]).toEqual([path, expect.stringMatching(/; charset=utf-8$/)]);
        expect(headers).toMatchObject(lowerCased(generalHeaders(rules)));
      }
    }
  });

  test(`${name}: every kind of file has its type, and a year where its name has a hash`, async () => {
    for (const path of oneOfEachKind(plain.filter((file) => !file.endsWith(".html")))) {
      const { status, headers } = await ask()(encodeURI(path));
      expect([path, status, headers["content-type"]]).toEqual([path, 200, mediaTypes[path.split(".").at(-1) ?? ""]]);
      expect([path, cachingOf(headers)]).toEqual([path, headersOf(path, rules)["Cache-Control"] ?? usualCaching]);
    }
  });

  test(`${name}: every answer has the headers`, async () => {
    const asset = plain.find((file) => file.startsWith("assets/")) ?? "";
    for (const path of ["/", pages[1]?.path ?? "/", `/${asset}`, "/no-existe", "/no-existe.js", "/index.html"]) {
      const { headers } = await ask()(encodeURI(path));
      expect(headers).toMatchObject(lowerCased(generalHeaders(rules)));
    }
    const { headers } = await ask()(`/${asset}`);
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  test(`${name}: browsers get the compressed form`, async () => {
    const texts = oneOfEachKind(
      files.filter((file) => file.endsWith(".br")).map((file) => file.slice(0, -".br".length)),
    );
    expect(texts.length).toBeGreaterThan(3);
    for (const path of texts) {
      const isIndex = path === "/index.html";
      for (const [encoding, accepted] of [
        ["br", "gzip, deflate, br"],
        ["br", "br;q=0.1"],
        ["gzip", "gzip"],
        ["gzip", "gzip, br;q=0"],
        ["gzip", "br; q=0.000, gzip;q=0.5"],
      ] as const) {
        const asked = isIndex ? "/" : path.replace(/\.html$/, "");
        const { headers, bytes } = await ask()(encodeURI(asked), { headers: { "accept-encoding": accepted } });
        expect([path, headers["content-encoding"]]).toEqual([path, encoding]);
        expect(headers.vary).toMatch(/accept-encoding/i);
        expect(bytes.equals(read(`${path.slice(1)}${encodingEnds[encoding]}`)), `${path} ${encoding}`).toBe(true);
      }
    }
    const unpacked = await ask()("/no-existe", { headers: { "accept-encoding": "br" } });
    expect([unpacked.status, unpacked.headers["content-type"]]).toEqual([404, mediaTypes.html]);
  });

  test(`${name}: an unchanged page is not sent again`, async () => {
    const { headers } = await ask()("/");
    const again = await ask()("/", { headers: { "if-none-match": String(headers.etag) } });
    expect([again.status, again.body]).toEqual([304, ""]);
  });

  test(`${name}: no path leads to another host or out of the folder`, async () => {
    const outward = ["//evil.example/", "//evil.example/a.html", "/%5Cevil.example/", "/%2F/evil.example/"];
    for (const path of [...outward, "/%2e%2e/build.json", "/..%2fbuild.json", "/%0d%0aX-Bad:%20yes/"]) {
      const { status, headers, body } = await ask()(path);
      expect(headers["x-bad"]).toBeUndefined();
      expect(locationOf(headers) ?? "/").toMatch(/^\/(?![/\\])/);
      expect([path, status < 400 && headers.location === undefined, /^\d{4}-/.test(body)]).toEqual([
        path,
        false,
        false,
      ]);
    }
  });
}

/** Returns where an answer leads; some servers put their own host before the path. */
function locationOf({ location }: { readonly location?: string | undefined }): string | undefined {
  return location?.replace(/^http:\/\/127\.0\.0\.1:\d+/, "");
}

function cachingOf(headers: { readonly "cache-control"?: string | undefined }): string {
  return headers["cache-control"] ?? "";
}

function generalHeaders(rules: readonly HeaderRule[]): Readonly<Record<string, string>> {
  return rules.find(({ path }) => path === "/*")?.headers ?? {};
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Returns the path of one file of each folder and extension. */
function oneOfEachKind(files: readonly string[]): string[] {
  const kinds = new Map(
    files.map((file) => [`${file.split("/")[0]}${file.includes("/")}.${file.split(".").at(-1)}`, file]),
  );
  return [...kinds.values()].map((file) => `/${file}`);
}
