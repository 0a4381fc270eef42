import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { FinancingCard } from "#app/content/schemas/pages/financing.ts";
import { Picture } from "#app/pictures/picture.tsx";

export interface FinancingCardsProps {
  readonly cards: readonly Resolved<FinancingCard>[];
  /**
   * Label of the way on, shown under the pointer and with the focus, in place of an arrow, and always on phones and
   * without a pointer.
   */
  readonly moreLabel: string;
}

/**
 * The kinds of client: a picture, the words and the names of the options. The name is the only link and covers it all.
 */
export function FinancingCards({ cards, moreLabel }: FinancingCardsProps) {
  return (
    <ul className="financing-cards">
      {cards.map(({ title, text, image, href, options }, index) => (
        <li className="financing-cards__item" style={{ "--place": index }} key={index}>
          <div className="financing-card">
            <Picture
              {...image}
              slot={index % 2 === 0 && index === cards.length - 1 ? "bannerWide" : "banner"}
              className="financing-card__image"
              priority={index === 0}
            />
            <div className="financing-card__words">
              <h2 className="type-h2-prose">
                <ContentLink className="card-link" href={href}>
                  {title}
                </ContentLink>
              </h2>
              <p className="card-text measure-narrow">{text}</p>
            </div>
          </div>
          <ul className="financing-cards__options">
            {options.map(({ name }, place) => (
              <li className="financing-cards__option" key={place}>
                {name}
              </li>
            ))}
          </ul>
          {/* Decorative: the link is the name. */}
          <p className="financing-cards__more not-printed" aria-hidden="true">
            <span className="financing-cards__arrow">
              <Icon name="arrow" />
            </span>
            <span className="financing-cards__label link-arrow">
              {moreLabel}
              <Icon name="arrow" />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
