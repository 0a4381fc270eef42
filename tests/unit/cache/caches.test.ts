import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openCaches } from "#app/cache/caches.server.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

test("what is noted of a text under one heading leaves the others as they are", () => {
  const root = makeFolder({});
  const first = openCaches(root, "v1");
  first.notes<number>("length").put("00aa", 3);
  openCaches(root, "v1").notes<string>("title").put("00aa", "Uno");
  const later = openCaches(root, "v1");
  expect(later.notes<number>("length").get("00aa")).toBe(3);
  expect(later.notes<string>("title").get("00aa")).toBe("Uno");
  expect(later.notes<string>("title").get("00bb")).toBeUndefined();
  expect(openCaches(root, "v2").notes<number>("length").get("00aa")).toBeUndefined();
});

test("what another thread notes of a text is found by one that has read of it before", () => {
  const root = makeFolder({});
  const [here, there] = [openCaches(root, "v1"), openCaches(root, "v1")];
  here.notes<number>("length").put("00aa", 3);
  expect(here.notes<string>("title").get("00aa")).toBeUndefined();
  there.notes<string>("title").put("00aa", "Uno");
  expect(here.notes<string>("title").get("00aa")).toBe("Uno");
  expect(here.notes<number>("length").get("00aa")).toBe(3);
});

test("notes that are put together are all there, beside those of before", () => {
  const root = makeFolder({});
  const caches = openCaches(root, "v1");
  const title = caches.notes<string>("title");
  openCaches(root, "v1").notes<number>("length").put("00aa", 3);
  caches.noteTogether("00aa", () => {
    title.put("00aa", "Uno");
    caches.notes<string>("date").put("00aa", "2026-01-01");
    title.put("00bb", "Dos");
    expect(title.get("00aa")).toBe("Uno");
  });
  const later = openCaches(root, "v1");
  expect(later.notes<number>("length").get("00aa")).toBe(3);
  expect(later.notes<string>("date").get("00aa")).toBe("2026-01-01");
  expect(["00aa", "00bb"].map((key) => later.notes<string>("title").get(key))).toEqual(["Uno", "Dos"]);
});

test("a sweep keeps what any thread has touched, in the kinds that were opened", () => {
  const root = makeFolder({});
  for (const kind of ["bodies", "pages", "other"]) {
    for (const key of ["00aa", "00bb", "00cc"]) openCaches(root, "v1").open<number>(kind).put(key, 1);
  }
  const [here, there] = [openCaches(root, "v1"), openCaches(root, "v1")];
  here.open<number>("bodies").get("00aa");
  here.open<number>("pages").get("00bb");
  there.open<number>("bodies").get("00cc");
  here.sweep([there.touched()]);
  const names = (kind: string) => readdirSync(join(root, ".cache", kind, "00")).sort();
  expect([names("bodies"), names("pages"), names("other")]).toEqual([
    ["00aa", "00cc"],
    ["00bb"],
    ["00aa", "00bb", "00cc"],
  ]);
});

test("without a version nothing is kept, not even within a process", () => {
  const root = makeFolder({});
  const caches = openCaches(root, undefined);
  caches.open<number>("bodies").put("00aa", 1);
  caches.notes<number>("length").put("00aa", 1);
  expect(caches.open<number>("bodies").get("00aa")).toBeUndefined();
  expect(caches.notes<number>("length").get("00aa")).toBeUndefined();
  caches.sweep();
  expect(existsSync(join(root, ".cache"))).toBe(false);
});
