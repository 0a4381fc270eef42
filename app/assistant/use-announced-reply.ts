import { useEffect, useRef, useState } from "react";
import type { ChatMessage } from "./use-conversation.ts";

/**
 * Returns the reply to announce to screen readers: each reply once, and one that came while the panel was closed when
 * it opens. Undefined while the panel is closed, because text that reappears with the panel would be read out again.
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
