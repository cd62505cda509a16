/** @jest-environment node */

import type { SectionOf } from '@/lib/content/schema/page';
import { pageAt } from '@/lib/pages/addresses';
import { priceAmount, serviceJsonLd } from '@/lib/seo/service-json-ld';

const plain = (data: object) => JSON.parse(JSON.stringify(data));

const programs = pageAt('/coaching')?.sections.find(
  ({ type }) => type === 'programs',
) as SectionOf<'programs'>;

describe('serviceJsonLd', () => {
  it('offers a service at the price shown, and has no offer without an amount', () => {
    const [hour, season, plan] = plain(serviceJsonLd(programs, '/coaching'));
    expect(hour).toEqual({
      '@type': 'Service',
      '@id': 'https://example.com/coaching/#hour',
      name: 'One Hour',
      serviceType: 'Single Lesson',
      description: 'Sixty minutes and one dish.',
      provider: {
        '@type': 'Organization',
        '@id': 'https://example.com/#organization',
        name: 'Plain & Peppered',
        url: 'https://example.com/',
      },
      url: 'https://example.com/coaching/#hour',
      offers: {
        '@type': 'Offer',
        price: 80,
        priceCurrency: 'USD',
        description: 'per hour',
        url: 'https://example.com/coaching/#hour',
      },
    });
    expect(season.offers).toMatchObject({ price: 1200, priceCurrency: 'USD' });
    expect(plan).not.toHaveProperty('offers');
  });

  it('has no offers in an unknown currency', () => {
    const text = JSON.stringify(serviceJsonLd({ ...programs, currency: undefined }, '/coaching'));
    expect(text).not.toContain('Offer');
  });
});

describe('priceAmount', () => {
  it.each([
    ['$199', 199],
    ['$2,997', 2997],
    ['CA$1,200.50', 1200.5],
    ['80 €', 80],
    ['120 CAD', 120],
    ['Custom quote', undefined],
    ['from $80', undefined],
    ['$80 - $120', undefined],
  ])('reads “%s” as %s', (price, amount) => {
    expect(priceAmount(price)).toBe(amount);
  });
});
