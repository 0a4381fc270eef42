import { useEffect, useRef, useState } from "react";
import type { ChatMessage } from "./use-conversation.ts";

/**
 * The reply that is to be announced: each once, one that came while the panel was closed as soon as it is open. Nothing
 * while it is closed, for what comes back with the panel would be read out again.
 */
export function useAnnouncedReply(reply: ChatMessage | undefined, isOpen: boolean): ChatMessage | undefined {
  const [announced, setAnnounced] = useState<ChatMessage>();
  const last = useRef<ChatMessage>(undefined);

  useEffect(() => {
    if (!isOpen) {
      setAnnounced(undefined);
    } else if (reply && reply !== last.current) {
      last.current = reply;
      setAnnounced(reply);
    }
  }, [reply, isOpen]);

  return announced;
}
