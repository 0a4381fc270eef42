// Plain JavaScript for every Node since 14, because it has to work where the rest of the project cannot run.
// `node scripts/run.mjs build --production` runs `scripts/build.ts` with the words after its name.
// biome-ignore-start lint/style/useNodejsImportProtocol: Node 14.0 does not know it yet.
import fs from "fs";
import module from "module";

// biome-ignore-end lint/style/useNodejsImportProtocol: Node 14.0 does not know it yet.

/** The Node version that React Router 8 needs. */
const needed = "22.22";

/** Whether a version such as `20.19.4` is older than another such as `22.22`, comparing the first two numbers. */
function isOlder(version, limit) {
  const [major, minor] = version.split(".").map(Number);
  const [limitMajor, limitMinor] = limit.split(".").map(Number);
  return major < limitMajor || (major === limitMajor && minor < limitMinor);
}

const found = process.versions.node;
if (isOlder(found, needed)) {
  const { cli } = JSON.parse(fs.readFileSync(new URL("../locales/tools/es.json", import.meta.url), "utf8"));
  console.error(cli.nodeTooOld.replace(/{{found}}/g, found).replace(/{{needed}}/g, needed));
  process.exitCode = 1;
} else {
  // Types are stripped and code is compiled once: a fifth of the time of a check.
  module.enableCompileCache(".cache/code");
  const [command] = process.argv.splice(2, 1);
  import(new URL(`./${command}.ts`, import.meta.url).href);
}
