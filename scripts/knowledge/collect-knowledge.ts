import { pageKeys } from "#app/content/collections.ts";
import { type Content, getContent } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { getI18n } from "#app/i18n/i18n.server.ts";
import { getPostPage } from "#app/pages/blog/posts.server.ts";
import { getContactPage } from "#app/pages/contact/contact.server.ts";
import { getPageWords } from "#app/pages/fixed-page.server.ts";
import { getLegalPage } from "#app/pages/legal/legal.server.ts";
import { resolveData } from "#app/pages/render-body.server.ts";
import { getStoryPage } from "#app/pages/stories/stories.server.ts";
import { getPublicPaths, type PublicPath, pathToOf } from "#app/routing/all-paths.server.ts";
import { message } from "#scripts/cli/messages.ts";
import type { Knowledge, Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { bodyPassages } from "./body-passages.ts";
import { modelPassages } from "./model-passages.ts";
import { pagePassages } from "./page-passages.ts";
import { siteUrl } from "./site-url.ts";

/**
 * Everything the chat function knows, in one language, taken from the finished pages: placeholders are filled, figures
 * and links are those that visitors read.
 *
 * @throws ContentError when a file of the content is broken.
 */
export async function collectKnowledge(locale: string): Promise<Knowledge> {
  const content = getContent(locale);
  const [entry] = content.assistant();
  if (!entry) throw new Error(message("assistantMissing", { locale }));
  const { title, price, hints, ...assistant } = await resolveData(entry.data, content);
  const { href, ...priceWords } = price;
  return {
    locale,
    ...assistant,
    instruction: fillPlaceholders(entry.body, content.facts()).trim(),
    price: {
      ...priceWords,
      path: href,
      eurosPerSquareMetre: content.site().precio.metro,
      perMetre: fillPlaceholders("{{precio.metro}}", content.facts()),
    },
    texts: textsOf(locale),
    names: content.models().map(({ data }) => data.name),
    // One line each: a line of its own begins the next passage in the instruction of the language model.
    passages: [...(await questionPassages(content)), ...withHints(await collectPagePassages(content), hints)].map(
      (passage) => ({ ...passage, text: passage.text.replaceAll(/\s*\n\s*/g, " ") }),
    ),
  };
}

async function collectPagePassages(content: Content): Promise<Passage[]> {
  const pages = getPublicPaths().filter(({ locale, alias }) => locale === content.locale && !alias);
  const byPage = await Promise.all([
    modelPassages(content.locale),
    ...pageKeys.map((key) => fixedPagePassages(key, content)),
    ...pages.filter(({ key }) => key === "post").map(postPassages),
    ...pages.filter(({ key }) => key === "story").map(storyPassages),
    ...content.legal().map(({ id }) => legalPassages(pages.find(({ key }) => key === id))),
  ]);
  return byPage.flat();
}

/** Each page's hints belong to the first of its passages, which says what it is about. */
function withHints(passages: Passage[], hints: readonly { href: string; words: readonly string[] }[]): Passage[] {
  const wordsOf = new Map(hints.map(({ href, words }) => [href, words.join(", ")]));
  return passages.map((passage) => {
    const keywords = wordsOf.get(passage.path);
    if (keywords === undefined) return passage;
    wordsOf.delete(passage.path);
    return { ...passage, keywords };
  });
}

/** The frequent questions, and the ways to reach the company. */
async function questionPassages(content: Content): Promise<Passage[]> {
  const { locale } = content;
  const { t } = getI18n(locale);
  const path = pathToOf(locale)("contact");
  const { page, contact, faq } = await getContactPage(siteUrl(path));
  // Only the search needs them, so the page does not have them.
  const keywords = new Map(content.faq().flatMap(({ data }) => data.items.map((item) => [item.id, item.keywords])));
  const ways = [
    `${t("contact.email")}: ${contact.email}.`,
    `${t("contact.telephone")}: ${contact.telephone}.`,
    `${t("contact.address")}: ${contact.address}.`,
  ];
  return [
    { kind: "text", page: page.heading, title: page.heading, text: ways.join(" "), path },
    ...faq.topics.flatMap(({ topic, questions }) =>
      questions.map(
        ({ id, question, answer, href }): Passage => ({
          kind: "answer",
          page: topic,
          title: question,
          text: answer,
          path: href ?? path,
          keywords: keywords.get(id)?.join(", ") ?? "",
        }),
      ),
    ),
  ];
}

async function fixedPagePassages(key: (typeof pageKeys)[number], content: Content): Promise<Passage[]> {
  const { page: fields, body } = await getPageWords(key, content);
  const { title, description, ...parts } = fields;
  const page = { page: "heading" in fields ? fields.heading : title, path: pathToOf(content.locale)(key) };
  return [
    { kind: "text", ...page, title: page.page, text: description },
    ...pagePassages(parts, page),
    ...bodyPassages(body, page),
  ];
}

async function postPassages({ path }: PublicPath): Promise<Passage[]> {
  const { seo, post } = await getPostPage(siteUrl(path));
  if (!post) return [];
  const page = { page: post.title, path };
  return [{ kind: "text", ...page, title: post.title, text: seo.description }, ...bodyPassages(post.body, page)];
}

/** An invented example is nothing to be told as a client's experience. */
async function storyPassages({ path }: PublicPath): Promise<Passage[]> {
  const { seo, story } = await getStoryPage(siteUrl(path));
  return story.sample ? [] : [{ kind: "text", page: story.title, title: story.title, text: seo.description, path }];
}

/** Of the legal texts only what they are about: their wording is not to be paraphrased. */
async function legalPassages(page: PublicPath | undefined): Promise<Passage[]> {
  if (!page) return [];
  const { seo, title } = await getLegalPage(siteUrl(page.path));
  return [{ kind: "text", page: title, title, text: seo.description, path: page.path }];
}

/** The sentences of answers with their places still open: the values are known when somebody asks. */
function textsOf(locale: string): Knowledge["texts"] {
  const { t } = getI18n(locale);
  return {
    more: t("replies.more", { path: "{{path}}" }),
    price: t("replies.price", { perMetre: "{{perMetre}}", area: "{{area}}", price: "{{price}}" }),
    passage: t("replies.passage", { title: "{{title}}", text: "{{text}}" }),
  };
}
