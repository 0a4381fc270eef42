// The entry point that Supabase runs. Everything else in this folder is web-standard code that Node runs as well.
import { createNewsletterHandler } from "./handler.ts";
import { texts } from "./texts.ts";

Deno.serve(createNewsletterHandler({ env: Deno.env.toObject(), texts }));
