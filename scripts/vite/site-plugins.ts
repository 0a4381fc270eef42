import type { Plugin } from "vite";
import { assistantContent } from "./assistant-content.ts";
import { issuePanel } from "./issue-panel.ts";
import { pageStarter } from "./page-starter.ts";
import { reloadContent } from "./reload-content.ts";
import { siteServer } from "./site-server.ts";
import { visitorStrings } from "./visitor-strings.ts";

export { createQuietLogger } from "./quiet-logger.ts";

/** Returns the plugins of this project; `vite.config.ts` adds that of React Router. */
export function sitePlugins(): Plugin[] {
  return [assistantContent(), issuePanel(), pageStarter(), reloadContent(), siteServer(), visitorStrings()];
}
