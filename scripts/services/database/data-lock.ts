import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { hasCode } from "#scripts/terminal/has-code.ts";
import { DataFolderBusyError } from "./database-errors.ts";
import { processIdentity } from "./process-identity.ts";

/** Covers the restart of the development server, which closes one backend of this process while it starts the next. */
const retry = { attempts: 50, pauseMs: 100 };

/** Removing a stale lock never takes this long. */
const reclaimTimeoutMs = 5000;

/** Codes of `link` on file systems without hard links. */
const noLinkCodes = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EINVAL"];

/**
 * Locks a data folder, which two databases at once would silently destroy. Takes over the lock of a process that has
 * ended, killed or not.
 *
 * @param file the lock, in a folder that exists.
 * @returns a function that unlocks.
 * @throws DataFolderBusyError while another process holds it.
 */
export async function acquireDataLock(file: string): Promise<() => void> {
  const own = processIdentity(process.pid) ?? String(process.pid);
  for (let attempt = 1; !tryLock(file, own); attempt += 1) {
    const holder = readHolder(file);
    const isStale = holder !== undefined && processIdentity(pidOf(holder)) !== holder;
    if (isStale) removeStale(file, holder);
    else if (holder !== undefined && (holder !== own || attempt >= retry.attempts)) {
      throw new DataFolderBusyError(pidOf(holder));
    }
    await wait(isStale ? 10 : retry.pauseMs);
  }
  let isHeld = true;
  const release = () => {
    process.off("exit", release);
    // On a second call the lock may be another one's.
    if (isHeld && readHolder(file) === own) rmSync(file, { force: true });
    isHeld = false;
  };
  process.on("exit", release);
  return release;
}

/** Creates the lock together with its content, so that nobody reads an empty one. Returns false if there is a lock. */
function tryLock(file: string, holder: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, holder);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    if (hasCode(error, ...noLinkCodes)) return tryLockWithoutLink(file, holder);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** For file systems without hard links, such as those of memory sticks. The file is empty for a moment. */
function tryLockWithoutLink(file: string, holder: string): boolean {
  try {
    writeFileSync(file, holder, { flag: "wx" });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** Returns the identity of the process that holds the lock, or undefined if it has just been unlocked. */
function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/**
 * Removes a stale lock, one process at a time and after reading it again: another process may have taken it over
 * meanwhile.
 */
function removeStale(file: string, holder: string): void {
  const guard = `${file}.reclaim`;
  if (!beginReclaim(guard)) return;
  try {
    if (readHolder(file) === holder) rmSync(file, { force: true });
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

/** Returns false while another process removes the lock, unless that takes so long that it must have been killed. */
function beginReclaim(guard: string): boolean {
  try {
    mkdirSync(guard);
    return true;
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
    // A time that is to come means that the clock was set back.
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (Math.abs(age) > reclaimTimeoutMs) {
      rmSync(guard, { recursive: true, force: true });
    }
    return false;
  }
}

function pidOf(holder: string): number {
  return Number.parseInt(holder, 10);
}
