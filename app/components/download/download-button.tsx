import { type ReactNode, useId } from "react";
import { Icon } from "#app/components/icon/icon.tsx";
import type { DownloadFile } from "./download-file.ts";
import { useFileNote } from "./use-file-note.ts";

export interface DownloadButtonProps {
  readonly file: DownloadFile;
  /** What is downloaded, in words. */
  readonly children: ReactNode;
}

/** A button that downloads a PDF, with kind and size beside it. */
export function DownloadButton({ file, children }: DownloadButtonProps) {
  const noteId = useId();
  const note = useFileNote(file);
  return (
    <p className="download">
      <a className="button" href={file.href} download={isOwn(file) || undefined} aria-describedby={noteId}>
        {children}
        <Icon name="arrow" />
      </a>
      <span className="caption" id={noteId}>
        {note}
      </span>
    </p>
  );
}

/** Browsers keep to the attribute for files of the site alone, and open what lies elsewhere. */
function isOwn({ href }: DownloadFile): boolean {
  return href.startsWith("/");
}
