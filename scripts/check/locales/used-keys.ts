import { ruleCodes } from "#app/content/issues.ts";
import { type RouteTableEntry, routeTable } from "#app/routing/route-table.ts";
import { detailNames } from "./detail-names.ts";
import ownTexts from "./locale-texts.es.json" with { type: "json" };
import type { SourceStrings } from "./source-code.ts";

/** Keys that the locale file must have; `present` are those it has. */
export function usedKeys(strings: SourceStrings, present: ReadonlySet<string>): ReadonlySet<string> {
  const areas = new Set([...present].map((key) => key.slice(0, key.indexOf("."))));
  return new Set([
    ...fixedKeys(),
    ...strings.keys.map(({ text }) => text),
    // `label: "nav.about"`: a key on its way to `t`.
    ...strings.strings.map(({ text }) => text).filter((text) => looksLikeKey(text, areas)),
    // `{ key: "buildMissing" }` in `scripts/`: a key on its way to `message`.
    ...strings.strings
      .filter(({ file }) => !file.startsWith("app/"))
      .map(({ text }) => `cli.${text}`)
      .filter((key) => present.has(key)),
  ]);
}

/** Keys that tables ask for, not single calls. */
function fixedKeys(): string[] {
  const pathKeys = routeTable.flatMap(({ key, aliases = [] }: RouteTableEntry) => [
    key,
    ...aliases.map((alias) => `${key}@${alias}`),
  ]);
  return [
    "language.name",
    "language.direction",
    // Read by plain JavaScript, before anything else can run.
    "cli.nodeTooOld",
    ...pathKeys.map((key) => `paths.${key}`),
    ...ruleCodes
      // Faults of the locale file itself are explained in a file of their own.
      .filter((code) => !(code in ownTexts.rules))
      .flatMap((code) => [`check.rules.${code}.problem`, `check.rules.${code}.remedy`]),
    ...Object.entries(detailNames).flatMap(([group, names]) => names.map((name) => `check.${group}.${name}`)),
  ];
}

function looksLikeKey(text: string, areas: ReadonlySet<string>): boolean {
  return /^[a-z]+(?:\.[\w-]+)+$/i.test(text) && areas.has(text.slice(0, text.indexOf(".")));
}

// i18next chooses `key_one`, `key_other`… by the number that comes with the call.
const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;

/** The key that code writes: `blog.minutes_other` → `blog.minutes`. */
export function withoutPlural(key: string): string {
  return key.replace(pluralSuffix, "");
}
