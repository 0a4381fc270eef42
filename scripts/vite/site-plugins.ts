import type { Plugin } from "vite";
import { liveContent } from "./live-content.ts";
import { pageStarter } from "./page-starter.ts";
import { readBeforePages } from "./read-before-pages.ts";
import { siteServer } from "./site-server.ts";
import { stylesOnce } from "./styles-once.ts";
import { visitorStrings } from "./visitor-strings.ts";

export { canShowSite } from "#scripts/dev/can-show-site.ts";
export { createQuietLogger } from "./quiet-logger.ts";
export { liveContent };

/** Returns the plugins of this project; `vite.config.ts` adds that of React Router. */
export function sitePlugins(): Plugin[] {
  return [liveContent(), pageStarter(), readBeforePages(), siteServer(), stylesOnce(), visitorStrings()];
}
