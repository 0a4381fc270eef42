import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { acquireDataLock } from "#scripts/services/database/data-lock.ts";
import { DataFolderBusyError } from "#scripts/services/database/database-errors.ts";
import { processIdentity } from "#scripts/services/database/process-identity.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

/** Starts a process that does nothing. */
async function startProcess() {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child, "spawn");
  const { pid = 0 } = child;
  async function kill(): Promise<void> {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
  return { pid, identity: processIdentity(pid) ?? "", kill };
}

test("a lock names the process that holds it, and goes when it is given back", async () => {
  const file = join(makeFolder({}), "db.lock");
  const release = await acquireDataLock(file);
  expect(readFileSync(file, "utf8")).toBe(processIdentity(process.pid));
  expect(readdirSync(join(file, ".."))).toEqual(["db.lock"]);
  release();
  expect(existsSync(file)).toBe(false);
});

test("while another process holds it the lock is refused; when that is killed it is taken over", async () => {
  const holder = await startProcess();
  const file = join(makeFolder({ "db.lock": holder.identity }), "db.lock");
  await expect(acquireDataLock(file)).rejects.toThrow(DataFolderBusyError);
  await expect(acquireDataLock(file)).rejects.toMatchObject({ pid: holder.pid });
  await holder.kill();
  const release = await acquireDataLock(file);
  expect(readFileSync(file, "utf8")).toBe(processIdentity(process.pid));
  release();
});

test("a number that another process has got meanwhile does not keep the lock", async () => {
  const other = await startProcess();
  const file = join(makeFolder({ "db.lock": `${other.pid}:another-boot:1` }), "db.lock");
  const release = await acquireDataLock(file);
  release();
});

test.each(["", "x", "-1", "999999999"])("a lock with «%s» in it is stale", async (content) => {
  const file = join(makeFolder({ "db.lock": content }), "db.lock");
  const release = await acquireDataLock(file);
  release();
});

test("this very process waits for itself: the development server restarts", async () => {
  const file = join(makeFolder({}), "db.lock");
  const release = await acquireDataLock(file);
  setTimeout(release, 200);
  const again = await acquireDataLock(file);
  again();
});

test("a lock that was taken over is not deleted by the one who lost it", async () => {
  const file = join(makeFolder({}), "db.lock");
  const release = await acquireDataLock(file);
  writeFileSync(file, "1:somebody:else");
  release();
  expect(existsSync(file)).toBe(true);
});

test.each([
  ["", -60_000],
  [", also where the clock was set back since", 3_600_000],
])("a process that was killed while removing a stale lock does not block the next one%s", async (_when, offsetMs) => {
  const folder = makeFolder({ "db.lock": "999999999" });
  const guard = join(folder, "db.lock.reclaim");
  mkdirSync(guard);
  const long = new Date(Date.now() + offsetMs);
  utimesSync(guard, long, long);
  const release = await acquireDataLock(join(folder, "db.lock"));
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test("of many that find a stale lock at the same time one gets it", async () => {
  const folder = makeFolder({ "db.lock": "999999999" });
  const code = `
    import { acquireDataLock } from ${JSON.stringify(import.meta.resolve("#scripts/services/database/data-lock.ts"))};
    await acquireDataLock(${JSON.stringify(join(folder, "db.lock"))}).then(() => console.log("held"), () => console.log("refused"));
    process.stdin.resume();
  `;
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["pipe", "pipe", "inherit"] }),
  );
  const said = await Promise.all(children.map(async ({ stdout }) => String((await once(stdout, "data"))[0]).trim()));
  for (const child of children) child.kill("SIGKILL");
  expect(said.sort()).toEqual(["held", "refused", "refused", "refused"]);
});
