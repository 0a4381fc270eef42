import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { ChatBubble } from "#app/assistant/chat-bubble.tsx";
import { replyParts } from "#app/assistant/reply-parts.ts";
import { markOriginal } from "#app/i18n/original-text.ts";
import { openSite } from "#app/site/site.server.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

// The names of the pages come with the build.
vi.mock(import("#app/assistant/site-reply.ts"), () => ({
  siteReplyParts: (reply: string) =>
    replyParts(reply, { origin: "http://localhost", names: new Map([["/en/contact", "Contact"]]) }),
  readableReply: (reply: string) => reply,
}));

function bubble(text: string, isBot = true): string {
  const root = copyFixtureSite({
    "locales/en.json": JSON.stringify({ language: { name: "English", direction: "ltr" }, assistant: { bot: "Bot:" } }),
  });
  return renderToStaticMarkup(
    <I18nextProvider i18n={openSite(root).locales.i18n("en")}>
      <MemoryRouter>
        <ChatBubble text={text} isBot={isBot} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

test("a Spanish answer on an English page is Spanish for whoever reads it out, and its link is not", () => {
  const html = bubble(`${markOriginal("Lo habitual es que sí.")}\n\nMore: /en/contact`);
  expect(html).toContain('<span lang="es" dir="ltr">Lo habitual es que sí.</span>\n\nMore: <a');
  expect(html).toMatch(/href="\/en\/contact"[^>]*>Contact<\/a>/);
  expect(html).not.toMatch(/\p{Co}/u);
});

test("a link within Spanish words stays one", () => {
  const html = bubble(markOriginal("Escribe en /en/contact."));
  expect(html).toMatch(
    /<\/span><span lang="es" dir="ltr"><span lang="es" dir="ltr">Escribe en<\/span> <a lang="en" dir="ltr"[^>]*>Contact<\/a>/,
  );
});

test("a question keeps its order on a page of the other direction", () => {
  expect(bubble("¿Cuánto cuesta?", false)).toContain("<bdi>¿Cuánto cuesta?</bdi>");
});
