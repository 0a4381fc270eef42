import { useEffect, useState } from "react";
import { type AnswerSource, findAnswerSource } from "#app/integrations/chat.ts";

/** Returns who answers, or undefined until the function has said so. Asks it once, when the panel is first opened. */
export function useAnswerSource(): AnswerSource | undefined {
  const [source, setSource] = useState<AnswerSource>();
  useEffect(() => {
    let isShown = true;
    void findAnswerSource().then((found) => {
      // A failure changes nothing: the panel keeps the words that are true of both, and a question will say more.
      if (found.ok && isShown) setSource(found.source);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return source;
}
