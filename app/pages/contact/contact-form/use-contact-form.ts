import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { createDraft } from "#app/components/form/create-draft.ts";
import { createSubmission } from "#app/components/form/create-submission.ts";
import { isFormControl } from "#app/components/form/form-control.ts";
import { suggestEmailAddress } from "#app/components/form/suggest-email-address.ts";
import { useErrorFocus } from "#app/components/form/use-error-focus.ts";
import { useSubmission } from "#app/components/form/use-submission.ts";
import { writeEmail } from "#app/components/form/write-email.ts";
import { showToast } from "#app/frame/toaster/show-toast.ts";
import { prepareContactMail, sendContactMessage } from "#app/integrations/contact-mail.ts";
import { contactOutcome } from "./contact-outcome.ts";
import { type DetailField, detailFields, withDetails } from "./detail-lines.ts";
import { type ContactField, type ContactValues, contactFields, fieldErrors, isValid } from "./field-errors.ts";
import { createMinimumFillTime } from "./minimum-fill-time.ts";

/** Name of a field that is hidden from people and that programs fill in. */
export const honeypot = "referencia";

const draft = createDraft();
const submission = createSubmission();

/**
 * State of the contact form. Validates a field on blur and all fields on submit, focuses the first invalid one, sends
 * once, and reports the result. What was written is kept until it is sent, even while the visitor is on another page.
 */
export function useContactForm(recipient: string) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [minimumFillTime] = useState(createMinimumFillTime);
  const [invalidFields, setInvalidFields] = useState<ReadonlySet<ContactField>>(new Set());
  const [suggestion, setSuggestion] = useState<string>();
  const { announceKey, focusField } = useErrorFocus();
  const { isBusy, run } = useSubmission(submission);

  useEffect(() => (form.current ? draft.attachTo(form.current) : undefined), []);

  function validate(field: ContactField, value: string): void {
    setInvalidFields((before) => {
      const others = [...before].filter((other) => other !== field);
      return new Set(isValid(field, value) ? others : [...others, field]);
    });
    if (field === "email") setSuggestion(suggestEmailAddress(value));
  }

  function onFocus(): void {
    minimumFillTime.start();
    prepareContactMail();
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    if (isFormControl(target) && isContactField(target.name)) validate(target.name, target.value);
  }

  // Removes an error as soon as the value is valid; new errors appear on blur only.
  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    if (!isFormControl(target) || target.name === honeypot) return;
    draft.save(target);
    if (!isContactField(target.name)) return;
    const isWrong = invalidFields.has(target.name) || (target.name === "email" && suggestion !== undefined);
    if (isWrong) validate(target.name, target.value);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const values = valuesOf(data, contactFields);
    // Stores values that were not typed too: a prefilled message, or what the browser filled in.
    for (const name of contactFields) draft.save({ name, value: values[name] });
    const errors = fieldErrors(values);
    setInvalidFields(new Set(errors));
    setSuggestion(suggestEmailAddress(values.email));
    const [first] = errors;
    if (first === undefined) {
      const details = valuesOf(data, detailFields);
      run(() => send(values, details, textOf(data, honeypot) !== ""));
      return;
    }
    const control = event.currentTarget.elements.namedItem(first);
    if (control instanceof HTMLElement) focusField(control);
  }

  async function send(
    { name, email, message }: ContactValues,
    details: Readonly<Record<DetailField, string>>,
    isSpam: boolean,
  ): Promise<void> {
    await minimumFillTime.wait();
    const text = withDetails(message.trim(), details, (field, value) =>
      // Read in a mail, which shows no marks.
      t("contact.details.line", { label: t(`contact.details.${field}`), value }),
    );
    const mail = { name: name.trim(), email: email.trim(), message: text, recipient };
    const result = isSpam ? { ok: true as const } : await sendContactMessage(mail);
    if (!result.ok) {
      console.error("The contact message was not sent.", result.reason);
      contactOutcome.set({ kind: "failed" });
      showToast({ title: t("contact.failure.title"), text: t("contact.failure.text"), isFailure: true });
      return;
    }
    // A field that is left empty is an error: the focus leaves before the form is emptied.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && form.current?.contains(activeElement)) activeElement.blur();
    draft.clear();
    setSuggestion(undefined);
    contactOutcome.set({ kind: "sent", email: mail.email, text });
    showToast({ title: t("contact.success.title"), text: t("contact.success.text") });
  }

  /** Writes the email address that was meant, and stays in its field. */
  function correctEmail(email: string): void {
    writeEmail(form.current, draft, email);
    validate("email", email);
  }

  const handlers = { onFocus, onBlur, onInput, onSubmit };
  return { form, invalidFields, suggestion, correctEmail, announceKey, isBusy, handlers };
}

function isContactField(name: string): name is ContactField {
  return contactFields.some((field) => field === name);
}

function valuesOf<Field extends string>(data: FormData, fields: readonly Field[]): Readonly<Record<Field, string>> {
  const values = fields.map((name) => [name, textOf(data, name)]);
  return Object.fromEntries(values);
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
