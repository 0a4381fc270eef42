import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

const script = readFileSync(new URL("../../../scripts/run.mjs", import.meta.url), "utf8");
const locale = JSON.stringify({ cli: { nodeTooOld: "Hay {{found}}, falta {{needed}}. «{{found}}»" } });

/** A command that says with which words it was called. */
const greeting = "console.log(process.argv.slice(2).join()); export {};";

/** Runs a command beside a locale file, on this Node that calls itself by another version. */
function greet(version: string, localeFile?: string) {
  const files = {
    "scripts/run.mjs": script,
    "scripts/greet.ts": greeting,
    ...(localeFile && { "locales/es.json": localeFile }),
  };
  const folder = makeFolder(files);
  const disguise = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`;
  const preload = `data:text/javascript,${encodeURIComponent(disguise)}`;
  const args = ["--import", preload, join(folder, "scripts/run.mjs"), "greet", "Ana"];
  return spawnSync(process.execPath, args, { encoding: "utf8" });
}

test.each(["12.22.12", "22.21.9"])("Node %s is refused, in the words of the locale file", (version) => {
  const { status, stdout, stderr } = greet(version, locale);
  expect([status, stdout, stderr]).toEqual([1, "", `Hay ${version}, falta 22.22. «${version}»\n`]);
});

test.each(["22.22.0", "100.1.0"])("Node %s runs the command with its words", (version) => {
  const { status, stdout, stderr } = greet(version, locale);
  expect([status, stdout, stderr]).toEqual([0, "Ana\n", ""]);
});

test.each([undefined, '{ "cli": ', "{}"])("with the locale file %j, the versions are still named", (localeFile) => {
  const { status, stderr } = greet("20.20.0", localeFile);
  expect([status, stderr.trim().split("\n")]).toEqual([1, [expect.stringMatching(/Node 22\.22 .*Node 20\.20\.0/)]]);
});
