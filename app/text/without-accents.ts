/**
 * Returns a text without the marks of its letters, the tilde of «ñ» among them: `"Señalización"` → `"Senalizacion"`.
 */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "");
}
