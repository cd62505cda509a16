import type { Page } from 'playwright/test';
import { bindUnits } from '@/lib/text/bind-units';

/** Fewest words of a text whose last line should not be one short word. */
const SENTENCE = 6;
/** Most characters of a short word, with its full stop. */
const SHORT = 6;

/** Words of each line of each text that is longer than a line. Runs in the page. */
function wrappedTexts(): string[][][] {
  const range = document.createRange();
  const linesOf = (block: Element) => {
    const lines: { bottom: number; words: string[] }[] = [];
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^ \n\t]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { width, height, bottom } = range.getBoundingClientRect();
        if (width === 0) continue;
        const line = lines.at(-1);
        if (line && Math.abs(line.bottom - bottom) < height / 2) line.words.push(word);
        else lines.push({ bottom, words: [word] });
      }
    }
    return lines.map(({ words }) => words);
  };
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  return (
    [...document.querySelectorAll('main :is(p, li, dd, figcaption)')]
      .filter((block) => block.checkVisibility() && !block.closest('.sr-only') && !isInline(block))
      .filter((block) => [...block.children].every(isInline))
      // The end of a text that is cut to some lines is not drawn.
      .filter((block) => getComputedStyle(block).webkitLineClamp === 'none')
      .map(linesOf)
      .filter((lines) => lines.length > 1)
  );
}

/** Texts whose last line is one short word, and lines that part a number from its unit. */
export async function badWraps(page: Page): Promise<string[]> {
  const texts = await page.evaluate(wrappedTexts);
  return texts.flatMap((lines) => {
    const shown = lines.map((words) => words.join(' '));
    const [last = []] = lines.slice(-1);
    // Two words of Hangul with the space that `bindSpaces` made non-breaking are no single word.
    const isSingle = last.length === 1 && !/\p{sc=Hangul}\u00a0\p{sc=Hangul}/u.test(`${last}`);
    const isRunt = isSingle && `${last}`.length <= SHORT && lines.flat().length >= SENTENCE;
    const parted = shown.slice(1).flatMap((line, index) => {
      const joined = `${shown[index]?.split(' ').at(-1)} ${line.split(' ')[0]}`;
      return bindUnits(joined) === joined ? [] : [`parted: ${joined}`];
    });
    return [...(isRunt ? [`one word: ${shown.slice(-2).join(' | ')}`] : []), ...parted];
  });
}
