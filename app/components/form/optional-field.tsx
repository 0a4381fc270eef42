import { type ComponentProps, useId } from "react";

export interface OptionalFieldProps
  extends Pick<ComponentProps<"input">, "name" | "type" | "autoComplete" | "readOnly"> {
  readonly label: string;
}

/** A field that may stay empty, and takes anything. */
export function OptionalField({ label, ...rest }: OptionalFieldProps) {
  const id = useId();
  return (
    <div className="form-field">
      <label className="form-field__label" htmlFor={id}>
        {label}
      </label>
      <input {...rest} id={id} className="form-field__control" />
    </div>
  );
}

export interface OptionalChoiceProps {
  readonly name: string;
  readonly label: string;
  /** The words of choosing nothing. */
  readonly none: string;
  readonly choices: readonly string[];
}

/** A choice that need not be made. */
export function OptionalChoice({ name, label, none, choices }: OptionalChoiceProps) {
  const id = useId();
  return (
    <div className="form-field">
      <label className="form-field__label" htmlFor={id}>
        {label}
      </label>
      <select name={name} id={id} className="form-field__control form-field__control--choice">
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  );
}
