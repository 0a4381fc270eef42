import { type ReactNode, useId } from "react";

export interface WordChoiceProps<Key extends string> {
  /** What is chosen, for screen readers. */
  readonly legend: string;
  readonly options: readonly { readonly key: Key; readonly name: ReactNode }[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
  /** Further class. */
  readonly className?: string;
}

/** One of several words in a row. The post marks the chosen one. */
export function WordChoice<Key extends string>({ legend, options, chosen, onChoose, className }: WordChoiceProps<Key>) {
  const group = useId();
  return (
    <fieldset className={className ? `word-choice ${className}` : "word-choice"}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ key, name }) => (
        <label className="word-choice__word" key={key}>
          <input
            className="word-choice__input"
            type="radio"
            name={group}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
