import { type FixedPage, getFixedPage } from "#app/pages/fixed-page.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";

/** A question with its answer and, where another page says more, the path of that page. */
interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly href: string | null;
}

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
  /** Where the link names one, the message of the form begins with its name. */
  readonly models: readonly ContactModel[];
  readonly faq: {
    readonly title: string;
    readonly topics: { readonly topic: string; readonly questions: Question[] }[];
  };
}

/** Returns the contact page: its words, the ways to reach the company, the models and the frequent questions. */
export async function getContactPage(context: PageContext): Promise<ContactPage> {
  const { content } = context.edition;
  const { email, telefono, direccion } = content.site().contacto;
  return {
    ...(await getFixedPage("contact", context)),
    contact: { email, telephone: telefono, address: keepNumbers(direccion) },
    models: content.entries("models").map(({ id, data }) => ({ id, name: data.name })),
    faq: await getQuestions(context),
  };
}

/** Returns a postal address whose house number stays on the line of its street, its postcode on that of its town. */
function keepNumbers(postalAddress: string): string {
  return postalAddress.replace(/ (?=\d{1,4},)/, "\u00A0").replace(/\b(\d{5}) /, "$1\u00A0");
}

/** Returns all questions, those of one topic together, topics in the order of their first question. */
async function getQuestions({ site, edition }: PageContext): Promise<ContactPage["faq"]> {
  const [entry] = edition.content.entries("faq");
  if (!entry) throw new Error("content/es/faq has no file with questions.");
  const { title, items } = await edition.resolve(entry.data);
  const topics = Map.groupBy(items, ({ topic }) => topic);
  return {
    title,
    topics: [...topics].map(([topic, questions]) => ({
      topic,
      questions: questions.map(({ id, question, answer, href }) => ({
        id,
        question,
        answer,
        // A link from an answer to the contact page would lead to the page that it is on.
        href: site.paths.find(href)?.key === "contact" ? null : href,
      })),
    })),
  };
}
