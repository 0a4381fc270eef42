const curlyQuotes = /^[“”„]([^“”„]*)[“”]$/;

/**
 * Returns a text in the quotation marks of YAML: double ones, or single ones where the text has double ones itself.
 * Curly marks around it were probably meant as those: `“Hola”` → `"Hola"`
 */
export function quoteText(text: string): string {
  const plain = text.trim().replace(curlyQuotes, "$1");
  if (!/["\\]/.test(plain)) return `"${plain}"`;
  return `'${plain.replaceAll("'", "''")}'`;
}
