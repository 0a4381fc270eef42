import type { FAQPageLeaf } from "schema-dts";
import type { PageFacts } from "./page-facts.ts";
import type { Subject } from "./page-subject.ts";

/** Returns the page of the frequent questions; each question is on that page alone. */
export function describeQuestions(
  { url, language, plain }: PageFacts,
  { questions }: Subject<"questions">,
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
