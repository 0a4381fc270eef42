/** A word, or a command in quotation marks, which has to be copied in one piece: «git add content/images». */
const pieces = /[^ «]*«(?:git|npm|npx) [^»]*»[^ ]*|[^ ]+/g;

/**
 * Returns a text as lines of at most `width` letters, broken between words. A longer word, or command, is not broken.
 */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  // Only at plain spaces: others keep a figure and its unit together.
  for (const word of text.match(pieces) ?? []) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
