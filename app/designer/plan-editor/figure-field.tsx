import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

interface FigureFieldProps {
  /** The words after the figure, with its unit. */
  readonly label: string;
  /** The figure as it is shown. */
  readonly figure: string;
  /** Returns the value of a written text; undefined if it is none. */
  readonly parse: (text: string) => number | undefined;
  /** The advice on what to write instead. */
  readonly error: string;
  readonly onChange: (value: number) => void;
}

/**
 * A figure within a phrase: «a 42 cm del frente». It is taken when the visitor leaves the field, and gives way to a
 * figure that comes from elsewhere.
 */
export function FigureField({ label, figure, parse, error, onChange }: FigureFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [written, setWritten] = useState<string>();
  const [shown, setShown] = useState(figure);
  if (figure !== shown) {
    setShown(figure);
    setWritten(undefined);
  }
  const isWrong = written !== undefined && parse(written) === undefined;

  function commit(): void {
    const value = written === undefined ? undefined : parse(written);
    if (value === undefined) return;
    setWritten(undefined);
    if (value !== parse(figure)) onChange(value);
  }

  return (
    <div className="length-field">
      <span aria-hidden="true">{t("designerTool.editor.before")}</span>
      <input
        className="length-field__figure"
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={written ?? figure}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => setWritten(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === "Enter") commit();
          else if (key === "Escape") setWritten(undefined);
        }}
      />
      <label htmlFor={id}>{label}</label>
      {isWrong && (
        <p className="length-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
