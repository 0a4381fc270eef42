import type { ComponentProps } from "react";

/** A table that scrolls inside its own frame on narrow screens; the frame can be reached and moved by keyboard. */
export function ScrollableTable(props: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to be scrolled by keyboard.
    <div className="prose__table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
