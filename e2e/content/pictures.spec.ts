import { expect, test } from 'playwright/test';
import { attribute, type Element, elementsOf, exportedPages } from '@/scripts/export';

/** Most pictures of one page that may be fetched before anybody scrolls: a list opens with a row of three. */
const MOST_EAGER = 3;

const NAME = /\/pictures\/([a-z0-9-]+)-[0-9a-f]{8}-\d+\./;

/** Name of the master an `<img>` shows, or undefined where it is not one of data/pictures. */
const nameOf = (image: Element) => NAME.exec(attribute(image, 'src') ?? '')?.[1];

const picturesOf = (html: string) =>
  elementsOf(html).filter((element) => element.tagName === 'img' && nameOf(element));

/** Pictures without words for who cannot see them. */
const wordless = (html: string) =>
  picturesOf(html).flatMap((image) => (attribute(image, 'alt') === undefined ? (nameOf(image) ?? '') : []));

/** Faults of the pictures that load at once. */
function wrongEager(html: string): string[] {
  const eager = picturesOf(html).filter((image) => attribute(image, 'loading') !== 'lazy');
  const late = eager.filter((image) => attribute(image, 'fetchpriority') !== 'high');
  return [
    ...late.map((image) => `${nameOf(image)} is not ahead of the rest`),
    ...(eager.length > MOST_EAGER ? [`${eager.length} pictures`] : []),
  ];
}

const onEveryPage = (find: (html: string) => string[]) =>
  exportedPages().flatMap(({ route, html }) => find(html).map((found) => `${route}: ${found}`));

test('every picture has words for who cannot see it', () => {
  expect(onEveryPage(wordless)).toEqual([]);
});

test('the pictures that are fetched at once are few, and come ahead of the rest', () => {
  expect(onEveryPage(wrongEager)).toEqual([]);
});
