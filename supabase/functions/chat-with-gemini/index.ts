// The entry for Supabase. Everything else in this folder is web-standard code that Node runs as well.
import { createChatHandler } from "./handler.ts";
import { knowledge } from "./knowledge.ts";

Deno.serve(createChatHandler(Deno.env.toObject(), knowledge));
