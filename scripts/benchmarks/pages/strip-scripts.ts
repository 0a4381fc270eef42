/** Returns a page without anything that runs or loads a script; data blocks such as JSON-LD stay. */
export function stripScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>.*?<\/script>/gs, "")
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}
