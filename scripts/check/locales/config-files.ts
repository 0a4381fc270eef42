import { readdirSync } from "node:fs";

/** Returns the names of the files in a project's folder that set up its tools. */
export function configFiles(root: string): string[] {
  return readdirSync(root).filter((name) => name.endsWith(".config.ts"));
}
