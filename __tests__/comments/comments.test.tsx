import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Comments } from '@/components/comments/comments';
import { comments as commentsSchema } from '@/lib/content/schema/comments';
import { site } from '@/lib/content/server';

const APP = '0b9f3a1c-2d4e-4f60-8a7b-1c2d3e4f5a6b';

const ISSO = { service: 'isso', host: 'https://talk.test/isso/' };
const CUSDIS = { service: 'cusdis', appId: APP, host: 'https://talk.test' };
const GISCUS = {
  service: 'giscus',
  repo: 'ann/kitchen',
  repoId: 'R_kgDOAbCdEf',
  category: 'Recipes',
  categoryId: 'DIC_kwDOAbCdEf4CAbCd',
};

const fetched = jest.fn();
const answer = (body: object, status = 200) =>
  Promise.resolve({ ok: status < 300, status, json: () => Promise.resolve(body) });

/** Comments of a site with a service, before a press. */
function show(service: object): ReturnType<typeof userEvent.setup> {
  Object.assign(site, { comments: commentsSchema.parse(service) });
  render(<Comments path="/barley-stew/" title="Barley Stew" />);
  return userEvent.setup();
}

/** The same, once they are asked for. */
async function open(service: object): Promise<ReturnType<typeof userEvent.setup>> {
  const user = show(service);
  await user.click(screen.getByRole('button', { name: 'Show comments' }));
  return user;
}

