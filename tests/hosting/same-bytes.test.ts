import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { momentEnvironment } from "#app/site/present-moment.server.ts";
import { readBuildRecord } from "#scripts/build/build-record.ts";
import { listFiles } from "#tests/site/built-site.ts";
import { copyProject, fixtureProject } from "#tests/site/copy-project.ts";

// Hosts keep what has not changed, and a rollback builds an earlier commit.
test("another build of the same moment, in another folder, has the same bytes", { timeout: 300_000 }, () => {
  const record = readBuildRecord(fixtureProject);
  if (!record) throw new Error("The frozen site has no record of its build.");
  const copy = copyProject();
  onTestFinished(() => copy.remove());
  const { ok, output } = copy.build(momentEnvironment(record.moment));
  expect(ok, output).toBe(true);
  expect(listBuild(copy.root)).toEqual(listBuild(fixtureProject));
});

/** Returns name and fingerprint of every built file of a project. */
function listBuild(root: string): string[] {
  const build = join(root, "build");
  const hashOf = (file: string) =>
    createHash("sha256")
      .update(readFileSync(join(build, file)))
      .digest("hex");
  return listFiles(build)
    .map((file) => `${file} ${hashOf(file)}`)
    .sort();
}
