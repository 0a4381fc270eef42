import { KeepTogether } from "#app/components/keep-together/keep-together.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { List } from "#app/schemas/fields.ts";

export interface BulletListsProps {
  readonly lists: readonly Resolved<List>[];
  /** Level of the headings, one below the heading that the lists stand under. */
  readonly level?: 2 | 3;
  /** "below": within a column, where a list stands below its title. */
  readonly layout?: "beside" | "below";
}

/** Titled lists side by side, each entry behind the brand's post; a single list has its title at the side. */
export function BulletLists({ lists, level = 2, layout = "beside" }: BulletListsProps) {
  const Heading = `h${level}` as const;
  const single = lists.length === 1 && layout === "beside";
  const modifier = layout === "below" ? " bullet-lists--below" : "";
  return (
    <div className={single ? "bullet-lists bullet-lists--single" : `bullet-lists${modifier}`}>
      {lists.map(({ title, items }) => (
        <div className="bullet-lists__list" key={title}>
          <Heading className="bullet-lists__title">
            <KeepTogether text={title} />
          </Heading>
          <ul className="bullet-lists__items">
            {items.map((item) => (
              <li className="bullet-lists__item" key={item}>
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
