import { useEffect, useId, useRef, useState } from "react";
import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { changeSubscription, type SubscriptionChange } from "#app/integrations/newsletter.ts";

export interface SubscriptionStepProps {
  readonly change: SubscriptionChange;
  readonly words: Resolved<PageData<"newsletter">>["confirm" | "unsubscribe"];
  /** Shown while the service is asked. */
  readonly busy: string;
  /** Shown when the service does not answer. */
  readonly failure: string;
}

type State = "idle" | "busy" | "done" | "unknown" | "failed";

/** One button that confirms or ends a subscription, and what came of it. */
export function SubscriptionStep({ change, words, busy, failure }: SubscriptionStepProps) {
  const [state, setState] = useState<State>("idle");
  const titleId = useId();
  const result = useRef<HTMLParagraphElement>(null);
  const isEnded = state === "done" || state === "unknown";
  const resultText = { idle: "", busy, done: words.done, unknown: words.unknown, failed: failure }[state];

  useEffect(() => {
    // The button that had the focus is gone. A visitor who has moved on meanwhile keeps the focus there.
    if (isEnded && document.activeElement === document.body) result.current?.focus();
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
      <h2 className="type-h3" id={titleId}>
        {words.title}
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
