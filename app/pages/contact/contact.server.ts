import { type OpenHours, weekdays } from "#app/content/schemas/site.ts";
import { getPageContent } from "#app/pages/shared/fixed-page.server.ts";
import { getContactQuestions } from "#app/pages/shared/questions.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";
import { capitalise } from "#app/text/capitalise.ts";

/** Returns the contact page: its texts, the ways to reach the company, the models and a few frequent questions. */
export async function getContactPage(context: PageContext) {
  const { edition } = context;
  const { content } = edition;
  const { contacto, reply, hours } = content.site();
  const { email, telefono, direccion } = contacto;
  const fixed = await getPageContent("contact", edition);
  return {
    seo: await pageSeo(context, { ...fixed.page, subject: { type: "business" } }),
    ...fixed,
    contact: {
      email,
      telephone: telefono,
      address: keepNumbers(direccion),
      // When somebody answers, a span in words each.
      hours: hours.map((span) => describeHours(edition, span)),
    },
    // Working days within which a message is answered; null until the company says so.
    replyDays: reply.days,
    // A link may name one, `/contacto?modelo=mod-one`: the message then begins with its name.
    models: content.entries("models").map(({ id, data }) => ({ id, name: data.name })),
    // Read where the designer and its strings cannot be loaded.
    missingDesign: {
      title: edition.t("designerOpening.missing.title"),
      text: edition.t("designerOpening.missing.text"),
    },
    questions: await getContactQuestions(context),
  };
}

/** The loader data of the contact page. */
export type ContactPage = Awaited<ReturnType<typeof getContactPage>>;

/** Returns a postal address whose house number stays on the line of its street, its postcode on that of its town. */
function keepNumbers(postalAddress: string): string {
  return postalAddress.replace(/ (?=\d{1,4},)/, "\u00A0").replace(/\b(\d{5}) /, "$1\u00A0");
}

/** Returns a span in words: «De lunes a viernes, de 09:00 a 18:00». */
function describeHours({ t, locale }: Edition, { from, to = from, opens, closes }: OpenHours): string {
  const day = (name: OpenHours["from"]) => ({ weekday: weekdays.indexOf(name) });
  const times = { opens: { time: opens }, closes: { time: closes } };
  const words =
    from === to
      ? t("contact.hoursOfDay", { day: day(from), ...times })
      : t("contact.hoursOfDays", { from: day(from), to: day(to), ...times });
  return capitalise(words, locale);
}
