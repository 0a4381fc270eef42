import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { type CompressedForms, compressText } from "#scripts/build/compression/compress-text.ts";

const page = Buffer.from("<p>Casas modulares de madera, con medida y sin prisa.</p>\n".repeat(60));

const sizeOf = ({ br, gzip }: CompressedForms) => (br?.length ?? 0) + (gzip?.length ?? 0);

test.each(["best", "quick"] as const)(
  "both forms at the quality %s give the text again and are smaller",
  async (quality) => {
    const { br = Buffer.alloc(0), gzip = Buffer.alloc(0) } = await compressText(page, quality);
    expect(brotliDecompressSync(br)).toEqual(page);
    expect(gunzipSync(gzip)).toEqual(page);
    expect(br.length).toBeLessThan(page.length);
    expect(gzip.length).toBeLessThan(page.length);
  },
);

test("the best quality is smaller than the quick one", async () => {
  const words = readFileSync("docs/architecture.md");
  expect(sizeOf(await compressText(words, "best"))).toBeLessThan(sizeOf(await compressText(words, "quick")));
});

test("the same text gives the same bytes", async () => {
  expect(await compressText(page, "best")).toEqual(await compressText(page, "best"));
});

test.each([0, 1, 1024])("a text of %i bytes has no forms", async (bytes) => {
  expect(await compressText(Buffer.alloc(bytes, "a"), "best")).toEqual({});
});

test("a text of more than 1 kB has them", async () => {
  expect(Object.keys(await compressText(Buffer.alloc(1025, "a"), "quick"))).toEqual(["br", "gzip"]);
});

test("forms that are not smaller are left out", async () => {
  // Nothing is known to make hashes smaller.
  const noise = Buffer.concat(Array.from({ length: 100 }, (_, index) => hash("sha256", String(index), "buffer")));
  expect(await compressText(noise, "best")).toEqual({});
});
