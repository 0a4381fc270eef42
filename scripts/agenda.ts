import { defaultLocale } from "#app/i18n/languages.ts";
import { openProject } from "#app/site/site.server.ts";
import { agendaLines } from "./agenda/agenda-lines.ts";
import { readAgenda } from "./agenda/read-agenda.ts";
import { checkLocales } from "./check/locales/check-locales.ts";
import { keptSourceStrings } from "./check/locales/kept-source-strings.ts";
import { isLocaleFileError, printIssues } from "./check/reporters/print-issues.ts";
import { builtAt } from "./server/build-moment.ts";

/** What `npm run agenda` runs: prints what waits for its publication, and when the site has to be built for it. */
const { root, now, files, locales, caches } = openProject(process.cwd());
const { issues } = checkLocales(root, locales, await keptSourceStrings(caches));
const unreadable = issues.filter(isLocaleFileError);
if (unreadable.length > 0) {
  printIssues(unreadable);
  process.exitCode = 1;
} else {
  const built = builtAt(root);
  const lines = agendaLines(readAgenda(files, now, built), { now, builtAt: built }, locales.i18n(defaultLocale).t);
  console.log(lines.join("\n"));
}
