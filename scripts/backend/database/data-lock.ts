import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { processMark } from "./process-mark.ts";

/** Another process holds the data folder. */
export class DataFolderBusyError extends Error {
  override name = "DataFolderBusyError";
  readonly pid: number;

  constructor(pid: number) {
    super(`Process ${pid} holds the data folder.`);
    this.pid = pid;
  }
}

/** How long to wait for another backend of this very process, which the development server closes when it restarts. */
const patience = { tries: 50, pauseMs: 100 };

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
    if (holder !== undefined && processMark(pidOf(holder)) !== holder) removeStale(file, holder);
    else if (holder !== undefined && (holder !== own || attempt >= patience.tries)) {
      throw new DataFolderBusyError(pidOf(holder));
    } else await wait(patience.pauseMs);
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
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Undefined where the lock has just been given back. */
function readMark(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Takes a stale lock away. It is moved first and looked at again: another process may have taken the lock over since it
 * was read, and then it gets its lock back.
 */
function removeStale(file: string, mark: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    // Somebody else was quicker.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
    throw error;
  }
  if (readMark(aside) !== mark) linkSync(aside, file);
  rmSync(aside, { force: true });
}

function pidOf(mark: string): number {
  return Number.parseInt(mark, 10);
}
