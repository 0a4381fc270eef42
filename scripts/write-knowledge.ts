import { ContentError } from "#app/content/content-error.ts";
import { openSite } from "#app/site/site.server.ts";
import { printIssues } from "./check/reporters/print-issues.ts";
import { writeKnowledge } from "./knowledge/write-knowledge.ts";

/** Run by the local backend and the tests when the chat function's knowledge is missing or older than the content. */
try {
  await writeKnowledge(openSite(process.cwd()));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  printIssues(error.issues);
  process.exitCode = 1;
}
