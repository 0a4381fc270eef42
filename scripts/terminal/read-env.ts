import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Environment } from "#supabase/functions/_shared/environment.ts";

/**
 * Returns the environment with the variables that `.env` and `.env.local` add to it. Vite reads these files for the
 * pages as well, and in a build also those of its mode, such as `.env.production.local`.
 */
export function readEnv(root: string): Environment {
  const files = [".env", ".env.local"].map((name) => join(root, name)).filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, "utf8"))), process.env);
}
