import type { Content } from "#app/content/content.server.ts";
import { type MarkdownBody, pictureSources, renderMarkdown } from "#app/content/markdown/markdown.ts";
import { type Resolved, resolveFields } from "#app/content/resolve-fields.server.ts";
import { getI18n } from "#app/i18n/i18n.server.ts";
import { type PictureData, readPicture } from "#app/pictures/pictures.server.ts";
import { localiseHref } from "#app/routing/localise-href.server.ts";

/** Front matter with its placeholders, links and pictures resolved for the language of `content`. */
export function resolveData<Data>(data: Data, content: Content): Promise<Resolved<Data>> {
  return resolveFields(data, {
    facts: content.facts(),
    localiseHref: (href) => localiseHref(href, content.locale),
  });
}

/** A markdown body ready for the page; null where there are no words. */
export async function renderBody(body: string, content: Content): Promise<MarkdownBody | null> {
  if (body.trim() === "") return null;
  const pictures = new Map<string, PictureData>();
  for (const source of pictureSources(body)) pictures.set(source, await readPicture(source));
  const { t } = getI18n(content.locale);
  return renderMarkdown(body, {
    facts: content.facts(),
    localiseHref: (href) => localiseHref(href, content.locale),
    picture(source) {
      const picture = pictures.get(source);
      if (!picture) throw new Error(`The picture ${source} was not read.`);
      return picture;
    },
    words: {
      footnotes: t("markdown.footnotes"),
      footnoteBack: (number) => t("markdown.footnoteBack", { number }),
    },
  });
}
