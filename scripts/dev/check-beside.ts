import { canShowSite } from "./can-show-site.ts";
import { createSiteCheck } from "./create-site-check.ts";

// Runs beside the development server, in a process of its own, so that pages can be shown meanwhile. Each message is a
// list of changed files, and is answered with the issues of the site.
const root = process.cwd();
const checkSite = createSiteCheck(root);

process.on("message", async (changed: readonly string[]) => {
  try {
    process.send?.(await checkSite(changed));
  } catch (error) {
    // A half-written file was saved meanwhile, and will be saved again. Anything else is a mistake in the code.
    if (canShowSite(root)) throw error;
    process.exit();
  }
});
