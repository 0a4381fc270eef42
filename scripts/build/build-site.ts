import { existsSync, readdirSync, renameSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { isError } from "#app/content/issues.ts";
import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openProject } from "#app/site/site.server.ts";
import { prepareCatalogues } from "#scripts/catalogue/prepare-catalogues.ts";
import { checkProduction } from "#scripts/check/check-production.ts";
import { checkSettings } from "#scripts/check/check-settings.ts";
import { printIssues } from "#scripts/check/reporters/print-issues.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { message } from "#scripts/cli/messages.ts";
import { compressSite } from "#scripts/compression/compress-site.ts";
import { writeKnowledge } from "#scripts/knowledge/write-knowledge.ts";
import { writeNewsletterTexts } from "#scripts/newsletter/write-newsletter-texts.ts";
import { preparePictures } from "#scripts/pictures/prepare-pictures.ts";
import { usedPictures } from "#scripts/pictures/used-pictures.ts";
import { bundleSite } from "./bundle-site.ts";
import { finishSite } from "./finish-site.ts";
import { renderPages } from "./pages/render-pages.ts";

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
  const site = openProject(root);
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
    const sources = usedPictures(site);
    const client = join(root, workFolder, "client");
    const bundle = join(root, workFolder, "server", "index.js");
    const wanted = await alongside(
      async (signal) => {
        if (!(await bundleSite(root, workFolder))) return undefined;
        return await renderPages({ root, bundle, client }, site.paths.prerendered(), signal);
      },
      (signal) => preparePictures(site.pictures, sources, signal),
    );
    if (!wanted) {
      console.error(message("buildBroken"));
      return { ok: false };
    }
    await finishSite(site, client, { sources, wanted });
    await compressSite({ root, client, pageCount: site.paths.all().length });
    // What the functions say belongs to the same state of the content as the pages.
    await writeKnowledge(site);
    await writeNewsletterTexts(site);
    // A file that was edited during the build may not be in it, so the build counts as old as its start.
    utimesSync(join(client, "index.html"), started, started);
    replaceFolder(join(root, workFolder), join(root, "build"));
    const seconds = createFormats(defaultLocale).decimal((Date.now() - started.getTime()) / 1000);
    console.log(message("buildDone", { pages: site.paths.all().length, seconds }));
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

/** Waits for both, so that neither writes afterwards. Where one fails, the other is aborted. */
async function alongside<Value>(
  main: (signal: AbortSignal) => Promise<Value | undefined>,
  other: (signal: AbortSignal) => Promise<void>,
): Promise<Value | undefined> {
  const controller = new AbortController();
  const stop = (error: unknown) => {
    controller.abort(error);
    throw error;
  };
  const [result, side] = await Promise.allSettled([
    main(controller.signal).then((value) => {
      if (value === undefined) controller.abort();
      return value;
    }, stop),
    other(controller.signal).catch(stop),
  ]);
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
