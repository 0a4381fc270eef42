import type { NewsletterTexts } from "#supabase/functions/newsletter/texts-shape.ts";
import { publicKey } from "#tests/unit/supabase/chat/chat-request.ts";

export const site = "https://www.mod.example";
export const token = "0123456789abcdef".repeat(4);
export const unsubscribeToken = "fedcba9876543210".repeat(4);
/** The body that mail programs send (RFC 8058). */
export const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
/** The headers of a page of the site. */
export const json = { "Content-Type": "application/json", apikey: publicKey };
/** Those of the database's clock. */
export const runHeaders = { "Content-Type": "application/json", Authorization: "Bearer secreto-de-prueba" };

/** A mail as the database hands it out. */
export const dueMail = {
  id: 7,
  email: "ana@correo.es",
  token,
  unsubscribe_token: unsubscribeToken,
  mail: "7f3c-1795336323",
};

/** Returns the settings of the function `newsletter`, with database and mail service at a URL. */
export function newsletterEnv(url: string): Readonly<Record<string, string>> {
  return {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publicKey }),
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
    SITE_URL: `${site}/`,
    ALLOWED_ORIGINS: `${site}, https://mod.example`,
    NEWSLETTER_RUN_SECRET: "secreto-de-prueba",
    MAIL_API_URL: `${url}/emails`,
    MAIL_API_KEY: "re_test",
  };
}

/** The texts of the newsletter in these tests. Some would be markup if they were not escaped. */
export const frozenNewsletterTexts: NewsletterTexts = {
  locale: "es",
  consent: "Quiero recibir por correo novedades de Módulos & Cía.",
  pagePath: "/boletin",
  company: { name: 'Módulos "M" & Cía., S. L.', address: "Calle Mayor, 1, 12500 Vinaròs", email: "hola@mod.example" },
  mail: {
    subject: "Confirma tu suscripción",
    heading: "Falta un <paso>",
    text: "Has pedido novedades del diseñador 3D.\n\nPulsa el botón para confirmarlo & listo.",
    button: "Confirmar mi suscripción",
    ignore: "Si no has sido tú, no hagas nada: borraremos tu dirección en 30 días.",
    unsubscribe: "Darme de baja",
  },
};
