import { existsSync } from 'node:fs';
import path from 'node:path';

/** Keys that the paths press, as the UI Events specification calls them. */
export type Key = 'ArrowDown' | 'Enter' | 'Escape';

/** A browser with one page open: the little that every way of driving a browser can do. */
export type Browser = {
  /** Such as "Firefox 153.7.0". */
  name: string;
  /** Goes to an address, and waits until the page has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a script in the page, whatever the content policy of the page says. */
  define(script: string): Promise<void>;
  /** Runs a function in the page. It reaches nothing that stands around it; arguments and answer are plain data. */
  run<Given extends unknown[], Answer>(
    inPage: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  /** Presses a point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What the browser has said since it was asked last: errors and warnings of the console, refusals of the policy. */
  takeProblems(): string[];
  close(): Promise<void>;
};

/** An engine of the system. */
export type Engine = {
  name: string;
  /** Programs that have to be there: what they are called, and the Debian package that has them. */
  needs: { programs: readonly string[]; debian: string }[];
  /** @param files where the programs of `needs` are, in their order */
  start(files: readonly string[], look: { dark: boolean }): Promise<Browser>;
  /** Whether the browser cannot be asked what it wrote to its console, so that the pages have to tell. */
  isMute?: true;
};

/** A program of the system, by the first of its names that is there. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}
