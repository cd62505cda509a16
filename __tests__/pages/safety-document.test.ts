/** @jest-environment node */
import type { Page } from '@/lib/content/schema/page';
import { safeTemperatures } from '@/lib/content/server';
import { headingsOf } from '@/lib/pages/heading-entries';
import { pageDocument } from '@/lib/pages/page-document';
import { documentMarkdown } from '@/lib/seo/document';

function safetyPage(): Page {
  if (!safeTemperatures) throw new Error('The fixture site has no page of safe temperatures.');
  return safeTemperatures;
}

it('writes the figures of its sections for readers of feeds', () => {
  const text = documentMarkdown('Safe', pageDocument(safetyPage())).replaceAll('\u00a0', ' ');
  expect(text).toContain(
    '- **Poultry pieces.** 74 °C / 165 °F. Simmered for 45 minutes. Raw, in the fridge: 3 days. In my recipes: Rice Bowls 74 °C (165 °F).',
  );
  expect(text).toContain('Barley Stew Not cooked through. The yolk is still soft.');
  expect(text).toContain(`## Soft yolks and raw fish

Not for anyone who is pregnant, very young, old or unwell.

- **Fish.** Use fish that was frozen`);
  expect(text).toContain('- **Soups.** Fridge: 3 days. Freezer: 4 months.\n\nBoxes with a lid keep best.');
});

it('is found by the foods of its table', () => {
  const texts = headingsOf(safetyPage()).map(({ id, texts }) => [id, texts.join(' ')] as const);
  expect(texts.map(([id]) => id)).toEqual(['done', 'soft', 'left']);
  expect(texts[0]?.[1]).toContain('Shellfish');
  expect(texts[2]?.[1]).toContain('Broth and gravy');
});
