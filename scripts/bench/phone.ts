import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium } from 'playwright';

/**
 * Speed of the phone that the bench stands for: a cheap one, in Lighthouse's benchmark index.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const PHONE_INDEX = 500;

/** Measurements of the machine, of which the fastest counts: other work only makes it slower. */
const TRIES = 3;

/** How many times slower than this machine the phone is, at least 1. Says on the console what it measured. */
export async function phoneSlowdown(executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    let index = 0;
    for (let run = 0; run < TRIES; run += 1)
      index = Math.max(index, await page.evaluate(pageFunctions.computeBenchmarkIndex));
    const slowdown = Math.max(1, Math.round((10 * index) / PHONE_INDEX) / 10);
    console.info(
      `The benchmark index of this machine is ${Math.round(index)}; it is slowed ${slowdown} times, to that of a cheap phone (${PHONE_INDEX}).`,
    );
    return slowdown;
  } finally {
    await browser.close();
  }
}
