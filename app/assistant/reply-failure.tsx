import { useTranslation } from "react-i18next";
import { AssistantWays, type AssistantWaysProps } from "./assistant-ways.tsx";
import type { FailedQuestion } from "./use-conversation.ts";

export interface ReplyFailureProps extends AssistantWaysProps {
  readonly failed: FailedQuestion;
  /** Id of the text on the waiting time, which describes the field. */
  readonly waitId: string;
  readonly onRetry: () => void;
}

/**
 * Stays below a question without an answer until the next one, and says how long to wait after too many. A
 * bubble and the toast, which goes away, say the rest of any other failure.
 */
export function ReplyFailure({ failed, waitId, onRetry, ...ways }: ReplyFailureProps) {
  const { t } = useTranslation();
  return (
    <div className="reply-failure type-caption">
      {failed.waitMinutes !== undefined && (
        <p id={waitId} role="alert">
          {t("assistant.failure.tooMany", { count: failed.waitMinutes })}
        </p>
      )}
      <button className="reply-failure__retry button" type="button" onClick={onRetry}>
        {t("assistant.failure.retry")}
      </button>
      <p>{t("assistant.failure.otherwise")}</p>
      <AssistantWays {...ways} />
    </div>
  );
}
