import { asked, askedInBody, text } from "#app/schemas/fields.ts";

/** The fields that the front matter of every page has. */
export const metadata = { title: text, description: text, asked, askedInBody };

/** The head in words of a page whose heading is alone, because the space below it is wanted for something else. */
export const plainPageHead = {
  ...metadata,
  heading: text,
  intro: text,
};

/** The fields that the front matter of most pages has: the head of the page in words. */
export const pageHead = {
  ...plainPageHead,
  eyebrow: text.optional(),
};
