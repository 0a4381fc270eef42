import { useTranslation } from "react-i18next";
import type { ApplicationGridProps } from "#app/components/cards/application-grid.tsx";

export interface UseIndexProps {
  readonly groups: readonly (Pick<ApplicationGridProps, "title" | "cards"> & { readonly id: string })[];
}

/** Links to the groups of uses below a dimension line, each with its uses. */
export function UseIndex({ groups }: UseIndexProps) {
  const { t } = useTranslation();
  return (
    <nav className="use-index page not-printed" aria-label={t("audiences.uses")}>
      <ul className="use-index__groups">
        {groups.map(({ id, title, cards }) => (
          <li className="use-index__group" key={id}>
            <a className="use-index__link type-h3" href={`#${id}`}>
              {title}
            </a>
            <p className="caption">{cards.map((card) => card.title).join(", ")}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
