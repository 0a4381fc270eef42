import type { Entry } from "#app/content/content-files.server.ts";
import { type Post, postSchema } from "#app/content/schemas/post.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { readingMinutes } from "./reading-time.ts";

/** Returns what a list shows of an article. */
export async function summarisePost({ slug, data, body }: Entry<Post>, edition: Edition) {
  const { pathTo, resolve } = edition;
  const { title, description, date } = data;
  const words = await resolve(postSchema, { title, description, images: data.images.slice(0, 1) });
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

/** The data of an article that lists show. */
export type PostSummary = Awaited<ReturnType<typeof summarisePost>>;
