import { readDevOptions } from "./dev/read-dev-options.ts";
import { runDev } from "./dev/run-dev.ts";

/**
 * What `npm run dev` runs: shows the site while it is being written, and checks it with each change. Nothing that a
 * writer saves ends it; without strings or settings every page says what is wrong with them.
 */
const args = process.argv.slice(2);
const command = readDevOptions(args);
if (command.ok) {
  process.exitCode = await runDev({ root: process.cwd(), args, options: command.options });
} else {
  console.error(command.text);
  process.exitCode = 1;
}
