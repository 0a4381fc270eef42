import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

/** A model that a link may name: `/contacto?modelo=mod-one`. */
export interface ContactModel {
  readonly id: string;
  readonly name: string;
}

const parameter = "modelo";

/**
 * Begins the message with the model that the address names, and gives its name. What the visitor has written stays.
 * Only once the scripts are there: the built page is the same for every address.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, models: readonly ContactModel[]) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const [name, setName] = useState<string>();
  const written = useRef("");

  useEffect(() => {
    const id = new URLSearchParams(search).get(parameter);
    const model = models.find((candidate) => candidate.id === id);
    const message = form.current?.elements.namedItem("message");
    if (!(message instanceof HTMLTextAreaElement)) return;
    setName(model?.name);
    if (message.value !== "" && message.value !== written.current) return;
    written.current = model ? t("contact.prefill", { model: model.name }) : "";
    message.value = written.current;
  }, [form, models, search, t]);

  return name;
}
