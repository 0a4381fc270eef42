import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codeVersion } from "#app/cache/code-version.server.ts";
import { hashOf } from "#app/cache/hash.server.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

const files = { "app/a.ts": "1", "app/deep/b.ts": "2", "lock.json": "{}", "content/x.md": "x" };
const sources = ["app", "lock.json", "missing"];

test("the version is the same for the same files, in whatever folder and order", () => {
  const version = codeVersion(makeFolder(files), sources);
  expect(codeVersion(makeFolder(files), sources.toReversed())).toBe(version);
  expect(version).toMatch(/^[0-9a-f]{40}$/);
});

test.each([
  ["a changed file", { "app/deep/b.ts": "3" }],
  ["a new file", { "app/deep/c.ts": "" }],
  ["a file that was missing", { missing: "" }],
  ["a changed file beside the folders", { "lock.json": "[]" }],
])("%s makes another version", (_name, changed) => {
  const root = makeFolder(files);
  const version = codeVersion(root, sources);
  writeFiles(root, changed);
  expect(codeVersion(root, sources)).not.toBe(version);
});

test("a deleted or renamed file makes another version; a hidden one or one elsewhere does not", () => {
  const root = makeFolder(files);
  const version = codeVersion(root, sources);
  writeFiles(root, { "app/.DS_Store": "x", "content/x.md": "y" });
  expect(codeVersion(root, sources)).toBe(version);
  rmSync(join(root, "app/a.ts"));
  expect(codeVersion(root, sources)).not.toBe(version);
  writeFiles(root, { "app/c.ts": "1" });
  expect(codeVersion(root, sources)).not.toBe(version);
});

test("lists of texts that are parted differently have different hashes", () => {
  expect(hashOf("ab", "c")).not.toBe(hashOf("a", "bc"));
  expect(hashOf("a", "")).not.toBe(hashOf("a"));
  expect(hashOf("ñ")).toBe(hashOf(Buffer.from("ñ")));
});
