import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteKnowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { ensureKnowledge } from "./ensure-knowledge.ts";
import { knowledgeFile } from "./knowledge-file.ts";

/**
 * Returns what the assistant knows: the same object until the content changes.
 *
 * @throws Error when the content is broken; its issues are then on the terminal.
 */
export async function loadKnowledge(root: string): Promise<SiteKnowledge> {
  const modifiedAt = await ensureKnowledge(root);
  // Node keeps a module for good under its URL, so that each version needs one of its own.
  const url = `${pathToFileURL(join(root, knowledgeFile)).href}?modified=${modifiedAt}`;
  const { knowledge } = await import(/* @vite-ignore */ url);
  return knowledge;
}
