import { message } from "#scripts/terminal/messages.ts";
import { readOptions } from "#scripts/terminal/options.ts";
import { parsePort } from "./port.ts";

export type PortResult = { readonly ok: true; readonly port: number } | { readonly ok: false; readonly text: string };

/**
 * Returns the port of `npm start`: from the command line, `--port 4000`, otherwise from the variable PORT. Returns the
 * sentence that says what is wrong if either is not a port.
 */
export function readPort(args: readonly string[], variable: string | undefined, fallback: number): PortResult {
  // `readPurpose` reads `--production`.
  const { options, positionals, unknown, incomplete } = readOptions(args, { flags: ["production"], values: ["port"] });
  const option = unknown ?? positionals[0];
  if (option !== undefined) return { ok: false, text: message("startOptionUnknown", { option }) };
  if (incomplete !== undefined) return { ok: false, text: message("portOptionMissing") };
  const written = options.get("port");
  const port = parsePort(written ?? variable, fallback);
  if (port !== undefined) return { ok: true, port };
  if (written !== undefined) return { ok: false, text: message("portOptionInvalid", { value: written }) };
  return { ok: false, text: message("portInvalid", { name: "PORT", value: variable ?? "" }) };
}
