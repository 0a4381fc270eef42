import type { Entry } from "#app/content/content-files.server.ts";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { Post } from "#app/content/schemas/post.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { perEdition } from "#app/site/per-edition.server.ts";
import { readingMinutes } from "./reading-time.ts";

/** What a list shows of an article. */
export interface PostSummary {
  readonly title: string;
  readonly description: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly minutes: number;
  readonly href: string;
  readonly image: Resolved<Post["images"][number]>;
  /** Says that visitors do not see it yet; absent where they do. */
  readonly waiting?: string;
}

/** The cards of an edition by id: an article stands in its list and beside several others. */
const summaries = perEdition(() => new Map<string, Promise<PostSummary>>());

/** Returns what a list shows of an article, made once per edition. */
export function summarisePost(entry: Entry<Post>, edition: Edition): Promise<PostSummary> {
  const made = summaries(edition);
  const summary = made.get(entry.id) ?? makeSummary(entry, edition);
  made.set(entry.id, summary);
  return summary;
}

async function makeSummary({ slug, data, body }: Entry<Post>, edition: Edition): Promise<PostSummary> {
  const { pathTo, resolve } = edition;
  const { title, description, date } = data;
  const words = await resolve({ title, description, images: data.images.slice(0, 1) });
  const [image] = words.images;
  if (!image) throw new Error(`The article «${slug}» has no pictures.`);
  const href = pathTo("post", { slug });
  return {
    title: words.title,
    description: words.description,
    date,
    minutes: readingMinutes(body),
    href,
    image,
    ...edition.waitingMark(data),
  };
}
