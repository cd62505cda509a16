import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Error of usage, printed without a stack trace. */
export class UsageError extends Error {}

/**
 * Parsed positionals and options of a command line. Prints the usage and ends the process for `--help`. Throws a UsageError
 * with the usage for unknown options.
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
  args = process.argv.slice(2),
) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

/** Runs a command; prints a UsageError without a stack trace. */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
