import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

const locale = {
  language: { name: "English", direction: "ltr" },
  paths: { contact: "contact", models: "models" },
  contact: { email: "Email", telephone: "Telephone", address: "Address" },
  replies: { more: "More: {{path}}" },
};

const article = `---
title: Permits without hurry for a modular house
description: What the council asks for, and in which order.
---

Before the crane comes, the council has a say.

## Ask for the certificate

The council writes down what can be built on a plot. Ask for that certificate before you buy the plot.
`;

const questions = `---
items:
  - topic: Models
    question: Which models are there?
    answer: Two of a fixed size and one that is drawn for its plot.
  - topic: Models
    question: What does each model cost?
    answer: We start from {{precio.metro}} of outer surface. LUM|LIENZO has no price until there is a drawing.
  - topic: Plot
    question: Does it need a permit?
    answer: Usually it does. Ask the council before you buy anything.
  - topic: Plot
    question: What do transport and crane cost?
    answer: That depends on the distance and on the size of the module.
  - {}
  - {}
---
`;

/** Files of a second language in which one article, most questions and a few sentences are translated. */
const english = {
  "locales/en.json": JSON.stringify(locale),
  "content/en/blog/licencia-y-terreno.md": article,
  "content/en/faq/preguntas-frecuentes.md": questions,
};

/** Copies the frozen site with a second language, unfinished as it is on its first day. */
export function copyTranslatedSite(files: Readonly<Record<string, string>> = {}): string {
  return copyFixtureSite({ ...english, ...files });
}
