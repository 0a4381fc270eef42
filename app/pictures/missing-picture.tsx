import { useTranslation } from "react-i18next";

export interface MissingPictureProps {
  /** The file that the content names. */
  readonly source: string;
  /** Class of the picture that is missing. */
  readonly className?: string;
}

/** A marked box instead of a missing picture. Never in a built site: a missing picture stops the build. */
export function MissingPicture({ source, className = "" }: MissingPictureProps) {
  const { t } = useTranslation();
  return <span className={`picture-missing ${className}`}>{t("picture.missing", { source })}</span>;
}
