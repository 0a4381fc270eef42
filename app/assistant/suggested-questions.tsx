export interface SuggestedQuestionsProps {
  readonly label: string;
  readonly questions: readonly string[];
  readonly onChoose: (question: string) => void;
}

/** Questions to begin with, which one press sends. */
export function SuggestedQuestions({ label, questions, onChoose }: SuggestedQuestionsProps) {
  return (
    <ul className="suggested-questions" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button className="suggested-questions__question" type="button" onClick={() => onChoose(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
