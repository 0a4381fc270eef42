import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { flatStrings, groupStrings } from "#app/i18n/string-groups.ts";

const projectStrings = fileURLToPath(new URL("../../locales/es.json", import.meta.url));

/**
 * Writes the locale file of the frozen site: the strings of the project, those that `frozen-strings.json` has in its
 * words. So a new string is in one file only, and changing the words of another breaks no test.
 */
export function writeFixtureStrings(root: string): void {
  const file = join(root, "locales", "es.json");
  const frozen = new Map(flatStrings(readJson(join(root, "frozen-strings.json"))));
  const strings = flatStrings(readJson(projectStrings)).map(([key, text]) => [key, frozen.get(key) ?? text] as const);
  const text = `${JSON.stringify(groupStrings(strings), undefined, 2)}\n`;
  // What it is made from has not changed: a newer file would make a built site look old.
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  // Several processes may do this at once, and none may read half a file.
  const written = `${file}.${process.pid}`;
  writeFileSync(written, text);
  renameSync(written, file);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
