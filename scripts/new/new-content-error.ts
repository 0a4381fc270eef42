/** Why nothing was written, as a sentence for the writer. */
export class NewContentError extends Error {
  override name = "NewContentError";
}
