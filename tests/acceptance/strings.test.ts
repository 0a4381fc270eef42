import { expect, test } from "vitest";
import { built } from "./built-pages.ts";

const { assistant, contact, newsletter } = built.site.locales.messages("es");

test("Contact: what the form says of faulty fields, of success and of failure", () => {
  expect(contact.errors).toEqual({
    name: "El nombre debe tener al menos 2 caracteres",
    email: "Email inválido",
    message: "El mensaje debe tener al menos 10 caracteres",
  });
  expect(contact.success).toEqual({ title: "Mensaje enviado", text: "Nos pondremos en contacto contigo pronto." });
  expect(contact.failure).toEqual({
    title: "Error",
    text: "Hubo un error al enviar el mensaje. Por favor, inténtalo de nuevo.",
  });
});

test("Newsletter: what the form says of a faulty email address, of success and of failure", () => {
  expect(newsletter.error).toBe("Email inválido");
  expect(newsletter.success).toEqual({
    title: "¡Suscripción exitosa!",
    text: "Te mantendremos informado sobre nuestras novedades.",
  });
  expect(newsletter.failure).toEqual({
    title: "Error",
    text: "No se pudo procesar tu suscripción. Por favor, inténtalo de nuevo.",
  });
});

test("Assistant: its title, its greeting, its field and what it shows while it waits", () => {
  expect([assistant.title, assistant.greeting, assistant.placeholder, assistant.typing]).toEqual([
    "Asistente Virtual",
    "¡Hola! Soy tu asistente virtual. ¿En qué puedo ayudarte?",
    "Escribe tu mensaje...",
    "Escribiendo...",
  ]);
});

test("Assistant: what it says of a failure, in the notice and in the conversation", () => {
  // Beside these are our own words: the notice of a panel that could not be loaded.
  expect(assistant.failure).toMatchObject({
    toast: "Lo siento, ha ocurrido un error al procesar tu mensaje. Por favor, inténtalo de nuevo.",
    reply: "Lo siento, ha ocurrido un error. Por favor, inténtalo de nuevo.",
  });
});

test("Assistant: a line says that a program answers, and an answer of a language model that it is one", () => {
  expect(assistant.notice).toBe("Responde un programa, no una persona, y puede equivocarse.");
  expect(assistant.generated).toMatch(/inteligencia artificial \(Google Gemini\)/);
});
