import { message } from "#scripts/terminal/messages.ts";
import { productionOption } from "#scripts/terminal/read-purpose.ts";

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

const knownOptions: readonly string[] = ["--json", productionOption];

/** Reads the words after the command's name, `["--json"]`, but for what the site is checked for. */
export function readOptions(words: readonly string[]): CheckCommand {
  if (words.some((word) => word === "--help" || word === "-h")) return { kind: "usage" };
  const unknown = words.find((word) => !knownOptions.includes(word));
  if (unknown !== undefined) {
    return {
      kind: "mistake",
      text: `${message("checkOptionUnknown", { option: unknown })}\n\n${message("checkUsage")}`,
    };
  }
  return { kind: "check", json: words.includes("--json") };
}
