import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { createDraft } from "#app/components/form/create-draft.ts";
import { createSubmission } from "#app/components/form/create-submission.ts";
import { useErrorFocus } from "#app/components/form/use-error-focus.ts";
import { useSubmission } from "#app/components/form/use-submission.ts";
import { showToast } from "#app/frame/toaster/show-toast.ts";
import { prepareContactMail, sendContactMessage } from "#app/integrations/contact-mail.ts";
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
  const { announceKey, focusField } = useErrorFocus();
  const { isBusy, run } = useSubmission(submission);

  useEffect(() => (form.current ? draft.attachTo(form.current) : undefined), []);

  function validate(field: ContactField, value: string): void {
    setInvalidFields((before) => {
      const others = [...before].filter((other) => other !== field);
      return new Set(isValid(field, value) ? others : [...others, field]);
    });
  }

  function onFocus(): void {
    minimumFillTime.start();
    prepareContactMail();
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    const field = fieldOf(target);
    // A form that was sent is empty: its fields are not invalid until somebody writes again.
    if (field && !draft.isSent) validate(field.name, field.value);
  }

  // Removes an error as soon as the value is valid; new errors appear on blur only.
  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    const field = fieldOf(target);
    if (!field) return;
    draft.save(field);
    if (invalidFields.has(field.name)) validate(field.name, field.value);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const values = valuesOf(data);
    // Stores values that were not typed too: a prefilled message, or what the browser filled in.
    for (const name of contactFields) draft.save({ name, value: values[name] });
    const errors = fieldErrors(values);
    setInvalidFields(new Set(errors));
    const [first] = errors;
    if (first === undefined) {
      run(() => send(values, textOf(data, honeypot) !== ""));
      return;
    }
    const control = event.currentTarget.elements.namedItem(first);
    if (control instanceof HTMLElement) focusField(control);
  }

  async function send(values: ContactValues, isSpam: boolean): Promise<void> {
    await minimumFillTime.wait();
    const result = isSpam ? { ok: true as const } : await sendContactMessage({ ...trimmed(values), recipient });
    if (!result.ok) {
      console.error("The contact message was not sent.", result.reason);
      showToast({ title: t("contact.failure.title"), text: t("contact.failure.text"), isFailure: true });
      return;
    }
    draft.clear();
    showToast({ title: t("contact.success.title"), text: t("contact.success.text") });
  }

  return { form, invalidFields, announceKey, isBusy, handlers: { onFocus, onBlur, onInput, onSubmit } };
}

function fieldOf(target: EventTarget): { name: ContactField; value: string } | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined;
  const name = contactFields.find((field) => field === target.name);
  return name && { name, value: target.value };
}

function valuesOf(data: FormData): ContactValues {
  return { name: textOf(data, "name"), email: textOf(data, "email"), message: textOf(data, "message") };
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

function trimmed({ name, email, message }: ContactValues): ContactValues {
  return { name: name.trim(), email: email.trim(), message: message.trim() };
}
