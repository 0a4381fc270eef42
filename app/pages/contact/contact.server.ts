import type { Question } from "#app/components/questions/questions.tsx";
import { type FixedPage, getFixedPage } from "#app/pages/fixed-page.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { getContactQuestions } from "#app/pages/questions.server.ts";

/** A model that a link to the page may name: `/contacto?modelo=mod-one`. */
export interface ContactModel {
  readonly id: string;
  readonly name: string;
}

/** The loader data of the contact page. */
export interface ContactPage extends FixedPage<"contact"> {
  readonly contact: {
    readonly email: string;
    /** In international form, grouped by spaces. */
    readonly telephone: string;
    /** Postal address in one line. */
    readonly address: string;
  };
  /** Working days within which a message is answered; null until the company says so. */
  readonly replyDays: number | null;
  /** Where the link names one, the message of the form begins with its name. */
  readonly models: readonly ContactModel[];
  readonly questions: readonly Question[];
}

/** Returns the contact page: its words, the ways to reach the company, the models and a few frequent questions. */
export async function getContactPage(context: PageContext): Promise<ContactPage> {
  const { content } = context.edition;
  const { contacto, reply } = content.site();
  const { email, telefono, direccion } = contacto;
  return {
    ...(await getFixedPage("contact", context)),
    contact: { email, telephone: telefono, address: keepNumbers(direccion) },
    replyDays: reply.days,
    models: content.entries("models").map(({ id, data }) => ({ id, name: data.name })),
    questions: await getContactQuestions(context),
  };
}

/** Returns a postal address whose house number stays on the line of its street, its postcode on that of its town. */
function keepNumbers(postalAddress: string): string {
  return postalAddress.replace(/ (?=\d{1,4},)/, "\u00A0").replace(/\b(\d{5}) /, "$1\u00A0");
}
