import { spawn } from "node:child_process";
import { join } from "node:path";
import { momentEnvironment } from "#app/site/present-moment.server.ts";
import type { Site } from "#app/site/site.server.ts";

/**
 * Runs `react-router build` into a folder, which gets the scripts and every page in `client`. In its own process, because
 * the bundler ends the process when it fails. It says what is wrong itself.
 *
 * @param folder From the project's root.
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
    // By the last one, `react-router.config.ts` learns that this process is gone.
    stdio: ["ignore", process.stderr, process.stderr, "ipc"],
  });
  // At once, and before the folder is deleted: a build that still ran would write it again.
  const stop = () => child.kill("SIGKILL");
  process.prependOnceListener("exit", stop);
  return new Promise<boolean>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  }).finally(() => process.off("exit", stop));
}
