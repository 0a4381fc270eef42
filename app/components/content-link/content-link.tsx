import type { ComponentProps } from "react";
import { Link } from "react-router";

/** Whether a target is a file, which the router does not open: the catalogue. */
export function isFile(href: string): boolean {
  return href.endsWith(".pdf");
}

/** A link whose target comes from the content. Only pages of the site are opened by the router. */
export function ContentLink({ href = "", ...rest }: ComponentProps<"a">) {
  if (href.startsWith("/") && !isFile(href)) return <Link viewTransition to={href} {...rest} />;
  return <a href={href} {...rest} />;
}
