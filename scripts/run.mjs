// Plain JavaScript for every Node since 14, because it has to work where the rest of the project cannot run.
// `node scripts/run.mjs build --production` runs `scripts/build.ts` with the words after its name.
// biome-ignore lint/style/useNodejsImportProtocol: Node 14.0 does not know it yet.
import fs from "fs";

/** The Node version that React Router 8 needs. */
const needed = "22.22";
/** Printed if the locale file cannot be read. */
const minimalMessage = "Hace falta Node {{needed}} o posterior y se ha encontrado Node {{found}}.";

/** Whether a version such as `20.19.4` is older than another such as `22.22`, comparing the first two numbers. */
function isOlder(version, limit) {
  const [major, minor] = version.split(".").map(Number);
  const [limitMajor, limitMinor] = limit.split(".").map(Number);
  return major < limitMajor || (major === limitMajor && minor < limitMinor);
}

function readMessage() {
  try {
    const texts = JSON.parse(fs.readFileSync(new URL("../locales/tools/es.json", import.meta.url), "utf8"));
    return String(texts.cli.nodeTooOld);
  } catch {
    // The file may be broken; this message must appear anyway.
    return minimalMessage;
  }
}

const found = process.versions.node;
if (isOlder(found, needed)) {
  console.error(
    readMessage()
      .replace(/{{found}}/g, found)
      .replace(/{{needed}}/g, needed),
  );
  process.exitCode = 1;
} else {
  const [command] = process.argv.splice(2, 1);
  import(new URL(`./${command}.ts`, import.meta.url).href);
}
