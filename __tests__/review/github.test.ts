import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Review } from '@/scripts/review/comments';
import { changedFiles, type PullRequest, writeReview } from '@/scripts/review/github';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Pull request at a server of this test, which answers with a handler. */
async function pullRequestAt(handler: Handler): Promise<PullRequest> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { api, repository: 'anna/kitchen', number: 4, head: 'c0ffee', token: 'a-token' };
}

const json = (response: ServerResponse, value: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

type Stored = Record<string, unknown> & { id: number };

/** GitHub with comments on one pull request: lists of two entries to a page, and changes as GitHub makes them. */
async function gitHub(pages: { files?: object[]; comments?: Stored[]; conversation?: Stored[] }) {
  const lists = { files: [], comments: [], conversation: [], ...pages } as Record<string, Stored[]>;
  const calls: string[] = [];
  const sent: unknown[] = [];
  const request = await pullRequestAt((incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const { pathname, searchParams } = new URL(url, 'http://github.test');
    const path = pathname.replace('/repos/anna/kitchen/', '');
    if (headers.authorization !== 'Bearer a-token') return response.writeHead(401).end('{}');
    const name = {
      'pulls/4/files': 'files',
      'pulls/4/comments': 'comments',
      'issues/4/comments': 'conversation',
    }[path];
    if (method === 'GET' && name) {
      const page = Number(searchParams.get('page') ?? 1);
      const all = lists[name] ?? [];
      const next = `<http://${headers.host}${pathname}?per_page=100&page=${page + 1}>; rel="next"`;
      const more: Record<string, string> = all.length > page * 2 ? { link: next } : {};
      return json(response, all.slice(page * 2 - 2, page * 2), more);
    }
    let text = '';
    incoming.on('data', (part) => (text += part));
    return incoming.on('end', () => {
      calls.push(`${method} ${path}`);
      if (text !== '') sent.push(JSON.parse(text));
      json(response, {});
    });
  });
  return { request, calls, sent };
}

const BOT = { type: 'Bot', login: 'github-actions[bot]' };

const comment = (id: number, key: string, more: object = {}): Stored => ({
  id,
  path: 'data/recipes/soup.yaml',
  line: 2,
  subject_type: 'line',
  user: BOT,
  body: `Now: 20\n\n<!-- desk-check ${key} -->`,
  ...more,
});

const NOTHING: Review = { files: [], general: undefined };

it('changedFiles reads all pages', async () => {
  const files = [1, 2, 3].map((number) => ({
    filename: `${number}.yaml`,
    status: 'added',
    patch: '@@ -0,0 +1 @@',
  }));
  const { request } = await gitHub({ files: [...files, { filename: 'old.webp', status: 'removed' }] });
  expect(await changedFiles(request)).toEqual([
    { path: '1.yaml', isRemoved: false, patch: '@@ -0,0 +1 @@' },
    { path: '2.yaml', isRemoved: false, patch: '@@ -0,0 +1 @@' },
    { path: '3.yaml', isRemoved: false, patch: '@@ -0,0 +1 @@' },
    { path: 'old.webp', isRemoved: true, patch: undefined },
  ]);
});

it('adds comments at lines, on files and on the pull request', async () => {
  const { request, calls, sent } = await gitHub({});
  const files = [
    { key: 'a', path: 'soup.yaml', line: 3, body: 'At a line' },
    { key: 'b', path: 'soup.yaml', body: 'On the file' },
  ];
  await writeReview(request, { files, general: 'On all' });
  expect(calls).toEqual(['POST pulls/4/comments', 'POST pulls/4/comments', 'POST issues/4/comments']);
  expect(sent).toEqual([
    { body: 'At a line', commit_id: 'c0ffee', path: 'soup.yaml', line: 3, side: 'RIGHT' },
    { body: 'On the file', commit_id: 'c0ffee', path: 'soup.yaml', subject_type: 'file' },
    { body: 'On all' },
  ]);
});

it('repeats nothing on the next push', async () => {
  const first = comment(1, 'a');
  const general = { ...comment(9, 'general'), body: 'On all\n\n<!-- desk-check general -->' };
  const { request, calls } = await gitHub({ comments: [first], conversation: [general] });
  const files = [{ key: 'a', path: String(first.path), line: 2, body: String(first.body) }];
  await writeReview(request, { files, general: general.body });
  expect(calls).toEqual([]);
});

it('updates a comment whose text has changed', async () => {
  const { request, calls, sent } = await gitHub({
    comments: [comment(1, 'a')],
    conversation: [comment(9, 'general')],
  });
  const files = [{ key: 'a', path: 'data/recipes/soup.yaml', line: 2, body: 'Now: 25' }];
  await writeReview(request, { files, general: 'On others' });
  expect(calls).toEqual(['PATCH pulls/comments/1', 'PATCH issues/comments/9']);
  expect(sent).toEqual([{ body: 'Now: 25' }, { body: 'On others' }]);
});

it('deletes what is mended on all pages, and leaves the comments of people', async () => {
  const people = [comment(2, 'a', { user: { type: 'User' } }), comment(3, '', { body: 'Nice soup!' })];
  const { request, calls } = await gitHub({
    comments: [comment(1, 'a'), ...people, comment(4, 'b', { subject_type: 'file', line: null })],
    conversation: [comment(8, '', { body: 'Soon?' }), comment(9, 'general')],
  });
  await writeReview(request, NOTHING);
  expect(calls).toEqual(['DELETE pulls/comments/1', 'DELETE pulls/comments/4', 'DELETE issues/comments/9']);
});

it.each<[string, number, Record<string, string>, string]>([
  [
    'a token without permission',
    403,
    {},
    'GitHub does not let this workflow comment (403, GET /repos/anna/kitchen/pulls/4/comments: Resource not accessible by integration). It needs the permission “pull-requests: write”.',
  ],
  [
    'the limit of requests',
    403,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1796040000' },
    'GitHub takes no more requests until 12:00 UTC. Run the check again then.',
  ],
  [
    'the limit of comments in a short time',
    403,
    { 'retry-after': '60' },
    'GitHub takes no more requests for 60 seconds. Run the check again then.',
  ],
  [
    'a fault of its own',
    502,
    {},
    'GitHub refused GET /repos/anna/kitchen/pulls/4/comments with 502: Resource not accessible by integration',
  ],
])('explains %s', async (_, status, headers, message) => {
  const request = await pullRequestAt((__, response) =>
    response.writeHead(status, headers).end('{"message":"Resource not accessible by integration"}'),
  );
  await expect(writeReview(request, NOTHING)).rejects.toThrow(message);
});

it('sends the token to no other host', async () => {
  const request = await pullRequestAt((_, response) =>
    json(response, [], { link: '<https://elsewhere.test/comments?page=2>; rel="next"' }),
  );
  await expect(writeReview(request, NOTHING)).rejects.toThrow(
    'GitHub names another host for the next page: elsewhere.test',
  );
});
