import { ContentError } from "#app/content/content-error.ts";
import { openSite } from "#app/site/site.server.ts";
import { printIssues } from "./check/reporters/print-issues.ts";
import { writeKnowledge } from "./knowledge/write-knowledge.ts";

/** Writes the chat function's knowledge. The local backend and tests run it when the file is missing or outdated. */
try {
  await writeKnowledge(openSite(process.cwd()));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  printIssues(error.issues);
  process.exitCode = 1;
}
