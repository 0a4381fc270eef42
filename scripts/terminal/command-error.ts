/** Why a command was not done, as a sentence for the person who runs it. */
export class CommandError extends Error {
  override name = "CommandError";
}
