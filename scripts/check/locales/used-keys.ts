import { ruleCodes } from "#app/content/rule-codes.ts";
import { fileKeys, routeTable } from "#app/routing/route-table.ts";
import { detailNames } from "./detail-names.ts";
import ownTexts from "./locale-texts.es.json" with { type: "json" };
import type { SourceStrings } from "./source-code.ts";

/** Returns the keys that the locale file must have; `present` are those that it has. */
export function usedKeys(strings: SourceStrings, present: ReadonlySet<string>): ReadonlySet<string> {
  const areas = new Set([...present].map((key) => key.slice(0, key.indexOf("."))));
  return new Set([
    ...fixedKeys(),
    ...strings.keys.map(({ text }) => text),
    ...[...present].filter((key) => strings.shapes.some((shape) => shape.test(key))),
    // `label: "nav.about"`: a key that is passed to `t` later.
    ...strings.strings.map(({ text }) => text).filter((text) => looksLikeKey(text, areas)),
    // `{ key: "buildMissing" }` in `scripts/`: a key that is passed to `message` later.
    ...strings.strings
      .filter(({ file }) => !file.startsWith("app/"))
      .map(({ text }) => `cli.${text}`)
      .filter((key) => present.has(key)),
  ]);
}

/** Returns the keys that tables name instead of single calls. */
function fixedKeys(): string[] {
  const pathKeys = routeTable.flatMap(({ key, aliases = [] }) => [key, ...aliases.map((alias) => `${key}@${alias}`)]);
  return [
    "language.name",
    "language.direction",
    "language.formats",
    // Used by `run.mjs`, which is not parsed for calls of `message`.
    "cli.nodeTooOld",
    ...[...pathKeys, ...fileKeys].map((key) => `paths.${key}`),
    ...ruleCodes
      // Rules about the locale file itself have their sentences in `locale-texts.es.json`.
      .filter((code) => !(code in ownTexts.rules))
      .flatMap((code) => [`check.rules.${code}.problem`, `check.rules.${code}.remedy`]),
    ...Object.entries(detailNames).flatMap(([group, names]) => names.map((name) => `check.${group}.${name}`)),
  ];
}

function looksLikeKey(text: string, areas: ReadonlySet<string>): boolean {
  return /^[a-z]+(?:\.[\w-]+)+$/i.test(text) && areas.has(text.slice(0, text.indexOf(".")));
}
