import { readFileSync, writeFileSync } from "node:fs";
import { replaceCodes } from "./check/codes/replace-codes.ts";
import { message } from "./terminal/messages.ts";

/** Run by hand after a change of the codes: writes those of the check, with their sentences, into the writers' handbook. */
const handbook = "content/LEEME.md";
writeFileSync(handbook, replaceCodes(readFileSync(handbook, "utf8")));
console.log(message("codesWritten", { file: handbook }));
