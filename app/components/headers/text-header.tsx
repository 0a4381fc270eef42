import type { ReactNode } from "react";
import { BackLink, type BackLinkProps } from "./back-link.tsx";

export interface TextHeaderProps {
  readonly back?: BackLinkProps;
  readonly heading: string;
  /** Below the heading: date, reading time, author. */
  readonly children?: ReactNode;
}

/** Top of a page that is a long text: its only h1, which may be a whole sentence. */
export function TextHeader({ back, heading, children }: TextHeaderProps) {
  return (
    <div className="text-header page">
      {back && <BackLink {...back} />}
      <h1 className="text-header__heading type-h1-long">{heading}</h1>
      {children && <div className="text-header__facts caption">{children}</div>}
    </div>
  );
}
