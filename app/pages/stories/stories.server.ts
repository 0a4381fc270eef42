import { pageSchemas } from "#app/content/collections.ts";
import type { Entry } from "#app/content/content-files.server.ts";
import type { Story } from "#app/content/schemas/story.ts";
import { storySchema } from "#app/content/schemas/story.ts";
import { getModelScale } from "#app/pages/models/model-scale.server.ts";
import { getModels } from "#app/pages/models/models.server.ts";
import { getPageContent } from "#app/pages/shared/fixed-page.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";

/** Returns the list of stories. */
export async function getStoriesPage(context: PageContext) {
  const { edition } = context;
  const fixed = await getPageContent("stories", edition);
  const stories = await Promise.all(edition.content.entries("stories").map((entry) => summarise(entry, edition)));
  const subject = { type: "list", items: stories.map(({ title, href }) => ({ name: title, href })) } as const;
  return { seo: await pageSeo(context, { ...fixed.page, subject }), ...fixed, stories };
}

/**
 * Returns the story of a page.
 *
 * @throws Error when the page is not that of a story.
 */
export async function getStoryPage(context: PageContext) {
  const { page, edition } = context;
  const entry = edition.content.entry("stories", page.id);
  if (!entry) throw new Error(`content/es/stories has no story «${page.id}».`);
  const { title, description, quote, author, images, sample } = await edition.resolve(storySchema, entry.data);
  return {
    seo: await pageSeo(context, { title, description, kind: "article" }),
    story: { title, quote, author, images, sample, ...edition.waitingMark(entry.data) },
    body: await edition.render(entry),
    sampleNote: (await edition.resolve(pageSchemas.stories, edition.content.page("stories").data)).sampleNote,
    model: await storyModel(entry.data, edition),
    next: await nextStory(entry, edition),
  };
}

/** Returns the model of a story, with its front elevation. */
async function storyModel(story: Story, edition: Edition) {
  const model = modelOf(story, edition);
  const scaled = (await getModelScale(edition)).find(({ id }) => id === model.id);
  if (!scaled) throw new Error(`The model «${model.id}» has no elevation.`);
  return { ...model, elevation: scaled.elevation, drawingAlt: scaled.drawingAlt };
}

function modelOf(story: Story, edition: Edition) {
  const model = getModels(edition).find(({ id }) => id === story.model);
  if (!model) throw new Error(`A story names the model «${story.model}», which does not exist.`);
  return model;
}

/** Returns the story after this one in the list, the first after the last; null where there is no other. */
async function nextStory(entry: Entry<Story>, edition: Edition) {
  const stories = edition.content.entries("stories");
  const next = stories[(stories.findIndex(({ id }) => id === entry.id) + 1) % stories.length];
  return next && next.id !== entry.id ? summarise(next, edition) : null;
}

/** Returns what the list shows of a story. */
async function summarise({ slug, data }: Entry<Story>, edition: Edition) {
  const { title, quote, author, images, sample } = await edition.resolve(storySchema, data);
  const [image] = images;
  if (!image) throw new Error(`The story «${slug}» has no pictures.`);
  const href = edition.pathTo("story", { slug });
  const { name, measures } = modelOf(data, edition);
  const model = { name, surface: measures?.surface };
  return { title, quote, author, sample, image, href, model, ...edition.waitingMark(data) };
}

export type StorySummary = Awaited<ReturnType<typeof summarise>>;
export type StoryModelData = Awaited<ReturnType<typeof storyModel>>;
