import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAfterPress } from "#app/components/form/use-after-press.ts";
import { showToast } from "#app/frame/toaster/show-toast.ts";
import { type AssistantCard, type AssistantFailure, askAssistant } from "#app/integrations/chat.ts";

/** A message of the conversation. Kept in memory only. */
export interface ChatMessage {
  readonly id: number;
  readonly text: string;
  /** The parts of a reply; the bubble shows them instead of the text. */
  readonly cards: readonly AssistantCard[];
  readonly isBot: boolean;
  /** Whether a language model wrote it. */
  readonly isGenerated: boolean;
  /** Whether it is in the original language although the page is not. */
  readonly isUntranslated: boolean;
}

/** A question that got no answer. */
export interface FailedQuestion extends AssistantFailure {
  readonly text: string;
}

const noCards: readonly AssistantCard[] = [];

/** State of the conversation with the assistant. */
export function useConversation() {
  const { t, i18n } = useTranslation();
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  /** Text that is written and not sent yet. */
  const [draft, setDraft] = useState("");
  // The latest one, for screen readers. Apologies are left out: the toast says the same.
  const [reply, setReply] = useState<ChatMessage>();
  const [isLoading, setLoading] = useState(false);
  /** The latest question, if it got no answer. */
  const [failed, setFailed] = useState<FailedQuestion>();
  const isAsking = useRef(false);
  const count = useRef(0);
  const last = useRef<{ readonly message?: string; readonly previous?: string | undefined }>({});
  const afterPress = useAfterPress();

  function add(
    text: string,
    isBot: boolean,
    { isGenerated = false, isUntranslated = false, cards = noCards } = {},
  ): ChatMessage {
    count.current += 1;
    const message = { id: count.current, text, cards, isBot, isGenerated, isUntranslated };
    setMessages((before) => [...before, message]);
    return message;
  }

  async function ask(text: string): Promise<void> {
    isAsking.current = true;
    setLoading(true);
    setFailed(undefined);
    setDraft((written) => (written.trim() === text ? "" : written));
    // A question that failed is in the conversation already.
    if (text !== failed?.text) {
      add(text, false);
      last.current = { message: text, previous: last.current.message };
    }
    const result = await askAssistant({ message: text, previous: last.current.previous, locale: i18n.language });
    await new Promise<void>(afterPress);
    if (result.ok) {
      setReply(add(result.reply, true, result));
    } else {
      console.error("The assistant gave no reply.", result.reason);
      setFailed({ text, waitMinutes: result.waitMinutes });
      setDraft((written) => written || text);
      // How long to wait is said below the conversation, and nothing else.
      if (result.waitMinutes === undefined) {
        add(t("assistant.failure.reply"), true);
        showToast({ text: t("assistant.failure.toast"), isFailure: true });
      }
    }
    isAsking.current = false;
    setLoading(false);
  }

  /** Sends a message. Blank messages are ignored, and so is every message while a reply is pending. */
  function send(text: string): void {
    const trimmed = text.trim();
    if (trimmed !== "" && !isAsking.current) void ask(trimmed);
  }

  return { messages, draft, setDraft, isLoading, failed, reply, send };
}
