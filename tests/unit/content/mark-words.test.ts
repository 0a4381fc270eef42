import { expect, test } from "vitest";
import { markWords, unmarkWords } from "#app/content/mark-words.ts";
import { faqSchema } from "#app/content/schemas/faq.ts";
import { homePage } from "#app/content/schemas/pages/home.ts";
import { postSchema } from "#app/content/schemas/post.ts";
import { markOriginal } from "#app/i18n/original-text.ts";

const post = {
  title: "Uno",
  date: "2024-03-15",
  tags: ["precio"],
  images: [{ src: "a/b.jpg", alt: "Una casa.", caption: "Pie" }],
  unknown: "Nada",
};

test("words are marked, names, days, paths and unknown fields are not", () => {
  expect(markWords(post, postSchema)).toEqual({
    title: markOriginal("Uno"),
    date: "2024-03-15",
    tags: ["precio"],
    images: [{ src: "a/b.jpg", alt: markOriginal("Una casa."), caption: markOriginal("Pie") }],
    unknown: "Nada",
  });
});

test("optional lists are looked into, and values of another type are left", () => {
  const items = [{ id: "uno", question: "¿Qué?", answer: 7, keywords: ["casa"] }, null];
  expect(markWords({ items }, faqSchema)).toEqual({
    items: [{ id: "uno", question: markOriginal("¿Qué?"), answer: 7, keywords: ["casa"] }, null],
  });
});

test("the marks come off again", () => {
  expect(unmarkWords(markWords(post, postSchema))).toEqual(post);
});

test("a list of words whose language is said is left, and what stands beside it is not", () => {
  const hero = { lang: "en", words: ["MODERN"], text: "Casas." };
  const marked = { ...hero, text: markOriginal("Casas.") };
  expect(markWords({ hero }, homePage)).toEqual({ hero: marked });
  expect(markWords({ hero: { words: ["CLARO"] } }, homePage)).toEqual({ hero: { words: [markOriginal("CLARO")] } });
});
