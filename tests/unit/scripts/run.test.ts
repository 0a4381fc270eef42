import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

const script = readFileSync(new URL("../../../scripts/run.mjs", import.meta.url), "utf8");
const locale = JSON.stringify({ cli: { nodeTooOld: "Hay {{found}}, falta {{needed}}. «{{found}}»" }, check: {} });

/** A command that says with which words it was called. */
const greeting = "console.log(process.argv.slice(2).join()); export {};";

/** Runs a command beside a locale file, on this Node that calls itself by another version. */
function greet(version: string, localeFile?: string) {
  const files = {
    "scripts/run.mjs": script,
    "scripts/greet.ts": greeting,
    ...(localeFile && { "locales/tools/es.json": localeFile }),
  };
  const folder = makeFolder(files);
  const disguise = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`;
  const preload = `data:text/javascript,${encodeURIComponent(disguise)}`;
  const args = ["--import", preload, join(folder, "scripts/run.mjs"), "greet", "Ana"];
  return spawnSync(process.execPath, args, { encoding: "utf8" });
}

test("a Node that is too old is refused, in the words of the locale file", () => {
  const { status, stdout, stderr } = greet("22.21.9", locale);
  expect([status, stdout, stderr]).toEqual([1, "", "Hay 22.21.9, falta 22.22. «22.21.9»\n"]);
});

test("a newer Node runs the command with its words", () => {
  const { status, stdout, stderr } = greet("100.1.0", locale);
  expect([status, stdout, stderr]).toEqual([0, "Ana\n", ""]);
});

test("the versions are named even if the locale file is broken", () => {
  const { status, stderr } = greet("20.20.0", '{ "cli": ');
  expect([status, stderr.trim().split("\n")]).toEqual([1, [expect.stringMatching(/Node 22\.22 .*Node 20\.20\.0/)]]);
});

test.each([
  ["no file", undefined],
  ["half a file", '{ "cli": '],
  ["no sentences", "{}"],
])("with %s no command begins", (_what, localeFile) => {
  const { status, stdout, stderr } = greet("100.1.0", localeFile);
  expect([status, stdout, stderr.trim().split("\n")]).toEqual([
    1,
    "",
    [expect.stringContaining("locales/tools/es.json")],
  ]);
});
