import { useTranslation } from "react-i18next";
import { FormField, type FormFieldProps } from "./form-field.tsx";

export interface EmailFieldProps extends Omit<FormFieldProps, "name" | "type" | "autoComplete" | "remedy"> {
  /** The email address that was probably meant. */
  readonly suggestion: string | undefined;
  /** Writes an address into the field. */
  readonly onChoose: (email: string) => void;
}

/** The field of an email address. For a wrong address it offers the suggestion or an example. */
export function EmailField({ suggestion, onChoose, ...field }: EmailFieldProps) {
  const { t } = useTranslation();
  const example = field.error !== undefined && <span>{t("formField.emailExample")}</span>;
  const proposal = suggestion !== undefined && (
    <button
      className="form-field__suggestion"
      type="button"
      disabled={field.readOnly}
      onClick={() => onChoose(suggestion)}
    >
      {t("formField.suggestion", { email: suggestion })}
    </button>
  );
  return <FormField {...field} name="email" type="email" autoComplete="email" remedy={proposal || example} />;
}
