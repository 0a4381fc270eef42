import { readDevOptions } from "./dev/read-dev-options.ts";
import { runDev } from "./dev/run-dev.ts";

/**
 * The command `npm run dev`: shows the site while it is being written, and checks it after each change. A half-written
 * file does not end it; if strings or settings cannot be read, every page says what is wrong with them.
 */
const command = readDevOptions(process.argv.slice(2));
if (!command.ok) console.error(command.text);
if (!command.ok || !(await runDev(process.cwd(), command.options))) process.exitCode = 1;
