import { openProject } from "#app/site/site.server.ts";
import { checkLocales } from "./check/locales/check-locales.ts";
import { keptSourceStrings } from "./check/locales/kept-source-strings.ts";
import { isLocaleFileError, printIssues } from "./check/reporters/print-issues.ts";
import { asReason } from "./cli/as-reason.ts";
import { message } from "./cli/messages.ts";
import { openGit } from "./git/open-git.ts";
import { applyRename } from "./rename/apply-rename.ts";
import { findEntry, readNewName } from "./rename/find-entry.ts";
import { planRename } from "./rename/plan-rename.ts";
import { RenameError } from "./rename/rename-error.ts";
import { renameLines } from "./rename/rename-lines.ts";

/** What `npm run mv` runs: gives an entry another name, in all languages and in all texts that name it. */
const site = openProject(process.cwd());
const { root, locales, caches } = site;
const [old, wanted, ...others] = process.argv.slice(2);
const { issues } = checkLocales(root, locales, await keptSourceStrings(caches));
const unreadable = issues.filter(isLocaleFileError);

if (unreadable.length > 0) {
  printIssues(unreadable);
  process.exitCode = 1;
} else if (old === undefined || wanted === undefined || others.length > 0 || old.startsWith("-")) {
  console.error(message("mvUsage"));
  process.exitCode = 1;
} else {
  try {
    const git = openGit(root);
    const entry = findEntry(site, old);
    const plan = planRename(site, git, entry, readNewName(site, entry, wanted));
    applyRename(root, git, plan);
    console.log(renameLines(plan).join("\n"));
  } catch (error) {
    console.error(error instanceof RenameError ? error.message : message("mvFailed", { reason: asReason(error) }));
    process.exitCode = 1;
  }
}
