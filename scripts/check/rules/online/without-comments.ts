/** Notes of writers: between `<!--` and `-->`, and lines of front matter that begin with `#` and a space. */
const comments = /<!--[\s\S]*?-->|^[ \t]*# .*$/gm;

/**
 * Returns a content file with spaces instead of its notes, which are not published: everything else stays on its line
 * and in its column. A heading of the first rank looks like a note of front matter; bodies do not have one.
 */
export function withoutComments(text: string): string {
  return text.replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/g, " "));
}
