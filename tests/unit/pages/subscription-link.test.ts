import { expect, test } from "vitest";
import { readSubscriptionLink } from "#app/pages/newsletter/subscription-link.ts";
import { confirmFragment, unsubscribeFragment } from "#supabase/functions/newsletter/link-fragments.ts";

test("the page reads the links that the function writes into its emails", () => {
  const token = "0a".repeat(32);
  expect(readSubscriptionLink(confirmFragment(token))).toEqual({ action: "confirm", token });
  expect(readSubscriptionLink(unsubscribeFragment(token))).toEqual({ action: "unsubscribe", token });
});

test.each(["", "#confirmar=", "#otra=a1b2", "#baja=a b", "#baja=%3Cb%3E", `#baja=${"a".repeat(201)}`])(
  "%j asks for nothing",
  (hash) => {
    expect(readSubscriptionLink(hash)).toBeUndefined();
  },
);
