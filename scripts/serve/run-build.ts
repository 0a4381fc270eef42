import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { productionOption } from "#scripts/terminal/read-purpose.ts";
import type { Build } from "./ensure-build.ts";

const script = fileURLToPath(new URL("../build.ts", import.meta.url));

/**
 * Runs the build command in its own process, which frees its memory, and returns whether it succeeded. A signal that
 * ends this process ends the build too.
 */
export const runBuild: Build = ({ root, production }) => {
  const args = [script, ...(production ? [productionOption] : [])];
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
  const end = (signal: "SIGINT" | "SIGTERM") => void child.kill(signal);
  process.on("SIGINT", end).on("SIGTERM", end);
  return new Promise<boolean>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      // The build was told to end, so no message is needed.
      if (code !== null && code > 128) process.exit(code);
      resolve(code === 0);
    });
  }).finally(() => process.off("SIGINT", end).off("SIGTERM", end));
};
