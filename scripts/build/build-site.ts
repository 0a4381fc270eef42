import { describeMoment } from "#app/content/publication/describe-moment.ts";
import { formatsIn } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { isError } from "#scripts/check/advice/issues.ts";
import { printIssues } from "#scripts/check/reporters/print-issues.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { message } from "#scripts/terminal/messages.ts";
import { writeBuildRecord } from "./build-record.ts";
import { nextPublication } from "./next-publication.ts";
import { openWorkFolder } from "./work-folder.ts";

/** The subject, the purpose and the options of a build. */
export interface BuildOptions {
  /** The project's folder. */
  readonly root: string;
  /** Whether the result goes online: nothing may be an example then. */
  readonly production: boolean;
  /**
   * Writes everything into a folder, given relative to the project's root. Returns false after printing what is wrong.
   */
  readonly makeSite: (site: Site, folder: string) => Promise<boolean>;
}

/**
 * Builds a site that passes the gate into `build`. It is written to a temporary folder, which replaces the old build
 * when it is complete: an error leaves the previous build as it was.
 *
 * @returns whether it worked; errors are printed, not thrown.
 */
export async function buildSite({ root, production, makeSite }: BuildOptions): Promise<boolean> {
  const started = new Date();
  const site = openSite(root, { production });
  const issues = await runChecks(site);
  printIssues(issues, root, { production });
  if (issues.some(isError)) return false;

  const work = openWorkFolder(root);
  try {
    if (!(await makeSite(site, work.name))) {
      console.error(message("buildBroken"));
      return false;
    }
    writeBuildRecord(root, work.name, { moment: site.now, production }, started);
    work.replace("build");
  } catch (error) {
    // A full disk or a folder that another program locks: not an issue of the content.
    console.error(error instanceof Error ? error.message : error);
    console.error(message("buildBroken"));
    return false;
  } finally {
    work.close();
  }
  sayWhatWasBuilt(site, started);
  return true;
}

function sayWhatWasBuilt({ paths, files, now, locales }: Site, started: Date): void {
  const seconds = formatsIn(defaultLocale).decimal((Date.now() - started.getTime()) / 1000);
  console.log(message("buildDone", { pages: paths.all().length, seconds }));
  const next = nextPublication(files, now);
  if (!next) return;
  const moment = describeMoment(next.publishAt, locales.i18n(defaultLocale).t);
  console.log(message("buildNext", { file: next.file, moment }));
}
