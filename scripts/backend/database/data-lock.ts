import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { hasCode } from "#scripts/backend/has-code.ts";
import { DataFolderBusyError } from "./database-errors.ts";
import { processMark } from "./process-mark.ts";

/** How long to wait for another backend of this very process, which the development server closes when it restarts. */
const patience = { tries: 50, pauseMs: 100 };

/** Milliseconds that taking a stale lock away never takes. */
const reclaimTime = 5000;

/** What systems say of a disk that has no links. */
const withoutLinks = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EINVAL"];

/**
 * Takes the lock of a data folder: two databases on one folder destroy it without a word. A lock whose process is gone,
 * killed or not, is taken over.
 *
 * @param file the lock; the folder around it exists.
 * @returns what gives the lock back.
 * @throws DataFolderBusyError while another process holds it.
 */
export async function takeDataLock(file: string): Promise<() => void> {
  const own = processMark(process.pid) ?? String(process.pid);
  for (let attempt = 1; !claim(file, own); attempt += 1) {
    const holder = readMark(file);
    const isStale = holder !== undefined && processMark(pidOf(holder)) !== holder;
    if (isStale) removeStale(file, holder);
    else if (holder !== undefined && (holder !== own || attempt >= patience.tries)) {
      throw new DataFolderBusyError(pidOf(holder));
    }
    await wait(isStale ? 10 : patience.pauseMs);
  }
  let isHeld = true;
  const release = () => {
    process.off("exit", release);
    // Given back twice, it could be the next one's.
    if (isHeld && readMark(file) === own) rmSync(file, { force: true });
    isHeld = false;
  };
  process.on("exit", release);
  return release;
}

/** Makes the lock with its content in one step, so that nobody ever reads an empty one; false where there is one. */
function claim(file: string, mark: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mark);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    if (hasCode(error, ...withoutLinks)) return claimWithoutLink(file, mark);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** For disks without links, memory sticks among them; whoever reads it within the same moment finds it empty. */
function claimWithoutLink(file: string, mark: string): boolean {
  try {
    writeFileSync(file, mark, { flag: "wx" });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** Undefined where the lock has just been given back. */
function readMark(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/**
 * Takes a stale lock away, one process at a time and after a second look: between the first one and now another process
 * may have taken the lock over.
 */
function removeStale(file: string, mark: string): void {
  const guard = `${file}.reclaim`;
  if (!beginReclaim(guard)) return;
  try {
    if (readMark(file) === mark) rmSync(file, { force: true });
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

/** False while another process is at it; one that was killed in that moment is not waited for. */
function beginReclaim(guard: string): boolean {
  try {
    mkdirSync(guard);
    return true;
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
    if (Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? 0) > reclaimTime) {
      rmSync(guard, { recursive: true, force: true });
    }
    return false;
  }
}

function pidOf(mark: string): number {
  return Number.parseInt(mark, 10);
}
