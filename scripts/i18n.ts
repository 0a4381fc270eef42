import { asReason } from "./terminal/as-reason.ts";
import { CommandError } from "./terminal/command-error.ts";
import { message } from "./terminal/messages.ts";
import { readOptions } from "./terminal/options.ts";
import { addLanguage } from "./translate/add.ts";
import { languageStatus } from "./translate/status.ts";

/** The command `npm run i18n`: the commands of translators. */
const root = process.cwd();

/** Runs the command line's words and returns what to tell the translator. */
function run(args: readonly string[]): string {
  const { options, positionals, unknown } = readOptions(args, { flags: ["help"] });
  const [name, word, ...rest] = positionals;
  if (options.has("help")) return message("i18nUsage");
  if (unknown !== undefined) throw new CommandError(message("i18nCommandUnknown", { word: unknown }));
  const [surplus] = rest;
  if (surplus !== undefined) throw new CommandError(message("i18nWordTooMany", { command: name ?? "", word: surplus }));
  switch (name) {
    case undefined:
      return message("i18nUsage");
    case "add":
      if (word === undefined) throw new CommandError(message("i18nWordMissing", { command: name }));
      return addLanguage(root, word);
    case "status":
      return languageStatus(root, word);
    default:
      throw new CommandError(message("i18nCommandUnknown", { word: name }));
  }
}

try {
  console.log(run(process.argv.slice(2)));
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof CommandError ? error.message : message("i18nFailed", { reason: asReason(error) }));
}
