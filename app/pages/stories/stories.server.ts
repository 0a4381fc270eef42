import { type Content, getContent } from "#app/content/content.server.ts";
import type { Entry } from "#app/content/read-content.server.ts";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { Story } from "#app/content/schemas/story.ts";
import { currentPage } from "#app/pages/current-page.server.ts";
import { getFixedPage } from "#app/pages/fixed-page.server.ts";
import { getModelScale, type ScaledModel } from "#app/pages/models/model-scale.server.ts";
import { getModels, type ModelSummary } from "#app/pages/models/models.server.ts";
import { renderBody, resolveData } from "#app/pages/render-body.server.ts";
import { localeOfPath, pathToOf } from "#app/routing/all-paths.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";

/** What the list tells of a story. */
export interface StorySummary {
  readonly title: string;
  readonly quote: string;
  readonly author: Story["author"];
  readonly sample: boolean;
  readonly href: string;
  readonly image: Resolved<Story["images"][number]>;
}

/** The model of a story, with its front elevation. */
export type StoryModel = ModelSummary & Pick<ScaledModel, "elevation" | "drawingAlt">;

/** The list of stories. */
export async function getStoriesPage(url: URL) {
  const fixed = await getFixedPage("stories", url);
  const content = getContent(localeOfPath(url.pathname));
  return { ...fixed, stories: await Promise.all(content.stories().map((entry) => summarise(entry, content))) };
}

/** The story that the address names. */
export async function getStoryPage(url: URL) {
  const current = currentPage(url);
  const content = getContent(current.locale);
  const entry = content.stories().find(({ id }) => id === current.id);
  if (!entry) throw new Error(`content/es/stories has no story «${current.id}».`);
  const { title, description, quote, author, images, sample = false } = await resolveData(entry.data, content);
  return {
    seo: pageSeo(current, { title, description, image: images[0]?.src, kind: "article" }),
    story: { title, quote, author, images, sample },
    body: await renderBody(entry.body, content),
    sampleNote: (await resolveData(content.page("stories").data, content)).sampleNote,
    model: await storyModel(entry.data.model, content),
    next: await nextStory(entry, content),
  };
}

async function storyModel(id: string, content: Content): Promise<StoryModel> {
  const models = await getModels(content);
  const model = models.find((candidate) => candidate.id === id);
  const scaled = (await getModelScale(content, models)).find((candidate) => candidate.id === id);
  if (!model || !scaled) throw new Error(`A story names the model «${id}», which does not exist.`);
  return { ...model, elevation: scaled.elevation, drawingAlt: scaled.drawingAlt };
}

/** The story after this one in the list, the first after the last; null where there is no other. */
async function nextStory(entry: Entry<Story>, content: Content): Promise<StorySummary | null> {
  const stories = content.stories();
  const next = stories[(stories.findIndex(({ id }) => id === entry.id) + 1) % stories.length];
  return next && next.id !== entry.id ? summarise(next, content) : null;
}

async function summarise({ slug, data }: Entry<Story>, content: Content): Promise<StorySummary> {
  const { title, quote, author, images, sample = false } = await resolveData(data, content);
  const [image] = images;
  if (!image) throw new Error(`The story «${slug}» has no pictures.`);
  return { title, quote, author, sample, image, href: pathToOf(content.locale)("story", { slug }) };
}
