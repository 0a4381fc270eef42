import { spawn } from "node:child_process";
import { join } from "node:path";

/**
 * Bundles the site into `folder`, `client` for visitors and `server` to render its pages with. In its own process,
 * because the bundler keeps state and ends the process when it fails. Warnings are printed; the bundler's report only
 * when it failed.
 *
 * @returns whether it worked.
 */
export function bundleSite(root: string, folder: string): Promise<boolean> {
  const command = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const child = spawn(process.execPath, [command, "build", "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, SITE_BUNDLE_DIRECTORY: folder, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}
