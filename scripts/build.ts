import { parseArgs } from "node:util";
import { buildSite } from "./build/build-site.ts";
import { message } from "./cli/messages.ts";

const { values, tokens } = parseArgs({
  options: { production: { type: "boolean", default: false } },
  strict: false,
  tokens: true,
});
const unknown = tokens.find((token) => token.kind !== "option" || token.name !== "production");
if (unknown) {
  console.error(message("optionUnknown", { option: process.argv[unknown.index + 2] ?? "" }));
  process.exitCode = 1;
} else {
  const production = values.production === true || process.env.SITE_ENV === "production";
  const { ok } = await buildSite({ root: process.cwd(), production });
  if (!ok) process.exitCode = 1;
}
