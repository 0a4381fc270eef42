import { ensureBuild } from "#scripts/serve/ensure-build.ts";
import { spawnBuild } from "#tests/site/spawn-build.ts";

/** Global set-up: builds the company's site where the build is missing or older than its sources. */
export async function setup(): Promise<void> {
  const ready = await ensureBuild({
    production: false,
    root: process.cwd(),
    async build({ root }) {
      const { ok, output } = spawnBuild(root);
      process.stdout.write(output);
      return ok;
    },
  });
  if (!ready) throw new Error("The company's site cannot be built.");
}
