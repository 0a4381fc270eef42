import { description, text, title } from "#app/schemas/fields.ts";

/** What the front matter of every page has. */
export const metadata = { title, description };

/** What the front matter of every page but the home page has: its head in words. */
export const pageHead = {
  ...metadata,
  eyebrow: text("Short line above the heading; left out where it would repeat it.").optional(),
  heading: text("The heading (h1) of the page."),
  intro: text("First paragraph, below the heading."),
};
