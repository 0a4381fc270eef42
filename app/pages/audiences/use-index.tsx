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
            <p className="caption">{beginningOf(cards.map((card) => card.title))}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the first two of some names: «Coworking · Oficinas modulares…». */
function beginningOf(names: readonly string[]): string {
  return names.slice(0, 2).join("\u00a0· ") + (names.length > 2 ? "…" : "");
}
