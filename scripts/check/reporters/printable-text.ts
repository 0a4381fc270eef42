/**
 * Control characters, direction marks, characters without width, unpaired surrogates and what no typeface shows. On a
 * terminal some of them move the cursor, hide text or turn its order round.
 */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * Returns a text of somebody else's file as it may be printed: a character that is not shown, or that changes how others
 * are shown, by its code point. `"a\u202Eb"` → `"a‹U+202E›b"`
 */
export function printableText(text: string): string {
  return text.replaceAll(unprintable, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `‹U+${code.padStart(4, "0")}›`;
  });
}
