import { utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtAt, recordBuildMoment } from "#scripts/serve/build-moment.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

const page = "build/client/index.html";

test("a build is of the moment for which it was made, not of that at which", () => {
  const root = makeFolder({ [page]: "" });
  recordBuildMoment(join(root, "build"), new Date("2026-12-01T00:00:00Z"));
  expect(builtAt(root)).toEqual(new Date("2026-12-01T00:00:00Z"));
});

test("pages that are newer than the record are of their own time", () => {
  const root = makeFolder({ [page]: "" });
  recordBuildMoment(join(root, "build"), new Date("2026-12-01T00:00:00Z"));
  utimesSync(join(root, page), 4_000_000_000, 4_000_000_000);
  expect(builtAt(root)).toEqual(new Date(4_000_000_000_000));
});

test("without a record, or with one that says nothing, pages are of their own time", () => {
  const root = makeFolder({ [page]: "" });
  utimesSync(join(root, page), 1000, 1000);
  expect(builtAt(root)).toEqual(new Date(1_000_000));
  writeFiles(root, { "build/moment.txt": "¿?" });
  expect(builtAt(root)).toEqual(new Date(1_000_000));
});

test("without a built page there is no moment", () => {
  expect(builtAt(makeFolder({ "build/moment.txt": "2026-12-01T00:00:00.000Z\n" }))).toBeUndefined();
});
