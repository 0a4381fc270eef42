import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { knowledgeFile } from "#scripts/knowledge/knowledge-file.ts";
import type { Knowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

/** The generated module, which the set-up of the tests has made; the compiler need not find it. */
export async function loadKnowledge(root: string): Promise<Knowledge> {
  const { knowledge } = await import(/* @vite-ignore */ pathToFileURL(join(root, knowledgeFile)).href);
  return knowledge;
}
