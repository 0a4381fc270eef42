import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDiskCache } from "#app/cache/disk-cache.server.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

interface Value {
  readonly words: readonly string[];
}
const value: Value = { words: ["añadido", "línea\nnueva", "€"] };
const [key, other] = ["00aa", "00bb"];

const open = (folder: string, version = "v1") => openDiskCache<Value>({ folder: join(folder, "kind"), version });
const fileOf = (folder: string, name = key) => join(folder, "kind", name.slice(0, 2), name);

test("a value that was stored is there for later processes; others are not", () => {
  const folder = makeFolder({});
  expect(open(folder).get(key)).toBeUndefined();
  open(folder).put(key, value);
  expect(open(folder).get(key)).toEqual(value);
  expect(open(folder).get(other)).toBeUndefined();
  expect(readdirSync(join(folder, "kind", "00"))).toEqual([key]);
});

test("a later value takes the place of an earlier one", () => {
  const folder = makeFolder({});
  open(folder).put(key, value);
  open(folder).put(key, { words: [] });
  expect(open(folder).get(key)).toEqual({ words: [] });
});

test("a value of another version is not trusted, and is written anew", () => {
  const folder = makeFolder({});
  open(folder, "v1").put(key, value);
  expect(open(folder, "v2").get(key)).toBeUndefined();
  open(folder, "v2").put(key, value);
  expect(open(folder, "v2").get(key)).toEqual(value);
});

const damages: readonly [name: string, damage: (file: string) => void][] = [
  ["is empty", (file) => truncateSync(file, 0)],
  ["lacks its end", (file) => truncateSync(file, readFileSync(file).length - 3)],
  ["lacks all but its first line", (file) => truncateSync(file, readFileSync(file).indexOf("\n") + 1)],
  ["has no line end", (file) => writeFileSync(file, "x")],
  ["has a flipped byte", (file) => flipByte(file, readFileSync(file).length - 5)],
  ["has a flipped byte in its first line", (file) => flipByte(file, 3)],
  ["belongs to another key", (file) => writeFileSync(file, readFileSync(file, "utf8").replace(key, other))],
];

function flipByte(file: string, offset: number): void {
  const bytes = readFileSync(file);
  bytes[offset] = (bytes[offset] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

test.each(damages)("a file that %s is not trusted, and is written anew", (_name, damage) => {
  const folder = makeFolder({});
  open(folder).put(key, value);
  damage(fileOf(folder));
  expect(open(folder).get(key)).toBeUndefined();
  open(folder).put(key, value);
  expect(open(folder).get(key)).toEqual(value);
});

test("a sweep deletes what neither this process nor another thread has touched", () => {
  const folder = makeFolder({});
  for (const name of ["00aa", "00bb", "11cc", "22dd"]) open(folder).put(name, value);
  writeFileSync(`${fileOf(folder)}.99-0-1`, "left by a process that was killed");
  const cache = open(folder);
  cache.get("00aa");
  cache.put("33ee", value);
  expect(cache.touched()).toEqual(["00aa", "33ee"]);
  cache.sweep(["22dd"]);
  expect(readdirSync(join(folder, "kind"), { recursive: true, encoding: "utf8" }).sort()).toEqual(
    ["00", "00/00aa", "11", "22", "22/22dd", "33", "33/33ee"].map((path) => join(path)),
  );
});

test("without a right to write, or with the folder deleted meanwhile, values are made again", () => {
  const folder = makeFolder({ kind: "a file where the folder should be" });
  const cache = open(folder);
  cache.put(key, value);
  expect(cache.get(key)).toBeUndefined();
  cache.sweep();
  rmSync(join(folder, "kind"));
  cache.put(key, value);
  expect(cache.get(key)).toEqual(value);
  rmSync(join(folder, "kind"), { recursive: true });
  expect(cache.get(key)).toBeUndefined();
  cache.put(key, value);
  expect(existsSync(fileOf(folder))).toBe(true);
});
