import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/content/picture';
import { PictureView } from '@/components/content/picture-view';
import { pictureSources } from '@/lib/content/pictures';
import type { PictureRef } from '@/lib/content/schema/picture-ref';

// Pictures of the fixture site are 1600 × 1200 px.
const bowl: PictureRef = { name: 'stew', alt: 'A bowl of stew', focus: [42, 50] };
const sources = () => [...(screen.getByRole('img').parentElement?.querySelectorAll('source') ?? [])];
const widthsOf = (source?: HTMLSourceElement) =>
  source?.srcset.split(', ').map((part) => Number.parseInt(part.split(' ')[1] ?? '', 10));

describe('Picture', () => {
  it('has its description and its size', () => {
    render(<Picture picture={bowl} sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'A bowl of stew' });
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('height', '1200');
  });

  it('offers AVIF, then WebP, in every width', () => {
    render(<Picture picture={bowl} sizes="50vw" />);
    expect(sources().map(({ type, sizes }) => [type, sizes])).toEqual([
      ['image/avif', '50vw'],
      ['image/webp', '50vw'],
    ]);
    expect(sources().map(widthsOf)).toEqual([
      [240, 320, 480, 800, 1200, 1600],
      [480, 800, 1200],
    ]);
  });

  it('loads lazily unless it has priority', () => {
    const { rerender } = render(<Picture picture={bowl} sizes="50vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
    rerender(<Picture picture={bowl} sizes="50vw" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('offers narrow screens its tall composition first, in both formats', () => {
    render(<Picture picture={bowl} tall={{ ...bowl, name: 'table-tall' }} sizes="100vw" />);
    expect(
      sources().map(({ type, media, srcset }) => [type, media, /\/([a-z-]+)-/.exec(srcset)?.[1]]),
    ).toEqual([
      ['image/avif', '(width < 48rem)', 'table-tall'],
      ['image/webp', '(width < 48rem)', 'table-tall'],
      ['image/avif', '', 'stew'],
      ['image/webp', '', 'stew'],
    ]);
  });

  it('offers WebP alone without AVIF files', () => {
    const quick = { ...pictureSources(bowl), avif: '' };
    render(<PictureView sources={quick} tall={quick} sizes="50vw" />);
    expect(sources().map(({ type }) => type)).toEqual(['image/webp', 'image/webp']);
  });

  it('is hidden from assistive technology where it is decorative', () => {
    render(<Picture picture={bowl} sizes="50vw" decorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
