import type { Page } from 'playwright/test';
import { BASE, blobName, type CommittedFile, Repository } from './desk-repository';
import { type Answer, serve } from './desk-service';

/** Pull request of the editor. */
export type PullRequest = {
  number: number;
  title: string;
  branch: string;
  labels: string[];
  isDraft: boolean;
  /** True while a check that the branch requires has not passed. */
  isBlocked: boolean;
  state: 'open' | 'closed' | 'merged';
};

type Variables = Readonly<Record<string, unknown>> & {
  branch?: string;
  input?: Readonly<Record<string, unknown>>;
};

/** Files of a commit as `createCommitOnBranch` takes them. */
type FileChanges = { additions: { path: string; contents: string }[]; deletions: { path: string }[] };

const AUTHOR = { name: 'Anna', email: 'anna@kitchen.test', user: { id: 1, login: 'anna' } };

/** Day of all commits and pull requests. */
const DATE = '2026-11-28T09:00:00Z';

/**
 * Answers the requests of the editor as GitHub does, with the content of the fixture site: REST for trees, blobs, labels and
 * merges, GraphQL for everything else. As there, a commit names the one that it follows, and a draft is not merged.
 */
export async function serveGitHub(
  page: Page,
): Promise<{ repository: Repository; pullRequests: readonly PullRequest[] }> {
  const repository = new Repository();
  const pullRequests: PullRequest[] = [];
  const requestOf = (number: unknown) => pullRequests.find((each) => each.number === Number(number));

  /** Text of a blob as GraphQL has it. */
  const blob = (content: Buffer | undefined, path = '') =>
    content && {
      oid: blobName(content),
      byteSize: content.length,
      isBinary: path.endsWith('.webp'),
      isTruncated: false,
      text: path.endsWith('.webp') ? null : content.toString('utf8'),
    };

  const history = { history: { nodes: [{ author: AUTHOR, committedDate: DATE }] } };

  /** Value of one of the numbered fields of a query, such as `content_3: object(oid: "…")`. */
  function numberedField(call: string): unknown {
    const [, oid] = /^object\(oid: "(\w+)"\)/.exec(call) ?? [];
    // No commit has a deployment.
    if (oid !== undefined) return blob(repository.blob(oid)) ?? {};
    const [, branch, path] = /^object\(expression: "([^:"]+):([^"]+)"\)/.exec(call) ?? [];
    if (branch !== undefined && path !== undefined) return blob(repository.files(branch).get(path), path);
    return { target: history };
  }

  /** Data of a query with numbered fields. */
  const numberedFields = (query: string) =>
    Object.fromEntries(
      [...query.matchAll(/(\w+_\d+):\s+((?:object|ref)\([^)]*\))/g)].map(([, name, call = '']) => [
        name,
        numberedField(call),
      ]),
    );

  /** Result of a commit, or the error that GitHub has for one on another commit than the last. */
  function commit(query: string, input: Readonly<Record<string, unknown>>): unknown {
    const { branchName } = input.branch as { branchName: string };
    const { headline } = input.message as { headline: string };
    const { additions, deletions } = input.fileChanges as FileChanges;
    if (input.expectedHeadOid !== repository.head(branchName))
      return {
        errors: [{ type: 'STALE_DATA', message: `Expected branch to point to "${input.expectedHeadOid}"` }],
      };
    const before = repository.files(branchName);
    const written = additions.map(({ path, contents }): CommittedFile => {
      const operation = before.has(path) ? 'update' : 'create';
      return { operation, path, content: Buffer.from(contents, 'base64') };
    });
    const deleted = deletions.map(({ path }): CommittedFile => {
      return { operation: 'delete', path, content: Buffer.alloc(0) };
    });
    repository.commit(headline, branchName, [...deleted, ...written]);
    const names = [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)].map(([, field, path = '']) => [
      field,
      { oid: blobName(repository.files(branchName).get(path) ?? Buffer.alloc(0)) },
    ]);
    const made = { oid: repository.head(branchName), committedDate: DATE, ...Object.fromEntries(names) };
    return { data: { createCommitOnBranch: { commit: made } } };
  }

  function createRef(name: string): unknown {
    const branch = name.replace('refs/heads/', '');
    if (repository.hasBranch(branch))
      return { errors: [{ message: `A ref named "${name}" already exists in the repository.` }] };
    repository.createBranch(branch);
    return { data: { createRef: { ref: { name } } } };
  }

  /** Pull request as GraphQL has it. */
  const node = ({ number, title, branch, labels, isDraft }: PullRequest) => ({
    id: `PR_${number}`,
    number,
    title,
    url: `https://github.com/harbour/kitchen/pull/${number}`,
    isDraft,
    isCrossRepository: false,
    createdAt: DATE,
    updatedAt: DATE,
    headRefName: branch,
    headRefOid: repository.head(branch),
    author: { login: 'anna', avatarUrl: '', name: 'Anna', email: 'anna@kitchen.test', databaseId: 1 },
    labels: { nodes: labels.map((name) => ({ name })) },
    files: {
      nodes: repository.changes(branch).map(({ operation, path }) => {
        const types = { create: 'ADDED', update: 'MODIFIED', delete: 'DELETED' };
        return { path, changeType: types[operation] };
      }),
    },
  });

  const openRequests = () => pullRequests.filter(({ state }) => state === 'open');

  /** Answer to a query or a mutation of the editor. */
  function graphql(query: string, { branch = BASE, input = {} }: Variables): unknown {
    const has = (part: string) => query.includes(part);
    if (has('createCommitOnBranch')) return commit(query, input);
    if (has('createRef(')) return createRef(String(input.name));
    if (has('markPullRequestReadyForReview') || has('convertPullRequestToDraft')) {
      const request = requestOf(String(input.pullRequestId).replace('PR_', ''));
      if (request) request.isDraft = has('convertPullRequestToDraft');
      return { data: {} };
    }
    const ref = { target: { oid: repository.head(BASE) } };
    if (has('fork: repository')) return { data: { fork: { id: 'R_1' }, base: { ref } } };
    if (has('labels: ['))
      return { data: { repository: { pullRequests: { nodes: openRequests().map(node) } } } };
    if (has('totalCount'))
      return { data: { repository: { pullRequests: { totalCount: openRequests().length } } } };
    if (has('history(first: 1) {')) {
      const nodes = [{ oid: repository.head(branch), message: 'A commit' }];
      return { data: { repository: { ref: { target: { history: { nodes } } } } } };
    }
    const numbered = numberedFields(query);
    return { data: { repository: Object.keys(numbered).length > 0 ? numbered : { ref } } };
  }

  function open({ title, head, draft }: { title: string; head: string; draft: boolean }): Answer {
    const number = pullRequests.length + 1;
    pullRequests.push({
      number,
      title,
      branch: head,
      labels: [],
      isDraft: draft,
      isBlocked: false,
      state: 'open',
    });
    const json = {
      number,
      node_id: `PR_${number}`,
      title,
      html_url: `https://github.com/harbour/kitchen/pull/${number}`,
      head: { sha: repository.head(head) },
      created_at: DATE,
      updated_at: DATE,
    };
    return { status: 201, json };
  }

  function merge(request: PullRequest): Answer {
    if (request.isDraft) return { status: 405, json: { message: 'Pull Request is still a draft' } };
    if (request.isBlocked)
      return { status: 405, json: { message: 'Required status check "Preview" is failing.' } };
    repository.merge(request.title, request.branch);
    request.state = 'merged';
    return { json: { merged: true } };
  }

  /** Answer to a request for a pull request, which is an issue with labels too. */
  function requestAnswer(call: string, request: PullRequest, body: Record<string, unknown>): Answer {
    const labels = request.labels.map((name) => ({ name }));
    if (call === 'GET issues') return { json: { labels } };
    if (call === 'PUT pulls/merge') return merge(request);
    if (call === 'PATCH pulls') request.state = body.state === 'closed' ? 'closed' : 'open';
    else request.labels = body.labels as string[];
    return { json: {} };
  }

  await page.route('https://www.githubstatus.com/**', (route) => {
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ headers, json: { status: { indicator: 'none' } } });
  });

  await serve(page, 'https://api.github.com', (request, { pathname }) => {
    const method = request.method();
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    if (pathname === '/graphql')
      return { json: graphql(String(body.query), (body.variables ?? {}) as Variables) };
    if (pathname === '/user')
      return { json: { id: 1, login: 'anna', name: 'Anna', email: 'anna@kitchen.test' } };
    const path = pathname.replace('/repos/harbour/kitchen/', '');
    const [first, second, third] = path.split('/');
    if (path === 'collaborators/anna') return { status: 204 };
    if (path.startsWith('git/trees/')) {
      const tree = [...repository.files(BASE)].map(([name, content]) => {
        return { path: name, type: 'blob', size: content.length, sha: blobName(content) };
      });
      return { json: { sha: repository.head(BASE), truncated: false, tree } };
    }
    if (path.startsWith('git/blobs/'))
      return { body: repository.blob(String(third)), contentType: 'application/octet-stream' };
    if (method === 'DELETE' && path.startsWith('git/refs/heads/')) {
      repository.deleteBranch(decodeURI(path.replace('git/refs/heads/', '')));
      return { status: 204 };
    }
    if (path === 'pulls') return open(body as { title: string; head: string; draft: boolean });
    const found = requestOf(second);
    const call = `${method} ${first}${third === undefined ? '' : `/${third}`}`;
    return found && requestAnswer(call, found, body);
  });
  return { repository, pullRequests };
}
