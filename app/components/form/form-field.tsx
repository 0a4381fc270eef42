import { type ComponentProps, useId } from "react";

export interface FormFieldProps extends Pick<ComponentProps<"input">, "name" | "type" | "autoComplete" | "readOnly"> {
  readonly label: string;
  /** What is wrong with what stands in the field; its line is kept free, so that nothing moves when it comes. */
  readonly error?: string;
  /** Changes when the same error has to be said aloud once more: the focus is in the field and cannot say it by coming. */
  readonly announceKey?: number;
  /** Something to know before writing. */
  readonly hint?: string;
  /** Takes the hint away and leaves its place free, or the field would jump away from whoever writes in it. */
  readonly isHintOver?: boolean;
  readonly placeholder?: string;
  /** For text of several lines. */
  readonly isLong?: boolean;
}

/** A required field with its label above and what is wrong with it below. The form that holds it judges it. */
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
