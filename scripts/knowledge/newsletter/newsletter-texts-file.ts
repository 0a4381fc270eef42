/** Path of the generated module, from the project's root. Git ignores it. */
export const newsletterTextsFile = "supabase/functions/newsletter/texts.ts";
