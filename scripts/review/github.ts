import { commentChanges, type EarlierComment } from './changes';
import { type ChangedFile, type FileComment, GENERAL, keyOf, type Review } from './comments';

/** Pull request at GitHub. */
export type PullRequest = {
  /** Address of the interface: https://api.github.com. */
  api: string;
  /** Owner and name. */
  repository: string;
  number: number;
  /** Name of the last commit of its branch. */
  head: string;
  /** Token that may write comments. */
  token: string;
};

/** Failure of the service, in words for its owner. */
export class ServiceError extends Error {}

/** Reads an answer with an error as a failure in words: too many requests, a missing permission, or another status. */
async function failure(response: Response, call: string): Promise<ServiceError> {
  const { status, headers } = response;
  const said = await response.text().then((text) => {
    try {
      return String(Object(JSON.parse(text)).message ?? '');
    } catch {
      return '';
    }
  });
  const wait = Number(headers.get('retry-after'));
  const reset = Number(headers.get('x-ratelimit-reset'));
  if (headers.get('x-ratelimit-remaining') === '0' && reset > 0) {
    const moment = new Date(reset * 1000).toISOString().slice(11, 16);
    return new ServiceError(`GitHub takes no more requests until ${moment} UTC. Run the check again then.`);
  }
  if (wait > 0)
    return new ServiceError(`GitHub takes no more requests for ${wait} seconds. Run the check again then.`);
  if (status === 401 || status === 403 || status === 404)
    return new ServiceError(
      `GitHub does not let this workflow comment (${status}, ${call}${said && `: ${said}`}). It needs the permission “pull-requests: write”.`,
    );
  return new ServiceError(`GitHub refused ${call} with ${status}${said && `: ${said}`}`);
}

/** Address of the next page of a list; undefined after the last one. Throws for another host, which may not get the token. */
function nextPage(response: Response, api: string): string | undefined {
  const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  if (next !== undefined && new URL(next).origin !== new URL(api).origin)
    throw new ServiceError(`GitHub names another host for the next page: ${new URL(next).host}`);
  return next;
}

/** Requests to the interface of GitHub. */
function requests({ api, repository, token }: PullRequest) {
  const send = async (method: string, address: string, body?: unknown): Promise<Response> => {
    const response = await fetch(address, {
      method,
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'X-GitHub-Api-Version': '2022-11-28',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw await failure(response, `${method} ${new URL(address).pathname}`);
    return response;
  };
  const at = (path: string) => `${api}/repos/${repository}/${path}`;
  return {
    send: (method: string, path: string, body?: unknown) => send(method, at(path), body),
    /** Entries of all pages of a list. */
    list: async (path: string): Promise<Record<string, unknown>[]> => {
      const entries: Record<string, unknown>[] = [];
      let address: string | undefined = at(`${path}?per_page=100`);
      while (address !== undefined) {
        const response: Response = await send('GET', address);
        entries.push(...((await response.json()) as Record<string, unknown>[]));
        address = nextPage(response, api);
      }
      return entries;
    },
  };
}

/** Files that a pull request changes. */
export async function changedFiles(request: PullRequest): Promise<ChangedFile[]> {
  const files = await requests(request).list(`pulls/${request.number}/files`);
  return files.map(({ filename, status, patch }) => ({
    path: String(filename),
    isRemoved: status === 'removed',
    patch: typeof patch === 'string' ? patch : undefined,
  }));
}

/** Our comments in a list: a comment of a person who has copied one of them is not ours. */
const ownComments = (comments: readonly Record<string, unknown>[]) =>
  comments.flatMap((comment) => {
    const key = keyOf(String(comment.body));
    return key === undefined || Object(comment.user).type !== 'Bot' ? [] : [{ comment, key }];
  });

const earlierComment = ({
  comment,
  key,
}: {
  comment: Record<string, unknown>;
  key: string;
}): EarlierComment => ({
  id: Number(comment.id),
  key,
  path: String(comment.path),
  line: comment.subject_type === 'file' ? undefined : ((comment.line as number | null | undefined) ?? null),
  body: String(comment.body),
});

/** Place of a comment as GitHub takes it. */
const placeOf = ({ path, line }: FileComment) =>
  line === undefined ? { path, subject_type: 'file' } : { path, line, side: 'RIGHT' };

/**
 * Makes the comments of a pull request those of a review: adds new ones, updates those that stay, and deletes those whose
 * problems are mended. Throws a ServiceError if GitHub refuses.
 */
export async function writeReview(request: PullRequest, review: Review): Promise<void> {
  const { number, head } = request;
  const { send, list } = requests(request);
  const earlier = ownComments(await list(`pulls/${number}/comments`)).map(earlierComment);
  const { created, updated, removed } = commentChanges(review.files, earlier);
  for (const id of removed) await send('DELETE', `pulls/comments/${id}`);
  for (const { id, body } of updated) await send('PATCH', `pulls/comments/${id}`, { body });
  for (const comment of created)
    await send('POST', `pulls/${number}/comments`, {
      body: comment.body,
      commit_id: head,
      ...placeOf(comment),
    });

  const conversation = ownComments(await list(`issues/${number}/comments`));
  const general = conversation.find(({ key }) => key === GENERAL)?.comment;
  if (review.general === undefined) {
    if (general) await send('DELETE', `issues/comments/${general.id}`);
  } else if (!general) await send('POST', `issues/${number}/comments`, { body: review.general });
  else if (general.body !== review.general)
    await send('PATCH', `issues/comments/${general.id}`, { body: review.general });
}
