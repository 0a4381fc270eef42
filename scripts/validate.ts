import { spawnSync } from "node:child_process";
import { message } from "#scripts/cli/messages.ts";

/** Everything that has to hold before a change lands, the quickest first. CI runs the same list. */
const steps = ["typecheck", "lint", "check", "test:unit", "build", "test:build", "test:browser"];

for (const step of steps) {
  console.log(`\n— npm run ${step}`);
  const { status } = spawnSync("npm", ["run", "--silent", step], { stdio: "inherit", shell: true });
  if (status !== 0) {
    console.error(message("stepFailed", { step }));
    process.exit(1);
  }
}
