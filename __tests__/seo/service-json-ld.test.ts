/** @jest-environment node */
import type { SectionOf } from '@/lib/content/schema/page';
import { pageAt } from '@/lib/pages/addresses';
import { priceAmount, serviceJsonLd } from '@/lib/seo/service-json-ld';

// Services with prices are in __tests__/expected/structured-data/services.json.

it('services have no offers in an unknown currency', () => {
  const { sections = [] } = pageAt('/coaching') ?? {};
  const programs = sections.find(({ type }) => type === 'programs') as SectionOf<'programs'>;
  const text = JSON.stringify(serviceJsonLd({ ...programs, currency: undefined }, '/coaching'));
  expect(text).toContain('Service');
  expect(text).not.toContain('Offer');
});

it.each([
  ['$199', 199],
  ['$2,997', 2997],
  ['CA$1,200.50', 1200.5],
  ['80 €', 80],
  ['120 CAD', 120],
  ['Custom quote', undefined],
  ['from $80', undefined],
  ['$80 - $120', undefined],
])('the amount of the price “%s” is %s', (price, amount) => {
  expect(priceAmount(price)).toBe(amount);
});
