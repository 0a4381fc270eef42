const references: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * Returns a text as it is written in HTML or XML, between tags and within quotation marks: `"A & B"` → `"A &amp; B"`.
 */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => references[sign] ?? sign);
}
