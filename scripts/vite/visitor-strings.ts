import { basename } from "node:path";
import type { Plugin } from "vite";
import { defaultLocale } from "#app/i18n/languages.ts";
import { buildAreas, designerAreas, toolAreas } from "#app/i18n/locale-areas.ts";
import { type Locales, openLocales } from "#app/i18n/locales.server.ts";
import type { StringGroup } from "#app/i18n/string-groups.ts";

/**
 * Reduces the locale files that `app/i18n/load-strings.ts` imports to the strings that pages show, without those of the
 * tools, of the build and of the designer. While developing, these are the strings with which the server started,
 * because pages are rendered with them and a locale file may be half-written by now.
 */
export function visitorStrings(): Plugin {
  let locales: Locales;
  return {
    name: "visitor-strings",
    // Before Vite reads the file as JSON.
    enforce: "pre",
    // A language may be added while the server runs, so any value but "es" will do.
    config: ({ root = process.cwd() }, { command }) => {
      const languages = command === "serve" ? "several" : openLocales(root).names().join();
      return { define: { "import.meta.env.SITE_LANGUAGES": JSON.stringify(languages) } };
    },
    configResolved({ command, root }) {
      const developing = command === "serve";
      locales = openLocales(root, { developing });
      // Reads and keeps them now.
      if (developing) for (const locale of locales.names()) locales.strings(locale);
    },
    transform: {
      filter: { id: /\/locales\/[^/]+\.json$/ },
      handler(_written, id) {
        if (this.environment.name !== "client") return null;
        const locale = basename(id, ".json");
        // A locale file that cannot be read is no language of the site.
        const strings = locales.strings(locales.names().includes(locale) ? locale : defaultLocale);
        return { code: JSON.stringify(forVisitors(strings)), map: null };
      },
    },
  };
}

const otherAreas: ReadonlySet<string> = new Set([...toolAreas, ...buildAreas, ...designerAreas]);

function forVisitors(strings: StringGroup): StringGroup {
  return Object.fromEntries(Object.entries(strings).filter(([area]) => !otherAreas.has(area)));
}
