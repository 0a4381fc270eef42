import { expect, test } from "vitest";
import { createMemo } from "#app/content/memo.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { splitPlural } from "#app/i18n/plural-forms.ts";
import { flatStrings } from "#app/i18n/string-groups.ts";
import { toolAreas } from "#app/i18n/tool-areas.ts";
import { type BuiltSite, listFiles } from "#tests/site/built-site.ts";
import { frozenSite, realSite } from "./built-sites.ts";
import { openGrownSite } from "./grown-site.ts";
import { namedScripts, readScripts } from "./read-scripts.ts";
import { withImports } from "./script-imports.ts";
import { readScriptStrings, readStringFile, type ScriptStrings } from "./script-strings.ts";

const sites = [
  ["the company's site", realSite],
  ["the frozen site", frozenSite],
  ["a site in several languages", openGrownSite()],
] as const;

// What is loaded on use too, with all that the page has by then.
test.each(sites)(
  "%s: to each page come the strings that its scripts name, in its language, and no others",
  (_name, site) => {
    const scripts = readScripts(site);
    const once = createMemo();
    const said = (name: string) => once(`script ${name}`, () => readScriptStrings(scripts.get(name) ?? ""));
    const stringsIn = (file: string) => once(`file ${file}`, () => readStringFile(scripts.get(file) ?? ""));
    const stringsOf = (locale: string) => once(`locale ${locale}`, () => allStrings(site, locale));
    const issues: Record<string, readonly string[]> = {};
    const seen = new Set<string>();
    for (const file of listFiles(site.client).filter((name) => name.endsWith(".html"))) {
      const named = namedScripts(site.read(file));
      // A page at an earlier path.
      if (named.length === 0) continue;
      const locale = site.site.locales.names().find((name) => file.split(/[/.]/)[0] === name) ?? defaultLocale;
      for (const loaded of [[], ...loadedOnUse(scripts, named, said).map((name) => [name])]) {
        const names = [...withImports(scripts, [...named, ...loaded])].sort();
        if (seen.has([locale, ...names].join())) continue;
        seen.add([locale, ...names].join());
        const parts = names.map(said);
        const wanted = stringsNamedBy(parts, stringsOf(locale));
        const brought = new Map(parts.flatMap((part) => broughtBy(part, locale, stringsIn)));
        const wrong = [...wanted, ...brought].filter(([key]) => wanted.get(key) !== brought.get(key));
        if (wrong.length > 0) issues[[file, ...loaded].join(" + ")] = [...new Map(wrong).keys()];
      }
    }
    expect(issues).toEqual({});
    // Every language has a page of each kind.
    expect(seen.size).toBeGreaterThan(20 * site.site.locales.names().length);
  },
);

/** Returns the scripts that the scripts of a page load on use, and those that these load. */
function loadedOnUse(
  scripts: ReadonlyMap<string, string>,
  named: readonly string[],
  said: (name: string) => ScriptStrings,
): string[] {
  const found = new Set<string>();
  const waiting = [...named];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const loaded of [...withImports(scripts, [name])].flatMap((script) => said(script).loaded)) {
      if (!found.has(loaded)) waiting.push(loaded);
      found.add(loaded);
    }
  }
  return [...found];
}

/** Returns the strings of a language by their keys; what it lacks is the original's. Programs alone read the others. */
function allStrings({ site }: BuiltSite, locale: string): [key: string, text: string][] {
  const { own, missing } = site.locales.strings(locale);
  return [...flatStrings(missing), ...flatStrings(own)].filter(([key]) => !toolAreas.includes(key.split(".")[0] ?? ""));
}

/** Returns those strings whose keys stand in the code of scripts. */
function stringsNamedBy(
  parts: readonly ScriptStrings[],
  strings: readonly [key: string, text: string][],
): Map<string, string> {
  const texts = new Set(parts.flatMap((part) => [...part.texts]));
  // The words of paths are asked for as a whole, by every link.
  const beginnings = ["paths.", ...parts.flatMap((part) => [...part.beginnings])].filter((text) => text.endsWith("."));
  const isNamed = (key: string) =>
    texts.has(splitPlural(key).stem) || beginnings.some((beginning) => key.startsWith(beginning));
  return new Map(strings.filter(([key]) => isNamed(key)));
}

/** Returns the strings that a script brings to a page of a language. */
function broughtBy(
  { strings, files }: ScriptStrings,
  locale: string,
  stringsIn: (file: string) => ReadonlyMap<string, string>,
): [key: string, text: string][] {
  const file = files[locale];
  return [...strings, ...(file === undefined ? [] : stringsIn(file))];
}
