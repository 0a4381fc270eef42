import { readFileSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { openLocales } from "#app/i18n/locales.server.ts";
import { buildAreas, developmentAreas, toolAreas } from "#app/i18n/tool-areas.ts";

/**
 * Leaves the texts of the tools, of the build and of unfinished pages out of the strings that visitors download. The
 * development server gives those with which it began, as pages are rendered with them: a locale file may be half written
 * since.
 */
export function visitorMessages(): Plugin {
  const texts = new Map<string, string>();
  const hidden = new Set([...toolAreas, ...buildAreas]);
  return {
    name: "visitor-messages",
    enforce: "pre",
    configResolved({ command, root }) {
      if (command !== "serve") {
        for (const area of developmentAreas) hidden.add(area);
        return;
      }
      for (const locale of openLocales(root, { developing: true }).names()) {
        const file = join(root, "locales", `${locale}.json`);
        texts.set(normalizePath(file), readFileSync(file, "utf8"));
      }
    },
    transform: {
      filter: { id: /\/locales\/[^/]+\.json$/ },
      handler(written, id) {
        if (this.environment.name !== "client") return null;
        const source = texts.get(id) ?? written;
        const areas = Object.entries(JSON.parse(source.replace(/^\uFEFF/, ""))).filter(([area]) => !hidden.has(area));
        return { code: JSON.stringify(Object.fromEntries(areas)), map: null };
      },
    },
  };
}
