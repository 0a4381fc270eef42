import { buildSite } from "./build/build-site.ts";
import { message } from "./cli/messages.ts";
import { productionOption, readPurpose } from "./cli/read-purpose.ts";

const root = process.cwd();
const words = process.argv.slice(2);
const unknown = words.find((word) => word !== productionOption);
const purpose = readPurpose(root, words);
if (unknown !== undefined) {
  console.error(message("optionUnknown", { option: unknown }));
  process.exitCode = 1;
} else if (purpose.ok) {
  const { ok } = await buildSite({ root, production: purpose.production });
  if (!ok) process.exitCode = 1;
} else {
  console.error(purpose.text);
  process.exitCode = 1;
}
