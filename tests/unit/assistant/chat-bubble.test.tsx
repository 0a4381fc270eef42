import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { ChatBubble, type ChatBubbleProps } from "#app/assistant/chat-bubble.tsx";
import { replyBlocks } from "#app/assistant/reply-parts.ts";
import { openSite } from "#app/site/site.server.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

// The names of the pages come with the build.
vi.mock(import("#app/assistant/site-reply.ts"), () => ({
  siteReplyBlocks: (reply: string) =>
    replyBlocks(reply, {
      origin: "http://localhost",
      names: new Map([["/en/contact", "Contact"]]),
      contacts: new Set(["tel:+34978000111"]),
    }),
  readableReply: (reply: string) => reply,
}));

const contacts = { telephone: "+34 978 000 111", email: "equipo@lum.example" };

function bubble(text: string, props: Partial<ChatBubbleProps> = {}): string {
  const root = copyFixtureSite({
    "locales/en.json": JSON.stringify({
      language: { name: "English", direction: "ltr" },
      assistant: { bot: "Bot:", inOriginal: "Nothing in English yet." },
    }),
  });
  return renderToStaticMarkup(
    <I18nextProvider i18n={openSite(root).locales.i18n("en")}>
      <MemoryRouter>
        <ChatBubble text={text} isBot contacts={contacts} {...props} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

test("a Spanish answer on an English page is Spanish for whoever reads it out", () => {
  const html = bubble("Lo habitual es que sí.", { isUntranslated: true });
  expect(html).toContain('<div class="untranslated" lang="es" dir="ltr">Lo habitual es que sí.</div>');
  expect(html).toContain("Nothing in English yet.</p>");
  expect(bubble("Usually.")).not.toContain("lang=");
});

test("the telephone in a passage is dialled with a tap", () => {
  expect(bubble("By phone\nCall +34 978 000 111 today.\n/en/contact")).toContain(
    '<p>Call <a href="tel:+34978000111">+34 978 000 111</a> today.</p>',
  );
});

test("a question keeps its order on a page of the other direction", () => {
  expect(bubble("¿Cuánto cuesta?", { isBot: false })).toContain("<bdi>¿Cuánto cuesta?</bdi>");
});
