import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FactTable } from '@/components/content/fact-table';
import { Picture } from '@/components/content/picture';
import { PictureView } from '@/components/content/picture-view';
import { PostEmbed } from '@/components/recipe/post-embed';
import { VideoEmbed } from '@/components/recipe/video-embed';
import { pictureSources } from '@/lib/content/pictures';
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import type { BlockOf } from '@/lib/content/schema/recipe-block';
import { recipeLanguage } from '@/lib/recipe/language';

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

it.each([
  ['stewe', 'did you mean "stew"?'],
  ['toString', 'no picture "toString" in data/pictures'],
])('pictureSources rejects the unknown name %s', (name, message) => {
  expect(() => pictureSources({ name, alt: 'A bowl' })).toThrow(message);
});

describe('an embed', () => {
  const video: BlockOf<'video'> = {
    type: 'video',
    title: 'See it set',
    provider: 'youtube',
    video: 'abcdefghi-1',
    poster: { name: 'poster', alt: 'A jug of chickpea milk' },
    tips: ['How early the stirring stops.'],
  };
  const post: BlockOf<'post'> = {
    type: 'post',
    title: 'The glaze, as I posted it',
    text: 'How thick it should be.',
    provider: 'instagram',
    url: 'https://www.instagram.com/p/abc?utm_source=share',
  };

  const language = recipeLanguage({});
  const showVideo = (block = video) => render(<VideoEmbed id="video" block={block} language={language} />);
  const showPost = () => render(<PostEmbed id="post" block={post} language={language} />);
  const press = (name: RegExp) => userEvent.setup().click(screen.getByRole('button', { name }));
  const thirdParty = () => document.querySelectorAll('iframe, script[src], img[src^="http"]').length;

  afterEach(() => jest.restoreAllMocks());

  it.each<[BlockOf<'video'>['provider'], string]>([
    ['youtube', 'https://www.youtube.com/watch?v=abcdefghi-1'],
    ['short', 'https://www.youtube.com/shorts/abcdefghi-1'],
  ])('links to the original of a video of the kind %s and loads nothing else', (provider, href) => {
    showVideo({ ...video, provider });
    expect(thirdParty()).toBe(0);
    expect(screen.getByRole('link', { name: /^Watch on YouTube/ })).toHaveAttribute('href', href);
    expect(screen.getByRole('heading', { name: 'What to watch for' })).toBeInTheDocument();
  });

  it('plays a video in a focused, sandboxed frame', async () => {
    showVideo();
    await press(/^Play the video: See it set$/);
    const player = screen.getByTitle('See it set');
    expect(player.getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghi-1\?autoplay=1/,
    );
    expect(player).toHaveFocus();
    expect(player.getAttribute('sandbox')).toMatch(/^allow-scripts /);
    expect(player.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|modals|downloads/);
    expect(screen.queryByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
  });

  it('reports a missing network and shows the post, without tracking parameters, at the next press', async () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    showPost();
    await press(/^Show post/);
    expect(await screen.findByText(/^Instagram didn’t load/)).toBeVisible();
    expect(thirdParty()).toBe(0);
    expect(screen.getByRole('link', { name: /^See it on Instagram/ })).toHaveAttribute('href', post.url);
    network.mockReturnValue(true);
    await press(/^Show post/);
    const source = 'https://www.instagram.com/p/abc/embed/captioned/';
    expect(screen.getByTitle(post.title)).toHaveAttribute('src', source);
  });
});

it('a table of facts keeps rows of the same name apart, as two hours of a weekday', () => {
  const onError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const rows = [
    { name: 'Saturday', value: '9 am to 1 pm' },
    { name: 'Saturday', value: '6 pm to 10 pm' },
  ];
  const { rerender } = render(<FactTable rows={rows} />);
  rerender(<FactTable rows={[...rows].reverse()} />);
  expect(screen.getAllByText('Saturday')).toHaveLength(2);
  expect(screen.getByText('9 am to 1 pm')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
  onError.mockRestore();
});
