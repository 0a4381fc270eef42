import { expect, test } from "vitest";
import { dataFile, htmlFile, isResource, isUnknownPage } from "#scripts/build/pages/page-files.ts";

test("pages are flat files with their data beside them", () => {
  expect([htmlFile("/"), dataFile("/")]).toEqual(["index.html", "_.data"]);
  expect([htmlFile("/blog/uno"), dataFile("/blog/uno")]).toEqual(["blog/uno.html", "blog/uno.data"]);
});

test("files of data and pages for unknown paths are told from pages", () => {
  expect(["/404.json", "/blog/404.json", "/blog/uno", "/"].filter(isResource)).toEqual(["/404.json", "/blog/404.json"]);
  expect(["/404", "/blog/404", "/xx/404", "/404.json", "/blog/uno-404"].filter(isUnknownPage)).toEqual([
    "/404",
    "/blog/404",
    "/xx/404",
  ]);
});
