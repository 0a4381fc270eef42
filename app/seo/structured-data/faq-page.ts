import type { FAQPageLeaf } from "schema-dts";
import type { PageFacts } from "./page-facts.ts";

/** A frequent question, which the page shows with its answer. */
export interface DescribedQuestion {
  /** Id of the answer on the page. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** Returns the page of the frequent questions; each question is on that page alone. */
export function describeQuestions(
  { url, language, plain }: PageFacts,
  questions: readonly DescribedQuestion[],
): FAQPageLeaf {
  return {
    "@type": "FAQPage",
    "@id": `${url}#questions`,
    inLanguage: language,
    mainEntity: questions.map(({ id, question, answer }) => ({
      "@type": "Question",
      name: plain(question),
      url: `${url}#${id}`,
      acceptedAnswer: { "@type": "Answer", text: plain(answer) },
    })),
  };
}
