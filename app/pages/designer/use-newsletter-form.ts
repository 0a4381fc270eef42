import type { FocusEvent, FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { createFormStore } from "#app/components/form/create-form-store.ts";
import { isEmailAddress } from "#app/components/form/email-address.ts";
import { useFormFields } from "#app/components/form/use-form-fields.ts";
import { useOutcome, useSubmission } from "#app/components/form/use-submission.ts";
import { showToast } from "#app/frame/toaster/show-toast.ts";
import { prepareNewsletter, subscribe } from "#app/integrations/newsletter.ts";
import type { Result } from "#app/integrations/result.ts";

const rules = { email: isEmailAddress };

type Outcome = "success" | "failure";

const store = createFormStore<Outcome>();

/**
 * State of the newsletter form: checks the email address, sends it once and reports the result, in a toast and in a
 * notice that stays below the form.
 */
export function useNewsletterForm() {
  const { t } = useTranslation();
  const { checkAll, handlers, ...fields } = useFormFields(store, rules);
  const { isBusy, submit } = useSubmission(store);
  const outcome = useOutcome(store);

  // Subscribing is optional: an empty field is not invalid on blur.
  function onBlur(event: FocusEvent<HTMLFormElement>): void {
    if (event.target.value !== "") handlers.onBlur(event);
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    // Not on focus: the client probes the browser's storage, which is not justified for visitors who only pass by.
    prepareNewsletter();
    handlers.onInput(event);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy || !checkAll()) return;
    const email = String(new FormData(event.currentTarget).get("email"));
    store.update({ outcome: undefined });
    void submit(() => subscribe(email.trim()), report);
  }

  function report(result: Result): Outcome {
    if (result.ok) store.clear();
    else console.error("The subscription was not made.", result.reason);
    const kind = result.ok ? "success" : "failure";
    const [title, text] = [t(`newsletter.${kind}.title`), t(`newsletter.${kind}.text`)];
    showToast({ title, text, isFailure: !result.ok });
    return kind;
  }

  return { ...fields, isBusy, outcome, handlers: { ...handlers, onBlur, onInput, onSubmit } };
}
