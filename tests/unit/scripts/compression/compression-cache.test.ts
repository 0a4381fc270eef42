import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { type CompressedForms, compressText } from "#scripts/compression/compress-text.ts";
import {
  compressionCacheFolder,
  openCompressionCache,
  sweepCompressionCache,
} from "#scripts/compression/compression-cache.ts";
import { packForms } from "#scripts/compression/packed-forms.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const page = Buffer.from("<p>Casas modulares de madera, con medida y sin prisa.</p>\n".repeat(60));
const other = Buffer.from("<p>Otra página.</p>\n".repeat(200));
/** Forms that no compressor would make, by which a test sees that an entry was used. */
const marked: CompressedForms = { br: Buffer.from("br de antes"), gzip: Buffer.from("gzip de antes") };

/** Returns a folder whose cache has an entry for `page`, and the file of that entry. */
async function cachedPage() {
  const root = makeFolder({});
  await openCompressionCache(root).compress(page, "best");
  const folder = join(root, compressionCacheFolder);
  const [name = ""] = readdirSync(folder);
  return { root, folder, entry: join(folder, name) };
}

const compressAgain = (root: string) => openCompressionCache(root).compress(page, "best");

test("what the cache gives is what compressing gives", async () => {
  const { root } = await cachedPage();
  expect(await compressAgain(root)).toEqual(await compressText(page, "best"));
});

test("an entry of an earlier build is used", async () => {
  const { root, entry } = await cachedPage();
  writeFileSync(entry, packForms(marked));
  expect(await compressAgain(root)).toEqual(marked);
});

test("another text and another level have entries of their own", async () => {
  const { root, folder } = await cachedPage();
  const cache = openCompressionCache(root);
  const { br = page } = await cache.compress(other, "best");
  const { gzip = page } = await cache.compress(page, "quick");
  expect([brotliDecompressSync(br), gunzipSync(gzip)]).toEqual([other, page]);
  expect(readdirSync(folder).length).toBe(3);
});

test("a text without forms is remembered as such", async () => {
  const { root } = await cachedPage();
  const cache = openCompressionCache(root);
  expect([await cache.compress(Buffer.from("a"), "best"), await cache.compress(Buffer.from("a"), "best")]).toEqual([
    {},
    {},
  ]);
});

test.each<[string, (entry: string) => void]>([
  ["empty", (entry) => writeFileSync(entry, "")],
  ["half written", (entry) => truncateSync(entry, Math.floor(readFileSync(entry).length / 2))],
  ["a byte short", (entry) => truncateSync(entry, readFileSync(entry).length - 1)],
  ["longer than it should be", (entry) => writeFileSync(entry, "x", { flag: "a" })],
  [
    "changed in one bit",
    (entry) =>
      writeFileSync(
        entry,
        readFileSync(entry).map((byte, at) => (at === 60 ? byte ^ 1 : byte)),
      ),
  ],
  ["something else", (entry) => writeFileSync(entry, "<html>".repeat(50))],
])("an entry that is %s is not trusted and made anew", async (_, damage) => {
  const { root, entry } = await cachedPage();
  const whole = readFileSync(entry);
  damage(entry);
  expect(await compressAgain(root)).toEqual(await compressText(page, "best"));
  expect(readFileSync(entry)).toEqual(whole);
});

test("entries that a build did not use are deleted, and what a killed process left", async () => {
  const { root, folder, entry } = await cachedPage();
  writeFileSync(`${entry}.4711.0`, "half");
  const cache = openCompressionCache(root);
  await cache.compress(other, "best");
  sweepCompressionCache(root, cache.used());
  expect(readdirSync(folder)).toEqual(cache.used());
});

test("a cache that is shared through a link is left alone", async () => {
  const { root, folder } = await cachedPage();
  renameSync(join(root, ".cache"), join(root, "shared"));
  symlinkSync(join(root, "shared"), join(root, ".cache"), "junction");
  sweepCompressionCache(root, []);
  expect(readdirSync(folder).length).toBe(1);
});

test("a folder that is taken away stops no build", async () => {
  const { root } = await cachedPage();
  const cache = openCompressionCache(root);
  rmSync(join(root, ".cache"), { recursive: true });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await cache.compress(page, "best")).toEqual(await compressText(page, "best"));
  sweepCompressionCache(root, []);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
