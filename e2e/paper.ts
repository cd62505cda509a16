import type { Page } from 'playwright/test';
import type { Recipe } from '@/lib/content/schema/recipe';
import { ingredientsOf, stepsOf } from '@/lib/recipe/blocks';

/** How many sheets the page that is open prints on. */
export async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** What one sheet of A4 or Letter holds: words of the method, and lines of the list beside it. */
const SHEET = { words: 750, lines: 30 };

/** The most sheets that a recipe needs, by how much it has to say. */
export function sheetsOf(recipe: Recipe): number {
  const words = stepsOf(recipe)
    .flatMap(({ title, text, cue = '', safety = '', beyond }) => [
      title,
      text,
      cue,
      safety,
      beyond?.text ?? '',
    ])
    .join(' ')
    .split(/\s+/);
  return Math.max(
    Math.ceil(words.length / SHEET.words),
    Math.ceil(ingredientsOf(recipe).length / SHEET.lines),
  );
}
