/** A message for the person at the keyboard; anything else that is thrown is a fault of the program. */
export class UsageError extends Error {}

/** Runs a command; what the person at the keyboard has to know is printed without where it was thrown. */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
