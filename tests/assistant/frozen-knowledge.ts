import type { Knowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import json from "./frozen-knowledge.json" with { type: "json" };

/**
 * What the assistant knew of the site one day. Its tests use this copy, so that they judge the code and not the
 * content; `npm run evaluate:assistant` judges the two together.
 */
export const frozenKnowledge: Knowledge = {
  ...json,
  // The compiler compares the rest; to it, the words of a JSON file are all alike.
  passages: json.passages.map((passage) => ({ ...passage, kind: readKind(passage.kind) })),
};

function readKind(kind: string): "answer" | "text" {
  if (kind === "answer" || kind === "text") return kind;
  throw new Error(`frozen-knowledge.json has a passage of the kind «${kind}».`);
}
