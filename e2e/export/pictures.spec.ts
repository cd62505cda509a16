import { expect, test } from 'playwright/test';
import { attribute, type Element, elementsOf, exportedPages } from '@/scripts/export';
import { isStarter } from '@/scripts/starter.mjs';

/** Most pictures of one page that may be fetched before anybody scrolls: a list opens with a row of three. */
const MOST_EAGER = 3;

/** Id of the heading of a recipe's series of photos: small in the strip, large beside it, and the dish again at its end. */
const SERIES = 'photos';

const NAME = /\/pictures\/([a-z0-9-]+)-[0-9a-f]{8}-\d+\./;

/** Name of the master an `<img>` shows, or undefined where it is not one of data/pictures. */
const nameOf = (image: Element) => NAME.exec(attribute(image, 'src') ?? '')?.[1];

function isUnder(element: Element, heading: string): boolean {
  for (let at = element.parentNode; at; at = 'parentNode' in at ? at.parentNode : null) {
    if ('attrs' in at && attribute(at, 'aria-labelledby') === heading) return true;
  }
  return false;
}

const picturesOf = (html: string) =>
  elementsOf(html).filter((element) => element.tagName === 'img' && nameOf(element));

/** Pictures without words for who cannot see them. */
const wordless = (html: string) =>
  picturesOf(html).flatMap((image) => (attribute(image, 'alt') === undefined ? (nameOf(image) ?? '') : []));

/** What is wrong with the pictures that are fetched at once. */
function wrongEager(html: string): string[] {
  const eager = picturesOf(html).filter((image) => attribute(image, 'loading') !== 'lazy');
  const late = eager.filter((image) => attribute(image, 'fetchpriority') !== 'high');
  return [
    ...late.map((image) => `${nameOf(image)} is not ahead of the rest`),
    ...(eager.length > MOST_EAGER ? [`${eager.length} pictures`] : []),
  ];
}

/** Pictures that a page shows more than once. */
function repeated(html: string): string[] {
  const names = picturesOf(html)
    .filter((image) => !isUnder(image, SERIES))
    .map((image) => nameOf(image) ?? '');
  return [...new Set(names.filter((name, index) => names.indexOf(name) < index))];
}

const onEveryPage = (find: (html: string) => string[]) =>
  exportedPages().flatMap(({ route, html }) => find(html).map((found) => `${route}: ${found}`));

test('every picture has words for who cannot see it', () => {
  expect(onEveryPage(wordless)).toEqual([]);
});

test('the pictures that are fetched at once are few, and come ahead of the rest', () => {
  expect(onEveryPage(wrongEager)).toEqual([]);
});

test('no page of the starter shows a picture twice', () => {
  // Of other content that is for its owner to say.
  const found = onEveryPage(repeated);
  if (isStarter()) expect(found).toEqual([]);
  else for (const each of found) console.log(`${each} is shown twice`);
});

const image = (name: string, attributes = 'alt="A bowl" loading="lazy"') =>
  `<picture><img src="/pictures/${name}-0123abcd-1200.webp" ${attributes}></picture>`;
const FIRST = 'alt="A bowl" loading="eager" fetchpriority="high"';

test('what is wrong with pictures is named', () => {
  expect(wordless(image('bowl', 'loading="lazy"'))).toEqual(['bowl']);
  expect(wrongEager(image('bowl', 'alt=""'))).toEqual(['bowl is not ahead of the rest']);
  const names = ['bowl', 'table', 'plate', 'cup'];
  expect(wrongEager(names.map((name) => image(name, FIRST)).join(''))).toEqual(['4 pictures']);
  expect(repeated(image('bowl') + image('bowl'))).toEqual(['bowl']);
});

test('one picture ahead, the rest on scrolling, a series of photos and drawings are how they should be', () => {
  const series = `<section aria-labelledby="photos">${image('bowl', 'alt="" loading="lazy"')}${image('bowl')}</section>`;
  const drawings = '<img src="/brands/oak.svg"><img src="/brands/oak.svg">';
  const html = `<main>${image('bowl', FIRST)}${image('table')}${series}${drawings}</main>`;
  expect([...wordless(html), ...wrongEager(html), ...repeated(html)]).toEqual([]);
});
