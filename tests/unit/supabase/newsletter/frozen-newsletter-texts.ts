import type { NewsletterTexts } from "#supabase/functions/newsletter/texts-shape.ts";

/** What the newsletter says in these tests. Some of it would be markup if it were not escaped. */
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
