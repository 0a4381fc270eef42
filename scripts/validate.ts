import { spawnSync } from "node:child_process";
import { message } from "./cli/messages.ts";

/**
 * Everything that has to hold before a change lands, the quickest first. CI runs the same list. The check stands at
 * the head: the others load the locale file and would stumble over a broken one without saying where.
 */
const steps = ["check", "typecheck", "lint", "test:unit", "test:backend", "build", "test:build", "test:browser"];

for (const step of steps) {
  console.log(`\n— npm run ${step}`);
  // One string: npm is a shell script on Windows, and a list of arguments beside a shell is deprecated.
  const { status } = spawnSync(`npm run --silent ${step}`, { stdio: "inherit", shell: true });
  if (status !== 0) {
    // The check has said everything itself, and what it found may be that the words are missing.
    if (step !== "check") console.error(message("stepFailed", { step }));
    process.exit(1);
  }
}
