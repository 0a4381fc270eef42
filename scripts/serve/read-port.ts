import { CommandError } from "#scripts/terminal/command-error.ts";
import { message } from "#scripts/terminal/messages.ts";
import { readOptions } from "#scripts/terminal/options.ts";
import { parsePort } from "./port.ts";

/**
 * Returns the port of `npm start`: from the command line, `--port 4000`, otherwise from the variable PORT.
 *
 * @throws CommandError if either is not a port.
 */
export function readPort(args: readonly string[], variable: string | undefined, fallback: number): number {
  // `readPurpose` reads `--production`.
  const { options, positionals, unknown, incomplete } = readOptions(args, { flags: ["production"], values: ["port"] });
  const option = unknown ?? positionals[0];
  if (option !== undefined) throw new CommandError(message("startOptionUnknown", { option }));
  if (incomplete !== undefined) throw new CommandError(message("portOptionMissing"));
  const written = options.get("port");
  const port = parsePort(written ?? variable, fallback);
  if (port !== undefined) return port;
  if (written !== undefined) throw new CommandError(message("portOptionInvalid", { value: written }));
  throw new CommandError(message("portInvalid", { name: "PORT", value: variable ?? "" }));
}
