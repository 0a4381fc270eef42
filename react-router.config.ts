import type { Config } from "@react-router/dev/config";
import { site } from "#app/site/current-site.server.ts";

/** The development server renders pages on request: for a list of all paths it would have to read every article. */
const isDeveloping = process.env.NODE_ENV === "development";

// A build that is killed has this process end too, which would write its folder again.
if (process.env.SITE_BUILD_DIRECTORY !== undefined) {
  process.once("disconnect", () => process.exit(1));
  process.channel?.unref();
}

export default {
  ssr: isDeveloping,
  // A site without a server always has this mode.
  routeDiscovery: { mode: "initial" },
  // While one page waits for its pictures' facts another one is rendered.
  ...(!isDeveloping && {
    prerender: { paths: () => [...site.paths.prerendered(), ...site.paths.emptyRoutePaths()], concurrency: 4 },
  }),
  // Our build writes beside the last one, whose place it takes when it is complete.
  buildDirectory: process.env.SITE_BUILD_DIRECTORY ?? "build",
} satisfies Config;
