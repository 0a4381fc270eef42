import { openSite } from "#app/site/site.server.ts";
import { dayAt } from "#app/time/site-time.ts";
import { isError } from "#scripts/check/advice/issues.ts";
import { checkLocales } from "./check/locales/check-locales.ts";
import { printIssues } from "./check/reporters/print-issues.ts";
import { makeNew } from "./new/make-new.ts";
import { readNewCommand } from "./new/read-new-command.ts";
import { CommandError } from "./terminal/command-error.ts";
import { message } from "./terminal/messages.ts";

/** The command `npm run new`: writes the beginning of an article, story, model, legal text, question, card or page. */
const root = process.cwd();

try {
  const command = readNewCommand(process.argv.slice(2));
  console.log(command ? makeNew(root, command.what, command.title, dayAt(new Date())) : message("newUsage"));
} catch (error) {
  process.exitCode = 1;
  if (error instanceof CommandError) console.error(error.message);
  else await explainLocaleFile(error);
}

/** Prints what is wrong with the locale files, without which no path is known; throws `error` if they are right. */
async function explainLocaleFile(error: unknown): Promise<void> {
  const { locales } = openSite(root);
  const issues = checkLocales(root, locales).issues.filter(isError);
  if (issues.length === 0) throw error;
  printIssues(issues);
}
