// Plain JavaScript for every Node since 14, because it has to work where the rest of the project cannot run.
// `node scripts/run.mjs build --production` runs `scripts/build.ts` with the words after its name.
// biome-ignore-start lint/style/useNodejsImportProtocol: Node 14.0 does not know it yet.
import fs from "fs";
import module from "module";

// biome-ignore-end lint/style/useNodejsImportProtocol: Node 14.0 does not know it yet.

/** The Node version that React Router 8 needs. */
const needed = "22.22";
/** The file with the sentences of the commands, and two sentences for when it cannot be read. */
const textsFile = "locales/tools/es.json";
const nodeTooOld = "Hace falta Node {{needed}} o posterior y se ha encontrado Node {{found}}.";
const textsBroken = `No se puede leer «${textsFile}», que tiene las frases de los comandos. Recupéralo con git: git checkout -- ${textsFile}`;

/** Whether a version such as `20.19.4` is older than another such as `22.22`, comparing the first two numbers. */
function isOlder(version, limit) {
  const [major, minor] = version.split(".").map(Number);
  const [limitMajor, limitMinor] = limit.split(".").map(Number);
  return major < limitMajor || (major === limitMajor && minor < limitMinor);
}

/** Returns the sentences of the commands; undefined if their file is missing or broken. */
function readTexts() {
  try {
    const { cli, check } = JSON.parse(fs.readFileSync(new URL(`../${textsFile}`, import.meta.url), "utf8"));
    return cli && check ? cli : undefined;
  } catch {
    // Told below, except to somebody whose Node is too old, who needs that message first.
    return undefined;
  }
}

const found = process.versions.node;
const texts = readTexts();
if (isOlder(found, needed)) {
  const message = texts ? texts.nodeTooOld : nodeTooOld;
  console.error(message.replace(/{{found}}/g, found).replace(/{{needed}}/g, needed));
  process.exitCode = 1;
} else if (!texts) {
  console.error(textsBroken);
  process.exitCode = 1;
} else {
  // Types are stripped and code is compiled once: a fifth of the time of a check.
  module.enableCompileCache(".cache/code");
  const [command] = process.argv.splice(2, 1);
  import(new URL(`./${command}.ts`, import.meta.url).href);
}
