import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { parseCentimetres } from "./parse-centimetres.ts";

export interface LengthFieldProps {
  /** The words behind the figure, with its unit. */
  readonly label: string;
  /** In millimetres. */
  readonly length: number;
  readonly onChange: (length: number) => void;
}

/** A length in centimetres within a phrase: «a 42 cm del frente». It is taken when the visitor leaves the field. */
export function LengthField({ label, length, onChange }: LengthFieldProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [written, setWritten] = useState<string>();
  const shown = new Intl.NumberFormat(i18n.language, { useGrouping: false }).format(length / 10);
  const isWrong = written !== undefined && parseCentimetres(written) === undefined;

  function commit(): void {
    const read = written === undefined ? undefined : parseCentimetres(written);
    if (read === undefined) return;
    setWritten(undefined);
    if (read !== length) onChange(read);
  }

  return (
    <div className="length-field">
      <span aria-hidden="true">{t("designerTool.editor.before")}</span>
      <input
        className="length-field__figure"
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={written ?? shown}
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
          {t("designerTool.editor.notLength")}
        </p>
      )}
    </div>
  );
}
