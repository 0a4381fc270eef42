import type { Plugin } from "vite";

/** Top-level areas of a locale file that only programs read: the commands, the local backend and the chat function. */
const commandAreas = ["check", "cli", "local", "replies"];

/** Leaves the texts of the commands out of the strings that visitors download. */
export function visitorMessages(): Plugin {
  return {
    name: "visitor-messages",
    enforce: "pre",
    transform: {
      filter: { id: /\/locales\/[^/]+\.json$/ },
      handler(source) {
        if (this.environment.name !== "client") return null;
        const areas = Object.entries(JSON.parse(source.replace(/^\uFEFF/, ""))).filter(
          ([area]) => !commandAreas.includes(area),
        );
        return { code: JSON.stringify(Object.fromEntries(areas)), map: null };
      },
    },
  };
}
