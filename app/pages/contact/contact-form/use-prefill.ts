import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { ContactPage } from "#app/pages/contact/contact.server.ts";
import { messageField } from "./message-field.ts";

type Model = ContactPage["models"][number];

const parameter = "modelo";

/**
 * Prefills the message with the model named in the URL and returns the hint about that, as long as the message mentions
 * the model. Never overwrites what the visitor has written. Runs after hydration, because the built page is the same
 * for every query.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, models: readonly Model[]): string | undefined {
  const { t } = useTranslation();
  const { search } = useLocation();
  const [name, setName] = useState<string>();
  const [isMentioned, setMentioned] = useState(false);

  useEffect(() => {
    const beginning = (model: Model): string => t("contact.prefill", { model: model.name });
    const message = messageField(form.current);
    // A message that is being sent stays. A message prefilled for another model may be replaced, also when it was kept
    // as a draft.
    if (!message || message.readOnly) return;
    if (message.value !== "" && !models.map(beginning).includes(message.value)) return;
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
    // The message has been sent: a link names the model of the first one only.
    message.form?.addEventListener("reset", () => setMentioned(false), { signal });
    return () => controller.abort();
  }, [form, name]);

  return name !== undefined && isMentioned ? t("contact.about", { model: name }) : undefined;
}
