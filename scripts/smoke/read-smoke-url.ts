/** What the command is asked to check. */
export type SmokeUrl =
  /** The origin of a site, without a slash: `https://www.mod.es`. */
  | { readonly ok: true; readonly origin: string }
  /** What stands there instead of one address, if anything does. */
  | { readonly ok: false; readonly found: string };

/** Reads the words behind `npm run smoke --`: `["https://www.mod.es/"]`, one address without a path. */
export function readSmokeUrl(words: readonly string[]): SmokeUrl {
  const [word = ""] = words;
  const url = words.length === 1 ? URL.parse(word) : null;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname + url.search + url.hash === "/";
  return isOrigin ? { ok: true, origin: url.origin } : { ok: false, found: words.join(" ") };
}
