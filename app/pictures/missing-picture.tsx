import { useTranslation } from "react-i18next";

export interface MissingPictureProps {
  /** The file that the front matter names; empty where it names none. */
  readonly source: string;
  /** Class of the picture that is not there. */
  readonly className?: string;
}

/** A marked box in the place of a picture that is still to come. Never in a built site: the build stops before. */
export function MissingPicture({ source, className = "" }: MissingPictureProps) {
  const { t } = useTranslation();
  return (
    <span className={`picture-missing ${className}`}>
      {source ? t("picture.missing", { source }) : t("picture.pending")}
    </span>
  );
}
