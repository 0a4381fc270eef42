import { parsePort } from "#scripts/serve/port.ts";
import { CommandError } from "#scripts/terminal/command-error.ts";
import { readOptions } from "#scripts/terminal/options.ts";
import { devText } from "./dev-text.ts";

/** Options that may follow `npm run dev --`. */
export interface DevOptions {
  readonly port: number;
  /** Whether to fail when the port is taken, instead of using the next one. */
  readonly strictPort: boolean;
  /** The address to listen at: by default on this machine only; at an IP address; or everywhere (true). */
  readonly host?: string | true;
  readonly open: boolean;
}

/** The port of Vite. */
export const defaultPort = 5173;

/**
 * Returns the options of a command line.
 *
 * @throws CommandError if one is wrong.
 */
export function readDevOptions(args: readonly string[]): DevOptions {
  const names = { flags: ["strictPort", "open"], values: ["port", "host"] };
  const { options, positionals, unknown = positionals[0], incomplete } = readOptions(args, names);
  if (unknown !== undefined) throw new CommandError(devText("optionUnknown", { option: unknown }));
  const port = incomplete === "--port" ? undefined : parsePort(options.get("port"), defaultPort);
  if (port === undefined) throw new CommandError(devText("portInvalid", { value: options.get("port") ?? "" }));
  const host = incomplete === "--host" ? true : options.get("host");
  return {
    port,
    strictPort: options.has("strictPort"),
    ...(host !== undefined && { host }),
    open: options.has("open"),
  };
}
