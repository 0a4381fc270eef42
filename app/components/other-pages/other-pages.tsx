import { ActionLink } from "#app/components/action-link/action-link.tsx";
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
            <ActionLink label={name} href={href} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
