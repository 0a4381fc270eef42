import { expect, test, vi } from "vitest";
import { contactRules } from "#app/pages/contact/contact-form/contact-rules.ts";
import { withDetails } from "#app/pages/contact/contact-form/detail-lines.ts";
import { createMinimumFillTime } from "#app/pages/contact/contact-form/minimum-fill-time.ts";
import { readSubscriptionLink } from "#app/pages/newsletter/subscription-link.ts";
import { confirmFragment, unsubscribeFragment } from "#supabase/functions/newsletter/link-fragments.ts";

test.each([
  ["name", "I", false],
  ["name", "王芳", true],
  ["name", "😀", false],
  ["message", "123456789", false],
  ["message", "1234567890", true],
  ["email", "ines@correo", false],
  ["email", "ines@correo.es", true],
] as const)("%s «%s»: %s", (field, value, expected) => {
  expect(contactRules[field](value)).toBe(expected);
});

test("the given details are below the message, in the order of the form", () => {
  const details = [
    { label: "Teléfono", value: "600 000 000" },
    { label: "Municipio", value: "" },
    { label: "Modelo", value: "LUM|SUR" },
  ];
  expect(withDetails("Hola.", details, ({ label, value }) => `${label}: ${value}`)).toBe(
    "Hola.\n\nTeléfono: 600 000 000\nModelo: LUM|SUR",
  );
});

/** Whether a submission is let go after each of these pauses in milliseconds. */
async function letGo(wait: Promise<void>, pauses: readonly number[]): Promise<boolean[]> {
  let isOver = false;
  void wait.then(() => {
    isOver = true;
  });
  const seen: boolean[] = [];
  for (const pause of pauses) {
    await vi.advanceTimersByTimeAsync(pause);
    seen.push(isOver);
  }
  return seen;
}

test("an early message is held until three seconds after the first focus, and then sent", async () => {
  vi.useFakeTimers();
  const minimum = createMinimumFillTime();
  minimum.start();
  await vi.advanceTimersByTimeAsync(1000);
  minimum.start();
  expect(await letGo(minimum.wait(), [0, 1999, 1])).toEqual([false, false, true]);
});

test("the time begins with the submission if no field had the focus", async () => {
  vi.useFakeTimers();
  expect(await letGo(createMinimumFillTime().wait(), [2999, 1])).toEqual([false, true]);
});

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
