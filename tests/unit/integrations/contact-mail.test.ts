import { expect, test } from "vitest";
import { sendContactMessage } from "#app/integrations/contact-mail.ts";
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
