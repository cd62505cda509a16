import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A message for the person at the keyboard; anything else that is thrown is a fault of the program. */
export class UsageError extends Error {}

/** The words and options of a command line. What it does not know is answered with how the command is used. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
  args = process.argv.slice(2),
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

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
