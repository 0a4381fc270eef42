import type { Plugin } from "vite";
import { assistantContent } from "./assistant-content.ts";
import { catalogueFiles } from "./catalogue-files.ts";
import { contentPictures } from "./content-pictures.ts";
import { knownCssSelectors } from "./known-css-selectors.ts";
import { liveContent } from "./live-content.ts";
import { localBackend } from "./local-backend.ts";
import { packageLicenses } from "./package-licenses.ts";
import { pageStarter } from "./page-starter.ts";
import { siteIcons } from "./site-icons.ts";
import { visitorStrings } from "./visitor-strings.ts";

export { canShowSite } from "#scripts/dev/can-show-site.ts";
export { liveContent };

/** Returns the plugins of this project; `vite.config.ts` adds that of React Router. */
export function sitePlugins(): Plugin[] {
  return [
    assistantContent(),
    catalogueFiles(),
    contentPictures(),
    liveContent(),
    knownCssSelectors(),
    localBackend(),
    packageLicenses(),
    pageStarter(),
    siteIcons(),
    visitorStrings(),
  ];
}
