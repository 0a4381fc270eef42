import { expect, test } from "vitest";
import { ChatBubble, type ChatBubbleProps } from "#app/assistant/chat-bubble.tsx";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { ownStrings } from "#app/i18n/locale-strings.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { markupOf } from "#tests/unit/markup-of.tsx";

const targets = {
  origin: "http://localhost",
  names: new Map([["/en/contact", "Contact"]]),
  contacts: new Set(["tel:+34978000111"]),
};
const original = fixture.locales.strings("es");
const english = { assistant: { bot: "Bot:", inOriginal: "Nothing in English yet." } };
const i18n = createI18n("en", ownStrings("en", original, english), original);

function bubble(text: string, props: Partial<ChatBubbleProps> = {}): string {
  return markupOf(<ChatBubble text={text} isBot targets={targets} {...props} />, i18n);
}

test("a Spanish answer on an English page is Spanish for whoever reads it out", () => {
  const html = bubble("Lo habitual es que sí.", { isUntranslated: true });
  expect(html).toContain('<div class="untranslated" lang="es" dir="ltr">Lo habitual es que sí.</div>');
  expect(html).toContain("Nothing in English yet.</p>");
  expect(bubble("Usually.")).not.toContain("lang=");
});

test("the telephone in a passage is dialled with a tap, and its link has the name of the page", () => {
  const card = { title: "By phone", text: "Call +34 978 000 111 today.", path: "/en/contact" };
  const html = bubble("By phone: …", { cards: [card] });
  expect(html).toContain('<p>Call <a href="tel:+34978000111">+34 978 000 111</a> today.</p>');
  expect(html).toMatch(/<h3[^>]*>By phone<\/h3>.*<a [^>]*href="\/en\/contact"[^>]*>Contact<\/a>/);
  expect(html).not.toContain("…");
});

test("a question keeps its order on a page of the other direction", () => {
  expect(bubble("¿Cuánto cuesta?", { isBot: false })).toContain("<bdi>¿Cuánto cuesta?</bdi>");
});
