import { type RefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { ContactPage } from "#app/pages/contact/contact.server.ts";
import type { SendableDesign } from "#app/pages/contact/use-sent-design.ts";
import { messageField } from "./message-field.ts";

/** The visit whose design is in the message, or was: the visitor may have erased it. */
let lastVisit: string | undefined;

/**
 * Appends a design to the text of the message, once for each time that the visitor sends one here. It takes the
 * place of a former one.
 */
export function useDesignDraft(
  form: RefObject<HTMLFormElement | null>,
  models: ContactPage["models"],
  design: SendableDesign | undefined,
): void {
  const { t } = useTranslation();
  useEffect(() => {
    const message = messageField(form.current);
    if (!design || design.key === lastVisit || !message || message.readOnly) return;
    lastVisit = design.key;
    const others = design.without(message.value).trim();
    const beginnings = models.map(({ name }): string => t("contact.prefill", { model: name }));
    // A message that was prefilled for another model and has nothing of the visitor's own.
    const beginning = beginnings.includes(others) ? t("contact.prefill", { model: design.modelName }) : others;
    message.value = [beginning, design.text].filter((part) => part !== "").join("\n\n");
    // As if the visitor had written it: it is kept while they look at another page.
    message.dispatchEvent(new Event("input", { bubbles: true }));
  }, [form, models, design, t]);
}
