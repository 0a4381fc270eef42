import { z } from "zod";
import { cardGroup, cardSection, figureCard, pictureCard, textCard } from "#app/content/schemas/cards.ts";
import { dataProtection } from "#app/content/schemas/data-protection.ts";
import { leadPicture, picture, picturePoint } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { action, asked, atLeastOne, callToAction, list, modelId, text } from "#app/schemas/fields.ts";
import { pageHead, plainPageHead } from "./page-head.ts";
import { phaseNumber } from "./phase-number.ts";

// Above the models, drawn at one scale.
const models = z.strictObject({ title: text, intro: text });

export const aboutPage = z.strictObject({
  ...pageHead,
  image: showIn(picture, { slots: ["beside"] }),
  models,
  values: cardSection(pictureCard),
  cta: callToAction,
});

const sentStep = z.strictObject({ title: text, text: text });

export const contactPage = z.strictObject({
  ...plainPageHead,
  image: showIn(picture, { slots: ["panel"] }),
  lists: atLeastOne(list),
  // The line beside the button, and what the law asks for.
  form: z.strictObject({ note: text, dataProtection }),
  // The notice after a message is sent: three steps, and something to read meanwhile.
  sent: z.strictObject({
    title: text,
    reading: sentStep,
    answer: sentStep,
    proposal: sentStep,
    meanwhile: z.strictObject({
      title: text,
      links: atLeastOne(action),
    }),
  }),
  questions: z.strictObject({
    title: text,
    intro: text,
    action,
  }),
});

export const faqPage = z.strictObject({ ...plainPageHead, models, cta: callToAction });

// The drawing of a lorry and a crane with a model.
const arrival = z.strictObject({ model: modelId, drawingAlt: text, note: text });

const phase = z.strictObject({
  number: phaseNumber,
  title: text,
  intro: text,
  image: showIn(picture, { slots: ["phase"] }).optional(),
  // Instead of the picture: the first plan of a model.
  plan: z.strictObject({ model: modelId }).optional(),
  arrival: arrival.optional(),
  steps: atLeastOne(textCard),
});

const part = z.strictObject({
  name: text,
  asked,
  text,
  // The position of its number in the picture.
  at: picturePoint,
});

const construction = z.strictObject({
  title: text,
  asked,
  intro: text,
  image: showIn(picture, { slots: ["labelled"] }),
  // More would not find their places on a phone.
  parts: atLeastOne(part).max(12),
  details: cardSection(pictureCard),
});

export const processPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  benefits: cardGroup(figureCard),
  // As many as `content/site.yaml` has: the page shows the weeks and the payment of each.
  phases: z.array(phase).length(3),
  construction: construction.optional(),
  cta: callToAction,
});

const newsletter = z.strictObject({
  title: text,
  text,
  // Every sign-up keeps the version of this sentence.
  consent: text,
  confirmation: text,
  dataProtection,
});

const firstVersion = z.strictObject({
  // The model whose furnished plan is drawn beside it.
  model: modelId,
  // The line above its title.
  label: text,
  title: text,
  // Its functions.
  points: z.array(text).length(3),
  // The button that opens it.
  open: text,
});

export const designerPage = z.strictObject({
  ...plainPageHead,
  firstVersion,
  newsletter,
  // Below the text.
  ways: atLeastOne(action),
});

const subscriptionStep = z.strictObject({
  title: text,
  text,
  action: text,
  done: text,
  // The link leads to no sign-up, or no longer does.
  unknown: text,
});

export const newsletterPage = z.strictObject({
  ...pageHead,
  confirm: subscriptionStep,
  unsubscribe: subscriptionStep,
  // The link lacks its token.
  incomplete: text,
  busy: text,
  // Leads to the form, when nothing else is left to do.
  signUp: action,
  failure: text,
  withoutScripts: text,
  mail: z.strictObject({
    subject: text,
    heading: text,
    text,
    button: text,
    ignore: text,
    unsubscribe: text,
  }),
});

export const blogPage = z.strictObject({ ...pageHead, models });

export const storiesPage = z.strictObject({
  ...pageHead,
  // With an invented story among real ones, and below the heading of the list while all are invented.
  sampleNote: text,
  samplesNote: text,
  // Instead of the list, while there is no story.
  empty: text,
  contact: action,
});
