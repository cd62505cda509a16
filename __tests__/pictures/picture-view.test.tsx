import { render, screen } from '@testing-library/react';
import { RecipeCard } from '@/components/cards/recipe-card';
import { TypeTile } from '@/components/pages/type-shelf';
import { Picture } from '@/components/picture/picture';
import { PictureView } from '@/components/picture/picture-view';
import type { PictureRef } from '@/lib/content/schema/recipe';
import { pictureData, pictureSources } from '@/lib/pictures';

const bowl: PictureRef = { name: 'stew', alt: 'A bowl of stew', focus: [42, 50] };

const sourcesOf = (image: HTMLElement) =>
  [...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ type, srcset, sizes }) => ({
    type,
    srcset,
    sizes,
  }));

test('a picture says what it shows and reserves its place before it arrives', () => {
  render(<Picture picture={bowl} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A bowl of stew' });
  const { width, height } = pictureData('stew');
  expect(image).toHaveAttribute('width', String(width));
  expect(image).toHaveAttribute('height', String(height));
});

test('a browser is offered AVIF, then WebP, in every width up to the master', () => {
  render(<Picture picture={bowl} sizes="50vw" />);
  const [avif, webp] = sourcesOf(screen.getByRole('img'));
  expect(avif).toMatchObject({ type: 'image/avif', sizes: '50vw' });
  expect(webp).toMatchObject({ type: 'image/webp', sizes: '50vw' });
  const widths = (srcset = '') =>
    srcset.split(', ').map((part) => Number.parseInt(part.split(' ')[1] ?? '', 10));
  expect(widths(avif?.srcset)).toEqual(pictureData('stew').avif);
  expect(widths(webp?.srcset)).toEqual(pictureData('stew').webp);
});

test('a picture waits until it is near, unless it is the first one seen', () => {
  const { rerender } = render(<Picture picture={bowl} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
  rerender(<Picture picture={bowl} sizes="50vw" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('what a frame keeps in view is the point of the picture, to ten percent', () => {
  expect(pictureSources({ ...bowl, focus: [42, 85] }).focus).toBe('focus-x-40% focus-y-90%');
  expect(pictureSources({ ...bowl, focus: [100, 52] }).focus).toBe('focus-x-100%');
  expect(pictureSources({ ...bowl, focus: [46, 54] })).not.toHaveProperty('focus');
});

test('a narrow screen is offered the tall composition of a picture first, in both formats', () => {
  render(<Picture picture={bowl} tall={{ ...bowl, name: 'table-tall' }} sizes="100vw" />);
  const sources = [...(screen.getByRole('img').parentElement?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ type, media }) => [type, media])).toEqual([
    ['image/avif', '(width < 48rem)'],
    ['image/webp', '(width < 48rem)'],
    ['image/avif', ''],
    ['image/webp', ''],
  ]);
  expect(sources[0]?.srcset).toContain('/pictures/table-tall-');
  expect(sources[2]?.srcset).toContain('/pictures/stew-');
});

test('a picture without AVIF, as one that was just made, is offered as WebP alone', () => {
  const sources = { ...pictureSources(bowl), avif: '' };
  render(<PictureView sources={sources} tall={sources} sizes="50vw" />);
  expect(sourcesOf(screen.getByRole('img')).map(({ type }) => type)).toEqual(['image/webp', 'image/webp']);
});

test('a picture beside words that describe it is silent', () => {
  render(<Picture picture={bowl} sizes="50vw" decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a name that does not exist is refused, and the nearest one offered', () => {
  expect(() => pictureSources({ name: 'stewe', alt: 'A bowl' })).toThrow('did you mean "stew"?');
  expect(() => pictureSources({ name: 'toString', alt: 'A bowl' })).toThrow(
    'no picture "toString" in data/pictures',
  );
});

test('sources are plain data that can be handed to the browser', () => {
  const sources = pictureSources(bowl);
  expect(JSON.parse(JSON.stringify(sources))).toEqual(sources);
});

test('a card leads to its page on this site', () => {
  render(<RecipeCard card={{ title: 'Barley Stew', meta: '45 min', href: '/barley-stew', picture: bowl }} />);
  const link = screen.getByRole('link', { name: 'Barley Stew' });
  expect(link).toHaveAttribute('href', '/barley-stew/');
  expect(link).not.toHaveAttribute('target');
  expect(screen.getByRole('heading', { level: 3, name: 'Barley Stew' })).toBeInTheDocument();
  expect(screen.getByText('45 min')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A bowl of stew' })).toBeInTheDocument();
});

test('a card that leads to another site opens a new tab and says so', () => {
  render(
    <RecipeCard card={{ title: 'YouTube', href: 'https://www.youtube.com/@a-kitchen', picture: bowl }} />,
  );
  const link = screen.getByRole('link', { name: 'YouTube (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('a card that is not ready says Coming Soon and has no link', () => {
  render(<RecipeCard card={{ title: 'Cold Noodles', href: '/cold-noodles', soon: true, picture: bowl }} />);
  expect(screen.getByText('Coming Soon')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Cold Noodles' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a tile is a link named by its kind and by what to expect of it', () => {
  const tile = {
    text: 'Thick and glossy.',
    icon: 'bowl',
    wash: 'sage',
    href: '/noodles',
    picture: bowl,
  } as const;
  render(<TypeTile tile={{ ...tile, title: 'Noodles' }} />);
  expect(screen.getByRole('link', { name: 'Noodles Thick and glossy.' })).toHaveAttribute(
    'href',
    '/noodles/',
  );
});
