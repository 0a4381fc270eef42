import { Link } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";
import { Section } from "#app/components/section/section.tsx";

export interface OtherPagesProps {
  readonly title: string;
  readonly pages: readonly { readonly name: string; readonly href: string }[];
}

/** Links to pages of the same kind, for visitors who have come to the wrong one. */
export function OtherPages({ title, pages }: OtherPagesProps) {
  return (
    <Section title={title} layout="aside">
      <ul className="other-pages">
        {pages.map(({ name, href }) => (
          <li key={href}>
            <Link className="link-arrow" to={href} viewTransition>
              {name}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
