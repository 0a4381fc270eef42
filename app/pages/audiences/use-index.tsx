import { useTranslation } from "react-i18next";
import type { UseGroup } from "./use-group.ts";

/** Links to the groups of uses below a dimension line, each with the first of its uses. */
export function UseIndex({ groups }: { readonly groups: readonly UseGroup[] }) {
  const { t } = useTranslation();
  return (
    <nav className="use-index page" aria-label={t("audiences.uses")}>
      <ul className="use-index__groups">
        {groups.map(({ id, title, cards }) => (
          <li className="use-index__group" key={id}>
            <a className="use-index__link type-h3" href={`#${id}`}>
              {title}
            </a>
            <p className="caption">
              {cards
                .slice(0, 2)
                .map((card) => card.title)
                .join(", ")}{" "}
              {cards.length > 2 && t("audiences.further", { number: cards.length - 2 })}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
