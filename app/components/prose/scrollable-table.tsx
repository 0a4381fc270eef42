import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

/**
 * A table that scrolls inside its own frame on narrow screens, also by keyboard. The frame has the name of the table.
 */
export function ScrollableTable(props: ComponentProps<"table">) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      className="prose__table"
      role="group"
      aria-label={t("prose.table")}
      aria-labelledby={props["aria-labelledby"]}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus scrolls by keyboard.
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}
