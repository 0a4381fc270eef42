import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const replacesModules = /\bvi\s*\.\s*(?:mock|doMock|resetModules)\s*\(/;

test("the files that replace modules, and no others, are named as those that run isolated", () => {
  const files = readdirSync("tests/unit", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.test\.tsx?$/.test(file),
  );
  const replacing = files.filter((file) => replacesModules.test(readFileSync(join("tests/unit", file), "utf8")));
  expect(files.filter((file) => /\.isolated\.test\.tsx?$/.test(file)).toSorted()).toEqual(replacing.toSorted());
  expect(replacing.length).toBeGreaterThan(0);
});
