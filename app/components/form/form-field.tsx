import { type ComponentProps, useId } from "react";

export interface FormFieldProps extends Pick<ComponentProps<"input">, "name" | "type" | "autoComplete" | "readOnly"> {
  readonly label: string;
  /** Error message; its line is reserved, so that nothing moves when it appears. */
  readonly error?: string;
  /** Change it to announce the same error again when the field has the focus already. */
  readonly announceKey?: number;
  /** Information to read before writing. */
  readonly hint?: string;
  /** Hides the hint but keeps its space, so that the field does not move while somebody writes in it. */
  readonly isHintOver?: boolean;
  readonly placeholder?: string;
  /** Renders a textarea. */
  readonly isLong?: boolean;
}

/** A required field with its label above and its error below. The form validates it. */
export function FormField({
  label,
  error,
  announceKey,
  hint,
  isHintOver = false,
  isLong = false,
  ...rest
}: FormFieldProps) {
  const id = useId();
  const shared = {
    ...rest,
    id,
    required: true,
    className: "form-field__control",
    "aria-invalid": error !== undefined,
    "aria-describedby": hint && !isHintOver ? `${id}-hint ${id}-error` : `${id}-error`,
  };
  return (
    <div className="form-field">
      <label className="form-field__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={isHintOver ? "form-field__hint form-field__hint--over" : "form-field__hint"} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isLong ? <textarea {...shared} rows={5} /> : <input {...shared} />}
      <p className="form-field__error" id={`${id}-error`} role="status">
        {error && <span key={announceKey}>{error}</span>}
      </p>
    </div>
  );
}
