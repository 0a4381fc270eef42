/** Returns a page without anything that runs or loads a script, or is data for one; JSON-LD stays. */
export function stripScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*\btype="application\/ld\+json")[^>]*>.*?<\/script>/gs, "")
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}
