import { spawnSync } from "node:child_process";

/** Runs the build of a project as `npm run build` does, in a process of its own. */
export function spawnBuild(root: string): { readonly ok: boolean; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
    cwd: root,
    encoding: "utf8",
    // The mode of the test run would make React Router build for development.
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_ENV: undefined },
  });
  return { ok: status === 0, output: stdout + stderr };
}
