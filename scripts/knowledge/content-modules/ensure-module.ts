import { spawn } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { presentMoment } from "#app/site/present-moment.server.ts";
import { isCurrent } from "#scripts/terminal/is-current.ts";
import { type MessageKey, message } from "#scripts/terminal/messages.ts";
import { isExpired } from "./module-expiry.ts";

/** A module made from the content, and how it is made. Paths are from the project's root. */
export interface ContentModule {
  readonly file: string;
  readonly sources: readonly string[];
  /** The program that makes it. */
  readonly script: string;
  /** The message for when that fails, with a place for its exit code. */
  readonly failure: MessageKey;
}

/** Thrown where a module cannot be made of the content, in a sentence for who writes it. */
export class ContentModuleError extends Error {
  override name = "ContentModuleError";
}

/**
 * Makes a module unless it is newer than its sources and right at this moment. In a process of its own, because this one
 * may have read the content before it was edited.
 *
 * @returns the time of the file, in whole milliseconds since 1970.
 * @throws ContentModuleError when the content has issues, which have been printed.
 */
export async function ensureModule(root: string, module: ContentModule): Promise<number> {
  const file = join(root, module.file);
  const isRight =
    isCurrent(root, file, module.sources) && !isExpired(readFileSync(file, "utf8"), presentMoment(process.env));
  if (!isRight) await makeModule(root, module);
  return Math.round(statSync(file).mtimeMs);
}

function makeModule(root: string, { script, failure }: ContentModule): Promise<void> {
  const child = spawn(process.execPath, [join(root, script)], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new ContentModuleError(message(failure, { code: String(code) })));
    });
  });
}
