import type { Config } from "@react-router/dev/config";
import { site } from "#app/site/current-site.server.ts";

export default {
  ssr: false,
  // The build script writes next to the old build and swaps the folders when everything is right.
  buildDirectory: process.env.SITE_BUILD_DIRECTORY ?? "build",
  prerender: () => site.paths.prerendered(),
} satisfies Config;
