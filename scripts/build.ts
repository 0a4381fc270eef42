import { buildSite } from "./build/build-site.ts";
import { message } from "./terminal/messages.ts";
import { productionOption, readPurpose } from "./terminal/read-purpose.ts";
import { refuseOnHost } from "./terminal/refuse-on-host.ts";

const root = process.cwd();
const words = process.argv.slice(2);
const unknown = words.find((word) => word !== productionOption);
const purpose = readPurpose(root, words);
const refusal = findRefusal();
if (purpose.ok && refusal === undefined) {
  const { ok } = await buildSite({ root, production: purpose.production });
  if (!ok) process.exitCode = 1;
} else {
  console.error(refusal);
  process.exitCode = 1;
}

/** Returns why nothing is built; undefined where that is possible. */
function findRefusal(): string | undefined {
  if (unknown !== undefined) return message("optionUnknown", { option: unknown });
  if (!purpose.ok) return purpose.text;
  return purpose.production ? undefined : refuseOnHost(process.env);
}
