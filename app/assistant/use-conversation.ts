import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#app/frame/toaster/show-toast.ts";
import { askAssistant } from "#app/integrations/chat.ts";

/** A message of the conversation. Kept in memory only. */
export interface ChatMessage {
  readonly id: number;
  readonly text: string;
  readonly isBot: boolean;
  /** Whether a language model wrote it. */
  readonly isGenerated: boolean;
  /** Whether it is in the original language although the page is not. */
  readonly isUntranslated: boolean;
}

/** State of the conversation with the assistant. */
export function useConversation() {
  const { t, i18n } = useTranslation();
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  // The latest one, for screen readers. Apologies are left out: the toast says the same.
  const [reply, setReply] = useState<ChatMessage>();
  const [isLoading, setLoading] = useState(false);
  // Whether the latest question got no answer.
  const [hasFailed, setFailed] = useState(false);
  const isAsking = useRef(false);
  const count = useRef(0);
  const previous = useRef<string>(undefined);

  function add(text: string, isBot: boolean, { isGenerated = false, isUntranslated = false } = {}): ChatMessage {
    count.current += 1;
    const message = { id: count.current, text, isBot, isGenerated, isUntranslated };
    setMessages((before) => [...before, message]);
    return message;
  }

  async function ask(text: string): Promise<void> {
    isAsking.current = true;
    setLoading(true);
    setFailed(false);
    add(text, false);
    const result = await askAssistant({ message: text, previous: previous.current, locale: i18n.language });
    previous.current = text;
    if (result.ok) {
      setReply(add(result.reply, true, result));
    } else {
      console.error("The assistant gave no reply.", result.reason);
      add(t("assistant.failure.reply"), true);
      setFailed(true);
      showToast({ text: t("assistant.failure.toast"), isFailure: true });
    }
    isAsking.current = false;
    setLoading(false);
  }

  /** Sends a message. Blank messages are ignored, and so is every message while a reply is pending. */
  function send(text: string): void {
    const trimmed = text.trim();
    if (trimmed !== "" && !isAsking.current) void ask(trimmed);
  }

  return { messages, isLoading, hasFailed, reply, send };
}
