import { spawnSync } from "node:child_process";

/** Runs the build of a project as `npm run build` does, in a process of its own, with these variables besides. */
export function spawnBuild(
  root: string,
  variables: NodeJS.ProcessEnv = {},
): { readonly ok: boolean; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
    cwd: root,
    encoding: "utf8",
    // The mode of the test run would make React Router build for development.
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_ENV: undefined, ...variables },
  });
  return { ok: status === 0, output: stdout + stderr };
}
