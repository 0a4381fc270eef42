import type { RefObject } from "react";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";

/** The texts that are shown before the designer and its strings are loaded. */
export interface OpeningWords {
  readonly open: string;
  readonly failure: string;
  readonly retry: string;
  readonly withoutScripts: string;
  readonly contact: { readonly label: string; readonly href: string };
}

export interface OpeningActionProps {
  readonly words: OpeningWords;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
  /** Called when the visitor will probably press the button. */
  readonly onIntent: () => void;
}

/** The button that opens the designer. If that fails, it tries again, and the way to the contact page is beside it. */
export function OpeningAction({ words, isLoading, hasFailed, button, onOpen, onIntent }: OpeningActionProps) {
  return (
    <div className="open-designer">
      {hasFailed && (
        <p className="open-designer__failure" role="alert">
          {words.failure}
        </p>
      )}
      <button
        className="button needs-scripts"
        type="button"
        aria-busy={isLoading}
        ref={button}
        onPointerEnter={onIntent}
        onClick={onOpen}
      >
        {hasFailed ? words.retry : words.open}
        <Icon name="arrow" />
      </button>
      <p className="without-scripts">{words.withoutScripts}</p>
      {hasFailed && <ActionLink {...words.contact} />}
    </div>
  );
}
