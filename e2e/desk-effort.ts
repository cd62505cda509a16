import type { Page } from 'playwright/test';

/** Effort of a person: presses of buttons and fields, and characters typed. */
export type Effort = { presses: number; characters: number };

/**
 * Counts the effort of a person on a page, across loads of it. A test fills a field at once: its characters count, but a
 * press that puts the cursor into it does not, so each filled field counts as one press more.
 */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript(() => {
    const read = (): Effort =>
      JSON.parse(sessionStorage.getItem('effort') ?? '{"presses":0,"characters":0}') as Effort;
    const write = (effort: Effort) => sessionStorage.setItem('effort', JSON.stringify(effort));
    const lengths = new WeakMap<EventTarget, number>();
    addEventListener(
      'click',
      ({ target }) => {
        const { presses, characters } = read();
        // A press on a label is a click on its field too.
        if (target instanceof Element && !target.closest('label'))
          write({ presses: presses + 1, characters });
      },
      true,
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
        if (target.type === 'file' || target.type === 'checkbox' || target.type === 'radio') return;
        const { presses, characters } = read();
        const before = lengths.get(target) ?? 0;
        lengths.set(target, target.value.length);
        write({ presses: presses + 1, characters: characters + Math.max(0, target.value.length - before) });
      },
      true,
    );
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('effort') ?? '{}') as Effort);
}
