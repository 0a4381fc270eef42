import { text } from "#app/schemas/fields.ts";

/** What the front matter of every page has. */
export const metadata = { title: text, description: text };

/** The head in words of a page whose heading stands alone, because the space below it is wanted for something else. */
export const plainPageHead = {
  ...metadata,
  heading: text,
  intro: text,
};

/** What the front matter of most pages has: its head in words. */
export const pageHead = {
  ...plainPageHead,
  eyebrow: text.optional(),
};
