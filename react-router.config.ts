import type { Config } from "@react-router/dev/config";
import { site } from "#app/site/current-site.server.ts";

/** Folder of the bundles that the build script asks for. It renders the pages itself, much faster. */
const bundleFolder = process.env.SITE_BUNDLE_DIRECTORY;

/** The development server renders pages on request: for a list of all paths it would have to read every article. */
const isDeveloping = process.env.NODE_ENV === "development";

export default {
  // With a server, React Router leaves the server's bundle in place, of which the build script makes the pages.
  ssr: isDeveloping || bundleFolder !== undefined,
  // What a site without a server always has.
  routeDiscovery: { mode: "initial" },
  ...(!isDeveloping &&
    bundleFolder === undefined && { prerender: () => [...site.paths.prerendered(), ...site.paths.unreached()] }),
  ...(bundleFolder !== undefined && { buildDirectory: bundleFolder }),
} satisfies Config;
