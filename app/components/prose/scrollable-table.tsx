import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

/** A table that scrolls inside its own frame on narrow screens, also by keyboard. */
export function ScrollableTable(props: ComponentProps<"table">) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable frame must be focusable to be scrolled by keyboard.
    <div className="prose__table" role="group" aria-label={t("prose.table")} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
