import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openContentFiles } from "#app/content/content-files.server.ts";
import { unmarkWords } from "#app/content/mark-words.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

const home = readFileSync(join(fixtureRoot, "content/es/pages/home.md"), "utf8");
const [before = "", cards = "", after = ""] = home.split(/^(?= {4}- id: lum-norte\n {6}title)|^(?= {2}compareLabel:)/m);
const ownCards = cards.split(/^(?= {4}- )/m);
const newCard = `    - id: lum-nuevo
      title: LUM.NUEVO
      text: Acaba de llegar.
      image: { src: exteriors/camping.jpg, alt: Tres módulos en un camping. }
      href: /lum-norte
`;
const translation = `---
models:
  cards:
    - { id: lum-sur, title: SOUTH, image: { alt: The southern one. } }
    - { id: lum-norte, title: NORTH, image: { alt: The northern one. } }
---
`;

/** Returns the translated home page of a copy of the site whose original has these cards. */
function translatedHome(...originals: string[]) {
  const root = copyFixtureSite({
    "content/es/pages/home.md": [before, ...originals, after].join(""),
    "content/xx/pages/home.md": translation,
  });
  return openContentFiles(root, { developing: false }).page("home", "xx");
}

function shownCards(...originals: string[]): string[] {
  const page = translatedHome(...originals);
  if (!page.ok) throw new Error(JSON.stringify(page.issues));
  return unmarkWords(page.entry.data).models.cards.map(({ title, image }) => `${title}: ${image.src}, ${image.alt}`);
}

const [north, south, canvas] = [
  "NORTH: exteriors/lum-norte-dia.jpg, The northern one.",
  "SOUTH: exteriors/lum-sur-dia.jpg, The southern one.",
  "LUM.LIENZO: exteriors/lum-lienzo-patio.jpg, LUM.LIENZO en L, con paredes verdes.",
];

test("a card that is put in front of the others leaves every translated text on its own picture", () => {
  expect(shownCards(...ownCards)).toEqual([north, south, canvas]);
  expect(shownCards(newCard, ...ownCards)).toEqual([
    "LUM.NUEVO: exteriors/camping.jpg, Tres módulos en un camping.",
    north,
    south,
    canvas,
  ]);
});

test("cards in another order take their translations with them", () => {
  expect(shownCards(...ownCards.toReversed())).toEqual([canvas, south, north]);
});

test("a card that is gone in Spanish is one issue, at its id in the translation", () => {
  const page = translatedHome(...ownCards.slice(1));
  expect(!page.ok && page.issues).toEqual([
    {
      file: "content/xx/pages/home.md",
      line: 5,
      column: 13,
      code: "translation-id-unknown",
      values: { list: "models.cards", id: "lum-norte", suggestion: "", free: "lum-lienzo" },
    },
  ]);
});
