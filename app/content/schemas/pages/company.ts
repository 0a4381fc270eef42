import { z } from "zod";
import { cardGroup, cardSection, iconCard, pictureCard, textCard } from "#app/content/schemas/cards.ts";
import { dataProtection } from "#app/content/schemas/data-protection.ts";
import { leadPicture, picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { action, atLeastOne, callToAction, list, text } from "#app/schemas/fields.ts";
import { pageHead, plainPageHead } from "./page-head.ts";
import { phaseNumber } from "./phase-number.ts";

export const aboutPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  values: cardSection(pictureCard, "What the company cares about."),
  cta: callToAction,
});

const sentStep = z.strictObject({ title: text("Name of the step."), text: text("What happens in it.") });

export const contactPage = z.strictObject({
  ...plainPageHead,
  image: showIn(picture, { slots: ["panel"] }),
  lists: atLeastOne(list, "What helps us to answer."),
  form: z
    .strictObject({ note: text("Sentence beside the button of the form."), dataProtection })
    .describe("Words around the contact form."),
  sent: z
    .strictObject({
      title: text("Heading of the steps."),
      reading: sentStep.describe("Who reads the message."),
      answer: sentStep.describe("How it is answered; the site adds to whom and in how many days."),
      proposal: sentStep.describe("What comes after that."),
      meanwhile: z
        .strictObject({ title: text("Heading of the links."), links: atLeastOne(action, "The links.") })
        .describe("What to read while waiting."),
    })
    .describe("What is shown once a message is sent."),
  questions: z
    .strictObject({
      title: text("Heading of the questions."),
      intro: text("Sentence below the heading."),
      action: action.describe("Link to all questions."),
    })
    .describe("Words around the few questions that the page answers."),
});

export const faqPage = z.strictObject({ ...plainPageHead, cta: callToAction });

const phase = z.strictObject({
  number: phaseNumber,
  title: text("Name of the phase."),
  intro: text("Sentence below the name."),
  image: showIn(picture, { slots: ["phase"] }),
  steps: atLeastOne(textCard, "The steps, in order."),
});

export const processPage = z.strictObject({
  ...pageHead,
  benefits: cardGroup(iconCard, "What the client gains."),
  phases: atLeastOne(phase.describe("A phase with its steps."), "The phases, in order."),
  cta: callToAction,
});

const newsletter = z.strictObject({
  title: text("Heading of the sign-up."),
  text: text("What subscribers get and how they leave."),
  consent: text("What one agrees to by subscribing, as the law asks to say it."),
  confirmation: text("Sentence beside the form: an email comes, whose link has to be opened."),
  dataProtection,
});

export const designerPage = z.strictObject({
  ...plainPageHead,
  image: leadPicture,
  newsletter: newsletter.describe("Words around the newsletter form."),
});

const subscriptionStep = z.strictObject({
  title: text("Heading of the step."),
  text: text("What happens when the button is pressed."),
  action: text("Words on the button."),
  done: text("What is shown when it is done."),
  unknown: text("What is shown when the link leads to no subscription, any more or at all."),
});

export const newsletterPage = z.strictObject({
  ...pageHead,
  confirm: subscriptionStep.describe("Shown to who opens the link that confirms a subscription."),
  unsubscribe: subscriptionStep.describe("Shown to who opens the link that ends a subscription."),
  incomplete: text("Shown to who opens a link of which something is missing."),
  busy: text("Shown while the service is asked."),
  signUp: action.describe("Link to the sign-up, where there is nothing else to do."),
  failure: text("Shown when the service does not answer; the button stays."),
  withoutScripts: text("Shown instead of the button without JavaScript, before the email address of the company."),
  mail: z
    .strictObject({
      subject: text("Subject of the email."),
      heading: text("First line of the email."),
      text: text("Why it comes, and what its button does."),
      button: text("Words on the link that confirms."),
      ignore: text("For who did not ask for it."),
      unsubscribe: text("Words on the link that ends the subscription at once."),
    })
    .describe("The email that asks to confirm a subscription."),
});

export const blogPage = z.strictObject(pageHead);

export const storiesPage = z.strictObject({
  ...pageHead,
  sampleNote: text("Warning shown with every story whose front matter says sample: true."),
  empty: text("Shown instead of the list while there is no story."),
  contact: action.describe("The button below it."),
});
