import { useTranslation } from "react-i18next";

export interface EmailRemedyProps {
  /** The email address that was probably meant. */
  readonly suggestion: string | undefined;
  readonly isInvalid: boolean;
  /** Writes an address into the field. */
  readonly onChoose: (email: string) => void;
}

/** What to do about a wrong email address: take the suggestion, or look at an example. */
export function EmailRemedy({ suggestion, isInvalid, onChoose }: EmailRemedyProps) {
  const { t } = useTranslation();
  if (suggestion === undefined) return isInvalid ? <span>{t("formField.emailExample")}</span> : null;
  return (
    <button className="form-field__suggestion" type="button" onClick={() => onChoose(suggestion)}>
      {t("formField.suggestion", { email: suggestion })}
    </button>
  );
}
