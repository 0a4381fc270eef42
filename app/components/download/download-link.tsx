import type { ReactNode } from "react";
import { Icon } from "#app/components/icon/icon.tsx";
import type { DownloadFile } from "./download-file.ts";
import { useFileNote } from "./use-file-note.ts";

export interface DownloadLinkProps {
  /** A file of the site. */
  readonly file: DownloadFile;
  /** What is downloaded, in words. */
  readonly children: ReactNode;
}

/** A link that downloads a PDF of the site: «Descargar la ficha (PDF, 0,8 MB) →». */
export function DownloadLink({ file, children }: DownloadLinkProps) {
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
