import { rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describeMoment } from "#app/content/describe-moment.ts";
import { isError } from "#app/content/issues.ts";
import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openProject } from "#app/site/site.server.ts";
import { printIssues } from "#scripts/check/reporters/print-issues.ts";
import { runGate } from "#scripts/check/run-gate.ts";
import { message } from "#scripts/cli/messages.ts";
import { writeKnowledge } from "#scripts/knowledge/write-knowledge.ts";
import { writeNewsletterTexts } from "#scripts/newsletter/write-newsletter-texts.ts";
import { recordBuildMoment } from "#scripts/server/build-moment.ts";
import { recordPurpose } from "#scripts/server/build-purpose.ts";
import { bundleSite } from "./bundle/bundle-site.ts";
import { makeSite } from "./make-site.ts";
import { nextPublication } from "./next-publication.ts";
import { sweepContentCaches } from "./sweep-content-caches.ts";
import { removeLeftovers, replaceFolder, workFolderName } from "./work-folder.ts";

/** What to build, and for whom. */
export interface BuildOptions {
  /** The project's folder. */
  readonly root: string;
  /** Whether the result goes online: nothing may be an example then. */
  readonly production: boolean;
}

/**
 * Builds the site into `build/client`. It is written to a temporary folder, which replaces the old build when it is
 * complete: an error leaves the previous build as it was.
 *
 * @returns whether it worked; errors are printed, not thrown.
 */
export async function buildSite({ root, production }: BuildOptions): Promise<{ ok: boolean }> {
  const started = new Date();
  const site = openProject(root, { production });
  removeLeftovers(root);
  const folder = workFolderName();
  const stop = new AbortController();
  // Beside the check, which uses one processor. What is wrong with the content, the check says better.
  const bundling = bundleSite(site, folder, stop.signal);
  const bundled = bundling.catch(() => undefined);
  try {
    const issues = await runGate(site, { production });
    printIssues(issues, root, { production });
    if (issues.some(isError)) return { ok: false };
    if (!(await makeSite(site, folder, bundling, stop))) {
      console.error(message("buildBroken"));
      return { ok: false };
    }
    // What the functions say belongs to the same state of the content as the pages.
    await writeKnowledge(site);
    await writeNewsletterTexts(site);
    // A file that was edited during the build may not be in it, so the build counts as old as its start.
    utimesSync(join(root, folder, "client", "index.html"), started, started);
    recordBuildMoment(join(root, folder), site.now);
    recordPurpose(join(root, folder), production);
    replaceFolder(join(root, folder), join(root, "build"));
    sweepContentCaches(site);
    const seconds = createFormats(defaultLocale).decimal((Date.now() - started.getTime()) / 1000);
    console.log(message("buildDone", { pages: site.paths.all().length, seconds }));
    const next = nextPublication(site.files, site.now);
    if (next) {
      const moment = describeMoment(next.publishAt, site.locales.i18n(defaultLocale).t);
      console.log(message("buildNext", { file: next.file, moment }));
    }
    return { ok: true };
  } catch (error) {
    // A full disk, a folder that another program holds: no issue of the content.
    console.error(error instanceof Error ? error.message : error);
    console.error(message("buildBroken"));
    return { ok: false };
  } finally {
    stop.abort();
    await bundled;
    rmSync(join(root, folder), { recursive: true, force: true });
  }
}
