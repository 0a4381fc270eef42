import { projectRoot } from "#app/content/project-root.server.ts";
import { ensureKnowledge } from "#scripts/knowledge/ensure-knowledge.ts";

/** Before all tests of the backend: what the assistant knows is made once, not by every file for itself. */
export async function setup(): Promise<void> {
  await ensureKnowledge(projectRoot());
}
