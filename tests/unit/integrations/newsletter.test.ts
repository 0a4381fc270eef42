import { expect, test } from "vitest";
import { changeSubscription, subscribe } from "#app/integrations/newsletter.ts";
import { failures, fakeService } from "./fake-service.ts";

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
