import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium } from 'playwright';

/** Browser whose processor is slowed to the speed of a cheap phone. */
export type Phone = {
  /** Path of the browser. */
  browser: string;
  /** Divisor of the processor's speed, at least 1. */
  slowdown: number;
};

/**
 * Speed of a cheap phone, as Lighthouse's benchmark index.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const PHONE_INDEX = 500;

/** Measurements of this machine. The fastest counts, because other work only makes it slower. */
const TRIES = 3;

/** Measures the speed of this machine, prints it, and computes the slowdown for the phone. */
export async function calibratePhone(browser: string): Promise<Phone> {
  const measuring = await chromium.launch({ executablePath: browser });
  try {
    const page = await measuring.newPage();
    let index = 0;
    for (let run = 0; run < TRIES; run += 1)
      index = Math.max(index, await page.evaluate(pageFunctions.computeBenchmarkIndex));
    const slowdown = Math.max(1, Math.round((10 * index) / PHONE_INDEX) / 10);
    console.info(
      `The benchmark index of this machine is ${Math.round(index)}; it is slowed ${slowdown} times, to that of a cheap phone (${PHONE_INDEX}).`,
    );
    return { browser, slowdown };
  } finally {
    await measuring.close();
  }
}
