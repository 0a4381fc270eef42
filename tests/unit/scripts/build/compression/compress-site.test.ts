import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressSite, isWorthTime } from "#scripts/build/compression/compress-site.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

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

const listClient = (root: string) =>
  readdirSync(join(root, "client"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.\w+$/.test(name))
    .sort();

test("every text of more than 1 kB gets its forms, and nothing else does", async () => {
  const root = makeFolder(site);
  const before = listClient(root);
  await compressSite(join(root, "client"));
  const texts = ["assets/root-1a2b.js", "blog/uno.data", "blog/uno.html", "index.html"];
  expect(listClient(root)).toEqual([...before, ...texts.flatMap((name) => [`${name}.br`, `${name}.gz`])].sort());
  for (const name of texts) {
    const file = join(root, "client", name);
    expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(readFileSync(file));
    expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(readFileSync(file));
  }
});

test.each<[file: string, bytes: number, isBest: boolean]>([
  ["assets/root-1a2b.js", 500_000, true],
  ["index.html", 80_000, true],
  ["contacto.data", 20_000, true],
  ["sitemap.xml", 900_000, false],
  ["blog/uno.html", 40_000, false],
  ["en/contact.html", 40_000, false],
])("whether %s of %i bytes is worth the time of the best form: %s", (file, bytes, isBest) => {
  expect(isWorthTime(file, bytes)).toBe(isBest);
});
