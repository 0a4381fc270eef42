import { ContentError } from "#app/content/content-error.ts";
import { openProject } from "#app/site/site.server.ts";
import { writeKnowledge } from "./knowledge/write-knowledge.ts";

/** Run by the local backend and the tests when the chat function's knowledge is missing or older than the content. */
try {
  await writeKnowledge(openProject(process.cwd()));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
