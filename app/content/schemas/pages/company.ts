import { z } from "zod";
import { cardGroup, cardSection, iconCard, pictureCard, textCard } from "#app/content/schemas/cards.ts";
import { dataProtection } from "#app/content/schemas/data-protection.ts";
import { leadPicture, picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { atLeastOne, callToAction, list, text } from "#app/schemas/fields.ts";
import { pageHead } from "./page-head.ts";
import { phaseNumber } from "./phase-number.ts";

export const aboutPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  values: cardSection(pictureCard, "What the company cares about."),
});

export const contactPage = z.strictObject({
  ...pageHead,
  image: showIn(picture, { slots: ["panel"] }),
  lists: atLeastOne(list, "What helps us to answer."),
  form: z
    .strictObject({ note: text("Sentence beside the button of the form."), dataProtection })
    .describe("Words around the contact form."),
});

const phase = z.strictObject({
  number: phaseNumber,
  title: text("Name of the phase."),
  intro: text("Sentence below the name."),
  steps: atLeastOne(textCard, "The steps, in order."),
});

export const processPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  benefits: cardGroup(iconCard, "What the client gains."),
  phases: atLeastOne(phase.describe("A phase with its steps."), "The phases, in order."),
  cta: callToAction,
});

const newsletter = z.strictObject({
  title: text("Heading of the sign-up."),
  text: text("What subscribers get and how they leave."),
  consent: text("What one agrees to by subscribing, as the law asks to say it."),
  dataProtection,
});

export const designerPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  newsletter: newsletter.describe("Words around the newsletter form."),
});

export const blogPage = z.strictObject(pageHead);

export const storiesPage = z.strictObject({
  ...pageHead,
  sampleNote: text("Warning shown with every story whose front matter says sample: true."),
});
