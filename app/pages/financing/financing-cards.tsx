import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { FinancingCard } from "#app/content/schemas/pages/financing.ts";
import { Picture } from "#app/pictures/picture.tsx";

export interface FinancingCardsProps {
  readonly cards: readonly Resolved<FinancingCard>[];
  /** Label that a card shows under the pointer and with the focus, and always where there is no pointer. */
  readonly moreLabel: string;
}

/** The kinds of client: a card that links to its page, and below it the names of its options. */
export function FinancingCards({ cards, moreLabel }: FinancingCardsProps) {
  return (
    <ul className="financing-cards">
      {cards.map(({ title, text, image, href, options }, index) => (
        <li className="financing-cards__item" key={href}>
          <div className="financing-card">
            <Picture
              {...image}
              slot={index % 2 === 0 && index === cards.length - 1 ? "bannerWide" : "banner"}
              className="financing-card__image"
              priority={index === 0}
            />
            <div className="financing-card__words">
              <h2 className="financing-card__name">
                <ContentLink className="financing-card__link" href={href}>
                  {title}
                </ContentLink>
              </h2>
              <p className="financing-card__text">{text}</p>
            </div>
            {/* Decorative: the link is the name. */}
            <p className="financing-card__more" aria-hidden="true">
              {moreLabel}
              <Icon name="arrow" />
            </p>
          </div>
          <ul className="financing-cards__options">
            {options.map(({ name }) => (
              <li className="financing-cards__option" key={name}>
                {name}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
