import { parseArgs } from "node:util";
import { message } from "#scripts/terminal/messages.ts";
import { productionOption } from "#scripts/terminal/read-purpose.ts";
import { parsePort } from "./port.ts";

export type PortResult = { readonly ok: true; readonly port: number } | { readonly ok: false; readonly text: string };

/**
 * Returns the port that `npm start` listens at: that of the command line, `--port 4000`, or else of the variable PORT; or
 * the sentence that says what is wrong with what is written.
 */
export function readPort(args: readonly string[], variable: string | undefined, fallback: number): PortResult {
  const { tokens } = parseArgs({ args: [...args], strict: false, tokens: true, options: { port: { type: "string" } } });
  let written: string | undefined;
  for (const token of tokens) {
    // Another one's option: `readPurpose`.
    if (token.kind === "option" && token.rawName === productionOption && token.value === undefined) continue;
    if (token.kind !== "option" || token.name !== "port") {
      return { ok: false, text: message("startOptionUnknown", { option: args[token.index] ?? "" }) };
    }
    if (!token.value) return { ok: false, text: message("portOptionMissing") };
    written = token.value;
    if (parsePort(written, fallback) === undefined) {
      return { ok: false, text: message("portOptionInvalid", { value: written }) };
    }
  }
  const port = parsePort(written ?? variable, fallback);
  if (port !== undefined) return { ok: true, port };
  return { ok: false, text: message("portInvalid", { name: "PORT", value: variable ?? "" }) };
}
