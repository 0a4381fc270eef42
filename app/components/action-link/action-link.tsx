import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";

export interface ActionLinkProps {
  readonly label: string;
  readonly href: string;
  /** "button" for the next step of a page or section. */
  readonly look?: "link-arrow" | "button";
  /** Further classes. */
  readonly className?: string;
}

/** A link to another page, with an arrow behind its words. An `action` of the content may be spread into it. */
export function ActionLink({ label, href, look = "link-arrow", className }: ActionLinkProps) {
  return (
    <ContentLink className={className ? `${className} ${look}` : look} href={href}>
      {label}
      <Icon name="arrow" />
    </ContentLink>
  );
}
