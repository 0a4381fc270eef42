import { expect, test, vi } from "vitest";
import { sendContactMessage } from "#app/integrations/contact-mail.ts";
import { changeSubscription, subscribe } from "#app/integrations/newsletter.ts";
import { withTimeout } from "#app/integrations/with-timeout.ts";
import { failures, fakeService } from "./fake-service.ts";

const mail = { name: "Inés", email: "ines@correo.es", message: "Hola.", recipient: "equipo@lum.example" };

test("a message is one call with the values that the template takes", async () => {
  const calls = fakeService(() => new Response("OK"));
  expect(await sendContactMessage(mail)).toEqual({ ok: true });
  expect(calls).toEqual([
    {
      url: "http://localhost:4173/api/v1.0/email/send",
      body: expect.objectContaining({
        template_params: {
          from_name: "Inés",
          from_email: "ines@correo.es",
          message: "Hola.",
          to_email: mail.recipient,
        },
      }),
    },
  ]);
});

test.each(Object.entries(failures))("%s is a failure with its reason, after one call", async (_what, answer) => {
  const calls = fakeService(answer);
  expect(await sendContactMessage(mail)).toEqual({ ok: false, reason: expect.anything() });
  expect(calls).toHaveLength(1);
});

test("a sign-up is one call with the email address", async () => {
  const calls = fakeService(() => new Response(null, { status: 201 }));
  expect(await subscribe("ines@correo.es")).toEqual({ ok: true });
  expect(calls).toEqual([{ url: "http://localhost:4173/rest/v1/emails", body: { email: "ines@correo.es" } }]);
});

test.each(Object.entries(failures))("%s is a failure with its reason, after one call", async (_what, answer) => {
  const calls = fakeService(answer);
  expect(await subscribe("ines@correo.es")).toEqual({ ok: false, reason: expect.anything() });
  expect(calls).toHaveLength(1);
});

test.each([
  ["confirmed", true],
  ["unsubscribed", true],
  ["unknown", false],
])("a link that ends in «%s» is one call with what was asked and its token", async (status, isKnown) => {
  const calls = fakeService(() => Response.json({ status }));
  const change = { action: "confirm", token: "a1b2" } as const;
  expect(await changeSubscription(change)).toEqual({ ok: true, isKnown });
  expect(calls).toEqual([{ url: "http://localhost:4173/functions/v1/newsletter", body: change }]);
});

test.each([{}, { status: "" }, { status: 1 }, [], null])(
  "an answer that says nothing (%j) is a failure",
  async (body) => {
    fakeService(() => Response.json(body));
    const outcome = await changeSubscription({ action: "unsubscribe", token: "a1b2" });
    expect(outcome).toMatchObject({ ok: false, reason: { message: expect.stringContaining("did not say") } });
  },
);

test("what never ends has failed when the time is over, and is told to stop", async () => {
  vi.useFakeTimers();
  let given: AbortSignal | undefined;
  const result = withTimeout(1000, (signal) => {
    given = signal;
    return new Promise(() => {});
  });
  const failed = expect(result).rejects.toThrow("No answer within 1000 ms.");
  await vi.advanceTimersByTimeAsync(999);
  expect(given?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(given?.aborted).toBe(true);
  await failed;
});

test("what fails after its time is over disturbs nobody", async () => {
  vi.useFakeTimers();
  const result = withTimeout(1000, async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    signal.throwIfAborted();
  });
  const failed = expect(result).rejects.toThrow("No answer within 1000 ms.");
  await vi.advanceTimersByTimeAsync(3000);
  await failed;
});
