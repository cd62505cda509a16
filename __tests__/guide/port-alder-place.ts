import type { Place } from '@/lib/content/place';

/** A restaurant of the Port Alder guide, in the quayside region by default. */
export function placeIn(slug: string, more: Partial<Place> = {}): Place {
  const { region = 'quayside' } = more;
  return {
    slug,
    kind: 'restaurant',
    name: slug,
    district: 'Net Lofts',
    region,
    city: 'Port Alder',
    path: `/travel/port-alder/?region=${region}#${slug}`,
    mapHref: `https://www.google.com/maps/search/?api=1&query=${slug}`,
    cuisine: 'Seafood',
    categories: [],
    ...more,
  };
}
