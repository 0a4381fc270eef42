import type { Config } from "@react-router/dev/config";
import { site } from "#app/site/current-site.server.ts";

/** Folder of the bundles that the build script asks for. It renders the pages itself, much faster. */
const bundleFolder = process.env.SITE_BUNDLE_DIRECTORY;

export default {
  // With a server, React Router leaves the server's bundle in place, of which the build script makes the pages.
  ssr: bundleFolder !== undefined,
  // What a site without a server always has.
  routeDiscovery: { mode: "initial" },
  ...(bundleFolder === undefined ? { prerender: () => site.paths.prerendered() } : { buildDirectory: bundleFolder }),
} satisfies Config;
