import { useTranslation } from "react-i18next";
import type { DownloadFile } from "./download-file.ts";

/** Returns what a PDF is: «PDF, 1,2 MB», or «PDF» where its size is not known. */
export function useFileNote({ bytes }: DownloadFile): string {
  const { t } = useTranslation();
  return bytes === null ? t("download.file") : t("download.fileOfSize", { size: { fileSize: bytes } });
}
