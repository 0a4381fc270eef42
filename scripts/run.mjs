// Plain JavaScript for every Node since 14: it has to speak exactly where the rest of the project cannot run.
// `node scripts/run.mjs build --production` runs `scripts/build.ts` with the words behind its name.
// biome-ignore lint/style/useNodejsImportProtocol: Node 14.0 does not know it yet.
import fs from "fs";

/** The Node that React Router 8 asks for. */
const needed = "22.22";
/** The one text outside of `locales/`, for when that file cannot be read. */
const minimalMessage = "Hace falta Node {{needed}} o posterior y se ha encontrado Node {{found}}.";

/** Whether a version, `20.19.4`, comes before another, `22.22`, counting its first two numbers. */
function isOlder(version, limit) {
  const [major, minor] = version.split(".").map(Number);
  const [limitMajor, limitMinor] = limit.split(".").map(Number);
  return major < limitMajor || (major === limitMajor && minor < limitMinor);
}

function readMessage() {
  try {
    const texts = JSON.parse(fs.readFileSync(new URL("../locales/es.json", import.meta.url), "utf8"));
    return String(texts.cli.nodeTooOld);
  } catch {
    // A broken locale file is reported by the check; here the version has to be known first.
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
