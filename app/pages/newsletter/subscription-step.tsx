import { useEffect, useId, useRef, useState } from "react";
import { KeepTogether } from "#app/components/keep-together/keep-together.tsx";
import { changeSubscription, type SubscriptionChange } from "#app/integrations/newsletter.ts";

export interface SubscriptionStepProps {
  readonly change: SubscriptionChange;
  readonly words: { readonly title: string; readonly text: string; readonly action: string; readonly done: string };
  /** Shown when the link leads to no subscription. */
  readonly unknown: string;
  /** Shown when the service does not answer. */
  readonly failure: string;
}

type State = "idle" | "busy" | "done" | "unknown" | "failed";

/** One button that confirms or ends a subscription, and what came of it. */
export function SubscriptionStep({ change, words, unknown, failure }: SubscriptionStepProps) {
  const [state, setState] = useState<State>("idle");
  const titleId = useId();
  const result = useRef<HTMLParagraphElement>(null);
  const isEnded = state === "done" || state === "unknown";
  const resultText = { idle: "", busy: "", done: words.done, unknown, failed: failure }[state];

  useEffect(() => {
    // The button that had the focus is gone.
    if (isEnded) result.current?.focus();
  }, [isEnded]);

  async function press(): Promise<void> {
    if (state === "busy") return;
    setState("busy");
    const answer = await changeSubscription(change);
    if (!answer.ok) {
      console.error("The subscription was not changed.", answer.reason);
      setState("failed");
      return;
    }
    setState(answer.isKnown ? "done" : "unknown");
  }

  return (
    <section className="subscription-step" aria-labelledby={titleId}>
      <h2 className="subscription-step__title" id={titleId}>
        <KeepTogether text={words.title} />
      </h2>
      {!isEnded && (
        <>
          <p className="subscription-step__text">{words.text}</p>
          {/* Not `disabled`, which would take the focus away from it. */}
          <button className="button" type="button" aria-disabled={state === "busy"} onClick={() => void press()}>
            {words.action}
          </button>
        </>
      )}
      <p className="subscription-step__result" role="status" tabIndex={-1} ref={result}>
        {resultText}
      </p>
    </section>
  );
}
