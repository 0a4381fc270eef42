import { openSite } from "#app/site/site.server.ts";
import { dayAt } from "#app/time/site-time.ts";
import { isError } from "#scripts/check/advice/issues.ts";
import { checkLocales } from "./check/locales/check-locales.ts";
import { printIssues } from "./check/reporters/print-issues.ts";
import { makeNew } from "./new/make-new.ts";
import { NewContentError } from "./new/new-content-error.ts";
import { readNewCommand } from "./new/read-new-command.ts";
import { message } from "./terminal/messages.ts";

/** The command `npm run new`: writes the beginning of an article, story, model, legal text, question, card or page. */
const root = process.cwd();

/** Runs the command line's words and returns what to tell the writer. */
function run(words: readonly string[]): string {
  const command = readNewCommand(words);
  if (command.kind === "usage") return message("newUsage");
  if (command.kind === "mistake") throw new NewContentError(command.text);
  return makeNew(root, command.what, command.title, dayAt(new Date()));
}

try {
  console.log(run(process.argv.slice(2)));
} catch (error) {
  process.exitCode = 1;
  if (error instanceof NewContentError) console.error(error.message);
  else await explainLocaleFile(error);
}

/** Prints what is wrong with the locale files, without which no path is known; throws `error` if they are right. */
async function explainLocaleFile(error: unknown): Promise<void> {
  const { locales } = openSite(root);
  const issues = checkLocales(root, locales).issues.filter(isError);
  if (issues.length === 0) throw error;
  printIssues(issues);
}
