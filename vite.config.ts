import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { contentPictures } from "./scripts/vite/content-pictures.ts";
import { localBackend } from "./scripts/vite/local-backend.ts";
import { publicPaths } from "./scripts/vite/public-paths.ts";
import { reloadContent } from "./scripts/vite/reload-content.ts";
import { visitorMessages } from "./scripts/vite/visitor-messages.ts";

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), contentPictures(), localBackend(), publicPaths(), reloadContent(), visitorMessages()],
  css: {
    preprocessorOptions: {
      // Component partials begin with `@use "styles/tools"`, wherever they are.
      scss: { loadPaths: [fileURLToPath(new URL("./app", import.meta.url))] },
    },
  },
  // Loaded on use. Were they found only then, the development server would reload the page in the middle of a message.
  optimizeDeps: { include: ["@emailjs/browser", "@supabase/supabase-js", "sonner"] },
  // Whatever is in the address of a static file is cached for a year, so nothing small is inlined into the HTML.
  build: {
    assetsInlineLimit: 0,
    // On a busy machine the bundler would report how long its plugins took, which looks like a fault of the site.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // While pages are written the watcher would re-read the build for each of them.
  ...(command === "build" && { server: { watch: null } }),
}));
