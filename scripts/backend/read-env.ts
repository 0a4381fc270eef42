import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Environment } from "#supabase/functions/chat-with-gemini/settings.ts";

/**
 * The environment with what `.env` and `.env.local` add to it. Vite reads the same two for the pages, besides those of
 * a mode (`.env.production`), which belong to the site that goes online.
 */
export function readEnv(root: string): Environment {
  const files = [".env", ".env.local"].map((name) => join(root, name)).filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, "utf8"))), process.env);
}
