import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PostEmbed } from '@/components/embed/post-embed';
import { VideoEmbed } from '@/components/embed/video-embed';
import type { BlockOf } from '@/lib/content/schema/recipe';
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
const foreign = () => document.querySelectorAll('iframe, script[src], img[src^="http"]').length;

afterEach(() => jest.restoreAllMocks());

test('before the press nothing of a third party is on the page, and the original is a link away', () => {
  showVideo();
  showPost();
  expect(foreign()).toBe(0);
  const original = screen.getByRole('link', { name: /^Watch on YouTube/ });
  expect(original).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghi-1');
  expect(original).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: /^See it on Instagram/ })).toHaveAttribute('href', post.url);
  expect(screen.getByRole('heading', { name: 'What to watch for' })).toBeInTheDocument();
});

test('the page as served holds neither frame nor script of a provider', () => {
  const served = renderToString(
    <>
      <VideoEmbed id="video" block={video} language={language} />
      <PostEmbed id="post" block={post} language={language} />
    </>,
  );
  expect(served).not.toMatch(/<iframe|<script|youtube-nocookie/);
});

test('play brings the player that sets no cookies, plays, and has the focus', async () => {
  showVideo();
  await press(/^Play the video: See it set$/);
  const player = screen.getByTitle('See it set');
  expect(player).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghi-1\?autoplay=1/),
  );
  expect(player).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
});

test('a post is shown in a frame of its network, whatever its address carried along', async () => {
  showPost();
  await press(/^Show post/);
  expect(screen.getByTitle(post.title)).toHaveAttribute(
    'src',
    'https://www.instagram.com/p/abc/embed/captioned/',
  );
});

test('neither frame may lead this page elsewhere', async () => {
  showVideo();
  await press(/^Play/);
  const sandbox = screen.getByTitle('See it set').getAttribute('sandbox');
  expect(sandbox).toMatch(/^allow-scripts /);
  expect(sandbox).not.toMatch(/top-navigation|forms|modals|downloads/);
});

test('the original of a short is the short', () => {
  showVideo({ ...video, provider: 'short' });
  expect(screen.getByRole('link', { name: /^Watch on YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/shorts/abcdefghi-1',
  );
});

test('without a network the page says so and asks for nothing; with one the next press shows the post', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showPost();
  await press(/^Show post/);
  expect(await screen.findByText(/^Instagram did not answer/)).toBeVisible();
  expect(foreign()).toBe(0);
  expect(screen.getByRole('link', { name: /^See it on Instagram/ })).toBeInTheDocument();
  network.mockReturnValue(true);
  await press(/^Show post/);
  expect(screen.getByTitle(post.title)).toBeInTheDocument();
});
