/** @jest-environment node */

import { eventsPage } from '@/lib/guide/guide-pages';
import { guideOf, guides, marketsOf } from '@/lib/guide/guides';
import { eventsGraph, guideGraph, marketGraph } from '@/lib/pages/guide-graphs';

jest.mock('@/lib/content/pictures', () => ({
  ...jest.requireActual('@/lib/content/pictures'),
  shareCrops: (name: string) => [{ src: `/pictures/${name}-1200x675.jpg` }],
}));
jest.mock('@/lib/content/build-day', () => ({ buildDay: () => '2026-11-21' }));

type Node = Record<string, unknown> & { '@type': string; '@id': string };

const nodesOf = (graph: object): Node[] => JSON.parse(JSON.stringify(graph))['@graph'];
const entriesOf = (list: Node | undefined) => list?.itemListElement as object[];

describe('guideGraph', () => {
  const nodes = nodesOf(guideGraph(guideOf('port-alder')));
  const nodeAt = (fragment: string) =>
    nodes.find((node) => node['@id'] === `https://example.com/travel/port-alder/#${fragment}`);

  it('is a collection below the home page, with the day of its publication', () => {
    expect(nodes[0]).toMatchObject({
      '@type': 'CollectionPage',
      name: 'Port Alder Food Map',
      datePublished: '2024-05-10',
      mainEntity: [
        { '@id': 'https://example.com/travel/port-alder/#list-places' },
        { '@id': 'https://example.com/travel/port-alder/#list-markets' },
      ],
    });
    expect(entriesOf(nodeAt('breadcrumb'))).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Plain & Peppered', item: 'https://example.com/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Port Alder Food Map',
        item: 'https://example.com/travel/port-alder/',
      },
    ]);
  });

  it('lists its restaurants, with or without a known street', () => {
    expect(entriesOf(nodeAt('list-places'))).toHaveLength(9);
    expect(entriesOf(nodeAt('list-places'))[0]).toEqual({
      '@type': 'ListItem',
      position: 1,
      name: 'Blue Door',
      item: { '@id': 'https://example.com/travel/port-alder/#blue-door' },
    });
    expect(nodeAt('night-lamp')).toMatchObject({
      '@type': 'Restaurant',
      name: 'Night Lamp',
      servesCuisine: 'Northern noodles',
      address: { addressLocality: 'Port Alder', addressCountry: 'IE' },
    });
  });

  it('lists its markets', () => {
    expect(entriesOf(nodeAt('list-markets'))).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Hill Market',
        url: 'https://example.com/travel/port-alder/hill-market/',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Fish Hall',
        url: 'https://example.com/travel/port-alder/fish-hall/',
      },
    ]);
  });

  it('lists the favourites and markets of a guide with one map', () => {
    const islands = nodesOf(guideGraph(guideOf('islands')));
    expect(islands.map((node) => node['@type'])).toEqual([
      'CollectionPage',
      'BreadcrumbList',
      'ItemList',
      'ItemList',
      ...Array.from({ length: 7 }, () => 'Restaurant'),
    ]);
    expect(entriesOf(islands[3])).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Net Market',
        url: 'https://example.com/travel/islands/#net-market',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Arcade Market',
        url: 'https://example.com/travel/islands/#arcade-market',
      },
    ]);
  });

  it('defines each node once, without ratings or reviews', () => {
    for (const graph of guides.map(guideGraph)) {
      const ids = nodesOf(graph).map((node) => node['@id']);
      expect(ids).toEqual([...new Set(ids)]);
      expect(JSON.stringify(graph)).not.toMatch(/rating|review/i);
    }
  });
});

describe('marketGraph', () => {
  it('is an article about the place', () => {
    const guide = guideOf('port-alder');
    const [hill] = marketsOf('port-alder');
    if (!hill) throw new Error('The fixture site has no markets.');
    const article = nodesOf(marketGraph(hill, guide)).find((node) => node['@type'] === 'Article');
    expect(article).toMatchObject({
      '@id': 'https://example.com/travel/port-alder/hill-market/#article',
      headline: 'Hill Market',
      image: ['https://example.com/pictures/hill-market-1200x675.jpg'],
      datePublished: '2024-08-20',
      about: { '@type': 'Place', name: 'Hill Market', address: { addressCountry: 'IE' } },
    });
  });
});

describe('eventsGraph', () => {
  it('lists the events of the guide, past ones at the days on which they took place', () => {
    const guide = guideOf('port-alder');
    const page = eventsPage(guide);
    if (!page) throw new Error('The fixture site has no page of events.');
    const nodes = nodesOf(eventsGraph(guide, page));
    expect(entriesOf(nodes[2])).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Herring Week',
        item: { '@id': 'https://example.com/travel/port-alder/events/#herring-week' },
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Lantern Walk',
        item: { '@id': 'https://example.com/travel/port-alder/events/#lantern-walk' },
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Apple Fair',
        item: { '@id': 'https://example.com/travel/port-alder/events/#apple-fair' },
      },
    ]);
    expect(nodes.slice(3).map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2025-06-30', '2025-07-06'],
      ['2026-12-20', '2027-01-06'],
      ['2026-10-10', '2026-10-11'],
    ]);
  });
});
