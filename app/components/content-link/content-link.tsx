import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link whose target comes from the content. Only pages of the site are opened by the router. */
export function ContentLink({ href = "", ...rest }: ComponentProps<"a">) {
  if (href.startsWith("/")) return <Link viewTransition to={href} {...rest} />;
  return <a href={href} {...rest} />;
}
