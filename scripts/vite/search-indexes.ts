import type { Plugin } from "vite";
import { searchIndexPath } from "#app/pages/site-map/search/search-index.ts";
import { openSite } from "#app/site/site.server.ts";
import { siteSearchIndex } from "#scripts/search/site-search-index.ts";

/** Serves the search index while developing: it is made when somebody searches, of the content as it is then. */
export function searchIndexes(): Plugin {
  return {
    name: "search-indexes",
    apply: "serve",
    configureServer(server) {
      const { root } = server.config;
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.replace(/\?.*/s, "");
        if (!path?.startsWith("/search-")) return next();
        try {
          const site = openSite(root, { developing: true });
          const locale = site.locales.names().find((name) => searchIndexPath(name) === path);
          if (locale === undefined) return next();
          const index = await siteSearchIndex(site, locale);
          response.setHeader("Content-Type", "application/json; charset=utf-8");
          response.setHeader("Cache-Control", "no-cache");
          response.end(JSON.stringify(index));
        } catch (error) {
          // Half-written content: the server shows why.
          next(error);
        }
      });
    },
  };
}
