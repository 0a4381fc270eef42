import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressFile } from "#scripts/compression/compress-file.ts";
import { compressSite } from "#scripts/compression/compress-site.ts";
import { compressionCacheFolder, openCompressionCache } from "#scripts/compression/compression-cache.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

const long = "Casas modulares de madera, con medida y sin prisa. ".repeat(60);

const site = {
  "client/index.html": `<h1>Inicio</h1>${long}`,
  "client/blog/uno.html": `<h1>Uno</h1>${long}`,
  "client/blog/uno.data": `[${long}]`,
  "client/assets/root-1a2b.js": `"${long}";`,
  "client/robots.txt": "Allow: /",
  "client/catalogo.pdf": long,
  "client/images/una.0123456789-640.avif": long,
  "client/assets/archivo-1a2b.woff2": long,
};

const extent = { originalPages: 2, allPages: 2, furtherLanguages: [], untranslated: [] };

const listClient = (root: string) =>
  readdirSync(join(root, "client"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.\w+$/.test(name))
    .sort();
const readClient = (root: string) => listClient(root).map((name) => readFileSync(join(root, "client", name)));
const compress = (root: string, usedElsewhere?: readonly string[]) =>
  compressSite({ root, client: join(root, "client"), extent, usedElsewhere });

test("every text of more than 1 kB gets its forms, and nothing else does", async () => {
  const root = makeFolder(site);
  const before = listClient(root);
  await compress(root);
  const texts = ["assets/root-1a2b.js", "blog/uno.data", "blog/uno.html", "index.html"];
  expect(listClient(root)).toEqual([...before, ...texts.flatMap((name) => [`${name}.br`, `${name}.gz`])].sort());
  for (const name of texts) {
    const file = join(root, "client", name);
    expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(readFileSync(file));
    expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(readFileSync(file));
  }
});

test("the cache keeps what this build used, in this thread or another one, and nothing else", async () => {
  const root = makeFolder(site);
  const client = join(root, "client");
  await openCompressionCache(root).compress(Buffer.from(`Una página de antes. ${long}`), "best");
  const elsewhere = openCompressionCache(root);
  await compressFile("blog/uno.html", { client, extent, cache: elsewhere });
  await compress(root, elsewhere.used());
  const entries = readdirSync(join(root, compressionCacheFolder));
  expect(entries).toEqual(expect.arrayContaining([...elsewhere.used()]));
  // The four long texts and robots.txt.
  expect(entries.length).toBe(5);
});

test("a build with the cache gives the same bytes as one without", async () => {
  const root = makeFolder(site);
  await compress(root);
  const made = readClient(root);
  rmSync(join(root, "client"), { recursive: true });
  writeFiles(root, site);
  await compress(root);
  expect(readClient(root)).toEqual(made);
});
