import { withoutNotes } from "#app/content/claim-notes.ts";
import { pageKeys } from "#app/content/collections.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { getPostPage } from "#app/pages/blog/posts.server.ts";
import { getContactPage } from "#app/pages/contact/contact.server.ts";
import { getPageWords } from "#app/pages/fixed-page.server.ts";
import { getLegalPage } from "#app/pages/legal/legal.server.ts";
import { type PageContext, pageContext } from "#app/pages/page-context.server.ts";
import { getQuestionTopics } from "#app/pages/questions.server.ts";
import { getStoryPage } from "#app/pages/stories/stories.server.ts";
import { legalKeys } from "#app/routing/legal-keys.ts";
import type { RouteKey } from "#app/routing/route-table.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { message } from "#scripts/cli/messages.ts";
import type { Knowledge, Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { bodyPassages } from "./body-passages.ts";
import { modelFacts } from "./model-facts.ts";
import { modelPassages } from "./model-passages.ts";
import { pagePassages } from "./page-passages.ts";
import { readableElsewhere } from "./readable-elsewhere.ts";

/**
 * Returns what the chat function knows, in one language. It comes from the queries of the pages, so placeholders are
 * filled, and figures and links are those that visitors read.
 *
 * @throws ContentError with every issue of a content file that cannot be parsed.
 */
export async function collectKnowledge(site: Site, locale: string): Promise<Knowledge> {
  const edition = site.edition(locale);
  const { content, t } = edition;
  const [entry] = content.entries("assistant");
  if (!entry) throw new Error(message("assistantMissing", { locale }));
  const { title, price, hints, leftOut, ...assistant } = await edition.resolve(entry.data);
  const { href, ...priceWords } = price;
  return {
    locale,
    ...assistant,
    instruction: withoutNotes(fillPlaceholders(entry.body, content.facts())).trim(),
    price: {
      ...priceWords,
      path: href,
      eurosPerSquareMetre: content.site().precio.metro,
      perMetre: fillPlaceholders("{{precio.metro}}", content.facts()),
      taxes: fillPlaceholders("{{precio.impuestos}}", content.facts()),
      perMetreTaxed: fillPlaceholders("{{precio.metro}} ({{precio.impuestos}})", content.facts()),
    },
    texts: textsOf(t),
    models: await modelFacts(site, edition),
    names: content.entries("models").map(({ data }) => data.name),
    // One line each: in the instruction of the language model, a new line begins the next passage.
    passages: readableElsewhere(
      [...(await questionPassages(site, edition)), ...withHints(await collectPagePassages(site, edition), hints)].map(
        (passage) => ({ ...passage, text: withoutNotes(passage.text).replaceAll(/\s*\n\s*/g, " ") }),
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
    return words ? { ...passage, keywords: words.join(", ") } : passage;
  });
}

/** Returns a heading with plain spaces: some of them do not break. */
function plain(heading: string): string {
  return heading.replaceAll("\u00A0", " ");
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
          keywords: keywords.get(id)?.join(", ") ?? "",
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
  return [{ kind: "text", ...page, title: post.title, text: seo.description }, ...bodyPassages(post.body, page)];
}

/** Samples are left out: they are no client's experience. */
async function storyPassages(context: PageContext): Promise<Passage[]> {
  const { seo, story } = await getStoryPage(context);
  const { path } = context.page;
  return story.sample ? [] : [{ kind: "text", page: story.title, title: story.title, text: seo.description, path }];
}

/** Returns the subject of a legal text only, because its wording must not be paraphrased. */
async function legalPassages(context: PageContext): Promise<Passage[]> {
  const { seo, title } = await getLegalPage(context);
  return [{ kind: "text", page: title, title, text: seo.description, path: context.page.path }];
}

/** Returns the sentences of answers with their placeholders, whose values depend on the question. */
function textsOf(t: Edition["t"]): Knowledge["texts"] {
  const figures = { area: "{{area}}", price: "{{price}}", perMetre: "{{perMetre}}", number: "{{number}}" };
  const name = "{{name}}";
  return {
    more: t("replies.more", { path: "{{path}}" }),
    price: t("replies.price", figures),
    passage: t("replies.passage", { title: "{{title}}", text: "{{text}}" }),
    modules: t("replies.modules", { ...figures, names: "{{names}}" }),
    bundle: t("replies.bundle", { ...figures, names: "{{names}}" }),
    byBedrooms: t("replies.byBedrooms", figures),
    each: t("replies.each", { ...figures, total: "{{total}}" }),
    budget: t("replies.budget", { ...figures, amount: "{{amount}}" }),
    budgetRange: t("replies.budgetRange", {
      ...figures,
      from: "{{from}}",
      to: "{{to}}",
      least: "{{least}}",
      most: "{{most}}",
    }),
    withinBudget: t("replies.withinBudget"),
    aboveBudget: t("replies.aboveBudget"),
    beyondBudget: t("replies.beyondBudget"),
    compared: t("replies.compared", figures),
    largest: t("replies.largest"),
    smallest: t("replies.smallest"),
    bespokeToo: t("replies.bespokeToo", { name }),
    onlyBespoke: t("replies.onlyBespoke"),
    modelLine: t("replies.modelLine", { name, facts: "{{facts}}" }),
    // Not `count`, for which i18next looks for plural forms: the function chooses between them.
    bedroom: t("replies.bedroom", { number: "{{number}}" }),
    bedrooms: t("replies.bedrooms", { number: "{{number}}" }),
    bathroom: t("replies.bathroom", { number: "{{number}}" }),
    bathrooms: t("replies.bathrooms", { number: "{{number}}" }),
    bespoke: t("replies.bespoke", figures),
  };
}
