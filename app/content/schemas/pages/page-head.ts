import { description, text, title } from "#app/schemas/fields.ts";

/** What the front matter of every page has. */
export const metadata = { title, description };

/** The head in words of a page whose heading stands alone, because the space below it is wanted for something else. */
export const plainPageHead = {
  ...metadata,
  heading: text("fields.head.heading"),
  intro: text("fields.head.intro"),
};

/** What the front matter of most pages has: its head in words. */
export const pageHead = {
  ...plainPageHead,
  eyebrow: text("fields.head.eyebrow").optional(),
};
