import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PostEmbed } from '@/components/recipe/post-embed';
import { VideoEmbed } from '@/components/recipe/video-embed';
import type { BlockOf } from '@/lib/content/schema/recipe-block';
import { recipeLanguage } from '@/lib/recipe/language';

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
