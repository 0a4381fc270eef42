import { utimesSync } from "node:fs";
import { join } from "node:path";
import { describeMoment } from "#app/content/describe-moment.ts";
import { isError } from "#app/content/issues.ts";
import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { printIssues } from "#scripts/check/reporters/print-issues.ts";
import { runGate } from "#scripts/check/run-gate.ts";
import { recordBuildMoment } from "#scripts/serve/build-moment.ts";
import { recordPurpose } from "#scripts/serve/build-purpose.ts";
import { message } from "#scripts/terminal/messages.ts";
import { makeSite } from "./make-site.ts";
import { nextPublication } from "./next-publication.ts";
import { openWorkFolder } from "./work-folder.ts";

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
  const site = openSite(root, { production });
  const issues = await runGate(site, { production });
  printIssues(issues, root, { production });
  if (issues.some(isError)) return { ok: false };

  const work = openWorkFolder(root);
  try {
    if (!(await makeSite(site, work.name))) {
      console.error(message("buildBroken"));
      return { ok: false };
    }
    // A file that was edited during the build may not be in it, so the build counts as old as its start.
    utimesSync(join(root, work.name, "client", "index.html"), started, started);
    recordBuildMoment(join(root, work.name), site.now);
    recordPurpose(join(root, work.name), production);
    work.replace("build");
  } catch (error) {
    // A full disk, a folder that another program holds: no issue of the content.
    console.error(error instanceof Error ? error.message : error);
    console.error(message("buildBroken"));
    return { ok: false };
  } finally {
    work.close();
  }
  sayWhatWasBuilt(site, started);
  return { ok: true };
}

function sayWhatWasBuilt({ paths, files, now, locales }: Site, started: Date): void {
  const seconds = createFormats(defaultLocale).decimal((Date.now() - started.getTime()) / 1000);
  console.log(message("buildDone", { pages: paths.all().length, seconds }));
  const next = nextPublication(files, now);
  if (!next) return;
  const moment = describeMoment(next.publishAt, locales.i18n(defaultLocale).t);
  console.log(message("buildNext", { file: next.file, moment }));
}
