import { type ComponentProps, type ReactNode, useId } from "react";

export interface FormFieldProps
  extends Pick<ComponentProps<"input">, "name" | "type" | "inputMode" | "autoComplete" | "placeholder" | "readOnly"> {
  readonly label: string;
  /** What is asked of the entry, said beforehand; an error takes its place, so that nothing moves. */
  readonly hint?: string;
  readonly error?: string;
  /** What may be done about the entry: after the error or, without an error, instead of the hint. */
  readonly remedy?: ReactNode;
  /** Change it to announce the same error again when the field has the focus already. */
  readonly announceKey?: number;
  /** Renders a textarea. */
  readonly isLong?: boolean;
}

/** A required field with its label above and what is asked of it below. The form validates it. */
export function FormField({ label, hint, error, remedy, announceKey, isLong = false, ...rest }: FormFieldProps) {
  const id = useId();
  const isHintShown = hint !== undefined && error === undefined && !remedy;
  const shared = {
    ...rest,
    id,
    required: true,
    className: "form-field__control",
    "aria-invalid": error !== undefined,
    "aria-describedby": isHintShown ? `${id}-hint ${id}-error` : `${id}-error`,
  };
  return (
    <div className="form-field">
      <label className="form-field__label" htmlFor={id}>
        {label}
      </label>
      {isLong ? <textarea {...shared} rows={4} /> : <input {...shared} />}
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
