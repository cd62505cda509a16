import { expect, test } from 'playwright/test';
import { basePath } from '@/lib/text/base-path';
import { attribute, elementsOf, textOf } from '@/scripts/export';
import { structuredDataFaults } from './parsers';
import { indexedPages } from './routes';

type GraphNode = { '@id'?: string; '@type': string } & Record<string, unknown>;

/** Pages that search engines may show, with the nodes of their graphs. */
const pages = indexedPages.map(({ route, html }) => {
  const scripts = elementsOf(html).filter(
    (element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json',
  );
  const nodes = scripts.flatMap((script) => JSON.parse(textOf(script))['@graph'] as GraphNode[]);
  return { route, html, scripts, nodes };
});

test('every page has one graph, which starts with the page and names the site', () => {
  for (const { route, scripts, nodes } of pages) {
    expect(scripts, route).toHaveLength(1);
    expect(nodes[0]?.['@type'], route).toMatch(/Page$/);
    expect(new URL(nodes[0]?.['@id'] ?? '').pathname, route).toBe(basePath + encodeURI(route));
    expect(JSON.stringify(nodes[0]?.isPartOf), route).toContain('#website');
  }
});

test('every recipe and every page below another one has breadcrumbs that lead to it', () => {
  const below = pages.filter(
    ({ route, nodes }) => route.split('/').length > 3 || nodes.some((node) => node['@type'] === 'Recipe'),
  );
  for (const { route, nodes } of below) {
    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    const crumbs = (list?.itemListElement ?? []) as { name: string; item?: string }[];
    expect(crumbs.length, route).toBeGreaterThan(1);
    expect(
      crumbs.every(({ name }) => name !== ''),
      route,
    ).toBe(true);
  }
});

test('no node stands for two things, and every reference leads to a node of the site', () => {
  const known = new Set(pages.flatMap(({ nodes }) => nodes.map((node) => node['@id'])));
  for (const { route, nodes } of pages) {
    const ids = nodes.map((node) => node['@id']);
    expect(ids, route).toEqual([...new Set(ids)]);
    const references = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(
      references.filter((id) => !known.has(id)),
      route,
    ).toEqual([]);
  }
});

test('a validator for search engines finds no fault in any page', async () => {
  for (const { route, html } of pages) expect(await structuredDataFaults(html), route).toEqual([]);
});
