import { existsSync, readdirSync, renameSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { isError } from "#app/content/issues.ts";
import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openSite } from "#app/site/site.server.ts";
import { prepareCatalogues } from "#scripts/catalogue/prepare-catalogues.ts";
import { checkProduction } from "#scripts/check/check-production.ts";
import { checkSettings } from "#scripts/check/check-settings.ts";
import { printIssues } from "#scripts/check/reporters/print-issues.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { message } from "#scripts/cli/messages.ts";
import { writeKnowledge } from "#scripts/knowledge/write-knowledge.ts";
import { writeNewsletterTexts } from "#scripts/newsletter/write-newsletter-texts.ts";
import { preparePictures } from "#scripts/pictures/prepare-pictures.ts";
import { usedPictures } from "#scripts/pictures/used-pictures.ts";
import { finishSite } from "./finish-site.ts";
import { runReactRouter } from "./run-react-router.ts";

/** What to build, and for whom. */
export interface BuildOptions {
  /** The project's folder. */
  readonly root: string;
  /** Whether the result goes online: nothing may be an example then. */
  readonly production: boolean;
}

const workFolderPrefix = ".build-";

/**
 * Builds the site into `build/client`. It is written to a temporary folder, which replaces the old build when it is
 * complete: an error leaves the previous build as it was.
 *
 * @returns whether it worked; errors are printed, not thrown.
 */
export async function buildSite({ root, production }: BuildOptions): Promise<{ ok: boolean }> {
  const site = openSite(root);
  const issues = [
    ...(await runChecks(site)),
    ...checkSettings(site.files, production),
    ...(production ? checkProduction(site.files) : []),
  ];
  printIssues(issues);
  if (issues.some(isError)) {
    return { ok: false };
  }

  removeLeftovers(root);
  const workFolder = `${workFolderPrefix}${process.pid}`;
  try {
    const started = new Date();
    await prepareCatalogues(site);
    const pictures = usedPictures(site);
    const built = await alongside(runReactRouter(root, workFolder), (signal) =>
      preparePictures(site.pictures, pictures, signal),
    );
    if (!built) {
      console.error(message("buildBroken"));
      return { ok: false };
    }
    const pages = await finishSite(site, join(root, workFolder, "client"), pictures);
    // What the functions say belongs to the same state of the content as the pages.
    await writeKnowledge(site);
    await writeNewsletterTexts(site);
    // A file that was edited during the build may not be in it, so the build counts as old as its start.
    utimesSync(join(root, workFolder, "client", "index.html"), started, started);
    replaceFolder(join(root, workFolder), join(root, "build"));
    const seconds = createFormats(defaultLocale).decimal((Date.now() - started.getTime()) / 1000);
    console.log(message("buildDone", { pages, seconds }));
    return { ok: true };
  } catch (error) {
    // A full disk, a folder that another program holds: no issue of the content.
    console.error(error instanceof Error ? error.message : error);
    console.error(message("buildBroken"));
    return { ok: false };
  } finally {
    rmSync(join(root, workFolder), { recursive: true, force: true });
  }
}

/** Waits for both, so that neither writes afterwards. Where the main work fails, the other is aborted. */
async function alongside(main: Promise<boolean>, other: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
  const controller = new AbortController();
  const failed = main.then((worked) => !worked).catch(() => true);
  const stop = failed.then((isFailed) => isFailed && controller.abort());
  const [result, side] = await Promise.allSettled([main, other(controller.signal), stop]);
  if (result.status === "rejected") throw result.reason;
  if (side.status === "rejected") throw side.reason;
  return result.value;
}

/** Deletes the temporary folders of builds whose process no longer runs. */
function removeLeftovers(root: string): void {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(workFolderPrefix))) {
    const pid = Number(name.slice(workFolderPrefix.length).replace("-old", ""));
    if (!isRunning(pid)) rmSync(join(root, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // There is no such process.
    return false;
  }
}

/** Replaces a folder by another one. Restores the old one when that fails halfway. */
function replaceFolder(source: string, target: string): void {
  const old = `${source}-old`;
  const hadOld = existsSync(target);
  if (hadOld) renameSync(target, old);
  try {
    renameSync(source, target);
  } catch (error) {
    if (hadOld) renameSync(old, target);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
