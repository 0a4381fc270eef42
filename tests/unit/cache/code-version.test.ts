import { rmSync, symlinkSync } from "node:fs";
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

test("what a link leads to counts, in folders too", () => {
  const root = makeFolder({ ...files, "elsewhere/c.ts": "1", "d.ts": "1" });
  symlinkSync(join(root, "elsewhere"), join(root, "app/linked"), "junction");
  symlinkSync(join(root, "d.ts"), join(root, "app/d.ts"));
  const version = codeVersion(root, sources);
  writeFiles(root, { "elsewhere/c.ts": "2" });
  const later = codeVersion(root, sources);
  expect(later).not.toBe(version);
  writeFiles(root, { "d.ts": "2" });
  expect(codeVersion(root, sources)).not.toBe(later);
});

test("a link that leads nowhere, as editors make them, does not matter", () => {
  const root = makeFolder(files);
  const version = codeVersion(root, sources);
  symlinkSync(join(root, "nowhere"), join(root, "app/lock"));
  expect(codeVersion(root, sources)).toBe(version);
});
