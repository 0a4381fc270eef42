import { readDevOptions } from "./dev/read-dev-options.ts";
import { runDev } from "./dev/run-dev.ts";
import { runCommand } from "./terminal/command-error.ts";

/**
 * The command `npm run dev`: shows the site while it is being written, and checks it after each change. A half-written
 * file does not end it; if strings or settings cannot be read, every page says what is wrong with them.
 */
await runCommand(() => runDev(process.cwd(), readDevOptions(process.argv.slice(2))));
