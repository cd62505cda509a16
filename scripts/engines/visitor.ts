import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Key } from './browser';
import {
  defineFindAll,
  type Found,
  look,
  pointOf,
  type SentTarget,
  type SentText,
  setValue,
} from './in-page';

/** How long something is waited for, in milliseconds. */
const PATIENCE = 15_000;
/** The least time between two presses, in milliseconds. */
const DOUBLE_PRESS = 600;

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
// The compiler of this script names functions by a helper, which is not in the page.
const SCRIPT = `${library};globalThis.__name = (named) => named;(${defineFindAll})();`;

/**
 * Which element is meant: by its role and name, by its label, or by a selector; with a text that is read in it, and
 * inside of another. A name is all of it, a text may be part of it. Of several the first one is pressed.
 */
export type Target = {
  role?: string;
  label?: string;
  selector?: string;
  name?: string | RegExp;
  text?: string | RegExp;
  within?: Target;
};

const sentText = (text: string | RegExp): SentText =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

const sent = ({ name, text, within, ...others }: Target): SentTarget => ({
  ...others,
  ...(name === undefined ? {} : { name: sentText(name) }),
  ...(text === undefined ? {} : { text: sentText(text) }),
  ...(within === undefined ? {} : { within: sent(within) }),
});

function inWords({ role, label, selector, name, text, within }: Target): string {
  const parts = [role ?? label ?? selector ?? 'page', name && `“${name}”`, text && `with the text “${text}”`];
  return parts.filter(Boolean).join(' ') + (within ? ` in ${inWords(within)}` : '');
}

/** What a path asks of an element; what is not named may be any. */
export type State = Partial<Found>;

/** One who visits the site in some browser, and sees and presses what people do. What is not there is waited for. */
export class Visitor {
  private lastPress = 0;

  constructor(
    readonly browser: Browser,
    private readonly site: string,
  ) {}

  /** Asks until the answer is anything but null. Throws with the sentence where that takes too long. */
  private async until<Answer>(sentence: () => string, ask: () => Promise<Answer | null>): Promise<Answer> {
    const end = Date.now() + PATIENCE;
    let fault = '';
    do {
      try {
        if (!(await this.browser.run(() => 'findAll' in window))) await this.browser.define(SCRIPT);
        const answer = await ask();
        if (answer !== null) return answer;
        fault = '';
      } catch (error) {
        // A page that is being left answers nothing.
        fault = ` (${(error as Error).message.split('\n')[0]})`;
      }
      await pause(100);
    } while (Date.now() < end);
    throw new Error(sentence() + fault);
  }

  /** Goes to a path of the site, and waits until the script of the page has taken over. */
  async visit(path: string): Promise<void> {
    await this.browser.open(this.site + path);
    await this.sees({ selector: '.js body' });
  }

  async reload(): Promise<void> {
    await this.browser.reload();
    await this.sees({ selector: '.js body' });
  }

  async back(): Promise<void> {
    await this.browser.run(() => history.back());
  }

  async sees(target: Target, state: State = {}): Promise<Found> {
    let last: Found[] = [];
    const wanted = Object.entries(state);
    const sentence = () =>
      last.length === 0
        ? `not seen: ${inWords(target)}`
        : `${inWords(target)} is ${JSON.stringify(last[0])}, not ${JSON.stringify(state)}`;
    return this.until(sentence, async () => {
      last = await this.browser.run(look, sent(target));
      return (
        last.find((found) => wanted.every(([key, value]) => found[key as keyof Found] === value)) ?? null
      );
    });
  }

  /** Waits until so many are seen. */
  async seesCount(target: Target, count: number): Promise<void> {
    let seen = 0;
    await this.until(
      () => `${count} wanted of ${inWords(target)}, seen ${seen}`,
      async () => {
        seen = (await this.browser.run(look, sent(target))).length;
        return seen === count || null;
      },
    );
  }

  async press(target: Target): Promise<void> {
    const { x, y } = await this.until(
      () => `cannot be pressed: ${inWords(target)}`,
      () => this.browser.run(pointOf, sent(target)),
    );
    // Two quick presses of a toggle are one.
    await pause(Math.max(0, this.lastPress + DOUBLE_PRESS - Date.now()));
    await this.browser.press(x, y);
    this.lastPress = Date.now();
  }

  async type(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.browser.type(text);
    await this.sees(target, { value: text });
  }

  /** Picks a day or a time in a field. */
  async pick(target: Target, value: string): Promise<void> {
    await this.until(
      () => `not there to be filled: ${inWords(target)}`,
      async () => (await this.browser.run(setValue, sent(target), value)) || null,
    );
  }

  async key(key: Key): Promise<void> {
    await this.browser.key(key);
  }

  /** Waits until the address is this path of the site, or fits a pattern. */
  async isAt(wanted: string | RegExp): Promise<void> {
    let address = '';
    await this.until(
      () => `the address is ${address}, not ${wanted}`,
      async () => {
        address = await this.browser.run(() => window.location.href);
        const isThere = typeof wanted === 'string' ? address === this.site + wanted : wanted.test(address);
        return isThere || null;
      },
    );
  }

  /** Waits until something that a function finds out in the page is so. */
  async finds<Given extends unknown[], Answer>(
    sentence: string,
    isRight: (answer: Awaited<Answer>) => boolean,
    inPage: (...given: Given) => Answer,
    ...given: Given
  ): Promise<void> {
    let last: unknown;
    await this.until(
      () => `${sentence}: ${JSON.stringify(last)}`,
      async () => {
        const answer = await this.browser.run(inPage, ...given);
        last = answer;
        return isRight(answer) || null;
      },
    );
  }
}
