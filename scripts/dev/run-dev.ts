import { createLogger, createServer } from "vite";
import { CommandError } from "#scripts/terminal/command-error.ts";
import { devText } from "./dev-text.ts";
import { type DevOptions, defaultPort } from "./read-dev-options.ts";

/**
 * Starts the development server of the project in a folder, which runs until a signal ends it. The tools print only
 * warnings and errors.
 *
 * @throws CommandError for a port that cannot be used.
 */
export async function runDev(root: string, options: DevOptions): Promise<boolean> {
  console.log(devText("starting"));
  const logLevel = "warn";
  const customLogger = createLogger(logLevel, { allowClearScreen: false });
  const server = await createServer({ root, logLevel, customLogger, clearScreen: false, server: options });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw refusal(error, options.port);
  }
  // On SIGTERM Vite closes its plugins, and with them the database; SIGINT, from Ctrl + C, would end the process.
  process.once("SIGINT", () => process.kill(process.pid, "SIGTERM"));
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  const url = [...local, ...network][0] ?? `http://localhost:${options.port}/`;
  const port = Number(new URL(url).port || 80);
  if (port !== options.port) console.log(devText("portTaken", { wanted: options.port, port }));
  console.log(devText("address", { url: url.replace(/\/$/, "") }));
  return true;
}

/** Returns the sentence for a port that cannot be used; any other error as it is. */
function refusal(error: unknown, port: number): unknown {
  if (!(error instanceof Error)) return error;
  const other = port < 65535 ? port + 1 : defaultPort;
  // Vite reports this in its own words, without the system's error code.
  if (/already in use/.test(error.message)) return new CommandError(devText("portBusy", { port, other }));
  return "code" in error ? new CommandError(devText("portFailed", { port, code: String(error.code), other })) : error;
}
