import { type FocusEvent, type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isEmailAddress } from "#app/components/form-field/email-address.ts";
import { useSubmission } from "#app/components/submit-button/use-submission.ts";
import { showToast } from "#app/components/toaster/show-toast.ts";
import { prepareToasts } from "#app/components/toaster/toast-region.tsx";
import { prepareNewsletter, subscribe } from "#app/integrations/newsletter.ts";

/** What the newsletter form does: judges the address, sends it once and says how that ended. */
export function useNewsletterForm() {
  const { t } = useTranslation();
  const [isFaulty, setFaulty] = useState(false);
  const { isBusy, run } = useSubmission();

  function onFocus(): void {
    prepareNewsletter();
    prepareToasts();
  }

  // Nobody has to subscribe: a field that is only passed by is no fault.
  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    if (target instanceof HTMLInputElement && target.value !== "") setFaulty(!isEmailAddress(target.value));
  }

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    if (isFaulty && target instanceof HTMLInputElement) setFaulty(!isEmailAddress(target.value));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem("email");
    if (isBusy || !(input instanceof HTMLInputElement)) return;
    const isValid = isEmailAddress(input.value);
    setFaulty(!isValid);
    if (isValid) run(() => send(input));
    else input.focus();
  }

  async function send(input: HTMLInputElement): Promise<void> {
    const outcome = await subscribe(input.value.trim());
    if (!outcome.ok) {
      console.error("The subscription was not made.", outcome.reason);
      showToast({ title: t("newsletter.failure.title"), text: t("newsletter.failure.text"), isFailure: true });
      return;
    }
    input.value = "";
    showToast({ title: t("newsletter.success.title"), text: t("newsletter.success.text") });
  }

  return { isFaulty, isBusy, handlers: { onFocus, onBlur, onInput, onSubmit } };
}
