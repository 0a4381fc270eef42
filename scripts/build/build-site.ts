import { mkdirSync, renameSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { checkProduction } from "#scripts/checks/check-production.ts";
import ownTexts from "#scripts/checks/locale-texts.es.json" with { type: "json" };
import { runChecks } from "#scripts/checks/run-checks.ts";
import { message } from "#scripts/cli/messages.ts";
import { formatIssue } from "#scripts/reporters/terminal.ts";
import { finishSite } from "./finish-site.ts";
import { runReactRouter } from "./run-react-router.ts";

/** What to build and for whom. */
export interface BuildOptions {
  /** The project's folder, which is the current one. */
  readonly root: string;
  /** Whether the result goes online: nothing may be an example then. */
  readonly production: boolean;
}

/**
 * Builds the site into `build/client`. It grows in a folder of its own, which takes the old one's place when
 * everything is right: a fault leaves the previous build as it was. Prints what is wrong; never throws for it.
 */
export async function buildSite({ root, production }: BuildOptions): Promise<{ ok: boolean }> {
  const issues = [...runChecks(), ...(production ? checkProduction() : [])];
  if (issues.length > 0) {
    for (const issue of issues) console.error(formatIssue(issue));
    // Where the locale file itself is broken, this sentence may be what is missing.
    if (!issues.some(({ code }) => code in ownTexts.rules)) {
      console.error(message("checkFailed", { count: issues.length }));
    }
    return { ok: false };
  }

  const started = new Date();
  const workFolder = `.build-${process.pid}`;
  try {
    const built = await runReactRouter(root, workFolder);
    if (!built) {
      console.error(message("buildBroken"));
      return { ok: false };
    }
    const pages = await finishSite(root, join(root, workFolder, "client"));
    // What is edited from the start of the build on may not be in it, so that is how old the build is.
    utimesSync(join(root, workFolder, "client", "index.html"), started, started);
    replaceFolder(join(root, workFolder), join(root, "build"));
    const seconds = ((Date.now() - started.getTime()) / 1000).toFixed(1).replace(".", ",");
    console.log(message("buildDone", { pages, seconds }));
    return { ok: true };
  } finally {
    rmSync(join(root, workFolder), { recursive: true, force: true });
  }
}

/** Puts one folder in the place of another; renaming is the shortest moment in which neither is there. */
function replaceFolder(source: string, target: string): void {
  const old = `${source}-old`;
  mkdirSync(target, { recursive: true });
  renameSync(target, old);
  renameSync(source, target);
  rmSync(old, { recursive: true, force: true });
}
