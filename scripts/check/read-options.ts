import { message } from "#scripts/cli/messages.ts";

/** What `npm run check` is asked to do. */
export type CheckCommand =
  | { readonly kind: "check"; readonly json: boolean }
  | { readonly kind: "usage" }
  | { readonly kind: "mistake"; readonly text: string };

/** Reads the words after the command's name: `["--json"]`. */
export function readOptions(words: readonly string[]): CheckCommand {
  if (words.some((word) => word === "--help" || word === "-h")) return { kind: "usage" };
  const unknown = words.find((word) => word !== "--json");
  if (unknown !== undefined) {
    return {
      kind: "mistake",
      text: `${message("checkOptionUnknown", { option: unknown })}\n\n${message("checkUsage")}`,
    };
  }
  return { kind: "check", json: words.includes("--json") };
}
