import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

/** A table that scrolls inside its own frame on narrow screens; the frame can be reached and moved by keyboard. */
export function ScrollableTable(props: ComponentProps<"table">) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a chapter of the text, which a table is not.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to be scrolled by keyboard.
    <div className="prose__table" role="region" aria-label={t("prose.table")} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
