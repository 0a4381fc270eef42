import { ensureModule } from "#scripts/knowledge/content-modules/ensure-module.ts";
import { knowledgeFile } from "./knowledge-file.ts";

/**
 * Makes the knowledge of the chat function unless it is newer than its sources and knows all that is published.
 *
 * @returns the time of the file, in whole milliseconds since 1970.
 * @throws Error when the content has issues, which have been printed.
 */
export function ensureKnowledge(root: string): Promise<number> {
  return ensureModule(root, {
    file: knowledgeFile,
    sources: ["app", "content", "locales", "scripts/knowledge"],
    script: "scripts/write-knowledge.ts",
    failure: "knowledgeFailed",
  });
}
