import { spawn } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { message } from "#scripts/cli/messages.ts";
import { isCurrent } from "#scripts/server/build-freshness.ts";
import { knowledgeFile } from "./knowledge-file.ts";

/** What the knowledge is made from. */
const sources = ["app", "content", "locales", "scripts/knowledge"];

/**
 * Makes the knowledge of the chat function unless it is newer than its sources. In its own process, because this one
 * may have read the content before it was edited.
 *
 * @returns the time of the file, in whole milliseconds since 1970.
 * @throws Error when the content has issues, which have been printed.
 */
export async function ensureKnowledge(root: string): Promise<number> {
  const file = join(root, knowledgeFile);
  if (!isCurrent(root, file, sources)) await makeKnowledge(root);
  return Math.round(statSync(file).mtimeMs);
}

function makeKnowledge(root: string): Promise<void> {
  const script = join(root, "scripts", "write-knowledge.ts");
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(message("knowledgeFailed", { code: String(code) })));
    });
  });
}
