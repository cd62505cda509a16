/** @jest-environment node */
import { pictureMistakes } from '@/scripts/gate/check-pictures';

const image = (name: string, attributes = 'alt="A bowl" loading="lazy"') =>
  `<picture><img src="/pictures/${name}-0123abcd-1200.webp" ${attributes}></picture>`;
const NONE = { wrong: [], repeated: [] };
const FIRST = 'alt="A bowl" loading="eager" fetchpriority="high"';

test('one picture ahead and the rest on scrolling is how it should be', () => {
  expect(pictureMistakes(`<main>${image('bowl', FIRST)}${image('table')}</main>`)).toEqual(NONE);
});

test('a picture that is shown twice is found', () => {
  expect(pictureMistakes(image('bowl') + image('bowl'))).toEqual({
    wrong: [],
    repeated: ['bowl is shown twice'],
  });
});

test('a series of photos may show its pictures small and large, and the dish again', () => {
  const series = `<section id="photos">${image('bowl', 'alt="" loading="lazy"')}${image('bowl')}</section>`;
  const page = image('bowl', FIRST) + series;
  expect(pictureMistakes(page)).toEqual(NONE);
});

test('a picture without words is found', () => {
  expect(pictureMistakes(image('bowl', 'loading="lazy"')).wrong).toEqual(['bowl has no alternative text']);
});

test('pictures that are fetched at once are few, and come ahead of the rest', () => {
  expect(pictureMistakes(image('bowl', 'alt=""')).wrong).toEqual([
    'bowl is fetched at once, but not ahead of the rest',
  ]);
  const four = ['bowl', 'table', 'plate', 'cup'].map((name) => image(name, FIRST)).join('');
  expect(pictureMistakes(four).wrong).toEqual(['4 pictures are fetched at once']);
});

test('drawings and pictures of other folders are left alone', () => {
  const page = '<img src="/brands/oak.svg"><img src="/brands/oak.svg">';
  expect(pictureMistakes(page)).toEqual(NONE);
});
