import { z } from "zod";
import {
  cardGroup,
  cardSection,
  iconCard,
  introducedCards,
  pictureCard,
  textCard,
} from "#app/content/schemas/cards.ts";
import { dataProtection } from "#app/content/schemas/data-protection.ts";
import { leadPicture, picture, picturePoint } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { action, atLeastOne, callToAction, list, text, withId } from "#app/schemas/fields.ts";
import { pageHead, plainPageHead } from "./page-head.ts";
import { phaseNumber } from "./phase-number.ts";

export const aboutPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  values: cardSection(pictureCard, "fields.about.values"),
  cta: callToAction,
});

const sentStep = z.strictObject({ title: text("fields.contact.stepTitle"), text: text("fields.contact.stepText") });

export const contactPage = z.strictObject({
  ...plainPageHead,
  image: showIn(picture, { slots: ["panel"] }),
  lists: atLeastOne(withId(list), "fields.contact.lists"),
  form: z.strictObject({ note: text("fields.contact.formNote"), dataProtection }).describe("fields.contact.form"),
  sent: z
    .strictObject({
      title: text("fields.contact.stepsTitle"),
      reading: sentStep.describe("fields.contact.reading"),
      answer: sentStep.describe("fields.contact.answer"),
      proposal: sentStep.describe("fields.contact.proposal"),
      meanwhile: z
        .strictObject({
          title: text("fields.contact.linksTitle"),
          links: atLeastOne(withId(action), "fields.contact.links"),
        })
        .describe("fields.contact.meanwhile"),
    })
    .describe("fields.contact.sent"),
  questions: z
    .strictObject({
      title: text("fields.contact.questionsTitle"),
      intro: text("fields.contact.questionsIntro"),
      action: action.describe("fields.contact.questionsAction"),
    })
    .describe("fields.contact.questions"),
});

export const faqPage = z.strictObject({ ...plainPageHead, cta: callToAction });

const phase = z.strictObject({
  number: phaseNumber,
  title: text("fields.process.phaseTitle"),
  intro: text("fields.process.phaseIntro"),
  image: showIn(picture, { slots: ["phase"] }),
  steps: atLeastOne(withId(textCard), "fields.process.phaseSteps"),
});

const part = z.strictObject({
  name: text("fields.process.constructionPartName"),
  text: text("fields.process.constructionPartText"),
  at: picturePoint.describe("fields.process.constructionPartAt"),
});

const construction = introducedCards(pictureCard, "fields.process.constructionCards").extend({
  image: showIn(picture, { slots: ["labelled"] }),
  // More would not find their places on a phone.
  parts: atLeastOne(withId(part.describe("fields.process.constructionPart")), "fields.process.constructionParts").max(
    12,
  ),
});

export const processPage = z.strictObject({
  ...pageHead,
  benefits: cardGroup(iconCard, "fields.process.benefits"),
  // As many as `content/site.yaml` has: the page shows the weeks and the payment of each.
  phases: z
    .array(withId(phase.describe("fields.process.phase")))
    .length(3)
    .describe("fields.process.phases"),
  construction: construction.optional().describe("fields.process.construction"),
  cta: callToAction,
});

const newsletter = z.strictObject({
  title: text("fields.designer.newsletterTitle"),
  text: text("fields.designer.newsletterText"),
  consent: text("fields.designer.consent"),
  confirmation: text("fields.designer.confirmation"),
  dataProtection,
});

export const designerPage = z.strictObject({
  ...plainPageHead,
  image: leadPicture,
  newsletter: newsletter.describe("fields.designer.newsletter"),
});

const subscriptionStep = z.strictObject({
  title: text("fields.newsletter.stepTitle"),
  text: text("fields.newsletter.stepText"),
  action: text("fields.newsletter.stepAction"),
  done: text("fields.newsletter.stepDone"),
  unknown: text("fields.newsletter.stepUnknown"),
});

export const newsletterPage = z.strictObject({
  ...pageHead,
  confirm: subscriptionStep.describe("fields.newsletter.confirm"),
  unsubscribe: subscriptionStep.describe("fields.newsletter.unsubscribe"),
  incomplete: text("fields.newsletter.incomplete"),
  busy: text("fields.newsletter.busy"),
  signUp: action.describe("fields.newsletter.signUp"),
  failure: text("fields.newsletter.failure"),
  withoutScripts: text("fields.newsletter.withoutScripts"),
  mail: z
    .strictObject({
      subject: text("fields.newsletter.mailSubject"),
      heading: text("fields.newsletter.mailHeading"),
      text: text("fields.newsletter.mailText"),
      button: text("fields.newsletter.mailButton"),
      ignore: text("fields.newsletter.mailIgnore"),
      unsubscribe: text("fields.newsletter.mailUnsubscribe"),
    })
    .describe("fields.newsletter.mail"),
});

export const blogPage = z.strictObject(pageHead);

export const storiesPage = z.strictObject({
  ...pageHead,
  sampleNote: text("fields.stories.sampleNote"),
  empty: text("fields.stories.empty"),
  contact: action.describe("fields.stories.contact"),
});
