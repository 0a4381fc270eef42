import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "./scripts/make-folder.ts";

/** Returns the lines of a component in which lint finds words that belong into `locales/es.json`. */
function linesWithWords(markup: readonly string[]): number[] {
  const input = ["export const x = (a, b) => (", "  <section>", ...markup, "  </section>", ");", ""].join("\n");
  return linesRefused(input).map((line) => line - 2);
}

/** Returns the lines of a component that rules of this project refuse. */
function linesRefused(input: string): number[] {
  const settings = ["biome.json", "biome.floors.json", "biome.words.grit", "biome.browser.grit"];
  const cwd = makeFolder({
    ...Object.fromEntries(settings.map((name) => [name, readFileSync(name, "utf8")])),
    "app/components/words.tsx": input,
  });
  const args = ["lint", "--reporter=github", "--vcs-enabled=false", "."];
  const { stdout } = spawnSync(resolve("node_modules/.bin/biome"), args, { cwd, encoding: "utf8" });
  const found = [...stdout.matchAll(/title=(?:plugin|lint\/style\/noJsxLiterals),.*?,line=(\d+)/g)];
  return found.map(([, line]) => Number(line)).sort((one, other) => one - other);
}

test("words between tags, in what is read aloud and in what an expression comes out as are found", () => {
  const markup = [
    "<h2>Un título</h2>",
    '<p aria-label="Un rótulo" />',
    "<img src={a} alt={`Foto`} />",
    '{a ? "Cerrar" : b}',
    '{a && "Cerrar"}',
  ];
  expect(linesWithWords(markup)).toEqual([1, 2, 3, 4, 5]);
});

test("signs, values, other attributes and strings of the locale file are none", () => {
  const markup = [
    '<p className="card" id="x" role="list">({b})</p>',
    '<img src="/x.png" alt="" title={t("a.b")} aria-label={b} />',
    '{a ? t("a.b") : b}',
    "{/* `app/pages/`: the pages. */}",
  ];
  expect(linesWithWords(markup)).toEqual([]);
});

test("a component may import types of schemas, and no values, with which zod would come", () => {
  const input = [
    'import type { z } from "zod";',
    'import { type OpenHours, weekdays } from "#app/content/schemas/site.ts";',
    'import { type Action } from "#app/schemas/fields.ts";',
    'import { collectionNames } from "#app/content/collections.ts";',
    "",
  ];
  expect(linesRefused(input.join("\n"))).toEqual([2, 4]);
});
