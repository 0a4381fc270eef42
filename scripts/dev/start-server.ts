import { createLogger, createServer } from "vite";
import type { ServerMessage } from "./dev-messages.ts";
import { readDevOptions } from "./read-dev-options.ts";
import { receiveReports } from "./received-reports.ts";

/**
 * The process of the development server, which `npm run dev` starts and speaks for: what the tools would print of
 * themselves is left out, their warnings and errors are not.
 */
const command = readDevOptions(process.argv.slice(2));
if (!command.ok) throw new Error(command.text);
receiveReports();
// Without the process that speaks for it, nobody would know of this one.
process.on("disconnect", () => process.exit());

const { options } = command;
const logLevel = "warn";
const server = await createServer({
  root: process.cwd(),
  logLevel,
  customLogger: createLogger(logLevel, { allowClearScreen: false }),
  clearScreen: false,
  server: options,
});
try {
  await server.listen();
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  const url = [...local, ...network][0] ?? `http://localhost:${options.port}/`;
  tell({ kind: "listening", url: url.replace(/\/$/, ""), port: Number(new URL(url).port || 80) });
} catch (error) {
  if (!(error instanceof Error)) throw error;
  // Vite says so in a sentence of its own, without the system's code.
  const code = /already in use/.test(error.message) ? "EADDRINUSE" : String(Reflect.get(error, "code") ?? "");
  if (code === "") throw error;
  tell({ kind: "refused", code });
  await server.close();
  process.exit(1);
}

function tell(message: ServerMessage): void {
  process.send?.(message);
}
