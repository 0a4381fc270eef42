import { readDevOptions } from "./dev/read-dev-options.ts";
import { runDev } from "./dev/run-dev.ts";

/**
 * What `npm run dev` runs: shows the site while it is being written, and checks it with each change. Nothing that a
 * writer saves ends it; without strings or settings every page says what is wrong with them.
 */
const command = readDevOptions(process.argv.slice(2));
if (!command.ok) console.error(command.text);
if (!command.ok || !(await runDev(process.cwd(), command.options))) process.exitCode = 1;
