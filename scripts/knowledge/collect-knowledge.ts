import { withoutNotes } from "#app/content/claim-notes.ts";
import { pageKeys } from "#app/content/collections.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { isOriginal, joinOriginal, markOriginal, withoutMarks } from "#app/i18n/original-text.ts";
import { getPostPage } from "#app/pages/blog/posts.server.ts";
import { getContactPage } from "#app/pages/contact/contact.server.ts";
import { getPageWords } from "#app/pages/fixed-page.server.ts";
import { getLegalPage } from "#app/pages/legal/legal.server.ts";
import { type PageContext, pageContext } from "#app/pages/page-context.server.ts";
import { getQuestionTopics } from "#app/pages/questions.server.ts";
import { getStoryPage } from "#app/pages/stories/stories.server.ts";
import { legalKeys } from "#app/routing/legal-keys.ts";
import type { RouteKey } from "#app/routing/route-table.ts";
import type { Seo } from "#app/seo/seo.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { Knowledge, Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { assistantRules } from "./assistant-rules.ts";
import { bodyPassages } from "./body-passages.ts";
import { modelFacts } from "./model-facts.ts";
import { modelPassages } from "./model-passages.ts";
import { pagePassages } from "./page-passages.ts";
import { readableElsewhere } from "./readable-elsewhere.ts";
import { replySentences } from "./reply-sentences.ts";

/**
 * Returns what the chat function knows, in every language of the site.
 *
 * @throws ContentError with every issue of a content file that cannot be parsed.
 */
export async function collectAllKnowledge(site: Site): Promise<Knowledge> {
  const knowledge = await collectKnowledge(site, defaultLocale);
  const translations: Record<string, Knowledge> = {};
  for (const locale of site.locales.names()) {
    if (locale !== defaultLocale) translations[locale] = await collectKnowledge(site, locale);
  }
  return Object.keys(translations).length === 0 ? knowledge : { ...knowledge, translations };
}

/**
 * Returns what the chat function knows, in one language. It comes from the queries of the pages, so placeholders are
 * filled, and figures and links are those that visitors read. Texts of the original in another language are marked.
 *
 * @throws ContentError with every issue of a content file that cannot be parsed.
 */
export async function collectKnowledge(site: Site, locale: string): Promise<Knowledge> {
  const edition = site.edition(locale);
  const { content } = edition;
  const { fields, instruction } = await assistantRules(site, edition);
  const { title, price, hints, leftOut, ...assistant } = fields;
  const { href, ...priceWords } = price;
  const { texts, figures, mark } = replySentences(site, edition);
  const figuresLocale = figures.t("language.formats");
  const phrase = (text: string) => mark(fillPlaceholders(text, figures.content.facts()));
  return {
    locale,
    ...assistant,
    instruction: withoutNotes(instruction).trim(),
    price: {
      ...priceWords,
      path: href,
      eurosPerSquareMetre: content.site().precio.metro,
      perMetre: phrase("{{precio.metro}}"),
      taxes: phrase("{{precio.impuestos}}"),
      perMetreTaxed: phrase("{{precio.metro}} ({{precio.impuestos}})"),
    },
    texts,
    ...(figuresLocale !== locale && { figuresLocale }),
    models: await modelFacts(site, edition, figures.formats),
    names: content.entries("models").map(({ data }) => data.name),
    // One line each: in the instruction of the language model, a new line begins the next passage.
    passages: readableElsewhere(
      [...(await questionPassages(site, edition)), ...withHints(await collectPagePassages(site, edition), hints)].map(
        (passage) => ({
          ...passage,
          title: joinOriginal(passage.title),
          text: joinOriginal(withoutNotes(passage.text)).replaceAll(/\s*\n\s*/g, " "),
        }),
      ),
      leftOut,
    ),
  };
}

async function collectPagePassages(site: Site, edition: Edition): Promise<Passage[]> {
  const pages = site.paths.all().filter(({ locale, alias }) => locale === edition.locale && !alias);
  // What stands there is for who comes from an email.
  const unlisted = new Set<RouteKey>(pages.filter((page) => page.unlisted).map(({ key }) => key));
  const contexts = (key: RouteKey) => pages.filter((page) => page.key === key).map((page) => pageContext(site, page));
  const byPage = await Promise.all([
    modelPassages(site, pages),
    ...pageKeys.filter((key) => !unlisted.has(key)).map((key) => fixedPagePassages(key, edition)),
    allPostPassages(contexts("post")),
    ...contexts("story").map(storyPassages),
    ...[...legalKeys, "legal-page" as const].flatMap(contexts).map(legalPassages),
  ]);
  return byPage.flat();
}

