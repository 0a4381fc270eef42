import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "#scripts/terminal/command-error.ts";
import { message } from "#scripts/terminal/messages.ts";

/**
 * Returns the contents of a locale file, which may have any shape.
 *
 * @throws CommandError when it cannot be read as JSON.
 */
export function readStrings(root: string, locale: string): unknown {
  const file = `locales/${locale}.json`;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(join(root, file))));
  } catch (error) {
    throw new CommandError(message("i18nUnreadable", { file }), { cause: error });
  }
}
