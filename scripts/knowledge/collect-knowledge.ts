import { withoutNotes } from "#app/content/claim-notes.ts";
import { pageKeys } from "#app/content/collections.ts";
import { assistantSchema } from "#app/content/schemas/assistant.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { getPostPage } from "#app/pages/blog/posts.server.ts";
import { getContactPage } from "#app/pages/contact/contact.server.ts";
import { getLegalPage } from "#app/pages/legal/legal.server.ts";
import { getModels } from "#app/pages/models/models.server.ts";
import { getPageContent } from "#app/pages/shared/fixed-page.server.ts";
import { getQuestionTopics } from "#app/pages/shared/questions.server.ts";
import { getStoryPage } from "#app/pages/stories/stories.server.ts";
import { legalKeys } from "#app/routing/legal-keys.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { RouteKey } from "#app/routing/route-table.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { type PageContext, pageContext } from "#app/site/page-context.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { message } from "#scripts/terminal/messages.ts";
import type { Knowledge, Passage, SiteKnowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { wordsOf } from "#supabase/functions/chat-with-gemini/words.ts";
import { createPhraseMatcher } from "#supabase/functions/chat-with-gemini/written-answers.ts";
import { askingContext, askingEdition } from "./asking-context.ts";
import { bodyPassages, mainPassage } from "./body-passages.ts";
import { modelFacts } from "./model-facts.ts";
import { modelPassages } from "./model-passages.ts";
import { askedOf, pagePassages } from "./page-passages.ts";

/** With more articles than this, each is one passage, because the function has little time and memory. */
const mostWholePosts = 200;

/** Pages whose passages about loans are never shown without the sentence that the company does not lend money. */
const financingKeys = ["financing", "financing-private-buyers", "financing-businesses", "financing-investors"] as const;

/**
 * Returns what the chat function knows, in every language in which the assistant's file is written: the others are
 * answered in the original one.
 *
 * @throws ContentError with every issue of a content file that cannot be parsed.
 */
export async function collectSiteKnowledge(site: Site): Promise<SiteKnowledge> {
  const languages: Record<string, Knowledge> = {};
  for (const locale of site.locales.names()) {
    const [assistant] = site.edition(locale).content.entries("assistant");
    if (!assistant?.untranslated) languages[locale] = await collectKnowledge(site, locale);
  }
  return { original: defaultLocale, languages };
}

/**
 * Returns what the chat function knows, in one language, from the pages in it. It comes from the queries of the pages,
 * so placeholders are filled, and figures and links are those that visitors read.
 *
 * @throws ContentError with every issue of a content file that cannot be parsed.
 * @throws Error when the content has no file of the assistant.
 */
export async function collectKnowledge(site: Site, locale: string): Promise<Knowledge> {
  const edition = site.edition(locale);
  const { content, pathTo } = edition;
  const [entry] = content.entries("assistant");
  if (!entry) throw new Error(message("assistantMissing", { locale }));
  const { answers, lending, languages, ignored, subjects, synonyms, words } = await edition.resolve(
    assistantSchema,
    entry.data,
  );
  const { page: financing } = await getPageContent("financing", edition);
  const facts = content.facts();
  const passages = [...(await questionPassages(site, edition)), ...(await collectPagePassages(site, edition))];
  const asksForLoan = createPhraseMatcher(lending, wordsOf({ locale, ignored, subjects }));
  const financingPaths = new Set(financingKeys.map((key) => pathTo(key)));
  const needsOf = ({ path, title, text }: Passage): Pick<Passage, "needs"> => {
    const answer = answers.find(({ beside = [] }) => beside.some((words) => `${title} ${text}`.includes(words)));
    // A page of financing also says what licence a bank wants, which is no question of money.
    const id = answer?.id ?? (financingPaths.has(path) && asksForLoan(title) ? "credit" : undefined);
    return id === undefined ? {} : { needs: id };
  };
  const knowledge: Knowledge = {
    locale,
    instruction: edition.fill(entry.body).trim(),
    answers: [
      // One that only says what the company has not told yet is empty.
      ...answers.filter(({ answer }) => answer !== "").map(({ beside: _words, ...answer }) => answer),
      // The pages say so only while the settings do.
      ...(content.site().credit === "none"
        ? [
            {
              id: "credit",
              place: "before" as const,
              phrases: lending,
              answer: financing.credit,
              href: pathTo("financing"),
            },
          ]
        : []),
    ],
    // Visitors who write in the language of the page need not be told its name.
    languages: languages.filter(({ id }) => id !== new Intl.Locale(locale).language),
    ignored,
    subjects,
    synonyms,
    words,
    models: modelFacts(edition),
    rowHeads: [edition.t("product.price"), edition.t("replies.model"), edition.t("product.surface")],
    modelsPath: pathTo("models"),
    contactPath: pathTo("contact"),
    price: {
      eurosPerSquareMetre: content.site().precio.metro,
      perMetre: `${facts.get("precio.metro")} (${facts.get("precio.impuestos")})`,
    },
    texts: replySentences(edition),
    // One line each: in the instruction of the language model, a new line begins the next passage.
    passages: passages
      .map((passage) => ({ ...passage, text: passage.text.replaceAll(/\s*\n\s*/g, " "), ...needsOf(passage) }))
      .filter(({ text }) => text.trim() !== ""),
  };
  return plain(knowledge);
}

/** Returns the sentences of answers with their placeholders, whose values depend on the question. */
function replySentences({ t, content }: Edition): Knowledge["texts"] {
  const facts = content.facts();
  const people = { telephone: facts.get("contacto.telefono"), email: facts.get("contacto.email") };
  const values = { perMetre: "{{perMetre}}", area: "{{area}}", price: "{{price}}" };
  return {
    more: t("replies.more", { path: "{{path}}" }),
    unknown: t("replies.unknown", { word: "{{word}}" }),
    unsure: t("replies.unsure"),
    none: t("replies.none"),
    missing: t("replies.missing", people),
    price: t("replies.price", values),
    total: t("replies.total", { ...values, names: "{{names}}" }),
    budget: t("replies.budget", { ...values, amount: "{{amount}}" }),
    withinBudget: t("replies.withinBudget"),
    aboveBudget: t("replies.aboveBudget"),
    modelsWithPrices: t("replies.modelsWithPrices", values),
    onlyBespoke: t("replies.onlyBespoke"),
    notListed: t("replies.notListed", { name: "{{name}}", others: "{{others}}" }),
  };
}

/** Returns a value without notes of claims, because an answer has no links. */
function plain(knowledge: Knowledge): Knowledge {
  return JSON.parse(withoutNotes(JSON.stringify(knowledge)));
}

async function collectPagePassages(site: Site, edition: Edition): Promise<Passage[]> {
  const pages = site.paths.all().filter(({ locale, alias }) => locale === edition.locale && !alias);
  // Unlisted pages are for visitors who come from an email.
  const unlisted = new Set<RouteKey>(pages.filter((page) => page.unlisted).map(({ key }) => key));
  const isShown = (page: Pick<PublicPath, "key" | "id" | "locale">) => site.editionOf(page).untranslated === undefined;
  const shown = pages.filter(isShown);
  const contexts = (key: RouteKey) => shown.filter((page) => page.key === key).map((page) => askingContext(site, page));
  const byPage = await Promise.all([
    modelPassages(site, shown),
    ...pageKeys
      .filter((key) => !unlisted.has(key) && isShown({ key, locale: edition.locale }))
      .map((key) => fixedPagePassages(key, edition)),
    ...contexts("post").map(async (context, _place, { length }) =>
      length > mostWholePosts ? [mainPassage(await postPassages(context))] : postPassages(context),
    ),
    ...contexts("story").map(storyPassages),
    ...[...legalKeys, "legal-page" as const].flatMap(contexts).map(legalPassages),
  ]);
  return byPage.flat();
}

/** Returns the frequent questions and the contact details of the company. */
async function questionPassages(site: Site, edition: Edition): Promise<Passage[]> {
  const { content, locale, pathTo, t } = edition;
  const path = pathTo("contact");
  const contactPage = { path, locale, key: "contact" } as const;
  const { page, contact } = await getContactPage(pageContext(site, contactPage));
  const topics = content.isTranslated("faq", "preguntas-frecuentes") ? await getQuestionTopics({ site, edition }) : [];
  // Only the search needs them, so the query of the page leaves them out.
  const asked = new Map(content.entries("faq").flatMap(({ data }) => data.items.map((item) => [item.id, item])));
  const ways = [
    `${t("contact.email")}: ${contact.email}.`,
    `${t("contact.telephone")}: ${contact.telephone}.`,
    `${t("contact.address")}: ${contact.address}.`,
  ];
  const isContactShown = site.editionOf(contactPage).untranslated === undefined;
  return [
    ...(isContactShown
      ? [{ page: page.heading, title: page.heading, text: ways.join(" "), path, kind: "section" as const }]
      : []),
    ...topics.flatMap(({ topic, questions }) =>
      questions.map(
        ({ id, question, answer, more }): Passage => ({
          page: topic,
          title: question,
          text: answer,
          path: more?.href ?? path,
          kind: "answer",
          ...askedOf(asked.get(id) ?? {}),
        }),
      ),
    ),
  ];
}

async function fixedPagePassages(key: (typeof pageKeys)[number], edition: Edition): Promise<Passage[]> {
  const { page: fields, body } = await getPageContent(key, askingEdition(edition));
  const { title, description, askedInBody, ...parts } = fields;
  const page = { page: "heading" in fields ? fields.heading : title, path: edition.pathTo(key) };
  const introduction = { ...page, title: page.page, text: description, kind: "introduction" } as const;
  // The fields beside the heading introduce the page, unless they answer something.
  const kindOf = (passage: Passage) =>
    passage.title === page.page && !passage.asked ? introduction.kind : passage.kind;
  const models = getModels(edition);
  const fitOf = (model: string) => {
    const { name = "", measures } = models.find(({ id }) => id === model) ?? {};
    return edition.t(measures ? "audiences.fits" : "audiences.bespoke", { name });
  };
  return [
    introduction,
    ...pagePassages(parts, page, fitOf).map((passage) => ({ ...passage, kind: kindOf(passage) })),
    ...bodyPassages(body, page, askedInBody),
  ];
}

async function postPassages(context: PageContext): Promise<Passage[]> {
  const { seo, post } = await getPostPage(context);
  const page = { page: post.title, path: context.page.path };
  const { askedInBody = {} } = context.edition.content.entry("blog", context.page.id)?.data ?? {};
  // A heading may have placeholders.
  const asked = Object.entries(askedInBody).map(([heading, list]) => [context.edition.fill(heading), list]);
  return [
    { ...page, title: post.title, text: seo.description, kind: "introduction" },
    ...bodyPassages(post.body, page, Object.fromEntries(asked)),
  ];
}

/** Returns the passages of a story. The titles of a sample say so: it is no client's experience. */
async function storyPassages(context: PageContext): Promise<Passage[]> {
  const { seo, story, body, sampleNote } = await getStoryPage(context);
  const page = { page: story.title, path: context.page.path };
  return [
    { ...page, title: story.title, text: seo.description, kind: "section" } as const,
    ...bodyPassages(body, page),
  ].map((passage) =>
    story.sample
      ? { ...passage, title: `${passage.title} (${sampleNote.replace(/\.$/, "")})`, isSample: true as const }
      : passage,
  );
}

/** Returns the subject of a legal text and its sections, of which answers quote sentences word by word. */
async function legalPassages(context: PageContext): Promise<Passage[]> {
  const { seo, title, body } = await getLegalPage(context);
  const { key, id, path } = context.page;
  const entry = context.edition.content.entry("legal", key === "legal-page" ? id : key);
  const page = { page: title, path };
  return [
    { ...page, title, text: seo.description, kind: "section", ...askedOf(entry?.data ?? {}) },
    ...bodyPassages(body, page, entry?.data.askedInBody),
  ];
}
