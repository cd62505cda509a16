import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { enter } from '@/components/embed/player.client';
import { PostEmbed } from '@/components/embed/post-embed';
import { EMBED_KEY } from '@/components/embed/providers';
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
  url: 'https://www.instagram.com/p/abc/',
};

const language = recipeLanguage({});
const showVideo = (block = video) => render(<VideoEmbed id="video" block={block} language={language} />);
const showPost = () => render(<PostEmbed id="post" block={post} language={language} />);
const press = (name: RegExp, user = userEvent.setup()) => user.click(screen.getByRole('button', { name }));
const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://www.instagram.com"]');
const foreign = () => document.querySelectorAll('iframe, script[src], img[src^="http"]').length;

function underPolicy(content: string) {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = content;
  document.head.append(meta);
}

/** The provider's script, as far as the page knows it: puts a frame in the place of the quote. */
function answer() {
  window.instgrm = {
    Embeds: {
      process: () => {
        const quote = document.querySelector('.instagram-media');
        quote?.replaceWith(Object.assign(document.createElement('iframe'), { title: 'Instagram' }));
      },
    },
  };
  fireEvent.load(script() as HTMLScriptElement);
}

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/brined-turnips/');
});

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
  expect(served).not.toMatch(/<iframe|<script|youtube-nocookie|embed\.js/);
  expect(served).toContain('data-embed="youtube"');
  expect(served).toContain('data-embed="instagram"');
});

test('play brings the player that sets no cookies, plays, and has the focus', async () => {
  showVideo();
  await press(/^Play the video: See it set$/);
  const player = await screen.findByTitle('See it set');
  expect(player).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghi-1\?autoplay=1/),
  );
  expect(player).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
});

test('the original of a short is the short', () => {
  showVideo({ ...video, provider: 'short' });
  expect(screen.getByRole('link', { name: /^Watch on YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/shorts/abcdefghi-1',
  );
});

test('a post is drawn by the script of its network, which goes when the page is left', async () => {
  const { unmount } = showPost();
  await press(/^Show post/);
  expect(await screen.findByText('Loading the post from Instagram')).toBeInTheDocument();
  expect(document.querySelector('blockquote')).toHaveAttribute('data-instgrm-permalink', post.url);
  expect(screen.getByRole('group', { name: post.title })).toHaveFocus();
  act(answer);
  expect(screen.getByTitle('Instagram')).toBeInTheDocument();
  expect(screen.queryByText('Loading the post from Instagram')).not.toBeInTheDocument();
  unmount();
  expect(script()).toBeNull();
  expect(window.instgrm).toBeUndefined();
});

test('a script that cannot be loaded is said so, and the link stays', async () => {
  showPost();
  await press(/^Show post/);
  await screen.findByText('Loading the post from Instagram');
  fireEvent.error(script() as HTMLScriptElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('Instagram did not answer.');
  expect(script()).toBeNull();
  expect(screen.getByRole('link', { name: /^See it on Instagram/ })).toBeInTheDocument();
});

test('a network that does not answer for ten seconds counts as silent', async () => {
  jest.useFakeTimers();
  showPost();
  await press(/^Show post/, userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
  await screen.findByText('Loading the post from Instagram');
  act(() => jest.advanceTimersByTime(9_000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByRole('alert')).toHaveTextContent('Instagram did not answer.');
});

test('a script that answers with an error leaves the page standing', async () => {
  jest.useFakeTimers();
  showPost();
  await press(/^Show post/, userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
  await screen.findByText('Loading the post from Instagram');
  window.instgrm = {
    Embeds: {
      process: () => {
        throw new Error('not today');
      },
    },
  };
  fireEvent.load(script() as HTMLScriptElement);
  act(() => jest.advanceTimersByTime(11_000));
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

describe('under the policy of another page', () => {
  const elsewhere = "script-src 'self'; frame-src 'none'";
  const tools = (online = true) => ({
    storage: () => window.sessionStorage,
    reload: jest.fn(),
    online: () => online,
  });

  test('the page is loaded anew at the embed, once, and then opens it', () => {
    underPolicy(elsewhere);
    const browser = tools();
    expect(enter('post', 'instagram', false, browser)).toBe('reload');
    expect(browser.reload).toHaveBeenCalledTimes(1);
    expect(window.location.hash).toBe('#post');
    expect(sessionStorage.getItem(EMBED_KEY)).toBe('/brined-turnips/post');
    document.head.replaceChildren();
    underPolicy("script-src 'self' https://www.instagram.com; frame-src https://www.instagram.com");
    expect(enter('post', 'instagram', true, browser)).toBe('open');
    expect(browser.reload).toHaveBeenCalledTimes(1);
  });

  test('a page that comes back no wiser is not loaded again', () => {
    underPolicy(elsewhere);
    const browser = tools();
    enter('post', 'instagram', false, browser);
    expect(enter('post', 'instagram', true, browser)).toBe('refused');
    expect(browser.reload).toHaveBeenCalledTimes(1);
  });

  test('without storage it is not loaded again either', () => {
    underPolicy(elsewhere);
    const browser = {
      ...tools(),
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(enter('video', 'youtube', false, browser)).toBe('reload');
    expect(enter('video', 'youtube', false, browser)).toBe('refused');
    expect(browser.reload).toHaveBeenCalledTimes(1);
  });

  test('without a network the page is kept', () => {
    underPolicy(elsewhere);
    const browser = tools(false);
    expect(enter('video', 'youtube', false, browser)).toBe('refused');
    expect(browser.reload).not.toHaveBeenCalled();
  });

  test('a policy that admits one provider does not admit the other', () => {
    underPolicy("script-src 'self'; frame-src https://www.youtube-nocookie.com");
    expect(enter('video', 'youtube', false, tools())).toBe('open');
    expect(enter('post', 'instagram', false, tools())).toBe('reload');
  });

  test('a page that was loaded anew for a press opens without another', async () => {
    sessionStorage.setItem(EMBED_KEY, '/brined-turnips/video');
    showVideo();
    expect(await screen.findByTitle('See it set')).toBeInTheDocument();
    expect(sessionStorage.getItem(EMBED_KEY)).toBeNull();
  });

  test('a second try that is refused says so, and asks for nothing more', async () => {
    underPolicy(elsewhere);
    sessionStorage.setItem(EMBED_KEY, '/brined-turnips/video');
    render(
      <StrictMode>
        <VideoEmbed id="video" block={video} language={language} />
      </StrictMode>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('YouTube did not answer.');
    expect(sessionStorage.getItem(EMBED_KEY)).toBeNull();
    expect(foreign()).toBe(0);
  });

  test('a player that arrives after the page was left keeps its hands off the next one', async () => {
    underPolicy(elsewhere);
    const { unmount } = render(
      <StrictMode>
        <VideoEmbed id="video" block={video} language={language} />
      </StrictMode>,
    );
    fireEvent.click(screen.getByRole('button', { name: /^Play/ }));
    unmount();
    window.history.pushState(null, '', '/barley-stew/');
    await import('@/components/embed/player.client');
    await act(async () => {});
    expect(window.location.hash).toBe('');
    expect(sessionStorage.getItem(EMBED_KEY)).toBeNull();
  });

  test('a press for another page opens nothing here', async () => {
    sessionStorage.setItem(EMBED_KEY, '/barley-stew/video');
    showVideo();
    await act(async () => {});
    expect(screen.getByRole('button', { name: /^Play/ })).toBeInTheDocument();
    expect(foreign()).toBe(0);
  });
});
