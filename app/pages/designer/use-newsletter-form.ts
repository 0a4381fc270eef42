import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { createDraft } from "#app/components/form/create-draft.ts";
import { createSubmission } from "#app/components/form/create-submission.ts";
import { isEmailAddress } from "#app/components/form/email-address.ts";
import { useErrorFocus } from "#app/components/form/use-error-focus.ts";
import { useSubmission } from "#app/components/form/use-submission.ts";
import { showToast } from "#app/frame/toaster/show-toast.ts";
import { prepareNewsletter, subscribe } from "#app/integrations/newsletter.ts";

const draft = createDraft();
const submission = createSubmission();

/** What the newsletter form does: judges the address, sends it once and says how that ended. */
export function useNewsletterForm() {
  const { t } = useTranslation();
  const [isInvalid, setInvalid] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { announceKey, focusField } = useErrorFocus();
  const { isBusy, run } = useSubmission(submission);

  useEffect(() => (form.current ? draft.showIn(form.current) : undefined), []);

  // Nobody has to subscribe: a field that is only passed by is no fault.
  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    if (target instanceof HTMLInputElement && target.value !== "") setInvalid(!isEmailAddress(target.value));
  }

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    if (!(target instanceof HTMLInputElement)) return;
    // Not sooner: its first step is to try the browser's storage, which nobody wants who only passes by.
    prepareNewsletter();
    draft.note(target);
    if (isInvalid) setInvalid(!isEmailAddress(target.value));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem("email");
    if (isBusy || !(input instanceof HTMLInputElement)) return;
    const isValid = isEmailAddress(input.value);
    setInvalid(!isValid);
    if (isValid) run(() => send(input.value.trim()));
    else focusField(input);
  }

  async function send(address: string): Promise<void> {
    const result = await subscribe(address);
    if (!result.ok) {
      console.error("The subscription was not made.", result.reason);
      showToast({ title: t("newsletter.failure.title"), text: t("newsletter.failure.text"), isFailure: true });
      return;
    }
    draft.discard();
    showToast({ title: t("newsletter.success.title"), text: t("newsletter.success.text") });
  }

  return { form, isInvalid, announceKey, isBusy, handlers: { onBlur, onInput, onSubmit } };
}
