import { checkCommand } from "./check/check-command.ts";

process.exitCode = await checkCommand(process.cwd(), process.argv.slice(2));
