/** A PDF that a page offers. */
export interface DownloadFile {
  /** Path on the site, or URL of a file elsewhere. */
  readonly href: string;
  /** Null where it is not known. */
  readonly bytes: number | null;
}
