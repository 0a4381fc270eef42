import type { Plugin } from "vite";
import { pageName } from "#app/site/page-name.server.ts";
import { openProject, type Site } from "#app/site/site.server.ts";

const name = "virtual:assistant";

/**
 * Offers to the panel of the assistant what it shows of the content: `import { pageNames } from "virtual:assistant"`. It
 * comes with the panel, so that pages do not carry it.
 */
export function assistantContent(): Plugin {
  let root = "";
  return {
    name: "assistant-content",
    configResolved(config) {
      root = config.root;
    },
    resolveId: { filter: { id: /^virtual:assistant$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:assistant$/ },
      handler: () => assistantModule(openProject(root)),
    },
  };
}

/** Returns the code of the module: all of the content that is bundled. */
export function assistantModule(site: Site): string {
  return [
    `export const pageNames = ${JSON.stringify(namesByPath(site))};`,
    `export const starters = ${JSON.stringify(startersByLocale(site))};`,
  ].join("\n");
}

function namesByPath({ paths, edition }: Site): Record<string, string> {
  return Object.fromEntries(paths.all().map((page) => [page.path, pageName(edition(page.locale), page)]));
}

function startersByLocale({ locales, edition }: Site): Record<string, readonly string[]> {
  return Object.fromEntries(
    locales.names().map((locale) => {
      const [assistant] = edition(locale).content.entries("assistant");
      return [locale, assistant?.data.starters ?? []];
    }),
  );
}
