import type { Config } from "@react-router/dev/config";
import { getPrerenderPaths } from "#app/routing/all-paths.server.ts";

export default {
  ssr: false,
  // The build script writes next to the old build and swaps the folders when everything is right.
  buildDirectory: process.env.SITE_BUILD_DIRECTORY ?? "build",
  prerender: () => getPrerenderPaths(),
} satisfies Config;
