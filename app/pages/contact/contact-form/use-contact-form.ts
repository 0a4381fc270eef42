import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormFields } from "#app/components/form/use-form-fields.ts";
import { useSubmission } from "#app/components/form/use-submission.ts";
import { showToast } from "#app/frame/toaster/show-toast.ts";
import { type ContactMessage, prepareContactMail, sendContactMessage } from "#app/integrations/contact-mail.ts";
import type { Result } from "#app/integrations/result.ts";
import { contactRules } from "./contact-rules.ts";
import { type ContactOutcome, contactStore } from "./contact-store.ts";
import { detailFields, withDetails } from "./detail-lines.ts";
import { createMinimumFillTime } from "./minimum-fill-time.ts";

/** Name of a field that is hidden from people and that programs fill in. */
export const honeypot = "referencia";

/**
 * State of the contact form. Checks a field when it is left and all fields on submit, sends once, and reports the
 * result. The entries are kept until they are sent, even while the visitor is on another page.
 */
export function useContactForm(recipient: string) {
  const { t } = useTranslation();
  const [minimumFillTime] = useState(createMinimumFillTime);
  const { checkAll, handlers, ...fields } = useFormFields(contactStore, contactRules);
  const { isBusy, submit } = useSubmission(contactStore);

  function onFocus(): void {
    minimumFillTime.start();
    prepareContactMail();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy || !checkAll()) return;
    const data = new FormData(event.currentTarget);
    const mail = readMail(data);
    const isSpam = textOf(data, honeypot) !== "";
    async function send(): Promise<Result> {
      await minimumFillTime.wait();
      return isSpam ? { ok: true } : await sendContactMessage(mail);
    }
    void submit(send, (result) => report(result, mail));
  }

  function readMail(data: FormData): ContactMessage {
    const message = withDetails(
      textOf(data, "message"),
      detailFields.map((field) => ({ label: t(`contact.details.${field}`), value: textOf(data, field) })),
      // Read in a mail, which shows no marks.
      ({ label, value }) => t("contact.details.line", { label, value }),
    );
    return { name: textOf(data, "name"), email: textOf(data, "email"), message, recipient };
  }

  function report(result: Result, { email, message }: ContactMessage): ContactOutcome {
    if (!result.ok) {
      console.error("The contact message was not sent.", result.reason);
      showToast({ title: t("contact.failure.title"), text: t("contact.failure.text"), isFailure: true });
      return { kind: "failed" };
    }
    // A field that is left empty is an error: the focus leaves before the form is emptied.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && fields.form.current?.contains(activeElement)) activeElement.blur();
    contactStore.clear();
    showToast({ title: t("contact.success.title"), text: t("contact.success.text") });
    return { kind: "sent", email, text: message };
  }

  return { ...fields, isBusy, handlers: { ...handlers, onFocus, onSubmit } };
}

/** Returns the entry of a field, without surrounding spaces. */
function textOf(data: FormData, name: string): string {
  return String(data.get(name) ?? "").trim();
}
