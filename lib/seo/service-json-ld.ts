import type * as schema from 'schema-dts';
import type { SectionOf } from '@/lib/content/schema/page';
import type { Program } from '@/lib/content/schema/person-sections';
import { site } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';
import { authorReference } from './site-json-ld';

/** Separators of numbers in the language of the site. */
function separators() {
  const parts = new Intl.NumberFormat(site.language, { useGrouping: true }).formatToParts(12345.6);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: partOf('group'), decimal: partOf('decimal') };
}

/**
 * Amount of a price as it is shown: 1200 of "$1,200". Undefined for a text with words or several numbers, such as "from $80"
 * and "Custom quote", whose price is not known.
 */
export function priceAmount(price: string): number | undefined {
  const { group, decimal } = separators();
  const plain = price.replace(/^[\p{Sc}A-Z]*\p{Sc}|\p{Sc}$|^[A-Z]{3}|[A-Z]{3}$/gu, '').trim();
  const number = plain.replaceAll(/[\s\u00a0\u202f]/g, '').replaceAll(group.trim() || ' ', '');
  const amount = number.replace(decimal, '.');
  return /^\d+(\.\d{1,2})?$/.test(amount) ? Number(amount) : undefined;
}

function offer({ price, priceNote }: Program, currency: string | undefined, url: string) {
  const amount = priceAmount(price);
  if (amount === undefined || currency === undefined) return undefined;
  return {
    '@type': 'Offer',
    price: amount,
    priceCurrency: currency,
    description: priceNote,
    url,
  } satisfies schema.Offer;
}

/** Services of a section of programs, with an offer where the price is a single amount of a known currency. */
export function serviceJsonLd({ items, currency }: SectionOf<'programs'>, path: string) {
  return items.map((program) => {
    const url = absoluteUrl(`${path}#${program.id}`);
    return {
      '@type': 'Service',
      '@id': url,
      name: program.title,
      serviceType: program.kind,
      description: program.summary,
      provider: authorReference(),
      url,
      offers: offer(program, currency, url),
    } satisfies schema.Service;
  });
}