interface Hint {
  readonly href: string;
  readonly title?: string | undefined;
  readonly words: readonly string[];
}

/**
 * Adds each hint to the part of its page that it names; without one, or where no heading is called so any more, to the
 * first passage, which says what the page is about.
 */
function withHints(passages: Passage[], hints: readonly Hint[]): Passage[] {
  const targets = Map.groupBy(hints, ({ href, title }) => {
    const ofPage = passages.filter(({ path }) => path === href);
    return ofPage.find((passage) => plain(passage.title) === plain(title ?? "")) ?? ofPage[0];
  });
  return passages.map((passage) => {
    const words = targets.get(passage)?.flatMap((hint) => hint.words);
    return words ? { ...passage, keywords: withoutMarks(words.join(", ")) } : passage;
  });
}

/** Returns a heading without marks and with plain spaces: some of them do not break. */
function plain(heading: string): string {
  return withoutMarks(heading).replaceAll("\u00A0", " ");
}

/** Returns the frequent questions and the contact details of the company. */
async function questionPassages(site: Site, edition: Edition): Promise<Passage[]> {
  const { content, locale, pathTo, t } = edition;
  const path = pathTo("contact");
  const { page, contact } = await getContactPage(pageContext(site, { path, locale, key: "contact" }));
  const topics = await getQuestionTopics({ edition });
  // Only the search needs them, so the query of the page leaves them out.
  const keywords = new Map(
    content.entries("faq").flatMap(({ data }) => data.items.map((item) => [item.id, item.keywords])),
  );
  const ways = [
    `${t("contact.email")}: ${contact.email}.`,
    `${t("contact.telephone")}: ${contact.telephone}.`,
    `${t("contact.address")}: ${contact.address}.`,
  ];
  return [
    { kind: "text", page: page.heading, title: page.heading, text: ways.join(" "), path },
    ...topics.flatMap(({ topic, questions }) =>
      questions.map(
        ({ id, question, answer, href }): Passage => ({
          kind: "answer",
          page: topic,
          title: question,
          text: answer,
          path: href ?? path,
          keywords: withoutMarks(keywords.get(id)?.join(", ") ?? ""),
        }),
      ),
    ),
  ];
}

async function fixedPagePassages(key: (typeof pageKeys)[number], edition: Edition): Promise<Passage[]> {
  const { page: fields, body } = await getPageWords(key, edition);
  const { title, description, ...parts } = fields;
  const page = { page: "heading" in fields ? fields.heading : title, path: edition.pathTo(key) };
  return [
    { kind: "text", ...page, title: page.page, text: description },
    ...pagePassages(parts, page),
    ...bodyPassages(body, page),
  ];
}

/** One article after the other: the bodies of ten thousand at once would take gigabytes. */
async function allPostPassages(contexts: readonly PageContext[]): Promise<Passage[]> {
  const passages: Passage[][] = [];
  for (const context of contexts) passages.push(await postPassages(context));
  return passages.flat();
}

async function postPassages(context: PageContext): Promise<Passage[]> {
  const { seo, post } = await getPostPage(context);
  if (!post) return [];
  const page = { page: post.title, path: context.page.path };
  const text = described(context.edition.content.entry("blog", context.page.id), seo);
  return [{ kind: "text", ...page, title: post.title, text }, ...bodyPassages(post.body, page)];
}

/** Samples are left out: they are no client's experience. */
async function storyPassages(context: PageContext): Promise<Passage[]> {
  const { seo, story } = await getStoryPage(context);
  const { path, id } = context.page;
  const text = described(context.edition.content.entry("stories", id), seo);
  return story.sample ? [] : [{ kind: "text", page: story.title, title: story.title, text, path }];
}

/** Returns the subject of a legal text only, because its wording must not be paraphrased. */
async function legalPassages(context: PageContext): Promise<Passage[]> {
  const { seo, title } = await getLegalPage(context);
  const { path, key, id } = context.page;
  const text = described(context.edition.content.entry("legal", id ?? key), seo);
  return [{ kind: "text", page: title, title, text, path }];
}

/** Returns what the head of a page says of it, which has no marks, marked where the entry has the original's. */
function described(entry: { readonly data: { readonly description: string } } | undefined, seo: Seo): string {
  return entry && isOriginal(entry.data.description) ? markOriginal(seo.description) : seo.description;
}
