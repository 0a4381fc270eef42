import { spawn } from "node:child_process";
import { join } from "node:path";
import { momentEnvironment } from "#app/site/present-moment.server.ts";
import type { Site } from "#app/site/site.server.ts";

/**
 * Runs `react-router build` in a process of its own, because the bundler ends its process when it fails. It prints what
 * is wrong itself.
 *
 * @param folder Relative to the project's root; its folder `client` gets the scripts and every page.
 * @returns whether it worked.
 */
export function runReactRouter({ root, now, production }: Site, folder: string): Promise<boolean> {
  const command = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const child = spawn(process.execPath, [command, "build", "--logLevel", "warn"], {
    cwd: root,
    env: {
      ...process.env,
      ...momentEnvironment(now),
      NODE_ENV: "production",
      SITE_ENV: production ? "production" : "",
      SITE_BUILD_DIRECTORY: folder,
    },
    // Through the last one, `react-router.config.ts` notices when this process ends.
    stdio: ["ignore", process.stderr, process.stderr, "ipc"],
  });
  // Before the exit handler that deletes the folder: a build that still runs would write the folder again.
  const stop = () => child.kill("SIGKILL");
  process.prependOnceListener("exit", stop);
  return new Promise<boolean>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  }).finally(() => process.off("exit", stop));
}
