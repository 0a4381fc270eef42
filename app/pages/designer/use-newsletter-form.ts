import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { createDraft } from "#app/components/form/create-draft.ts";
import { createOutcome } from "#app/components/form/create-outcome.ts";
import { createSubmission } from "#app/components/form/create-submission.ts";
import { isEmailAddress } from "#app/components/form/email-address.ts";
import { suggestEmailAddress } from "#app/components/form/suggest-email-address.ts";
import { useErrorFocus } from "#app/components/form/use-error-focus.ts";
import { useOutcome } from "#app/components/form/use-outcome.ts";
import { useSubmission } from "#app/components/form/use-submission.ts";
import { writeEmail } from "#app/components/form/write-email.ts";
import { showToast } from "#app/frame/toaster/show-toast.ts";
import { prepareNewsletter, subscribe } from "#app/integrations/newsletter.ts";

const draft = createDraft();
const submission = createSubmission();

/** What is said of each outcome. */
export const outcomeTexts = {
  success: { title: "newsletter.success.title", text: "newsletter.success.text" },
  failure: { title: "newsletter.failure.title", text: "newsletter.failure.text" },
} as const;

const newsletterOutcome = createOutcome<keyof typeof outcomeTexts>();

/**
 * State of the newsletter form: validates the email address, sends it once and reports the result, in a toast and in a
 * notice that stays below the form.
 */
export function useNewsletterForm() {
  const { t } = useTranslation();
  const [isInvalid, setInvalid] = useState(false);
  const [suggestion, setSuggestion] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { announceKey, focusField } = useErrorFocus();
  const { isBusy, run } = useSubmission(submission);
  const outcome = useOutcome(newsletterOutcome);

  useEffect(() => (form.current ? draft.attachTo(form.current) : undefined), []);

  function validate(email: string): boolean {
    const isValid = isEmailAddress(email);
    setInvalid(!isValid);
    setSuggestion(suggestEmailAddress(email));
    return isValid;
  }

  // Subscribing is optional: an empty field is not invalid on blur.
  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    if (target instanceof HTMLInputElement && target.value !== "") validate(target.value);
  }

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    if (!(target instanceof HTMLInputElement)) return;
    // Not on focus: the client probes the browser's storage, which is not justified for visitors who only pass by.
    prepareNewsletter();
    draft.save(target);
    if (isInvalid || suggestion !== undefined) validate(target.value);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem("email");
    if (isBusy || !(input instanceof HTMLInputElement)) return;
    if (validate(input.value)) run(() => send(input.value.trim()));
    else focusField(input);
  }

  async function send(email: string): Promise<void> {
    newsletterOutcome.set(undefined);
    const result = await subscribe(email);
    if (!result.ok) {
      console.error("The subscription was not made.", result.reason);
      report("failure");
      return;
    }
    draft.clear();
    report("success");
  }

  function report(kind: keyof typeof outcomeTexts): void {
    newsletterOutcome.set(kind);
    const { title, text } = outcomeTexts[kind];
    showToast({ title: t(title), text: t(text), isFailure: kind === "failure" });
  }

  /** Writes the email address that was meant, and stays in its field. */
  function correctEmail(email: string): void {
    writeEmail(form.current, draft, email);
    validate(email);
  }

  const handlers = { onBlur, onInput, onSubmit };
  return { form, isInvalid, suggestion, correctEmail, announceKey, isBusy, outcome, handlers };
}
