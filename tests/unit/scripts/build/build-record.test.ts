import { readdirSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isBuildCurrent, readBuildRecord, writeBuildRecord } from "#scripts/build/build-record.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

const sources = {
  "app/root.tsx": "",
  "content/es/blog/uno.md": "",
  "package.json": "{}",
};

/** A project whose sources, folders included, date from second 1000 and whose build dates from second 2000. */
function makeProject(): string {
  const root = makeFolder({ ...sources, "build/build.json": "{}", "README.md": "" });
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) utimesSync(join(root, name), 1000, 1000);
  utimesSync(join(root, "build/build.json"), 2000, 2000);
  return root;
}

test("a build newer than every source is current", () => {
  expect(isBuildCurrent(makeProject())).toBe(true);
});

test.each(Object.keys(sources))("a change in %s makes the build old", (name) => {
  const root = makeProject();
  utimesSync(join(root, name), 2001, 2001);
  expect(isBuildCurrent(root)).toBe(false);
});

test("a deleted article makes the build old", () => {
  const root = makeProject();
  rmSync(join(root, "content/es/blog/uno.md"));
  expect(isBuildCurrent(root)).toBe(false);
});

test("files that the site is not made of do not count", () => {
  const root = makeProject();
  writeFiles(root, { "README.md": "nuevo", "tests/unit/x.test.ts": "nuevo" });
  expect(isBuildCurrent(root)).toBe(true);
});

test("a build says of which moment it is and whether it may go online, and is as old as its start", () => {
  const root = makeProject();
  const record = { moment: new Date("2026-12-01T00:00:00Z"), production: true };
  writeBuildRecord(root, "build", record, new Date(999_000));
  expect(readBuildRecord(root)).toEqual(record);
  expect(isBuildCurrent(root)).toBe(false);
});
