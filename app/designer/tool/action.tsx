import type { ComponentProps } from "react";

/** A word that does something: a button without a frame. */
export function Action(props: ComponentProps<"button">) {
  return <button className="designer-action" type="button" {...props} />;
}
