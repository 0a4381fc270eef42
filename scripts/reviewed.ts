import { openContentFiles } from "#app/content/content-files.server.ts";
import { dayAt } from "#app/schemas/site-time.ts";
import { presentMoment } from "#app/site/present-moment.server.ts";
import { message } from "./cli/messages.ts";
import { listReviews } from "./legal-review/list-reviews.ts";
import { readReviewCommand } from "./legal-review/read-review-command.ts";
import { recordReviews } from "./legal-review/record-reviews.ts";
import { ReviewError } from "./legal-review/review-error.ts";

/** What `npm run reviewed` runs: notes that a lawyer has reviewed legal texts as they are now, or says how they stand. */
const root = process.cwd();

try {
  const command = readReviewCommand(root, process.argv.slice(2), dayAt(presentMoment(process.env)));
  if (command.files.length > 0) recordReviews(openContentFiles(root, { developing: true }), command);
  // Read anew, so that it says what is written now.
  console.log(listReviews(openContentFiles(root, { developing: true })).join("\n"));
  if (command.files.length === 0) console.log(`\n${message("reviewedUsage")}`);
} catch (error) {
  process.exitCode = 1;
  if (!(error instanceof ReviewError)) throw error;
  console.error(error.message);
}
