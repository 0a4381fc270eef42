/** Path of the generated module, from the project's root. Git ignores it. */
export const knowledgeFile = "supabase/functions/chat-with-gemini/knowledge.ts";
