import { checkCommand } from "./check/check-command.ts";
import { runCommand } from "./terminal/command-error.ts";

await runCommand(() => checkCommand(process.cwd(), process.argv.slice(2)));
