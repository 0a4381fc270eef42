import { asReason } from "./terminal/as-reason.ts";
import { MessageError, message } from "./terminal/messages.ts";
import { addLanguage } from "./translate/add-language.ts";
import { commandForms } from "./translate/command-forms.ts";
import { exportLanguage } from "./translate/export-language.ts";
import { I18nError } from "./translate/i18n-error.ts";
import { importLanguage } from "./translate/import-language.ts";
import { makePseudo } from "./translate/make-pseudo.ts";
import { markDone } from "./translate/mark-done.ts";
import { printStatus } from "./translate/print-status.ts";
import { readI18nCommand } from "./translate/read-i18n-command.ts";

/** What `npm run i18n` runs: the commands of translators. */
const root = process.cwd();

/** Does what the words ask, and returns what to tell the translator. */
async function run(all: readonly string[]): Promise<string> {
  const command = readI18nCommand(all, commandForms);
  if (!command) return message("i18nUsage");
  const { words, options } = command;
  switch (command.name) {
    case "add":
      return addLanguage(root, words[0] ?? "");
    case "status":
      return printStatus(root, { locale: words[0], json: options.has("--json"), html: options.get("--html") });
    case "done":
      return markDone(root, words);
    case "export":
      return exportLanguage(root, words[0] ?? "", {
        format: options.has("--xliff") ? "xliff" : "po",
        pages: options.has("--pages"),
      });
    case "import":
      return importLanguage(root, words[0] ?? "", words[1] ?? "");
    case "pseudo":
      return makePseudo(root, "ltr");
    case "pseudo-rtl":
      return makePseudo(root, "rtl");
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  process.exitCode = 1;
  // Without the Spanish strings there is nothing to say it with.
  if (error instanceof MessageError) throw error;
  console.error(error instanceof I18nError ? error.message : message("i18nFailed", { reason: asReason(error) }));
}
