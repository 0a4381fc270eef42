import { expect, onTestFinished, test } from "vitest";
import { momentEnvironment } from "#app/site/present-moment.server.ts";
import { readBuildRecord } from "#scripts/build/build-record.ts";
import { copyProject, fixtureProject, listBuild } from "#tests/site/copy-project.ts";

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
