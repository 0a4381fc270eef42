import { type FixedPage, getFixedPage } from "#app/pages/fixed-page.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";

/** A question with its answer and, where the answer goes on elsewhere, the address of that page. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly href: string | null;
}

/** The loader data of the contact page. */
export interface ContactPage extends FixedPage<"contact"> {
  readonly contact: {
    readonly email: string;
    /** In international form, grouped by spaces. */
    readonly telephone: string;
    /** In one line. */
    readonly address: string;
  };
  /** Those that a link to the page may name, as the message then begins. */
  readonly models: readonly { readonly id: string; readonly name: string }[];
  readonly faq: {
    readonly title: string;
    readonly topics: { readonly topic: string; readonly questions: Question[] }[];
  };
}

/** The contact page: its words, the ways to reach the company, the models and the frequent questions. */
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

/** The number of the house stays on the line of its street, the postcode on that of its town. */
function keepNumbers(address: string): string {
  return address.replace(/ (?=\d{1,4},)/, "\u00A0").replace(/\b(\d{5}) /, "$1\u00A0");
}

/** All questions, those of one topic together, topics in the order of their first question. */
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
        // An answer that says «write to us» needs no link to the page it stands on.
        href: site.paths.find(href)?.key === "contact" ? null : href,
      })),
    })),
  };
}
