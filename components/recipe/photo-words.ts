import { photos } from '@/.content/words/method';
import { range } from '@/.content/words/text';
import type { PrepPhoto } from '@/lib/content/schema/recipe';
import { listWords } from '@/lib/words/list';

/** Id of a prep photo's element, for `#` links. Photos count from 1. */
export function photoAnchor(number: number): string {
  return `photo-${number}`;
}

/** Numbers of the photos that belong to each step, by step id; photos count from 1. */
export function photosByStep(photos: readonly Pick<PrepPhoto, 'step'>[]): Map<string, number[]> {
  const byStep = new Map<string, number[]>();
  photos.forEach(({ step }, index) => {
    byStep.set(step, [...(byStep.get(step) ?? []), index + 1]);
  });
  return byStep;
}

/** "Photo 4", "Photos 7 and 8", "Photos 1 to 3", "Photos 1 to 3 and 9". Numbers in rising order, at least one. */
export function photosLabel(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const parts = runs.flatMap(([first, last]) => {
    if (last - first > 1) return [range({ from: first, to: last })];
    return first === last ? [`${first}`] : [`${first}`, `${last}`];
  });
  return photos({ count: numbers.length, numbers: listWords(parts, 'and') });
}
