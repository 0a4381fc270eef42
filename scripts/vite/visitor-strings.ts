import { basename } from "node:path";
import type { Plugin } from "vite";
import { defaultLocale } from "#app/i18n/languages.ts";
import { type Locales, openLocales } from "#app/i18n/locales.server.ts";
import type { StringGroup } from "#app/i18n/string-groups.ts";
import { buildAreas, developmentAreas, toolAreas, translationAreas } from "#app/i18n/tool-areas.ts";

/**
 * Makes of each locale file the strings that visitors of its language download: without the texts of the tools, of the
 * build and of unfinished pages, and with the original's for what is missing. The code is told how
 * many languages there are. The development server gives those with
 * which it began, as pages are rendered with them: a locale file may be half written since.
 */
export function visitorStrings(): Plugin {
  const hidden = new Set([...toolAreas, ...buildAreas]);
  let locales: Locales;
  return {
    name: "visitor-strings",
    enforce: "pre",
    // While developing, a language may come without a restart of the compiler.
    config: ({ root = process.cwd() }, { command }) => {
      const languages = command === "serve" ? "several" : String(openLocales(root).names().length);
      return { define: { "import.meta.env.SITE_LANGUAGES": JSON.stringify(languages) } };
    },
    configResolved({ command, root }) {
      const developing = command === "serve";
      if (!developing) for (const area of developmentAreas) hidden.add(area);
      locales = openLocales(root, { developing });
      if (!developing && locales.names().length === 1) for (const area of translationAreas) hidden.add(area);
      // Read now, and kept.
      if (developing) for (const locale of locales.names()) locales.strings(locale);
    },
    transform: {
      filter: { id: /\/locales\/[^/]+\.json$/ },
      handler(_written, id) {
        if (this.environment.name !== "client") return null;
        const locale = basename(id, ".json");
        // While developing, one that cannot be read is no language of the site.
        const { own, missing } = locales.strings(locales.names().includes(locale) ? locale : defaultLocale);
        return { code: JSON.stringify({ own: shown(own), missing: shown(missing) }), map: null };
      },
    },
  };

  function shown(strings: StringGroup): StringGroup {
    return Object.fromEntries(Object.entries(strings).filter(([area]) => !hidden.has(area)));
  }
}
