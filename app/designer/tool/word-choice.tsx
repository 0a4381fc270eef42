import { type ReactNode, useId } from "react";

export interface WordChoiceProps<Key extends string> {
  /** The subject of the choice, for screen readers only unless it has a title. */
  readonly legend: string;
  readonly hasTitle?: boolean;
  readonly options: readonly { readonly key: Key; readonly name: ReactNode }[];
  /** The chosen option; undefined if it is none of these. */
  readonly chosen: Key | undefined;
  readonly onChoose: (key: Key) => void;
  /** A further class. */
  readonly className?: string;
}

/** One of several words in a row. The bar marks the chosen one. */
export function WordChoice<Key extends string>(props: WordChoiceProps<Key>) {
  const { legend, hasTitle = false, options, chosen, onChoose, className = "" } = props;
  const group = useId();
  return (
    <fieldset className={`word-choice ${hasTitle ? "word-choice--titled " : ""}${className}`}>
      <legend className={hasTitle ? "word-choice__title type-label" : "visually-hidden"}>{legend}</legend>
      {options.map(({ key, name }) => (
        <label className="word-choice__word" key={key}>
          <input
            className="word-choice__input"
            type="radio"
            name={group}
            checked={key === chosen}
            onChange={() => onChoose(key)}
            // Pressing the chosen one again brings back what has changed since, without a change event.
            onClick={() => key === chosen && onChoose(key)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
