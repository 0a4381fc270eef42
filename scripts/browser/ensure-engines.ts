import { message } from "#scripts/terminal/messages.ts";
import { engines } from "./engines.ts";
import { runQuietly } from "./install-browser.ts";

const isRoot = process.getuid?.() === 0;
const minute = 60_000;

/** Runs apt-get as root; says why it did not work. */
function apt(args: readonly string[]): boolean {
  // `sudo -n` fails instead of asking for a password in the middle of a test run.
  const [program, ...before] = isRoot ? (["apt-get"] as const) : (["sudo", "-n", "apt-get"] as const);
  const all = [...before, ...args];
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const result = runQuietly({ program, args: all, env, timeoutMs: 15 * minute });
  if (!result.ok)
    console.log(message("browserStepFailed", { command: [program, ...all].join(" "), detail: result.detail }));
  return result.ok;
}

const missing = engines.filter((engine) => !engine.find());
if (missing.length > 0) {
  const names = missing.map(({ name }) => name).join(", ");
  const packages = missing.flatMap((engine) => engine.packages);
  console.log(message("enginesMissing", { names, packages: packages.join(" ") }));
  const installed = apt(["update"]) && apt(["install", "-y", "--no-install-recommends", ...packages]);
  if (!installed || missing.some((engine) => !engine.find())) {
    console.error(message("enginesImpossible", { names, packages: packages.join(" ") }));
    process.exitCode = 1;
  }
}
