import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/components/icon/icon.tsx";
import type { CatalogueFile } from "#app/site/catalogue-files.server.ts";

export interface DownloadProps {
  readonly file: CatalogueFile;
  /** The name of the download, in words. */
  readonly children: ReactNode;
}

/** A button that downloads a PDF, with kind and size beside it. */
export function DownloadButton({ file, children }: DownloadProps) {
  const noteId = useId();
  const note = useFileNote(file);
  // Browsers respect the attribute for files of the site alone, and open others.
  const isOwn = file.href.startsWith("/");
  return (
    <p className="download">
      <a className="button" href={file.href} download={isOwn || undefined} aria-describedby={noteId}>
        {children}
        <Icon name="arrow" />
      </a>
      <span className="caption" id={noteId}>
        {note}
      </span>
    </p>
  );
}

/** A link that downloads a PDF of the site: «Descargar la ficha (PDF, 0,8 MB) →». */
export function DownloadLink({ file, children }: DownloadProps) {
  const note = useFileNote(file);
  return (
    <a className="link-arrow download-link" href={file.href} download>
      <span>
        {children} <span className="download-link__note">({note})</span>
      </span>
      <Icon name="arrow" />
    </a>
  );
}

/** Returns what a PDF is: «PDF, 1,2 MB», or «PDF» where its size is not known. */
function useFileNote({ bytes }: CatalogueFile): string {
  const { t } = useTranslation();
  return bytes === null ? t("download.file") : t("download.fileOfSize", { size: { fileSize: bytes } });
}
