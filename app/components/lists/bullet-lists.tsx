import { NotedText } from "#app/components/prose/noted-text.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { TextList } from "#app/schemas/fields.ts";

export interface BulletListsProps {
  readonly lists: readonly Resolved<TextList>[];
  /** "below" is for a column, in which a list is below its title. */
  readonly layout?: "beside" | "below";
}

/** Titled lists side by side, with the brand's bar before each entry; a single list has its title at the side. */
export function BulletLists({ lists, layout = "beside" }: BulletListsProps) {
  const single = lists.length === 1 && layout === "beside";
  const modifier = layout === "below" ? " bullet-lists--below" : "";
  return (
    <div className={single ? "bullet-lists bullet-lists--single" : `bullet-lists${modifier}`}>
      {lists.map(({ title, items }, index) => (
        <div className="bullet-lists__list" key={index}>
          <h2 className="bullet-lists__title type-h2-prose">{title}</h2>
          <ul className="bullet-lists__items">
            {items.map((item, place) => (
              <li className="bullet-lists__item" key={place}>
                <NotedText text={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