const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
  setOnline(true);
  sessionStorage.clear();
});
afterEach(() => {
  Object.assign(site, { comments: undefined });
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

/** Address of the request with this number, and what it sends. */
const requestOf = (index: number) => {
  const [address, options] = fetched.mock.calls[index] ?? [];
  return { address: `${address}`, sent: options?.body ? JSON.parse(options.body) : undefined };
};

describe('comments', () => {
  it('are nowhere on a site without a service', () => {
    Object.assign(site, { comments: undefined });
    const { container } = render(<Comments path="/barley-stew/" title="Barley Stew" />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([ISSO, CUSDIS, GISCUS])('of $service are not requested before a press', (service) => {
    show(service);
    expect(screen.getByRole('heading', { name: 'Comments' })).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('comments of Isso', () => {
  const REPLY = { id: 8, author: 'Cook', created: 1_780_000_000, text: 'Glad to hear.', likes: 0 };
  const THREAD = {
    replies: [
      {
        id: 7,
        author: null,
        created: 1_779_900_000.5,
        text: 'Lovely.\n\nWith <b>rye</b>.',
        replies: [REPLY],
      },
    ],
  };

  it('are listed as they were typed, with replies, and take the focus', async () => {
    fetched.mockReturnValue(answer(THREAD));
    await open(ISSO);
    expect(await screen.findByText('2 comments')).toBeVisible();
    expect(requestOf(0).address).toBe('https://talk.test/isso/?uri=%2Fbarley-stew%2F&plain=1');
    expect(screen.getByText('Somebody')).toBeVisible();
    expect(screen.getByText('With <b>rye</b>.')).toBeVisible();
    const [, inner] = screen.getAllByRole('list');
    expect(within(inner as HTMLElement).getByText('Glad to hear.')).toBeVisible();
    expect(screen.getByText('May 27, 2026', { exact: false })).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('say why they did not load, and load with “Try again”', async () => {
    fetched.mockReturnValueOnce(Promise.reject(new TypeError('blocked')));
    const user = await open(ISSO);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The comments didn’t load. talk.test doesn’t answer, or this browser blocks it.',
    );
    fetched.mockReturnValue(answer({ replies: [] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No comments yet.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['an error', () => answer({}, 500)],
    ['a page', () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('<')) })],
  ])('do not load from a server that answers with %s', async (_, failing) => {
    fetched.mockImplementation(failing);
    await open(ISSO);
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('say that the visitor is offline', async () => {
    setOnline(false);
    fetched.mockReturnValue(Promise.reject(new TypeError('offline')));
    await open(ISSO);
    expect(await screen.findByRole('alert')).toHaveTextContent('because you’re offline');
  });

  it('send a reply, and show it', async () => {
    fetched.mockReturnValueOnce(answer(THREAD));
    const user = await open(ISSO);
    await user.click(await screen.findByRole('button', { name: 'Reply to Somebody' }));
    expect(screen.getByLabelText('Your comment')).toHaveFocus();
    await user.keyboard('Me too');
    await user.type(screen.getByLabelText('Your name'), 'Ben');
    fetched.mockReturnValueOnce(answer({ id: 9, mode: 1 }, 201));
    fetched.mockReturnValueOnce(answer({ replies: [{ id: 7, text: 'Me too', author: 'Ben', replies: [] }] }));
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(await screen.findByText('Your comment is here.')).toBeVisible();
    expect(requestOf(1)).toEqual({
      address: 'https://talk.test/isso/new?uri=%2Fbarley-stew%2F',
      sent: { author: 'Ben', email: null, text: 'Me too', title: 'Barley Stew', parent: 7 },
    });
    expect(await screen.findByText('Me too')).toBeVisible();
    expect(screen.getByLabelText('Your comment')).toHaveValue('');
  });

  it.each([
    [
      'waits for approval',
      () => answer({ mode: 2 }, 202),
      'Comment sent. It’s shown here once it’s approved.',
      '',
    ],
    [
      'is refused',
      () => answer({}, 403),
      'Not sent: talk.test didn’t accept it. Your comment is still here.',
      'Yum',
    ],
    [
      'is not answered',
      () => Promise.reject(new TypeError('blocked')),
      'Not sent: talk.test didn’t answer. Your comment is still here.',
      'Yum',
    ],
  ])('say that a comment %s', async (_, posted, message, left) => {
    fetched.mockReturnValueOnce(answer({ replies: [] }));
    const user = await open(ISSO);
    await user.type(await screen.findByLabelText('Your comment'), 'Yum');
    fetched.mockImplementationOnce(posted);
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Your comment')).toHaveValue(left);
  });

  it('ask for a text before anything is sent', async () => {
    fetched.mockReturnValueOnce(answer({ replies: [] }));
    const user = await open(ISSO);
    await user.click(await screen.findByRole('button', { name: 'Send comment' }));
    expect(screen.getByText('Please write a comment.')).toBeVisible();
    expect(screen.getByLabelText('Your comment')).toHaveFocus();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('comments of Cusdis', () => {
  const entry = (id: string, createdAt: string, more: object = {}) => ({
    ...{ id, createdAt, content: `Text ${id}`, by_nickname: 'Ann', replies: { data: [], commentCount: 0 } },
    ...more,
  });

  it('are read from all pages of its answer, oldest first', async () => {
    fetched.mockReturnValueOnce(
      answer({ data: { data: [entry('b', '2026-05-02T10:00:00Z')], pageCount: 2 } }),
    );
    const owner = entry('a', '2026-05-01T10:00:00Z', {
      by_nickname: null,
      moderator: { displayName: 'Cook' },
    });
    fetched.mockReturnValueOnce(answer({ data: { data: [owner], pageCount: 2 } }));
    await open(CUSDIS);
    expect(await screen.findByText('2 comments')).toBeVisible();
    expect(requestOf(1).address).toBe(
      `https://talk.test/api/open/comments?appId=${APP}&pageId=%2Fbarley-stew%2F&page=2`,
    );
    expect(screen.getAllByText(/^Text/).map(({ textContent }) => textContent)).toEqual(['Text a', 'Text b']);
    expect(screen.getByText('Cook')).toBeVisible();
  });

  it('wait for approval once they are sent', async () => {
    fetched.mockReturnValueOnce(answer({ data: { data: [], pageCount: 0 } }));
    const user = await open(CUSDIS);
    await user.type(await screen.findByLabelText('Your comment'), 'Yum');
    fetched.mockReturnValueOnce(answer({ data: {} }));
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(await screen.findByText('Comment sent. It’s shown here once it’s approved.')).toBeVisible();
    expect(requestOf(1)).toEqual({
      address: 'https://talk.test/api/open/comments',
      sent: {
        appId: APP,
        pageId: '/barley-stew/',
        pageTitle: 'Barley Stew',
        pageUrl: 'http://localhost/barley-stew/',
        nickname: '',
        email: '',
        content: 'Yum',
      },
    });
  });
});

describe('comments of giscus', () => {
  const frame = () => screen.findByTitle<HTMLIFrameElement>('Comments');
  const say = (element: HTMLIFrameElement, giscus: object, origin = 'https://giscus.app') =>
    fireEvent(
      window,
      new MessageEvent('message', { data: { giscus }, origin, source: element.contentWindow }),
    );

  it('are a frame in the language of the site, with the theme of the device and the height that it reports', async () => {
    await open(GISCUS);
    const element = await frame();
    const { pathname, searchParams } = new URL(element.src);
    expect(pathname).toBe('/en/widget');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      repo: 'ann/kitchen',
      categoryId: 'DIC_kwDOAbCdEf4CAbCd',
      term: '/barley-stew/',
      strict: '1',
      reactionsEnabled: '1',
      theme: 'preferred_color_scheme',
      session: '',
    });
    expect(element.getAttribute('sandbox')).not.toContain('allow-top-navigation ');
    expect(screen.getByText('Loading the comments…')).toBeVisible();
    say(element, { resizeHeight: 9 }, 'https://other.test');
    expect(screen.getByText('Loading the comments…')).toBeVisible();
    say(element, { resizeHeight: 740 });
    expect(element.style.height).toBe('740px');
    expect(screen.queryByText('Loading the comments…')).toBeNull();
  });

  it('say that they did not load after 15 seconds without a word, and try again', async () => {
    const user = show(GISCUS);
    const button = screen.getByRole('button', { name: 'Show comments' });
    await user.hover(button);
    jest.useFakeTimers();
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.getByRole('alert')).toHaveTextContent('giscus.app doesn’t answer');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByTitle('Comments')).toBeVisible();
  });

  it('open after a sign-in, which is taken out of the address and forgotten once it is void', async () => {
    history.replaceState(null, '', '/barley-stew/?servings=8&giscus=abc');
    show(GISCUS);
    const element = await frame();
    expect(new URL(element.src).searchParams.get('session')).toBe('abc');
    expect(location.search).toBe('?servings=8');
    say(element, { error: 'Bad credentials' });
    expect(new URL((await frame()).src).searchParams.get('session')).toBe('');
  });
});
