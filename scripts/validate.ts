import { spawnSync } from "node:child_process";
import { message } from "./cli/messages.ts";

/**
 * What has to pass before a change is merged, the quickest first; CI runs the same list. The check comes first, because
 * the others load the locale file and would fail on a broken one without saying where.
 */
const steps = ["check", "typecheck", "lint", "test:unit", "test:backend", "build", "test:build", "test:browser"];

for (const step of steps) {
  console.log(`\n— npm run ${step}`);
  // One string: npm is a shell script on Windows, and a list of arguments beside a shell is deprecated.
  const { status } = spawnSync(`npm run --silent ${step}`, { stdio: "inherit", shell: true });
  if (status !== 0) {
    // The check has printed its issues, and the message may be what the locale file lacks.
    if (step !== "check") console.error(message("stepFailed", { step }));
    process.exit(1);
  }
}
