/**
 * Returns the target of a request as a path with its query. A server has to accept absolute targets too, which programs
 * send that take it for a proxy (RFC 9112, section 3.2.2).
 *
 * `"http://localhost:4173/contacto?a=1"` → `"/contacto?a=1"`, `"/contacto"` → `"/contacto"`
 */
export function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*\/?/i, "/");
}
