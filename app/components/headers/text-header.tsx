import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";

export interface TextHeaderProps {
  /** The list that the page is an entry of. */
  readonly back?: { readonly label: string; readonly href: string };
  readonly heading: string;
  /** Below the heading: date, reading time, author. */
  readonly children?: ReactNode;
}

/** Top of a page that is a long text: its only h1, which may be a whole sentence. */
export function TextHeader({ back, heading, children }: TextHeaderProps) {
  return (
    <div className="text-header page">
      {back && (
        <Link viewTransition className="step-link not-printed" to={back.href}>
          <Icon name="previous" />
          {back.label}
        </Link>
      )}
      <h1 className="text-header__heading type-h1-long">{heading}</h1>
      {children && <div className="text-header__facts caption">{children}</div>}
    </div>
  );
}
