import type { HeaderRule } from "./header-rules.ts";

/** Name of the file beside the pages; hosts read it and do not serve it. */
export const headersFile = "_headers";

/** Returns the text of `_headers`, as Netlify and Cloudflare Pages read it. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join("")}`;
    })
    .join("");
}
