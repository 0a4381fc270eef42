import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

/** A model that a link may name: `/contacto?modelo=mod-one`. */
export interface ContactModel {
  readonly id: string;
  readonly name: string;
}

const parameter = "modelo";

/**
 * Begins the message with the model that the address names, and gives what to say about that; `isHintOver` when the
 * message no longer speaks of it. What the visitor has written stays. Only once the scripts are there: the built page
 * is the same for every address.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, models: readonly ContactModel[]) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const [name, setName] = useState<string>();
  const [isMentioned, setMentioned] = useState(false);

  useEffect(() => {
    const beginning = (model: ContactModel) => t("contact.prefill", { model: model.name });
    const message = messageField(form.current);
    // The beginning for another model is nobody's own words either, also when it has been kept as a draft.
    if (!message || (message.value !== "" && !models.map(beginning).includes(message.value))) return;
    const id = new URLSearchParams(search).get(parameter);
    const model = models.find((candidate) => candidate.id === id);
    message.value = model ? beginning(model) : "";
    setName(model?.name);
    setMentioned(true);
  }, [form, models, search, t]);

  useEffect(() => {
    const message = messageField(form.current);
    if (!message || name === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    message.addEventListener("input", () => setMentioned(message.value.includes(name)), { signal });
    // It is emptied only after this event.
    message.form?.addEventListener("reset", () => setMentioned(false), { signal });
    return () => controller.abort();
  }, [form, name]);

  return { hint: name && t("contact.about", { model: name }), isHintOver: !isMentioned };
}

function messageField(form: HTMLFormElement | null): HTMLTextAreaElement | undefined {
  const field = form?.elements.namedItem("message");
  return field instanceof HTMLTextAreaElement ? field : undefined;
}
