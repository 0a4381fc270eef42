import { type ComponentProps, type ReactNode, useId } from "react";
import { useFixedChoice } from "./use-fixed-choice.ts";

export interface FormFieldProps
  extends Pick<ComponentProps<"input">, "name" | "type" | "autoComplete" | "placeholder" | "readOnly"> {
  readonly label: string;
  /** The requirements for the entry; an error is shown in the same place, so that nothing moves. */
  readonly hint?: string;
  readonly error?: string;
  /** A way to correct the entry: after the error or, without an error, instead of the hint. */
  readonly remedy?: ReactNode;
  /** Change it to announce the same error again when the field has the focus already. */
  readonly announceKey?: number;
  /** Whether it may stay empty. */
  readonly isOptional?: boolean;
  /** Renders a textarea. */
  readonly isLong?: boolean;
  /** Renders a select with these options; for an optional field the first one is empty. */
  readonly options?: ReactNode;
}

/** A field with its label above and its requirements below. The form checks it. */
export function FormField(props: FormFieldProps) {
  const { label, hint, error, remedy, announceKey, isOptional = false, isLong = false, options } = props;
  const { name, autoComplete, type, placeholder, readOnly } = props;
  const id = useId();
  const select = useFixedChoice(readOnly === true);
  const isHintShown = hint !== undefined && error === undefined && !remedy;
  const shared = {
    id,
    name,
    autoComplete,
    required: !isOptional,
    className: "form-field__control",
    "aria-invalid": error !== undefined,
    "aria-describedby": isHintShown ? `${id}-hint ${id}-error` : `${id}-error`,
  };
  const text = { ...shared, placeholder, readOnly };

  function control(): ReactNode {
    if (options) {
      return (
        <select {...shared} aria-readonly={readOnly} ref={select}>
          {options}
        </select>
      );
    }
    return isLong ? <textarea {...text} rows={4} /> : <input {...text} type={type} />;
  }

  return (
    <div className="form-field">
      <label className="form-field__label type-label" htmlFor={id}>
        {label}
      </label>
      {control()}
      <div className="form-field__foot">
        {isHintShown && (
          <p className="form-field__hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <p id={`${id}-error`} role="status">
          {error && (
            <span className="form-field__error" key={announceKey}>
              {error}
            </span>
          )}{" "}
          {remedy}
        </p>
      </div>
    </div>
  );
}
