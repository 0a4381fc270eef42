import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no package runs a script while it is installed", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

test("the packages that would run one are those that are known to work without", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const names = Object.entries<{ hasInstallScript?: boolean }>(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace("node_modules/", ""));
  expect(names).toEqual(["@parcel/watcher", "deno"]);
});
