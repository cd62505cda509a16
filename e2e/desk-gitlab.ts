import type { Page } from 'playwright/test';
import { BASE, blobName, type CommittedFile, Repository } from './desk-repository';
import { type Answer, serve } from './desk-service';

/** A file of a commit as GitLab takes it. */
type Action = {
  action: CommittedFile['operation'];
  file_path: string;
  content: string;
  encoding: 'text' | 'base64';
};

/** GitLab answers with at most this many files at once. */
const PAGE = 100;

/**
 * Answers the requests of the editor as GitLab does, with the content of the fixture site in one branch: GraphQL to read,
 * REST to write. As there, a commit with a file that exists already, or does not, is refused as a whole.
 */
export async function serveGitLab(page: Page): Promise<Repository> {
  const repository = new Repository();
  const files = () => repository.files(BASE);

  /** Data of a query. */
  function graphql(query: string, variables: Readonly<Record<string, unknown>>): unknown {
    if (query.includes('lastCommit'))
      return { tree: { lastCommit: { sha: repository.head(BASE), message: 'A commit' } } };
    if (query.includes('paths: $paths')) {
      const nodes = (variables.paths as string[]).map((path) => {
        const content = files().get(path) ?? Buffer.alloc(0);
        return { path, oid: blobName(content), size: content.length, rawTextBlob: content.toString('utf8') };
      });
      return { blobs: { nodes } };
    }
    const start = Number(variables.cursor || 0);
    const nodes = [...files()]
      .slice(start, start + PAGE)
      .map(([path, content]) => ({ type: 'blob', path, sha: blobName(content) }));
    const pageInfo = { endCursor: String(start + PAGE), hasNextPage: start + PAGE < files().size };
    return { tree: { blobs: { nodes, pageInfo } } };
  }

  function commit(body: { branch: string; commit_message: string; actions: Action[] }): Answer {
    const { branch, commit_message: message, actions } = body;
    for (const { action, file_path: path } of actions) {
      const exists = files().has(path);
      if (action === 'create' && exists)
        return { status: 400, json: { message: 'A file with this name already exists' } };
      if (action !== 'create' && !exists)
        return { status: 400, json: { message: "A file with this name doesn't exist" } };
    }
    const changes = actions.map(({ action, file_path: path, content, encoding }): CommittedFile => {
      return {
        operation: action,
        path,
        content: Buffer.from(content, encoding === 'text' ? 'utf8' : 'base64'),
      };
    });
    repository.commit(message, branch, changes);
    return {
      status: 201,
      json: { id: repository.head(BASE), committed_date: '2026-11-28T09:00:00Z' },
    };
  }

  await page.route('https://status-api.hostedstatus.com/**', (route) => {
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ headers, json: { result: { status_overall: { status_code: 100 } } } });
  });

  await serve(page, 'https://gitlab.com', (request, { pathname }) => {
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    if (pathname === '/api/graphql') {
      const found = graphql(String(body.query), body.variables as Readonly<Record<string, unknown>>);
      return { json: { data: { project: { repository: found } } } };
    }
    if (pathname === '/api/v4/user')
      return { json: { id: 1, username: 'anna', name: 'Anna', email: 'anna@kitchen.test' } };
    const path = pathname.replace('/api/v4/projects/harbour%2Fkitchen', '');
    if (path === '/users') return { json: [{ id: 1, username: 'anna' }] };
    if (path === `/repository/branches/${BASE}`) return { json: { commit: { id: repository.head(BASE) } } };
    if (path === '/repository/commits')
      return commit(body as { branch: string; commit_message: string; actions: Action[] });
    const media = /^\/repository\/files\/(.+)\/raw$/.exec(path)?.[1];
    const content = media === undefined ? undefined : files().get(decodeURIComponent(media));
    if (content) return { body: content, contentType: 'application/octet-stream' };
    // Deployments and states of builds: none.
    return path.startsWith('/deployments') || path.endsWith('/statuses') ? { json: [] } : undefined;
  });
  return repository;
}
