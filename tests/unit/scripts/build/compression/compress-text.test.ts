import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { compressText } from "#scripts/build/compression/compress-text.ts";

test.each([0, 1024])("a text of %i bytes has no forms", async (bytes) => {
  expect(await compressText(Buffer.alloc(bytes, "a"), "best")).toEqual({});
});

test("forms that are not smaller are left out", async () => {
  // Nothing is known to make hashes smaller.
  const noise = Buffer.concat(Array.from({ length: 100 }, (_, index) => hash("sha256", String(index), "buffer")));
  expect(await compressText(noise, "best")).toEqual({});
});
