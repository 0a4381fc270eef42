import { message } from "#scripts/terminal/messages.ts";
import { readOptions } from "#scripts/terminal/options.ts";

/** How the check is to run. */
export interface CheckOptions {
  /** Whether the result is printed as JSON. */
  readonly json: boolean;
}

/** What `npm run check` is asked to do. */
export type CheckCommand =
  | ({ readonly kind: "check" } & CheckOptions)
  | { readonly kind: "usage" }
  | { readonly kind: "mistake"; readonly text: string };

/** Reads the words after the command's name, `["--json"]`, but for what the site is checked for. */
export function readCheckCommand(args: readonly string[]): CheckCommand {
  const { options, words, unknown = words[0] } = readOptions(args, { flags: ["help", "json", "production"] });
  if (options.has("help")) return { kind: "usage" };
  if (unknown !== undefined) {
    return {
      kind: "mistake",
      text: `${message("checkOptionUnknown", { option: unknown })}\n\n${message("checkUsage")}`,
    };
  }
  return { kind: "check", json: options.has("json") };
}
