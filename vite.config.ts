import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import type * as SitePlugins from "./scripts/vite/site-plugins.ts";

// Imported by Node itself: Vite bundles this file with all that it imports, which would be 260 files of the site's
// code.
const { href } = new URL("./scripts/vite/site-plugins.ts", import.meta.url);
const { canShowSite, createQuietLogger, liveContent, sitePlugins }: typeof SitePlugins = await import(href);

export default defineConfig(({ command }) => ({
  // React Router ends the process where it finds no paths; the plugin alone says what is wrong, and restarts the
  // server.
  plugins: command === "serve" && !canShowSite(process.cwd()) ? [liveContent()] : [reactRouter(), sitePlugins()],
  ...(command === "build" && { customLogger: createQuietLogger() }),
  css: {
    preprocessorOptions: {
      // Component partials begin with `@use "styles/tools"`, wherever they are.
      scss: { loadPaths: [fileURLToPath(new URL("./app", import.meta.url))] },
    },
  },
  // Found only when a page asks for them, they would make the development server reload it, in the middle of a message.
  optimizeDeps: {
    entries: ["app/integrations/{mail,supabase}-client.ts", "app/designer/viewer/design-viewer.ts"],
    include: ["i18next", "react-i18next", "react-i18next/initReactI18next"],
    // For the server's side of the routes, which no browser sees.
    exclude: [
      "github-slugger",
      "gray-matter",
      "hast-util-to-jsx-runtime",
      "rehype-sanitize",
      "remark-gfm",
      "remark-parse",
      "remark-rehype",
      "sharp",
      "unified",
      "yaml",
      "zod",
    ],
  },
  // Files with a hash in their name are cached for a year, so nothing small is inlined into the HTML.
  build: {
    assetsInlineLimit: 0,
    // The oldest browsers that the site promises, docs/speed.md. For older ones, light-dark() would be rewritten.
    target: ["chrome131", "edge131", "firefox133", "safari18.1"],
    // three is the largest script, which a visitor loads by opening the designer; `tests/build/budgets.test.ts` limits it.
    chunkSizeWarningLimit: 700,
    // On a busy machine the bundler would report how long its plugins took, which looks like a defect of the site.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        // The licences of the packages whose code visitors download.
        license: { fileName: "licenses.txt" },
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Left alone, a page asks for three dozen small scripts, which compress worse than a few: 7 kB more.
              groups: [
                { name: "vendor", test: /[\\/]node_modules[\\/](?:react-dom|react-router|i18next|react-i18next)[\\/]/ },
                // The frame of every page, with all that it imports. Not the entry: it has to begin after all others.
                {
                  name: "frame",
                  test: /[\\/]app[\\/](?:root|pages[\\/]shared[\\/]page-boundary\.route|components[\\/]form[\\/]form-control|components[\\/]hydrated[\\/]use-hydrated)\.tsx?$/,
                },
                // The plans of products and of the designer: of two scripts, these pages would load one more.
                { name: "plan", test: /[\\/]app[\\/]floor-plan[\\/](?:components[\\/](?:floor-plan|plan-)|feet)/ },
                // The fronts of models, which the drawing of their arrival would otherwise tear into three scripts.
                {
                  name: "elevation",
                  test: /[\\/]app[\\/]floor-plan[\\/](?:components[\\/](?:body-|person|elevation-|scale-)|drawing[\\/]shapes)/,
                },
                // Code that this many kinds of pages share can be loaded by the others too. Drawings are excluded: the
                // designer alone shares as much of them as several kinds of pages.
                { name: "shared", test: /[\\/]app[\\/](?!floor-plan[\\/])/, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
  },
  // While pages are written the watcher would re-read the build for each of them.
  ...(command === "build" && { server: { watch: null } }),
}));
