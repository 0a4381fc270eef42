import { createLogger, createServer } from "vite";
import { devText } from "./dev-text.ts";
import { type DevOptions, defaultPort } from "./read-dev-options.ts";

/**
 * Starts the development server of the project in a folder, which runs until a signal ends it. The tools print only
 * warnings and errors.
 *
 * @returns whether it listens; if not, the reason has been printed.
 */
export async function runDev(root: string, options: DevOptions): Promise<boolean> {
  console.log(devText("starting"));
  const logLevel = "warn";
  const customLogger = createLogger(logLevel, { allowClearScreen: false });
  const server = await createServer({ root, logLevel, customLogger, clearScreen: false, server: options });
  try {
    await server.listen();
  } catch (error) {
    const text = refusal(error, options.port);
    if (text === undefined) throw error;
    console.error(text);
    await server.close();
    return false;
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

/** Returns the sentence for a port that cannot be used; undefined for any other error. */
function refusal(error: unknown, port: number): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const other = port < 65535 ? port + 1 : defaultPort;
  // Vite reports this in its own words, without the system's error code.
  if (/already in use/.test(error.message)) return devText("portBusy", { port, other });
  return "code" in error ? devText("portFailed", { port, code: String(error.code), other }) : undefined;
}
