import { Link } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";

export interface BackLinkProps {
  readonly label: string;
  readonly href: string;
}

/** Link from an entry to its list. */
export function BackLink({ label, href }: BackLinkProps) {
  return (
    <Link viewTransition className="step-link not-printed" to={href}>
      <Icon name="previous" />
      {label}
    </Link>
  );
}
