import type { ContentFiles } from "#app/content/content-files.server.ts";
import { isDraft } from "#app/content/publication/publication.ts";
import { tagsIn } from "#app/content/tags.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { PictureContent } from "#app/pictures/picture-field.ts";
import type { PathTo } from "#app/routing/paths.ts";
import type { TemplateValues } from "./fill-template.ts";

/** The input for a new piece of content. */
export interface NewContext {
  readonly title: string;
  /** Name of its file without extension, or its id in a list. */
  readonly slug: string;
  /** Today's date in the company's time zone, YYYY-MM-DD. */
  readonly today: string;
  /** The site's content, from which pictures are borrowed. */
  readonly files: ContentFiles;
  readonly pathTo: PathTo;
}

/** Marks where a writer has to write; the check reports it (`text-unfinished`). */
const pending = "PENDIENTE";

/** Used when the content has no picture to borrow; the check reports that it is missing. */
const noPicture: PictureContent = { src: "exteriors/nombre-del-archivo.jpg", alt: pending };

/**
 * Returns the values of the templates. Pictures are borrowed from entries of the same kind, so that they are as wide as
 * their pages need.
 */
export function templateValues({ title, slug, today, files, pathTo }: NewContext): TemplateValues {
  const settings = files.data("site");
  const [tag] = settings.ok ? tagsIn(defaultLocale, settings.data.tags) : [];
  const [question] = files.collection("faq", defaultLocale).entries;
  const model = files.collection("models", defaultLocale).entries.find(({ data }) => !isDraft(data));
  const [post] = files.collection("blog", defaultLocale).entries;
  const uses = files.page("models", defaultLocale);
  const [first, second, third] = post?.data.images ?? model?.data.images ?? [];
  const cutaway = model?.data.plans[0]?.cutaway;
  return {
    título: title,
    nombre: slug,
    hoy: today,
    mes: today.slice(0, 7),
    tema: tag?.name ?? pending,
    // A new question is added after the last one and takes its topic.
    "tema de preguntas": question?.data.items.at(-1)?.topic ?? pending,
    modelo: model?.id ?? pending,
    contacto: pathTo("contact"),
    ...picture("1", first),
    ...picture("2", second ?? first),
    ...picture("3", third ?? first),
    ...picture("de la portada", model?.data.presentation.image),
    ...picture("de la ficha", model?.data.images[0]),
    ...picture("de la planta", cutaway),
    ...picture("del uso", (uses.ok ? uses.entry.data.uses.cards[0]?.image : undefined) ?? cutaway),
  };
}

function picture(name: string, { src, alt }: PictureContent = noPicture): TemplateValues {
  return { [`archivo ${name}`]: src, [`texto ${name}`]: alt };
}
