import type { Caches } from "#app/cache/caches.server.ts";
import { codeVersion } from "#app/cache/code-version.server.ts";
import { codeRoot } from "./code-root.ts";
import { configFiles } from "./config-files.ts";
import type { SourceStrings } from "./source-code.ts";

/**
 * Returns the strings of the code that the check belongs to: those that an earlier command has found in the same code.
 * The parser is loaded only where there are none.
 */
export async function keptSourceStrings(caches: Caches): Promise<SourceStrings> {
  const kept = caches.open<SourceStrings>("strings");
  const key = codeVersion(codeRoot, ["app", "scripts", ...configFiles(codeRoot)]);
  const found = kept.get(key);
  if (found) return found;
  const { readSourceStrings } = await import("./source-code.ts");
  const strings = readSourceStrings(codeRoot);
  kept.put(key, strings);
  return strings;
}
