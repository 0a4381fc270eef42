import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { Issue } from "#app/content/issues.ts";
import { positionsIn } from "#app/content/text-positions.ts";
import { markdownFiles } from "#scripts/check/content/markdown-files.ts";
import { findWrongAccounts } from "./account-number.ts";
import { findExampleHosts } from "./example-text.ts";
import { withoutComments } from "./without-comments.ts";

/**
 * Returns the email addresses and URLs of examples, and the account numbers to which nobody should pay, in all texts of
 * `content/` that are published, in every language.
 */
export function checkWrittenAddresses(files: ContentFiles): Issue[] {
  return markdownFiles(files.root)
    .filter(isOfSite)
    .flatMap((file) => {
      const text = withoutComments(files.text(file) ?? "");
      if (/^draft: *true/m.test(text)) return [];
      const positionOf = positionsIn(text);
      const hosts = findExampleHosts(text).map((found): Issue => {
        return { file, code: "example-address", ...positionOf(found.offset), values: { host: found.text } };
      });
      const accounts = findWrongAccounts(text).map((found): Issue => {
        return { file, code: "account-number-wrong", ...positionOf(found.offset), values: { number: found.text } };
      });
      return [...hosts, ...accounts];
    });
}

/** Whether a file is a text of the site: the handbook lies beside the folders of the languages. */
function isOfSite(file: string): boolean {
  return file.split("/").length > 2;
}
