import type { CommentService } from '@/lib/content/schema/comments';
import { postJson, type SendResult } from './post-json';

// Comments of a page, in the browser. No script of a service runs: Isso and Cusdis are asked for data, giscus is a frame.

/** Page whose comments are shown. */
export type CommentedPage = {
  /** Path with base path and slash, which services know the page by. */
  path: string;
  title: string;
};

export type Comment = {
  id: string;
  /** '' for none. */
  author: string;
  /** Time in ms; undefined if the service names none. */
  time: number | undefined;
  text: string;
  replies: readonly Comment[];
};

export type NewComment = { name: string; email: string; text: string; parent: string | undefined };

/** `waiting` if somebody has to approve it first. */
export type CommentResult = SendResult | 'waiting';

type ThreadService = Exclude<CommentService, { service: 'giscus' }>;

/** Time in ms after which a service is assumed not to answer. */
export const COMMENTS_TIMEOUT = 15_000;

const withoutSlash = (host: string) => host.replace(/\/+$/, '');

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function issoComment({ id, author, created, text, replies }: Fields): Comment {
  const time = typeof created === 'number' ? created * 1000 : undefined;
  return {
    id: `${id}`,
    author: textIn(author),
    time,
    text: textIn(text),
    replies: listIn(replies).map(issoComment),
  };
}

function cusdisComment({ id, by_nickname, moderator, createdAt, content, replies }: Fields): Comment {
  const time = Date.parse(`${createdAt}`);
  return {
    id: `${id}`,
    author: textIn(by_nickname) || textIn(isFields(moderator) ? moderator.displayName : ''),
    time: Number.isNaN(time) ? undefined : time,
    text: textIn(content),
    replies: listIn(isFields(replies) ? replies.data : undefined).map(cusdisComment),
  };
}

async function readJson(address: string, query: Record<string, string>): Promise<Fields> {
  const response = await fetch(`${address}?${new URLSearchParams(query)}`, {
    signal: AbortSignal.timeout(COMMENTS_TIMEOUT),
  });
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!isFields(answer)) throw new Error(`${address}: HTTP ${response.status}`);
  return answer;
}

/** Every comment of a page, oldest first. Rejects if the service does not answer with comments. */
export async function readComments(service: ThreadService, { path }: CommentedPage): Promise<Comment[]> {
  const host = withoutSlash(service.host);
  // `plain` answers with the text as it was typed, not with HTML.
  if (service.service === 'isso')
    return listIn((await readJson(`${host}/`, { uri: path, plain: '1' })).replies).map(issoComment);
  const found: Comment[] = [];
  for (let page = 1, count = 1; page <= count; page += 1) {
    const query = { appId: service.appId, pageId: path, page: `${page}` };
    const { data } = await readJson(`${host}/api/open/comments`, query);
    if (!isFields(data)) throw new Error(`${host}: no comments`);
    found.push(...listIn(data.data).map(cusdisComment));
    count = Number(data.pageCount) || 0;
  }
  return found.sort((one, other) => (one.time ?? 0) - (other.time ?? 0));
}

/** Sends a comment. Never rejects. */
export async function sendComment(
  service: ThreadService,
  { path, title }: CommentedPage,
  { name, email, text, parent }: NewComment,
): Promise<CommentResult> {
  const host = withoutSlash(service.host);
  if (service.service === 'isso') {
    const fields = {
      author: name || null,
      email: email || null,
      text,
      title,
      parent: parent ? Number(parent) : null,
    };
    const { result, status } = await postJson(`${host}/new?${new URLSearchParams({ uri: path })}`, fields);
    return result === 'sent' && status === 202 ? 'waiting' : result;
  }
  const page = { appId: service.appId, pageId: path, pageTitle: title, pageUrl: `${location.origin}${path}` };
  const fields = { ...page, nickname: name, email, content: text, parentId: parent };
  const { result } = await postJson(`${host}/api/open/comments`, fields);
  // Cusdis shows a comment once it is approved.
  return result === 'sent' ? 'waiting' : result;
}
