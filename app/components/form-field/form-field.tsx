import { type ComponentProps, useId } from "react";

export interface FormFieldProps extends Pick<ComponentProps<"input">, "name" | "type" | "autoComplete" | "readOnly"> {
  readonly label: string;
  /** What is wrong with what stands in the field; its line is kept free, so that nothing moves when it comes. */
  readonly fault?: string;
  /** Something to know before writing. */
  readonly hint?: string;
  readonly placeholder?: string;
  /** For text of several lines. */
  readonly isLong?: boolean;
}

/** A required field with its label above and what is wrong with it below. The form that holds it judges it. */
export function FormField({ label, fault, hint, isLong = false, ...rest }: FormFieldProps) {
  const id = useId();
  const shared = {
    ...rest,
    id,
    required: true,
    className: "form-field__control",
    "aria-invalid": fault !== undefined,
    "aria-describedby": hint ? `${id}-hint ${id}-fault` : `${id}-fault`,
  };
  return (
    <div className="form-field">
      <label className="form-field__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="form-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isLong ? <textarea {...shared} rows={5} /> : <input {...shared} />}
      <p className="form-field__fault" id={`${id}-fault`}>
        {fault}
      </p>
    </div>
  );
}
