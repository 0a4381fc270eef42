import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { defaultLocale } from "#app/i18n/languages.ts";
import { type Locales, openLocales } from "#app/i18n/locales.server.ts";
import type { StringGroup } from "#app/i18n/string-groups.ts";
import { toolAreas, translationAreas } from "#app/i18n/tool-areas.ts";
import { findUsedKeys, pickStrings, type UsedKeys } from "./used-strings.ts";

/**
 * Brings strings to visitors. In a built site of one language each script carries those that its own code uses. In one of
 * several languages a route's script, or one that is loaded on use, asks for a file with those that it and its imports use
 * beyond the root's, in the language of the page. `app/frame/start/create-page-i18n.ts` receives them.
 *
 * The development server gives all strings of a language but those of the tools. They are those with which it began, as
 * pages are rendered with them: a locale file may be half written since.
 */
export function visitorStrings(): Plugin {
  let locales: Locales;
  let developing = false;
  return {
    name: "visitor-strings",
    enforce: "pre",
    // While developing, a language may come without a restart of the compiler.
    config: ({ root = process.cwd() }, { command }) => {
      const languages = command === "serve" ? "several" : openLocales(root).names().join();
      return { define: { "import.meta.env.SITE_LANGUAGES": JSON.stringify(languages) } };
    },
    configResolved({ command, root }) {
      developing = command === "serve";
      locales = openLocales(root, { developing });
      // Read now, and kept.
      if (developing) for (const locale of locales.names()) locales.strings(locale);
    },
    transform: {
      filter: { id: /\/locales\/[^/]+\.json$/ },
      handler(_written, id) {
        if (!developing || this.environment.name !== "client") return null;
        const locale = basename(id, ".json");
        // One that cannot be read is no language of the site.
        const { own, missing } = locales.strings(locales.names().includes(locale) ? locale : defaultLocale);
        return {
          code: JSON.stringify({ own: without(toolAreas, own), missing: without(toolAreas, missing) }),
          map: null,
        };
      },
    },
    renderChunk(code, chunk, _options, { chunks }) {
      if (this.environment.name !== "client") return null;
      if (locales.names().length === 1) {
        // What needs other languages is still in the code, and is left out when it is minified.
        const own = without(translationAreas, locales.strings(defaultLocale).own);
        const strings = pickStrings(own, keysOf(chunk));
        return isEmpty(strings) ? null : { code: `${receiver}(${JSON.stringify(strings)});\n${code}`, map: null };
      }
      const keys = keysOfEntry(chunk, chunks);
      const files = locales.names().flatMap((locale) => {
        const { own, missing } = locales.strings(locale);
        const strings = { own: pickStrings(own, keys), missing: pickStrings(missing, keys) };
        if (isEmpty(strings.own) && isEmpty(strings.missing)) return [];
        const source = `export default ${JSON.stringify(strings)};\n`;
        const file = this.getFileName(this.emitFile({ type: "asset", name: `strings-${chunk.name}.js`, source }));
        return [`${JSON.stringify(locale)}:()=>import(${JSON.stringify(`./${basename(file)}`)})`];
      });
      return files.length === 0 ? null : { code: `await ${receiver}({${files}});\n${code}`, map: null };
    },
  };
}

/** Scripts may come before the one that receives strings: they wait for it in a list. */
const receiver = "(globalThis.siteStrings??=[]).push";

function without(areas: readonly string[], strings: StringGroup): StringGroup {
  return Object.fromEntries(Object.entries(strings).filter(([area]) => !areas.includes(area)));
}

function isEmpty(strings: StringGroup): boolean {
  return Object.keys(strings).length === 0;
}

type Chunk = Rolldown.RenderedChunk;

type Chunks = Readonly<Record<string, Chunk>>;

/** Returns the keys that the own code of a script uses, as far as it was not left out of the bundle. */
function keysOf({ modules }: Chunk): UsedKeys {
  const own = Object.entries(modules).filter(([id]) => !id.includes("/node_modules/"));
  return new Set(own.flatMap(([, { code }]) => [...findUsedKeys(code ?? "")]));
}

/** Returns the keys that a script uses with all that it imports, if it is asked for by itself; without the root's. */
function keysOfEntry(chunk: Chunk, chunks: Chunks): UsedKeys {
  if (!chunk.isEntry && !chunk.isDynamicEntry) return new Set();
  const root = isRoot(chunk) ? undefined : Object.values(chunks).find(isRoot);
  const known = root ? keysWithImports(root, chunks) : new Set();
  return new Set([...keysWithImports(chunk, chunks)].filter((key) => !known.has(key)));
}

/** Whether a script is that of `app/root.tsx`, which every page loads. */
function isRoot({ facadeModuleId, isEntry }: Chunk): boolean {
  return isEntry && facadeModuleId?.includes("/app/root.tsx") === true;
}

function keysWithImports(chunk: Chunk, chunks: Chunks, seen = new Set<string>()): UsedKeys {
  if (seen.has(chunk.fileName)) return new Set();
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((file) => chunks[file] ?? []);
  return new Set([...keysOf(chunk), ...imported.flatMap((other) => [...keysWithImports(other, chunks, seen)])]);
}
