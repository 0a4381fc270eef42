import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { bundleVersion, openBundleCache } from "#scripts/build/bundle/bundle-cache.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

const files = {
  "work/client/assets/a.js": "a();",
  "work/client/favicon.svg": "<svg/>",
  "work/server/index.js": "b();",
};

/** Returns a project whose bundles were kept under the key «one». */
function keep() {
  const root = makeFolder(files);
  const cache = openBundleCache(root);
  cache.store("one", join(root, "work"));
  const version = bundleVersion("one", join(root, "work"));
  return { root, cache, version, cached: join(root, ".cache/bundle/one"), target: join(root, "again") };
}

test("bundles come back as they were, with the same hash", () => {
  const { cache, version, target } = keep();
  expect(cache.restore("one", target)).toBe(version);
  expect(readFileSync(join(target, "client/assets/a.js"), "utf8")).toBe("a();");
  expect(readFileSync(join(target, "server/index.js"), "utf8")).toBe("b();");
});

test("bundles of another key are not there", () => {
  const { cache, target } = keep();
  expect(cache.restore("two", target)).toBeUndefined();
});

test("the hash depends on the key and on the files", () => {
  const { root, version } = keep();
  expect(bundleVersion("two", join(root, "work"))).not.toBe(version);
  writeFiles(root, { "work/client/assets/a.js": "c();" });
  expect(bundleVersion("one", join(root, "work"))).not.toBe(version);
});

test("what somebody changes in a build does not reach the cache", () => {
  const { cache, version, target } = keep();
  cache.restore("one", target);
  writeFileSync(join(target, "client/assets/a.js"), "changed();");
  expect(cache.restore("one", target)).toBe(version);
  expect(readFileSync(join(target, "client/assets/a.js"), "utf8")).toBe("a();");
});

test.each([
  ["is changed", (cached: string) => writeFileSync(join(cached, "client/assets/a.js"), "x();")],
  ["is missing", (cached: string) => rmSync(join(cached, "server/index.js"))],
  ["is too many", (cached: string) => writeFileSync(join(cached, "client/other.js"), "")],
])("bundles of which a file %s are not used, and leave nothing behind", (_name, damage) => {
  const { cache, cached, target } = keep();
  damage(cached);
  expect(cache.restore("one", target)).toBeUndefined();
  expect(existsSync(target)).toBe(false);
});

test("bundles without their list, whose writing was broken off, are not used", () => {
  const { cache, cached, target } = keep();
  rmSync(`${cached}.json`);
  expect(cache.restore("one", target)).toBeUndefined();
  expect(existsSync(target)).toBe(false);
});

test("bundles whose folder is gone are not used", () => {
  const { cache, cached, target } = keep();
  rmSync(cached, { recursive: true });
  expect(cache.restore("one", target)).toBeUndefined();
});

test("where nothing can be stored, a warning says so and the build goes on", () => {
  const root = makeFolder({ ...files, ".cache": "a file where the folder should be" });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  openBundleCache(root).store("one", join(root, "work"));
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("only the last bundles are kept", () => {
  const { root, cache } = keep();
  cache.store("two", join(root, "work"));
  expect(readdirSync(join(root, ".cache/bundle")).sort()).toEqual(["two", "two.json"]);
});
