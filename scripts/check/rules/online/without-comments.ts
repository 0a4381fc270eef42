/** Notes of writers: between `<!--` and `-->`, and lines of front matter that begin with `#` and a space. */
const comments = /<!--[\s\S]*?-->|^[ \t]*# .*$/gm;

/** Returns a content file with spaces instead of its notes, so that all else stays at its place. */
export function withoutComments(text: string): string {
  return text.replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/g, " "));
}
