import { expect, test } from "vitest";
import { sendDueMails } from "#supabase/functions/newsletter/send-mails.ts";
import { frozenNewsletterTexts as texts } from "#tests/backend/frozen-newsletter-texts.ts";

function startRun(signal: AbortSignal, onMail: (to: string) => void) {
  const finished: number[] = [];
  const mails = [1, 2, 3, 4, 5].map((id) => ({
    id,
    email: `n${id}@correo.es`,
    token: "a",
    unsubscribe_token: "b",
    mail: `${id}-1`,
  }));
  const result = sendDueMails({
    texts,
    links: { siteUrl: "https://www.mod.example", functionUrl: "https://project.example/functions/v1/newsletter" },
    from: { name: "M", address: "hola@mod.example" },
    store: {
      claimMails: async () => mails,
      finishMail: async (id) => void finished.push(id),
      confirm: async () => false,
      unsubscribe: async () => false,
      countCall: async () => 0,
    },
    sendMail: async ({ to }) => onMail(to),
    signal,
  });
  return { result, finished };
}

test("a run that is ended finishes the mail that is being sent, and leaves the others due", async () => {
  const ending = new AbortController();
  const { result, finished } = startRun(ending.signal, (to) => {
    if (to === "n2@correo.es") ending.abort();
  });
  expect(await result).toEqual({ sent: 2, failed: 0 });
  expect(finished).toEqual([1, 2]);
});

test("a run that has been ended before it begins takes no mail", async () => {
  const { result, finished } = startRun(AbortSignal.abort(), () => {});
  expect([await result, finished]).toEqual([{ sent: 0, failed: 0 }, []]);
});
