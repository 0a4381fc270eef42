import { type FormEvent, type KeyboardEvent, type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/components/icon/icon.tsx";
import { maxMessageLength } from "#app/integrations/chat.ts";

/** The form says how many characters are left when there are no more than these. */
const fewLeft = 100;
/** A screen reader says it at each of so many: not at every key. */
const saidEvery = 20;

export interface QuestionFormProps {
  readonly draft: string;
  readonly onChange: (draft: string) => void;
  readonly isLoading: boolean;
  /** Ids of the elements that describe the field. */
  readonly describedBy: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onAsk: (question: string) => void;
}

/**
 * The field of the assistant, which grows with its text, and its button. Enter sends, with Shift it does not.
 */
export function QuestionForm({ draft, onChange, isLoading, describedBy, field, onAsk }: QuestionFormProps) {
  const { t } = useTranslation();
  const leftId = useId();
  const left = maxMessageLength - draft.length;

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isLoading && draft.trim() !== "") onAsk(draft);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form className="question-form" onSubmit={onSubmit}>
      <textarea
        className="question-form__field"
        name="message"
        aria-label={t("assistant.message")}
        aria-describedby={`${describedBy} ${leftId}`}
        placeholder={t("assistant.placeholder")}
        autoComplete="off"
        maxLength={maxMessageLength}
        enterKeyHint="send"
        // For browsers that know no `field-sizing`.
        rows={2}
        disabled={isLoading}
        value={draft}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        ref={field}
      />
      <button className="question-form__send" type="submit" aria-label={t("assistant.send")} disabled={isLoading}>
        <Icon name="arrow" />
      </button>
      <p className="question-form__left note" id={leftId} aria-live={left % saidEvery === 0 ? "polite" : "off"}>
        {left <= fewLeft && t("assistant.left", { count: left })}
      </p>
    </form>
  );
}
