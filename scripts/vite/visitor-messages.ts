import type { Plugin } from "vite";
import { buildAreas, toolAreas } from "#app/i18n/tool-areas.ts";

/** Leaves the texts of the tools and of the build out of the strings that visitors download. */
export function visitorMessages(): Plugin {
  return {
    name: "visitor-messages",
    enforce: "pre",
    transform: {
      filter: { id: /\/locales\/[^/]+\.json$/ },
      handler(source) {
        if (this.environment.name !== "client") return null;
        const areas = Object.entries(JSON.parse(source.replace(/^\uFEFF/, ""))).filter(
          ([area]) => !toolAreas.includes(area) && !buildAreas.includes(area),
        );
        return { code: JSON.stringify(Object.fromEntries(areas)), map: null };
      },
    },
  };
}
