import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { Quote } from "./quote.tsx";
import type { StorySummary } from "./stories.server.ts";

export interface StoryCardProps {
  readonly story: StorySummary;
  /** Note for an invented story; left out where the page has said it for all. */
  readonly sampleNote?: string;
  /** One below the level of the heading above the card. */
  readonly level?: 2 | 3;
  /** For the first card of the page, whose picture is loaded first. */
  readonly first?: boolean;
  /** Set for a card as wide as the page, whose words are beside the picture. */
  readonly wide?: boolean;
}

/** A story on a card: picture, title and quotation. The title is its only link and covers the whole card. */
export function StoryCard({ story, sampleNote, level = 2, first = false, wide = false }: StoryCardProps) {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  const { name, surface } = story.model;
  return (
    <article className={wide ? "story-card story-card--wide split split--seven" : "story-card"}>
      <Picture {...story.image} slot={wide ? "beside" : "cardTwo"} className="story-card__image" priority={first} />
      <div className="story-card__words">
        {import.meta.env.DEV && story.waiting && <span className="waiting-mark type-label">{story.waiting}</span>}
        <p className="caption">
          {t("stories.model", { name, surface: surface ? { squareMetres: surface } : t("model.bespoke") })}
        </p>
        {story.sample && sampleNote && <p className="caption">{sampleNote}</p>}
        <Heading className="story-card__title type-h2-prose">
          <Link viewTransition className="card-link" to={story.href}>
            {story.title}
          </Link>
        </Heading>
        <Quote quote={story.quote} author={story.author} />
        {/* Decorative: the link is the title. */}
        <span className="card-more link-arrow" aria-hidden="true">
          {t("stories.read")}
          <Icon name="arrow" />
        </span>
      </div>
    </article>
  );
}
