/** Why a command was not done, as a sentence for the person who runs it. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** Runs a command. It has failed if it returns false, after saying why, or throws a sentence, which is printed. */
export async function runCommand(work: () => Promise<boolean>): Promise<void> {
  try {
    if (await work()) return;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
  }
  process.exitCode = 1;
}
